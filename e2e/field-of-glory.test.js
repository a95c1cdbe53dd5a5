// Field of Glory between two browsers: the draft, an attack, a retreat, a flank attack, and both kinds of ending. What comes
// before the wanted moment is played through the server's public interface.
import assert from 'node:assert/strict';
import { any } from './chance.js';
import { DESKTOP, house, PHONE, shelf, test, visit } from './house.js';
import { inspect, look } from './looks.js';
import { PATIENCE } from './patience.js';
import { company } from './person.js';
import { act, byMouse, byTouch, Hand, play, shows } from './play.js';

const item = shelf.find(({ info }) => info.id === 'field-of-glory');

const word = (action) => action.split('(')[0];
const ofWord = (choices, ...words) => choices.filter(({ action }) => words.includes(word(action)));

/** Anything, but rather placing than ending a phase. */
const eager = ({ choices }) => any(ofWord(choices, 'place', 'done').length ? ofWord(choices, 'place', 'done') : choices);

/** Light troops into columns that nobody has. */
function runner({ choices, view, kinds }) {
  const free = ofWord(choices, 'place').filter(({ action }) => {
    const [, card, column] = /^place\((\w+), (\d)/.exec(action);
    const { units } = view.columns[Number(column) - 1];
    return units.flat().length === 0 && (kinds.find(({ code }) => code === card.slice(0, 2))?.cost ?? 9) < 4;
  });
  return any(free.length ? free : ofWord(choices, 'done', 'end').length ? ofWord(choices, 'done', 'end') : choices);
}

/** Does nothing but draw. */
const idler = ({ choices }) => any(ofWord(choices, 'end', 'three').length ? ofWord(choices, 'end', 'three') : choices);

/** A new table at which somebody has come to this choice: people, the seat that decides, and the kinds of cards in play. */
async function choiceAt(wanted, choose) {
  for (let tables = 0; tables < 40; tables++) {
    const { id, people } = await company(house, item);
    const { kinds } = await people[0].get(`/tables/${id}/components`);
    for (;;) {
      const { status, waiting } = await people[0].get(`/tables/${id}`);
      if (status === 'over') break;
      const [seat] = waiting;
      const { number, observation } = await people[seat].observation(id);
      if (wanted(observation, seat)) return { id, people, seat, kinds };
      await people[seat].post(`/tables/${id}/act`, { number, action: choose[seat]({ ...observation, kinds }).action });
    }
  }
  return assert.fail('no game has come to this choice');
}

/** Both players before their browsers. */
async function seatBoth({ id, people }) {
  const visitors = [await visit(DESKTOP), await visit({ ...PHONE, locale: 'hu-HU' })];
  for (const [seat, visitor] of visitors.entries()) {
    await visitor.decideByHandAlone();
    await visitor.become(people[seat]);
    await visitor.go(`/table/${id}`);
    await visitor.page.locator('main[data-number]').waitFor();
  }
  return visitors;
}

const kept = (what, seat) => `field-of-glory-${what}-${'AB'[seat]}`;
const lookAt = (visitors, what, how = look) =>
  Promise.all(visitors.map((visitor, seat) => how(visitor, kept(what, seat), seat ? 'hu-HU' : 'en-GB')));

/** The first seat plays with a mouse, the second one on a phone. */
const HOW = [byMouse, byTouch];

/** What everybody has learnt since, as the server tells a player. */
async function events(person, id, from) {
  const entries = await person.get(`/tables/${id}/log?from=${from}`);
  return entries.flatMap(({ lines }) => lines.map(({ event }) => event));
}

test('Field of Glory: the draft and a whole game between two browsers', async () => {
  const { id, people } = await company(house, item);
  const visitors = await seatBoth({ id, people });
  const hands = visitors.map(({ page }, seat) => new Hand(page, people[seat], HOW[seat], 40));
  const drafted = async () => (await people[0].observation(id)).observation.view.phase !== 'draft';
  for (let picks = 0; !(await drafted()); picks++) {
    const { waiting } = await people[0].get(`/tables/${id}`);
    if (picks === 9) await lookAt(visitors, 'draft', inspect);
    await hands[any(waiting)].decide(id);
    if (picks === 9) {
      const [red, blue] = (await people[0].observation(id)).observation.view.players;
      assert.ok(red.kept && !blue.kept && !blue.pack, 'nobody sees what the other keeps');
    }
  }
  assert.ok(hands.every(({ decisions }) => decisions >= 6), 'both have drafted on their pages');
  await play(id, hands);
  for (const { page } of visitors) await page.locator('dialog[open]').waitFor();
});

test('Field of Glory: two presses keep a pack, and one has the rest drafted', async () => {
  const { id, people } = await company(house, item);
  const visitors = await seatBoth({ id, people });
  const packs = async (seat) => (await people[seat].observation(id)).observation.view.players[seat];
  for (const [seat, { page }] of visitors.entries()) {
    const press = seat === 0 ? 'click' : 'tap';
    const cards = page.locator('.pack button');
    await cards.nth(1)[press]();
    assert.equal((await packs(seat)).packs, 0, 'one card alone is not kept');
    await cards.nth(3)[press]();
    const { number } = await people[seat].observation(id);
    await shows(page, number);
    assert.equal((await packs(seat)).packs, 1);
  }
  await lookAt(visitors, 'armies');
  for (const [seat, { page }] of visitors.entries()) {
    const { advice } = await packs(seat);
    assert.deepEqual(advice.map(({ army }) => army), ['balanced', 'line', 'riders', 'phalanx']);
    await page.locator('.army').first()[seat === 0 ? 'click' : 'tap']();
    // The hands are dealt as soon as both have drafted.
    await page.locator(seat === 0 ? '.wait' : '.hand').first().waitFor({ timeout: PATIENCE });
  }
  for (const seat of [0, 1]) assert.equal((await packs(seat)).handSize, 9);
});

const MOMENTS = {
  attack: ({ choices }) => choices.find(({ action }) => word(action) === 'attack'),
  'flank attack': ({ choices }) => choices.find(({ action }) => word(action) === 'flank'),
  retreat: ({ choices }) => choices.find(({ action }) => /^retreat\(\(\w/.test(action)),
};
const EVENTS = { attack: 'attack', 'flank attack': 'flank-attack', retreat: 'retreated' };

for (const [what, find] of Object.entries(MOMENTS)) {
  test(`Field of Glory: ${what} between two browsers`, async () => {
    const table = await choiceAt(find, [eager, eager]);
    const { id, people, seat } = table;
    const visitors = await seatBoth(table);
    const { number, observation } = await people[seat].observation(id);
    const consider = () => lookAt(visitors, `${what} considered`, inspect);
    await act(visitors[seat].page, number, find(observation).action, HOW[seat], consider);
    for (const { page } of visitors) await shows(page, number + 1);
    const learnt = await events(people[1 - seat], id, number);
    assert.ok(learnt.some(({ type }) => type === EVENTS[what]), JSON.stringify(learnt));
    await lookAt(visitors, what);
    const hands = visitors.map(({ page }, seat) => new Hand(page, people[seat], HOW[seat]));
    await play(id, hands, { enough: () => hands.reduce((sum, { decisions }) => sum + decisions, 0) >= 6 });
  });
}

test('Field of Glory: axe finds nothing where units are paid for', async () => {
  const paying = ({ choices, view }, seat) => seat === 0 && view.players[0].handSize > 4 && choices.some(({ action }) => word(action) === 'pay');
  const visitors = await seatBoth(await choiceAt(paying, [eager, eager]));
  await visitors[0].page.locator('.payment').waitFor();
  await lookAt(visitors, 'payment', inspect);
});

const drawing = ({ choices }) => choices.some(({ action }) => action === 'three');
const ENDINGS = {
  columns: [(observation) => drawing(observation) && observation.view.players.some(({ columns }) => columns >= 3), [runner, idler]],
  'run-outs': [(observation, seat) => drawing(observation) && lastCards(observation.view.players, seat), [idler, idler]],
};

/** The other's deck has run out twice, and three cards more than this one holds will end the game. */
function lastCards(players, seat) {
  const [own, other] = [players[seat], players[1 - seat]];
  return other.runOuts >= 2 && own.runOuts === 1 && own.deckSize < 3;
}

for (const [ending, [wanted, choose]] of Object.entries(ENDINGS)) {
  test(`Field of Glory: the end by ${ending} between two browsers`, async () => {
    const table = await choiceAt(wanted, choose);
    const { id, people, kinds } = table;
    const visitors = await seatBoth(table);
    await lookAt(visitors, `before the end by ${ending}`);
    const careful = [0, 1].map((seat) => ({
      person: people[seat],
      // The last choices are made on the page, by the same plan.
      async decide() {
        const { number, observation } = await people[seat].observation(id);
        await act(visitors[seat].page, number, choose[seat]({ ...observation, kinds }).action, HOW[seat]);
      },
    }));
    await play(id, careful);
    const { observation } = await people[0].observation(id);
    const reasons = ending === 'columns' ? ['columns'] : ['majority', 'victory-points', 'drawn'];
    assert.ok(reasons.includes(observation.view.ending.reason), observation.view.ending.reason);
    for (const { page } of visitors) await page.locator('dialog[open]').waitFor();
    await lookAt(visitors, `the end by ${ending}`);
  });
}
