import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Problem } from '$generated/Problem';
import { go } from '$lib/router.svelte';
import { stage } from '../testing';
import Refusal from '../ui/Refusal.svelte';
import Enter from './Enter.svelte';

const taken = { status: 409, key: 'name-taken', title: 'Conflict' } as unknown as Problem;

const { place, show, all } = stage();

afterEach(() => void vi.restoreAllMocks());

describe('a name that somebody has an account with', () => {
  const ways = () => all('[role="alert"] :is(a, button)');

  it('leads to signing in from where one sits down', () => {
    show(Refusal, { problem: taken, game: 'in-flanders-field', says: String });
    expect(ways().map((way) => [way.textContent, way.getAttribute('href')])).toEqual([['Sign in', '/account#back']]);
  });

  it('leads nowhere if something else is wrong', () => {
    show(Refusal, { problem: { ...taken, key: 'bad-name' }, game: 'in-flanders-field', says: String });
    expect(ways()).toEqual([]);
  });

  it('is signed in with by one press where an account was to be made', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(taken), { status: 409, headers: { 'content-type': 'application/problem+json' } })));
    show(Enter, {});
    place.querySelector('form')?.dispatchEvent(new SubmitEvent('submit', { cancelable: true }));
    await vi.waitFor(() => expect(ways()).toHaveLength(1));
    (ways()[0] as HTMLButtonElement).click();
    flushSync();
    expect(ways()).toEqual([]);
    expect(place.querySelector('[type="submit"]')?.textContent).toBe('Sign in');
  });
});

describe('who signs in', () => {
  const enter = async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ account: { name: 'Anna' } })));
    const back = vi.spyOn(history, 'back').mockReturnValue();
    show(Enter, {});
    place.querySelector('form')?.dispatchEvent(new SubmitEvent('submit', { cancelable: true }));
    flushSync();
    await vi.waitFor(() => expect(place.querySelector<HTMLButtonElement>('[type="submit"]')?.disabled).toBe(false));
    return back;
  };

  it('goes back to where a name was refused', async () => {
    go('/account#back');
    expect(await enter()).toHaveBeenCalledOnce();
  });

  it.each(['/account?back=https://evil.example', '/account#https://evil.example', '/account#//evil.example', '/account'])('stays at %s: nothing led there', async (address) => {
    go(address);
    expect(await enter()).not.toHaveBeenCalled();
    expect(location.pathname + location.search + location.hash).toBe(address);
  });
});

describe('passkeys beside the name', () => {
  let asked: CredentialRequestOptions[];
  let pick: (passkey: unknown) => void;
  let sent: string[];

  /** A browser that proposes passkeys, before a server that offers them and knows nobody by a password. */
  beforeEach(() => {
    [asked, sent] = [[], []];
    vi.stubGlobal('PublicKeyCredential', class {
      static isConditionalMediationAvailable = () => Promise.resolve(true);
      static parseCreationOptionsFromJSON = (options: unknown) => options;
      static parseRequestOptionsFromJSON = (options: unknown) => options;
    });
    const get = (options: CredentialRequestOptions) => {
      asked.push(options);
      return new Promise((resolve) => (pick = resolve));
    };
    vi.stubGlobal('navigator', Object.create(navigator, { credentials: { value: { get } } }));
    vi.stubGlobal('fetch', (path: string, { method }: RequestInit) => {
      if (method === 'POST') sent.push(path);
      if (path === '/api/me/sign-in') return Promise.resolve(Response.json({ status: 403, key: 'wrong-password', title: '' }, { status: 403 }));
      const told = { known: true, account: null, offered: true, password: false, passkeys: [], question: 'which', options: {} };
      return Promise.resolve(Response.json(told));
    });
  });

  const name = () => place.querySelector('input[name="username"]')!.getAttribute('autocomplete');
  const turn = (to: number) => {
    all('input[type="radio"]')[to]!.click();
    flushSync();
  };
  const isOver = (number: number) => asked[number]!.signal!.aborted;

  const propose = async () => {
    show(Enter, {});
    await vi.waitFor(() => expect(all('.passkey')).toHaveLength(1));
    expect([name(), asked]).toEqual(['username', []]);
    turn(1);
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    expect([name(), asked[0]!.mediation]).toEqual(['username webauthn', 'conditional']);
  };

  it('sign in whoever picks one', async () => {
    await propose();
    pick({ toJSON: () => ({ id: 'hers' }) });
    await vi.waitFor(() => expect(sent.slice(0, 2)).toEqual(['/api/me/passkeys/ask', '/api/me/passkeys/sign-in']));
  });

  it('are proposed no more once somebody signs in otherwise, or makes an account', async () => {
    await propose();
    place.querySelector('form')?.dispatchEvent(new SubmitEvent('submit', { cancelable: true }));
    flushSync();
    expect(isOver(0)).toBe(true);
    await vi.waitFor(() => expect(all('[role="alert"]')).toHaveLength(1));
    expect(asked).toHaveLength(1);
    turn(0);
    turn(1);
    await vi.waitFor(() => expect(asked).toHaveLength(2));
    expect(isOver(1)).toBe(false);
    turn(0);
    expect(isOver(1)).toBe(true);
  });

  it('make room for the one that the reader asks for by the button', async () => {
    await propose();
    all<HTMLButtonElement>('.passkey button')[0]!.click();
    await vi.waitFor(() => expect(asked).toHaveLength(2));
    expect([isOver(0), asked[1]!.mediation]).toEqual([true, undefined]);
  });

  it('are asked for anew before the server does not wait any longer', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    show(Enter, {});
    await vi.waitUntil(() => all('.passkey').length === 1);
    turn(1);
    await vi.waitUntil(() => asked.length === 1);
    await vi.advanceTimersByTimeAsync(240_000);
    await vi.waitUntil(() => asked.length === 2);
    expect([isOver(0), isOver(1)]).toEqual([true, false]);
    vi.useRealTimers();
  });

  it('are not asked for anew while nobody looks at the page', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    show(Enter, {});
    await vi.waitUntil(() => all('.passkey').length === 1);
    turn(1);
    await vi.waitUntil(() => asked.length === 1);
    await vi.advanceTimersByTimeAsync(1_000_000);
    expect([asked.length, isOver(0)]).toEqual([1, false]);
    hidden.mockReturnValue(false);
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.waitUntil(() => asked.length === 2);
    expect(isOver(0)).toBe(true);
    hidden.mockRestore();
    vi.useRealTimers();
  });
});
