/** Pieces that are seen moving: those marked `data-piece` glide from where they were. */
import { cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';

export type Places = Map<string, DOMRect>;

const pieces = (root: Element) => [...root.querySelectorAll<HTMLElement>('[data-piece]')];

/** Where the pieces are now. */
export const placesIn = (root: Element): Places =>
  new Map(pieces(root).map((piece) => [piece.dataset['piece']!, piece.getBoundingClientRect()]));

/** Lets each piece glide from where it was; a new one comes from the place marked `data-home` with its owner's letter. */
export function glide(root: Element, before: Places): void {
  for (const piece of pieces(root)) {
    const id = piece.dataset['piece']!;
    const here = piece.getBoundingClientRect();
    const there = before.get(id) ?? root.querySelector(`[data-home="${id[0]}"]`)?.getBoundingClientRect();
    if (!there || here.width === 0) continue;
    const [x, y] = [there.left - here.left, there.top - here.top];
    if (Math.abs(x) + Math.abs(y) < 4) continue;
    piece.animate([{ transform: `translate(${x}px, ${y}px)`, zIndex: '5' }, { transform: 'none', zIndex: '5' }], {
      duration: 320,
      easing: 'cubic-bezier(0.22, 0.8, 0.3, 1)',
    });
  }
}

/** A troop that falls. */
export function fall(_node: Element, { motion }: { motion: boolean }): TransitionConfig {
  if (!motion) return { duration: 0 };
  return {
    duration: 420,
    easing: cubicOut,
    css: (t, u) => `opacity: ${t}; transform: rotate(${u * 24}deg) scale(${1 - 0.4 * u})`,
  };
}
