/** Looking again for what is being written: the record of a deal comes a moment after its table has shown the score. */
const AGAIN_AFTER_MS = [300, 600, 1_200, 2_400, 4_800, 9_600];

export interface Played {
  readonly deals: number;
  readonly over: boolean;
}

/** What the tables on this page have shown as played, by session. */
const shown = new Map<string, Played>();

export function notePlayed(session: string, played: Played): void {
  shown.set(session, played);
}

/** What of *session* has been shown as played; nothing where its table was never on this page. */
export function playedOf(session: string): Played {
  return shown.get(session) ?? { deals: 0, over: false };
}

/** Look, tell what was found, and look again until *enough* or patience ends; `await`ed, it has ended. */
export async function lookUntil<T>(
  look: () => Promise<T>,
  tell: (found: T) => void,
  enough: (found: T) => boolean,
): Promise<void> {
  for (const pause of [...AGAIN_AFTER_MS, null]) {
    const found = await look();
    tell(found);
    if (pause === null || enough(found)) return;
    await new Promise((resume) => setTimeout(resume, pause));
  }
}
