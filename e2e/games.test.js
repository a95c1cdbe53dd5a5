// A whole game of each kind through a real browser, from the address to the record that is verified: each in one language, by mouse
// or on a phone. That every sentence of every game has its words in all four, the tests in Rust see to; how each page looks in each,
// appearance.test.js.
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { binary, DESKTOP, house, LANGUAGES, LAPTOP, PHONE, shelf, test, visit } from './house.js';
import { checkFairness, openTable } from './lobby.js';
import { look } from './looks.js';
import { byMouse, byTouch, Hand, play, playThrough } from './play.js';

for (const [nth, item] of shelf.entries()) {
  const game = item.info.id;
  const place = (nth + 1) % 4;
  const [locale, language] = Object.entries(LANGUAGES)[place];
  const [device, how, name] = place % 2 ? [PHONE, byTouch, 'on a phone'] : [DESKTOP, byMouse, 'by mouse'];
  const colorScheme = place < 2 ? 'light' : 'dark';

  test(`${game}: a whole game against the computer, ${name}, in ${language}, from the address to the record that is verified`, async () => {
    const visitor = await visit({ ...device, locale, colorScheme });
    const { page } = visitor;
    const see = (what) => look(visitor, `${game}-${what}-${language}`, locale);
    await playThrough(async () => {
      const id = await openTable(visitor, item, { name: 'Anna', level: item.levels[0] });
      await page.locator('main[data-number]').waitFor();
      await see('begins');
      const hand = new Hand(page, await visitor.person(), how);
      await play(id, [hand], { enough: () => hand.decisions >= 20 });
      await see('goes-on');
      return { id, hand };
    });
    await page.locator('dialog[open]').waitFor();
    await see('ends');
    await checkFairness(page);
    // Nobody sees what has come and presses within so long: what has just come to stand under the hand does nothing.
    await page.waitForTimeout(300);
    const download = page.waitForEvent('download');
    await page.locator('dialog[open] a[download]').click();
    const file = join(house.folder, 'record.json');
    await (await download).saveAs(file);
    await promisify(execFile)(binary, ['verify', file]);
    await page.keyboard.press('Escape');
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
    const log = page.locator('[role="log"]');
    if (!(await log.count())) await page.keyboard.press('l');
    await log.waitFor();
    await see('log');
  });
}

test('in-flanders-field: a whole game by mouse on a laptop, with every choice made on the page', async () => {
  const item = shelf.find(({ info }) => info.id === 'in-flanders-field');
  const visitor = await visit(LAPTOP);
  await visitor.decideByHandAlone();
  const { id, hand } = await playThrough(async () => {
    const id = await openTable(visitor, item, { name: 'Anna', level: item.levels[0] });
    await visitor.page.locator('main[data-number]').waitFor();
    return { id, hand: new Hand(visitor.page, await visitor.person(), byMouse, Infinity) };
  });
  await visitor.page.locator('dialog[open]').waitFor();
  const entries = await hand.person.get(`/tables/${id}/log?from=0`);
  const acts = entries.filter(({ kind, seat }) => kind === 'act' && seat === 0);
  assert.equal(hand.decisions, acts.length);
  await look(visitor, 'in-flanders-field-by-hand', 'en-GB');
});
