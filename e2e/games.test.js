// Whole games through a real browser.
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { promisify } from 'node:util';
import { browse, DESKTOP, House, PHONE, visit } from './house.js';
import { playToTheEnd } from './play.js';

let house, browser;

before(async () => {
  house = await House.open();
  browser = await browse();
});

after(async () => {
  await browser?.close();
  await house?.close();
});

/** Fills in the lobby's form: a name, the short track, and whom to play against. */
async function open(page, { name, against = 'computer', players = 2 }) {
  await page.fill('form input[name="name"], form input[type="text"]', name);
  await page.locator(`form input[value="${against}"]`).check({ force: true });
  await page.locator(`form input[type="radio"][value="${players}"]`).check({ force: true });
  await page.locator('form details summary').click();
  await page.locator('form select:has(option[value="short"])').selectOption('short');
  await page.locator('form button[type="submit"]').click();
  await page.waitForURL('**/table/**');
}

async function sit(page, name) {
  await page.fill('form input[name="name"], form input[type="text"]', name);
  await page.locator('form button[type="submit"]').click();
}

/** Waits until one of the pages has something to press. */
async function someonesTurn(...pages) {
  await Promise.any(pages.map((page) => page.locator('[data-action]').first().waitFor({ state: 'attached' })));
}

/** Checks the dice on the result sheet: every line of the check has passed. */
async function checkFairness(page) {
  await page.locator('dialog[open] [data-fairness] button').click();
  await page.waitForSelector('dialog[open] [data-fairness] li');
  const outcomes = await page.$$eval('[data-fairness] li', (lines) => lines.map((line) => line.className));
  assert.ok(outcomes.length >= 5, 'every aspect of the record is checked');
  assert.deepEqual(outcomes.filter((outcome) => !outcome.includes('passed')), []);
}

test('a whole game by mouse at desktop width against the computer, from the address to the fairness check', async () => {
  const { page, complaints } = await visit(browser, house, DESKTOP);
  await open(page, { name: 'Anna' });
  const presses = await playToTheEnd([page], 'click', 300);
  assert.ok(presses > 10, 'somebody has played');
  await checkFairness(page);
  const download = page.waitForEvent('download');
  await page.locator('dialog[open] a[download]').click();
  const file = join(house.folder, 'record.json');
  await (await download).saveAs(file);
  const binary = process.env.QUINCUNX_BIN ?? '../target/debug/quincunx';
  await promisify(execFile)(binary, ['verify', file]);
  assert.deepEqual(complaints, []);
});

test('a whole game on two phones, invited by link, through a power cut', async () => {
  const host = await visit(browser, house, PHONE);
  await open(host.page, { name: 'Berta', against: 'invited' });
  const link = await host.page.locator('input[readonly]').inputValue();
  const guest = await visit(browser, house, { ...PHONE, locale: 'hu-HU' });
  await guest.page.goto(link);
  await sit(guest.page, 'Csaba');
  await someonesTurn(host.page, guest.page);

  for (const { page } of [host, guest]) page.setDefaultTimeout(15_000);
  const numberSeen = () => host.page.evaluate(async () => (await fetch(`/api/tables/${location.pathname.split('/').pop()}`)).json().then((info) => info.number));
  const before = await numberSeen();
  host.offline = guest.offline = true;
  await house.kill();
  await house.start();
  await host.page.waitForFunction(() => fetch('/api/games').then((answer) => answer.ok, () => false));
  assert.equal(await numberSeen(), before, 'nothing is lost');

  await playToTheEnd([host.page, guest.page], 'tap', 300);
  for (const { page } of [host, guest]) {
    await page.locator('dialog[open]').waitFor();
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 390, 'nothing is wider than the phone');
  }
  await checkFairness(guest.page);
  assert.deepEqual([...host.complaints, ...guest.complaints], []);
});

test('an action that is sent twice happens once, and closing the tab loses nothing', async () => {
  const { page, context, complaints } = await visit(browser, house, DESKTOP);
  await open(page, { name: 'Dóra', against: 'invited' });
  const address = page.url();
  const table = address.split('/').pop().split('?')[0];
  const guest = await visit(browser, house, DESKTOP);
  await guest.page.goto(await page.locator('input[readonly]').inputValue());
  await sit(guest.page, 'Emil');
  await someonesTurn(page, guest.page);

  const twice = (from) =>
    from.evaluate(async (id) => {
      const sight = await (await fetch(`/api/tables/${id}/sight`)).json();
      if (sight.sight.choices.length === 0) return null;
      const body = JSON.stringify({ number: sight.number, action: sight.sight.choices[0].action });
      const send = () => fetch(`/api/tables/${id}/act`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
      const answers = await Promise.all([send(), send()]);
      const log = await (await fetch(`/api/tables/${id}/log?from=${sight.number}`)).json();
      return { statuses: answers.map((answer) => answer.status), acts: log.filter((entry) => entry.kind === 'act').length };
    }, table);
  const done = (await twice(page)) ?? (await twice(guest.page));
  assert.deepEqual(done, { statuses: [200, 200], acts: 1 });

  await page.close();
  const again = await context.newPage();
  await again.goto(address);
  await again.locator('[data-space="0"]').waitFor({ state: 'attached' });
  const you = await again.evaluate(async (id) => (await (await fetch(`/api/tables/${id}`)).json()).you, table);
  assert.equal(you, 0, 'the seat is still hers');
  assert.deepEqual([...complaints, ...guest.complaints], []);
});
