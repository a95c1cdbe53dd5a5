import { expect, it } from 'vitest';
import type { FogEvent } from '$generated/FogEvent';
import { foughtIn, wayFromHand, wayOut } from './news';
import { tally } from './tally';

const strength = (bonus: number) => ({ total: 3 + bonus, parts: [{ part: 'combat-value' as const, value: 3 }, { part: 'bonus-card' as const, value: bonus }] });
const combat: FogEvent[] = [
  { type: 'bonus', seat: 0, from: 'deck', card: null },
  { type: 'shown', seat: 0, card: 'CO5' },
  { type: 'shown', seat: 1, card: 'LI2' },
  { type: 'compared', attacker: 0, attack: strength(5), defence: strength(2), winner: 0, spear: false },
  { type: 'handed-over', seat: 1, column: 3, cards: ['MI2'] },
];
const news = combat.map((event) => ({ event, line: null }));

it('sees lost units go to the winner, others to their discard pile', () => {
  expect(wayOut(news, 1, 3, 'MI2')).toBe('victory-0');
  expect(wayOut(news, 1, 2, 'MI2')).toBe('discard-1');
  expect(wayOut(news, 0, 3, 'MI2')).toBe('discard-0');
});

it('sees a bonus card go to the combat, a payment to the discard pile, and lets a placed unit arrive by itself', () => {
  const line = (event: FogEvent) => [{ event, line: null }];
  expect(wayFromHand(line({ type: 'bonus', seat: 1, from: 'hand', card: 'HI4' }), 1, 'HI4')).toBe('clash');
  expect(wayFromHand(line({ type: 'paid', seat: 1, card: 'HI4', paid: 4, price: 4 }), 1, 'HI4')).toBe('discard-1');
  expect(wayFromHand(line({ type: 'placed', seat: 1, column: 2, card: 'HI4', replaced: [], price: 4 }), 1, 'HI4')).toBeUndefined();
});

it('keeps the last combat with its bonus cards until the next one or the next turn', () => {
  expect(foughtIn(news)).toMatchObject({ attacker: 0, winner: 0, shown: ['CO5', 'LI2'] });
  expect(foughtIn([{ event: { type: 'turned', column: 3, to: 0 }, line: null }])).toBeUndefined();
  expect(foughtIn([...news, { event: { type: 'turn', seat: 1, turn: 4 }, line: null }])).toBeNull();
});

it('counts combats, bonus cards and retreats for the summary', () => {
  const [red, blue] = tally([...combat, { type: 'retreated', seat: 1, column: 2, cards: ['LC2', 'LI3'] }]);
  expect(red).toEqual({ combats: 1, wins: 1, bonuses: 1, points: 5, fromDeck: 1, retreats: 0 });
  expect(blue).toEqual({ combats: 1, wins: 0, bonuses: 1, points: 2, fromDeck: 0, retreats: 2 });
});
