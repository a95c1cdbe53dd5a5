import { afterEach, describe, expect, it, vi } from 'vitest';
import { get, update } from './keep';
import { prefs, remember } from './prefs.svelte';
import { Visit } from './visit';

/** What another tab has written, which shares the memory. */
function another(key: string, change: object) {
  localStorage.setItem(key, JSON.stringify({ ...JSON.parse(localStorage.getItem(key) ?? '{}'), ...change }));
}
const kept = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null');

describe('what the browser remembers', () => {
  const before = { ...prefs };
  afterEach(() => {
    localStorage.clear();
    remember(before);
    localStorage.clear();
  });

  it('keeps the settings that another tab has changed', () => {
    another('quincunx', { theme: 'dark', pace: 'now' });
    remember({ name: 'Anna' });
    remember({ pace: 'brisk' });
    expect(kept('quincunx')).toEqual({ theme: 'dark', name: 'Anna', pace: 'brisk' });
  });

  it('shows the settings that another tab changes', () => {
    another('quincunx', { theme: 'dark' });
    expect(prefs.theme).toBe('auto');
    dispatchEvent(new StorageEvent('storage', { key: 'quincunx' }));
    expect([prefs.theme, document.documentElement.dataset['theme']]).toEqual(['dark', 'dark']);
  });

  it('is what was changed last, also where nothing can be stored, and is stored as soon as that can be', () => {
    const more = () => update<number[]>('some', (all = []) => [...all, all.length]);
    more();
    const setItem = () => {
      throw new DOMException('', 'QuotaExceededError');
    };
    vi.stubGlobal('localStorage', { getItem: (key: string) => (key === 'some' ? '[0]' : null), setItem });
    more();
    more();
    expect([get('some'), kept('some')]).toEqual([[0, 1, 2], [0]]);
    vi.unstubAllGlobals();
    more();
    expect(kept('some')).toEqual([0, 1, 2, 3]);
  });

  it('has seen of a table what any tab has seen, and has the commitment that was heard first', () => {
    const [one, two] = [new Visit('t'), new Visit('t')];
    one.commitment('first', 0);
    two.commitment('second', 4);
    two.saw(9);
    one.saw(3);
    expect(kept('quincunx/t')).toEqual({ seen: 9, commitment: 'first', at: 0 });
    expect([one.first, two.first]).toEqual([1, 2].map(() => ({ commitment: 'first', at: 0 })));
  });
});
