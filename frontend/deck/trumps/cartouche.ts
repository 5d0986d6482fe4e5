// The band between the two halves: empty paper for the numeral, and at its sides the ornament that tells the packs apart.
import { circle, flat, line, shape } from './kit.ts';
import { tint } from './tints.ts';

const PANEL = 'M34 149H64L70 144H170L176 149H206V187H176L170 192H70L64 187H34Z';
const RULE =
  'M34 152.500H65.500L71.500 147.500H168.500L174.500 152.500H206M34 183.500H65.500L71.500 188.500H168.500L174.500 183.500H206';

/** A carnation of the Alpine window sill, its stalk toward the middle; drawn for the left side. */
const carnation =
  line('M66 168H52M62 168q-3-6-7-7m5 7q-3 6-7 7', 1.4, tint.green) +
  shape(
    tint.red,
    'M53 168C48 163 47 159 44 158.500l.5 3-3.500-.5 1 3.500-3 .5 2 3-2 3 3 .5-1 3.500 3.500-.5-.5 3C47 177 48 173 53 168Z',
  ) +
  line('M51 168l-7-3m7 3h-8m8 0l-7 3', 0.8, tint.paper);

/** A fleuron of the printer's case in blue and rose. */
const fleuron =
  shape(tint.navy, 'M38 168l7-7 7 7-7 7z') +
  flat(tint.blush, 'M42 168l3-3 3 3-3 3z') +
  flat(
    tint.navy,
    circle(57, 168, 2) + circle(62.5, 168, 1.3) + circle(45, 157.5, 1.3) + circle(45, 178.5, 1.3),
  );

function band(rule: string, ornament = ''): string {
  const turned = ornament && `<g transform="rotate(180 120 168)">${ornament}</g>`;
  return shape(tint.paper, PANEL) + line(RULE, 1.2, rule) + ornament + turned;
}

export const slovenianBand = band(tint.ochre, carnation);
export const frenchBand = band(tint.red, fleuron);
/** The Excuse's name fills the band. */
export const excuseBand = band(tint.red);
