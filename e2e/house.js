// The server under test and the browser that visits it.
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';

const binary = process.env.QUINCUNX_BIN ?? new URL('../target/debug/quincunx', import.meta.url).pathname;
const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium';

export const DESKTOP = { viewport: { width: 1440, height: 900 } };
export const TABLET = { viewport: { width: 1024, height: 768 } };
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** A server on a database of its own. It can be killed and started again at the same address. */
export class House {
  /** @type {import('node:child_process').ChildProcess} */
  #process;
  port = 0;

  static async open() {
    const house = new House();
    house.folder = await mkdtemp(join(tmpdir(), 'quincunx-e2e-'));
    await house.start();
    return house;
  }

  get url() {
    return `http://127.0.0.1:${this.port}`;
  }

  async start() {
    const args = ['serve', '--port', String(this.port), '--database', join(this.folder, 'house.db')];
    this.#process = spawn(binary, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    const line = await new Promise((resolve, reject) => {
      let text = '';
      this.#process.stdout.on('data', (data) => {
        text += data;
        if (text.includes('\n')) resolve(text);
      });
      this.#process.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${text}`)));
    });
    this.port = Number(/http:\/\/127\.0\.0\.1:(\d+)/.exec(line)[1]);
  }

  /** Ends the server as a power cut would. */
  async kill() {
    const ended = new Promise((resolve) => this.#process.once('exit', resolve));
    this.#process.kill('SIGKILL');
    await ended;
  }

  async close() {
    await this.kill();
    await rm(this.folder, { recursive: true, force: true });
  }
}

/** One browser for all visits. */
export async function browse() {
  const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'];
  args.push('--disable-background-networking', '--disable-component-update', '--disable-sync');
  return chromium.launch({ executablePath, args });
}

/**
 * A visitor: a page in a context of its own that fails the test if anything is wrong in its console.
 * `offline` is set while the server is meant to be away: then the browser's own complaints are expected.
 */
export async function visit(browser, house, options = {}) {
  const context = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce', ...options });
  const page = await context.newPage();
  const visitor = { context, page, complaints: [], offline: false };
  page.on('pageerror', (error) => visitor.complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !visitor.offline) visitor.complaints.push(message.text());
  });
  await page.goto(house.url);
  await page.waitForSelector('form');
  return visitor;
}
