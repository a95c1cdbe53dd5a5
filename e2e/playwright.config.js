// How the browser tests are run. Each has a house of its own, so any of them may stand beside any other.
import { randomBytes } from 'node:crypto';
import { defineConfig } from '@playwright/test';
import { executablePath, flags } from './browser.js';

// The same seed each time, so that the answer is the same; `any` draws another one. The processes that run the tests inherit it.
process.env.QUINCUNX_SEED ??= 'a7f56abe';
if (process.env.QUINCUNX_SEED === 'any') process.env.QUINCUNX_SEED = randomBytes(4).toString('hex');

export default defineConfig({
  testMatch: '*.test.js',
  fullyParallel: true,
  workers: 2,
  retries: process.env.CI ? 1 : 0,
  // Only what never ends is a fault: see patience.js.
  timeout: 900_000,
  reporter: [['list'], ['./told.js']],
  outputDir: 'results',
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath, args: flags },
    // What the pages looked like at every step would cost a quarter of the time. Of a failure there are pictures: see house.js.
    trace: { mode: 'retain-on-failure', snapshots: false, screenshots: false },
  },
});
