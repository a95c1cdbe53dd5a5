import { describe, expect, it } from 'vitest';
import type { PbEvent } from '$generated/PbEvent';
import type { PbPrint } from '$generated/PbPrint';
import type { PbView } from '$generated/PbView';
import { luckOf } from './luck';
import { meanOf, rounded, sumOf } from './tiles';

const tile = (id: string, black: number[], white: number[] = [], more: Partial<PbPrint> = {}): PbPrint => ({
  id,
  army: id.startsWith('C') ? 'celts' : 'romans',
  troop: 'warband',
  points: 3,
  formation: 4,
  wounds: 1,
  black,
  white,
  traits: [],
  ...more,
});
const extraWounds = (x: number) => ({ traits: [{ id: 'extra-wounds' as const, x, clause: 'PB-4.26.1' }] });
const queen = tile('C02', [4, 5, 6], [], { formation: 1, wounds: 2, points: 7, ...extraWounds(1) });
const c3 = [tile('C15', [3, 4, 4], [], { formation: 3, wounds: 2 }), tile('C20', [5, 6, 6], [], { formation: 3 }), tile('C28', [5, 5])];
const r1 = [tile('R15', [2, 4]), tile('R16', [3, 5]), tile('R19', [3, 6]), tile('R08', [2, 5, 6], [], { points: 4 })];
const onager = tile('R03', [], [5, 6], { formation: 1, ...extraWounds(2) });

it('PB-E042: counts hits and losses, and what was to be expected at each roll', () => {
  const view = { tiles: [...c3, ...r1] } as unknown as PbView;
  const rolled = (unit: string, target: string, dice: number, hits: number, expected: number): PbEvent => ({ type: 'rolled', kind: 'strike', unit, target, dice, hits, more: 0, expected });
  const destroyed = (tile: string): PbEvent => ({ type: 'destroyed', unit: 'B1', tile, how: 'wounds' });
  const events = [rolled('A3', 'B1', 2, 3, 16 / 6), ...['R15', 'R16', 'R19'].map(destroyed), rolled('B1', 'A3', 1, 1, 0.5)];
  const [celts, romans] = luckOf(events, view);
  expect(celts).toMatchObject({ strikes: 1, shots: 0, hits: 3, troops: 0, units: 0 });
  expect(celts.expected).toBeCloseTo(16 / 6);
  expect(romans).toMatchObject({ strikes: 1, hits: 1, troops: 3, units: 0 });
  expect(romans.expected).toBeCloseTo(0.5);
  expect([celts.points, romans.points]).toEqual([
    { strikes: 9, shots: 0, givenUp: 0 },
    { strikes: 0, shots: 0, givenUp: 0 },
  ]);
});

it('PB-5.1.1: counts points by what destroyed them', () => {
  const unit = (id: string, tile: string) => ({ id, troops: [{ tile, alive: true, wounded: false }] });
  const view = { tiles: [queen, onager], sides: [{ units: [unit('A1', 'C02')] }, { units: [unit('B1', 'R03')] }] } as unknown as PbView;
  const shot: PbEvent = { type: 'rolled', kind: 'shot-against', unit: 'B1', target: 'A1', dice: 1, hits: 1, more: 2, expected: 4 / 3 };
  const events: PbEvent[] = [
    shot,
    { type: 'destroyed', unit: 'A1', tile: 'C02', how: 'wounds' },
    { type: 'unit-destroyed', unit: 'A1', zone: 'AF1' },
    { type: 'destroyed', unit: 'B1', tile: 'R03', how: 'given-up' },
  ];
  const [celts, romans] = luckOf(events, view);
  expect(romans).toMatchObject({ shots: 1, hits: 3, points: { strikes: 0, shots: 7, givenUp: 0 } });
  expect(celts).toMatchObject({ troops: 1, units: 1, points: { strikes: 0, shots: 0, givenUp: 3 } });
});

describe('what tiles bring together', () => {
  it('PB-2.3.6: the lowest formation value, all faces in their order', () => {
    expect(sumOf(c3)).toMatchObject({ points: 9, wounds: 4, formation: 3, black: [3, 4, 4, 5, 5, 5, 6, 6], white: [] });
    expect(rounded(meanOf(sumOf(c3).black))).toBe(1.33);
  });

  it('PB-4.18.2: the same trait once, with the greater X', () => {
    expect(sumOf([queen, onager]).traits.map(({ id, x }) => [id, x])).toEqual([['extra-wounds', 2]]);
  });
});
