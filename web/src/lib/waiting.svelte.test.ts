import { afterEach, expect, it, vi } from 'vitest';
import type { TableInfo } from '$generated/TableInfo';
import { PAGE } from './api';
import { waiting } from './waiting.svelte';

afterEach(() => vi.unstubAllGlobals());

it('asks for as many pages of the reader’s tables as are wanted', async () => {
  const all = Array.from({ length: PAGE + 2 }, (_, place) => ({ id: `t${place}` }) as TableInfo);
  vi.stubGlobal('fetch', async (address: string) => {
    const page = Number(new URL(address, 'http://x').searchParams.get('page'));
    // The first of a page may have been the last of the page before when that was asked for.
    const begin = page * PAGE - page;
    return Response.json(all.slice(begin, begin + PAGE));
  });
  await waiting.refresh();
  expect([waiting.tables.length, waiting.more]).toEqual([PAGE, true]);
  await waiting.showMore();
  expect(waiting.tables).toEqual(all);
  expect(waiting.more).toBe(false);
});
