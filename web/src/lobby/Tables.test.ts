import { flushSync } from 'svelte';
import { expect, it, vi } from 'vitest';
import type { TableInfo } from '$generated/TableInfo';
import { stage } from '../testing';
import Tables from './Tables.svelte';

const table = (id: string, more: Partial<TableInfo>): TableInfo =>
  ({ id, game: 'g', status: 'playing', seats: [], you: 0, waiting: [], since: null, created: 1, ...more }) as unknown as TableInfo;

const { show, all: found } = stage();
const buttons = () => found('button');
const ids = () => found('a').map((link) => link.getAttribute('href')?.replace('/table/', ''));

it('folds a long list, and asks for more', () => {
  const more = vi.fn();
  const tables = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => table(id, {}));
  show(Tables, { title: 'Your tables', tables, games: [], more, folds: true });
  expect(ids()).toEqual(['a', 'b', 'c', 'd']);
  const [all] = buttons();
  expect(all?.textContent.trim()).toBe('Show all 6');
  all?.click();
  flushSync();
  expect(ids()).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
  expect(more).not.toHaveBeenCalled();
  const [fewer, next, ...others] = buttons();
  expect(others).toEqual([]);
  next?.click();
  expect(more).toHaveBeenCalledOnce();
  fewer?.click();
  flushSync();
  expect(ids()).toEqual(['a', 'b', 'c', 'd']);
});
