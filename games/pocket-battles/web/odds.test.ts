import { expect, it } from 'vitest';
import { atLeast, barsOf, percent } from './odds';

it('sums chances up', () => {
  expect(atLeast(1, [0.25, 0.5, 0.25])).toBeCloseTo(0.75);
  expect(atLeast(3, [0.25, 0.5, 0.25])).toBe(0);
});

it('says neither never nor always of what is only nearly so', () => {
  expect([0, 0.001, 0.5, 0.999, 1].map(percent)).toEqual(['0', '<1', '50', '>99', '100']);
});

it('has a bar for each number of hits, and one for many', () => {
  expect(barsOf([0.5, 0, 0.5, 0]).map(({ hits }) => hits)).toEqual([0, 1, 2]);
  const bars = barsOf([0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1], 6);
  expect(bars.map(({ hits, more }) => (more ? `${hits}+` : `${hits}`))).toEqual(['0', '1', '2', '3', '4', '5', '6+']);
  expect(bars.at(-1)?.chance).toBeCloseTo(0.4);
});
