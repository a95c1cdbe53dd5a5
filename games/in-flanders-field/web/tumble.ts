import type { IffEvent } from '$generated/IffEvent';

/** So many milliseconds the dice roll before they show what they show. */
export const TUMBLE = 480;

/** How long the board takes to show an event: words come a moment after the dice lie. */
export const settles = ({ type }: IffEvent): number => (type === 'rolled' ? TUMBLE + 40 : 0);
