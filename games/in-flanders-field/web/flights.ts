/** Cards that are seen moving: from place to place, or from the deck and to where they are laid away. */
import { DURATION, stepTo } from '$board/flights';
import { cubicOut } from 'svelte/easing';
import { crossfade, type CrossfadeParams, type TransitionConfig } from 'svelte/transition';

export type Flight = (node: Element, params: CrossfadeParams & { key: number }) => () => TransitionConfig;

export interface Flights {
  send: Flight;
  receive: Flight;
}

/** `place` is where a card without a counterpart comes from or goes to. */
export function flights(place: (node: Element, comes: boolean) => Element | null | undefined, motion: () => boolean): Flights {
  const duration = () => (motion() ? DURATION : 0);
  const [send, receive] = crossfade({
    duration,
    easing: cubicOut,
    fallback(node, _params, comes) {
      const { x, y } = stepTo(node, place(node, comes)) ?? { x: 0, y: 0 };
      return {
        duration: duration(),
        easing: cubicOut,
        css: (t, u) => `transform: translate(${x * u}px, ${y * u}px) rotate(${u * 12}deg) scale(${0.4 + 0.6 * t}); opacity: ${Math.min(1, t * 2)}`,
      };
    },
  });
  return { send, receive };
}
