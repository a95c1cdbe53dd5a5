import { expect, it } from 'vitest';
import type { TableInfo } from '$generated/TableInfo';
import { byStanding } from './own';

const table = (id: string, more: Partial<TableInfo>): TableInfo =>
  ({ id, status: 'playing', you: 0, waiting: [1], since: null, created: 1, ...more }) as TableInfo;

it('tells the tables apart by what there is to do: what has waited longest for the reader is first', () => {
  const standings = byStanding([
    table('kept', { status: 'waiting', you: null, created: 9 }),
    table('yours last', { waiting: [0], since: 8 }),
    table('yours first', { waiting: [1, 0], since: 2 }),
    table('yours, nobody knows since when', { waiting: [0], created: 5 }),
    table('theirs before', { since: 4 }),
    table('theirs', { since: 5 }),
    table('not begun', { status: 'waiting' }),
    table('over', { status: 'over', waiting: [], since: 3 }),
    table('stopped', { status: 'frozen' }),
  ]);
  expect(Object.entries(standings).map(([standing, tables]) => [standing, ...tables.map(({ id }) => id)])).toEqual([
    ['mine', 'yours first', 'yours, nobody knows since when', 'yours last'],
    ['theirs', 'theirs', 'theirs before'],
    ['kept', 'kept'],
    ['begins', 'not begun'],
    ['frozen', 'stopped'],
    ['over', 'over'],
  ]);
});
