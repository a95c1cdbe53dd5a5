// Somebody at a page who knows what is to be done, and presses what comes nearest to it.
import { outOfSight } from './looks.js';
import { sleep } from './patience.js';
import { pressable, shows } from './play.js';

/** Within so many milliseconds a press has asked the server for what it does, if it does anything. */
const SOON = 400;
/** So many presses at most for one choice: then it cannot be come to. */
const MOST = 8;

/** The words of an action: what is done, and with what. */
const words = (action) => action.match(/[\w-]+/g);

/** So near does an action come to another: by the words that they share, and among equals from their beginnings on. */
function nearness(action, wanted) {
  if (action === wanted) return Infinity;
  const shared = words(action).filter((word) => words(wanted).includes(word)).length;
  const alike = [...action].findIndex((letter, place) => letter !== wanted[place]) >>> 0;
  return shared + alike / 1000;
}

/**
 * Does an action on a page that shows so many entries, and tells what was pressed for it, and whether one had to scroll there. Nothing
 * is told of an action that cannot be come to.
 */
export async function pressFor(page, press, wanted, number) {
  await shows(page, number);
  // What can be pressed may come a moment after the number.
  for (const end = Date.now() + 2000; Date.now() < end && (await pressable(page)).length === 0; ) await sleep(50);
  let asked = false;
  const hear = (request) => (asked ||= request.url().endsWith('/act'));
  page.on('request', hear);
  const tried = new Map();
  const pressed = [];
  while (!asked && pressed.length < MOST) {
    // What has nothing in common with it would do something else.
    const open = (await pressable(page)).filter((action) => (tried.get(action) ?? 0) < 2 && nearness(action, wanted) >= 1);
    const nearest = open.toSorted((one, other) => nearness(other, wanted) - nearness(one, wanted))[0];
    if (!nearest) break;
    tried.set(nearest, (tried.get(nearest) ?? 0) + 1);
    const scrolled = (await outOfSight(page)).includes(nearest);
    if (!(await press(page, nearest))) continue;
    pressed.push({ action: nearest, scrolled });
    for (const end = Date.now() + SOON; Date.now() < end && !asked; ) await sleep(20);
  }
  page.off('request', hear);
  if (!asked) return;
  // What the page did by itself in the same moment may have been first.
  await shows(page, number + 1, 5000).catch(() => undefined);
  return pressed;
}

/** Presses the one thing of the page that this selects, by mouse or finger, and tells whether one had to scroll there. */
export async function pressOn(page, how, selector, name) {
  const scrolled = (await outOfSight(page, selector)).length > 0;
  await page.locator(selector)[how]();
  return { action: name, scrolled };
}

/** Ends the step and plays the card that is wished for by one press on it, if a card that does both shines on the page. */
export async function pressAhead(page, how, wish, number) {
  await shows(page, number);
  const cards = await page.$$eval('[data-ahead]', (all) => all.map(({ dataset }) => dataset.ahead));
  const action = cards.map((card) => `play(${card})`).find((action) => wish.test(action));
  if (!action) return;
  const pressed = await pressOn(page, how, `[data-ahead="${/\((.+)\)/.exec(action)[1]}"]`, `${action} ahead`);
  await shows(page, number + 1);
  return { action, pressed };
}
