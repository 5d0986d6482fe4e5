/**
 * What this person likes, kept in this browser: how the page looks, how cards are played, what is heard. Nothing of it
 * goes to the server, and nothing of it changes a rule.
 */
export const THEMES = ['system', 'light', 'dark', 'contrast'] as const;
export const FELTS = ['spruce', 'lake', 'wine', 'slate'] as const;
export const BACKS = ['lattice', 'carnation', 'mountain'] as const;

export interface Settings {
  theme: (typeof THEMES)[number];
  felt: (typeof FELTS)[number];
  back: (typeof BACKS)[number];
  /** Diamonds and clubs in colours of their own. */
  fourColours: boolean;
  largeIndex: boolean;
  /** The only legal card plays itself. */
  autoplay: boolean;
  /** Short pauses: tricks are swept and the next deal comes sooner. */
  fast: boolean;
  /** A first tap raises a card, the second plays it. */
  confirm: boolean;
  /** Show which trumps have been played, where the table allows it. */
  counter: boolean;
  /** 0 to 1. */
  volume: number;
  muted: boolean;
  vibration: boolean;
  /** Single keys ask and answer at the table. */
  keys: boolean;
}

const STORED = 'trula.settings';
const FIRST: Settings = {
  theme: 'system',
  felt: 'spruce',
  back: 'lattice',
  fourColours: false,
  largeIndex: false,
  autoplay: false,
  fast: false,
  confirm: false,
  counter: true,
  volume: 0.6,
  muted: false,
  vibration: true,
  keys: true,
};
const CHOICES: Partial<Record<keyof Settings, readonly unknown[]>> = {
  theme: THEMES,
  felt: FELTS,
  back: BACKS,
};

function fits(key: keyof Settings, value: unknown): boolean {
  const choices = CHOICES[key];
  if (choices !== undefined) return choices.includes(value);
  if (key === 'volume') return typeof value === 'number' && value >= 0 && value <= 1;
  return typeof value === typeof FIRST[key];
}

/** What *stored* says and still fits; the first choice for everything else, whatever stands there. */
export function readSettings(stored: string | null): Settings {
  let kept: unknown;
  try {
    kept = JSON.parse(stored ?? '{}');
  } catch {
    kept = {};
  }
  const known = Object.entries(kept ?? {}).filter(
    ([key, value]) => key in FIRST && fits(key as keyof Settings, value),
  );
  return { ...FIRST, ...Object.fromEntries(known) };
}

export const settings = $state<Settings>(readSettings(localStorage.getItem(STORED)));
addEventListener('storage', ({ key, newValue }) => {
  if (key === STORED) Object.assign(settings, readSettings(newValue)); // changed in another tab
});

export function change<K extends keyof Settings>(key: K, value: Settings[K]): void {
  settings[key] = value;
  localStorage.setItem(STORED, JSON.stringify(settings));
}
