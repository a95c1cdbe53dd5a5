/** What is drawn where. The map of the component file has a drawing of ours; any other is drawn as circles and lines. */
import { ARCS, HEIGHT, WIDTH } from './arcs';
import { SITES } from './sites';
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
  /** See {@link gate}. */
  gates: ReadonlyMap<string, Point>;
}

/** Room that things take on the map, in map units. */
export const SIZE = { city: [36, 34], hoplite: [34, 34], trireme: [54, 36], bribe: [22, 22], coin: [24, 24] } as const;
const sizes = { land: 16.5, neutral: 16.5, sea: 17 };

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

/** The slots around the middles given. */
function slots(room: Point, upright = false): Pick<Place, 'city' | 'hoplite' | 'trireme' | 'bribes'> {
  const { x, y } = room;
  const beside = upright ? { x: 0, y: 18.5 } : { x: 18.5, y: 0 };
  return {
    trireme: room,
    city: { x: x - beside.x, y: y - beside.y },
    hoplite: { x: x + beside.x, y: y + beside.y },
    bribes: [-1, 1].flatMap((row) => [-1, 1].map((column) => ({ x: x + 12 * column, y: y + 12 * row }))),
  };
}

const point = ([x, y]: readonly [number, number]): Point => ({ x, y });

function drawing(spaces: readonly Space[]): Geometry {
  const kinds = new Map(spaces.map(({ id, kind }) => [id, kind]));
  const course = (a: string, b: string): Course => {
    if (a === 'edge' || b === 'edge') return 'frame';
    const seas = [a, b].filter((id) => kinds.get(id) === 'sea').length;
    return seas === 2 ? 'sea' : seas === 1 ? 'coast' : 'land';
  };
  const traced = ARCS.map(([a, b, points]) => ({ a, b, course: course(a, b), line: trace(parse(points), course(a, b)) }));
  const of = (id: string) => join(traced.filter(({ a, b }) => a === id || b === id).map(({ line }) => line));
  const gates = new Map<string, { at: Point; length: number }>();
  for (const { a, b, line } of traced) {
    const known = gates.get(pair(a, b));
    if (known === undefined || known.length < line.length) gates.set(pair(a, b), { at: line[line.length >> 1]!, length: line.length });
  }
  return {
    drawn: true,
    width: WIDTH,
    height: HEIGHT,
    margin: 24,
    places: new Map(
      spaces.map(({ id, kind }) => {
        const { label, width = Infinity, angle = 0, room, upright, coin = room } = SITES[id]!;
        const rings = of(id);
        const place: Place = {
          id,
          kind,
          d: outline(rings),
          rings,
          centre: point(room),
          label: { ...point(label), angle, width, size: sizes[kind] },
          ...slots(point(room), upright),
          coin: point(coin),
        };
        return [id, place];
      }),
    ),
    lines: traced.flatMap(({ course, line }) => (course === 'frame' ? [] : [{ course, d: draw(line) }])),
    wastes: of('waste').map((ring) => outline([ring])),
    gates: new Map([...gates].map(([key, { at }]) => [key, at])),
  };
}

/** Circles where the file has its spaces, joined by lines. */
export function fallback(spaces: readonly Space[], borders: readonly Border[]): Geometry {
  const margin = 70;
  const left = Math.min(...spaces.map(({ x }) => x)) - margin;
  const top = Math.min(...spaces.map(({ y }) => y)) - margin;
  const at = new Map(spaces.map(({ id, x, y }) => [id, { x: x - left, y: y - top }]));
  const radius = 44;
  const joined = borders.flatMap(([a, b]) => {
    const [from, to] = [at.get(a), at.get(b)];
    return from === undefined || to === undefined ? [] : [{ a, b, from, to }];
  });
  return {
    drawn: false,
    width: Math.max(...spaces.map(({ x }) => x)) - left + margin,
    height: Math.max(...spaces.map(({ y }) => y)) - top + margin,
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
          label: { x, y: y + radius + 10, angle: 0, width: 2 * radius, size: 14 },
          ...slots({ x, y: y + 4 }),
          coin: { x, y: y - 29 },
        };
        return [id, place];
      }),
    ),
    lines: joined.map(({ from, to }) => ({ course: 'link' as const, d: draw([from, to]) })),
    wastes: [],
    gates: new Map(joined.map(({ a, b, from, to }) => [pair(a, b), { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }])),
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
  return ours ? drawing(spaces) : fallback(spaces, borders);
}

/** The middle of the border of two spaces; none if they do not touch. */
export function gate(geometry: Geometry, a: string, b: string): Point | undefined {
  return geometry.gates.get(pair(a, b));
}

/** `d` of a line through these spaces, each adjacent to the next: a line of supply. It crosses the borders that it names. */
export function route(geometry: Geometry, ids: readonly string[]): string {
  const stops = ids.flatMap((id, place) => {
    const next = ids[place + 1];
    const through = next === undefined ? undefined : gate(geometry, id, next);
    const centre = geometry.places.get(id)?.centre;
    return [centre, through].filter((stop) => stop !== undefined);
  });
  return stops.length === 0 ? '' : draw(stops);
}
