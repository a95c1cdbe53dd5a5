import { describe, expect, it } from 'vitest';
import { partOf } from './parts';

describe('what is played from a seat', () => {
  const words: Record<string, string> = { 'part-3-2': 'both', 'part-3-2-oligarchs': 'one', 'part-2-1': 'all' };
  const part = (seat: number, count: number, seating?: unknown) =>
    partOf(seat, count, seating, Object.assign((key: unknown) => words[key as string] ?? '', { has: (key: string) => key in words }));

  it('depends on how many sit at the table, and on the seating', () => {
    expect(part(0, 2)).toBe('all');
    expect(part(1, 3)).toBe('both');
    expect(part(1, 3, 'demos')).toBe('both');
    expect(part(1, 3, 'oligarchs')).toBe('one');
  });

  it('is nothing where the seats are alike', () => {
    expect(part(0, 4)).toBe('');
  });
});
