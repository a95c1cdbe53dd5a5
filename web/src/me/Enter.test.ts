import { flushSync } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
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

  it('stays if nothing led there', async () => {
    go('/account');
    expect(await enter()).not.toHaveBeenCalled();
  });
});
