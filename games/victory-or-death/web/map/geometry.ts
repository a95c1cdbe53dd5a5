/** What is drawn where. The map of the component file has a drawing of ours; any other is drawn as circles and lines. */
import { ARCS, HEIGHT, WIDTH } from './arcs';
import { BENDS, SITES } from './sites';
import { draw, parse, trace, type Course, type Point } from './trace';

export type { Point } from './trace';
export type Kind = 'land' | 'sea' | 'neutral';

/** What is drawn of a component file: a space, and where the file would have it. */
export interface Space extends Point {
  id: string;
  kind: Kind;
}
export type Border = readonly [string, string];

export interface Label extends Point {
  /** Degrees. */
  angle: number;
  /** A name wider than this goes on more lines. */
  width: number;
  size: number;
}

/** A space on the map. Slots are the middles of what stands there. */
export interface Place {
  id: string;
  kind: Kind;
  /** The outline, for `fill-rule="evenodd"`: islands are holes in their sea. */
  d: string;
  /** The same as points, ring by ring. */
  rings: readonly (readonly Point[])[];
  /** Where lines to this space end. */
  centre: Point;
  label: Label;
  trireme: Point;
  city: Point;
  hoplite: Point;
  /** By order of the powers. They share the room of city and hoplite: a bribe never lies beside a piece (VOD-4.5.6, VOD-4.5.10). */
  bribes: readonly Point[];
  coin: Point;
}

/** A line between regions; `link` joins two circles of a map without drawing. */
export interface Line {
  course: 'coast' | 'land' | 'sea' | 'link';
  d: string;
}

export interface Geometry {
  /** Whether this is our drawing. */
  drawn: boolean;
  width: number;
  height: number;
  /** So wide is the ornament around it. */
  margin: number;
  /** In the order of the file. */
  places: ReadonlyMap<string, Place>;
  lines: readonly Line[];
  /** Outlines of land that is no space. */
  wastes: readonly string[];
  /** For two neighbours `a b`: the line from the middle of the first over their border to the middle of the second. */
  ways: ReadonlyMap<string, readonly Point[]>;
}

/** How much larger pieces are drawn than their paths say. */
export const SCALE = 1.1;
/** Room that things take on the map, in map units. */
export const SIZE = { city: [40, 37], hoplite: [38, 38], trireme: [60, 40], bribe: [24, 24], coin: [25, 25] } as const;
/** Names are as large as this on our drawing. */
export const NAME = 18;

const pair = (a: string, b: string) => (a < b ? `${a} ${b}` : `${b} ${a}`);
const same = (a: Point, b: Point) => a.x === b.x && a.y === b.y;

/** The lines of a region, joined into closed rings. */
export function join(lines: readonly (readonly Point[])[]): Point[][] {
  const left = lines.map((line) => [...line]);
  const rings: Point[][] = [];
  for (let ring = left.shift(); ring !== undefined; ring = left.shift()) {
    while (!same(ring[0]!, ring.at(-1)!)) {
      const end = ring.at(-1)!;
      const next = left.findIndex((line) => same(line[0]!, end) || same(line.at(-1)!, end));
      if (next < 0) throw new Error(`an outline is open at ${end.x},${end.y}`);
      const [line] = left.splice(next, 1);
      ring.push(...(same(line![0]!, end) ? line! : line!.reverse()).slice(1));
    }
    rings.push(ring);
  }
  return rings;
}

const outline = (rings: readonly (readonly Point[])[]) => rings.map((ring) => `${draw(ring.slice(0, -1))}Z`).join('');

/** The slots around the middle of a room. */
function slots(room: Point): Pick<Place, 'city' | 'hoplite' | 'trireme' | 'bribes'> {
  const { x, y } = room;
  return {
    trireme: room,
    city: { x: x - 20, y },
    hoplite: { x: x + 20, y },
    bribes: [-1, 1].flatMap((row) => [-1, 1].map((column) => ({ x: x + 12.5 * column, y: y + 12.5 * row }))),
  };
}

const point = ([x, y]: readonly [number, number]): Point => ({ x, y });

/** The arcs as they are drawn, each with the two regions that it parts. */
export function traced(spaces: readonly Space[]): { a: string; b: string; course: Course; line: Point[] }[] {
  const seas = new Set(spaces.flatMap(({ id, kind }) => (kind === 'sea' ? [id] : [])));
  return ARCS.map(([a, b, points]) => {
    const wet = Number(seas.has(a)) + Number(seas.has(b));
    const course = a === 'edge' || b === 'edge' ? 'frame' : wet === 2 ? 'sea' : wet === 1 ? 'coast' : 'land';
    return { a, b, course, line: trace(parse(points), course) };
  });
}

/** Whether the stretches a-b and c-d cross. */
export function crosses(a: Point, b: Point, c: Point, d: Point): boolean {
  const side = (p: Point, q: Point, r: Point) => Math.sign((q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x));
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
}

/** Whether the straight way from one point to another meets none of these lines. */
const free = (from: Point, to: Point, lines: readonly (readonly Point[])[]) =>
  lines.every((line) => line.every((at, place) => place === 0 || !crosses(from, to, line[place - 1]!, at)));

/** Where the shortest way between two points of two places crosses their border, straight on either side if that can be. */
function gate(a: Place, b: Place, from: Point, to: Point, lines: readonly (readonly Point[])[]): Point {
  const way = ({ x, y }: Point) => Math.hypot(from.x - x, from.y - y) + Math.hypot(to.x - x, to.y - y);
  // Not at the ends, where a third space begins.
  const points = lines.flatMap((line) => (same(line[0]!, line.at(-1)!) ? line : line.slice(2, -2)));
  const found = points.toSorted((one, other) => way(one) - way(other));
  return found.find((at) => free(from, at, a.rings) && free(to, at, b.rings)) ?? found[0]!;
}

const both = (a: string, b: string, way: Point[]): [string, Point[]][] => [
  [`${a} ${b}`, way],
  [`${b} ${a}`, way.toReversed()],
];

function drawing(spaces: readonly Space[], borders: readonly Border[]): Geometry {
  const arcs = traced(spaces);
  const of = (id: string) => join(arcs.filter(({ a, b }) => a === id || b === id).map(({ line }) => line));
  const places = new Map(
    spaces.map(({ id, kind }) => {
      const { label, width = Infinity, size = NAME, angle = 0, room, coin = room } = SITES[id]!;
      const rings = of(id);
      const place: Place = {
        id,
        kind,
        d: outline(rings),
        rings,
        centre: point(room),
        label: { ...point(label), angle, width, size },
        ...slots(point(room)),
        coin: point(coin),
      };
      return [id, place];
    }),
  );
  const bends = (from: string, to: string) => parse(BENDS[`${from} ${to}`] ?? '');
  const shared = (border: string) => arcs.flatMap(({ a, b, line }) => (pair(a, b) === border ? [line] : []));
  return {
    drawn: true,
    width: WIDTH,
    height: HEIGHT,
    margin: 24,
    places,
    lines: arcs.flatMap(({ course, line }) => (course === 'frame' ? [] : [{ course, d: draw(line) }])),
    wastes: of('waste').map((ring) => outline([ring])),
    ways: new Map(
      borders.flatMap(([a, b]) => {
        const [from, to] = [places.get(a)!, places.get(b)!];
        const out = [from.centre, ...bends(a, b)];
        const back = [to.centre, ...bends(b, a)];
        const through = gate(from, to, out.at(-1)!, back.at(-1)!, shared(pair(a, b)));
        return both(a, b, [...out, through, ...back.toReversed()]);
      }),
    ),
  };
}

/** Circles where the file has its spaces, joined by lines. The file's map is enlarged until the nearest two circles leave each other room. */
export function fallback(spaces: readonly Space[], borders: readonly Border[]): Geometry {
  const radius = 54;
  const apart = 2 * radius + 42;
  const between = spaces.flatMap((a, place) => spaces.slice(place + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y)));
  const enlarged = Math.min(4, Math.max(1, apart / Math.min(apart, ...between.filter((distance) => distance > 0))));
  const margin = radius + 36;
  const [left, top] = [Math.min(...spaces.map(({ x }) => x)), Math.min(...spaces.map(({ y }) => y))];
  const at = new Map(spaces.map(({ id, x, y }) => [id, { x: (x - left) * enlarged + margin, y: (y - top) * enlarged + margin }]));
  const joined = borders.flatMap(([a, b]) => {
    const [from, to] = [at.get(a), at.get(b)];
    return from === undefined || to === undefined ? [] : [{ a, b, from, to }];
  });
  return {
    drawn: false,
    width: Math.max(...[...at.values()].map(({ x }) => x)) + margin,
    height: Math.max(...[...at.values()].map(({ y }) => y)) + margin,
    margin: 0,
    places: new Map(
      spaces.map(({ id, kind }) => {
        const { x, y } = at.get(id)!;
        const ring = Array.from({ length: 49 }, (_, step) => {
          const turn = ((step % 48) * Math.PI) / 24;
          return { x: x + radius * Math.cos(turn), y: y + radius * Math.sin(turn) };
        });
        const place: Place = {
          id,
          kind,
          d: outline([ring]),
          rings: [ring],
          centre: { x, y },
          label: { x, y: y + radius + 16, angle: 0, width: 2.4 * radius, size: 19 },
          ...slots({ x, y: y + 6 }),
          coin: { x, y: y - 34 },
        };
        return [id, place];
      }),
    ),
    lines: joined.map(({ from, to }) => ({ course: 'link' as const, d: draw([from, to]) })),
    wastes: [],
    ways: new Map(joined.flatMap(({ a, b, from, to }) => both(a, b, [from, to]))),
  };
}

/** Our drawing if it shows exactly these spaces and borders, circles and lines otherwise. */
export function geometry(spaces: readonly Space[], borders: readonly Border[]): Geometry {
  const shown = new Set(ARCS.filter(([a, b]) => a in SITES && b in SITES).map(([a, b]) => pair(a, b)));
  const asked = new Set(borders.map(([a, b]) => pair(a, b)));
  const ours =
    spaces.length === Object.keys(SITES).length &&
    spaces.every(({ id }) => id in SITES) &&
    asked.size === shown.size &&
    [...asked].every((border) => shown.has(border));
  return ours ? drawing(spaces, borders) : fallback(spaces, borders);
}

/** `d` of a line through these spaces, each adjacent to the next: a line of supply. It crosses the borders that it names. */
export function route(geometry: Geometry, spaces: readonly string[]): string {
  const first = geometry.places.get(spaces[0] ?? '')?.centre;
  if (first === undefined) return '';
  return draw([first, ...spaces.slice(1).flatMap((space, place) => geometry.ways.get(`${spaces[place]} ${space}`)?.slice(1) ?? [])]);
}
