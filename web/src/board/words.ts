/** Numbers, lists and titles as boards write them. */

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

/** About how wide a letter of a title is, in parts of its height; measured for the names of all cards in four languages. */
const wide = (letter: string): number => (/[mwMW]/.test(letter) ? 0.92 : /[жмфшщюыЖМФШЩЮЫ]/.test(letter) ? 0.95 : /[а-яёА-ЯЁ]/.test(letter) ? 0.7 : /[A-ZÁÉÍÓÖŐÚÜŰŁŚŻ]/.test(letter) ? 0.72 : /[iljtfrIíł’.,]/.test(letter) ? 0.42 : 0.58);

/** The width of the longest word, in parts of the height of a letter: letters grow smaller for it, as long as they can be read. */
export const longestWord = (name: string): number => Math.max(...name.split(/[\s-]/).map((word) => [...word].reduce((sum, letter) => sum + wide(letter), 0)));
