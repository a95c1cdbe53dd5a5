import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ChangeSettings } from '../generated/ChangeSettings';
import type { Setting } from '../generated/Setting';
import { prefs, remember } from './prefs.svelte';
import { reader } from './reader.svelte';
import { bring, exchange, follow } from './settings';

describe('the settings of an account', () => {
  const before = { ...prefs };
  /** What the server has, what it was told, and whether it can be reached. */
  let kept: Setting[];
  let told: ChangeSettings['settings'][];
  let reached: boolean;

  beforeEach(() => {
    [kept, told, reached] = [[], [], true];
    vi.stubGlobal('fetch', (path: string, { body }: RequestInit) => {
      if (!reached) return Promise.reject(new TypeError('no network'));
      if (path !== '/api/me/settings') return Promise.resolve(Response.json([]));
      const { settings }: ChangeSettings = JSON.parse(String(body ?? '{"settings":[]}'));
      if (body !== undefined) told.push(settings);
      for (const { name, value } of settings) kept = [...kept.filter((other) => other.name !== name), { name, value }];
      return Promise.resolve(Response.json(kept));
    });
  });

  afterEach(async () => {
    vi.useRealTimers();
    await reader.becomes(null);
    remember(before);
    vi.unstubAllGlobals();
    localStorage.clear();
  });

  it('are those that the guest had chosen who makes it, and no others', async () => {
    remember({ theme: 'dark', name: 'Anna' });
    await exchange();
    expect(told).toEqual([]);
    bring();
    await reader.becomes({ name: 'Anna' });
    follow();
    await exchange();
    expect(told).toEqual([[{ name: 'theme', value: 'dark', ago: 0 }]]);
  });

  it('are told when they are changed, and heard when they were changed elsewhere', async () => {
    await reader.becomes({ name: 'Anna' });
    kept = [{ name: 'theme', value: 'light' }];
    remember({ forced: false });
    await exchange();
    expect(told).toEqual([[{ name: 'forced', value: 'false', ago: 0 }]]);
    expect([prefs.theme, document.documentElement.dataset['theme'], prefs.forced]).toEqual(['light', 'light', false]);
    remember({ held: true });
    await exchange();
    expect(told).toHaveLength(1);
  });

  it('that were changed without a network are told later, with how long that is ago', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    await reader.becomes({ name: 'Anna' });
    reached = false;
    remember({ pace: 'now' });
    await exchange();
    vi.setSystemTime(Date.now() + 90_000);
    reached = true;
    kept = [{ name: 'motion', value: 'off' }];
    await exchange();
    expect(told).toEqual([[{ name: 'pace', value: 'now', ago: 90 }]]);
    expect([prefs.pace, prefs.motion]).toEqual(['now', 'off']);
    await exchange();
    expect(told).toHaveLength(1);
  });

  it('stay as they are here where the server has what this page does not know', async () => {
    await reader.becomes({ name: 'Anna' });
    kept = [
      { name: 'theme', value: 'sepia' },
      { name: 'lang', value: 'pl' },
    ];
    await exchange();
    expect([prefs.theme, prefs.lang]).toEqual([before.theme, 'pl']);
  });

  it('are not told to another account', async () => {
    await reader.becomes({ name: 'Anna' });
    const leave = follow();
    reached = false;
    remember({ theme: 'dark' });
    await exchange();
    leave();
    reached = true;
    await reader.becomes({ name: 'Béla' });
    follow();
    await exchange();
    expect(told).toEqual([]);
  });
});
