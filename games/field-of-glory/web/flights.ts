/** Cards that are seen moving between places of the board; a place is marked by `data-place`. */
import { cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';

export interface Flight {
  /** The `data-place` from which it comes or to which it goes; without one it is just there, or gone. */
  place: string | undefined;
  motion: boolean;
}

const still: TransitionConfig = { duration: 0 };

function fly(node: Element, { place, motion }: Flight): TransitionConfig {
  const there = place && node.closest('.board')?.querySelector(`[data-place="${place}"]`)?.getBoundingClientRect();
  if (!motion || !there) return still;
  const here = node.getBoundingClientRect();
  const x = there.left + there.width / 2 - here.left - here.width / 2;
  const y = there.top + there.height / 2 - here.top - here.height / 2;
  return {
    duration: 300,
    easing: cubicOut,
    css: (t, u) => `transform: translate(${x * u}px, ${y * u}px) scale(${0.5 + 0.5 * t}); opacity: ${Math.min(1, t * 2)}`,
  };
}

export const arrive = fly;

/** What leaves gives up its room at once. */
export function leave(node: HTMLElement, flight: Flight): TransitionConfig {
  const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = node;
  const way = fly(node, flight);
  if (way !== still) {
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
  return way;
}
