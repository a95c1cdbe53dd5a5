// Following what the others do: act by act, at the reader's pace, and never in the way of what is asked.
import assert from 'node:assert/strict';
import { DESKTOP, house, shelf, test, visit } from './house.js';
import { until } from './patience.js';
import { pressable, shown, shows, tableAt } from './play.js';

const item = shelf.find(({ info }) => info.id === 'in-flanders-field');

/** A table before a page on which things move, where the other one has just done some things in a row. */
async function behind(prefs = {}) {
  for (let tables = 0; tables < 40; tables++) {
    const table = await tableAt(house, item, ({ waiting, number }) => number > 10 && waiting.includes(1));
    const { id, people } = table;
    const visitor = await visit({ ...DESKTOP, reducedMotion: 'no-preference' });
    const { page } = visitor;
    await visitor.context.addInitScript((prefs) => (localStorage.quincunx ??= JSON.stringify(prefs)), { forced: false, ...prefs });
    await visitor.become(people[0]);
    await visitor.go(`/table/${id}`);
    await page.locator('[role="log"]').waitFor();
    let info = await people[0].get(`/tables/${id}`);
    for (let acts = 0; acts < 6 && info.status === 'playing' && info.waiting.includes(1); acts++) {
      await people[1].decide(id);
      info = await people[0].get(`/tables/${id}`);
    }
    if (info.status === 'playing' && info.waiting.includes(0)) return { ...table, page, number: info.number };
    await visitor.context.close();
  }
  return assert.fail('no turn has come to its end');
}

/** The bar that tells what the others do. */
const telling = (page) => page.locator('main .prompt .steps');

test('what another one does is shown act by act, and nothing can be done meanwhile', async () => {
  const { page, number } = await behind({ pace: 'hand' });
  await telling(page).waitFor();
  assert.deepEqual(await pressable(page), [], 'an old position is no place to act');
  const seen = [await shown(page)];
  while (await telling(page).count()) {
    await page.keyboard.press('ArrowRight');
    await until(async () => (await shown(page)) > seen.at(-1), () => `it does not go on from ${seen.at(-1)}`);
    seen.push(await shown(page));
  }
  assert.equal(seen.at(-1), number);
  assert.ok(seen.length > 2, `step by step: ${seen.join()}`);
  await page.locator('[data-action]:not(:disabled)').first().waitFor();
});

test('one press shows what is newest and does nothing else; a key shows it again', async () => {
  const { page, number, people, id } = await behind({ pace: 'hand' });
  await telling(page).waitFor();
  await page.locator('.stage').click({ position: { x: 400, y: 300 } });
  await telling(page).waitFor({ state: 'detached' });
  assert.equal(await shown(page), number);
  await page.keyboard.press('z');
  await telling(page).waitFor();
  assert.ok((await shown(page)) < number);
  await page.keyboard.press('Escape');
  await telling(page).waitFor({ state: 'detached' });
  assert.equal(await shown(page), number);
  assert.equal((await people[0].get(`/tables/${id}`)).number, number, 'nothing was done');
});

test('it goes on by itself, and comes to the newest position', async () => {
  const { page, number } = await behind({ pace: 'brisk' });
  await shows(page, number);
  await telling(page).waitFor({ state: 'detached' });
});
