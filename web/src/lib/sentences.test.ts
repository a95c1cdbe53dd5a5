import { describe, expect, it } from 'vitest';
import { keys } from '$board/bench.svelte';
import type { SeenEntry } from '../generated/SeenEntry';
import { acts } from './log';
import { doer, parts, sentences } from './sentences';

const line = (key: string) => ({ event: key, line: { key, args: {} } });
const act = (...lines: SeenEntry['lines']) => acts([{ number: 0, seat: 1, kind: 'act', to: null, lines }], (event) => event === 'turn')[0]!;
const teller = { names: ['Anna', 'Béla'], says: keys };
const told = (...lines: SeenEntry['lines']) => sentences(act(...lines), teller);

describe('an act in sentences', () => {
  it('is told with what happens as the next turn opens, but not that it opens', () => {
    expect(told(line('attack'), line('turn'), line('control'))).toEqual(['attack', 'control']);
    expect(told(line('attack'), line('turn'))).toEqual(['attack']);
    expect(told(line('turn')), 'where there is nothing else').toEqual(['turn']);
  });

  it('has what is done apart from what the next turn opens with', () => {
    expect(parts(act(line('attack'), line('turn'), line('control')), teller)).toEqual({ deed: ['attack'], opening: ['control'] });
    expect(parts(act(line('turn'), line('control')), teller)).toEqual({ deed: [], opening: ['control'] });
  });

  it('has the sign of whoever does it, and none where only a turn opens', () => {
    expect(doer(act(line('attack'), line('turn'), line('control')))).toBe(1);
    expect(doer(act(line('turn'), line('control')))).toBeNull();
  });
});
