import { flushSync } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Chain, type Standing } from './chain.svelte';

let stop = () => {};
afterEach(() => stop());

/** A table that a chain is begun at, and what it does there. */
function table(...actions: string[]) {
  const at = (number: number, ...offered: string[]): Standing => ({ number, choices: offered.map((action) => ({ action })), busy: false, stopped: false });
  let standing = $state.raw(at(5, 'end'));
  const act = vi.fn();
  stop = $effect.root(() => new Chain(() => standing, act).begin(actions));
  flushSync();
  const go = (next: Standing) => {
    standing = next;
    flushSync();
    return act.mock.calls.map(([action]) => action);
  };
  return { at, go };
}

describe('a chain', () => {
  it('does what follows once the table has come to where it can be done', () => {
    const { at, go } = table('play(a)', 'new(b)');
    expect(go({ ...at(5, 'end'), busy: true })).toEqual([]);
    expect(go({ ...at(6, 'play(a)'), busy: true })).toEqual([]);
    expect(go(at(6, 'play(a)'))).toEqual(['play(a)']);
    expect(go(at(6, 'play(a)'))).toEqual(['play(a)']);
    expect(go(at(7, 'new(b)'))).toEqual(['play(a)', 'new(b)']);
    expect(go(at(8, 'new(b)'))).toEqual(['play(a)', 'new(b)']);
  });

  it('is dropped where its next link cannot be done, and does not come back', () => {
    const { at, go } = table('draw');
    expect(go(at(6, 'done', 'ask'))).toEqual([]);
    expect(go(at(7, 'draw'))).toEqual([]);
  });

  it('is dropped when something is refused', () => {
    const { at, go } = table('draw');
    expect(go({ ...at(5, 'end'), stopped: true })).toEqual([]);
    expect(go(at(6, 'draw'))).toEqual([]);
  });
});
