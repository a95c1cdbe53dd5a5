import { flushSync } from 'svelte';
import { expect, it, vi } from 'vitest';
import type { TableInfo } from '$generated/TableInfo';
import { stage } from '../testing';
import Tables from './Tables.svelte';

const table = (id: string, more: Partial<TableInfo>): TableInfo =>
  ({ id, game: 'g', status: 'playing', seats: [], you: 0, waiting: [], since: null, created: 1, ...more }) as unknown as TableInfo;

const { show, texts, all: found } = stage();
const buttons = () => found('button');
const ids = () => found('a').map((link) => link.getAttribute('href')?.replace('/table/', ''));

it('keeps names that are written from right to left in the order of the seats, and what follows them behind them', () => {
  const people = ['שלום 2', 'דן', 'Anna'].map((name) => ({ kind: 'person', name })) as unknown as TableInfo['seats'];
  show(Tables, { title: 'Your tables', tables: [table('a', { seats: people, you: 2, waiting: [0, 1] })], games: [] });
  expect(texts('.what .soft')).toEqual(['\u2068שלום 2\u2069, \u2068דן\u2069, Anna']);
  expect(texts('.state')[0]).toMatch(/^Waiting for \u2068שלום 2\u2069 and \u2068דן\u2069/);
});

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
