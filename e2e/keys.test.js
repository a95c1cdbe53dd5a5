// A whole game without a mouse, a finger, or a look at where things are: Tab, Enter, and the keys that the page tells of.
import assert from 'node:assert/strict';
import { DESKTOP, house, shelf, test, visit } from './house.js';
import { checkFairness, tableOf, tabTo } from './lobby.js';
import { company } from './person.js';
import { Hand, playThrough, shown } from './play.js';

const LONGEST = 100;

/** The keys that the page's own help lists for the choices of the moment. */
async function keysNow(page) {
  await page.keyboard.press('?');
  await page.locator('dialog[open]').waitFor();
  const keys = await page.$$eval('dialog[open] dl', (lists) => {
    const now = lists.length > 1 ? [...lists[0].querySelectorAll('kbd')] : [];
    return now.map((key) => key.textContent);
  });
  await page.keyboard.press('Escape');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
  return keys;
}

/**
 * Goes on by Tab until it comes to something that can be done; in a group of which one is a stop of Tab, by arrows. Nothing, if
 * meanwhile the game has gone on.
 */
async function tabToChoice(page, lot) {
  const number = await shown(page);
  const there = () =>
    page.evaluate(() => {
      const { activeElement: element } = document;
      if (element.closest('[role="log"]')) return { found: 'beyond' };
      const can = (element) => element.dataset.action && !element.disabled && element.ariaDisabled !== 'true';
      if (can(element)) return { found: 'choice' };
      const group = element.matches('[tabindex="0"]') && element.closest('[role="group"]');
      const others = group ? [...group.querySelectorAll('[tabindex="-1"]')] : [];
      return others.some(can) ? { found: 'group', size: others.length + 1 } : { found: 'nothing' };
    });
  const [onwards, backwards] = lot.any([['ArrowRight', 'ArrowLeft'], ['ArrowLeft', 'ArrowRight']]);
  let key = 'Tab';
  let arrows = 0;
  for (let presses = 0; presses < 2 * LONGEST; presses++) {
    const { found, size } = await there();
    if (number !== (await shown(page))) return undefined;
    if (found === 'choice') return page.evaluate(() => document.activeElement.dataset.action);
    if (found === 'beyond' || presses === LONGEST) key = 'Shift+Tab';
    if (found === 'group') arrows += 1;
    // From anywhere in a group all of it is reached by going to one end and then to the other.
    await page.keyboard.press(found !== 'group' ? key : arrows < size ? onwards : backwards);
  }
  return assert.fail('no choice can be reached by Tab');
}

let lastKey = '';

async function byKeys(page, action, again, lot) {
  if (again) {
    await page.keyboard.press(lastKey);
    return action;
  }
  const keys = lot.any([true, true, false]) ? await keysNow(page) : [];
  if (keys.length > 0) {
    lastKey = lot.any(keys);
    await page.keyboard.press(lastKey);
    return `key ${lastKey}`;
  }
  // What is in focus may be what was pressed before: then something else may come next.
  if (lot.any([true, false])) await page.keyboard.press('Tab');
  const reached = await tabToChoice(page, lot);
  lastKey = lot.any(['Enter', ' ']);
  if (reached) await page.keyboard.press(lastKey);
  return reached ?? 'nothing';
}

/** Opens a table by the lobby's form. */
async function openByKeys(visitor, { info, levels }) {
  const { page } = visitor;
  const { keyboard } = page;
  await visitor.go('/');
  await page.locator('form').waitFor();
  if (shelf.length > 1) {
    await page.evaluate((title) => {
      const link = [...document.querySelectorAll('nav a')].find(({ innerText }) => innerText.trim() === title);
      link.id = 'the-game';
    }, info.title);
    await tabTo(page, '#the-game');
    await keyboard.press('Enter');
    // The form of another game is another one.
    await page.getByRole('heading', { name: info.title }).waitFor();
  }
  await tabTo(page, 'form input[type="text"]');
  await keyboard.press('ControlOrMeta+A');
  await keyboard.type('Kató');
  if (levels.length > 1) {
    await tabTo(page, 'form select');
    await keyboard.press('Home');
  }
  await tabTo(page, 'form summary');
  await keyboard.press('Enter');
  await tabTo(page, 'form input[value="live"]');
  await keyboard.press('ArrowRight');
  await tabTo(page, 'form button[type="submit"]');
  await keyboard.press('Enter');
  await page.waitForURL('**/table/**');
  await page.locator('main[data-number]').waitFor();
}

for (const item of shelf) {
  test(`${item.info.id}: a whole game by keyboard alone, from the address to the replay`, async () => {
    const visitor = await visit(DESKTOP);
    const { page } = visitor;
    const { keyboard } = page;
    await visitor.decideByHandAlone();
    await playThrough(async () => {
      await openByKeys(visitor, item);
      for (const key of ['r', 'd', '?']) {
        await keyboard.press(key);
        await page.locator('dialog[open]').waitFor();
        await keyboard.press('Escape');
        await page.locator('dialog[open]').waitFor({ state: 'detached' });
      }
      return { id: tableOf(page), hand: new Hand(page, await visitor.person(), byKeys, 11) };
    });

    await page.locator('dialog[open]').waitFor();
    await checkFairness(page, async () => {
      await tabTo(page, 'dialog[open] [data-fairness] button');
      await keyboard.press('Enter');
    });
    await keyboard.press('Escape');
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
    const last = await shown(page);
    await tabTo(page, 'main section .button:not(.primary)');
    await keyboard.press('Enter');
    await page.waitForFunction(() => document.querySelector('main').dataset.number === '0');
    await keyboard.press('ArrowRight');
    await page.waitForFunction(() => Number(document.querySelector('main').dataset.number) > 0);
    await keyboard.press('End');
    await page.waitForFunction((last) => Number(document.querySelector('main').dataset.number) === last, last);
    // Escape takes one step back at a time: first what the board shows beside it, then the replay.
    for (let steps = 0; steps < 2 && (await page.locator('input[type="range"]').count()); steps++) await keyboard.press('Escape');
    await page.locator('input[type="range"]').waitFor({ state: 'detached' });
  });
}

/** One of each kind of control that can be seen and has the focus, with what it is called. */
async function controls(page) {
  const found = new Map();
  for (const control of await page.$$('a[href], button:not(:disabled), select, input, summary, [tabindex="0"]')) {
    const kind = await control.evaluate((element) => {
      element.focus();
      const role = element.getAttribute('role') ?? element.getAttribute('type') ?? '';
      return document.activeElement === element && `${element.localName} ${role}`.trim();
    });
    if (kind && !found.has(kind)) found.set(kind, control);
  }
  return found;
}

test('the keys of the page work wherever the focus is', async () => {
  const item = shelf.find(({ info }) => info.id === 'pocket-battles');
  const { id, people } = await company(house, item);
  const visitor = await visit(DESKTOP);
  const { page } = visitor;
  await visitor.become(people[0]);
  await visitor.go(`/table/${id}`);
  await page.locator('main[data-number]').waitFor();
  const kinds = await controls(page);
  assert.ok(kinds.has('select'), `a list is among ${[...kinds.keys()]}`);
  for (const [kind, control] of kinds) {
    for (const key of ['?', 'r']) {
      await control.focus();
      await page.keyboard.press(key);
      await page.locator('dialog[open]').waitFor({ timeout: 10_000 }).catch(() => assert.fail(`${key} does nothing on ${kind}`));
      await page.keyboard.press('Escape');
      await page.locator('dialog[open]').waitFor({ state: 'detached' });
    }
  }
  // So they do in a layout of other letters, and with Caps Lock.
  for (const key of ['к', 'R']) {
    await page.evaluate((key) => document.body.dispatchEvent(new KeyboardEvent('keydown', { key, code: 'KeyR', bubbles: true })), key);
    await page.locator('dialog[open]').waitFor({ timeout: 10_000 }).catch(() => assert.fail(`${key} does nothing`));
    await page.keyboard.press('Escape');
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
  }
  // What the list itself has a key for is done to the list.
  const list = page.locator('select').first();
  const chosen = await list.inputValue();
  await list.focus();
  await page.keyboard.press('ArrowDown');
  assert.notEqual(await list.inputValue(), chosen);
});
