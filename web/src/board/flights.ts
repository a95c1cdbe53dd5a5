/**
 * Cards and pieces that are seen moving. A place is marked `data-place`; what comes from a place flies in from its middle,
 * what goes there flies out and gives up its room at once. Without motion, or without the place, it is just there, or gone.
 *
 * ```svelte
 * <span data-place="deck-0">21</span>
 * <li in:arrive={{ from: 'deck-0', motion }} out:leave={{ to: 'discard-0', motion }}>…</li>
 * ```
 */
import { cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';

/** The `data-place` of where something comes from or goes to; of several the first that there is. */
export type Place = string | readonly string[] | undefined;

export const DURATION = 280;
/** It is there, or gone, at once. */
export const still: TransitionConfig = { duration: 0 };

/** A step on the page, in pixels. */
export interface Step {
  x: number;
  y: number;
}

const placeIn = (board: Element | null, place: string) => board?.querySelector<HTMLElement>(`[data-place="${place}"]`) ?? undefined;

/** From the middle of one element to the middle of another; nothing if either is not drawn. */
export function stepTo(from: Element, to: Element | null | undefined): Step | undefined {
  const there = to?.getBoundingClientRect();
  const here = from.getBoundingClientRect();
  if (!there || there.width === 0 || here.width === 0) return undefined;
  return { x: there.left + there.width / 2 - here.left - here.width / 2, y: there.top + there.height / 2 - here.top - here.height / 2 };
}

/** From an element to a place of its board. */
export function stepToPlace(node: Element, place: Place): Step | undefined {
  const board = node.closest('.board');
  const found = [place ?? []].flat().map((one) => placeIn(board, one)).find(Boolean);
  return stepTo(node, found);
}

function fly(node: Element, place: Place, motion: boolean): TransitionConfig {
  const step = motion ? stepToPlace(node, place) : undefined;
  if (!step) return still;
  return {
    duration: DURATION,
    easing: cubicOut,
    css: (t, u) => `transform: translate(${step.x * u}px, ${step.y * u}px) scale(${0.5 + 0.5 * t}); opacity: ${Math.min(1, t * 2)}`,
  };
}

/** It may come back while it is still leaving: then it takes its room again. */
export function arrive(node: HTMLElement, { from, motion }: { from: Place; motion: boolean }): TransitionConfig {
  Object.assign(node.style, { position: '', zIndex: '', left: '', top: '', width: '', height: '', margin: '', pointerEvents: '' });
  return fly(node, from, motion);
}

export function leave(node: HTMLElement, { to, motion }: { to: Place; motion: boolean }): TransitionConfig {
  const flight = fly(node, to, motion);
  if (flight !== still) giveUpRoom(node);
  return flight;
}

/** It is seen where it was, and takes no room there any more. */
export function giveUpRoom({ style, offsetLeft, offsetTop, offsetWidth, offsetHeight }: HTMLElement): void {
  Object.assign(style, {
    position: 'absolute',
    zIndex: '4',
    left: `${offsetLeft}px`,
    top: `${offsetTop}px`,
    width: `${offsetWidth}px`,
    height: `${offsetHeight}px`,
    margin: '0',
    pointerEvents: 'none',
  });
}

/** A piece in an SVG, whose units are not pixels. */
export function march(node: SVGGElement, { place, motion }: { place: Place; motion: boolean }): TransitionConfig {
  const scale = motion ? node.ownerSVGElement?.getScreenCTM()?.a : undefined;
  const step = scale ? stepToPlace(node, place) : undefined;
  if (!step || !scale) return still;
  return {
    duration: DURATION,
    easing: cubicOut,
    css: (t, u) => `transform: translate(${(step.x / scale) * u}px, ${(step.y / scale) * u}px); opacity: ${Math.min(1, t * 2)}`,
  };
}

/** Who attacks, or steps before another, lunges half the way and is back. */
export function lunge(board: HTMLElement, from: string, to: string): void {
  const node = placeIn(board, from);
  const step = node && stepTo(node, placeIn(board, to));
  if (!step) return;
  const there = `${step.x * 0.45}px ${step.y * 0.45}px`;
  node.animate([{ translate: '0', zIndex: 5 }, { translate: there, zIndex: 5, offset: 0.45, easing: 'ease-out' }, { translate: '0', zIndex: 5 }], {
    duration: DURATION + 100,
    easing: 'ease-in',
  });
}
