import { describe, expect, it } from 'vitest';
import { holding, kept, most, nearer, pushed, scale, seen, whole } from './sight';

const box = { x: -24, y: -24, width: 1248, height: 912 };
const desktop = { width: 1000, height: 640 };
const phone = { width: 390, height: 300 };

describe('pan and zoom', () => {
  it('begins with the whole map, fitted in width on a phone and in height on a wide page', () => {
    expect(scale(whole(box), phone, box) * box.width).toBeCloseTo(phone.width);
    expect(scale(whole(box), desktop, box) * box.height).toBeCloseTo(desktop.height);
    for (const pane of [desktop, phone]) {
      const { x, y, width, height } = seen(whole(box), pane, box);
      expect(x <= box.x && y <= box.y && x + width >= box.x + box.width && y + height >= box.y + box.height).toBe(true);
    }
  });

  it('keeps what lies under the pointer where it is', () => {
    const at = { x: 500, y: 250 };
    const before = kept({ x: 600, y: 430, zoom: 2 }, desktop, box);
    const after = nearer(before, desktop, box, 1.3, at);
    const under = (sight: typeof before) => {
      const { x, y } = seen(sight, desktop, box);
      const by = scale(sight, desktop, box);
      return { x: x + at.x / by, y: y + at.y / by };
    };
    expect(after.zoom).toBeCloseTo(2.6);
    expect(under(after).x).toBeCloseTo(under(before).x);
    expect(under(after).y).toBeCloseTo(under(before).y);
  });

  it('never goes farther than the whole map, nor nearer than its end', () => {
    expect(nearer(whole(box), phone, box, 0.2, { x: 10, y: 10 })).toEqual(whole(box));
    const end = nearer(whole(box), phone, box, 100, { x: 195, y: 150 });
    expect(end.zoom).toBe(most(phone, box));
    expect(scale(end, phone, box)).toBeGreaterThan(1.5);
  });

  it('follows the finger and stops at the rim of the map', () => {
    const sight = kept({ x: 600, y: 430, zoom: 3 }, phone, box);
    const by = scale(sight, phone, box);
    expect(pushed(sight, phone, box, { x: 30, y: 0 }).x).toBeCloseTo(600 - 30 / by);
    const far = seen(pushed(sight, phone, box, { x: 9999, y: 9999 }), phone, box);
    expect([far.x, far.y]).toEqual([expect.closeTo(box.x), expect.closeTo(box.y)]);
  });

  it('brings spaces into sight, at the same zoom if they fit', () => {
    const sight = kept({ x: 200, y: 200, zoom: 4 }, phone, box);
    const one = holding(sight, phone, box, [{ x: 1000, y: 600 }]);
    expect(one.zoom).toBe(4);
    const { x, y, width, height } = seen(one, phone, box);
    expect(x < 1000 && 1000 < x + width && y < 600 && 600 < y + height).toBe(true);
    const two = holding(sight, phone, box, [{ x: 100, y: 100 }, { x: 1000, y: 600 }]);
    const wide = seen(two, phone, box);
    expect(two.zoom).toBeLessThan(4);
    expect(wide.x < 100 && 1000 < wide.x + wide.width).toBe(true);
    expect(holding(sight, phone, box, [])).toBe(sight);
    const near = holding(sight, phone, box, [{ x: 100, y: 100 }, { x: 1000, y: 600 }], 4);
    const above = seen(near, phone, box);
    expect([near.zoom, above.x < 100, above.y < 100]).toEqual([4, true, true]);
  });
});
