import { type Component, flushSync, mount, unmount } from 'svelte';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import { speak } from '$lib/locale.svelte';

/**
 * Where the tests of a file show a component, in English. The window is that of all tests: what others have left there is none of
 * these, and these leave nothing there.
 */
export function stage() {
  const place = document.createElement('div');
  let shown: Record<string, unknown> | undefined;

  const clear = async () => {
    if (shown) await unmount(shown);
    shown = undefined;
  };

  beforeAll(async () => {
    document.body.append(place);
    await speak('en');
  });
  afterEach(async () => {
    await clear();
    vi.unstubAllGlobals();
  });
  afterAll(() => place.remove());

  return {
    place,
    clear,
    /** A test gives a part what it asks for of the properties, and is not held to their types. */
    show(component: unknown, props: Record<string, unknown> = {}) {
      shown = mount(component as Component<Record<string, unknown>>, { target: place, props });
      flushSync();
    },
    all: <Kind extends HTMLElement>(selector: string) => [...place.querySelectorAll<Kind>(selector)],
    texts: (selector: string) => [...place.querySelectorAll(selector)].map(({ textContent }) => textContent.trim().replace(/\s+/g, ' ')),
  };
}
