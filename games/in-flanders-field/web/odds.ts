/** The odds of three dice (IFF-7.10 to 7.12): for what the next roll would be like after a taking. */

const faces = [1, 2, 3, 4, 5, 6];
const rolls = faces.flatMap((a) => faces.flatMap((b) => faces.map((c) => [a + b, a + c, b + c])));

/** Of 216 rolls, how many offer none of these numbers. */
export function misses(open: number[]): number {
  return rolls.filter((sums) => !sums.some((sum) => open.includes(sum))).length;
}

/** Of 216 rolls, in percent with one decimal. */
export const percent = (rolls: number): number => Math.round((rolls / 216) * 1000) / 10;
