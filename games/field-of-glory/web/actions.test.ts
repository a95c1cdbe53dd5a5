import { describe, expect, it } from 'vitest';
import type { Choice } from '$board/contract';
import { parse } from '$board/notation';
import board from './index';
import { firstPlace, handAct, isDrawn, isSecret, keyFor, places, unitAct } from './actions';

const choices: Choice[] = ['place(HI4, 3, ())', 'place(HI4, 3, (MI2, LI3))', 'place(LC2, 1, (LC2))', 'attack(2, MI3)', 'end'].map(
  (action) => ({ action, label: { key: '', args: { price: { number: 4 } } } }),
);
const acts = (...actions: string[]) => actions.map(parse);

it('reads notation', () => {
  expect(parse('place(HI4, 3, (MI2, LI3))')).toMatchObject({ word: 'place', args: ['HI4', '3', 'MI2', 'LI3'] });
  expect(parse('advance_discard(2, AR2)')).toMatchObject({ word: 'advance_discard', args: ['2', 'AR2'] });
  expect(parse('retreat(())')).toMatchObject({ word: 'retreat', args: [] });
  expect(parse('end')).toEqual({ action: 'end', word: 'end', args: [] });
});

it('knows where a card goes, what it replaces and what it costs', () => {
  expect(places(choices).map(({ card, column, replaced, price }) => [card, column, replaced, price])).toEqual([
    ['HI4', 3, [], 4],
    ['HI4', 3, ['MI2', 'LI3'], 4],
    ['LC2', 1, ['LC2'], 4],
  ]);
});

describe('a press on a unit', () => {
  it('leads an attack or a flank attack from where it stands', () => {
    expect(unitAct(acts('attack(2, MI3)'), 2, 'MI3', false)?.action).toBe('attack(2, MI3)');
    expect(unitAct(acts('attack(2, MI3)'), 3, 'MI3', false)).toBeUndefined();
    expect(unitAct(acts('flank(2, 3, HI2)'), 3, 'HI2', false)?.action).toBe('flank(2, 3, HI2)');
    expect(unitAct(acts('flank(2, 3, HI2)'), 2, 'HI2', false)).toBeUndefined();
  });

  it('names the front unit only in the column of the combat', () => {
    expect(unitAct(acts('front(HI2)'), 2, 'HI2', true)?.action).toBe('front(HI2)');
    expect(unitAct(acts('front(HI2)'), 4, 'HI2', false)).toBeUndefined();
  });
});

it('finds what a card of the hand does at once, and where a placement begins', () => {
  expect(handAct(acts('pay(HI4)', 'pay(CO5)'), 'CO5')?.action).toBe('pay(CO5)');
  expect(handAct(acts('place(HI4, 3, ())'), 'HI4')).toBeUndefined();
  expect(firstPlace(choices, 'HI4')).toBe('place(HI4, 3, ())');
  expect(firstPlace(choices, 'HI2')).toBeUndefined();
});

it('gives columns their numbers once a card is chosen, and no key to what is not drawn', () => {
  expect(keyFor('place(HI4, 3, ())', choices, 'HI4')).toBe('3');
  expect(keyFor('place(HI4, 3, (MI2, LI3))', choices, 'HI4')).toBeUndefined();
  expect(keyFor('place(HI4, 3, (MI2, LI3))', choices, undefined)).toBeNull();
  expect(keyFor('place(LC2, 1, (LC2))', choices, undefined)).toBeUndefined();
  expect(['end', 'three', 'deck', 'none', 'overlap', 'reserves', 'done'].map((action) => keyFor(action, [], undefined)).join('')).toBe('etknovf');
});

it('leaves to the player, among people, what would tell of his hand (8.A), and to the page the rest', () => {
  expect(['keep(CO5, CO5)', 'end', 'done', 'pay(HI4)', 'hand(HI4)'].every(isSecret)).toBe(true);
  expect(board.leaveToHand, 'against computers nothing is left').toBeUndefined();
  expect(['deck', 'none', 'three', 'retreat(())', 'front(HI4)', 'lose(HI4)', 'advance_discard(1, HI4)'].some(isSecret)).toBe(false);
});

it('leaves to the prompt bar what has no place on the board', () => {
  expect(['place(HI4, 3, ())', 'attack(2, MI3)', 'pay(HI4)', 'keep(HI4, CO5)'].every(isDrawn)).toBe(true);
  expect(['end', 'done', 'deck', 'none', 'retreat(())', 'front(HI4)', 'reserves', 'overlap'].some(isDrawn)).toBe(false);
});
