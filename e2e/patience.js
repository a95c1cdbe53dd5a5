// Time, which these tests do not measure: only what never comes is a fault.
import assert from 'node:assert/strict';

/** In so many milliseconds comes what is due, however busy the machine. */
export const PATIENCE = 120_000;

export const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Waits until something is so. */
export async function until(holds, what) {
  for (const end = Date.now() + PATIENCE; !(await holds()); await sleep(50)) assert.ok(Date.now() < end, what());
}
