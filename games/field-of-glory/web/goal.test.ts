import { expect, it } from 'vitest';
import type { FogView } from '$generated/FogView';
import acting from './fixtures/actions.json';
import { standing } from './goal';

const view = (columns: [number, number], more: Partial<FogView> = {}): FogView => {
  const position = (acting as unknown as { view: FogView }).view;
  return { ...position, players: position.players.map((player, seat) => ({ ...player, columns: columns[seat]! })), ...more };
};

/** Holds: FOG-3.5. */
it('warns of whoever wins with the next Victory Check, the nearer one first', () => {
  expect(standing(view([2, 2]), 1).threat).toBeUndefined();
  expect(standing(view([3, 2]), 1).threat).toEqual({ seat: 0, who: 'other', columns: 3 });
  expect(standing(view([1, 4]), 1).threat).toEqual({ seat: 1, who: 'you', columns: 4 });
  expect(standing(view([1, 4]), null).threat?.who).toBe('other');
  expect(standing(view([3, 3], { active: 0 }), 0).threat?.seat).toBe(1);
  expect(standing(view([3, 3], { active: 1 }), 0).threat?.seat).toBe(0);
});

it('warns of nothing once the game is over', () => {
  expect(standing(view([3, 1], { active: null, ending: { reason: 'columns', winner: 0 } }), 1).threat).toBeUndefined();
});
