/** What is seen moving on the board; a place is marked by `data-place`. */
import { cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';

export interface Flight {
  /** The places from which it comes or to which it goes, the first one that there is; without any it is just there, or gone. */
  places: string[];
  motion: boolean;
}

const still: TransitionConfig = { duration: 0 };
const DURATION = 280;

const find = (board: Element | null, place: string) => board?.querySelector<HTMLElement>(`[data-place="${place}"]`);

/** The way from the middle of one to the middle of the other, in pixels of the page. */
function way(from: Element, to: Element | null | undefined): { x: number; y: number } | undefined {
  const there = to?.getBoundingClientRect();
  const here = from.getBoundingClientRect();
  if (!there || there.width === 0 || here.width === 0) return undefined;
  return { x: there.left + there.width / 2 - here.left - here.width / 2, y: there.top + there.height / 2 - here.top - here.height / 2 };
}

function fly(node: Element, { places, motion }: Flight): TransitionConfig {
  if (!motion) return still;
  const board = node.closest('.board');
  const place = places.map((place) => find(board, place)).find(Boolean);
  const far = way(node, place);
  if (!far) return still;
  return {
    duration: DURATION,
    easing: cubicOut,
    css: (t, u) => `transform: translate(${far.x * u}px, ${far.y * u}px) scale(${0.5 + 0.5 * t}); opacity: ${Math.min(1, t * 2)}`,
  };
}

/** A card may come back while it is still leaving: then it takes its room again. */
export function arrive(node: HTMLElement, flight: Flight): TransitionConfig {
  Object.assign(node.style, { position: '', zIndex: '', left: '', top: '', width: '', height: '', pointerEvents: '' });
  return fly(node, flight);
}

/** What leaves gives up its room at once. */
export function leave(node: HTMLElement, flight: Flight): TransitionConfig {
  const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = node;
  const going = fly(node, flight);
  if (going !== still) {
    Object.assign(node.style, {
      position: 'absolute',
      zIndex: '4',
      left: `${offsetLeft}px`,
      top: `${offsetTop}px`,
      width: `${offsetWidth}px`,
      height: `${offsetHeight}px`,
      pointerEvents: 'none',
    });
  }
  return going;
}

/** Who attacks, or steps before another, lunges half the way and is back. */
export function lunge(board: HTMLElement, from: string, to: string): void {
  const node = find(board, from);
  const far = node && way(node, find(board, to));
  if (!far) return;
  const there = `${far.x * 0.45}px ${far.y * 0.45}px`;
  node.animate([{ translate: '0', zIndex: 5 }, { translate: there, zIndex: 5, offset: 0.45, easing: 'ease-out' }, { translate: '0', zIndex: 5 }], {
    duration: DURATION + 100,
    easing: 'ease-in',
  });
}
