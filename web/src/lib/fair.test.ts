import { beforeAll, describe, expect, it } from 'vitest';
import type { Aspect } from '../generated/Aspect';
import type { Check } from '../generated/Check';
import type { CheckedRecord } from '../generated/CheckedRecord';
import { told } from './fair';
import { speak } from './locale.svelte';

const KEY = 'ab'.repeat(32);

/** What the server says of a record whose signature fits, and of which these aspects are wrong. */
function checked(wrong: Aspect[], signedBy: string | null, signedHere: boolean): CheckedRecord {
  const aspects: Aspect[] = ['rules', 'header', 'commitment', 'entries', 'draws', 'result', 'signature'];
  const check = (of: Aspect): Check => (wrong.includes(of) ? { of, outcome: 'failed', entry: null, options: null } : { of, outcome: 'passed' });
  return { number: 3, signedBy, signedHere, checks: aspects.map(check) };
}

const signature = (record: CheckedRecord) => told(record).at(-1);

beforeAll(() => speak('en'));

describe('of a signature that fits is told', () => {
  it('that this server has signed, with the key', () => {
    expect(signature(checked([], KEY, true))).toEqual({ outcome: 'passed', words: expect.stringContaining(`This server has signed exactly this record, with the key ${KEY}`) });
  });

  it('that somebody else has, which is no proof here', () => {
    expect(signature(checked([], KEY, false))).toEqual({ outcome: 'open', words: expect.stringContaining('with another key than this server’s') });
  });

  // A game that was given up afterwards, another commitment, an illegal act, another draw: each signed anew, with anybody's key.
  it.each<Aspect>(['commitment', 'entries', 'draws', 'result'])('that it proves nothing, where the %s is wrong', (wrong) => {
    const { outcome, words } = signature(checked([wrong], null, false))!;
    expect(outcome).toBe('open');
    expect(words).toContain('contradicts itself');
    expect(words).not.toContain('This server');
  });
});

it('a signature that does not fit is told as such', () => {
  expect(signature(checked(['signature'], null, false))).toEqual({ outcome: 'failed', words: 'The signature does not fit this record.' });
});
