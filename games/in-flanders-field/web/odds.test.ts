import { expect, it } from 'vitest';
import { misses, percent } from './odds';

it('knows the odds of IFF-7.12', () => {
  const odds: [number[], number][] = [
    [[3, 4, 5, 6, 7, 8, 9, 10, 11], 2],
    [[3, 4, 5, 6, 7, 8, 10, 11], 5],
    [[4, 6, 8, 10], 20],
    [[3, 5, 7, 9, 11], 54],
    [[6, 7, 8], 46],
    [[6, 7], 77],
    [[3, 10, 11], 119],
    [[7], 126],
    [[9], 156],
    [[3, 11], 156],
    [[3], 186],
    [[], 216],
  ];
  for (const [open, rolls] of odds) expect(misses(open), open.join()).toBe(rolls);
});

it('rounds to one decimal', () => {
  expect([5, 54, 216].map(percent)).toEqual([2.3, 25, 100]);
});
