// The server under test, and the browsers that visit it.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { begin, chance } from './chance.js';
import { PATIENCE } from './patience.js';
import { address, Person } from './person.js';

export const binary = process.env.QUINCUNX_BIN ?? new URL('../target/debug/quincunx', import.meta.url).pathname;

export const DESKTOP = { viewport: { width: 1440, height: 900 } };
export const LAPTOP = { viewport: { width: 1280, height: 900 } };
export const TABLET = { viewport: { width: 1024, height: 768 } };
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
export const LANGUAGES = { 'en-GB': 'en', 'hu-HU': 'hu', 'pl-PL': 'pl', 'ru-RU': 'ru' };

/** Here the computer, and a standing order, take so many milliseconds for an answer, which half a second would be otherwise. */
export const LEAST = 50;

/** The servers that run: none outlives the tests. */
const running = new Set();
process.once('exit', () => running.forEach((server) => server.kill('SIGKILL')));

/** A server on a database of its own. It can be killed and started again at the same address. */
export class House {
  /** @type {import('node:child_process').ChildProcess} */
  #process;
  #starts = 0;
  port = 0;
  /** Its operator's address, if it has one. */
  operator;

  /** All that the server leaves to chance follows from these words. */
  static async open(words, serving = '') {
    const house = new House();
    house.words = words;
    house.serving = serving.split(' ').filter(Boolean);
    house.folder = await mkdtemp(join(tmpdir(), 'quincunx-e2e-'));
    await house.start();
    return house;
  }

  get url() {
    return `http://127.0.0.1:${this.port}`;
  }

  async start() {
    // After a power cut a server does not give again what it has given before.
    const words = `${this.words}, start ${++this.#starts}`;
    const args = ['serve', '--port', String(this.port), '--database', join(this.folder, 'house.db'), '--behind-proxy', '--chance', words, ...this.serving];
    if (!args.includes('--least')) args.push('--least', LEAST);
    const server = spawn(binary, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    server.stderr.on('data', (data) => {
      process.stderr.write(data);
      // The log tells it before the server says where it is.
      this.operator ??= /told to the operator.* address=([\d.:]+)/.exec(data)?.[1];
    });
    const line = await new Promise((resolve, reject) => {
      let text = '';
      server.stdout.on('data', (data) => {
        text += data;
        if (text.includes('\n')) resolve(text);
      });
      server.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${text}`)));
    });
    running.add(server);
    server.once('exit', () => running.delete(server));
    this.#process = server;
    this.port = Number(/http:\/\/127\.0\.0\.1:(\d+)/.exec(line)[1]);
  }

  /** Ends the server as a power cut would. */
  async kill() {
    if (!running.has(this.#process)) return;
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

/** The chance of a page, by mulberry32: what it contributes to the chance of a game, and what it throws for show. */
function castLots(seed) {
  let state = seed;
  const draw = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  Math.random = () => draw() / 2 ** 32;
  crypto.getRandomValues = (array) => {
    array.forEach((_, place) => (array[place] = draw()));
    return array;
  };
}

/**
 * Notes what a page wishes of the server at the moment when it sends it: what the browser tells of requests comes some time after.
 * `wishes` are all that it has sent since it was opened, `unanswered` is how many wait for their answers.
 */
function noteWishes() {
  const { fetch } = globalThis;
  globalThis.wishes = [];
  globalThis.unanswered = 0;
  globalThis.fetch = async (address, request) => {
    if (request?.method !== 'POST') return fetch(address, request);
    globalThis.wishes.push(request.body);
    globalThis.unanswered += 1;
    try {
      const response = await fetch(address, request);
      await response.clone().text();
      return response;
    } finally {
      globalThis.unanswered -= 1;
    }
  };
}

/** The house of the test that runs; in one process there is one at a time. */
export let house;
/** Opens a browser of somebody's own before the house of the test that runs. */
export let visit;

/** A test in a house of its own. It fails if anything was wrong in the console of any of its visitors. */
export const test = base.extend({
  /** What its server is told besides. */
  serving: ['', { option: true }],
  world: [
    async ({ browser, serving }, use, info) => {
      begin(info.title);
      house = await House.open(chance, serving);
      const visitors = [];
      visit = async (options = {}) => {
        const extraHTTPHeaders = { 'x-forwarded-for': address() };
        const context = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce', extraHTTPHeaders, ...options });
        context.setDefaultTimeout(PATIENCE);
        // The runner has none for this.
        context.setDefaultNavigationTimeout(PATIENCE);
        await context.addInitScript(castLots, chance.for(`visitor ${visitors.length}`).draw().readUInt32BE());
        await context.addInitScript(noteWishes);
        const visitor = new Visitor(house, context, await context.newPage());
        visitors.push(visitor);
        return visitor;
      };
      await use();
      for (const [place, { context }] of visitors.entries()) {
        // The runner's own pictures are taken of every test, and thrown away if it holds: an eighth of the time.
        const seen = info.status === info.expectedStatus ? [] : context.pages();
        for (const [nth, page] of seen.entries()) await page.screenshot({ path: info.outputPath(`visitor-${place}-${nth}.png`) });
        await context.close();
      }
      await house.close();
      assert.deepEqual(visitors.flatMap(({ complaints }) => complaints), [], 'a browser complains');
    },
    { auto: true },
  ],
});

/** The games that there are, as the server tells of them. */
export const shelf = await (async () => {
  const house = await House.open('the shelf');
  const games = await new Person(house).get('/games');
  await house.close();
  return games;
})();
