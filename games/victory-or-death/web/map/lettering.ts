/** How wide a name stands on the map, and how it is broken into lines. */

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
