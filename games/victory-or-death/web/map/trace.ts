/** From the few points of an arc to the line that is drawn: a smooth curve through them, and on coasts the small bays of a real shore. */

export interface Point {
  x: number;
  y: number;
}

/** How far the drawn line strays from the smooth curve, in map units. */
const roughness = { coast: 2.1, land: 0.9, sea: 0, frame: 0 };
export type Course = keyof typeof roughness;

/** About so long is a piece of the drawn line. */
const stride = 3.5;

export function parse(points: string): Point[] {
  if (points === '') return [];
  return points.split(' ').map((pair) => {
    const [x, y] = pair.split(',').map(Number);
    return { x: x!, y: y! };
  });
}

/** A number between -1 and 1 that depends on nothing but these two, so that the coast is the same on every visit. */
function chance(seed: number, step: number): number {
  let bits = Math.imul(seed ^ Math.imul(step, 0x9e3779b1), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return ((bits ^ (bits >>> 16)) >>> 0) / 2 ** 31 - 1;
}

/** Smooth noise along a line: `at` in units of its wave length. */
function noise(seed: number, at: number): number {
  const step = Math.floor(at);
  const part = at - step;
  const ease = part * part * (3 - 2 * part);
  return chance(seed, step) * (1 - ease) + chance(seed, step + 1) * ease;
}

const mix = (a: number, b: number, c: number, d: number, t: number) =>
  0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t);

/** Points of a Catmull-Rom curve through the given ones. */
function curve(points: Point[]): Point[] {
  const first = points[0]!;
  const last = points.at(-1)!;
  const closed = first.x === last.x && first.y === last.y;
  const at = (place: number) =>
    closed ? points[(place + points.length - 1) % (points.length - 1)]! : points[Math.min(Math.max(place, 0), points.length - 1)]!;
  const line = [first];
  for (let place = 0; place + 1 < points.length; place++) {
    const [a, b, c, d] = [at(place - 1), points[place]!, points[place + 1]!, at(place + 2)];
    const steps = Math.max(1, Math.round(Math.hypot(c.x - b.x, c.y - b.y) / stride));
    for (let step = 1; step < steps; step++) {
      const t = step / steps;
      line.push({ x: mix(a.x, b.x, c.x, d.x, t), y: mix(a.y, b.y, c.y, d.y, t) });
    }
    line.push(c);
  }
  return line;
}

/** The line as it is drawn. It begins and ends exactly where the arc does, so that neighbours meet. */
export function trace(points: Point[], course: Course): Point[] {
  if (course === 'frame') return points;
  const line = curve(points);
  const most = roughness[course];
  if (most === 0) return line;
  const seed = Math.imul(points[0]!.x * 31 + points[1]!.y, 2654435761) ^ points.at(-1)!.y;
  return line.map((point, place) => {
    const [before, after] = [line[place - 1], line[place + 1]];
    if (before === undefined || after === undefined) return point;
    const length = Math.hypot(after.x - before.x, after.y - before.y) || 1;
    const away = most * (noise(seed, place / 4.3) * 0.65 + noise(seed ^ 0x5bd1e995, place / 1.6) * 0.55);
    return { x: point.x + (away * (before.y - after.y)) / length, y: point.y + (away * (after.x - before.x)) / length };
  });
}

const number = (value: number) => String(Math.round(value * 10) / 10);

/** `d` of an SVG path through these points. */
export function draw(line: readonly Point[]): string {
  return `M${line.map(({ x, y }) => `${number(x)} ${number(y)}`).join('L')}`;
}
