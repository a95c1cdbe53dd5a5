import { expect, it } from 'vitest';
import { parse } from '$board/notation';
import { aimsAt, isDrawn, isListed, isOrder, isPass, isWeighed, keyFor, ordersOf, troopAct } from './actions';

const acts = (...actions: string[]) => actions.map(parse);
const choices = (...actions: string[]) => actions.map((action) => ({ action, label: { key: 'a', args: {} } }));

it('reads notation', () => {
  expect(parse('shoot(A3, B2)')).toEqual({ action: 'shoot(A3, B2)', word: 'shoot', args: ['A3', 'B2'] });
  expect(parse('allot(C15)').args).toEqual(['C15']);
  expect(parse('pass')).toEqual({ action: 'pass', word: 'pass', args: [] });
});

it('tells a shot by order from a shot against a charger', () => {
  expect(isOrder(parse('shoot(A3, B2)'))).toBe(true);
  expect(isOrder(parse('shoot(A3)'))).toBe(false);
  const offered = acts('shoot(A3)', 'intercept(A3)', 'wait');
  expect(ordersOf(offered, 'A3')).toEqual([]);
  expect(aimsAt(offered, 'A3').map(({ word }) => word)).toEqual(['shoot', 'intercept']);
});

it('tells the giving up of a unit from that of a troop', () => {
  const offered = acts('give_up(C15)', 'give_up(A1)', 'done');
  expect(troopAct(offered, 'C15')?.action).toBe('give_up(C15)');
  expect(aimsAt(offered, 'A1').map(({ action }) => action)).toEqual(['give_up(A1)']);
});

it('lists what brings dice with its chances, and asks twice only before a unit is given up', () => {
  const rolling = ['charge(A1)', 'carry_on(A1, B1)', 'leave(A1)', 'target(B1)', 'heal(A1, C15)', 'parting(B2)'];
  expect(rolling.every(isListed)).toBe(true);
  expect(['move(A1, AF2)', 'redeploy(A1, AF2)', 'deploy(A1, AF2)', 'from(A1)', 'allot(C15)', 'yes'].some(isListed)).toBe(false);
  expect(rolling.some(isWeighed)).toBe(false);
  expect(['give_up(A1)', 'give_up(C15)'].every(isWeighed)).toBe(true);
});

it('has no primary button for what leaves undone what is asked for', () => {
  expect(['pass', 'wait', 'enough', 'decline', 'done'].every(isPass)).toBe(true);
  expect(['unused', 'strike', 'remove', 'commit'].some(isPass)).toBe(false);
});

it('leaves plain words to the prompt bar, but for the two answers to Excite', () => {
  expect(['pass', 'wait', 'enough', 'unused', 'spent', 'remove', 'strike', 'decline', 'done'].some(isDrawn)).toBe(false);
  expect(['yes', 'no', 'from(A1)', 'charge(A1)', 'open(C05)', 'commit'].every(isDrawn)).toBe(true);
});

it('gives a unit its number as key, and the zones six letters as they lie before their owner', () => {
  const offered = choices('redeploy(A1, AF3)', 'redeploy(A1, AR2)', 'charge(A1)', 'charge(A12)');
  expect(keyFor('redeploy(A1, AF3)', offered, undefined)).toBe('1');
  expect(keyFor('charge(A1)', offered, undefined)).toBeNull();
  expect(keyFor('charge(A12)', offered, undefined)).toBeUndefined();
  // A sees the third sector on his left.
  expect(keyFor('redeploy(A1, AF3)', offered, 'A1')).toBe('q');
  expect(keyFor('redeploy(A1, AR2)', offered, 'A1')).toBe('s');
  expect(keyFor('charge(A1)', offered, 'A1')).toBe('c');
  expect(keyFor('deploy(B2, BR1)', choices('deploy(B2, BR1)'), 'B2')).toBe('a');
});
