import { beforeAll, describe, expect, it } from 'vitest';
import { speak } from './locale.svelte';
import { calledBy, fullName, levelOf, seatNames } from './names';

const seat = (kind: 'person' | 'computer' | 'open', name: string | null) => ({ kind, name, present: true, resigned: false, kept: false, releasable: false });

beforeAll(() => speak('en'));

describe('names', () => {
  it('tell a computer player by its name, and its level beside it', () => {
    expect(calledBy('Hanno · experienced')).toBe('Hanno');
    expect(levelOf('Hanno · experienced')).toBe('Experienced');
    expect(fullName('Hanno · experienced')).toBe('Hanno · Experienced');
  });

  it('leave a person’s name as it is', () => {
    for (const name of ['Anna', 'place', 'constructor']) expect([calledBy(name), fullName(name), levelOf(name)]).toEqual([name, name, undefined]);
  });

  it('mark a bot wherever they stand', () => {
    for (const called of [calledBy, fullName]) expect(called('Robi · bot')).toBe('Robi · bot');
    const expected = { ...seat('open', 'Robi · bot'), kind: 'invited' as const };
    expect(seatNames({ seats: [seat('person', 'Robi · bot'), expected] })).toEqual(['Robi · bot', 'Robi · bot is expected']);
  });

  it('know records from before computers had names', () => {
    expect(fullName('experienced')).toBe('Experienced');
  });

  it('call whoever has left for good so', () => {
    expect(seatNames({ seats: [seat('person', ''), seat('person', 'Béla')] })).toEqual(['Former player', 'Béla']);
    expect(fullName('')).toBe('Former player');
  });

  it('say where nobody sits', () => {
    expect(seatNames({ seats: [seat('person', 'Anna'), seat('computer', 'Mago · bold'), seat('open', null)] })).toEqual([
      'Anna',
      'Mago',
      'Nobody yet',
    ]);
  });
});
