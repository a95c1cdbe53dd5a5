// Whole games through a real browser: every game on the shelf by mouse against the computer, and once more in another language. That
// every sentence of every game has its words in all four, the tests in Rust see to; how each page looks in each, appearance.test.js.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { binary, DESKTOP, house, LANGUAGES, PHONE, shelf, test, visit } from './house.js';
import { checkFairness, openTable } from './lobby.js';
import { look } from './looks.js';
import { company } from './person.js';
import { byMouse, byTouch, Hand, play, playThrough } from './play.js';

for (const [nth, item] of shelf.entries()) {
  const game = item.info.id;

  test(`${game}: a whole game by mouse against the computer, from the address to the record that is verified`, async () => {
    const visitor = await visit(DESKTOP);
    const { page } = visitor;
    await playThrough(async () => {
      const id = await openTable(visitor, item, { name: 'Anna', level: item.levels[0] });
      return { id, hand: new Hand(page, await visitor.person(), byMouse, 30) };
    });
    await page.locator('dialog[open]').waitFor();
    await checkFairness(page);
    const download = page.waitForEvent('download');
    await page.locator('dialog[open] a[download]').click();
    const file = join(house.folder, 'record.json');
    await (await download).saveAs(file);
    await promisify(execFile)(binary, ['verify', file]);
  });

  const place = (nth + 1) % 4;
  const [locale, language] = Object.entries(LANGUAGES)[place];
  const [device, how] = place % 2 ? [PHONE, byTouch] : [DESKTOP, byMouse];
  const colorScheme = place < 2 ? 'light' : 'dark';
  const kept = (what) => `${game}-${what}-${language}`;

  test(`${game}: a whole game in ${language}`, async () => {
    const { id, people } = await company(house, item);
    const visitor = await visit({ ...device, locale, colorScheme });
    const { page } = visitor;
    await visitor.become(people[0]);
    await visitor.go(`/table/${id}`);
    const hand = new Hand(page, people[0], how);
    const players = [hand, ...people.slice(1)];
    await look(visitor, kept('begins'), locale);
    await play(id, players, { enough: () => hand.decisions >= 20 });
    await look(visitor, kept('goes-on'), locale);
    await play(id, players);
    await page.locator('dialog[open]').waitFor();
    await look(visitor, kept('ends'), locale);
    await page.keyboard.press('Escape');
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
    const log = page.locator('[role="log"]');
    if (!(await log.count())) await page.keyboard.press('l');
    await log.waitFor();
    await look(visitor, kept('log'), locale);
  });
}
