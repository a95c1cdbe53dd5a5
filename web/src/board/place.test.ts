import { describe, expect, it } from 'vitest';
import { corners, cost, covered, least } from './place';

const box = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom });

describe('the place of a popover', () => {
  it('is reckoned by what it would cover', () => {
    expect(covered(box(0, 0, 10, 10), [box(10, 0, 20, 10), box(0, 10, 10, 20)])).toBe(0);
    expect(covered(box(0, 0, 10, 10), [box(5, 5, 20, 20)])).toBe(25);
    expect(covered(box(0, 0, 10, 10), [box(5, 5, 20, 20), box(-5, -5, 1, 1), box(2, 2, 4, 4)])).toBe(25 + 1 + 4);
  });

  it('hides nothing that is in question if it can cover more of something else', () => {
    const question = [box(0, 0, 10, 10), box(20, 0, 60, 40)];
    const [over, partly] = [box(0, 0, 10, 10), box(10, 0, 35, 40)];
    expect(covered(over, question)).toBeLessThan(covered(partly, question));
    expect(cost(partly, question, [])).toBeLessThan(cost(over, question, []));
  });

  it('covers what is in question only if it must, whatever it covers of the rest', () => {
    const question = [box(0, 0, 1, 1)];
    const rest = [box(0, 0, 8000, 5000)];
    expect(cost(box(0, 0, 1, 1), question, rest)).toBeGreaterThan(cost(box(1, 1, 8000, 5000), question, rest));
    expect(cost(box(2, 2, 4, 4), question, rest)).toBeLessThan(cost(box(2, 2, 5, 5), question, rest));
  });

  it('is the first that covers least', () => {
    expect(least([])).toBeUndefined();
    expect(least([{ covers: 5, at: 'right' }, { covers: 0, at: 'left' }, { covers: 0, at: 'top' }])).toMatchObject({ at: 'left' });
    expect(least([{ covers: 5, at: 'right' }, { covers: 7, at: 'left' }])).toMatchObject({ at: 'right' });
  });

  it('is looked for within bounds, the nearest to the anchor first', () => {
    const found = corners({ width: 20, height: 10 }, box(0, 0, 84, 42), box(60, 0, 70, 10));
    expect(found[0]).toEqual({ left: 48, top: 0 });
    expect(found).toHaveLength(5 * 3);
    expect(found.every(({ left, top }) => left >= 0 && top >= 0 && left + 20 <= 84 && top + 10 <= 42)).toBe(true);
    expect(corners({ width: 100, height: 10 }, box(0, 0, 84, 42), box(60, 0, 70, 10))).toEqual([]);
  });
});
