/** How wide a name stands on the map, how it is broken into lines, and which names there is room for. */
import { SIZE, type Kind, type Place } from './geometry';

/** Widths of the letters of the map's typeface (Brygada 1918, semi-bold) in hundredths of the size, rounded up. */
const widths: [number, string][] = [
  [25, ' '],
  [35, 'fijl'],
  [40, '-It'],
  [45, 'J'],
  [50, 'rsгзт'],
  [55, 'acegyzáéаделсу'],
  [60, 'FLSZbkoxóöŚГЗбвкохчя'],
  [65, 'EPTdhnpuÉúüńБДРийнпр'],
  [70, 'BCВКЛСХЭ'],
  [75, 'ADGKNRÁАП'],
  [80, 'HИНмф'],
  [85, 'Фы'],
  [95, 'MmМ'],
];
const width = new Map(widths.flatMap(([value, letters]) => [...letters].map((letter): [string, number] => [letter, value])));

/** The widest letter stands for those that are not in the table. */
export function measure(text: string, size: number): number {
  return ([...text].reduce((sum, letter) => sum + (width.get(letter) ?? 100), 0) * size) / 100;
}

/** Names that are as small as this, in pixels, can still be read. */
export const LEGIBLE = 11;
/** Names may be written so much larger than they are drawn, and still keep clear of each other and of what stands beside them. */
export const GROWTH = 1.1;

/** Height of a line in relation to its size. */
export const LEADING = 1.08;

/** The lines of a name: as few as fit into `room`, broken at spaces and after hyphens. */
export function lines(name: string, size: number, room: number): string[] {
  const parts = name.match(/[^ -]+-?/g) ?? [name];
  const done: string[] = [];
  for (const part of parts) {
    const last = done.at(-1);
    const joined = last === undefined ? part : last.endsWith('-') ? last + part : `${last} ${part}`;
    if (last !== undefined && measure(joined, size) <= room) done[done.length - 1] = joined;
    else done.push(part);
  }
  return done;
}

export interface Lettered {
  id: string;
  kind: Kind;
  size: number;
  parts: string[];
  at: string;
}

/**
 * The names of places, written where a unit has so many pixels: none smaller than it can be read. Where they are much larger than they
 * are drawn for, a name has to leave room for those before it; the `first` ones come first. It moves aside for the coin of its place.
 */
export function lettered(places: readonly Place[], name: (space: string) => string, pixels: number, first: (space: string) => boolean): Lettered[] {
  const taken: { x: number; y: number; width: number; height: number }[] = [];
  return places
    .toSorted((a, b) => Number(first(b.id)) - Number(first(a.id)))
    .flatMap(({ id, kind, label, coin }) => {
      const size = Math.max(label.size, LEGIBLE / pixels);
      const parts = lines(name(id), size, (label.width * size) / label.size);
      const [width, height] = [Math.max(...parts.map((part) => measure(part, size))), size * LEADING * parts.length];
      const [across, down] = SIZE.coin;
      const close = label.angle === 0 && Math.abs(coin.y - label.y) < (down + height) / 2 && Math.abs(coin.x - label.x) < (across + width) / 2;
      const x = close ? coin.x - (Math.sign(coin.x - label.x) * (across + width)) / 2 : label.x;
      const meets = (other: (typeof taken)[number]) =>
        Math.abs(other.x - x) < (other.width + width) / 2 && Math.abs(other.y - label.y) < (other.height + height) / 2;
      // What the zoom comes to is no whole number.
      if (size > label.size * GROWTH + 0.01 && taken.some(meets)) return [];
      taken.push({ x, y: label.y, width, height });
      return [{ id, kind, size, parts, at: `translate(${x} ${label.y}) rotate(${label.angle})` }];
    });
}
