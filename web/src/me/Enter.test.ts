import { type Component, flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Problem } from '$generated/Problem';
import { speak } from '$lib/locale.svelte';
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
  if (shown) await unmount(shown);
});

describe('a name that somebody has an account with', () => {
  const ways = () => [...place.querySelectorAll('[role="alert"] :is(a, button)')];

  it('leads to signing in from where one sits down', () => {
    show(Refusal, { problem: taken, game: 'in-flanders-field', says: String });
    expect(ways().map((way) => [way.textContent, way.getAttribute('href')])).toEqual([['Sign in', '/account']]);
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
