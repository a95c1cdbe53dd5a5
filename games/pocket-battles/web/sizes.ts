/** How big tiles can be, so that the whole battlefield is in view. */
import type { PbUnit } from '$generated/PbUnit';
import type { PbView } from '$generated/PbView';
import type { PbZone } from '$generated/PbZone';
import { groupsIn, isOpen, places, rows } from './field';

/** What surrounds tiles, in pixels, as the components draw it; a unit is as wide as what stands above its tiles. */
const wide = { gap: 2, unit: 6, head: 22, traits: 17, zone: 5, between: 5, bracket: 18, rail: 5, bare: 46, open: 46, least: 84 };
/** The same on a phone, where a unit is as wide as a finger needs. */
const narrow = { ...wide, unit: 4, head: 17, traits: 0, zone: 2, between: 3, bracket: 8, rail: 3, bare: 26, open: 58, least: 58 };

const steps = [28, 31, 34, 36, 38, 40, 42, 45, 48, 52, 56, 60, 65, 70, 76, 82, 90];

/** How the tiles of a unit are laid: side by side, or in a pile of which the tile in front shows, and the edges of the others. */
export interface Laying {
  tile: number;
  piled: boolean;
  /** A pile is so wide; if it is not said, as wide as the field has room for. */
  pile?: number;
  /** Of the width, so much is each column's; all have the same, if it is not said. */
  shares?: number[];
}

/** The ways to lay tiles, the clearest first, each with the smallest tile with which it is clear. */
const ways: Record<'wide' | 'narrow', { piled: boolean; least: number }[]> = {
  wide: [{ piled: false, least: 38 }],
  narrow: [
    { piled: false, least: 36 },
    { piled: true, least: 28 },
  ],
};

/** A unit that is not so wide has no room above its tiles for what lies on it. */
const roomy = 74;

/** Is it drawn as on a phone? There all columns are alike, so where they are not even a thin one is none of a phone. */
export const isNarrow = (width: number, { shares }: Pick<Laying, 'shares'> = {}): boolean => shares === undefined && width < 500;
const frameOf = (width: number, laying: Pick<Laying, 'shares'>) => (isNarrow(width, laying) ? narrow : wide);

/** If it is not said, a pile is so wide that two of them have room in a zone beside each other, and two engagements as well. */
export const pileWidth = (width: number, { pile }: Pick<Laying, 'pile'> = {}): number =>
  pile ?? Math.min(narrow.least, Math.floor((roomIn(width, {}, false) - narrow.between) / 2) - narrow.bracket);

/** What is beside the tile in front of a pile: the rim of the unit, and some of the edges under it. */
const rim = narrow.unit + 4;

/** Smaller tiles show the troop and its faces alone. */
export const isTiny = (tile: number): boolean => tile < 52;

interface Box {
  width: number;
  height: number;
}

/** A unit by what it takes to draw it: tiles side by side, those face down half under the others, and traits. */
interface Measure {
  tiles: number;
  traits: boolean;
}

interface MeasuredGroup {
  engaged: boolean;
  sides: Measure[][];
}

function measure({ troops, height, strength }: PbUnit): Measure {
  const alive = troops.filter((troop) => troop.alive).length;
  return { tiles: Math.max(1, alive + ((height ?? 1) > troops.length ? 0.5 : 0)), traits: (strength?.traits.length ?? 0) > 0 };
}

const measured = (view: PbView, zone: PbZone): MeasuredGroup[] =>
  groupsIn(view, zone).map(({ engaged, units }) => ({ engaged, sides: units.map((side) => side.map(measure)) }));

/** The room that units have beside each other in a zone of a field so wide. */
function roomIn(width: number, laying: Pick<Laying, 'shares'>, engaged: boolean): number {
  const { between, zone, bracket } = frameOf(width, laying);
  return (width - 2 * between) / 3 - 2 * zone - (engaged ? bracket : 0);
}

/** So wide is a field of which every column is as wide as this one, from the left. */
export function widthIn(width: number, { shares }: Pick<Laying, 'shares'>, column: number): number {
  const share = shares?.[column];
  if (share === undefined) return width;
  const gaps = 2 * wide.between;
  return 3 * share * (width - gaps) + gaps;
}

/** The ways to give one column more than the others, the most even first; in each there is room for an engagement. */
function unevenly(width: number): number[][] {
  const columns = [0, 1, 2];
  const least = wide.least + wide.bracket + 2 * wide.zone;
  return [0.4, 0.45, 0.5, 0.55, 0.6, 0.65]
    .filter((most) => ((1 - most) / 2) * (width - 2 * wide.between) >= least)
    .flatMap((most) => columns.map((broad) => columns.map((column) => (column === broad ? most : (1 - most) / 2))));
}

/** From one tile of a line to the next. */
function step({ tiles }: Measure, laying: Laying, width: number): number {
  const { tile, piled } = laying;
  const under = tiles - 1;
  return piled && under >= 1 ? Math.min(tile / 2, (pileWidth(width, laying) - frameOf(width, laying).unit - tile) / under) : tile + wide.gap;
}

const stripOf = ({ traits }: Measure, laying: Laying, width: number): number => (traits && !laying.piled && isTiny(laying.tile) ? frameOf(width, laying).traits : 0);

function columns(unit: Measure, laying: Laying, width: number, engaged: boolean, cap: number): number {
  if (laying.piled) return Math.ceil(unit.tiles);
  const room = roomIn(width, laying, engaged) - frameOf(width, laying).unit - stripOf(unit, laying, width);
  const most = Math.min(cap, Math.max(1, 1 + Math.floor((room - laying.tile) / step(unit, laying, width))));
  return unit.tiles <= most ? Math.ceil(unit.tiles) : Math.ceil(unit.tiles / Math.ceil(unit.tiles / most));
}

function boxOf(unit: Measure, laying: Laying, width: number, engaged: boolean, cap: number): Box {
  const frame = frameOf(width, laying);
  const beside = columns(unit, laying, width, engaged, cap);
  const lines = Math.ceil(unit.tiles / beside);
  return {
    width: laying.piled
      ? pileWidth(width, laying)
      : Math.max(frame.least, (Math.min(unit.tiles, beside) - 1) * step(unit, laying, width) + laying.tile + frame.unit + stripOf(unit, laying, width)),
    height: lines * (laying.tile + frame.gap) - frame.gap + frame.unit + frame.head,
  };
}

/** Boxes beside each other, and below where there is no more room. */
function flow(boxes: Box[], room: number, between: number): Box {
  const lines: Box[] = [];
  for (const box of boxes) {
    const line = lines.at(-1);
    if (line && line.width + between + box.width <= room) {
      line.width += between + box.width;
      line.height = Math.max(line.height, box.height);
    } else lines.push({ ...box });
  }
  return {
    width: Math.max(0, ...lines.map(({ width }) => width)),
    height: lines.reduce((sum, { height }) => sum + height, Math.max(0, lines.length - 1) * between),
  };
}

/** A zone with so many columns of tiles in a unit at most. */
function heightOf(groups: MeasuredGroup[], laying: Laying, width: number, cap: number): number {
  const { between, bracket, rail, zone } = frameOf(width, laying);
  const boxes = groups.map(({ engaged, sides }) => {
    const drawn = sides
      .filter((units) => units.length > 0)
      .map((units) => flow(units.map((unit) => boxOf(unit, laying, width, engaged, cap)), roomIn(width, laying, engaged), between));
    return {
      width: Math.max(...drawn.map((side) => side.width)) + (engaged ? bracket : 0),
      height: drawn.reduce((sum, side) => sum + side.height, engaged ? rail : 0),
    };
  });
  return flow(boxes, roomIn(width, laying, false), between).height + 2 * zone;
}

/** The number of columns with which a zone is lowest, the most of them. */
function bestCap(groups: MeasuredGroup[], laying: Laying, width: number): { cap: number; height: number } {
  return [9, 3, 2]
    .map((cap) => ({ cap, height: heightOf(groups, laying, width, cap) }))
    .reduce((best, other) => (other.height < best.height ? other : best));
}

export const capIn = (view: PbView, zone: PbZone, laying: Laying, width: number): number => bestCap(measured(view, zone), laying, width).cap;

/** How many tiles of a unit stand beside each other, `cap` at most; its lines are as even as can be. */
export const columnsOf = (unit: PbUnit, laying: Laying, width: number, engaged: boolean, cap: number): number =>
  columns(measure(unit), laying, width, engaged, cap);

export const stepOf = (unit: PbUnit, laying: Laying, width: number): number => step(measure(unit), laying, width);

/** Tiny tiles do not show their traits: those of the unit stand beside them, where there is room. */
export const hasStrip = (unit: PbUnit, laying: Laying, width: number): boolean => stripOf(measure(unit), laying, width) > 0;

/** The order tokens on a unit have no room above its tiles where it is so narrow: they lie on their corner. */
export const isSlim = (unit: PbUnit, laying: Laying, width: number, engaged: boolean, cap: number): boolean =>
  boxOf(measure(unit), laying, width, engaged, cap).width < roomy;

/** The height of a field so wide with tiles laid in a way. */
export function heightWith(view: PbView, width: number, below: number): (laying: Laying) => number {
  const { bare, open, between } = frameOf(width, {});
  const all = places(below).map((place, at) => ({ row: place.row, column: at % 3, isOpen: isOpen(view, place), groups: measured(view, place.zone) }));
  return (laying) =>
    rows.reduce((sum, row) => {
      const heights = all
        .filter((place) => place.row === row)
        .map(({ column, isOpen, groups }) => (isOpen ? open : bestCap(groups, laying, widthIn(width, laying, column)).height));
      return sum + Math.max(bare, ...heights) + between;
    }, 0);
}

/** So much room a field so wide on a phone takes at least, however its tiles are laid. */
export function leastHeight(view: PbView, width: number, below: number): number {
  const height = heightWith(view, width, below);
  return Math.min(...ways.narrow.map(({ piled, least }) => height({ piled, tile: least })));
}

/**
 * The clearest way, and the biggest tiles, with which the field fits, where none does in columns of equal width, in such as have more room
 * for more; if none does at all, that with which it is lowest. Sizes do not change for little: one that still fits stays, unless tiles
 * could be much bigger.
 */
export function fit(view: PbView, room: Box, below: number, before?: Laying): Laying {
  const height = heightWith(view, room.width, below);
  const possible = (shares?: number[]) =>
    ways[isNarrow(room.width) ? 'narrow' : 'wide'].flatMap(({ piled, least }) =>
      steps
        .filter((tile) => tile >= least && (!piled || tile + rim <= pileWidth(room.width)))
        .reverse()
        .map((tile): Laying => ({ tile, piled, ...(shares && { shares }) }))
        .map((laying) => ({ laying, height: height(laying) })),
    );
  const lowest = (all: { height: number }[]) => Math.min(...all.map(({ height }) => height));
  const even = possible();
  const all = lowest(even) <= room.height || isNarrow(room.width) ? even : [...even, ...unevenly(room.width).flatMap(possible)];
  const { laying } = all.find(({ height }) => height <= Math.max(lowest(all), room.height))!;
  const like = before?.piled === laying.piled && String(before.shares) === String(laying.shares);
  return like && before.tile <= laying.tile && laying.tile < 1.12 * before.tile ? before : laying;
}

/** A pile of stacks that wait is as wide as its top tile, and its rim. */
const pile = (tile: number, { unit }: typeof wide): Laying => ({ tile, piled: true, pile: tile + unit + 1 });
/** How stacks are laid that wait to be placed, the clearest way first; and the gap between them. */
const waiting = {
  wide: { layings: [...[48, 44, 40].map((tile): Laying => ({ tile, piled: false })), ...[44, 38, 30].map((tile) => pile(tile, wide))], gap: 5 },
  narrow: { layings: [32, 28].map((tile) => pile(tile, narrow)), gap: 2 },
};

/** The clearest way to lay stacks that wait in which those of all `reserves`, one below the other, have room; else the one that takes least. */
export function layWaiting(reserves: PbUnit[][], room: Box, width: number): Laying {
  const { layings, gap } = waiting[isNarrow(width) ? 'narrow' : 'wide'];
  const height = (laying: Laying) =>
    reserves.reduce((sum, stacks) => sum + flow(stacks.map((stack) => boxOf(measure(stack), laying, width, false, 9)), room.width, gap).height, 0);
  return layings.find((laying) => height(laying) <= room.height) ?? layings.at(-1)!;
}
