/** A game, its house options and its values in words. */
import { either, plain, t, tWord } from '../i18n/index.svelte';
import type { Offer } from '../net/api-calls';
import { offerOf, type Game } from '../store/games.svelte';

export type OptionValue = Offer['table'][number]['value'];

export function familyName(family: string): string {
  return tWord('family', family, 'family.unknown');
}

/** The family in one sentence. */
export function familyText(family: string): string {
  return tWord('family', `${family}_text`, 'family.unknown');
}

/** "4 or 5 players": how many may sit at a table of it. */
export function playersText(offer: Offer): string {
  const sizes = offer.table_sizes.map(String);
  const count = offer.table_sizes.at(-1) ?? offer.players;
  if (sizes.length === 1) return t('game.seats', { count });
  return t('game.sizes', { sizes: either(sizes) });
}

export function rulesetName(ruleset: string): string {
  return tWord('ruleset', ruleset, 'ruleset.unknown');
}

/** "Slovenian tarok, 5 players": the family and how many sit at the table. */
export function gameTitle({ ruleset, seats }: Game): string {
  const offer = offerOf(ruleset);
  if (offer === undefined) return rulesetName(ruleset);
  return `${familyName(offer.family)}, ${t('game.seats', { count: seats })}`;
}

/** What a table of more seats than the usual number adds to the name of its game. */
export function seatsNote(ruleset: string, seats: number): string {
  const offer = offerOf(ruleset);
  return offer !== undefined && seats > offer.players ? t('game.sits_out', { count: seats }) : '';
}

export function optionName(option: string): string {
  return tWord('option', option, 'option.unknown');
}

/** A value as people say it: a number, yes or no, or a word of the ruleset's. */
export function valueText(value: OptionValue): string {
  if (typeof value === 'number') return plain(value);
  if (typeof value === 'boolean') return t(value ? 'value.yes' : 'value.no');
  return tWord('value', value, 'value.unknown');
}

/** A choice of a house option: a word of its own where there is one ("to five"), else its value. */
export function choiceText(option: string, value: OptionValue): string {
  return tWord('choice', `${option}_${value}`, 'choice.unknown', { value: valueText(value) });
}

/** House options that were chosen, pairs of name and value, each in a few words: "mond penalty: 21". */
export function houseText(house: readonly (readonly OptionValue[])[]): string[] {
  return house.map(([option = '', value = '']) => {
    const name = String(option);
    return `${optionName(name)}: ${choiceText(name, value)}`;
  });
}
