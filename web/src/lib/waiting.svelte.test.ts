import { afterEach, expect, it, vi } from 'vitest';
import type { TableInfo } from '$generated/TableInfo';
import { PAGE } from './api';
import { Waiting } from './waiting.svelte';

afterEach(() => vi.unstubAllGlobals());

/** The server has these tables; gives how often a page of them was asked for. */
function serve(tables: () => { id: string }[]) {
  return vi.fn(async (address: string) => {
    const page = Number(new URL(address, 'http://x').searchParams.get('page'));
    // The first of a page may have been the last of the page before when that was asked for.
    const begin = page * PAGE - page;
    return Response.json(tables().slice(begin, begin + PAGE));
  });
}
const all = Array.from({ length: PAGE + 2 }, (_, place) => ({ id: `t${place}` }) as TableInfo);

it('asks for as many pages of the reader’s tables as are wanted', async () => {
  vi.stubGlobal('fetch', serve(() => all));
  const waiting = new Waiting();
  await waiting.refresh();
  expect([waiting.tables.length, waiting.more]).toEqual([PAGE, true]);
  await waiting.showMore();
  expect(waiting.tables).toEqual(all);
  expect(waiting.more).toBe(false);
});

it('answers what was asked for after the question, and asks once more for all who ask meanwhile', async () => {
  let asked = 0;
  const fetch = serve(() => [{ id: `t${++asked}` }]);
  vi.stubGlobal('fetch', fetch);
  const waiting = new Waiting();
  await Promise.all([waiting.refresh(), waiting.refresh(), waiting.refresh()]);
  expect(fetch).toHaveBeenCalledTimes(2);
  expect(waiting.tables.map(({ id }) => id)).toEqual(['t2']);
  await Promise.all([waiting.look(), waiting.look()]);
  expect(fetch).toHaveBeenCalledTimes(3);
});

it('tells the other tabs of the browser what it has heard, and they need not ask', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let known = all.slice(0, 1);
  const fetch = serve(() => known);
  vi.stubGlobal('fetch', fetch);
  const [one, other] = [new Waiting(), new Waiting()];
  for (const tab of [one, other]) tab.watch();
  await Promise.all([one.refresh(), other.refresh()]);
  const before = fetch.mock.calls.length;
  known = all.slice(0, 2);
  await one.refresh();
  await vi.waitUntil(() => other.tables.length === 2);
  expect(fetch).toHaveBeenCalledTimes(before + 1);

  // One that shows more of the list asks for all of that.
  known = all;
  await other.showMore();
  await one.refresh();
  await vi.waitUntil(() => fetch.mock.calls.length === before + 6);
  expect([one.tables.length, other.tables.length]).toEqual([PAGE + 2, PAGE + 2]);
  vi.useRealTimers();
});

it('asks as soon as something is new at a table elsewhere, and once it can hear of that', async () => {
  const sources: EventTarget[] = [];
  class Source extends EventTarget {
    readyState = 1;
    constructor(readonly address: string) {
      super();
      sources.push(this);
    }
    close() {
      this.readyState = 2;
    }
  }
  vi.stubGlobal('EventSource', Source);
  const fetch = serve(() => all.slice(0, 1));
  vi.stubGlobal('fetch', fetch);
  const waiting = new Waiting();
  waiting.here = 'here';
  const end = waiting.hear();
  const source = await vi.waitUntil(() => sources[0] as Source | undefined);
  expect(source.address).toBe('/api/me/events');
  const tell = async (name: string, data: object) => {
    source.dispatchEvent(new MessageEvent(name, { data: JSON.stringify(data) }));
    await new Promise((resolve) => setTimeout(resolve));
    return fetch.mock.calls.length;
  };
  expect(await tell('begin', {})).toBe(1);
  expect(await tell('alive', {})).toBe(1);
  expect(await tell('news', { table: 'here' })).toBe(1);
  expect(await tell('news', { table: 'elsewhere' })).toBe(2);
  end();
  expect(source.readyState).toBe(2);
});
