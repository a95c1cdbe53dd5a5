/** What is seen moving between places of the board; a place is marked by `data-place`. */
import { cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';

export interface Flight {
  /** The `data-place` from which it comes or to which it goes. */
  place: string;
  motion: boolean;
}

const still: TransitionConfig = { duration: 0 };

/** The way from the middle of a node to a place, in pixels of the page. */
function wayTo(node: Element, place: string): { x: number; y: number } | undefined {
  const there = node.closest('.board')?.querySelector(`[data-place="${place}"]`)?.getBoundingClientRect();
  const here = node.getBoundingClientRect();
  if (!there || there.width === 0 || here.width === 0) return undefined;
  return { x: there.left + there.width / 2 - here.left - here.width / 2, y: there.top + there.height / 2 - here.top - here.height / 2 };
}

function fly(node: Element, { place, motion }: Flight): TransitionConfig {
  const way = motion ? wayTo(node, place) : undefined;
  if (!way) return still;
  return {
    duration: 280,
    easing: cubicOut,
    css: (t, u) => `transform: translate(${way.x * u}px, ${way.y * u}px) scale(${0.5 + 0.5 * t}); opacity: ${Math.min(1, t * 2)}`,
  };
}

/** A card. It may come back while it is still leaving: then it takes its room again. */
export function arrive(node: HTMLElement, flight: Flight): TransitionConfig {
  Object.assign(node.style, { position: '', zIndex: '', left: '', top: '', width: '', height: '', pointerEvents: '' });
  return fly(node, flight);
}

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

/** A piece on the map, whose units are not pixels: it comes from its power's stock, and goes back there. */
export function march(node: SVGGElement, { place, motion }: Flight): TransitionConfig {
  const scale = node.ownerSVGElement?.getScreenCTM()?.a;
  const way = motion && scale ? wayTo(node, place) : undefined;
  if (!way || !scale) return still;
  return {
    duration: 300,
    easing: cubicOut,
    css: (t, u) => `transform: translate(${(way.x / scale) * u}px, ${(way.y / scale) * u}px); opacity: ${Math.min(1, t * 2)}`,
  };
}
