// What is told beside the list of tests: the seed, and which tests held only when they were tried again.
import { mkdirSync, writeFileSync } from 'node:fs';

const results = new URL('results/', import.meta.url);

export default class Told {
  onBegin() {
    console.log(`Every choice of these tests follows from QUINCUNX_SEED=${process.env.QUINCUNX_SEED}`);
  }

  onTestEnd(test, { status }) {
    if (status !== test.expectedStatus) console.log(`    QUINCUNX_SEED=${process.env.QUINCUNX_SEED} npx playwright test -g "${test.title}"`);
    this.flaky ??= [];
    if (test.outcome() === 'flaky') this.flaky.push(test.title);
  }

  /** `cargo xtask test` tells them again in its last lines. */
  onEnd() {
    mkdirSync(results, { recursive: true });
    writeFileSync(new URL('flaky.txt', results), (this.flaky ?? []).map((title) => `${title}\n`).join(''));
  }
}
