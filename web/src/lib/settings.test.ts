import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ChangeSettings } from '../generated/ChangeSettings';
import type { Setting } from '../generated/Setting';
import { lang, speak } from './locale.svelte';
import { prefs, remember } from './prefs.svelte';
import { reader } from './reader.svelte';
import { exchange, follow } from './settings';

describe('the settings of an account', () => {
  const before = { ...prefs };
  const LONGEST_AGO = 2 ** 32 - 1;
  /** What the server has, since when, what it was told, whether it can be reached, and the settings that it knows, if not all. */
  let kept: (Setting & { changed?: number })[];
  let told: ChangeSettings['settings'][];
  let reached: boolean;
  let known: string[] | undefined;
  /** What happens while the next request is under way. */
  let meanwhile: (() => void) | undefined;

  beforeEach(() => {
    [kept, told, reached, known, meanwhile] = [[], [], true, undefined, undefined];
    vi.stubGlobal('fetch', (path: string, { body }: RequestInit) => {
      if (!reached) return Promise.reject(new TypeError('no network'));
      if (path !== '/api/me/settings') return Promise.resolve(Response.json([]));
      const happens = meanwhile;
      meanwhile = undefined;
      happens?.();
      const { settings }: ChangeSettings = JSON.parse(String(body ?? '{"settings":[]}'));
      if (body !== undefined) told.push(settings);
      if (known && settings.some(({ name }) => !known?.includes(name))) {
        return Promise.resolve(Response.json({ status: 400, key: 'bad-request', title: 'Bad Request' }, { status: 400 }));
      }
      for (const { name, value, ago } of settings) {
        const changed = Math.floor(Date.now() / 1000) - ago;
        if (kept.some((other) => other.name === name && (other.changed ?? 0) > changed)) continue;
        kept = [...kept.filter((other) => other.name !== name), { name, value, changed }];
      }
      return Promise.resolve(Response.json(kept.map(({ name, value }) => ({ name, value }))));
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
    await reader.becomes({ name: 'Anna' });
    follow();
    await exchange();
    expect(told).toEqual([[{ name: 'theme', value: 'dark', ago: LONGEST_AGO }]]);
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
    vi.setSystemTime(Date.now() + 90_600);
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

  it('count as newer than what was told while they were changed', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    await reader.becomes({ name: 'Anna' });
    const start = Math.ceil(Date.now() / 1000) * 1000;
    vi.setSystemTime(start);
    meanwhile = () => {
      vi.setSystemTime(start + 1000);
      remember({ theme: 'light' });
      vi.setSystemTime(start + 3000);
    };
    remember({ theme: 'dark' });
    await exchange();
    expect(told.map(([setting]) => setting)).toEqual([
      { name: 'theme', value: 'dark', ago: 0 },
      { name: 'theme', value: 'light', ago: 0 },
    ]);
    expect([prefs.theme, kept[0]?.value]).toEqual(['light', 'light']);
  });

  it('do not stay in the browser, which has those of the guest again', async () => {
    remember({ theme: 'dark' });
    await reader.becomes({ name: 'Anna' });
    kept = [
      { name: 'theme', value: 'light' },
      { name: 'lang', value: 'pl' },
    ];
    follow();
    await exchange();
    expect([prefs.theme, prefs.lang]).toEqual(['light', 'pl']);
    // The page is loaded again.
    const leave = follow();
    await exchange();
    await reader.becomes(null);
    leave();
    expect([prefs.theme, document.documentElement.dataset['theme'], prefs.lang]).toEqual(['dark', 'dark', before.lang]);
    // Another tab leaves as well, and finds that done.
    leave();
    expect(prefs.theme).toBe('dark');
    kept = [];
    await reader.becomes({ name: 'Béla' });
    follow();
    await exchange();
    expect(told).toEqual([[{ name: 'theme', value: 'dark', ago: LONGEST_AGO }]]);
  });

  it('that were chosen before accounts kept any are told, and whatever was changed elsewhere counts more', async () => {
    remember({ theme: 'dark', pace: 'now' });
    await reader.becomes({ name: 'Anna' });
    kept = [{ name: 'theme', value: 'light' }];
    meanwhile = () => {
      // Another device tells just then.
      meanwhile = () => kept.push({ name: 'pace', value: 'hand', changed: 1 });
    };
    follow();
    await exchange();
    expect(told).toEqual([[{ name: 'pace', value: 'now', ago: LONGEST_AGO }]]);
    expect([prefs.theme, prefs.pace]).toEqual(['light', 'hand']);
    await exchange();
    expect(told).toHaveLength(1);
  });

  it('that this page does not know by name do no harm', async () => {
    await reader.becomes({ name: 'Anna' });
    kept = [
      { name: 'sound' as Setting['name'], value: 'off' },
      { name: 'theme', value: 'light' },
    ];
    await exchange();
    expect(prefs.theme).toBe('light');
  });

  it('that the server does not know are not told for ever', async () => {
    await reader.becomes({ name: 'Anna' });
    known = ['theme', 'motion'];
    remember({ pace: 'now' });
    await exchange();
    kept = [{ name: 'motion', value: 'off' }];
    remember({ theme: 'dark' });
    await exchange();
    expect(kept).toMatchObject([{ name: 'motion' }, { name: 'theme', value: 'dark' }]);
    expect([prefs.motion, prefs.pace]).toEqual(['off', 'now']);
  });

  it('are told as another tab has chosen them', async () => {
    await reader.becomes({ name: 'Anna' });
    localStorage.setItem('quincunx', JSON.stringify({ theme: 'light' }));
    localStorage.setItem('quincunx-unheard', JSON.stringify({ theme: Date.now() }));
    expect(prefs.theme).toBe('auto');
    await exchange();
    expect(told).toEqual([[{ name: 'theme', value: 'light', ago: 0 }]]);
    expect(prefs.theme).toBe('light');
  });

  it('are the reader’s own: a language that is loaded is not chosen by that, and the last one that was asked for stays', async () => {
    await reader.becomes({ name: 'Anna' });
    await speak('pl');
    // This one takes longer, as it was not loaded before.
    const slow = speak('hu');
    await speak('pl');
    await slow;
    expect([lang(), document.documentElement.lang, prefs.lang]).toEqual(['pl', 'pl', before.lang]);
    await speak('en');
    await exchange();
    expect(told).toEqual([]);
  });
});
