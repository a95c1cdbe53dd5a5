// The server under test, and the browser that visits it.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, afterEach } from 'node:test';
import { chromium } from 'playwright-core';
import { PATIENCE } from './patience.js';
import { address, Person } from './person.js';

export const binary = process.env.QUINCUNX_BIN ?? new URL('../target/debug/quincunx', import.meta.url).pathname;
const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium';
const flags = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'];
flags.push('--disable-background-networking', '--disable-component-update', '--disable-sync');

/** Where pictures are kept for looking at. */
export const screenshots = new URL('screenshots/', import.meta.url).pathname;

export const DESKTOP = { viewport: { width: 1440, height: 900 } };
export const TABLET = { viewport: { width: 1024, height: 768 } };
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
export const LANGUAGES = { 'en-GB': 'en', 'hu-HU': 'hu', 'pl-PL': 'pl', 'ru-RU': 'ru' };

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
    const args = ['serve', '--port', String(this.port), '--database', join(this.folder, 'house.db'), '--behind-proxy'];
    this.#process = spawn(binary, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    const line = await new Promise((resolve, reject) => {
      let text = '';
      this.#process.stdout.on('data', (data) => {
        text += data;
        if (text.includes('\n')) resolve(text);
      });
      this.#process.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${text}`)));
    });
    process.once('exit', () => this.#process.kill('SIGKILL'));
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

/** What a browser says of requests that fail. */
const NETWORK = /^Failed to load resource: /;
/** A press that comes when the game has gone on already is refused; the browser tells of the answer in its own words. */
const LATE = /^Failed to load resource: .* status of 409 /;

/** A page in a context of its own, as somebody's browser. */
export class Visitor {
  /** What went wrong in the console of any of its pages. */
  complaints = [];
  /** The network is meant to fail: then what the browser says of that is expected. A fault of the page never is. */
  troubled = false;

  constructor(house, context, page) {
    Object.assign(this, { house, context, page });
    context.on('weberror', (fault) => this.complaints.push(fault.error().stack ?? fault.error().message));
    context.on('console', (message) => {
      const { url } = message.location();
      const expected =
        (this.troubled && NETWORK.test(message.text())) || (url.endsWith('/act') && LATE.test(message.text()));
      if (message.type() === 'error' && !expected) this.complaints.push(`${message.text()} (${url})`);
    });
  }

  /** The same person, speaking to the server without a browser. */
  async person() {
    const [cookie] = await this.context.cookies();
    assert.ok(cookie, 'who sits at a table is known');
    return new Person(this.house, `${cookie.name}=${cookie.value}`);
  }

  /** Lets forced choices wait for the hand: nothing happens that the test does not do. */
  async decideByHandAlone() {
    await this.context.addInitScript((origin) => {
      if (location.origin === origin) localStorage.quincunx ??= JSON.stringify({ forced: false });
    }, this.house.url);
  }

  /** Becomes this person. */
  async become({ cookie }) {
    const [name, value] = cookie.split('=');
    await this.context.addCookies([{ name, value, url: this.house.url, httpOnly: true, sameSite: 'Lax' }]);
  }

  /** Goes to a page, and waits until it has drawn itself. */
  async go(path) {
    await this.page.goto(this.house.url + path);
    await this.page.locator('main').waitFor();
  }
}

/**
 * Opens a house and a browser for the tests of one file. A test fails if anything was wrong in the console of any of its
 * visitors.
 */
export async function open() {
  await mkdir(screenshots, { recursive: true });
  const house = await House.open();
  const browser = await chromium.launch({ executablePath, args: flags, timeout: PATIENCE });
  const visitors = [];
  afterEach(async () => {
    const leaving = visitors.splice(0);
    for (const { context } of leaving) await context.close();
    assert.deepEqual(leaving.flatMap(({ complaints }) => complaints), [], 'a browser complains');
  });
  after(async () => {
    await browser.close();
    await house.close();
  });
  const visit = async (options = {}) => {
    const extraHTTPHeaders = { 'x-forwarded-for': address() };
    const context = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce', extraHTTPHeaders, ...options });
    context.setDefaultTimeout(PATIENCE);
    const visitor = new Visitor(house, context, await context.newPage());
    visitors.push(visitor);
    return visitor;
  };
  const shelf = await new Person(house).get('/games');
  return { house, shelf, visit };
}
