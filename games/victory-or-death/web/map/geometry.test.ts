import { describe, expect, it } from 'vitest';
import { HEIGHT, WIDTH } from './arcs';
import { borders, noBorders, spaces } from './fixtures/file';
import names from './fixtures/names.json';
import { area, bribes, inside, lettering, overlap, pieces, rim, type Shape } from './fixtures/shapes';
import { crosses, fallback, geometry, join, route, SIZE, traced } from './geometry';
import { LEADING, lettered, measure } from './lettering';
import { TINTS } from './sites';
import type { Point } from './trace';

const map = geometry(spaces, borders);
const arcs = traced(spaces);
const places = [...map.places.values()];
const kind = new Map(spaces.map((space) => [space.id, space.kind]));
const major = new Map(spaces.map((space) => [space.id, space.major > 0]));
const sorted = (pairs: readonly (readonly [string, string])[]) => pairs.map(([a, b]) => [a, b].sort().join(' – ')).sort();
const unique = (list: string[]) => [...new Set(list)];
const languages = ['en', 'hu', 'pl', 'ru'] as const;
const name = (id: string, language: (typeof languages)[number]) => (names as Record<string, Record<string, string>>)[id]![language]!;
const length = (line: readonly Point[]) =>
  line.slice(1).reduce((sum, { x, y }, place) => sum + Math.hypot(x - line[place]!.x, y - line[place]!.y), 0);

describe('VOD-2.1.3: two spaces are adjacent when they share a border', () => {
  const drawn = arcs.filter(({ a, b }) => kind.has(a) && kind.has(b)).map(({ a, b }) => [a, b] as const);

  it('is drawn for the map of the file', () => expect(map.drawn).toBe(true));

  it('draws a common border for exactly the borders of the file', () => expect(unique(sorted(drawn))).toEqual(sorted(borders)));

  it('draws none where the file says that there is none', () => {
    const all = sorted(drawn);
    expect(sorted(noBorders).filter((pair) => all.includes(pair))).toEqual([]);
  });

  it('draws every border long enough to be seen', () => {
    const longest = new Map<string, number>();
    for (const { a, b, line } of arcs) {
      const key = [a, b].sort().join(' – ');
      longest.set(key, Math.max(longest.get(key) ?? 0, length(line)));
    }
    expect(sorted(borders).filter((pair) => longest.get(pair)! < 20)).toEqual([]);
  });

  it('covers the board with regions that do not overlap: all outlines close, no two lines cross, the areas add up', () => {
    const stretches = arcs.flatMap(({ a, b, line }) => line.slice(1).map((to, place) => ({ between: `${a} | ${b}`, from: line[place]!, to })));
    stretches.sort((one, other) => Math.min(one.from.x, one.to.x) - Math.min(other.from.x, other.to.x));
    const crossing: string[] = [];
    for (let one = 0; one < stretches.length; one++) {
      const a = stretches[one]!;
      const end = Math.max(a.from.x, a.to.x);
      for (let other = one + 1; other < stretches.length && Math.min(stretches[other]!.from.x, stretches[other]!.to.x) <= end; other++) {
        const b = stretches[other]!;
        if (crosses(a.from, a.to, b.from, b.to)) crossing.push(`${a.between} and ${b.between} near ${Math.round(a.from.x)},${Math.round(a.from.y)}`);
      }
    }
    expect(unique(crossing)).toEqual([]);
    const wastes = join(arcs.filter(({ a, b }) => a === 'waste' || b === 'waste').map(({ line }) => line));
    const total = [...places.map(({ rings }) => rings), ...wastes.map((ring) => [ring])].reduce((sum, rings) => sum + area(rings), 0);
    expect(total / (WIDTH * HEIGHT)).toBeCloseTo(1, 9);
  });

  it('has every space around its own middle', () => {
    for (const { id, centre } of places) {
      expect([id, places.filter(({ rings }) => inside(centre, rings)).map((place) => place.id)]).toEqual([id, [id]]);
    }
  });
});

describe('the tints of land', () => {
  it('tell provinces apart that touch', () => {
    const land = borders.filter((pair) => pair.every((id) => kind.get(id) === 'land'));
    expect(land.filter(([a, b]) => TINTS[a] === TINTS[b])).toEqual([]);
    expect(Object.keys(TINTS).sort()).toEqual(spaces.filter((space) => space.kind === 'land').map(({ id }) => id).sort());
  });
});

describe('what stands on the map', () => {
  const standing = (pick: typeof pieces) => places.map((place) => ({ place, shapes: Object.entries(pick(place, major.get(place.id)!)) }));

  it.each([['pieces and coins', pieces] as const, ['bribes and coins', bribes] as const])('lies inside its space: %s', (_, pick) => {
    const outside = standing(pick).flatMap(({ place, shapes }) =>
      shapes.filter(([, shape]) => rim(shape).some((at) => !inside(at, place.rings))).map(([what]) => `${place.id}: ${what}`),
    );
    expect(outside).toEqual([]);
  });

  it.each([['pieces and coins', pieces] as const, ['bribes and coins', bribes] as const])('covers nothing else: %s', (_, pick) => {
    const covered = standing(pick).flatMap(({ place, shapes }) =>
      shapes.flatMap(([what, shape], order) => shapes.slice(order + 1).filter(([, other]) => overlap(shape, other)).map(([other]) => `${place.id}: ${what}, ${other}`)),
    );
    expect(covered).toEqual([]);
  });

  it.each(languages)('leaves every name free: %s', (language) => {
    const things: [string, Shape][] = places.flatMap((place) =>
      [...Object.entries(pieces(place, major.get(place.id)!)), ...Object.entries(bribes(place, major.get(place.id)!))].map(
        ([what, shape]): [string, Shape] => [`${place.id} ${what}`, shape],
      ),
    );
    const letters = places.flatMap((place) => lettering(place, name(place.id, language)).map((shape): [string, Shape] => [place.id, shape]));
    const covered = letters.flatMap(([id, shape], order) =>
      [...things, ...letters.slice(order + 1)].filter(([, other]) => overlap(shape, other)).map(([other]) => `${id}: ${other}`),
    );
    expect(covered).toEqual([]);
  });

  it.each(languages)('has every name in its space, or that of an island in the sea around it: %s', (language) => {
    const astray = places.filter((place) => {
      const seas = borders
        .filter((pair) => pair.includes(place.id))
        .map(([a, b]) => (a === place.id ? b : a))
        .filter((id) => place.kind !== 'sea' && kind.get(id) === 'sea')
        .map((id) => map.places.get(id)!);
      const allowed = [place, ...seas];
      return lettering(place, name(place.id, language)).some((shape) => rim(shape).some((at) => !allowed.some(({ rings }) => inside(at, rings))));
    });
    expect(astray.map(({ id }) => id)).toEqual([]);
  });
});

describe('names written larger than they are drawn', () => {
  it.each(languages)('move aside for the coins: %s', (language) => {
    for (const pixels of [0.4, 0.5, 0.7]) {
      const covered = lettered(places, (id) => name(id, language), pixels, () => false).filter(({ id, size, parts, at }) => {
        const place = map.places.get(id)!;
        const [x = 0, y = 0] = at.match(/-?[\d.]+/g)!.map(Number);
        const width = Math.max(...parts.map((part) => measure(part, size)));
        return major.get(id) && Math.abs(place.coin.x - x) < (SIZE.coin[0] + width) / 2 - 0.1 && Math.abs(place.coin.y - y) < (SIZE.coin[1] + size * LEADING * parts.length) / 2;
      });
      expect(covered.map(({ id }) => id)).toEqual([]);
    }
  });
});

describe('a line of supply', () => {
  it('starts and ends in the middle of its spaces and crosses the borders between them', () => {
    const stops = ['messenia', 'messenian_gulf', 'myrtoan_sea'];
    const d = route(map, stops);
    const [first, last] = [map.places.get(stops[0]!)!.centre, map.places.get(stops[2]!)!.centre];
    expect(d.startsWith(`M${first.x} ${first.y}`)).toBe(true);
    expect(d.endsWith(`${last.x} ${last.y}`)).toBe(true);
  });

  it('leaves no space but through the border to the next', () => {
    for (const [a, b] of borders) {
      const line = map.ways.get(`${a} ${b}`)!;
      const points = line.slice(1).flatMap((to, place) => {
        const from = line[place]!;
        const steps = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y));
        return Array.from({ length: steps }, (_, step) => ({ x: from.x + ((to.x - from.x) * step) / steps, y: from.y + ((to.y - from.y) * step) / steps }));
      });
      const passed = points.map((at) => [a, b].find((id) => inside(at, map.places.get(id)!.rings)) ?? 'astray');
      expect([a, b, passed.filter((id, place) => id !== passed[place - 1])]).toEqual([a, b, [a, b]]);
      expect(map.ways.get(`${b} ${a}`)).toEqual(line.toReversed());
    }
    for (const [a, b] of noBorders) expect(map.ways.has(`${a} ${b}`)).toBe(false);
  });

  it('of one space is a point, of none nothing', () => {
    const { x, y } = map.places.get('athens')!.centre;
    expect(route(map, ['athens'])).toBe(`M${x} ${y}`);
    expect(route(map, [])).toBe('');
  });
});

describe('VOD-2.1.6: another component file', () => {
  const fewer = borders.slice(1);

  it('has no drawing: circles at the places of the file, joined by its borders', () => {
    const other = geometry(spaces, fewer);
    expect(other.drawn).toBe(false);
    expect(other.places.size).toBe(spaces.length);
    expect(other.lines).toHaveLength(fewer.length);
    const [one, two] = [other.places.get('athens')!.centre, other.places.get('rhodes')!.centre];
    const [athens, rhodes] = ['athens', 'rhodes'].map((id) => spaces.find((space) => space.id === id)!);
    expect((two.x - one.x) / (two.y - one.y)).toBeCloseTo((rhodes!.x - athens!.x) / (rhodes!.y - athens!.y));
  });

  it('keeps everything of a circle inside it and inside the picture', () => {
    const other = fallback(spaces, borders);
    for (const place of other.places.values()) {
      for (const shape of [...Object.values(pieces(place, true)), ...Object.values(bribes(place, true))]) {
        expect(rim(shape).every((at) => inside(at, place.rings))).toBe(true);
      }
      for (const { x, y } of place.rings.flat()) {
        expect(x >= 0 && x <= other.width && y >= 0 && y <= other.height).toBe(true);
      }
    }
  });

  it('lets no circle touch another', () => {
    const middles = [...fallback(spaces, borders).places.values()].map(({ centre }) => centre);
    const distances = middles.flatMap((a, place) => middles.slice(place + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y)));
    expect(Math.min(...distances)).toBeGreaterThan(120);
  });

  it('may have spaces of other names', () => {
    const other = geometry([{ id: 'delphi', kind: 'land', x: 10, y: 10 }], []);
    expect([...other.places.keys()]).toEqual(['delphi']);
  });
});
