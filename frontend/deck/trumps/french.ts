// The French pack: scenes of the bourgeois year and day, numbered as the players know them. Blue and rose in every sky.
import { at, ringed, mirrored } from './kit.ts';
import { bareTree, cliffs, fields, poplars, roofs, specks, tree, village } from './country.ts';
import { cobbles, field, meadow, vineyard, water } from './grounds.ts';
import { lozenges } from './rooms.ts';
import { birds, cloud, plain, rays, ruled, stars, sun } from './scenery.ts';
import {
  carnival,
  childhood,
  dance,
  maturity,
  minstrel,
  oldAge,
  painter,
  petit,
  players,
  youth,
} from './motifs/ages.ts';
import {
  balloon,
  beacon,
  blossom,
  cat,
  cock,
  highWheel,
  lamplighter,
  parasol,
  snowman,
  sunflowers,
  surf,
  swallow,
  vintage,
} from './motifs/hours.ts';
import { market } from './motifs/market.ts';
import { tint } from './tints.ts';

export const FRENCH: Record<number, () => string> = {
  0: () =>
    plain(tint.sea) +
    stars(tint.straw, 14, 100) +
    fields(tint.leaf, tint.straw, tint.green, 126) +
    ringed(minstrel()),
  1: () => lozenges(tint.rose, tint.air) + ringed(petit()),
  2: () =>
    ruled(tint.sky, tint.air) +
    cloud(42, 84, 0.9) +
    fields(tint.leaf, tint.straw, tint.green, 122) +
    ringed(childhood(), 4),
  3: () =>
    rays(tint.rose, tint.paper, 150, 118) +
    cloud(160, 74, 0.9) +
    village(162, 118) +
    meadow(tint.leaf, tint.green) +
    tree(66, 142, 100, tint.green) +
    ringed(youth(), 4),
  4: () =>
    ruled(tint.air, tint.sky) +
    village(46, 122) +
    poplars('176 124 46, 190 126 54') +
    fields(tint.green, tint.leaf, tint.straw, 126) +
    ringed(maturity(), 4),
  5: () =>
    ruled(tint.blush, tint.rose) +
    tree(178, 132, 84, tint.gold) +
    specks(tint.ochre, 10, 47, 2.5) +
    fields(tint.straw, tint.leaf, tint.air, 124) +
    ringed(oldAge(), 4),
  6: () =>
    rays(tint.rose, tint.paper, 168, 112) +
    sun(168, 112, 18, tint.gold) +
    village(44, 120) +
    fields() +
    ringed(cock()),
  7: () =>
    ruled(tint.air, tint.sky) +
    cloud(42, 92) +
    cloud(78, 52, 0.8) +
    poplars('186 122 40') +
    fields(tint.leaf, tint.green, tint.straw, 126) +
    ringed(parasol()),
  8: () =>
    rays(tint.blush, tint.rose, 70, 92) +
    sun(70, 92, 15, tint.red) +
    roofs(tint.dusk, tint.navy, tint.straw, 112) +
    cobbles(tint.mist, tint.dusk, 136) +
    ringed(lamplighter(), 4),
  9: () =>
    plain(tint.navy) +
    stars(tint.straw, 26, 96) +
    roofs(tint.dusk, tint.sea, tint.gold, 124) +
    ringed(cat(), 2),
  10: () =>
    ruled(tint.sky, tint.air) +
    cloud(42, 84) +
    cloud(168, 90, 0.9) +
    poplars('48 124 30, 58 124 36') +
    field(tint.wood, tint.straw, 126) +
    ringed(balloon()),
  11: () =>
    plain(tint.dusk) +
    stars(tint.straw, 10, 80) +
    water(tint.navy, tint.air, 116) +
    ringed(beacon(), 4) +
    surf() +
    mirrored(120, surf()),
  12: () =>
    rays(tint.rose, tint.blush, 120, 100) +
    poplars('52 126 40, 190 126 46') +
    meadow(tint.leaf, tint.straw) +
    ringed(dance(), 4),
  13: () =>
    ruled(tint.sky, tint.paper) +
    roofs(tint.rose, tint.dusk, tint.sea, 92) +
    cobbles(tint.mist, tint.dusk, 134) +
    ringed(market(), 4),
  14: () =>
    plain(tint.sky) +
    cloud(160, 56) +
    birds(70, 80) +
    poplars('44 124 40, 56 124 52, 68 124 44, 190 124 50, 178 124 40') +
    fields(tint.straw, tint.leaf, tint.air, 124) +
    ringed(highWheel(), 4),
  15: () =>
    ruled(tint.rose, tint.paper) +
    cliffs(120) +
    water(tint.air, tint.paper, 120) +
    meadow(tint.leaf, tint.air, 136) +
    ringed(at(6, 0, painter()), 4),
  16: () =>
    ruled(tint.sky, tint.rose) +
    village(160, 122) +
    meadow(tint.leaf, tint.green) +
    ringed(blossom()) +
    swallow(60, 88, 0.9) +
    swallow(182, 52, 0.7),
  17: () =>
    plain(tint.sea) +
    cloud(38, 84, 0.8) +
    sun(178, 58, 12, tint.straw) +
    fields(tint.green, tint.gold, tint.straw, 122) +
    ringed(sunflowers()),
  18: () =>
    plain(tint.straw) +
    specks(tint.red, 12, 47, 3) +
    village(46, 112) +
    vineyard(tint.blush, tint.wood) +
    ringed(vintage(), 4),
  19: () =>
    plain(tint.air) +
    specks(tint.paper, 26, 53, 2) +
    bareTree(60, 130, 60) +
    bareTree(186, 128, 50) +
    meadow(tint.paper, tint.sky) +
    ringed(snowman(), 3),
  20: () => ruled(tint.sea, tint.air, 150) + ringed(players()),
  21: () =>
    plain(tint.dusk) +
    specks(tint.gold, 16, 47, 3) +
    specks(tint.blush, 14, 59, 3) +
    roofs(tint.navy, tint.sea, tint.gold, 112) +
    cobbles(tint.mist, tint.dusk, 136) +
    ringed(carnival(), 4),
};
