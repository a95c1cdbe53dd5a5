/** Where a popover stands: beside what it belongs to, and as far as can be on nothing else that is in question. */
import { computePosition, offset, type Placement, shift, type VirtualElement } from '@floating-ui/dom';

export type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

const GAP = 8;
const EDGE = 6;

/** How many square pixels of the others a box covers. */
export function covered(box: Box, others: readonly Box[]): number {
  const along = (from: number, to: number, start: number, end: number) => Math.max(0, Math.min(to, end) - Math.max(from, start));
  return others.reduce((sum, other) => sum + along(box.left, box.right, other.left, other.right) * along(box.top, box.bottom, other.top, other.bottom), 0);
}

/** The first of those that cover least. */
export const least = <Spot extends { covers: number }>(spots: readonly Spot[]): Spot | undefined =>
  spots.reduce<Spot | undefined>((best, spot) => (best && best.covers <= spot.covers ? best : spot), undefined);

/** The corner of the popover, from that of the element that it is placed in. */
export async function placed(
  anchor: VirtualElement,
  popover: HTMLElement,
  { sides, avoid, within }: { sides: readonly Placement[]; avoid: readonly Box[]; within: Element },
): Promise<{ x: number; y: number } | undefined> {
  const frame = within.getBoundingClientRect();
  // What of the board is in view, over the prompt.
  const foot = innerHeight - (Number.parseFloat(getComputedStyle(within).getPropertyValue('--under')) || 0);
  const boundary = { x: frame.left, y: Math.max(0, frame.top), width: frame.width, height: Math.min(frame.bottom, foot) - Math.max(0, frame.top) };
  const padding = EDGE;
  const { width, height } = popover.getBoundingClientRect();
  const all = [anchor.getBoundingClientRect(), ...avoid];
  const spots = await Promise.all(
    sides.map(async (placement) => {
      const middleware = [offset(GAP), shift({ boundary: [], rootBoundary: boundary, crossAxis: true, padding })];
      const { x, y } = await computePosition(anchor, popover, { placement, middleware });
      const [left, top] = [x + frame.left - within.scrollLeft, y + frame.top - within.scrollTop];
      return { x, y, covers: covered({ left, top, right: left + width, bottom: top + height }, all) };
    }),
  );
  return least(spots);
}
