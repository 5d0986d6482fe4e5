/** Three backs to choose from, each the same whichever end is up. */
import { doubleEnded, HEIGHT, WIDTH } from './frame.ts';
import { cream, gold, goldLine, navy, paper, red, sky, spruce } from './palette.ts';

/** The printed field inside the paper margin. */
const FIELD = { x: 12, y: 12, width: 216, height: 312 };
const line = (d: string, colour: string, width: number, fill = 'none') =>
  `<path fill="${fill}" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round" d="${d}"/>`;
const box = (inset: number) =>
  `M${FIELD.x + inset} ${FIELD.y + inset}h${FIELD.width - 2 * inset}v${FIELD.height - 2 * inset}H${FIELD.x + inset}z`;

/** A field of *ground*, cut at its edge, with two rules round it. */
function field(ground: string, drawn: string, rule: string = gold): string {
  return (
    `<clipPath id="f"><path d="${box(9)}"/></clipPath><path fill="${ground}" d="${box(0)}"/>` +
    `<g clip-path="url(#f)">${drawn}</g>${line(box(4), rule, 1.4)}${line(box(9), rule, 1)}`
  );
}

/** A net of gold on navy, a small flower in every mesh. */
function lattice(): string {
  const [across, down] = [27, 26];
  let net = '';
  let flowers = '';
  for (let row = 0; row * down <= HEIGHT; row += 1) {
    for (let at = 0; at * across <= WIDTH; at += 1) {
      const [x, y] = [12 + at * across, 12 + row * down];
      net += `M${x} ${y - down / 2}l${across / 2} ${down / 2}l${-across / 2} ${down / 2}l${-across / 2} ${-down / 2}z`;
      flowers += flower(x, y);
    }
  }
  return field(navy, line(net, gold, 1.2) + flowers);
}

function flower(x: number, y: number): string {
  const petals = [0, 90, 180, 270].map(
    (turn) =>
      `<path transform="rotate(${turn})" d="M0 -1.500C-3 -3.500 -2.400 -6.500 0 -7.600C2.400 -6.500 3 -3.500 0 -1.500Z"/>`,
  );
  return `<g transform="translate(${x} ${y})"><g fill="${paper}">${petals.join('')}</g><circle r="1.700" fill="${red}"/></g>`;
}

/** The carnation of the painted chests: two of them, root to root, on red. */
function carnation(): string {
  const petal = (turn: number, length: number, fill: string) => {
    const teeth = [-16, -8, 0, 8, 16]
      .map((x, n) => `L${x - 4} ${-length + (n % 2) * 3}L${x} ${-length + 6 - (n % 2) * 2}`)
      .join('');
    return `<path transform="rotate(${turn})" fill="${fill}" stroke="${navy}" stroke-width="1.400" stroke-linejoin="round" d="M0 0L-20 ${-length + 6}${teeth}L20 ${-length + 2}Z"/>`;
  };
  const bloom =
    [-62, 62, -34, 34, 0]
      .map((turn, n) => petal(turn, n < 2 ? 46 : n < 4 ? 52 : 56, n === 4 ? cream : n < 2 ? gold : paper))
      .join('') + line('M-11 -2C-12 10 -8 20 0 26C8 20 12 10 11 -2C4 -8 -4 -8 -11 -2Z', navy, 1.4, spruce);
  const leaf = (side: 1 | -1) =>
    line(
      `M0 74C${side * 14} 66 ${side * 34} 62 ${side * 44} 40C${side * 56} 62 ${side * 40} 84 0 86Z`,
      navy,
      1.4,
      spruce,
    ) + line(`M0 80C${side * 18} 76 ${side * 34} 68 ${side * 43} 50`, gold, 1);
  const bud = (side: 1 | -1) =>
    line(`M0 52C${side * 20} 48 ${side * 46} 38 ${side * 64} 16`, gold, 2.2) +
    `<g transform="translate(${side * 67} 9) rotate(${side * 26}) scale(.42)">${bloom}</g>`;
  const half =
    `<g transform="translate(120 96)">${line('M0 24V72', gold, 2.6)}${bud(1)}${bud(-1)}${leaf(1)}${leaf(-1)}${bloom}</g>` +
    corner(30, 30, 1) +
    corner(210, 30, -1);
  const heart =
    line('M120 150l12 18l-12 18l-12 -18z', navy, 1.4, gold) +
    `<circle cx="120" cy="168" r="4" fill="${red}"/>`;
  return field(red, scales() + doubleEnded(half) + heart);
}

function corner(x: number, y: number, side: 1 | -1): string {
  return line(
    `M${x} ${y + 26}C${x} ${y + 8} ${x + side * 8} ${y} ${x + side * 26} ${y}M${x + side * 4} ${y + 4}l${side * 9} 9`,
    gold,
    1.8,
  );
}

/** A ground of small dots. */
function scales(): string {
  let dots = '';
  for (let y = 26; y < 318; y += 12)
    for (let x = 24 + ((y / 2) % 12); x < 224; x += 12) dots += `M${x} ${y}h.01`;
  return line(dots, '#8f1622', 2);
}

/** Triglav by day, and its picture in the lake by night: either end may be up. */
function mountain(): string {
  const stars = [
    [44, 44, 5],
    [78, 66, 3],
    [166, 62, 4],
    [198, 44, 3],
    [192, 92, 4.5],
  ] as const;
  const star = ([x, y, r]: (typeof stars)[number]) =>
    `<path fill="${gold}" transform="translate(${x} ${y}) scale(${r / 4})" d="M0-5L1.200-1.200L5 0L1.200 1.200L0 5L-1.200 1.200L-5 0L-1.200-1.200Z"/>`;
  const ridge =
    'M12 168V136L34 118L48 126L68 104L82 116L104 84L110 90L120 66L131 88L137 84L158 112L172 104L190 124L204 116L228 138V168Z';
  const shade =
    'M120 66L131 88L137 84L158 112L172 104L190 124L204 116L228 138V168H150L158 146L140 134L146 116L128 102Z';
  const hatch = 'M104 84l-8 26M96 98l-8 22M110 90l-4 20M68 104l-6 18M62 112l-6 18M34 118l-5 16';
  const half =
    `<circle cx="120" cy="58" r="27" fill="none" stroke="${gold}" stroke-width="1"/><circle cx="120" cy="58" r="22" fill="${gold}"/>` +
    stars.map(star).join('') +
    line(ridge, navy, 2, paper) +
    `<path fill="${sky}" d="${shade}"/>` +
    line(hatch, navy, 1.3) +
    line(ridge, navy, 2) +
    line('M12 170V152C50 138 84 150 120 150S190 138 228 152V170Z', navy, 2, spruce) +
    line(firs(), navy, 1, '#2c564a');
  return field(navy, doubleEnded(half) + line('M12 168H228', goldLine, 2.4));
}

function firs(): string {
  const tree = (x: number, h: number) =>
    `M${x} ${164 - h}l5 ${h * 0.4}h-2.500l5 ${h * 0.35}h-2.500l4 ${h * 0.25}h-18l4 ${-h * 0.25}h-2.500l5 ${-h * 0.35}h-2.500z`;
  return [
    [26, 20],
    [42, 26],
    [58, 18],
    [180, 18],
    [196, 26],
    [214, 21],
  ]
    .map(([x = 0, h = 0]) => tree(x, h))
    .join('');
}

export const BACKS = { lattice, carnation, mountain } as const;
