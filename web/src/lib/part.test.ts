import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Trouble } from './api';
import { lost, part } from './part.svelte';

const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

describe('a part of the page', () => {
  const reload = vi.fn();
  let server: () => Promise<Response>;
  let program: HTMLScriptElement;

  beforeEach(() => {
    reload.mockClear();
    sessionStorage.clear();
    lost.now = false;
    program = document.createElement('script');
    program.setAttribute('type', 'module');
    // It is looked at, never run.
    vi.spyOn(document, 'querySelector').mockImplementation(() => program);
    vi.spyOn(program, 'getAttribute').mockReturnValue('/assets/index-one.js');
    vi.stubGlobal('location', { reload });
    vi.stubGlobal('fetch', () => server());
    vi.spyOn(console, 'warn').mockImplementation(() => {});
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    lost.now = false;
  });

  const says = (text: string) => async () => new Response(text);

  it('that comes is handed on', async () => {
    expect(await part(async () => 7)).toBe(7);
    expect(lost.now).toBe(false);
  });

  it('that does not come while the server has the same page, or cannot be reached, is told of', async () => {
    for (const answer of [says('<script src="/assets/index-one.js">'), gone]) {
      lost.now = false;
      server = answer;
      await expect(part(gone)).rejects.toBeInstanceOf(Trouble);
      expect([lost.now, reload.mock.calls.length]).toEqual([true, 0]);
    }
  });

  it('that is gone, since the server has another page, makes that one be loaded, and not for ever', async () => {
    server = says('<script src="/assets/index-two.js">');
    await expect(part(gone)).rejects.toBeInstanceOf(Trouble);
    await expect(part(gone)).rejects.toBeInstanceOf(Trouble);
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
