// Pocket Battles between two browsers: one army is built troop by troop, the other is a ready one; stacks are placed face down
// and the battle is fought to its end.
import assert from 'node:assert/strict';
import { any } from './chance.js';
import { DESKTOP, house, PHONE, shelf, test, visit } from './house.js';
import { allInSight, inspect, look } from './looks.js';
import { company } from './person.js';
import { act, byMouse, byTouch, comeBack, Hand, play, shows } from './play.js';

const item = shelf.find(({ info }) => info.id === 'pocket-battles');

const word = (action) => action.split('(')[0];
const LOCALES = ['en-GB', 'hu-HU'];
const lookAt = (visitors, what, how = look) =>
  Promise.all(visitors.map((visitor, seat) => how(visitor, `pocket-battles-${what}-${'AB'[seat]}`, LOCALES[seat])));

/** Builds units of three troops, where so many may be in one, until few points are left. */
async function build({ page }, person, id) {
  for (;;) {
    const { number, observation } = await person.observation(id);
    const { left, open: unit } = observation.view.sides[0].building;
    if (!unit && left < 20) return;
    const actions = observation.choices.map(({ action }) => action);
    const [opens, adds] = ['open', 'add'].map((wanted) => actions.filter((action) => word(action) === wanted));
    const next = !unit ? any(opens) : unit.length > 2 || adds.length === 0 ? 'close' : any(adds);
    await act(page, number, next, byMouse);
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
  const sides = async (seat) => (await people[seat].observation(id)).observation.view.sides;
  const does = async (seat, action) => {
    const { number } = await people[seat].observation(id);
    await act(visitors[seat].page, number, action, seat ? byTouch : byMouse);
  };

  /** Who has the turn is told what wins, asks why a unit cannot go to the enemy's rear, and moves it: two presses, with the one on the unit. */
  async function asksAndSteps() {
    const [seat] = (await people[0].observation(id)).observation.turn.waiting;
    // Each page counts what its own player has been told of.
    const { number, observation } = await people[seat].observation(id);
    const { page } = visitors[seat];
    await shows(page, number);
    // How both stand shows in the goal or, on a phone, on their plates.
    await page.locator('.goal .stand:visible, .side .words:visible').nth(1).waitFor();
    const step = observation.choices.map(({ action }) => action).find((action) => ['redeploy', 'move'].includes(word(action)));
    const press = (selector) => page.locator(selector).first().dispatchEvent('click');
    await press(`[data-unit="${/[AB]\d+/.exec(step)[0]}"] .whole`);
    await press(`[data-zone="${'BA'[seat]}R2"] .ask`);
    await page.locator('.answer').waitFor();
    await press(`[data-action="${step}"]`);
    await shows(page, number + 1);
  }

  await build(visitors[0], people[0], id);
  const seen = (await sides(1))[0];
  assert.deepEqual([seen.units, seen.building, seen.ready], [[], null, false], 'nobody sees what the other builds');
  await lookAt(visitors, 'building', inspect);
  await does(0, 'commit');
  assert.ok((await sides(1))[0].ready, 'that he is ready is seen');

  const phone = visitors[1].page;
  await phone.locator('.tabs button').last().tap();
  await does(1, await phone.locator('[data-action^="ready("]').getAttribute('data-action'));
  await does(1, 'commit');

  /** On the phone everything that could be pressed is in sight before each press. */
  const tapInSight = async (page, action) => {
    await allInSight(page, 'on a phone');
    return byTouch(page, action);
  };
  const hands = visitors.map(({ page }, seat) => new Hand(page, people[seat], seat ? tapInSight : byMouse, 20));
  let heights = [];
  for (;;) {
    const { observation } = await people[0].observation(id);
    if (observation.view.phase !== 'deployment') break;
    const stacks = observation.view.sides[1].units;
    assert.ok(stacks.every(({ troops }) => troops.length === 1), 'only the top tile of a stack lies open');
    const looked = heights.some((height) => height > 1);
    heights = stacks.map(({ height }) => height);
    if (!looked && heights.some((height) => height > 1)) {
      for (const [seat, { page }] of visitors.entries()) await shows(page, (await people[seat].observation(id)).number);
      await lookAt(visitors, 'deployment', inspect);
      for (const { page } of visitors) await page.locator('.opens').click();
      await lookAt(visitors, 'legend', inspect);
      for (const { page } of visitors) await page.locator('.opens').click();
    }
    const [seat] = observation.turn.waiting;
    await hands[seat].decide(id);
  }
  assert.ok(heights.some((height) => height > 1), 'how high a stack is can be seen');
  assert.ok((await sides(0))[1].units.some(({ troops }) => troops.length > 1), 'in battle all tiles lie open');

  await asksAndSteps();
  await play(id, hands, { enough: () => hands.reduce((sum, { decisions }) => sum + decisions, 0) >= 24 });
  await lookAt(visitors, 'battle');
  // An army that has lost so much is beaten soon.
  await comeBack(id, visitors, people, ({ sides }) => sides.some(({ lost, breaksAt }) => lost * 4 >= breaksAt * 3));
  await play(id, hands);
  for (const { page } of visitors) await page.locator('dialog[open]').waitFor();
  await lookAt(visitors, 'victory');
  const { ending } = (await people[0].observation(id)).observation.view;
  assert.ok(ending, 'somebody has won');
});
