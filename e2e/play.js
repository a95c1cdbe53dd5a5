// Playing any game: by what can be pressed on the page, or by what the server offers.
import assert from 'node:assert/strict';
import { chance } from './chance.js';
import { PATIENCE, sleep } from './patience.js';
import { company } from './person.js';

/** What can be pressed now, as actions; found and read at once, for in between the page may go on. */
export function pressable(page) {
  return page.evaluate(() =>
    [...document.querySelectorAll('[data-action]')]
      .filter((element) => !element.disabled && element.ariaDisabled !== 'true')
      .map((element) => element.dataset.action),
  );
}

/** The number of entries that the page shows. */
export function shown(page) {
  return page.locator('main').evaluate((main) => Number(main.dataset.number));
}

/** Waits until the page shows at least so many entries. It may lie behind another: there are no frames to wait for. */
export function shows(page, number, timeout = PATIENCE) {
  const there = (number) => Number(document.querySelector('main')?.dataset.number) >= number;
  return page.waitForFunction(there, number, { timeout, polling: 20 });
}

/** From the next page on, what the countdown of a visitor shows is noted, by the number of entries that the page shows with it. */
export function noteSeconds({ context }) {
  return context.addInitScript(() => {
    globalThis.seconds = {};
    setInterval(() => {
      const timer = document.querySelector('[role="timer"]');
      if (!timer) return;
      const noted = (globalThis.seconds[document.querySelector('main').dataset.number] ??= []);
      const left = Number(/\d+/.exec(timer.innerText));
      if (left !== noted.at(-1)) noted.push(left);
    }, 50);
  });
}

/** The seconds that passed on a page while it showed so many entries. */
export const secondsAt = (page, number) => page.evaluate((number) => globalThis.seconds[number] ?? [], number);

/** Does the page come to so many entries within a moment? */
const comesTo = (page, number, moment) => shows(page, number, moment).then(() => true, () => false);

/** What a page has wished of the server. */
const wished = (page) => page.evaluate(() => globalThis.wishes.length);

/** Does the page come to so many entries after a press? One that wishes nothing of the server, after `before` wishes, has shown or chosen something. */
async function hasCome(page, number, before) {
  const soon = () => new Promise((resolve) => setTimeout(() => resolve(globalThis.wishes.length), 40));
  return (await page.evaluate(soon)) > before ? comesTo(page, number, 250) : (await shown(page)) >= number;
}

/** Somebody who sits before a page. */
export class Hand {
  /** So many decisions were made on the page. */
  decisions = 0;
  #turns = 0;

  /**
   * `press` does an action on the page. Who plays a long game has done most of what there is to do after `patience` decisions:
   * from then on only every twentieth is made on the page, and the page follows the others.
   */
  constructor(page, person, press, patience = 25) {
    Object.assign(this, { page, person, press, patience });
  }

  async decide(id) {
    this.#turns += 1;
    if (this.decisions >= this.patience && this.#turns % 20) return this.person.decide(id);
    const { number, observation } = await this.person.observation(id);
    if (observation.choices.length === 0) return;
    await shows(this.page, number);
    this.decisions += 1;
    const offered = new Set(observation.choices.map(({ action }) => action));
    // How often something must be pressed for a decision depends on the machine: the next one does not.
    const lot = chance.for(`${this.#turns} ${number}`);
    const pressed = [];
    const covered = new Set();
    let idle = 0;
    for (const end = Date.now() + PATIENCE; Date.now() < end; ) {
      const actions = await pressable(this.page);
      if (await this.#gone(number)) return;
      assert.deepEqual(actions.filter((action) => !offered.has(action)), [], 'only what is legal can be pressed');
      const open = actions.filter((action) => !covered.has(action));
      const again = this.#again(pressed, lot, (last) => !offered.has(last) || open.includes(last));
      if (open.length > 0) {
        const before = await wished(this.page);
        const action = again ? pressed.at(-1) : lot.any(open);
        const done = await this.press(this.page, action, again, lot);
        if (done) pressed.push(done);
        else covered.add(action);
        if (await hasCome(this.page, number + 1, before)) return;
        continue;
      }
      if (covered.size > 0 || ++idle % 20 === 0) {
        await this.#turnOver(lot);
        covered.clear();
      }
      if (await comesTo(this.page, number + 1, 100)) return;
    }
    assert.fail(`nothing comes of pressing ${pressed.join(', ')}; the server offers ${[...offered].join(', ')}`);
  }

  /**
   * A board may show first what an action would do; the second press does it. Or the first press chooses a card and the second
   * a place for it: where pressing twice leads nowhere, what comes next is left to luck.
   */
  #again(pressed, lot, possible) {
    if (pressed.length === 0 || !possible(pressed.at(-1))) return false;
    return pressed.length < 4 ? pressed.length % 2 === 1 : lot.any([true, false]);
  }

  /** What can be done may lie behind a tab, where there is no room for all, or under cards that can be laid down. */
  async #turnOver(lot) {
    const tabs = await this.page.$$('main .tab[aria-pressed="false"], main .cards .name[aria-expanded]');
    await lot.any(tabs)?.evaluate((tab) => tab.click());
  }

  async #gone(number) {
    return (await shown(this.page)) > number;
  }
}

/** A press finds its place in so many milliseconds, unless something lies before it, or the board has gone on between looking and pressing. */
const AT_ONCE = 700;

/** The action, if it was pressed. */
const tolerant = (page, action, how) =>
  page.locator(`[data-action=${JSON.stringify(action)}]`).first()[how]({ timeout: AT_ONCE }).then(
    () => action,
    (error) => {
      if (error.name !== 'TimeoutError') throw error;
    },
  );

export const byMouse = (page, action) => tolerant(page, action, 'click');
export const byTouch = (page, action) => tolerant(page, action, 'tap');

/**
 * Does this action on the page of somebody who is asked after so many entries. The first press may show what it would lead to,
 * or ask whether it is meant: that can be looked at.
 */
export async function act(page, number, action, how, consider = () => {}) {
  await shows(page, number);
  for (const end = Date.now() + PATIENCE; Date.now() < end; ) {
    const actions = await pressable(page);
    if ((await shown(page)) > number) return;
    // While an action is on its way nothing can be pressed.
    if (actions.includes(action)) await how(page, action);
    if (await comesTo(page, number + 1, 250)) return;
    if (actions.includes(action)) await consider();
  }
  assert.fail(`${action} cannot be done on the page`);
}

/**
 * Plays on until the table is over, or until `enough` says so of its `TableInfo`. `players` are by seat; where there is none
 * the computer sits. It may take as long as it takes, if only it goes on.
 */
export async function play(id, players, { enough = () => false } = {}) {
  const [eyes] = players.filter(Boolean).map((player) => player.person ?? player);
  let last = -1;
  let end = 0;
  for (;;) {
    const info = await eyes.get(`/tables/${id}`);
    if (info.status === 'over' || (await enough(info))) return info;
    assert.equal(info.status, 'playing');
    if (info.number > last) end = Date.now() + PATIENCE;
    last = info.number;
    assert.ok(Date.now() < end, `nothing happens after ${last} entries`);
    const next = info.waiting.map((seat) => players[seat]).filter(Boolean);
    for (const player of next) await player.decide(id);
    if (next.length === 0) await sleep(30);
  }
}

/** All leave their pages, the players go on until somebody's view is `late`, and they come back: a page that follows has been seen before. */
export async function comeBack(id, visitors, players, late) {
  for (const { page } of visitors) await page.goto('about:blank');
  const [eyes] = players.filter(Boolean);
  await play(id, players, { enough: async () => late((await eyes.observation(id)).observation.view) });
  for (const visitor of visitors) {
    await visitor.go(`/table/${id}`);
    await visitor.page.locator('main[data-number]').waitFor();
  }
}

/**
 * A new table at which people have come to a moment, as `wanted` tells by its `TableInfo`. By chance a game is over before:
 * then another one comes to it.
 */
export async function tableAt(house, item, wanted, options) {
  for (let games = 0; games < 40; games++) {
    const table = await company(house, item, options);
    const { status } = await play(table.id, table.people, { enough: (info) => wanted(info, table) });
    if (status === 'playing') return table;
  }
  return assert.fail('no game has come to this moment');
}

/**
 * Opens tables for one `hand` and plays at them to the end, until somebody has played: by chance a game is over after a few
 * decisions. Returns the table at which that was, and the hand.
 */
export async function playThrough(open) {
  for (let games = 0; games < 40; games++) {
    const { id, hand } = await open();
    await play(id, [hand]);
    if (hand.decisions > 10) return { id, hand };
  }
  assert.fail('every game was over after a few decisions');
}
