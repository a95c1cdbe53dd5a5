import { expect, it } from 'vitest';
import type { PbEvent } from '$generated/PbEvent';
import { fallenIn, isAftermath, rollsIn, struckIn, toldLines, touchedIn } from './news';

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

it('names who did something, and to whom', () => {
  const moved: PbEvent = { type: 'moved', unit: 'A3', from: 'AF1', to: 'AR1', price: 1 };
  const charge: PbEvent[] = [{ type: 'shot-against', unit: 'B4', charger: 'A5', price: 1 }, { type: 'shared', hits: 1, units: ['A6'] }];
  expect(touchedIn(news(turn, moved, ...charge, { type: 'contact', unit: 'A5', target: 'B2', zone: 'E1' }))).toEqual(new Set(['A3', 'B4', 'A5', 'A6', 'B2']));
});

it('knows where a unit stood that was destroyed', () => {
  const fallen: PbEvent = { type: 'unit-destroyed', unit: 'B1', zone: 'BF2' };
  expect(fallenIn(news(turn, rolled, fallen))).toEqual([fallen]);
});

it('tells the last lines, without those that the board shows better', () => {
  expect(toldLines(news(turn, rolled, wounded))).toHaveLength(2);
});
