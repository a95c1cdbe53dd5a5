// Ősök Hajnala between browsers: a game with a quick answer, a trap and a Noble that takes damage, both endings, what a trap in
// the hand must not tell, standing orders and the countdown. Decks of few kinds of cards and players who play by a plan bring
// every game to the wanted moments.
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { binary, DESKTOP, house, LEAST, PHONE, shelf, test, visit } from './house.js';
import { inspect, look } from './looks.js';
import { PATIENCE, sleep, until } from './patience.js';
import { company } from './person.js';
import { act, byMouse, byTouch, noteSeconds, pressable, secondsAt, shown, shows } from './play.js';

const item = shelf.find(({ info }) => info.id === 'osok-hajnala');

/** All of them are in the opening hand. */
const AXEMEN = '4 w-c3, 3 w-w2';
/** Trappers with a trap and a quick ability, and all of them are in the opening hand. */
const TRAPPERS = '2 h-c1, 1 h-c2, 2 h-w1, 1 h-t1, 1 h-q1';
const TRAP = 'h-t1';
/** Where the hand of the second turns holds a trap, or does not. */
const TRAP_OR_NONE = `5 h-c1, 5 h-w1, 1 ${TRAP}`;

const word = (action) => action.split('(')[0];
const ofWord = (choices, wanted) => choices.filter(({ action }) => word(action) === wanted);

/** Does what comes first in a list of words; a target is a card of the other player's, or at least himself. */
const planner = (...words) => ({ choices }, seat) => {
  const there = words.map((wanted) => ofWord(choices, wanted)).find(({ length }) => length > 0);
  assert.ok(there, `no plan for ${choices.map(({ action }) => action)}`);
  const other = `target(${'BA'[seat]}`;
  const theirs = there.filter(({ action }) => action.startsWith(other));
  return theirs.find(({ action }) => action !== `${other})`) ?? theirs[0] ?? there[0];
};
const SETUP = ['draw-seven', 'done', 'keep', 'place', 'slot', 'active', 'equip'];
/** Takes the first turn, arms everybody, and attacks whenever it can. */
const attacker = planner('me', ...SETUP, 'attack', 'target', 'no-guard', 'pass', 'finish');
/** Takes the second turn, arms everybody, and neither attacks nor answers. */
const waiter = planner('opponent', ...SETUP, 'no-guard', 'pass', 'suffer', 'target', 'finish');
const PLANS = [attacker, waiter];
/** Attacks characters alone. */
const patient = ({ choices, view }, seat) => {
  const stands = view.players[1 - seat].slots.some((slot) => slot && slot.standing !== 'dead');
  return attacker({ choices: choices.filter(({ action }) => stands || word(action) !== 'attack') }, seat);
};

/** A table with these decks, whatever the deck rules say of them. */
async function tableOf(decks, { format = 'starter', pace } = {}) {
  return company(house, item, { pace, options: { format, decks, deck_rules: 'free' } });
}

/** The question that is open, and whose it is. Nothing, after the end. */
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

/** Plays on by the plans until somebody is asked what is `wanted`, each in his own way. */
async function playTo(table, wanted, does = answer) {
  for (let questions = 0; questions < 600; questions++) {
    const question = await asked(table);
    if (!question || wanted(question)) return question;
    await does(table, question, (table.plans ?? PLANS)[question.seat](question.observation, question.seat).action);
  }
  return assert.fail('the game does not come to it');
}

/** Answers through the server's public interface. It may be that an order has answered. */
async function answer({ id, people }, { seat, number }, action) {
  const { status, body } = await people[seat].ask('POST', `/tables/${id}/act`, { number, action });
  assert.ok(status === 200 || body.key === 'stale', JSON.stringify(body));
}

/** In this time a standing order has answered. */
const A_WHILE = 10 * LEAST;

const HOW = [byMouse, byTouch];

/** Answers on the page, but for what the order at the start answers. */
async function press({ visitors }, question, action) {
  const { page } = visitors[question.seat];
  if (decides(question, 'window')) return shows(page, question.number + 1);
  return act(page, question.number, action, HOW[question.seat]);
}

const decides = ({ observation: { view } }, ...kinds) => kinds.includes(view.decision?.kind);
const inAttack = ({ observation: { view } }) => view.act?.what === 'attack';
const offers = ({ observation: { choices } }, ...words) => words.some((wanted) => ofWord(choices, wanted).length > 0);
const namesNoble = (question) => question.observation.choices.some(({ action }) => action === 'target(B)');

const LOCALES = ['en-GB', 'hu-HU'];
const OPTIONS = [DESKTOP, { ...PHONE, locale: LOCALES[1] }];
const lookAt = async (visitors, what) => {
  for (const [seat, visitor] of visitors.entries()) await inspect(visitor, `osok-hajnala-${what}-${'AB'[seat]}`, LOCALES[seat]);
};

/** Somebody before a browser, at his table, who notes what the countdown shows. The time of a page that decides by itself can be made to pass. */
async function seat({ id, people }, place, options = OPTIONS[place], byHandAlone = true) {
  const visitor = await visit(options);
  if (byHandAlone) await visitor.decideByHandAlone();
  else await visitor.page.clock.install();
  await noteSeconds(visitor);
  await visitor.become(people[place]);
  await visitor.go(`/table/${id}`);
  await visitor.page.locator('main[data-number]').waitFor();
  return visitor;
}

async function seatBoth(table) {
  table.visitors = [await seat(table, 0), await seat(table, 1)];
  return table.visitors;
}

/** Both pages show the newest position. Each counts the entries that its own player has been told of. */
async function upToDate({ id, people, visitors }) {
  for (const [place, { page }] of visitors.entries()) await shows(page, (await people[place].observation(id)).number);
}

/** The words of the game in the language of a seat. */
const locale = (language) => new URL(`../games/osok-hajnala/locales/${language}.ftl`, import.meta.url);
const books = await Promise.all(['en', 'hu'].map((language) => readFile(locale(language), 'utf8')));
const says = (place, key) => new RegExp(`^${key} = (.+)$`, 'm').exec(books[place])[1];

/** The life of a player, as a page shows it. */
const lifeOn = async ({ page }, place) => Number(await page.locator(`.player[data-spot="${'AB'[place]}"] .life > b`).innerText());

/** The log of each page tells of a card by its name. */
async function bothTellOf(visitors, card) {
  for (const [place, { page }] of visitors.entries()) {
    const log = page.locator('[role="log"]');
    if (!(await log.count())) await page.keyboard.press('l');
    await log.getByRole('listitem').filter({ hasText: says(place, `card-${card}`) }).first().waitFor();
    if (place === 1) await page.keyboard.press('Escape');
  }
}

/** What has happened since a question, as who was asked is told. */
async function events({ id, people }, { seat, number }) {
  const entries = await people[seat].get(`/tables/${id}/log?from=${number}`);
  return entries.flatMap(({ lines }) => lines.map(({ event }) => event));
}

/** Both result sheets tell who has won and why; from the first one the game is replayed to its end. */
async function checkEnd({ id, people, visitors }, winner, how) {
  const { view } = (await people[0].observation(id)).observation;
  assert.deepEqual(view.ending, { winner, how });
  await Promise.all(visitors.map(({ page }) => page.locator('dialog[open]').waitFor()));
  await lookAt(visitors, `ends-${how}`);
  const names = (await people[0].get(`/tables/${id}`)).seats.map(({ name }) => name);
  for (const [place, { page }] of visitors.entries()) {
    const sheet = page.locator('dialog[open]');
    await sheet.getByText(says(place, `ending-${how.replaceAll('_', '-')}`)).waitFor();
    await sheet.locator('li.won .name').filter({ hasText: names[winner] }).waitFor();
    const row = async (key) => {
      const header = page.getByRole('rowheader', { name: says(place, key), exact: true });
      return (await sheet.locator('tr').filter({ has: header }).locator('td').allInnerTexts()).map(Number);
    };
    assert.deepEqual(await row('label-life'), view.players.map(({ life }) => life));
    assert.deepEqual(await row('label-dead'), view.players.map(({ dead }) => dead));
  }
  const [{ page }] = visitors;
  const last = await shown(page);
  await page.locator('dialog[open] .apart button:not(.primary)').click();
  await page.locator('main[data-number="0"]').waitFor();
  const lives = () => Promise.all([0, 1].map((place) => lifeOn(visitors[0], place)));
  assert.deepEqual(await lives(), [20, 20]);
  await page.keyboard.press('End');
  await page.locator(`main[data-number="${last}"]`).waitFor();
  assert.deepEqual(await lives(), view.players.map(({ life }) => life));
}

test('Ősök Hajnala: a game between two browsers with a quick answer, a trap and a Noble that takes damage', async () => {
  const table = await tableOf([`noble w-noble, ${AXEMEN}`, `noble h-noble, ${TRAPPERS}`], { format: 'noble' });
  const { id, people } = table;
  const visitors = await seatBoth(table);
  const to = (wanted) => playTo(table, wanted, press);
  const learnt = async (since) => (await events(table, since)).map(({ event }) => event);
  const onlyHisToAnswer = async ({ seat }) => {
    await upToDate(table);
    assert.deepEqual([seat, await pressable(visitors[0].page)], [1, []], 'the attacker can only wait');
  };

  const declared = await to((open) => decides(open, 'answer') && inAttack(open) && offers(open, 'quick'));
  await onlyHisToAnswer(declared);
  await lookAt(visitors, 'quick');
  await press(table, declared, 'quick(h-q1)');
  const after = await to((open) => !decides(open, 'user', 'target'));
  const quick = await learnt(declared);
  assert.ok(quick.includes('withdrawn') && quick.includes('suffered'), `the attack is withdrawn: ${quick}`);
  assert.equal(after.observation.view.phase, 'tactical', 'the tactical phase goes on (OH-4.3.3)');
  await bothTellOf(visitors, 'h-q1');

  const touched = await to((open) => decides(open, 'trap') && offers(open, 'trap'));
  await onlyHisToAnswer(touched);
  await lookAt(visitors, 'trap');
  await press(table, touched, ofWord(touched.observation.choices, 'trap')[0].action);
  const sprung = await learnt(touched);
  assert.ok(['trapped', 'cancelled', 'suffered'].every((event) => sprung.includes(event)), `the attack is cancelled: ${sprung}`);
  await bothTellOf(visitors, TRAP);

  // The Noble takes an attack over, and later is attacked itself.
  for (const [wanted, action] of [[(open) => decides(open, 'take-over'), 'take-over'], [namesNoble, 'target(B)']]) {
    const question = await to(wanted);
    const { life } = question.observation.view.players[1];
    await upToDate(table);
    for (const visitor of visitors) assert.equal(await lifeOn(visitor, 1), life);
    await lookAt(visitors, action.replace(/\W+/g, '-'));
    await press(table, question, action);
    await to((open) => !open.observation.view.act);
    await upToDate(table);
    const { change } = (await events(table, question)).find(({ event }) => event === 'life');
    assert.ok(change < 0, 'life goes down by the damage');
    for (const visitor of visitors) assert.equal(await lifeOn(visitor, 1), life + change);
  }

  await to(() => false);
  await checkEnd(table, 0, 'life');
  // The record tells the same to whoever opens it.
  const record = join(house.folder, 'osok-hajnala.json');
  await writeFile(record, JSON.stringify(await people[0].get(`/tables/${id}/record`)));
  await promisify(execFile)(binary, ['verify', record]);
  const { page } = await visit(DESKTOP);
  await page.goto(`${house.url}/replay`);
  await page.locator('input[type="file"]').setInputFiles(record);
  await page.locator('input[type="range"]').waitFor();
  await page.keyboard.press('End');
  await page.locator('[role="log"]').getByRole('listitem').filter({ hasText: says(0, `card-${TRAP}`) }).first().waitFor();
});

test('Ősök Hajnala: the fourth dead character ends a game on both pages', async () => {
  const table = { ...(await tableOf([AXEMEN, '20 m-c3'])), plans: [patient, waiter] };
  const { id, people } = table;
  const last = await playTo(table, (open) => decides(open, 'take-over') && open.observation.view.players[1].dead === 3);
  const visitors = await seatBoth(table);
  await upToDate(table);
  for (const { page } of visitors) assert.equal(await page.locator('.player[data-spot="B"] .lying').count(), 3);
  await press(table, last, 'suffer');
  await upToDate(table);
  assert.deepEqual((await events(table, last)).filter(({ event }) => event === 'drew'), [], 'no card is drawn for it (OH-5.2)');
  await checkEnd(table, 0, 'fourth_dead');
});

/** All that a page shows of a position, but for the log, which tells of the dice. */
const lookOf = ({ page }) =>
  page.locator('main').evaluate((main) => {
    const copy = main.cloneNode(true);
    copy.querySelector('[role="log"]').remove();
    return copy.innerHTML;
  });

test('Ősök Hajnala: a page does not tell whether the other player holds a trap', async () => {
  const looks = new Map();
  for (let tables = 0; looks.size < 2 && tables < 60; tables++) {
    const table = await tableOf([AXEMEN, TRAP_OR_NONE]);
    const question = await playTo(table, (open) => decides(open, 'trap') || open.observation.view.turn > 5);
    const { seat: asks, observation } = question;
    const { hand } = observation.view.players[1];
    if (!decides(question, 'trap') || hand.count !== 5) continue;
    assert.equal(asks, 1);
    const holds = hand.cards.some(({ card }) => card === TRAP);
    if (looks.has(holds)) continue;
    assert.equal(offers(question, 'trap'), holds, 'only who holds it can play it');
    const others = await seat(table, 0);
    looks.set(holds, await lookOf(others));
    const own = await seat(table, 1, DESKTOP, false);
    const numbers = () => Promise.all([own, others].map(({ page }) => shown(page)));
    const before = await numbers();
    assert.deepEqual((await pressable(own.page)).map(word).toSorted(), holds ? ['pass', 'trap'] : ['pass']);
    // Nothing is pressed for him: an answer that always takes as long would tell that it was the only one (OH-N37).
    await own.page.clock.fastForward(10_000);
    await sleep(A_WHILE);
    assert.deepEqual(await numbers(), before);
  }
  assert.equal(looks.size, 2, 'a trap was held, and none was');
  assert.deepEqual(looks.get(true), looks.get(false));
});

/** What comes next after a question is an answer of the seat that was asked. */
async function hisSeatHasAnswered({ id, people }, { seat, number }) {
  const [entry] = await people[seat].get(`/tables/${id}/log?from=${number}`);
  assert.deepEqual([entry.kind, entry.seat], ['act', seat]);
}

/** A standing order answers so late that the question is seen before. */
const SLOWLY = 1_000;

test.describe('with a standing order that takes its time', () => {
  test.use({ serving: `--least ${SLOWLY}` });

  test('Ősök Hajnala: standing orders, left on the page, answer in the other player’s turn', async () => {
    const table = await tableOf([AXEMEN, TRAPPERS]);
    const { id, people } = table;
    const { page } = await seat(table, 1, DESKTOP);
    const orders = page.locator('.orders select');
    const leave = async (order) => {
      await orders.selectOption(order);
      await until(async () => (await people[1].observation(id)).orders.chosen === order, () => `the order “${order}” is not left`);
    };
    /** In the other player's turn he does nothing by himself: what is answered is answered by the order. */
    let answered = [];
    const byOrder = async (where, open, action) => {
      if (!inOthersTurn(open, 'window', 'answer', 'trap', 'guard', 'take-over')) return answer(where, open, action);
      await shows(page, open.number + 1);
      await hisSeatHasAnswered(table, open);
      answered.push(open.observation.view.decision.kind);
    };
    const to = async (wanted) => {
      answered = [];
      return playTo(table, wanted, byOrder);
    };
    const inOthersTurn = (open, ...kinds) => open.seat === 1 && open.observation.view.active === 0 && decides(open, ...kinds);
    /** The order does not answer: he is asked. */
    const isAsked = async ({ number }) => {
      await shows(page, number);
      await sleep(2 * SLOWLY);
      assert.equal(await shown(page), number, 'it waits for him');
    };

    assert.equal(await orders.inputValue(), 'declared');
    const declared = await to((open) => inOthersTurn(open, 'answer'));
    assert.ok(answered.length > 0 && answered.every((kind) => kind === 'window'), `answered were ${answered}`);
    await isAsked(declared);
    await act(page, declared.number, 'pass', byMouse);

    await leave('ask');
    const window = await to((open) => inOthersTurn(open, 'window'));
    await isAsked(window);
    assert.ok(offers(window, 'quick'));
    await act(page, window.number, 'pass', byMouse);

    await leave('quick-never');
    const trap = await to((open) => inOthersTurn(open, 'trap'));
    assert.deepEqual(answered.toSorted().filter((kind, place, all) => kind !== all[place - 1]), ['answer', 'window']);
    await isAsked(trap);
    assert.ok(offers(trap, 'trap'));

    await leave('never');
    await byOrder(table, trap);
    await to(({ observation: { view } }) => view.active === 1);
    assert.ok(answered.includes('take-over'), `answered were ${answered}`);
    await page.reload();
    await orders.waitFor();
    assert.equal(await orders.inputValue(), 'never', 'the order is kept');
    assert.equal((await people[0].observation(id)).orders.chosen, 'declared', 'the other player has his own');
  });
});

test.describe('with a short countdown', () => {
  test.use({ serving: '--countdown 4' });

  test('Ősök Hajnala: at a live table a question in the other’s turn is answered when its time is over', async () => {
    const table = await tableOf([AXEMEN, TRAPPERS], { pace: 'live' });
    const [{ page: others }, { page }] = await seatBoth(table);
    for (let questions = 0; questions < 5; questions++) {
      const open = await playTo(table, (question) => decides(question, 'answer', 'trap') && question.seat === 1);
      const waits = (await table.people[0].observation(table.id)).number;
      await shows(page, open.number + 1);
      await hisSeatHasAnswered(table, open);
      assert.deepEqual(await secondsAt(others, waits), [], 'who waits is not told of the time');
      const seconds = await secondsAt(page, open.number);
      // A page that had no time to draw itself has not seen the seconds pass; then there is another question.
      if (seconds.length < 3) continue;
      assert.deepEqual(seconds, seconds.toSorted((a, b) => b - a), 'the seconds pass');
      return;
    }
    assert.fail('no page has counted the seconds');
  });
});

test('Ősök Hajnala: what cannot be done says why, with its clause, and no request is refused for it', async () => {
  const table = await tableOf([TRAPPERS, AXEMEN]);
  await playTo(table, (open) => open.seat === 0 && decides(open, 'tactical') && open.observation.view.turn > 2);
  const { page } = await seat(table, 0, DESKTOP);
  const refused = [];
  page.on('response', (response) => response.status() >= 400 && refused.push(response.url()));
  const number = await shown(page);
  const dull = page.locator(['.hand [data-card]', '.body', '.free', '.slip', '.player'].map((what) => `.board ${what}:not([data-action])`).join(', '));
  const count = await dull.count();
  assert.ok(count > 6, `${count} things cannot be pressed`);
  for (let place = 0; place < count; place++) {
    await dull.nth(place).click();
    const answer = page.locator('.answer');
    await answer.locator('.clause').waitFor();
    const said = await answer.locator('p').innerText();
    assert.ok(said.length > 10 && !said.startsWith('Something else'), `${await dull.nth(place).innerText()}: ${said}`);
    await answer.getByRole('button', { name: 'Close' }).click();
  }
  assert.equal(await shown(page), number, 'nothing has happened');
  assert.deepEqual(refused, []);
});

/** Cards of which each is another one. */
const NINE = '1 h-c8, 1 h-w2, 1 h-w3, 1 h-w4, 1 h-i1, 1 h-i4, 1 h-t1, 1 h-k3, 1 h-k4, 1 h-m1, 1 h-d2, 1 h-q2';

/** A table at which somebody holds nine of them, and is to decide. */
async function nineInHand() {
  const table = await tableOf([NINE, AXEMEN]);
  const lazy = planner('me', 'draw-seven', 'done', 'keep', 'pass', 'suffer', 'no-guard', 'finish');
  table.plans = [lazy, lazy];
  await playTo(table, (open) => open.seat === 0 && decides(open, 'tactical') && open.observation.view.players[0].hand.cards.length >= 9);
  return table;
}

/** Names that are not seen whole. One that there is no room for is told when its card is pressed: it is not seen at all. */
const cutNames = ({ page }) =>
  page.locator('.hand .title, .board .name, .board .slip-name, .board .called').evaluateAll((names) =>
    names
      .filter((name) => getComputedStyle(name).clipPath === 'none')
      .filter((name) => name.scrollWidth > name.clientWidth + 1 || name.scrollHeight > name.clientHeight + 1 || getComputedStyle(name).textOverflow === 'ellipsis')
      .map(({ innerText }) => innerText),
  );

test('Ősök Hajnala: nine cards of a hand lie in one row at 1280×900, and no name is cut', async () => {
  const table = await nineInHand();
  for (const [place, locale] of ['en-GB', 'hu-HU', 'pl-PL', 'ru-RU'].entries()) {
    const visitor = await seat(table, 0, { viewport: { width: 1280, height: 900 }, locale });
    const { page } = visitor;
    const boxes = await page.locator('.hand li').evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().toJSON()));
    assert.ok(boxes.length >= 9);
    assert.equal(new Set(boxes.map(({ top }) => Math.round(top))).size, 1, `${locale}: one row`);
    assert.ok(Math.max(...boxes.map(({ bottom }) => bottom)) <= 900, `${locale}: above the edge of the page`);
    assert.deepEqual(await cutNames(visitor), [], `${locale}: names are whole`);
    if (place === 1) await inspect(visitor, 'osok-hajnala-nine', locale);
  }
});

test('Ősök Hajnala: nine cards of a hand lie above the prompt on a phone, each with all its figures', async () => {
  const table = await nineInHand();
  for (const locale of ['en-GB', 'hu-HU', 'pl-PL', 'ru-RU']) {
    const visitor = await seat(table, 0, { ...PHONE, locale });
    await look(visitor, `osok-hajnala-nine-phone-${locale}`, locale);
    const { cut, below } = await visitor.page.evaluate(() => {
      const cards = [...document.querySelectorAll('.hand .card')];
      const prompt = document.querySelector('main .prompt').getBoundingClientRect().top;
      const sticksOut = (card) => [...card.querySelectorAll('.foot')].some((foot) => foot.getBoundingClientRect().bottom > card.getBoundingClientRect().bottom);
      return { cut: cards.filter(sticksOut).map(({ innerText }) => innerText), below: cards.filter((card) => card.getBoundingClientRect().bottom > prompt).length };
    });
    assert.deepEqual(cut, [], locale);
    assert.equal(below, 0, locale);
  }
});

test('Ősök Hajnala: on a phone no name is cut, with nine cards in hand and with armed characters on both sides', async () => {
  const armed = await tableOf([AXEMEN, TRAPPERS]);
  const isManned = ({ slots }) => slots.filter((slot) => slot && slot.standing !== 'dead').length > 1 && slots.some((slot) => slot?.cards.length > 1);
  await playTo(armed, (open) => open.seat === 0 && decides(open, 'tactical') && open.observation.view.players.every(isManned));
  for (const table of [await nineInHand(), armed]) {
    for (const locale of ['hu-HU', 'ru-RU']) {
      const visitor = await seat(table, 0, { ...PHONE, locale });
      await look(visitor, `osok-hajnala-names-${table === armed ? 'armed' : 'nine'}-${locale}`, locale);
      assert.deepEqual(await cutNames(visitor), [], locale);
    }
  }
});

test('Ősök Hajnala: on a phone a tap shows a card before it is given up', async () => {
  const table = await tableOf([AXEMEN, TRAPPERS]);
  await playTo(table, ({ seat, observation }) => seat === 0 && observation.view.phase === 'exchange');
  const visitor = await seat(table, 0, PHONE);
  const { page } = visitor;
  const number = await shown(page);
  const card = page.locator('.hand [data-action^="set-aside("]').first();
  await card.tap();
  await page.locator('.weighing').waitFor();
  await inspect(visitor, 'osok-hajnala-shown-before', 'en-GB');
  assert.equal(await shown(page), number);
  await card.tap();
  await shows(page, number + 1);
});
