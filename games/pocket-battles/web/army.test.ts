import { describe, expect, it } from 'vitest';
import type { PbPrint } from '$generated/PbPrint';
import { another, closes, next, picking, reopening, rosterOf, sameArmy, wish } from './army';

describe('the next step', () => {
  it('adds a tile to the open unit', () => {
    expect(next(['add(C12)', 'top(C05)', 'close'], [{ tile: 'C12' }])).toEqual({ act: 'add(C12)', rest: [] });
  });

  it('opens a unit with it where none is open', () => {
    expect(next(['open(C05)', 'open(C12)'], [{ tile: 'C05' }, { tile: 'C12' }])).toEqual({ act: 'open(C05)', rest: [{ tile: 'C12' }] });
  });

  it('closes a unit that takes nothing more, and keeps the tile for the next one', () => {
    expect(next(['top(C03)', 'close', 'undo(1)'], [{ tile: 'C05' }])).toEqual({ act: 'close', rest: [{ tile: 'C05' }] });
  });

  it('says why where another tile could be added, and drops what was to follow', () => {
    expect(next(['add(C12)', 'close'], [{ tile: 'C03' }, { tile: 'C12' }])).toEqual({ why: 'add(C03)', rest: [] });
    expect(next(['open(C07)', 'commit'], [{ tile: 'C03' }])).toEqual({ why: 'open(C03)', rest: [] });
  });

  it('does one certain action, if it is offered', () => {
    expect(next(['close'], [{ action: 'close' }, { action: 'undo(2)' }])).toEqual({ act: 'close', rest: [{ action: 'undo(2)' }] });
    expect(next(['open(C07)'], [{ action: 'close' }, { action: 'undo(2)' }])).toEqual({ why: 'close', rest: [] });
    expect(next(['close'], [])).toEqual({ rest: [] });
  });

  it('opens a closed unit again with the same tile on top', () => {
    expect(reopening(2, ['C12', 'C05'], true)).toEqual([{ action: 'close' }, { action: 'undo(2)' }, { tile: 'C12' }, { tile: 'C05' }]);
    expect(reopening(1, ['C03'], false)).toEqual([{ action: 'undo(1)' }, { tile: 'C03' }]);
  });
});

it('knows from the choices alone what a press leads to', () => {
  expect(picking(['open(C05)'], 'C05')).toBe('open(C05)');
  expect(picking(['add(C05)', 'close'], 'C12')).toBeUndefined();
  expect(closes(['top(C05)', 'close'])).toBe(true);
  expect(closes(['add(C12)', 'close'])).toBe(false);
  expect(closes(['open(C12)'])).toBe(false);
  expect([wish(['close'], 'C01'), wish(['commit'], 'C01')]).toEqual(['add(C01)', 'open(C01)']);
});

describe('the roster', () => {
  const tile = (id: string, troop: PbPrint['troop'], points: number, formation: number, more: Partial<PbPrint> = {}): PbPrint => ({
    id,
    army: 'celts',
    troop,
    points,
    formation,
    wounds: 1,
    black: [],
    white: [],
    traits: [],
    ...more,
  });
  const prints = [
    tile('C01', 'druid', 6, 1, { traits: [{ id: 'heal', x: 0, clause: 'PB-4.20.1' }] }),
    tile('C03', 'chariot', 7, 1, { wounds: 2, black: [5, 6] }),
    tile('C07', 'javelinmen', 2, 4, { black: [3], white: [3] }),
    tile('C08', 'javelinmen', 2, 4, { black: [4], white: [4] }),
    tile('C21', 'slingers', 3, 4, { white: [3, 6] }),
  ];
  const troops = (...[order, filter]: [Parameters<typeof rosterOf>[1], Parameters<typeof rosterOf>[2]]) =>
    rosterOf(prints, order, filter, (id) => id === 'C08').map(({ troop }) => troop);

  it('groups copies of a troop', () => {
    expect(rosterOf(prints, 'troop', 'all', () => false).map(({ prints }) => prints.map(({ id }) => id))).toEqual([['C01'], ['C03'], ['C07', 'C08'], ['C21']]);
  });

  it('is sorted by points or by formation, the greatest first', () => {
    expect(troops('points', 'all')).toEqual(['chariot', 'druid', 'slingers', 'javelinmen']);
    expect(troops('formation', 'all')).toEqual(['javelinmen', 'slingers', 'druid', 'chariot']);
  });

  it('shows what is asked for', () => {
    expect(troops('troop', 'black')).toEqual(['chariot', 'javelinmen']);
    expect(troops('troop', 'white')).toEqual(['javelinmen', 'slingers']);
    expect(troops('troop', 'two-wounds')).toEqual(['chariot']);
    expect(troops('troop', 'heal')).toEqual(['druid']);
    expect(troops('troop', 'fits')).toEqual(['javelinmen']);
  });
});

it('shuffles to another army than the one that is shown', () => {
  for (const random of [0, 0.3, 0.6, 0.999]) {
    for (let shown = 0; shown < 4; shown++) {
      const other = another(4, shown, () => random);
      expect(other).not.toBe(shown);
      expect(other).toBeGreaterThanOrEqual(0);
      expect(other).toBeLessThan(4);
    }
  }
  expect(another(1, 0)).toBe(0);
});

it('tells armies apart by units, their order and their top tiles', () => {
  expect(sameArmy([['C05', 'C12'], ['C03']], [['C05', 'C12'], ['C03']])).toBe(true);
  expect(sameArmy([['C12', 'C05'], ['C03']], [['C05', 'C12'], ['C03']])).toBe(false);
  expect(sameArmy([['C05', 'C12']], [['C05', 'C12'], ['C03']])).toBe(false);
});
