// Pocket Battles between two browsers: one army is built troop by troop, the other is a ready one; stacks are placed face down
// and the battle is fought to its end.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DESKTOP, open, PHONE } from './house.js';
import { look } from './looks.js';
import { any, company } from './person.js';
import { byMouse, byTouch, Hand, play, pressable, shown, shows } from './play.js';

const { house, shelf, visit } = await open();
const item = shelf.find(({ info }) => info.id === 'pocket-battles');

const word = (action) => action.split('(')[0];
const LOCALES = ['en-GB', 'hu-HU'];
const lookAt = (visitors, what) =>
  Promise.all(visitors.map((visitor, seat) => look(visitor, `pocket-battles-${what}-${'AB'[seat]}`, LOCALES[seat])));

/** Presses what does this on the page; the first press may ask whether it is meant. */
async function press({ page }, action, how) {
  const before = await shown(page);
  for (let presses = 0; presses < 4; presses++) {
    await how(page, action);
    if (await shows(page, before + 1, 1500).then(() => true, () => false)) return;
  }
  assert.fail(`${action} cannot be done on the page`);
}

/** Builds units out of what can be pressed until so few points are left. */
async function build(visitor, person, id) {
  const words = (actions, ...wanted) => actions.filter((action) => wanted.includes(word(action)));
  for (;;) {
    const { number, sight } = await person.sight(id);
    const { left, open: unit } = sight.view.sides[0].building;
    await shows(visitor.page, number);
    const actions = await pressable(visitor.page);
    const adds = words(actions, 'add');
    if (unit && (unit.length > 2 || adds.length === 0)) {
      await press(visitor, 'close', byMouse);
    } else if (unit) {
      await press(visitor, any(adds), byMouse);
    } else if (left < 20) {
      return;
    } else {
      await press(visitor, any(words(actions, 'open')), byMouse);
    }
  }
}

test('Pocket Battles: a whole battle of 60 points between two browsers, from building to victory', async () => {
  const { id, people } = await company(house, item);
  const visitors = [await visit(DESKTOP), await visit({ ...PHONE, locale: 'hu-HU' })];
  for (const [seat, visitor] of visitors.entries()) {
    await visitor.become(people[seat]);
    await visitor.go(`/table/${id}`);
    await visitor.page.locator('main[data-number]').waitFor();
  }
  const sides = async (seat) => (await people[seat].sight(id)).sight.view.sides;

  await build(visitors[0], people[0], id);
  const seen = (await sides(1))[0];
  assert.deepEqual([seen.units, seen.building, seen.ready], [[], null, false], 'nobody sees what the other builds');
  await lookAt(visitors, 'building');
  await press(visitors[0], 'commit', byMouse);
  assert.ok((await sides(1))[0].ready, 'that he is ready is seen');

  const phone = visitors[1].page;
  const takes = phone.locator('[data-action^="ready("]');
  if (!(await takes.isVisible().catch(() => false))) await phone.locator('.tabs button').last().tap();
  await takes.waitFor();
  await press(visitors[1], await takes.getAttribute('data-action'), byTouch);
  await press(visitors[1], 'commit', byTouch);

  const hands = visitors.map(({ page }, seat) => new Hand(page, people[seat], seat ? byTouch : byMouse, 40));
  const phase = async () => (await people[0].sight(id)).sight.view.phase;
  for (let placed = 0; (await phase()) === 'deployment'; placed++) {
    const [seat] = (await people[0].get(`/tables/${id}`)).waiting;
    await hands[seat].decide(id);
    if (placed !== 4) continue;
    await lookAt(visitors, 'deployment');
    const stacks = (await sides(0))[1].units;
    assert.ok(stacks.some(({ height }) => height > 1), 'how high a stack is can be seen');
    assert.ok(stacks.every(({ troops }) => troops.length === 1), 'only its top tile lies open');
  }
  assert.ok((await sides(0))[1].units.some(({ troops }) => troops.length > 1), 'in battle all tiles lie open');

  await play(id, hands, { enough: () => hands.reduce((sum, { decisions }) => sum + decisions, 0) >= 40, seconds: 120 });
  await lookAt(visitors, 'battle');
  await play(id, hands, { seconds: 120 });
  for (const { page } of visitors) await page.locator('dialog[open]').waitFor();
  await lookAt(visitors, 'victory');
  const { ending } = (await people[0].sight(id)).sight.view;
  assert.ok(ending, 'somebody has won');
});
