/** How big tiles can be, so that the whole battlefield is in view. */
import type { PbUnit } from '$generated/PbUnit';
import type { PbView } from '$generated/PbView';
import type { PbZone } from '$generated/PbZone';
import { groupsIn, places, rows } from './field';

/** What surrounds tiles, in pixels, as the components draw it. */
const wide = { gap: 2, unit: 6, head: 22, traits: 17, zone: 5, between: 5, bracket: 18, rail: 5, bare: 46, least: 38 };
/** The same on a phone. */
const narrow = { ...wide, unit: 4, traits: 0, zone: 2, between: 3, bracket: 8, rail: 3, bare: 34, least: 34 };

const steps = [34, 36, 38, 40, 42, 45, 48, 52, 56, 60, 65, 70, 76, 82, 90];

/** A unit is as wide as what stands above its tiles. */
const leastWidth = 84;

export const isNarrow = (width: number): boolean => width < 500;
const frameOf = (width: number) => (isNarrow(width) ? narrow : wide);

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
function roomIn(width: number, engaged: boolean): number {
  const { between, zone, bracket } = frameOf(width);
  return (width - 2 * between) / 3 - 2 * zone - (engaged ? bracket : 0);
}

const stripOf = ({ traits }: Measure, tile: number, width: number): number => (traits && isTiny(tile) ? frameOf(width).traits : 0);

function columns(unit: Measure, tile: number, width: number, engaged: boolean, cap: number): number {
  const frame = frameOf(width);
  const room = roomIn(width, engaged) - frame.unit - stripOf(unit, tile, width);
  const most = Math.min(cap, Math.max(1, Math.floor((room + frame.gap) / (tile + frame.gap))));
  return unit.tiles <= most ? Math.ceil(unit.tiles) : Math.ceil(unit.tiles / Math.ceil(unit.tiles / most));
}

function boxOf(unit: Measure, tile: number, width: number, engaged: boolean, cap: number): Box {
  const frame = frameOf(width);
  const beside = columns(unit, tile, width, engaged, cap);
  const lines = Math.ceil(unit.tiles / beside);
  return {
    width: Math.max(leastWidth, Math.min(unit.tiles, beside) * (tile + frame.gap) - frame.gap + frame.unit + stripOf(unit, tile, width)),
    height: lines * (tile + frame.gap) - frame.gap + frame.unit + frame.head,
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
function heightOf(groups: MeasuredGroup[], tile: number, width: number, cap: number): number {
  const { between, bracket, rail, zone } = frameOf(width);
  const boxes = groups.map(({ engaged, sides }) => {
    const drawn = sides
      .filter((units) => units.length > 0)
      .map((units) => flow(units.map((unit) => boxOf(unit, tile, width, engaged, cap)), roomIn(width, engaged), between));
    return {
      width: Math.max(...drawn.map((side) => side.width)) + (engaged ? bracket : 0),
      height: drawn.reduce((sum, side) => sum + side.height, engaged ? rail : 0),
    };
  });
  return flow(boxes, roomIn(width, false), between).height + 2 * zone;
}

/** The number of columns with which a zone is lowest, the most of them. */
function bestCap(groups: MeasuredGroup[], tile: number, width: number): { cap: number; height: number } {
  return [9, 3, 2]
    .map((cap) => ({ cap, height: heightOf(groups, tile, width, cap) }))
    .reduce((best, other) => (other.height < best.height ? other : best));
}

export const capIn = (view: PbView, zone: PbZone, tile: number, width: number): number => bestCap(measured(view, zone), tile, width).cap;

/** How many tiles of a unit stand beside each other, `cap` at most; its lines are as even as can be. */
export const columnsOf = (unit: PbUnit, tile: number, width: number, engaged: boolean, cap: number): number =>
  columns(measure(unit), tile, width, engaged, cap);

/** Tiny tiles do not show their traits: those of the unit stand beside them, where there is room. */
export const hasStrip = (unit: PbUnit, tile: number, width: number): boolean => stripOf(measure(unit), tile, width) > 0;

/** The height of a field so wide with tiles of a size. */
export function heightWith(view: PbView, width: number, below: number): (tile: number) => number {
  const { bare, between } = frameOf(width);
  const all = places(below).map(({ row, zone }) => ({ row, groups: measured(view, zone) }));
  return (tile) =>
    rows.reduce((sum, row) => {
      const heights = all.filter((place) => place.row === row).map(({ groups }) => bestCap(groups, tile, width).height);
      return sum + Math.max(bare, ...heights) + between;
    }, 0);
}

/**
 * The biggest tiles with which the field fits; if none do, those with which it is lowest. Sizes do not change for little: one
 * that still fits stays, unless tiles could be much bigger.
 */
export function fit(view: PbView, room: Box, below: number, before?: number): number {
  const height = heightWith(view, room.width, below);
  const possible = steps.filter((tile) => tile >= frameOf(room.width).least).map((tile) => ({ tile, height: height(tile) }));
  const lowest = Math.min(...possible.map(({ height }) => height));
  const best = possible.findLast(({ height }) => height <= Math.max(lowest, room.height))!.tile;
  return before !== undefined && before <= best && best < 1.12 * before ? before : best;
}
