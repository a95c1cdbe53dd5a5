/** Our own signs of castes, told apart by shape, not by colour. The lobby shows them, so they are apart from the other signs. */
import type { OhCaste } from '$generated/OhCaste';

/** On a square from -12 to 12: an arrowhead, a star, a shield. */
export const casteSigns: Record<OhCaste, string> = {
  hunter: 'M0 -11L8.5 4.5L2.2 2V11H-2.2V2L-8.5 4.5Z',
  mage: 'M0 -11.5Q1.6 -1.6 11.5 0Q1.6 1.6 0 11.5Q-1.6 1.6 -11.5 0Q-1.6 -1.6 0 -11.5ZM6 -10.5L8 -8L10.5 -6L8 -4L6 -1.5L4.6 -4.6Z',
  warrior: 'M-9.5 -10H9.5V0Q9.5 8 0 11.5Q-9.5 8 -9.5 0ZM-1.4 -7V-2.4H-6V.4H-1.4V7.6H1.4V.4H6V-2.4H1.4V-7Z',
};
