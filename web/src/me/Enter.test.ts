import { type Component, flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Problem } from '$generated/Problem';
import { speak } from '$lib/locale.svelte';
import { go } from '$lib/router.svelte';
import Refusal from '../ui/Refusal.svelte';
import Enter from './Enter.svelte';

const taken = { status: 409, key: 'name-taken', title: 'Conflict' } as unknown as Problem;

const place = document.createElement('div');
let shown: Record<string, unknown> | undefined;
const show = <Props extends Record<string, unknown>>(component: Component<Props>, props: Props) => {
  shown = mount(component, { target: place, props });
  flushSync();
};

beforeAll(async () => {
  document.body.append(place);
  await speak('en');
});
afterEach(async () => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  if (shown) await unmount(shown);
});

describe('a name that somebody has an account with', () => {
  const ways = () => [...place.querySelectorAll('[role="alert"] :is(a, button)')];

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
