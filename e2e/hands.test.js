// Hands that slip.
import assert from 'node:assert/strict';
import { DESKTOP, house, shelf, test, visit } from './house.js';
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
