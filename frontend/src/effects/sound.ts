/**
 * The sounds of the table: paper, wood and a soft bell, drawn from noise and sines when they are needed. No files. The same
 * functions draw on a context that plays and on one that only renders, so that a test can measure them.
 */
import type { Sound } from './ear';

/** Where a sound goes, when it begins (seconds of the context), and how much its pitch strays: 1 is not at all. */
export interface Stave {
  to: AudioNode;
  at: number;
  stray: number;
}

/** What a voice does: begins *after* so many seconds, *lasts*, and how *loud* it is at most, 0 to 1. */
interface Voice {
  after?: number;
  lasts: number;
  loud: number;
}

const SILENCE = 0.0001;
const NOISE_S = 0.5;
let noises: { rate: number; samples: Float32Array<ArrayBuffer> } | null = null;

/** Half a second of noise, the same each time: a small linear congruential generator is noise enough for paper. */
function noise(ctx: BaseAudioContext): AudioBuffer {
  if (noises?.rate !== ctx.sampleRate) {
    const samples = new Float32Array(Math.ceil(ctx.sampleRate * NOISE_S));
    let seed = 1_234_567;
    for (let at = 0; at < samples.length; at++) {
      seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff;
      samples[at] = seed / 0x3fffffff - 1;
    }
    noises = { rate: ctx.sampleRate, samples };
  }
  const buffer = ctx.createBuffer(1, noises.samples.length, ctx.sampleRate);
  buffer.copyToChannel(noises.samples, 0);
  return buffer;
}

/** Let *source* be heard through *last*, the end of its chain, with a quick rise and a long fall. */
function sing(
  source: AudioScheduledSourceNode,
  last: AudioNode,
  stave: Stave,
  how: Voice,
  rise: number,
): void {
  const start = stave.at + (how.after ?? 0);
  const gain = source.context.createGain();
  gain.gain.setValueAtTime(SILENCE, start);
  gain.gain.exponentialRampToValueAtTime(how.loud, start + rise);
  gain.gain.exponentialRampToValueAtTime(SILENCE, start + how.lasts);
  last.connect(gain).connect(stave.to);
  source.start(start);
  source.stop(start + how.lasts + 0.02);
}

/** Noise through a filter that sweeps from one pitch to another: a card on cloth, a card over a card. */
function paper(stave: Stave, how: Voice & { from: number; to: number; q?: number }): void {
  const ctx = stave.to.context;
  const start = stave.at + (how.after ?? 0);
  const source = ctx.createBufferSource();
  source.buffer = noise(ctx);
  const filter = ctx.createBiquadFilter();
  filter.type = 'bandpass';
  filter.Q.value = how.q ?? 0.7;
  filter.frequency.setValueAtTime(how.from * stave.stray, start);
  filter.frequency.exponentialRampToValueAtTime(how.to * stave.stray, start + how.lasts);
  sing(source, source.connect(filter), stave, how, 0.006);
}

/** A knuckle or a card on wood: a low tone that drops at once. */
function wood(stave: Stave, how: Voice & { pitch: number }): void {
  const start = stave.at + (how.after ?? 0);
  const tone = stave.to.context.createOscillator();
  tone.frequency.setValueAtTime(how.pitch * 1.8 * stave.stray, start);
  tone.frequency.exponentialRampToValueAtTime(how.pitch * stave.stray, start + 0.03);
  sing(tone, tone, stave, how, 0.003);
}

/** A small soft bell: a sine, and its twelfth as the wood of it. */
function bell(stave: Stave, how: Voice & { pitch: number }): void {
  for (const [times, part] of [
    [1, 1],
    [3, 0.14],
  ] as const) {
    const tone = stave.to.context.createOscillator();
    tone.frequency.value = how.pitch * times;
    sing(tone, tone, stave, { ...how, loud: how.loud * part, lasts: how.lasts / times ** 0.6 }, 0.012);
  }
}

function cardDown(stave: Stave, after = 0): void {
  paper(stave, { after, lasts: 0.07, loud: 0.5, from: 2_600, to: 900 });
  wood(stave, { after: after + 0.022, lasts: 0.09, loud: 0.26, pitch: 118 });
}

function knock(stave: Stave, after = 0): void {
  wood(stave, { after, lasts: 0.12, loud: 0.42, pitch: 168 });
  paper(stave, { after, lasts: 0.035, loud: 0.3, from: 700, to: 380, q: 1.2 });
}

export const SCORES: Record<Sound, (stave: Stave) => void> = {
  play: (stave) => cardDown(stave),
  deal: (stave) => {
    for (let at = 0; at < 5; at++)
      paper(stave, { after: at * 0.075, lasts: 0.085, loud: 0.26 + at * 0.02, from: 1_700, to: 4_600 });
    wood(stave, { after: 0.34, lasts: 0.09, loud: 0.16, pitch: 110 });
  },
  trick: (stave) => {
    for (let at = 0; at < 3; at++)
      paper(stave, {
        after: at * 0.055,
        lasts: 0.1,
        loud: 0.22,
        from: 1_300 + at * 350,
        to: 2_200 + at * 450,
      });
  },
  turn: (stave) => {
    bell(stave, { lasts: 0.5, loud: 0.2, pitch: 587.3 });
    bell(stave, { after: 0.13, lasts: 0.62, loud: 0.17, pitch: 784 });
  },
  win: (stave) => {
    [392, 493.9, 587.3, 784].forEach((pitch, at) =>
      bell(stave, { after: at * 0.12, lasts: 0.9 + at * 0.08, loud: 0.17, pitch }),
    );
  },
  tick: (stave) => {
    paper(stave, { lasts: 0.03, loud: 0.5, from: 1_900, to: 1_500, q: 6 });
    wood(stave, { lasts: 0.04, loud: 0.1, pitch: 420 });
  },
  knock: (stave) => {
    knock(stave);
    knock(stave, 0.14);
  },
  moment: (stave) => {
    for (const [pitch, after] of [
      [196, 0],
      [293.7, 0.05],
      [392, 0.1],
      [587.3, 0.22],
    ] as const)
      bell(stave, { after, lasts: 1.5, loud: 0.15, pitch });
  },
};

/** Render *sound* alone, for the test: samples at 44.1 kHz, mono, two seconds. */
export async function rendered(sound: Sound): Promise<Float32Array> {
  const ctx = new OfflineAudioContext(1, 88_200, 44_100);
  SCORES[sound]({ to: ctx.destination, at: 0, stray: 1 });
  return (await ctx.startRendering()).getChannelData(0);
}

/** The loudspeaker of this tab; made after a gesture, as browsers ask. */
export function speaker(): (sound: Sound, volume: number) => void {
  const ctx = new AudioContext({ latencyHint: 'interactive' });
  const master = ctx.createGain();
  master.connect(ctx.destination);
  return (sound, volume) => {
    if (ctx.state === 'suspended') void ctx.resume();
    master.gain.value = volume ** 2; // as ears hear it
    SCORES[sound]({ to: master, at: ctx.currentTime + 0.005, stray: 0.94 + Math.random() * 0.12 });
  };
}
