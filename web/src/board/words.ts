/** Numbers and lists as boards write them. */

/**
 * A number with its sign, as a change is written. With a minus sign, not a hyphen.
 *
 * ```ts
 * signed(-3); // "−3"
 * signed(2); // "+2"
 * ```
 */
export const signed = (n: number): string => (n < 0 ? minus(n) : `+${n}`);

/** A number that may be below zero: `2`, `−1`. */
export const minus = (n: number): string => (n < 0 ? `−${-n}` : String(n));

/** A list in a sentence; a dash if there is nothing in it. */
export const list = (parts: readonly string[]): string => parts.join(', ') || '–';
