// From the address to a table, and from its result to the proof that its chance was fair.
import assert from 'node:assert/strict';

/** Chooses a game in the lobby. */
export async function choose({ page }, { info }) {
  await page.getByRole('link', { name: info.title, exact: true }).click();
  await page.getByRole('heading', { name: info.title }).waitFor();
  await page.locator('form').waitFor();
  await page.evaluate(() => scrollTo(0, 0));
}

/**
 * Opens a table by the lobby's form. At a slow table the computer does not let anybody wait. `seats` says in which order who
 * is put on which seat, where it is another than `against` says.
 */
export async function openTable(visitor, item, { name, against = 'computer', level, pace = 'slow', players = item.info.seats[0], seats = [] }) {
  const { page } = visitor;
  await visitor.go('/');
  await choose(visitor, item);
  await page.locator('form input[type="text"]').fill(name);
  await page.locator(`form input[value="${against}"]`).check({ force: true });
  if (level && item.levels.length > 1) await page.locator('form select').first().selectOption(level);
  const count = page.locator(`form input[type="radio"][value="${players}"]`);
  if (await count.count()) await count.check({ force: true });
  await page.locator('form details summary').first().click();
  await page.locator(`form input[value="${pace}"]`).check({ force: true });
  for (const [seat, who] of seats) await page.locator('form fieldset ol > li').nth(seat).locator('select').selectOption(who);
  await page.locator('form button[type="submit"]').click();
  await page.waitForURL('**/table/**');
  return tableOf(page);
}

/** The id of the table that a page shows. */
export function tableOf(page) {
  return new URL(page.url()).pathname.split('/').pop();
}

/** Takes a seat at a table, by its link. */
export async function sit({ page }, link, name) {
  await page.goto(link);
  await page.locator('form input[type="text"]').fill(name);
  const taken = page.waitForResponse((response) => response.url().endsWith('/seats'));
  await page.locator('form button[type="submit"]').click();
  await taken;
}

/** Presses Tab until what is in focus matches. */
export async function tabTo(page, selector) {
  for (let presses = 0; presses < 120; presses++) {
    if (await page.evaluate((selector) => document.activeElement.matches(selector), selector)) return;
    await page.keyboard.press('Tab');
  }
  assert.fail(`Tab does not come to ${selector}`);
}

/** The result sheet's own check of the record: every line of it has passed. */
export async function checkFairness(page, press = () => page.locator('dialog[open] [data-fairness] button').click()) {
  await press();
  await page.waitForSelector('dialog[open] [data-fairness] li');
  const outcomes = await page.$$eval('[data-fairness] li', (lines) => lines.map((line) => line.className));
  assert.ok(outcomes.length >= 5, 'every aspect of the record is checked');
  assert.deepEqual(outcomes.filter((outcome) => !outcome.includes('passed')), []);
}
