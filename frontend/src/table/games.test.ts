import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { games } from '../gallery/games';
import { offers } from '../gallery/offers';
import { HOME_FAMILY, speakOf } from '../i18n/index.svelte';
import { knowRulesets } from '../store/rulesets.svelte';
import { TableStore } from '../store/table.svelte';
import { wire } from '../store/wire';
import Felt from './Felt.svelte';
import LastTrick from './LastTrick.svelte';
import NamePlate from './NamePlate.svelte';

/** A table that stands still, drawn whole; what would go over the wire is noted. */
function sitAt(name: string) {
  const scene = games[name];
  if (scene === undefined) throw new Error(`no scene ${name}`);
  const said = vi.spyOn(wire, 'command').mockResolvedValue({ ok: true, v: 1 });
  const store = new TableStore('gallery');
  store.view = scene.view;
  store.turn = { no: 17, legal: scene.legal, barred: scene.barred ?? {}, turn_ends_ms: 0, deadline_ms: 0 };
  render(Felt, { store, view: scene.view });
  return { store, answers: () => said.mock.calls.map((call) => call[1]) };
}

beforeEach(() => {
  knowRulesets(offers);
  // The browser's edge, not ours: a socket that never opens.
  vi.stubGlobal(
    'WebSocket',
    class {
      close() {}
      send() {}
    },
  );
});
afterEach(() => {
  speakOf(HOME_FAMILY);
  vi.restoreAllMocks();
});

test('the open top of one’s own pile is played like a card of the hand, and is gone from it at once', async () => {
  const { store, answers } = sitAt('piles');
  await userEvent.click(screen.getByRole('button', { name: /^4 of hearts/ }));
  expect(answers()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: /^8 of spades, may be played/ }));
  expect(answers()).toEqual(['play s8']);
  expect(store.trick.at(-1)).toEqual({ seat: 0, card: 's8' });
  await vi.waitFor(() => expect(screen.queryByRole('button', { name: /^8 of spades/ })).toBeNull());
});

test('the piles of the other are told by their tops and how deep they are, and are no buttons', () => {
  sitAt('piles');
  const piles = screen.getByRole('list', { name: 'David’s piles' });
  expect(piles.querySelectorAll('button')).toHaveLength(0);
  expect([...piles.querySelectorAll('.unseen')].map((one) => one.textContent)).toEqual([
    'queen of clubs, 3 cards face down',
    '4 of diamonds, 1 card face down',
    'this pile is empty',
  ]);
});

test('the two-player game asks for game or not', async () => {
  const { answers } = sitAt('declaration');
  await userEvent.click(screen.getByRole('button', { name: 'Game' }));
  expect(answers()).toEqual(['declare']);
});

test('a poignée begins with the highest trumps, is changed by taps, and is shown when it has its size', async () => {
  speakOf('french');
  const { store, answers } = sitAt('poignee');
  await userEvent.click(screen.getByTestId('poignee'));
  expect(store.picked).toHaveLength(10);
  await userEvent.click(screen.getByRole('button', { name: 'trump 5, chosen' }));
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Show 9/ }).disabled).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'trump 2' }));
  await userEvent.click(screen.getByRole('button', { name: 'Show 10 trumps' }));
  expect(answers()).toEqual(['show t21 t19 t18 t16 t15 t14 t11 t8 t6 t2']);
});

test('a poignée may be left alone: a card is played instead', async () => {
  speakOf('french');
  const { answers } = sitAt('poignee');
  await userEvent.click(screen.getByRole('button', { name: /king of hearts, may be played/ }));
  expect(answers()).toEqual(['play hK']);
});

test('a poignée that was shown lies there until the first trick is won, and can be looked up after', () => {
  speakOf('french');
  sitAt('tarot');
  expect(screen.getByTestId('open-hand')).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Cilka’s poignée: trump 20,/ })).toBeTruthy();
});

test('one’s own poignée and one’s own card of the last trick are called so', () => {
  speakOf('french');
  const view = games['tarot']?.view;
  if (view?.deal == null) throw new Error('no scene');
  const plays = [3, 0].map((seat, at) => ({ seat, card: `h${at + 1}` }));
  const last = { plays, winner: 0, emperor: false, gift: null, rest: [], captured: null, excuse: 0 };
  const deal = { ...view.deal, poignees: [{ seat: 0, cards: ['t20', 't19'] }], last_trick: last };
  const { unmount } = render(NamePlate, { view: { ...view, deal }, seat: view.seating[0] ?? 0 });
  expect(screen.getByRole('button', { name: /^Your poignée: trump 20/ })).toBeTruthy();
  unmount();
  // jsdom opens no dialogs.
  HTMLDialogElement.prototype.showModal = () => undefined;
  render(LastTrick, { view: { ...view, deal }, open: true });
  expect(screen.getByText('You')).toBeTruthy();
  expect(screen.getByText('You keep the excuse')).toBeTruthy();
});

test('who announces no chelem says so', async () => {
  speakOf('french');
  const { answers } = sitAt('chelem');
  await userEvent.click(screen.getByRole('button', { name: 'No chelem' }));
  expect(answers()).toEqual(['pass']);
});

test('five call a card by its name, and are told which one is their own', async () => {
  speakOf('french');
  const { answers } = sitAt('call');
  expect(screen.getByRole('button', { name: 'Call the king of spades' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Call the king of hearts, in your hand' }));
  expect(answers()).toEqual(['call hK']);
});

test('the taker carries a sword, the known defenders a shield', () => {
  speakOf('french');
  sitAt('tarot');
  expect(screen.getAllByTitle('taker')).toHaveLength(1);
  expect(screen.getAllByTitle('defender')).toHaveLength(3);
});

test('who sits out is told so, and deals', () => {
  sitAt('sits-out');
  expect(screen.getByText('You deal, and sit this deal out')).toBeTruthy();
  expect(screen.getAllByText('sits out')).toHaveLength(1);
});
