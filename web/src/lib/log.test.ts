import { describe, expect, it } from 'vitest';
import type { Arg } from '../generated/Arg';
import type { SeenEntry } from '../generated/SeenEntry';
import { acts as cut, doneByOthers as others, sinceOwn as since, tells, toldTogether } from './log';

const line = (key: string, args: Record<string, Arg> = {}) => ({ event: key, line: { key, args } });
const entry = (number: number, seat: number | null, kind: string, ...lines: SeenEntry['lines']): SeenEntry => ({ number, seat, kind, to: null, lines });
const said = line('a');
const turn = line('turn');
const heading = (event: unknown) => event === 'turn';
const acts = (entries: SeenEntry[]) => cut(entries, heading);
const doneByOthers = (entries: SeenEntry[], me: number | null) => others(entries, me, heading);
const sinceOwn = (entries: SeenEntry[], me: number | null) => since(entries, me, heading);

describe('acts', () => {
  const entries = [
    entry(0, null, 'chance', said),
    entry(1, null, 'chance', said),
    entry(2, 0, 'act', said),
    entry(3, 1, 'act', said),
    entry(4, null, 'chance', said),
    entry(5, 1, 'act', { event: 'secret', line: null }),
    entry(6, 2, 'act', said),
  ];

  it('are what somebody does, with what chance makes of it', () => {
    expect(acts(entries).map(({ from, to, seat }) => [from, to, seat])).toEqual([
      [0, 2, null],
      [2, 3, 0],
      [3, 5, 1],
      [5, 6, 1],
      [6, 7, 2],
    ]);
    expect(acts(entries).map(tells)).toEqual([true, true, true, false, true]);
    expect(tells(acts([entry(0, 1, 'undo')])[0]!)).toBe(true);
  });

  it('of the others since the last own one are those that are told of', () => {
    expect(sinceOwn(entries, 0).map(({ from }) => from)).toEqual([3, 6]);
    expect(sinceOwn(entries, 2)).toEqual([]);
    expect(doneByOthers(entries, 2).map(({ from }) => from)).toEqual([2, 3]);
    expect(sinceOwn(entries.slice(0, 2), 0), 'what was laid out at the beginning nobody has done').toEqual([]);
    const unseen = [...entries, entry(7, 0, 'act', { event: 'pass', line: null })];
    expect(sinceOwn(unseen, 0).map(({ from }) => from), 'an own choice that is not told of ends nothing').toEqual([3, 6]);
  });

  it('end where another turn opens: what comes with that nobody has done', () => {
    const upkeep = line('upkeep');
    const [act, ...more] = acts([entry(0, 1, 'act', said, turn, upkeep), entry(1, null, 'chance', said)]);
    expect(more).toEqual([]);
    expect([act!.lines, act!.opens, act!.follows]).toEqual([[said], [turn, upkeep, said], [upkeep, said]]);
    const [silent] = acts([entry(0, 1, 'act', turn, upkeep)]);
    expect([silent!.lines, silent!.opens, tells(silent!)]).toEqual([[], [turn, upkeep], true]);
  });

  it('are followed by who only looks on as far as the last player goes', () => {
    expect(sinceOwn([...entries, entry(7, 2, 'act', said)], null).map(({ from }) => from)).toEqual([6, 7]);
  });
});

describe('lines that are told together', () => {
  const who: Arg = { term: 'power-athens' };
  const drew = (card: string) => line('drew', { who, card: { term: card } });
  const has = (key: string) => ['drew-several-card', 'hidden-several'].includes(key);

  it('are counted by a sentence of their own', () => {
    const told = toldTogether([line('hidden', { who }), line('hidden', { who }), line('hidden', { who })], has);
    expect(told.map(({ message, times }) => [message, times])).toEqual([[{ key: 'hidden-several', args: { who, n: { number: 3 } } }, 1]]);
  });

  it('become one with a list of what differs', () => {
    const [told, ...more] = toldTogether([drew('sea'), drew('sea'), drew('land')], has);
    expect(more).toEqual([]);
    expect(told?.message).toEqual({ key: 'drew-several-card', args: { who, n: { number: 3 }, card: { several: [{ term: 'sea' }, { term: 'sea' }, { term: 'land' }] } } });
  });

  it('stay apart where anything else differs, or something else comes between', () => {
    const other = line('drew', { who: { term: 'power-sparta' }, card: { term: 'land' } });
    expect(toldTogether([drew('sea'), other, drew('sea'), line('a'), drew('land')], has)).toHaveLength(5);
  });

  it('are told once with their number where they are the same and the game has no sentence for it', () => {
    const told = toldTogether([line('a'), { event: 'x', line: null }, line('a'), line('b')], has);
    expect(told.map(({ message, times }) => [message.key, times])).toEqual([
      ['a', 2],
      ['b', 1],
    ]);
  });
});
