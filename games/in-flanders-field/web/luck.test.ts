import { expect, it } from 'vitest';
import type { IffEvent } from '$generated/IffEvent';
import { luckOf } from './luck';

it('counts rolls that offered nothing against what was to be expected', () => {
  const events: IffEvent[] = [
    { type: 'turn', seat: 0, round: 1 },
    { type: 'rolled', seat: 0, dice: [1, 3, 4] },
    { type: 'took', seat: 0, space: 4, card: 'INF1', balloon: false },
    { type: 'stopped', seat: 0 },
    { type: 'turn', seat: 1, round: 1 },
    { type: 'rolled', seat: 1, dice: [3, 6, 6] },
    { type: 'claimed', seat: 1, balloon: false },
    { type: 'rolled', seat: 1, dice: [3, 6, 6] },
    { type: 'failed', seat: 1, grey: 0, black: 0, cards: [] },
  ];
  const [first, second] = luckOf(events, 2);
  expect(first).toEqual({ turns: 1, rolls: 1, failures: 0, dead: 0, expected: 2 / 216, taken: 1 });
  expect(second).toMatchObject({ turns: 1, rolls: 2, failures: 1, dead: 1, taken: 1 });
  expect(second?.expected).toBeCloseTo(7 / 216);
});
