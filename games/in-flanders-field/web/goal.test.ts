import { expect, it } from 'vitest';
import type { IffView } from '$generated/IffView';
import { leaders } from './goal';

const players = (...rows: [number, number, 'reached'?][]) => ({
  players: rows.map(([space, troops, reached]) => ({ space, troops, reached: reached !== undefined, eliminated: troops === 0 })) as unknown as IffView['players'],
});

/** Holds: IFF-5.4, IFF-5.5. */
it('puts those on the Objective Line first, and among them troops', () => {
  expect(leaders(players([30, 2, 'reached'], [30, 4, 'reached'], [22, 8]))).toEqual({ seats: [1], space: 30, troops: 4, reached: true });
  expect(leaders(players([30, 4, 'reached'], [30, 4, 'reached'])).seats).toEqual([0, 1]);
});

/** Holds: IFF-5.6. */
it('goes by distance otherwise, and leaves out who is eliminated while others are in', () => {
  expect(leaders(players([7, 3], [12, 1], [20, 0]))).toEqual({ seats: [1], space: 12, troops: 1, reached: false });
  expect(leaders(players([7, 3], [7, 5])).seats).toEqual([0, 1]);
  expect(leaders(players([7, 0], [9, 0])).seats).toEqual([1]);
});
