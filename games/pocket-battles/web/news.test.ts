import { expect, it } from 'vitest';
import type { PbEvent } from '$generated/PbEvent';
import { isAftermath, movedIn, rollsIn, struckIn, toldLines } from './news';

const line = { key: 'line', args: {} };
const news = (...events: PbEvent[]) => events.map((event) => ({ event, line }));

const rolled: PbEvent = { type: 'rolled', kind: 'shot', unit: 'A6', target: 'B1', dice: 2, hits: 2, more: 1, expected: 1 };
const wounded: PbEvent = { type: 'wounded', unit: 'B1', tile: 'R15', from: 'unused' };
const turn: PbEvent = { type: 'turn', seat: 1 };

it('knows who was struck, the hits of +X Wounds included, and shared hits by their shares', () => {
  expect(struckIn(news(rolled))).toEqual(new Map([['B1', 3]]));
  expect(struckIn(news(rolled, { type: 'shared', hits: 2, units: ['B1', 'B4'] }))).toEqual(new Map([['B1', 2], ['B4', 2]]));
  expect(rollsIn(news(turn, rolled))).toEqual([rolled]);
});

it('keeps a roll in view while its wounds are taken, and no longer', () => {
  expect(isAftermath(news(wounded, { type: 'to-front', unit: 'A3', zone: 'AF1' }))).toBe(true);
  expect(isAftermath(news(wounded, turn))).toBe(false);
  expect(isAftermath([])).toBe(false);
});

it('marks who has just moved', () => {
  const moved: PbEvent = { type: 'moved', unit: 'A3', from: 'AF1', to: 'AR1', price: 1 };
  expect(movedIn(news(moved, wounded, { type: 'to-front', unit: 'B2', zone: 'BF1' }))).toEqual(new Set(['A3', 'B2']));
});

it('tells the last lines, without those that the board shows better', () => {
  expect(toldLines(news(turn, rolled, wounded))).toHaveLength(2);
});
