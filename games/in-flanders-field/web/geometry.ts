/** Where things lie on the battlefield: trenches right across it, between them the spaces of No Man's Land on a winding path. */
import type { IffTrack } from '$generated/IffTrack';

export interface Point {
  x: number;
  y: number;
}

/** A trench: the start, a German line, the Objective Line. */
export interface Trench {
  space: number;
  kind: 'start' | 'line' | 'objective';
  top: number;
  height: number;
}

/** A space of No Man's Land: what can be pressed is this rectangle. */
export interface Cell extends Point {
  space: number;
  width: number;
  height: number;
}

export interface Field {
  width: number;
  height: number;
  /** Height of the strip of sky behind the Objective Line. */
  sky: number;
  trenches: Trench[];
  cells: Cell[];
  /** The middle of each space by its number. */
  points: Point[];
}

/** Heights in relation to each other. */
const parts = { start: 1.2, line: 1, objective: 1.05, row: 1.5 };

/** The least width of a space that a finger can press. */
const finger = 40;

interface Strip {
  trench?: Trench['kind'];
  spaces: number[];
}

/** What lies above each other, from the start upwards. */
function strips(track: IffTrack, mostInRow: number): Strip[] {
  const ends = [...track.lines, track.objective];
  const all: Strip[] = [{ trench: 'start', spaces: [0] }];
  let from = 1;
  for (const end of ends) {
    const count = end - from;
    const rows = Math.ceil(count / mostInRow);
    for (let row = 0; row < rows; row++) {
      const first = from + Math.round((count * row) / rows);
      const next = from + Math.round((count * (row + 1)) / rows);
      all.push({ spaces: Array.from({ length: next - first }, (_, place) => first + place) });
    }
    all.push({ trench: end === track.objective ? 'objective' : 'line', spaces: [end] });
    from = end + 1;
  }
  return all;
}

/** Lays a track out in so many pixels. Rows are walked from left to right and back by turns. */
export function layOut(track: IffTrack, width: number, height: number): Field {
  const sky = Math.min(40, height * 0.07);
  const pile = strips(track, Math.max(1, Math.min(8, Math.floor(width / finger))));
  const sum = pile.reduce((total, { trench }) => total + parts[trench ?? 'row'], 0);
  const unit = (height - sky) / sum;

  const field: Field = { width, height, sky, trenches: [], cells: [], points: [] };
  let bottom = height;
  let toTheRight = true;
  for (const { trench, spaces } of pile) {
    const tall = unit * parts[trench ?? 'row'];
    const top = bottom - tall;
    if (trench) {
      const space = spaces[0]!;
      const edge = width * 0.1;
      field.trenches.push({ space, kind: trench, top, height: tall });
      field.points[space] = { x: toTheRight ? edge : width - edge, y: top + tall / 2 };
    } else {
      const wide = width / spaces.length;
      spaces.forEach((space, place) => {
        const along = toTheRight ? place : spaces.length - 1 - place;
        const climb = spaces.length > 1 ? 0.5 - place / (spaces.length - 1) : 0;
        const x = wide * (along + 0.5);
        const y = top + tall / 2 + climb * tall * 0.3;
        field.points[space] = { x, y };
        field.cells.push({ space, x, y, width: wide, height: tall });
      });
      toTheRight = !toTheRight;
    }
    bottom = top;
  }
  return field;
}

/** Between two spaces of the path; `at` need not be whole. */
export function along(field: Field, at: number): Point {
  const from = field.points[Math.floor(at)] ?? { x: 0, y: 0 };
  const to = field.points[Math.ceil(at)] ?? from;
  const part = at - Math.floor(at);
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

/** How far from the middle of a space the figure stands that is the `place`th of `count` there. */
export function beside(field: Field, space: number, place: number, count: number): Point {
  const trench = field.trenches.find((trench) => trench.space === space);
  if (trench) {
    const gap = Math.min(field.width * 0.2, trench.kind === 'start' ? field.width : 34);
    const inward = (field.points[space]?.x ?? 0) < field.width / 2 ? 1 : -1;
    return { x: gap * place * inward, y: 0 };
  }
  const gap = 11;
  if (count === 1) return { x: 0, y: 0 };
  if (count === 2) return { x: place === 0 ? -gap : gap, y: 0 };
  return { x: place % 2 === 0 ? -gap : gap, y: place < 2 ? -gap : gap };
}

/** Numbers between 0 and 1 that look random and are always the same: for craters and stumps. */
export function scatter(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** The edge of a trench: straight pieces and traverses, as they were dug. */
export function traverses(width: number, y: number, depth: number, length: number): string {
  let path = `M-4 ${y}`;
  for (let x = -4, up = true; x < width + 4; x += length, up = !up) {
    path += `h${length * 0.8}l${length * 0.2} ${up ? -depth : depth}`;
  }
  return path;
}

/** A line through the points of the path, `from` one space `to` another. */
export function route(field: Field, from: number, to: number): string {
  const step = from <= to ? 1 : -1;
  const count = Math.abs(to - from) + 1;
  const spaces = Array.from({ length: count }, (_, place) => from + place * step);
  return spaces.map((space, place) => `${place ? 'L' : 'M'}${field.points[space]?.x ?? 0} ${field.points[space]?.y ?? 0}`).join('');
}
