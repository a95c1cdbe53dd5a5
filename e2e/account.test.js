// An account: a guest keeps what is played, another device has it too, settings go along, a session ends where its owner says so, a password may
// be forgotten, and so may its owner be.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { house, LAPTOP, PHONE, shelf, test, visit } from './house.js';
import { inspect } from './looks.js';
import { openTable } from './lobby.js';
import { until } from './patience.js';
import { Person } from './person.js';
import { byMouse, byTouch, Hand, play } from './play.js';

const item = shelf.find(({ info }) => info.id === 'in-flanders-field');
const PASSWORD = 'három hoplita';

/** The button of a form that sends it. */
const send = (page) => page.locator('form button[type="submit"]').first().click();

/** Writes name and password into the form of the page that is open. */
async function fill(page, name, password) {
  await page.locator('input[name="username"]').fill(name);
  await page.locator('input[name="password"]').fill(password);
}

/** Whatever is done on another device shows in the title of this one, whose own clock stands still: it does not ask now and then. */
async function showsAtOnce({ page }, own, opponent, id) {
  await page.clock.pauseAt(Date.now() + 120_000);
  const isAwaited = async () => (await own.get(`/tables/${id}`)).waiting.includes(0);
  for (let turn = 0; turn < 2; turn++) {
    const before = await isAwaited();
    while ((await isAwaited()) === before) await (before ? own : opponent).decide(id);
    await until(async () => (await page.title()).startsWith('(1) ') !== before, () => 'the title tells of how it was before');
  }
  await page.clock.resume();
}

test('a guest gets an account at a table under way, signs in at the desk, plays there on, ends both sessions, comes back without the password, and leaves for good', async () => {
  const phone = await visit({ ...PHONE, locale: 'hu-HU' });
  const desk = await visit(LAPTOP);
  await desk.page.clock.install();
  const id = await openTable(phone, item, { name: 'Anna', against: 'invited' });
  const guest = await phone.person();
  const opponent = new Person(house);
  await opponent.sit(id, 'Béla', (await guest.get(`/tables/${id}`)).invite);

  // Back to the lobby, by the mark; from there to the account.
  await phone.page.locator('header .home').click();
  await phone.page.locator('header a[href="/account"]').click();
  await phone.page.getByRole('heading', { name: 'Fiók' }).waitFor();
  await inspect(phone, 'account-new', 'hu-HU');
  phone.troubled = true;
  await fill(phone.page, 'Anna', 'password1');
  await send(phone.page);
  await phone.page.getByText('az elsők között próbálná ki').waitFor();
  await fill(phone.page, 'Anna', PASSWORD);
  await send(phone.page);
  await phone.page.getByRole('heading', { name: 'Anna' }).waitFor();
  phone.troubled = false;
  assert.equal((await (await phone.person()).get(`/tables/${id}`)).you, 0, 'the seat is hers');
  assert.equal((await guest.get(`/tables/${id}`)).you, null, 'and no guest’s any more');

  // Who has no account cannot sit down by her name.
  const stranger = await visit(LAPTOP);
  await stranger.go('/');
  stranger.troubled = true;
  await stranger.page.locator('form input[type="text"]').fill('ANNA');
  await send(stranger.page);
  await stranger.page.getByText('Somebody has an account with this name').waitFor();

  await desk.go('/account');
  await desk.page.getByText('Sign in', { exact: true }).last().click();
  await inspect(desk, 'account-sign-in', 'en-GB');
  desk.troubled = true;
  await fill(desk.page, 'Anna', 'another password');
  await send(desk.page);
  await desk.page.getByText('There is no account with this name and this password.').waitFor();
  await fill(desk.page, 'anna', PASSWORD);
  await send(desk.page);
  await desk.page.getByRole('heading', { name: 'Anna' }).waitFor();
  desk.troubled = false;
  await desk.page.getByText('This browser').waitFor();
  await inspect(desk, 'account', 'en-GB');
  await desk.page.getByRole('link', { name: 'To your tables' }).click();
  await desk.page.locator(`a[href="/table/${id}"]`).first().waitFor();
  await showsAtOnce(desk, await phone.person(), opponent, id);
  await desk.page.locator(`a[href="/table/${id}"]`).first().click();

  // Either device acts, and the other one shows it.
  await phone.go(`/table/${id}`);
  for (const [device, press] of [
    [phone, byTouch],
    [desk, byMouse],
  ]) {
    const hand = new Hand(device.page, await device.person(), press);
    await play(id, [hand, opponent], { enough: () => hand.decisions === 2 });
  }

  // Signed out from afar, the phone looks on.
  await desk.go('/account');
  await desk.page.getByRole('button', { name: /^Sign out there/ }).click();
  const gone = async () => (await phone.page.locator('[data-action]').count()) === 0;
  await until(gone, () => 'the phone may still act');
  await desk.page.getByRole('heading', { name: 'Recovery codes' }).scrollIntoViewIfNeeded();
  await desk.page.locator('form[aria-labelledby="codes"] input[name="password"]').fill(PASSWORD);
  await desk.page.getByRole('button', { name: 'Make new codes' }).click();
  const [code] = (await desk.page.locator('textarea').inputValue()).split('\n');
  await inspect(desk, 'account-codes', 'en-GB');
  // Signed out here, the back button shows nothing that was hers.
  const own = await desk.person();
  while (!(await own.get(`/tables/${id}`)).waiting.includes(0)) await opponent.decide(id);
  await desk.page.goto(`${house.url}/table/${id}`);
  await desk.page.locator('[data-action]').first().waitFor();
  await desk.page.goto(`${house.url}/account`);
  await desk.page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await desk.page.getByRole('heading', { name: 'Account' }).waitFor();
  await desk.page.goBack();
  await desk.page.locator('main[data-number]').waitFor();
  assert.equal(await desk.page.locator('[data-action]').count(), 0);

  // Who has forgotten the password comes in by a code, once.
  for (const [device, problem] of [[phone], [desk, 'There is no account with this name and this recovery code.']]) {
    // The page of a browser that was signed out from afar finds that out.
    device.troubled = true;
    await device.go('/account');
    const hungarian = device === phone;
    await device.page.getByText(hungarian ? 'Bejelentkezés' : 'Sign in', { exact: true }).last().click();
    await device.page.getByText(hungarian ? 'Elfelejtetted a jelszót?' : 'Forgot the password?').click();
    await fill(device.page, 'Anna', 'négy hoplita');
    await device.page.locator('input[name="code"]').fill(code);
    if (hungarian) await inspect(device, 'account-forgot', 'hu-HU');
    await send(device.page);
    await (problem ? device.page.getByText(problem) : device.page.getByRole('heading', { name: 'Anna' })).waitFor();
  }
  await phone.page.getByText('7 kódod van még.').waitFor();

  // Before that one may take everything along.
  const taken = phone.page.waitForEvent('download');
  await phone.page.getByRole('link', { name: 'Letöltés' }).click();
  const { tables } = JSON.parse(await readFile(await (await taken).path(), 'utf8'));
  assert.deepEqual(tables.map(({ table }) => table.id), [id]);

  // Who leaves for good is forgotten, at the table too.
  await phone.page.getByRole('heading', { name: 'A fiók törlése' }).click();
  const leave = phone.page.locator('form[aria-labelledby="leave"]');
  await leave.locator('input[name="password"]').fill('négy hoplita');
  await inspect(phone, 'account-leave', 'hu-HU');
  await leave.getByRole('button').last().click();
  await phone.page.getByText('A fiókod törlődött.').waitFor();
  await desk.go(`/table/${id}`);
  await desk.page.getByText('Former player').first().waitFor();
  assert.equal((await opponent.get(`/tables/${id}`)).status, 'over');
});

test('the settings of a guest go to the account, and what one device changes is there on the other at the next visit', async () => {
  const [phone, desk] = [await visit(PHONE), await visit(LAPTOP)];
  const theme = (device) => device.page.locator('html').getAttribute('data-theme');
  const choose = async (device, name) => {
    await device.page.getByRole('button', { name: 'Settings' }).click();
    await device.page.getByText(name, { exact: true }).click();
    await inspect(device, `settings-${name}`, 'en-GB');
    await device.page.keyboard.press('Escape');
  };
  await phone.go('/');
  await choose(phone, 'Dark');
  await phone.go('/account');
  await fill(phone.page, 'Dóra', PASSWORD);
  await send(phone.page);
  await phone.page.getByRole('heading', { name: 'Dóra' }).waitFor();

  await desk.go('/account');
  assert.equal(await theme(desk), 'auto');
  await desk.page.getByText('Sign in', { exact: true }).last().click();
  await fill(desk.page, 'Dóra', PASSWORD);
  await send(desk.page);
  await until(async () => (await theme(desk)) === 'dark', () => 'the desk has not got the settings');
  await choose(desk, 'Light');
  const kept = async () => (await (await desk.person()).get('/me/settings')).find(({ name }) => name === 'theme').value;
  await until(async () => (await kept()) === 'light', () => 'the account has not got the change');
  assert.equal(await theme(phone), 'dark');
  await phone.go('/');
  await until(async () => (await theme(phone)) === 'light', () => 'the phone has not heard of the change');
});
