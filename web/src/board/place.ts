/** Where a popover stands: beside what it belongs to, and as far as can be on nothing else that is in question. */
import { computePosition, offset, type Placement, shift, type VirtualElement } from '@floating-ui/dom';

export type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

const GAP = 8;
const EDGE = 6;
/** Where a place is looked for farther away, in steps of so many pixels. */
const STEP = 16;

/** How many square pixels of the others a box covers. */
export function covered(box: Box, others: readonly Box[]): number {
  const along = (from: number, to: number, start: number, end: number) => Math.max(0, Math.min(to, end) - Math.max(from, start));
  return others.reduce((sum, other) => sum + along(box.left, box.right, other.left, other.right) * along(box.top, box.bottom, other.top, other.bottom), 0);
}

/** Whether the middle of another is under a box: it cannot be pressed there then, and is no longer known by what stands on it. */
const hides = (box: Box, { left, top, right, bottom }: Box): boolean => {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return box.left <= x && x <= box.right && box.top <= y && y <= box.bottom;
};

/** One weighs more than all of the next kind on the largest screen: a pixel of what is in question, and a thing of it. */
const PIXEL = 1e7;
const THING = 1e14;

/**
 * How much speaks against a box: first of all how many things in question it hides, then how much it covers of them, and between those
 * that are alike in both what it covers of the rest.
 */
export const cost = (box: Box, first: readonly Box[], rest: readonly Box[]): number =>
  THING * first.filter((thing) => hides(box, thing)).length + PIXEL * covered(box, first) + covered(box, rest);

/** The first of those that cover least. */
export const least = <Spot extends { covers: number }>(spots: readonly Spot[]): Spot | undefined =>
  spots.reduce<Spot | undefined>((best, spot) => (best && best.covers <= spot.covers ? best : spot), undefined);

/** The corners that a box of this size can have within bounds, those nearest to an anchor first. */
export function corners({ width, height }: { width: number; height: number }, bounds: Box, anchor: Box): { left: number; top: number }[] {
  const along = (from: number, to: number) => Array.from({ length: Math.max(0, Math.floor((to - from) / STEP) + 1) }, (_, step) => from + step * STEP);
  const away = ({ left, top }: { left: number; top: number }) =>
    Math.hypot(left + width / 2 - (anchor.left + anchor.right) / 2, top + height / 2 - (anchor.top + anchor.bottom) / 2);
  return along(bounds.top, bounds.bottom - height)
    .flatMap((top) => along(bounds.left, bounds.right - width).map((left) => ({ left, top })))
    .sort((one, other) => away(one) - away(other));
}

/** The corner of the popover, from that of the element that it is placed in. */
export async function placed(
  anchor: VirtualElement,
  popover: HTMLElement,
  { sides, avoid, rather, within, anywhere }: { sides: readonly Placement[]; avoid: readonly Box[]; rather: readonly Box[]; within: Element; anywhere: boolean },
): Promise<{ x: number; y: number } | undefined> {
  const frame = within.getBoundingClientRect();
  // What of the board is in view, over the prompt.
  const foot = innerHeight - (Number.parseFloat(getComputedStyle(within).getPropertyValue('--under')) || 0);
  const boundary = { x: frame.left, y: Math.max(0, frame.top), width: frame.width, height: Math.min(frame.bottom, foot) - Math.max(0, frame.top) };
  const padding = EDGE;
  const { width, height } = popover.getBoundingClientRect();
  const own = anchor.getBoundingClientRect();
  const rest = [own, ...rather];
  const covers = (left: number, top: number) => cost({ left, top, right: left + width, bottom: top + height }, avoid, rest);
  const spots = await Promise.all(
    sides.map(async (placement) => {
      const middleware = [offset(GAP), shift({ boundary: [], rootBoundary: boundary, crossAxis: true, padding })];
      const { x, y } = await computePosition(anchor, popover, { placement, middleware });
      const [left, top] = [x + frame.left - within.scrollLeft, y + frame.top - within.scrollTop];
      return { x, y, covers: covers(left, top) };
    }),
  );
  const beside = least(spots);
  if (!anywhere || !beside || beside.covers === 0) return beside;
  const bounds = {
    left: boundary.x + EDGE,
    top: boundary.y + EDGE,
    right: boundary.x + boundary.width - EDGE,
    bottom: boundary.y + boundary.height - EDGE,
  };
  const farther = corners({ width, height }, bounds, own).map(({ left, top }) => ({
    x: left - frame.left + within.scrollLeft,
    y: top - frame.top + within.scrollTop,
    covers: covers(left, top),
  }));
  return least([beside, ...farther]);
}
