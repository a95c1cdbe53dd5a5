/** Cards that are seen moving: from place to place, or from the deck and to where they are laid away. */
import { DURATION, still, stepTo } from '$board/flights';
import { cubicOut } from 'svelte/easing';
import { crossfade, type CrossfadeParams, type TransitionConfig } from 'svelte/transition';

export type Flight = (node: Element, params: CrossfadeParams & { key: number }) => () => TransitionConfig;

export interface Flights {
  send: Flight;
  receive: Flight;
}

/** `place` is where a card without a counterpart comes from or goes to. */
export function flights(place: (node: Element, comes: boolean) => Element | null | undefined, motion: () => boolean): Flights {
  const [send, receive] = crossfade({
    duration: DURATION,
    easing: cubicOut,
    fallback(node, _params, comes) {
      const { x, y } = stepTo(node, place(node, comes)) ?? { x: 0, y: 0 };
      return {
        duration: DURATION,
        easing: cubicOut,
        css: (t, u) => `transform: translate(${x * u}px, ${y * u}px) rotate(${u * 12}deg) scale(${0.4 + 0.6 * t}); opacity: ${Math.min(1, t * 2)}`,
      };
    },
  });
  // Without motion it is not asked where anything stands.
  const moved =
    (flight: Flight): Flight =>
    (node, params) =>
      motion() ? flight(node, params) : () => still;
  return { send: moved(send), receive: moved(receive) };
}
