/** Which part of the map is seen through the window: pan and zoom as plain sums. */
import { GROWTH, LEGIBLE } from './lettering';
import type { Point } from './trace';

export interface Extent {
  width: number;
  height: number;
}
export interface Box extends Point, Extent {}

/** The point of the map in the middle of the window, and how many times larger than the whole map in view it is drawn. */
export interface Sight extends Point {
  zoom: number;
}

/** So many pixels to a unit of the map is large enough for everybody. */
const LARGE = 1.9;
/** Less than that many times nearer is no help. */
const LEAST = 2;

const fit = (pane: Extent, box: Box) => Math.min(pane.width / box.width, pane.height / box.height);

/** Pixels to a unit of the map. */
export const scale = (sight: Sight, pane: Extent, box: Box) => sight.zoom * fit(pane, box);

export const most = (pane: Extent, box: Box) => Math.max(LEAST, LARGE / fit(pane, box));

/** The zoom from which names of so many units can be read: 1 where the whole map in view is large enough. */
export const readable = (pane: Extent, box: Box, size: number) => Math.min(most(pane, box), Math.max(1, LEGIBLE / (size * GROWTH * fit(pane, box))));

export const whole = (box: Box): Sight => ({ x: box.x + box.width / 2, y: box.y + box.height / 2, zoom: 1 });

/** What is seen. */
export function seen(sight: Sight, pane: Extent, box: Box): Box {
  const by = scale(sight, pane, box);
  const [width, height] = [pane.width / by, pane.height / by];
  return { x: sight.x - width / 2, y: sight.y - height / 2, width, height };
}

/** The nearest sight that shows no more emptiness beside the map than it must. */
export function kept(sight: Sight, pane: Extent, box: Box): Sight {
  const zoom = Math.min(Math.max(sight.zoom, 1), most(pane, box));
  const { width, height } = seen({ ...sight, zoom }, pane, box);
  const inside = (at: number, start: number, length: number, shown: number) =>
    shown >= length ? start + length / 2 : Math.min(Math.max(at, start + shown / 2), start + length - shown / 2);
  return { x: inside(sight.x, box.x, box.width, width), y: inside(sight.y, box.y, box.height, height), zoom };
}

/** Moved by so many pixels, as if the map were pushed. */
export function pushed(sight: Sight, pane: Extent, box: Box, by: Point): Sight {
  const size = scale(sight, pane, box);
  return kept({ ...sight, x: sight.x - by.x / size, y: sight.y - by.y / size }, pane, box);
}

/** Nearer by a factor; what lies under `at`, a pixel of the window, stays there. */
export function nearer(sight: Sight, pane: Extent, box: Box, factor: number, at: Point): Sight {
  const zoom = Math.min(Math.max(sight.zoom * factor, 1), most(pane, box));
  const off = { x: at.x - pane.width / 2, y: at.y - pane.height / 2 };
  const change = 1 / scale(sight, pane, box) - 1 / scale({ ...sight, zoom }, pane, box);
  return kept({ x: sight.x + off.x * change, y: sight.y + off.y * change, zoom }, pane, box);
}

/**
 * A sight of the same zoom, or one as much farther as it needs, that has all these points in it, moved no more than it must. If that would be
 * farther than `least`, it has those of them that are above.
 */
export function holding(sight: Sight, pane: Extent, box: Box, points: readonly Point[], least = 1): Sight {
  if (points.length === 0) return sight;
  const room = 60;
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right] = [Math.min(...xs) - room, Math.max(...xs) + room];
  const [top, bottom] = [Math.min(...ys) - room, Math.max(...ys) + room];
  const fitting = Math.min(pane.width / (right - left), pane.height / (bottom - top)) / fit(pane, box);
  const zoom = Math.max(least, Math.min(sight.zoom, fitting));
  const { width, height } = seen({ ...sight, zoom }, pane, box);
  const x = Math.min(Math.max(sight.x, right - width / 2), left + width / 2);
  const y = Math.min(Math.max(sight.y, bottom - height / 2), top + height / 2);
  return kept({ x, y, zoom }, pane, box);
}
