import { expect, it } from 'vitest';
import { parse } from '$board/notation';
import { isDrawn, keyFor, spaceActs } from './actions';

it('reads notation', () => {
  expect(parse('advance(8, 0, 1)')).toEqual({ action: 'advance(8, 0, 1)', word: 'advance', args: ['8', '0', '1'] });
  expect(parse('give-up(INF1X)')).toMatchObject({ word: 'give-up', args: ['INF1X'] });
  expect(parse('roll')).toEqual({ action: 'roll', word: 'roll', args: [] });
});

it('finds the choices of the spaces', () => {
  const acts = spaceActs(['take(4)', 'balloon(11)', 'reconnaissance', 'advance(4, 0, 0)'].map(parse));
  expect([...acts].map(([space, { word }]) => [space, word])).toEqual([[4, 'take'], [11, 'balloon']]);
});

it('gives each space its number as key', () => {
  expect(['take(3)', 'gas(9)', 'take(10)', 'balloon(11)'].map(keyFor)).toEqual(['3', '9', '0', '1']);
  expect(keyFor('roll')).toBe('g');
  expect(keyFor('advance(8, 0, 0)')).toBeUndefined();
});

it('leaves to the prompt bar what has no place on the board', () => {
  expect(['roll', 'stop', 'take(4)', 'cancel(G_MG)', 'advance(8, 0, 0)'].every(isDrawn)).toBe(true);
  expect(['fail', 'artillery', 'hold', 'reconnaissance'].some(isDrawn)).toBe(false);
});
