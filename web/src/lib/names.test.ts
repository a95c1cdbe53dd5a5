import { beforeAll, describe, expect, it } from 'vitest';
import { speak } from './locale.svelte';
import { calledBy, fullName, isolated, levelOf, seatNames } from './names';

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

  it('stand by themselves where they are written from right to left', () => {
    for (const name of ['שלום', 'שלום 2', 'Dan דן', 'سلام', 'ﺳﻼﻡ', '𞤀𞤣𞤢']) {
      const alone = `\u2068${name}\u2069`;
      for (const called of [isolated, calledBy, fullName]) expect(called(name)).toBe(alone);
      for (const called of [calledBy, fullName]) expect(called(`${name} · bot`)).toBe(`${alone} · bot`);
      expect(seatNames({ seats: [seat('person', name), { ...seat('open', name), kind: 'invited' as const }] })).toEqual([alone, `${alone} is expected`]);
    }
  });

  it('are as they are in all other letters', () => {
    for (const name of ['Anna', 'Żaneta Ślązak', 'Őrsi Ödön', 'Щербинин', 'Ελένη', 'Nguyễn Thị', '名前', '👩‍🚀 2', '']) expect(isolated(name)).toBe(name);
  });

  it('say where nobody sits', () => {
    expect(seatNames({ seats: [seat('person', 'Anna'), seat('computer', 'Mago · bold'), seat('open', null)] })).toEqual([
      'Anna',
      'Mago',
      'Nobody yet',
    ]);
  });
});
