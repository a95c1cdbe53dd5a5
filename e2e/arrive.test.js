// Arriving: the lobby, an invitation, and the same person on another device.
import assert from 'node:assert/strict';
import { button, take, WAYS } from './devices.js';
import { house, LANGUAGES, LAPTOP, PHONE, shelf, test, visit } from './house.js';
import { choose, openTable, sit } from './lobby.js';
import { inspect } from './looks.js';
import { until } from './patience.js';
import { company, Person } from './person.js';
import { byMouse, byTouch, pressable } from './play.js';

const game = (id) => shelf.find(({ info }) => info.id === id);

/** Is all of it in the window, without scrolling? */
async function inView(locator) {
  await locator.waitFor();
  const { y, height } = await locator.boundingBox();
  const { innerHeight, scrollY } = await locator.page().evaluate(() => ({ innerHeight, scrollY }));
  return scrollY === 0 && y >= 0 && y + height <= innerHeight;
}

/** Counts from now on what a page asks for and gets. */
async function counted({ page, context }) {
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const traffic = { bytes: 0, requests: 0 };
  session.on('Network.requestWillBeSent', () => (traffic.requests += 1));
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (traffic.bytes += encodedDataLength));
  return traffic;
}

test('a first visit to the lobby takes at most 150 kB and 20 requests', async () => {
  const visitor = await visit(LAPTOP);
  const { page } = visitor;
  const traffic = await counted(visitor);
  await page.goto(house.url);
  await page.waitForLoadState('networkidle');
  assert.ok(await page.locator('form').isVisible());
  assert.ok(traffic.bytes <= 150_000 && traffic.requests <= 20, JSON.stringify(traffic));
});

for (const item of shelf) {
  test(`${item.info.id}: a first table takes at most 150 kB and 40 requests more than the lobby`, async () => {
    const { people, id } = await company(house, item);
    const visitor = await visit(LAPTOP);
    const { page } = visitor;
    await visitor.become(people[0]);
    await page.goto(house.url);
    await page.waitForLoadState('networkidle');
    const traffic = await counted(visitor);
    await page.goto(`${house.url}/table/${id}`);
    await page.locator('main[data-number]').waitFor();
    await page.waitForLoadState('networkidle');
    assert.ok(traffic.bytes > 10_000 && traffic.bytes <= 150_000 && traffic.requests <= 40, JSON.stringify(traffic));
  });
}

test('before the game a guest gives the seat up, and the host closes the table', async () => {
  const [host, guest] = [await visit(LAPTOP), await visit(PHONE)];
  const id = await openTable(host, game('victory-or-death'), { name: 'Anna', against: 'invited', players: 4 });
  const link = await host.page.locator('input[readonly]').inputValue();
  await sit(guest, link, 'Béla');
  const seats = host.page.locator('ol .who');
  await seats.filter({ hasText: 'Béla' }).waitFor();
  await inspect(guest, 'leave', 'en-GB');
  await guest.page.getByRole('button', { name: 'Give up this seat' }).tap();
  await guest.page.waitForURL(`${house.url}/`);
  await seats.filter({ hasText: 'Béla' }).waitFor({ state: 'detached' });

  await sit(guest, link, 'Béla');
  const close = host.page.getByRole('button', { name: 'Close this table' });
  await close.click();
  await host.page.getByRole('button', { name: 'Keep it' }).click();
  assert.equal((await (await host.person()).get(`/tables/${id}`)).status, 'waiting');
  // The guest's page is refused its stream.
  guest.troubled = true;
  await close.click();
  await host.page.locator('dialog[open] .danger').click();
  await host.page.waitForURL(`${house.url}/`);
  await guest.page.getByText('There is no such table').waitFor();
});

/** Somebody in the lobby who has a seat at a table, and the link to it. */
async function beforeTable() {
  const { people, id } = await company(house, game('in-flanders-field'));
  const visitor = await visit(LAPTOP);
  visitor.troubled = true;
  await visitor.become(people[0]);
  await visitor.go('/');
  return { page: visitor.page, link: visitor.page.locator(`a[href^="/table/${id}"]`).first() };
}

test('a part of the page that does not come is told of, and comes when it is asked for again', async () => {
  const { page, link } = await beforeTable();
  const lost = /\/assets\/Table-/;
  await page.route(lost, (route) => route.abort());
  await link.click();
  const again = page.getByRole('alert').getByRole('button', { name: 'Load again' });
  await again.waitFor();
  await page.unroute(lost);
  await again.click();
  await page.locator('main[data-number]').waitFor();
});

test('a page that stood open while the server got another one takes that one by itself', async () => {
  const { page, link } = await beforeTable();
  await page.route(/\/assets\/Table-/, (route) => route.fulfill({ status: 404 }), { times: 1 });
  await page.route(`${house.url}/`, (route) => route.fulfill({ body: '<script type="module" src="/assets/index-another.js"></script>' }));
  await link.click();
  await page.locator('main[data-number]').waitFor();
});

test('an address at which there is nothing says so to whoever looks', async () => {
  const visitor = await visit(LAPTOP);
  const { page } = visitor;
  visitor.troubled = true;
  for (const [path, says, status] of [
    ['/nix', 'There is no page at this address.', 404],
    ['/TABLE/abc', 'There is no page at this address.', 404],
    ['/rules/%', 'There is no page at this address.', 200],
    ['/table/%E0%A4%A', 'There is no page at this address.', 200],
    ['/table/nothing', 'There is no such table.', 200],
  ]) {
    const answer = await page.goto(house.url + path);
    assert.equal(answer.status(), status, path);
    await page.getByRole('alert').filter({ hasText: says }).waitFor();
    assert.ok(await page.locator('main a[href="/"]').isVisible(), path);
  }
  const answer = await fetch(`${house.url}/nix`, { headers: { accept: 'application/json' } });
  assert.equal((await answer.json()).key, 'not-found');
});

test('the page is the same in every coding', async () => {
  const page = async (coding) => {
    const answer = await fetch(house.url, { headers: { 'accept-encoding': coding } });
    assert.equal(answer.headers.get('content-encoding') ?? 'identity', coding);
    assert.equal(answer.headers.get('content-type'), 'text/html');
    return answer.text();
  };
  const plain = await page('identity');
  assert.match(plain, /<title>/);
  for (const coding of ['gzip', 'br']) assert.equal(await page(coding), plain);
});

/** One page of each kind, but the table. */
const PAGES = ['', 'games', 'about', 'account', 'replay', 'rules/in-flanders-field', 'learn/in-flanders-field', 'decks/osok-hajnala'];

test('also where the header has no room for them, each page leads to the others', async () => {
  const visitor = await visit({ viewport: { width: 700, height: 900 } });
  for (const path of PAGES) {
    await visitor.go(`/${path}`);
    await visitor.page.locator('nav a[href="/about"]:visible').waitFor();
  }
});

for (const locale of Object.keys(LANGUAGES)) {
  test(`at 1280 by 900 all games are seen with their titles, and so are the next step and an open table: ${locale}`, async () => {
    const bela = await new Person(house).known();
    const seats = [{ kind: 'me' }, { kind: 'open' }];
    await bela.post('/tables', { game: 'field-of-glory', seats, name: 'Béla', contribution: 'ab'.repeat(32), pace: 'slow' });
    const visitor = await visit({ ...LAPTOP, locale });
    await visitor.go('/');
    for (const { info } of shelf) assert.ok(await inView(visitor.page.getByRole('link', { name: info.title, exact: true })), info.title);
    assert.ok(await inView(visitor.page.locator('a[href^="/table/"]').first()), 'an open table is above the fold');
    for (const { info } of shelf) {
      await visitor.page.getByRole('link', { name: info.title, exact: true }).click();
      await visitor.page.getByRole('heading', { name: info.title }).waitFor();
      assert.ok(await inView(visitor.page.locator('form button[type="submit"]')), `the next step of ${info.title}`);
    }
    await inspect(visitor, `lobby-first-${LANGUAGES[locale]}`, locale);
  });
}

test('who has tables sees them first, with whose turn it is and since when', async () => {
  const { people, id } = await company(house, game('in-flanders-field'));
  const visitor = await visit(LAPTOP);
  const { page } = visitor;
  const { waiting } = await people[0].get(`/tables/${id}`);
  await visitor.become(people[waiting[0]]);
  await visitor.go('/');
  const own = page.locator(`main a[href="/table/${id}"]`);
  assert.ok(await inView(own));
  assert.match(await own.innerText(), /Your turn\s+Last move: now/);
  for (const { info } of shelf) assert.ok(await inView(page.getByRole('link', { name: info.title, exact: true })), info.title);
  const { y } = await own.boundingBox();
  assert.ok(y < (await page.getByRole('navigation', { name: 'Games' }).boundingBox()).y, 'they come first');
  await visitor.become(people[1 - waiting[0]]);
  await page.reload();
  assert.match(await own.innerText(), /Waiting for .+\s+Last move: now/);
});

/** Tables of the host, so many of which wait for the host; the ids of those. */
async function tablesDue(host, count) {
  const due = [];
  while (due.length < count) {
    const { id } = await company(house, game('in-flanders-field'), { host });
    if ((await host.get(`/tables/${id}`)).waiting.includes(0)) due.push(id);
    else await host.post(`/tables/${id}/resign`, {});
  }
  return due;
}

test('the number of tables that wait stands at the head and in the title of every page, and leads to them; a table does not count itself at its head', async () => {
  const host = new Person(house);
  const [first, second] = await tablesDue(host, 2);
  const visitor = await visit(LAPTOP);
  const { page } = visitor;
  await visitor.decideByHandAlone();
  await visitor.become(host);
  const number = page.locator('header .waiting');
  const counts = async (path, { count, href, title = count }) => {
    await visitor.go(path);
    await until(async () => (await page.title()).startsWith(`(${title}) `), () => `the title of ${path} does not count ${title}`);
    assert.deepEqual([await number.locator('.count').innerText(), await number.getAttribute('href')], [String(count), href], path);
  };
  for (const path of PAGES) await counts(`/${path}`, { count: 2, href: '/games' });
  await counts(`/table/${first}`, { count: 1, href: `/table/${second}`, title: 2 });
  await number.click();
  await page.waitForURL(`${house.url}/table/${second}`);

  // The only one that is left is led to from everywhere, and at it there is nothing elsewhere.
  await host.post(`/tables/${second}/resign`, {});
  for (const path of PAGES) await counts(`/${path}`, { count: 1, href: `/table/${first}` });
  await visitor.go(`/table/${first}`);
  await until(async () => (await page.title()).startsWith('(1) '), () => 'the table does not count itself in the title');
  assert.equal(await number.count(), 0);
});

test('all tables of a person stand on one page by what there is to do, and lead from one to the next; one open to anybody has a link for friends', async () => {
  const item = game('in-flanders-field');
  const host = new Person(house);
  const due = await tablesDue(host, 2);
  const { id: lost } = await company(house, item, { host });
  await host.post(`/tables/${lost}/resign`, {});
  for (let tables = 0; tables < 4; tables++) await host.makeTable(item);
  const visitor = await visit(LAPTOP);
  const { page, context } = visitor;
  await visitor.become(host);
  await visitor.go('/');
  const rows = (name) => page.getByRole('region', { name }).getByRole('listitem');
  await rows('Your tables').first().waitFor();
  assert.equal(await rows('Your tables').count(), 3, 'those at which most is to be done');
  await page.getByRole('region', { name: 'Your tables' }).getByRole('link', { name: 'My games' }).click();
  await page.getByRole('heading', { name: 'My games' }).waitFor();
  await rows('Finished games').first().waitFor();
  assert.deepEqual([await rows('Your turn').count(), await rows('Not begun yet').count()], [2, 4]);
  await inspect(visitor, 'my-games', 'en-GB');
  const phone = await visit({ ...PHONE, locale: 'hu-HU' });
  await phone.become(host);
  await phone.go('/games');
  await phone.page.locator('search').waitFor();
  await inspect(phone, 'my-games-phone', 'hu-HU');

  const found = page.getByRole('region', { name: 'Finished games' }).getByRole('status');
  for (const [name, count] of [['ŻANETA', /^[1-9]/], ['nobody', /^0 games/]]) {
    await page.getByLabel('Another player’s name').fill(name);
    await until(async () => count.test(await found.innerText()), () => `${count} with ${name}`);
  }

  // What is done at a table another tab of the browser hears at once.
  const tab = await context.newPage();
  await tab.goto(`${house.url}/games`);
  await until(async () => (await tab.title()) === '(2) Quincunx', () => 'two tables wait');
  const [first] = due;
  await page.locator(`main a[href="/table/${first}"]`).click();
  await page.locator('main[data-number]').waitFor();
  while ((await host.get(`/tables/${first}`)).waiting.includes(0)) await host.decide(first);
  await until(async () => (await tab.title()) === '(1) Quincunx', () => 'one table waits');
  await page.getByRole('link', { name: 'Next game (1)' }).waitFor();
  await page.keyboard.press('j');
  await page.waitForURL(`${house.url}/table/${due[1]}`);

  const id = await openTable(visitor, item, { name: 'Anna', against: 'open' });
  assert.equal(await page.locator('input[readonly]').inputValue(), `${house.url}/table/${id}`);
});

test('on a phone a chosen game leads to the next step, and back', async () => {
  const visitor = await visit(PHONE);
  const { page } = visitor;
  await visitor.go('/');
  for (const { info } of shelf) assert.ok(await inView(page.getByRole('link', { name: info.title, exact: true })), info.title);
  const [home, first] = await Promise.all(['.home', '.languages button'].map((part) => page.locator(`header ${part}`).first().boundingBox()));
  assert.ok(home.x + home.width <= first.x, 'nothing in the header lies over anything else');
  assert.equal(await page.locator('form').isVisible(), false);
  const item = game('pocket-battles');
  await page.getByRole('link', { name: item.info.title, exact: true }).tap();
  assert.ok(await inView(page.getByRole('heading', { name: item.info.title })));
  assert.ok(await inView(page.locator('form input[type="text"]')), 'the form begins in view');
  assert.ok(await inView(page.locator('form button[type="submit"]')), 'the next step');
  await inspect(visitor, 'lobby-phone-step', 'en-GB');
  await page.goBack();
  await page.getByRole('link', { name: 'Ősök Hajnala', exact: true }).waitFor();
  assert.equal(await page.locator('form').isVisible(), false);
  await choose(visitor, item);
  await page.getByRole('link', { name: 'All games' }).tap();
  await page.getByRole('link', { name: 'Ősök Hajnala', exact: true }).waitFor();
});

for (const [nth, item] of shelf.entries()) {
  const [name, options, press] = nth % 2 ? ['phone', PHONE, byTouch] : ['laptop', LAPTOP, byMouse];
  test(`${item.info.id}: a guest reaches the first choice from the first page with a name and three clicks, the third of which makes it: ${name}`, async () => {
    const visitor = await visit(options);
    const { page } = visitor;
    await visitor.go('/');
    await page.evaluate(() => {
      globalThis.clicks = 0;
      addEventListener('click', ({ isTrusted }) => (globalThis.clicks += isTrusted), true);
    });
    await page.getByRole('link', { name: item.info.title, exact: true }).click();
    await page.getByRole('heading', { name: item.info.title }).waitFor();
    await page.locator('form input[type="text"]').fill('Anna');
    await page.locator('form button[type="submit"]').click();
    await page.locator('main[data-number]').waitFor();
    const clicks = () => page.evaluate(() => globalThis.clicks);
    // What is forced the page does by itself: a press on that may come too late. One that has come through may be told of too late.
    const chosen = async () => {
      if ((await clicks()) === 3) return true;
      const [choice] = await pressable(page);
      return choice !== undefined && press(page, choice);
    };
    await until(chosen, () => 'nothing can be chosen');
    assert.equal(await clicks(), 3);
  });
}

for (const [name, options] of Object.entries({ laptop: LAPTOP, phone: PHONE })) {
  test(`an invitation says who invites to what before it asks for a name: ${name}`, async () => {
    const item = game('victory-or-death');
    const host = new Person(house);
    const id = await host.makeTable(item, 4, 'slow', { emergency_vp: false });
    const { invite } = await host.get(`/tables/${id}`);
    const visitor = await visit(options);
    const { page } = visitor;
    await visitor.go(`/table/${id}?invite=${invite}`);
    await page.getByText('Agreed at this table').waitFor();
    await page.getByRole('heading', { name: item.info.title, level: 2 }).waitFor();
    const told = await page.locator('main').innerText();
    const order = ['Anna invites you to a game', item.info.title, 'Over days.', 'Waiting for 3 players', 'Corinth', 'Your seat', 'Delian League', 'Sparta', 'Athens', 'Agreed at this table', 'Your name'];
    const places = order.map((words) => told.indexOf(words, told.indexOf('invites you') - 'Anna '.length));
    assert.deepEqual(places.filter((place) => place < 0), [], told);
    assert.ok(told.indexOf('Agreed at this table') < told.indexOf('Your name'), 'the name is asked for last');
    assert.match(told, /Athens · Team: Demos/);
    await inspect(visitor, `invitation-${name}`, 'en-GB');
    await page.getByRole('button', { name: 'Sit here Athens' }).click();
    await page.locator('form input[type="text"]').fill('Béla');
    await page.locator('form button[type="submit"]').click();
    await page.getByText('Béla (you)').waitFor();
    assert.equal((await host.get(`/tables/${id}`)).seats[3].name, 'Béla', 'the seat that was chosen');
  });
}

test('a private link takes the seats to another device as well', async () => {
  const item = game('field-of-glory');
  const { first, second } = WAYS.at(-1);
  const desk = await take(first);
  const id = await openTable(desk, item, { name: 'Anna', against: 'invited' });
  const { invite } = await (await desk.person()).get(`/tables/${id}`);
  await button(desk, 'device').click();
  const field = desk.page.getByLabel(desk.t('device-link'));
  const link = await field.inputValue();
  assert.match(link, /\/me#[0-9a-f]{64}$/);

  const sent = [];
  const phone = await take(second);
  phone.context.on('request', (request) => sent.push(`${request.url()} ${JSON.stringify(request.headers())}`));
  await phone.page.goto(link);
  await phone.page.getByRole('heading', { name: phone.t('take-question') }).waitFor();
  assert.ok(!phone.page.url().includes('#'), 'the code does not stay in the address');
  await phone.see('take-seats');
  await button(phone, 'take-seats').tap();
  await phone.page.locator(`main a[href="/table/${id}"]`).tap();
  await phone.page.getByText(`Anna ${phone.t('you')}`).waitFor();
  const [, code] = link.split('#');
  const told = sent.filter((request) => request.replace(link, '').includes(code));
  assert.deepEqual(told, [], 'the code is in no address that is sent, and no Referer');

  // A stranger with a seat of his own comes too late with the link; with another one he is asked before he loses his seat.
  const bela = await visit(LAPTOP);
  await sit(bela, `${house.url}/table/${id}?invite=${invite}`, 'Béla');
  bela.troubled = true;
  await bela.page.goto(link);
  await bela.page.getByText('This link does not hold any more').waitFor();
  bela.troubled = false;
  const own = await desk.person();
  const { code: another } = await own.post('/me/link', {});
  await bela.page.goto(`${house.url}/me#${another}`);
  await bela.page.getByText('You would lose your own seat here, at one table').waitFor();
  await inspect(bela, 'take-seats-and-lose', 'en-GB');
  await bela.page.getByRole('link', { name: 'Leave it as it is' }).click();
  await bela.page.waitForURL(`${house.url}/`);
  const person = await bela.person();
  assert.equal((await person.get(`/tables/${id}`)).you, 1, 'he still has his seat');

  // Both devices may act.
  const both = [await desk.person(), await phone.person()];
  assert.deepEqual(await both[0].observation(id), await both[1].observation(id));
  for (const device of both) assert.equal((await device.get(`/tables/${id}`)).you, 0);
});
