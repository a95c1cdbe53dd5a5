// Victory or Death between browsers: whole games of two and of four, a reaction in another's turn, what is laid face down,
// standing orders and the countdown. What comes before the wanted moment is played through the server's public interface.
import assert from 'node:assert/strict';
import { any } from './chance.js';
import { DESKTOP, house, LAPTOP, PHONE, shelf, test, visit } from './house.js';
import { openTable, sit } from './lobby.js';
import { cutCards, inspect, look, outOfSight } from './looks.js';
import { PATIENCE, until } from './patience.js';
import { company } from './person.js';
import { act, byMouse, byTouch, comeBack, Hand, noteSeconds, play, secondsAt, shows } from './play.js';

const item = shelf.find(({ info }) => info.id === 'victory-or-death');

const word = (action) => action.split('(')[0];
const ofWord = (choices, ...words) => choices.filter(({ action }) => words.includes(word(action)));

/** Prepares what it can and spends nothing on bribes, so that there is something to react with. */
function planner({ choices }) {
  const laying = ofWord(choices, 'lay');
  if (laying.length > 0) return any(laying);
  const idle = ['d-18', 'put', 'take-back', 'lift', 'buy', 'ask', 'back', 'redraw', 'none', 'emergency', 'vp', 'stop', 'wait'];
  const busy = choices.filter(({ action }) => !idle.includes(word(action)));
  return any(busy.length > 0 ? busy : choices);
}

/** The seat that has to decide, and its observation: who is asked for a reaction knows it alone. Nobody, after the end. */
async function asked({ id, people }) {
  for (const end = Date.now() + PATIENCE; Date.now() < end; ) {
    for (const [seat, person] of people.entries()) {
      const { number, observation } = await person.observation(id);
      if (observation.view.ending) return undefined;
      if (observation.turn.waiting.includes(seat)) return { seat, number, observation };
    }
  }
  return assert.fail('nobody is asked');
}

/** Does what is planned. It may be that the question has been answered for the seat. */
async function answer({ id, people }, { seat, number, observation }, plan = planner) {
  const { status, body } = await people[seat].ask('POST', `/tables/${id}/act`, { number, action: plan(observation).action });
  assert.ok(status === 200 || body.key === 'stale', JSON.stringify(body));
}

/** Plays on until somebody is asked what is `wanted`. */
async function playTo(table, wanted) {
  for (;;) {
    const question = await asked(table);
    if (!question || wanted(question)) return question;
    await answer(table, question);
  }
}

/** A new table at which somebody is asked what is `wanted`. */
async function tableWith(wanted, options) {
  for (let tables = 0; tables < 40; tables++) {
    const table = await company(house, item, { options });
    const question = await playTo(table, wanted);
    if (question) return { ...table, ...question };
  }
  return assert.fail('no game has come to this question');
}

const decides = ({ observation: { view } }, kind) => view.decision?.kind === kind;
const inOthersTurn = ({ seat, observation: { view } }) => view.powers.find(({ id }) => id === view.active)?.seat !== seat;
/** The card of an action on one. */
const cardOf = (action) => /\((\w+)\)/.exec(action)[1];

/** Both players before their browsers, which do nothing by themselves. */
async function seatBoth({ id, people }, options) {
  const visitors = [];
  for (const [seat, person] of people.entries()) {
    const visitor = await visit(options[seat]);
    await visitor.decideByHandAlone();
    await visitor.become(person);
    await visitor.go(`/table/${id}`);
    await visitor.page.locator('main[data-number]').waitFor();
    visitors.push(visitor);
  }
  return visitors;
}

const LOCALES = ['en-GB', 'hu-HU'];
const lookAt = (visitors, what) =>
  Promise.all(
    visitors.map(async (visitor, seat) => {
      const name = `victory-or-death-${what}-${'AB'[seat]}`;
      await look(visitor, name, LOCALES[seat]);
      await canBeRead(visitor, name);
    }),
  );

/** What wins and how both teams stand is told, and no card in view is cut. */
async function canBeRead({ page }, name) {
  for (const words of ['.goal .team.oligarchs', '.goal .team.demos']) assert.ok(await page.locator(`main .track ${words}`).isVisible(), `${name}: ${words}`);
  assert.deepEqual(await cutCards(page), [], `${name}: cards are cut`);
}

/** The VP of both teams, as the result says them. */
async function score({ page }) {
  await page.locator('dialog[open]').waitFor();
  return (await page.locator('dialog[open] tr.total td').allInnerTexts()).map(Number);
}

/** Both see the end that the server tells of. */
async function checkEnd(visitors, person, id) {
  const { view } = (await person.observation(id)).observation;
  assert.ok(view.ending, 'somebody has won');
  for (const visitor of visitors) assert.deepEqual(await score(visitor), view.vp);
}

/** The game has come to its last round. */
const isLast = ({ round }) => round >= 15;

/** What can be seen of the map, as a part of the window; the smallest text on it; and how far the cards reach under the prompt. */
const sizes = ({ page }) =>
  page.evaluate(() => {
    const map = document.querySelector('.pane > svg');
    const { left, right, top, bottom } = map.getBoundingClientRect();
    const step = 5;
    let points = 0;
    for (let x = left; x < right; x += step) for (let y = top; y < bottom; y += step) if (document.elementFromPoint(x, y)?.closest('.pane')) points += 1;
    const drawn = (text) => {
      const { a, b } = text.getScreenCTM();
      return Number.parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b);
    };
    const texts = [...map.querySelectorAll('text')].map(drawn);
    const [cards, prompt] = ['.dock', 'main > .prompt'].map((selector) => document.querySelector(selector).getBoundingClientRect());
    return { share: (points * step * step) / (innerWidth * innerHeight), text: Math.min(...texts), under: cards.bottom - prompt.top };
  });

test('Victory or Death: before the first turn the map fills half of a laptop; on a phone, too, its texts can be read, and no card lies under the prompt', async () => {
  const table = await company(house, item);
  for (const [window, locale] of [[LAPTOP, 'pl-PL'], [PHONE, 'ru-RU']]) {
    const visitor = await visit({ ...window, locale });
    await visitor.become(table.people[0]);
    await visitor.go(`/table/${table.id}`);
    await visitor.page.locator('.names text').first().waitFor();
    await look(visitor, `victory-or-death-opening-${window.viewport.width}`, locale);
    await canBeRead(visitor, `opening-${window.viewport.width}`);
    const { share, text, under } = await sizes(visitor);
    assert.ok(text > 10.9, `a text of ${text} px`);
    if (window === LAPTOP) assert.ok(share >= 0.5, `the map has ${share}`);
    else assert.ok(under <= 0, `${under} px of the cards lie under the prompt`);
  }
});

test('Victory or Death: in the middle of a game all texts of the map can be read, on a laptop and on a phone, and why a supply line breaks', async () => {
  const table = await tableWith(({ seat, observation: { view } }) => seat === 0 && view.round > 4 && view.outlook.losses.length > 0);
  for (const [window, locale] of [[LAPTOP, 'en-GB'], [PHONE, 'hu-HU']]) {
    const visitor = await visit({ ...window, locale });
    await visitor.decideByHandAlone();
    await visitor.become(table.people[0]);
    await visitor.go(`/table/${table.id}`);
    await visitor.page.locator('.supply text').first().waitFor();
    await look(visitor, `victory-or-death-middle-${window.viewport.width}`, locale);
    const { text } = await sizes(visitor);
    assert.ok(text > 10.9, `a text of ${text} px`);
  }
});

/** The cards in the dock of a page, as they are now: how many rows they stand in, and of how many it is told what they do. */
const docked = ({ page }) =>
  page.evaluate(() => {
    const cards = [...document.querySelectorAll('.dock .cards li')];
    return { count: cards.length, rows: new Set(cards.map(({ offsetTop }) => offsetTop)).size, told: document.querySelectorAll('.dock .cards .words').length };
  });

/** Points at every card in the dock, coming from the map each time: what lies under the pointer is that card still, when it has risen or not. */
async function cardsStay({ page }) {
  const under = (place) => page.evaluate(({ x, y }) => document.elementFromPoint(x, y)?.closest('.dock li')?.innerText.split('\n')[0], place);
  const cards = page.locator('.dock .cards li');
  const rest = await page.locator('.theatre').boundingBox();
  for (let nth = 0; nth < (await cards.count()); nth++) {
    await page.mouse.move(rest.x + rest.width / 2, rest.y + 40);
    await page.locator('.dock .heads').waitFor();
    const { x, y, width, height } = await cards.nth(nth).boundingBox();
    const place = { x: x + width / 2, y: y + height / 2 };
    const pointedAt = await under(place);
    assert.ok(pointedAt, 'there is a card');
    await page.mouse.move(place.x, place.y);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    assert.equal(await under(place), pointedAt);
  }
}

test('Victory or Death: a card that is pointed at stays under the pointer, and what all cards do is read in their row or, opened, in two', async () => {
  /** How many names the cards in the dock have; none where cards of other places lie there as well. */
  const namesOf = ({ observation: { view } }) => {
    const { own, laid, status } = view.powers.find(({ id }) => id === view.active);
    return laid.length + status.length > 0 ? 0 : (own?.hand.length ?? 0);
  };
  for (const [names, width, rows] of [[4, 1280, 1], [7, 1100, 2]]) {
    const table = await tableWith((question) => decides(question, 'play') && question.seat === 0 && namesOf(question) === names);
    const visitor = await visit({ viewport: { width, height: 900 }, locale: 'ru-RU' });
    await visitor.decideByHandAlone();
    await visitor.become(table.people[0]);
    await visitor.go(`/table/${table.id}`);
    await shows(visitor.page, table.number);
    await until(async () => (await docked(visitor)).rows === rows, () => `the heads of the cards do not stand in ${rows}`);
    await cardsStay(visitor);
    if (rows === 2) await visitor.page.locator('.dock .spread .name').click();
    await until(async () => (await docked(visitor)).told > 0, () => 'it is not told what the cards do');
    const { count, told, rows: now } = await docked(visitor);
    assert.deepEqual([told, now], [count, rows]);
    assert.equal(await visitor.page.locator('.dock .cards').evaluate((cards) => cards.scrollHeight > cards.clientHeight + 1), false, 'all can be read');
    await inspect(visitor, `victory-or-death-hand-in-${rows}`, 'ru-RU');
  }
});

test('Victory or Death: with a mouse before a board as narrow as a tablet’s the cards rise as well, and the page goes on', async () => {
  const table = await company(house, item);
  const visitor = await visit({ viewport: { width: 1024, height: 700 }, locale: 'ru-RU' });
  await visitor.become(table.people[0]);
  await visitor.go(`/table/${table.id}`);
  const { page } = visitor;
  const cards = page.locator('.dock .cards li');
  await cards.first().waitFor();
  for (const nth of [0, (await cards.count()) - 1]) {
    await page.locator('.theatre').hover();
    await page.locator('.dock .heads').waitFor();
    await cards.nth(nth).hover();
    await until(async () => (await page.locator('.dock .heads').count()) === 0, () => 'the cards do not rise');
  }
  await look(visitor, 'victory-or-death-hand-1024', 'ru-RU');
});

/** The spaces that pieces can be placed in, one for each piece. */
const places = ({ choices }) => choices.flatMap(({ action }) => /^new\(\w+, (\w+)\)/.exec(action)?.[1] ?? []);
/** A space, one of several, that can be attacked from two others. */
function ofSpace({ choices }) {
  const targets = choices.flatMap(({ action }) => /^fight\(\w+, (\w+)\)/.exec(action)?.[1] ?? []);
  return new Set(targets).size > 1 && targets.find((space, place) => targets.indexOf(space) < place);
}
/** A bribe can be bought with it, while several spaces are lit for the other power. */
const ofCard = (observation) => new Set(places(observation)).size > 2 && observation.choices.flatMap(({ action }) => /^d-18\((\w+), buy, (\w+_\w+)\)/.exec(action) ?? []).slice(1, 3);

/** What is told of a thing: at which question, and what is pressed for it. */
const POPOVERS = {
  space: [ofSpace, (space) => [`[data-space="${space}"]`]],
  card: [(observation) => ofCard(observation)?.length > 0 && ofCard(observation), ([power, card]) => [`.dock .power.${power} .name`, `[data-card="${card}"]`]],
  power: [(observation) => new Set(places(observation)).size > 3, () => ['.side.sparta button']],
};

for (const [what, [of, pressed]] of Object.entries(POPOVERS)) {
  test(`Victory or Death: what can be chosen is not covered by what is told of a ${what}`, async () => {
    const table = await tableWith(({ seat, observation }) => seat === 0 && of(observation), { bribe_purchase: 'any_turn' });
    // What is told of a power is too long for a phone: it lies over the map there until it is closed.
    const windows = [[LAPTOP, 'click', 'en-GB'], [PHONE, 'tap', 'hu-HU']].slice(0, what === 'power' ? 1 : 2);
    for (const [window, press, locale] of windows) {
      const name = `victory-or-death-told-of-${what}-${window.viewport.width}`;
      const visitor = await visit({ ...window, locale });
      const { page } = visitor;
      await visitor.decideByHandAlone();
      await visitor.become(table.people[0]);
      await visitor.go(`/table/${table.id}`);
      await shows(page, table.number);
      for (const thing of pressed(of(table.observation))) await page.locator(thing).first()[press]();
      const popover = page.locator('.popover.placed');
      await popover.waitFor();
      await inspect(visitor, name, locale);
      const own = await popover.locator('[data-action]').evaluateAll((all) => all.map(({ dataset }) => dataset.action));
      // On a phone what is told of a card lies over other cards of that hand.
      const isCardOnPhone = (action) => what === 'card' && press === 'tap' && word(action) === 'd-18';
      const outside = (await outOfSight(page)).filter((action) => !own.includes(action) && !isCardOnPhone(action));
      // What is hidden without it, is not hidden by it.
      await popover.evaluate((element) => (element.style.display = 'none'));
      const hidden = await outOfSight(page);
      const covered = outside.filter((action) => !hidden.includes(action));
      // Among more than six other things there may be no such place: then it lies over one of them, until it is closed.
      const others = await page.locator('.dock header [data-action], .theatre [data-action]').count();
      assert.ok(covered.length <= (others > 6 ? 1 : 0), `${name}: ${covered.join(', ')}`);
    }
  });
}

const decided = (hands) => hands.reduce((sum, { decisions }) => sum + decisions, 0);

test('Victory or Death: a game between two browsers, which are left for a while', async () => {
  const { id, people } = await company(house, item);
  const visitors = await seatBoth({ id, people }, [DESKTOP, { ...PHONE, locale: LOCALES[1] }]);
  const hands = visitors.map(({ page }, seat) => new Hand(page, people[seat], seat ? byTouch : byMouse));
  await lookAt(visitors, 'begins');
  await play(id, hands, { enough: () => decided(hands) >= 20 });
  await lookAt(visitors, 'goes-on');
  await comeBack(id, visitors, people, isLast);
  await play(id, hands);
  await checkEnd(visitors, people[0], id);
  await lookAt(visitors, 'ends');
});

test('Victory or Death: two people and two computers, from the lobby to the end', async () => {
  const host = await visit(DESKTOP);
  const seats = [[3, 'me'], [0, 'computer:random'], [1, 'computer:greedy']];
  const id = await openTable(host, item, { name: 'Anna', against: 'invited', players: 4, seats });
  const link = await host.page.locator('input[readonly]').inputValue();
  const guest = await visit({ ...PHONE, locale: LOCALES[1] });
  await sit(guest, link, 'Őrsi Ödön');
  const visitors = [host, guest];
  const people = await Promise.all(visitors.map((visitor) => visitor.person()));
  for (const { page } of visitors) await page.locator('main[data-number]').waitFor();
  const { seats: taken } = await people[0].get(`/tables/${id}`);
  assert.deepEqual(taken.map(({ kind }) => kind), ['computer', 'computer', 'person', 'person']);
  // On a phone as well, in no more room than two lines take.
  const strip = guest.page.locator('.players ol');
  for (const words of ['Korinthosz', 'Véletlen', 'Déloszi Szövetség', 'Mohó', 'Spárta', 'Athén']) assert.ok((await strip.innerText()).includes(words), words);
  assert.ok((await strip.boundingBox()).height < 48);
  const powers = async (person) => (await person.observation(id)).observation.view.powers.filter(({ own }) => own).map((power) => power.id);
  assert.deepEqual([await powers(people[0]), await powers(people[1])], [['athens'], ['sparta']], 'each sees the cards of one power (VOD-2.2.3)');

  const hands = visitors.map(({ page }, seat) => new Hand(page, people[seat], seat ? byTouch : byMouse));
  const players = [null, null, hands[1], hands[0]];
  await play(id, players, { enough: () => decided(hands) >= 20 });
  await lookAt(visitors, 'four');
  await comeBack(id, visitors, [null, null, people[1], people[0]], isLast);
  await play(id, players);
  await checkEnd(visitors, people[0], id);
});

test('Victory or Death: a reaction in another player’s turn', async () => {
  const usable = (question) => decides(question, 'react') && inOthersTurn(question) && ofWord(question.observation.choices, 'use').length > 0;
  const table = await tableWith(usable);
  const { id, people, seat, number, observation } = table;
  const other = 1 - seat;
  const visitors = await seatBoth(table, [DESKTOP, DESKTOP]);
  const [mine, others] = [visitors[seat].page, visitors[other].page];
  const before = await people[other].observation(id);
  assert.equal(before.observation.view.decision?.power ?? null, null, 'nobody else is told who is asked');

  const [{ action }] = ofWord(observation.choices, 'use');
  const card = cardOf(action);
  const title = await mine.locator(`[data-card="${card}"] .title`).first().innerText();
  await act(mine, number, action, byMouse, () => look(visitors[seat], 'victory-or-death-reaction', LOCALES[0]));
  // What it costs comes first.
  await playTo(table, (question) => !decides(question, 'pay'));
  await others.locator('[role="log"] li').filter({ hasText: title }).first().waitFor();
  const log = await people[other].get(`/tables/${id}/log?from=${before.number}`);
  const used = log.flatMap(({ lines }) => lines).map(({ event }) => event).find(({ event }) => event === 'used');
  assert.equal(used?.card, card, 'now everybody knows it');
});

test('Victory or Death: what is laid face down stays a secret', async () => {
  const table = await tableWith((question) => decides(question, 'planning') && ofWord(question.observation.choices, 'lay').length > 0);
  const { id, people, seat, number, observation } = table;
  const visitors = await seatBoth(table, [DESKTOP, DESKTOP]);
  const [mine, others] = [visitors[seat].page, visitors[1 - seat].page];
  const [{ action }] = ofWord(observation.choices, 'lay');
  const card = cardOf(action);
  const power = observation.view.decision.power;
  const title = await mine.locator(`[data-card="${card}"] .title`).first().innerText();
  const backs = others.locator(`.side.${power} .laid li`);
  const before = await backs.count();

  await act(mine, number, action, byMouse);
  const isSecret = async () => {
    await shows(others, (await people[1 - seat].observation(id)).number);
    assert.ok(!(await others.content()).includes(title), `the other page names “${title}”`);
  };
  await isSecret();
  assert.equal(await backs.count(), before + 1, 'that a card lies there is seen');
  assert.ok((await mine.content()).includes(title), 'who laid it sees it');

  // The game goes on, and the card lies there.
  for (let decisions = 0; decisions < 25; decisions++) {
    const question = await asked(table);
    if (!question) return;
    await answer(table, question, ({ choices }) => planner({ choices: choices.filter((choice) => choice.action !== `use(${card})`) }));
    await isSecret();
  }
  const own = (await people[seat].observation(id)).observation.view.powers.find((seen) => seen.id === power);
  assert.ok(own.laid.some((laid) => laid.card === card), 'it still lies there');
});

const turns = [
  { presses: 'three presses', prepares: false },
  { presses: 'five presses if another one is prepared', prepares: true },
];
for (const { presses, prepares } of turns) test(`Victory or Death: a turn of one card takes ${presses}`, async () => {
  const plain = (question) => {
    const { view, choices } = question.observation;
    if (!decides(question, 'strategy') || ofWord(choices, 'use').length > 0 || view.outlook.losses.length > 0) return false;
    const { id, own } = view.powers.find((power) => power.id === view.active);
    const isPrepared = ({ card }) => /_p\d/.test(card);
    return own?.hand.some(({ card }) => card === `${id}_muster_hoplite`) && (!prepares || own.hand.some(isPrepared));
  };
  const table = await tableWith(plain);
  const { id, people, seat, number, observation } = table;
  const power = observation.view.active;
  const visitors = await seatBoth(table, [DESKTOP, DESKTOP]);
  const { page } = visitors[seat];
  const now = async () => (await people[seat].observation(id)).observation.view;
  // What is pressed next is pressed on what the page shows by then.
  const comesTo = async (...kinds) => {
    await until(async () => kinds.includes((await now()).decision?.kind), () => `it does not come to ${kinds}`);
    await shows(page, (await people[seat].observation(id)).number);
  };

  // It ends the Strategy step as well.
  await shows(page, number);
  await page.locator(`[data-ahead="${power}_muster_hoplite"]`).click();
  await comesTo('muster', 'planning');
  if ((await now()).decision.kind === 'muster') {
    await page.locator('path.lit[data-action]').first().press('Enter');
    await until(async () => (await now()).decision?.kind !== 'muster', () => 'the press on the space has done nothing');
    // Whoever is asked for a reaction answers.
    await playTo(table, (question) => question.seat === seat && decides(question, 'planning'));
  }
  if (prepares) {
    await page.locator('.hand [data-action^="lay("]').first().click();
    await comesTo('pay');
    await page.locator('.hand [data-action^="discard("]').first().click();
    await comesTo('draw');
  }
  await page.locator('.bar :is([data-action="end"], [data-action="draw"])').first().click();
  await until(async () => (await now()).active !== power, () => 'the turn has not ended');
});

/** What a seat has done since so many entries of its own count. */
const deeds = async (person, id, number, seat) =>
  (await person.get(`/tables/${id}/log?from=${number}`)).filter((entry) => entry.seat === seat).map(({ kind }) => kind);

const isAsked = (question) => question.seat === 0 && decides(question, 'react');

test('Victory or Death: a standing order, left on the page, answers for the person', async () => {
  const table = await tableWith(isAsked);
  const { id, people } = table;
  const visitor = await visit(DESKTOP);
  await visitor.decideByHandAlone();
  await visitor.become(people[0]);
  await visitor.go(`/table/${id}`);
  const orders = visitor.page.locator('.orders select');
  await shows(visitor.page, table.number);
  assert.equal(await orders.inputValue(), 'ask');

  await orders.selectOption('never');
  // From now on the person does nothing about reactions. The game may end soon, and nobody is asked for orders then.
  let question = table;
  for (let answers = 0; answers < 3 && question; answers++) {
    const { number } = question;
    await shows(visitor.page, number + 1);
    assert.equal((await deeds(people[0], id, number, 0))[0], 'act', 'the seat has answered');
    if (answers === 0) {
      await visitor.page.reload();
      await orders.waitFor();
      assert.equal(await orders.inputValue(), 'never', 'the order is kept');
    }
    question = await playTo(table, isAsked);
  }
});

test.describe('with a short countdown', () => {
  test.use({ serving: '--countdown 4' });

  test('Victory or Death: at a live table a question for a reaction is answered when its time is over', async () => {
    const visitor = await visit(DESKTOP);
    const { page } = visitor;
    await visitor.decideByHandAlone();
    await noteSeconds(visitor);
    for (let tables = 0; tables < 40; tables++) {
      const table = await company(house, item, { pace: 'live' });
      const { id, people } = table;
      await visitor.become(people[0]);
      await visitor.go(`/table/${id}`);
      await page.locator('main[data-number]').waitFor();
      const question = await playTo(table, isAsked);
      if (!question) continue;
      const { number } = question;
      await shows(page, number + 1);
      assert.equal((await deeds(people[0], id, number, 0))[0], 'act', 'it is answered for the seat');
      const seconds = await secondsAt(page, number);
      // A page that had no time to draw itself has not seen the seconds pass; then there is another question.
      if (seconds.length < 3) continue;
      assert.deepEqual(seconds, seconds.toSorted((a, b) => b - a), 'the seconds pass');
      return;
    }
    assert.fail('no page has counted the seconds');
  });
});
