// What a page looks like: a picture to be looked at, and what can be told without eyes.
import assert from 'node:assert/strict';
import { mkdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { LANGUAGES } from './house.js';
import { sleep } from './patience.js';

const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Where pictures are kept for looking at, if QUINCUNX_PICTURES asks for them. */
const pictures = process.env.QUINCUNX_PICTURES;

/** Keeps a picture of a page. */
export async function picture(page, name, options = {}) {
  if (!pictures) return;
  await mkdir(pictures, { recursive: true });
  await page.screenshot({ path: join(pictures, `${name}.png`), ...options });
}

/**
 * What axe finds on a page, or in the window that lies over it: what is behind cannot be used meanwhile, and is looked at by itself.
 * It runs outside the page's own policy, which allows no script but the page's.
 */
async function findings(page) {
  await page.evaluate(axe);
  const { violations } = await page.evaluate(() => {
    const window = document.querySelector('dialog:modal');
    return globalThis.axe.run(window ?? document, { resultTypes: ['violations'] });
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join('; ')}`);
}

/** Waits until everything is in its place: words, fonts, pictures, what moves. */
async function calm(page) {
  // The words of a game come after the page. If they never come, whoever looks next says so.
  const words = () => [...document.querySelectorAll('h1')].every(({ innerText }) => innerText.trim());
  await page.waitForFunction(words, null, { timeout: 10_000, polling: 50 }).catch(() => {});
  await page.evaluate(async () => {
    await document.fonts.ready;
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime < 2000);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

/**
 * The actions that could be pressed, but not where they are: what they stand on is outside of the window, or under something else. Of other
 * things that can be pressed, their words.
 */
export function outOfSight(page, things = '[data-action]') {
  return page.$$eval(things, (found) => {
    const first = new Map();
    for (const element of found.filter((thing) => !thing.disabled && thing.ariaDisabled !== 'true')) {
      const name = element.dataset.action ?? element.innerText;
      if (!first.has(name)) first.set(name, element);
    }
    const isFree = (element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return there !== null && (element.contains(there) || there.contains(element));
    };
    return [...first].filter(([, element]) => !isFree(element)).map(([action]) => action);
  });
}

/** Everything that could be pressed is in sight, once what moves has come to rest. */
export async function allInSight(page, name) {
  let hidden = await outOfSight(page);
  for (const end = Date.now() + 2000; hidden.length > 0 && Date.now() < end; hidden = await outOfSight(page)) await sleep(100);
  assert.deepEqual(hidden, [], `${name}: what can be pressed is in sight`);
}

/** What wins is told on the first screen: in view, and under nothing. */
export async function goalInSight(page, name) {
  const told = await page.locator('.goal').first().evaluate((goal) => {
    const { left, top, height } = goal.getBoundingClientRect();
    return goal.contains(document.elementFromPoint(left + 20, top + height / 2));
  });
  assert.ok(told, `${name}: the goal is in sight`);
}

/**
 * The cards with words that nobody can read: beyond the rim, beside the place where the cards lie, outside of the window, or under the prompt.
 * Those that are rolled, since there is no room for all side by side, are rolled to each.
 */
export function cutCards(page) {
  return page.$$eval('main .hand .card', (cards) => {
    const words = document.createRange();
    const prompt = document.querySelector('main > .prompt').getBoundingClientRect();
    const within = (rect, box) => rect.left >= box.left - 1 && rect.right <= box.right + 1 && rect.top >= box.top - 1 && rect.bottom <= box.bottom + 1;
    const screen = new DOMRect(0, 0, innerWidth, innerHeight);
    const isCut = (card) => {
      const hand = card.closest('.hand');
      if (hand.matches('.rolled')) card.scrollIntoView({ block: 'nearest', inline: 'center' });
      const boxes = [card, hand].map((element) => element.getBoundingClientRect());
      words.selectNodeContents(card);
      const isHidden = (rect) => (rect.bottom > prompt.top + 1 && rect.top < prompt.bottom - 1) || ![...boxes, screen].every((box) => within(rect, box));
      return [...words.getClientRects()].some(isHidden);
    };
    return cards.filter((card) => card.checkVisibility() && isCut(card)).map(({ innerText }) => innerText);
  });
}

/** Looks for texts that are missing or not in the language, and for what is wider than the window. */
export async function look({ page }, name, locale) {
  await calm(page);
  await picture(page, name);
  const { text, lang, wide, window } = await page.evaluate(() => ({
    text: document.body.innerText,
    lang: document.documentElement.lang,
    wide: document.documentElement.scrollWidth,
    window: innerWidth,
  }));
  assert.doesNotMatch(text, /\{ ?\$|⟨|undefined|\bNaN\b|\[object/, `${name}: a text is missing`);
  assert.equal(lang, LANGUAGES[locale], name);
  assert.ok(wide <= window, `${name} is ${wide} wide in ${window}`);
}

/** The same, and axe finds nothing. */
export async function inspect(visitor, name, locale) {
  await look(visitor, name, locale);
  assert.deepEqual(await findings(visitor.page), [], name);
}
