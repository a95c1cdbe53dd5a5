// Playing any game: by what can be pressed on the page, or by what the server offers.
import assert from 'node:assert/strict';
import { any } from './person.js';

const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** What can be pressed now, as actions. */
export function pressable(page) {
  return page.$$eval('[data-action]', (elements) =>
    elements.filter((element) => !element.disabled && element.ariaDisabled !== 'true').map((element) => element.dataset.action),
  );
}

/** The number of entries that the page shows. */
export function shown(page) {
  return page.locator('main').evaluate((main) => Number(main.dataset.number));
}

/** Waits until the page shows at least so many entries. It may lie behind another: there are no frames to wait for. */
export function shows(page, number, timeout = 15_000) {
  const there = (number) => Number(document.querySelector('main')?.dataset.number) >= number;
  return page.waitForFunction(there, number, { timeout, polling: 20 });
}

/** Somebody who sits before a page. */
export class Hand {
  /** So many decisions were made on the page. */
  decisions = 0;
  #began = Date.now();
  #turns = 0;

  /**
   * `press` does an action on the page. Who plays a long game has done most of what there is to do after `patience` seconds:
   * from then on only every tenth decision is made on the page, and the page follows the others.
   */
  constructor(page, person, press, patience = 8) {
    Object.assign(this, { page, person, press, patience });
  }

  async decide(id) {
    this.#turns += 1;
    if (Date.now() - this.#began > this.patience * 1000 && this.#turns % 10) return this.person.decide(id);
    const { number, sight } = await this.person.sight(id);
    if (sight.choices.length === 0) return;
    await shows(this.page, number);
    this.decisions += 1;
    const offered = new Set(sight.choices.map(({ action }) => action));
    const pressed = [];
    for (let looks = 0; looks < 40; looks++) {
      const actions = await pressable(this.page);
      if (await this.#gone(number)) return;
      assert.deepEqual(actions.filter((action) => !offered.has(action)), [], 'only what is legal can be pressed');
      const again = this.#again(pressed, (last) => !offered.has(last) || actions.includes(last));
      if (actions.length > 0) pressed.push(await this.press(this.page, again ? pressed.at(-1) : any(actions), again));
      if (await shows(this.page, number + 1, actions.length > 0 ? 250 : 100).then(() => true, () => false)) return;
    }
    assert.fail(`nothing comes of pressing ${pressed.join(', ')}; the server offers ${[...offered].join(', ')}`);
  }

  /**
   * A board may show first what an action would do; the second press does it. Or the first press chooses a card and the second
   * a place for it: where pressing twice leads nowhere, what comes next is left to luck.
   */
  #again(pressed, possible) {
    if (pressed.length === 0 || !possible(pressed.at(-1))) return false;
    return pressed.length < 4 ? pressed.length % 2 === 1 : any([true, false]);
  }

  async #gone(number) {
    return (await shown(this.page)) > number;
  }
}

/** The board may go on between looking and pressing: then the press goes nowhere. */
const tolerant = async (page, action, how) => {
  await page.locator(`[data-action=${JSON.stringify(action)}]`).first()[how]({ timeout: 2000 }).catch((error) => {
    if (error.name !== 'TimeoutError') throw error;
  });
  return action;
};

export const byMouse = (page, action) => tolerant(page, action, 'click');
export const byTouch = (page, action) => tolerant(page, action, 'tap');

/**
 * Plays on until the table is over, or until `enough` says so of its `TableInfo`. `players` are by seat; where there is none
 * the computer sits. Returns how many decisions were made.
 */
export async function play(id, players, { enough = () => false, seconds = 90 } = {}) {
  const until = Date.now() + seconds * 1000;
  const [eyes] = players.filter(Boolean).map((player) => player.person ?? player);
  for (let decisions = 0; ; ) {
    const info = await eyes.get(`/tables/${id}`);
    if (info.status === 'over' || enough(info)) return decisions;
    assert.equal(info.status, 'playing');
    assert.ok(Date.now() < until, `no end after ${decisions} decisions in ${seconds} seconds`);
    const next = info.waiting.map((seat) => players[seat]).filter(Boolean);
    for (const player of next) await player.decide(id);
    decisions += next.length;
    if (next.length === 0) await sleep(30);
  }
}
