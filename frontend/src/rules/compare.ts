/** Two rulesets side by side: every line of their values, and whether it differs. */
import type { Offer } from '../net/api-calls';
import type { OptionValue } from '../view/games';

export type Kind = 'contract' | 'bonus' | 'value';

/** What one ruleset says in one line; null where it has no such thing. */
export type Entry =
  | { kind: 'contract'; worth: Offer['contracts'][number] }
  | { kind: 'bonus'; worth: Offer['bonuses'][number] }
  | { kind: 'value'; value: OptionValue };

export interface Line {
  kind: Kind;
  name: string;
  rule: string | null;
  here: Entry | null;
  there: Entry | null;
  differs: boolean;
}

type Named = Entry & { name: string; rule: string | null };

function entries(offer: Offer): Named[] {
  return [
    ...offer.contracts.map((worth) => ({ kind: 'contract' as const, name: worth.name, rule: null, worth })),
    ...offer.bonuses.map((worth) => ({ kind: 'bonus' as const, name: worth.name, rule: null, worth })),
    ...offer.table.map((line) => ({
      kind: 'value' as const,
      name: line.name,
      rule: line.rule,
      value: line.value,
    })),
  ];
}

function said(entry: Entry): unknown {
  switch (entry.kind) {
    case 'contract':
      return [entry.worth.value, entry.worth.kind];
    case 'bonus':
      return [entry.worth.silent, entry.worth.announced];
    case 'value':
      return entry.value;
  }
}

function same(one: Entry, other: Entry | undefined): boolean {
  return other !== undefined && JSON.stringify(said(one)) === JSON.stringify(said(other));
}

/** All lines of *here*, then those that only *there* has, kind by kind. Without *there* nothing differs. */
export function compare(here: Offer, there: Offer | null): Line[] {
  const ours = entries(here);
  const theirs = there === null ? [] : entries(there);
  const twin = (one: Named, others: Named[]) =>
    others.find((other) => other.kind === one.kind && other.name === one.name);
  const shared = ours.map((one): Line => {
    const other = twin(one, theirs);
    const differs = there !== null && !same(one, other);
    return { kind: one.kind, name: one.name, rule: one.rule, here: one, there: other ?? null, differs };
  });
  const foreign = theirs
    .filter((one) => twin(one, ours) === undefined)
    .map((one): Line => ({
      kind: one.kind,
      name: one.name,
      rule: one.rule,
      here: null,
      there: one,
      differs: true,
    }));
  return [...shared, ...foreign];
}

/** The nearest neighbour: of the same family if there is one, and with the fewest lines that differ. */
export function nearest(offer: Offer, all: readonly Offer[]): Offer | null {
  const distance = (other: Offer): number =>
    (other.family === offer.family ? 0 : 10_000) +
    compare(offer, other).filter((line) => line.differs).length;
  return all
    .filter((one) => one.name !== offer.name)
    .reduce<Offer | null>(
      (best, one) => (best === null || distance(one) < distance(best) ? one : best),
      null,
    );
}
