import { afterEach, expect, it, vi } from 'vitest';
import { reader } from './reader.svelte';

afterEach(async () => {
  await reader.becomes(null);
  localStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** The page is shown again, as it was left or drawn anew. */
const shown = (persisted: boolean) => dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

it('a page that the back button brings as it was left is read anew if somebody else, or nobody, reads by now', async () => {
  vi.stubGlobal('fetch', async () => Response.json([]));
  const reload = vi.spyOn(location, 'reload').mockReturnValue();
  await reader.becomes({ name: 'Anna' });
  shown(true);
  expect(reload).not.toHaveBeenCalled();
  // Another page of the browser has signed her out.
  localStorage.setItem('quincunx-account', 'null');
  shown(false);
  expect(reload).not.toHaveBeenCalled();
  shown(true);
  expect(reload).toHaveBeenCalledOnce();
  localStorage.setItem('quincunx-account', '{"name":"Béla"}');
  shown(true);
  expect(reload).toHaveBeenCalledTimes(2);
});
