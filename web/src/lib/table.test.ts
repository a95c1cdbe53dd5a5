import { describe, expect, it } from 'vitest';
import { insist, Trouble } from './api';
import { commits, contribution } from './fair';
import { allot } from './keys';
import { stops, voided, winners } from './log';
import type { SeenEntry } from '../generated/SeenEntry';
import type { Observation } from '../generated/Observation';

const entry = (number: number, more: Partial<SeenEntry> = {}): SeenEntry => ({
  number,
  seat: 0,
  kind: 'act',
  to: null,
  lines: [],
  ...more,
});
const said = { lines: [{ event: null, line: { key: 'a', args: {} } }] };
const trouble = (status: number) => new Trouble({ type: 'about:blank', title: '', status, key: 'x' });

describe('the log', () => {
  it('knows what was taken back', () => {
    const entries = [entry(0), entry(1), entry(2), entry(3, { kind: 'undo', to: 1 }), entry(4)];
    expect([...voided(entries)]).toEqual([1, 2]);
  });

  it('stops where something was to be seen, at the beginning and at the end', () => {
    expect(stops([entry(0, said), entry(1), entry(2, said), entry(3, { kind: 'undo', to: 2 }), entry(4)], 5)).toEqual([0, 1, 3, 4, 5]);
    expect(stops([], 0)).toEqual([0]);
  });

  it('reads returns', () => {
    expect(winners('0 1 0')).toEqual([1]);
    expect(winners('1/2 0 1/2')).toEqual([0, 2]);
    expect(winners('-1 1')).toEqual([1]);
  });
});

describe('the keys of choices', () => {
  const observation = (...actions: string[]) =>
    ({ choices: actions.map((action) => ({ action, label: { key: action, args: {} } })) }) as unknown as Observation<unknown>;

  it('gives wished keys first and digits to the others', () => {
    const keys = allot(observation('roll', 'stop', 'gas'), ({ action }) => (action === 'gas' ? '1' : action === 'stop' ? 's' : undefined));
    expect(Object.fromEntries(keys)).toEqual({ roll: '2', stop: 's', gas: '1' });
  });

  it('keeps the keys of the table, and no key has two choices', () => {
    const actions = Array.from({ length: 40 }, (_, n) => `a${n}`);
    const keys = allot(observation(...actions), ({ action }) => (action === 'a0' || action === 'a1' ? 'u' : undefined));
    expect([...keys.values()]).not.toContain('u');
    expect(new Set(keys.values()).size).toBe(keys.size);
    expect(keys.size).toBeGreaterThan(25);
  });
});

describe('a request that insists', () => {
  it('is sent again until it is answered', async () => {
    const answers = [trouble(0), trouble(503), 'done'];
    const pauses: number[] = [];
    let waits = 0;
    const request = async () => {
      const answer = answers.shift()!;
      if (answer instanceof Trouble) throw answer;
      return answer;
    };
    expect(await insist(request, () => waits++, async (ms) => void pauses.push(ms))).toBe('done');
    expect(waits).toBe(2);
    expect(pauses).toEqual([500, 1000]);
  });

  it('takes a refusal for an answer', async () => {
    let sent = 0;
    const request = async () => {
      sent++;
      throw trouble(422);
    };
    await expect(insist(request, () => {}, async () => {})).rejects.toBeInstanceOf(Trouble);
    expect(sent).toBe(1);
  });
});

describe('chance', () => {
  it('contributes 32 bytes, never the same', () => {
    expect(contribution()).toMatch(/^[0-9a-f]{64}$/);
    expect(contribution()).not.toBe(contribution());
  });

  it('recomputes a commitment', async () => {
    const seed = '00'.repeat(32);
    expect(await commits('66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925', seed)).toBe(true);
    expect(await commits('66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2926', seed)).toBe(false);
  });
});
