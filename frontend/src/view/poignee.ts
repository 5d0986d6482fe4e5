/** Choosing the trumps of a poignée by the server's template. */
import type { ShowChoice } from '../net/types';

const EXCUSE = 't0';

/** The trumps to begin with for a poignée of *size*: the highest ones; with the excuse only where it makes up the number. */
export function firstPick(show: ShowChoice, size: number): string[] {
  return size === show.excuse_at ? show.from : show.from.filter((card) => card !== EXCUSE).slice(0, size);
}

/** Whether *picked* is one of the poignées the template stands for. */
export function fits(show: ShowChoice, picked: readonly string[]): boolean {
  if (picked.includes(EXCUSE)) return picked.length === show.excuse_at;
  return show.show.includes(picked.length);
}
