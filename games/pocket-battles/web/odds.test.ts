import { expect, it } from 'vitest';
import { barsOf, percent } from './odds';

it('says neither never nor always of what is only nearly so', () => {
  const of = (ways: number, all: number) => percent({ ways, all });
  expect([of(0, 216), of(1, 216), of(108, 216), of(215, 216), of(216, 216)]).toEqual(['0', '<1', '50', '>99', '100']);
});

it('has a bar for each number of hits, and one for many', () => {
  expect(barsOf({ ways: [3, 0, 3, 0], all: 6 }).map(({ hits }) => hits)).toEqual([0, 1, 2]);
  const bars = barsOf({ ways: [1, 2, 3, 4, 5, 6, 5, 4, 3, 3], all: 36 }, 6);
  expect(bars.map(({ hits, more }) => (more ? `${hits}+` : `${hits}`))).toEqual(['0', '1', '2', '3', '4', '5', '6+']);
  expect(bars.at(-1)?.chance).toEqual({ ways: 15, all: 36 });
});
