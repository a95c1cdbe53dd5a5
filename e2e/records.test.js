// Records that somebody has altered: the page that replays them says so, and claims no more of a signature than it proves.
import assert from 'node:assert/strict';
import { DESKTOP, house, shelf, test, visit } from './house.js';
import { company } from './person.js';
import { play } from './play.js';

const item = shelf.find(({ info }) => info.id === 'in-flanders-field');

/** The record of a whole game, and somebody who opens files on the page for replays. */
async function recorded() {
  const { id, people } = await company(house, item);
  await play(id, people);
  const record = await people[0].get(`/tables/${id}/record`);
  const visitor = await visit(DESKTOP);
  const open = async (text) => {
    await visitor.go('/replay');
    await visitor.page.locator('input[type="file"]').setInputFiles({ name: 'record.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  };
  return { record, visitor, page: visitor.page, open };
}

/** What is told of each check. */
async function checks(page) {
  await page.getByRole('button', { name: 'Was the luck fair?' }).click();
  await page.locator('[data-fairness] button').click();
  await page.locator('[data-fairness] li').first().waitFor();
  return page.locator('[data-fairness] li').allInnerTexts();
}

test('a record is told to be signed by this server, and an altered one to be broken', async () => {
  const { record, page, open } = await recorded();
  await open(JSON.stringify(record));
  await page.locator('input[type="range"]').waitFor();
  assert.equal(await page.locator('.broken').count(), 0);
  assert.ok((await checks(page)).some((words) => words.startsWith('This server has signed exactly this record')));

  await open(JSON.stringify({ ...record, seats: ['Mallory', ...record.seats.slice(1)] }));
  await page.locator('.broken').waitFor();
  const told = await checks(page);
  assert.ok(!told.some((words) => words.includes('This server has signed')), told.join('\n'));
});

test('a file in which a field stands twice is no record, whichever of the two would be read', async () => {
  const { record, visitor, page, open } = await recorded();
  visitor.troubled = true;
  await open(JSON.stringify(record).replace('"seats":', '"seats":["Mallory","Béla"],"seats":'));
  await page.getByRole('alert').waitFor();
  assert.equal(await page.locator('input[type="range"]').count(), 0);
});
