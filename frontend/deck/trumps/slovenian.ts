// The Slovenian pack: what is painted on each tarok. The sky tells one day, from Pagat's dawn to the lighthouse at dusk;
// the three highest are sunrise, sun and moon themselves.
import { at, ringed } from './kit.ts';
import { cobbles, field, forest, meadow, rock, spruces, vineyard, water } from './grounds.ts';
import { birds, cloud, plain, rays, ruled, stars, triglav } from './scenery.ts';
import { grapes, jester, juggler, linden, lipizzaner, proteus, zlatorog } from './motifs/alpine-life.ts';
import {
  castle,
  halfSun,
  islandChurch,
  lakeLight,
  lighthouse,
  locomotive,
  mond,
  piran,
  sailboat,
  sunFace,
  viaduct,
  alpenglow,
} from './motifs/alpine-places.ts';
import { accordion, anvil, beehive, klopotec, kozolec, spinningWheel } from './motifs/alpine-work.ts';
import { cave, lozenges } from './rooms.ts';
import { tint } from './tints.ts';

/** A card is painted back to front: the sky, the land, the motif on its ring of paper, and what lies before it. */
export const SLOVENIAN: Record<number, () => string> = {
  1: () => rays(tint.rose, tint.blush) + triglav(78, 78) + meadow() + ringed(juggler()),
  2: () =>
    rays(tint.cream, tint.straw) + triglav(176, 74) + meadow(tint.green, tint.leaf, 124) + ringed(beehive()),
  3: () =>
    plain(tint.straw) +
    cloud(40, 62) +
    triglav(160, 86, { height: 0.8 }) +
    vineyard() +
    ringed(at(8, 0, grapes())),
  4: () => cave() + ringed(proteus(), 3),
  5: () => ruled(tint.sky, tint.air) + triglav(64, 72) + water(tint.air, tint.paper, 124) + ringed(castle()),
  6: () =>
    ruled(tint.sea, tint.air, 130) +
    triglav(120, 48, { height: 1.6, lit: tint.mist, shade: tint.dusk }) +
    rock(tint.air, 136) +
    ringed(zlatorog()),
  7: () => rays(tint.cream, tint.straw, 120, 130) + triglav(66, 80) + meadow() + ringed(accordion()),
  8: () =>
    ruled(tint.sky, tint.paper) +
    cloud(160, 62) +
    triglav(70, 76) +
    meadow(tint.leaf, tint.straw) +
    ringed(at(10, 0, linden())),
  9: () =>
    ruled(tint.cream, tint.straw) +
    triglav(60, 66) +
    forest(tint.green, 116, 22) +
    water(tint.sea, tint.paper, 114) +
    ringed(islandChurch()),
  10: () =>
    plain(tint.air) +
    cloud(44, 92, 0.8) +
    cloud(168, 56, 0.8) +
    triglav(166, 90, { height: 0.7 }) +
    vineyard(tint.straw, tint.green) +
    ringed(klopotec()),
  11: () =>
    plain(tint.sky) +
    cloud(156, 58) +
    birds(170, 76) +
    triglav(176, 96, { height: 0.6 }) +
    piran() +
    water(tint.sea, tint.paper, 114) +
    ringed(sailboat()),
  12: () =>
    ruled(tint.straw, tint.cream) +
    triglav(66, 66) +
    forest(tint.spruce, 128, 46) +
    meadow(tint.leaf, tint.green, 130) +
    ringed(at(6, 2, lipizzaner())),
  13: () =>
    ruled(tint.sky, tint.air) + triglav(84, 72) + field(tint.straw, tint.ochre) + ringed(at(8, 0, kozolec())),
  14: () =>
    rays(tint.rose, tint.cream, 112, 90) +
    triglav(172, 76) +
    meadow(tint.leaf, tint.green) +
    ringed(at(6, 0, spinningWheel())),
  15: () => rays(tint.red, tint.gold, 122, 84) + cobbles(tint.navy, tint.dusk, 126) + ringed(anvil()),
  16: () =>
    ruled(tint.blush, tint.rose) +
    triglav(184, 68) +
    forest(tint.green, 138, 30) +
    viaduct() +
    ringed(at(5, 0, locomotive())),
  17: () =>
    plain(tint.dusk) +
    stars(tint.straw, 16) +
    triglav(180, 96, { height: 0.6, lit: tint.mist, shade: tint.navy }) +
    water(tint.navy, tint.air, 118) +
    ringed(at(14, 0, lighthouse()), 3),
  18: () =>
    rays(tint.straw, tint.gold, 132, 70) +
    alpenglow() +
    spruces(tint.spruce, '44 146 40, 60 148 28, 182 148 30, 198 146 42, 76 148 20, 166 148 20'),
  19: () =>
    rays(tint.rose, tint.gold, 120, 112, 30) +
    halfSun() +
    triglav(120, 94, { height: 0.9, lit: tint.dusk, shade: tint.navy }) +
    meadow(tint.spruce, tint.green, 138),
  20: () =>
    ruled(tint.air, tint.sky) +
    triglav(120, 104, { height: 0.8 }) +
    meadow(tint.green, tint.leaf, 136) +
    ringed(sunFace()),
  21: () =>
    plain(tint.navy) +
    stars(tint.gold, 34) +
    triglav(70, 92, { lit: tint.mist, shade: tint.dusk }) +
    water(tint.dusk, tint.navy, 132) +
    ringed(at(20, 2, mond()), 3) +
    lakeLight(144, 136),
  22: () => lozenges(tint.cream, tint.blush) + ringed(at(6, 0, jester())),
};
