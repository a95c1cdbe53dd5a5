/** The sign of each power, told apart by shape: drawn around 0,0, about 16 wide and high, to be filled (even-odd). */
export type Power = 'corinth' | 'delian' | 'sparta' | 'athens';

export const POWERS: readonly Power[] = ['corinth', 'delian', 'sparta', 'athens'];

export const EMBLEMS: Readonly<Record<Power, string>> = {
  // Koppa, the letter on the coins of Corinth.
  corinth: 'M0 -8.5a5.4 5.4 0 0 1 1.3 10.6V8.5h-2.6V2.1A5.4 5.4 0 0 1 0 -8.5ZM0 -5.9a2.8 2.8 0 1 0 0 5.6a2.8 2.8 0 1 0 0 -5.6Z',
  // Delta, for Delos.
  delian: 'M0 -8L8.4 7H-8.4ZM0 -3L-4.1 4.5H4.1Z',
  // Lambda, for Lacedaemon, as on the shields of Sparta.
  sparta: 'M-1.9 -8H1.9L8.4 8H4.6L0 -3.6L-4.6 8H-8.4Z',
  // The owl on the coins of Athens, from the front.
  athens:
    'M-7 -8.4L-3.6 -6.6Q0 -7.9 3.6 -6.6L7 -8.4Q8 -4.6 6.6 -1.4Q7.2 4.6 0 8.6Q-7.2 4.6 -6.6 -1.4Q-8 -4.6 -7 -8.4ZM-3.2 -5a2.7 2.7 0 1 0 0 5.4a2.7 2.7 0 1 0 0 -5.4ZM3.2 -5a2.7 2.7 0 1 0 0 5.4a2.7 2.7 0 1 0 0 -5.4ZM-3.2 -3.5a1.2 1.2 0 1 1 0 2.4a1.2 1.2 0 1 1 0 -2.4ZM3.2 -3.5a1.2 1.2 0 1 1 0 2.4a1.2 1.2 0 1 1 0 -2.4ZM0 .2L1.4 2.4L0 5L-1.4 2.4Z',
};
