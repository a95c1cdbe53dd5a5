// Hands that slip.
import assert from 'node:assert/strict';
import { DESKTOP, house, PHONE, shelf, test, visit } from './house.js';
import { openTable } from './lobby.js';
import { company } from './person.js';
import { sleep } from './patience.js';
import { shows, tableAt } from './play.js';

/** A double click of somebody in no hurry takes as long. */
const BETWEEN = 130;

/** What a page has wished to do since it was opened. */
const acts = (page) => page.evaluate(() => globalThis.wishes.map((wish) => JSON.parse(wish).action));

/** The page of whoever sits first at a table that has come to something with a button in the prompt bar, and that button. */
async function before(item, action) {
  const offers = async ({ id, waiting }, { people }) =>
    waiting.includes(0) && (await people[0].observation(id)).observation.choices.some((choice) => choice.action === action);
  const { id, people } = await tableAt(house, item, offers);
  const visitor = await visit(DESKTOP);
  await visitor.decideByHandAlone();
  await visitor.become(people[0]);
  await visitor.go(`/table/${id}`);
  const { number } = await people[0].observation(id);
  await shows(visitor.page, number);
  return { page: visitor.page, button: visitor.page.locator(`[data-action="${action}"]`).first() };
}

for (const [game, action] of [
  ['field-of-glory', 'end'],
  ['osok-hajnala', 'keep'],
]) {
  const item = shelf.find(({ info }) => info.id === game);

  test(`${game}: a double click acts once`, async () => {
    const { page, button } = await before(item, action);
    const { x, y, width, height } = await button.boundingBox();
    for (const clickCount of [1, 2]) {
      await page.mouse.click(x + width / 2, y + height / 2, { clickCount });
      await sleep(BETWEEN);
    }
    assert.deepEqual(await acts(page), [action]);
  });
}

test('a key that is held acts once, though what comes next is pressed in the same way', async () => {
  const { id, people } = await company(house, shelf.find(({ info }) => info.id === 'pocket-battles'));
  const visitor = await visit(DESKTOP);
  const { page } = visitor;
  await visitor.decideByHandAlone();
  await visitor.become(people[0]);
  await visitor.go(`/table/${id}`);
  // While an army is built, the same button puts one more troop into it at each press.
  await page.locator('[data-action^="open("]').first().focus();
  for (let times = 0; times < 20; times++) {
    await page.keyboard.down('Enter');
    await sleep(80);
  }
  await page.keyboard.up('Enter');
  await sleep(BETWEEN);
  assert.equal((await acts(page)).length, 1);
});

test('on a phone Back closes what is open, and only then leaves; a table just made leaves the form as it was', async () => {
  const item = shelf.find(({ info }) => info.id === 'field-of-glory');
  const visitor = await visit(PHONE);
  const { page } = visitor;
  const id = await openTable(visitor, item, { name: 'Anna', against: 'open', pace: 'slow' });
  await page.goBack();
  assert.ok(await page.locator('form input[value="open"]').isChecked());
  assert.ok(await page.locator('form input[value="slow"]').isChecked());

  const { id: other, people } = await company(house, item);
  await visitor.become(people[0]);
  await visitor.go('/');
  await page.locator(`a[href^="/table/${other}"]`).first().tap();
  await page.locator('main[data-number]').waitFor();
  const windows = page.locator('dialog[open]');
  const address = `${house.url}/table/${other}`;
  // What is closed otherwise does not stand in the way of Back.
  for (const close of [() => page.keyboard.press('Escape'), () => page.goBack()]) {
    for (const name of ['Rulebook', 'Settings', 'Give up', 'Log']) {
      await page.getByRole('button', { name, exact: true }).tap();
      await windows.waitFor();
      await close();
      await windows.waitFor({ state: 'detached' });
      assert.equal(page.url(), address, name);
    }
  }
  // A page loaded anew has nothing open.
  await page.getByRole('button', { name: 'Rulebook', exact: true }).tap();
  await windows.waitFor();
  await page.reload();
  await page.locator('main[data-number]').waitFor();
  await page.goBack();
  await page.waitForURL(`${house.url}/`);
  assert.notEqual(id, other);
});
