// Chance that is the same again: every random choice of a test follows from one seed and the name of the test.
import { createHash } from 'node:crypto';

/** A row of random numbers that follows from words. */
export class Lot {
  #words;
  #drawn = 0;

  constructor(words) {
    this.#words = words;
  }

  /** 32 bytes. */
  draw() {
    return createHash('sha256').update(`${this.#words}, ${this.#drawn++}`).digest();
  }

  /** Takes one of them. */
  any(things) {
    return things[Math.floor((this.draw().readUInt32BE() / 2 ** 32) * things.length)];
  }

  /** Another row, which does not depend on how many numbers were drawn from this one. */
  for(words) {
    return new Lot(`${this.#words}, ${words}`);
  }

  toString() {
    return this.#words;
  }
}

/** The chance of the test that runs. What depends on how fast the machine is draws from a row of its own: `chance.for(…)`. */
export let chance;

/** A test begins. */
export function begin(title) {
  chance = new Lot(`${process.env.QUINCUNX_SEED}, ${title}`);
}

/** Takes one of them. */
export const any = (things) => chance.any(things);
