import { expect, it } from 'vitest';
import { keyed, listed, pointsOfAll } from './cards';

it('gives equal faces keys of their own', () => {
  expect(keyed(['HI4', 'HI4', 'MI2']).map(({ key, first }) => [key, first])).toEqual([
    ['HI4.0', true],
    ['HI4.1', false],
    ['MI2.0', true],
  ]);
});

it('lists each face once with its number, and adds up command points', () => {
  const says = (key: unknown, args?: Record<string, unknown>) => `${String(key)} ${Object.values(args ?? {}).join()}`.trim();
  const t = Object.assign(says, { has: () => false });
  expect(listed(['HI4', 'HI4', 'CO5'], t)).toEqual([
    ['card-HI4', 'board-times 2'],
    ['card-CO5', 'board-times 1'],
  ]);
  expect(pointsOfAll(['HI4', 'HI4', 'CO5'])).toBe(13);
});
