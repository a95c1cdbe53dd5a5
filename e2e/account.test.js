// An account: a guest keeps what is played, another device has it too, settings go along, and a session ends where its owner says so.
import assert from 'node:assert/strict';
import { button, enter, isIn, isOut, part, take, toSignIn, WAYS } from './devices.js';
import { house, LAPTOP, PHONE, shelf, test, visit } from './house.js';
import { inspect } from './looks.js';
import { openTable } from './lobby.js';
import { until } from './patience.js';
import { Person } from './person.js';
import { Hand, play } from './play.js';
import { some } from './some.js';

const item = shelf.find(({ info }) => info.id === 'in-flanders-field');
const PASSWORD = 'három hoplita';
/** E-mail in any of the four languages: “e-mail-cím”, “adres e-mail”, “электронной почты”. */
const MAIL = /e-?mail|электронн|почт/i;

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

/** Where no mail server is set, nobody is promised a mail or asked for an address. */
async function saysNothingOfMail({ page }) {
  assert.equal((await page.evaluate(async () => (await fetch('/api/me/mail')).json())).offered, false);
  assert.deepEqual(await page.locator('main input:is([type="email"], [name="email"]), main [aria-labelledby="mail"]').all(), []);
  assert.doesNotMatch(await page.locator('main').innerText(), MAIL);
}

/** What of a browser shows the server who it is. */
const cookieOf = async (device) => (await device.person()).cookie;

for (const { way, first, second } of some(WAYS, 1, 0)) {
  test(`a guest gets an account at a table under way, signs in on another device, plays there on, and ends both sessions, ${way}`, async () => {
    const here = await take(first);
    const there = await take(second);
    await there.page.clock.install();
    const id = await openTable(here, item, { name: 'Anna', against: 'invited' });
    const guest = await here.person();
    const opponent = new Person(house);
    await opponent.sit(id, 'Béla', (await guest.get(`/tables/${id}`)).invite);

    // Back to the lobby, by the mark; from there to the account.
    await here.page.locator('header .home').click();
    await here.page.locator('header a[href="/account"]').click();
    await isOut(here);
    await here.see('account-new');
    await saysNothingOfMail(here);
    here.troubled = true;
    await enter(here, 'Anna', 'password1');
    await here.page.getByText(here.t('problem-weak-password')).waitFor();
    await enter(here, 'Anna', PASSWORD);
    await isIn(here, 'Anna');
    here.troubled = false;
    assert.equal((await (await here.person()).get(`/tables/${id}`)).you, 0, 'the seat is hers');
    assert.equal((await guest.get(`/tables/${id}`)).you, null, 'and no guest’s any more');

    // Who has no account cannot sit down by her name.
    const stranger = await take(first);
    await stranger.go(`/?game=${item.info.id}`);
    stranger.troubled = true;
    await stranger.page.locator('form input[type="text"]').fill('ANNA');
    await stranger.page.locator('form button[type="submit"]').click();
    await stranger.page.getByText(stranger.t('problem-name-taken')).waitFor();
    await stranger.see('lobby-name-taken');

    await there.go('/account');
    await toSignIn(there);
    await there.see('account-sign-in');
    await saysNothingOfMail(there);
    await button(there, 'forgot').click();
    await saysNothingOfMail(there);
    await button(there, 'forgot-not').click();
    there.troubled = true;
    await enter(there, 'Anna', 'another password');
    await there.page.getByText(there.t('problem-wrong-password')).waitFor();
    const before = await cookieOf(there);
    await enter(there, 'anna', PASSWORD);
    await isIn(there, 'Anna');
    there.troubled = false;
    assert.notEqual(await cookieOf(there), before, 'whoever knew the token from before is not signed in with it');
    await there.page.getByText(there.t('session-here'), { exact: true }).waitFor();
    await part(there, 'codes').waitFor();
    await there.see('account');
    await saysNothingOfMail(there);
    await there.page.getByRole('link', { name: there.t('take-to-tables') }).click();
    await there.page.locator(`a[href="/table/${id}"]`).first().waitFor();
    await showsAtOnce(there, await here.person(), opponent, id);
    await there.page.locator(`a[href="/table/${id}"]`).first().click();

    // Either device acts, and the other one shows it.
    await here.go(`/table/${id}`);
    for (const device of [here, there]) {
      const hand = new Hand(device.page, await device.person(), device.press);
      await play(id, [hand, opponent], { enough: () => hand.decisions === 2 });
    }

    // Signed out from afar, the other device looks on.
    await there.go('/account');
    await part(there, 'sessions').getByRole('button', { name: there.t('session-end') }).click();
    const gone = async () => (await here.page.locator('[data-action]').count()) === 0;
    await until(gone, () => 'the other device may still act');

    // Signed out here, the back button shows nothing that was hers.
    const own = await there.person();
    while (!(await own.get(`/tables/${id}`)).waiting.includes(0)) await opponent.decide(id);
    await there.page.goto(`${house.url}/table/${id}`);
    await there.page.locator('[data-action]').first().waitFor();
    for (const path of ['/account', '/games', '/account']) await there.go(path);
    await part(there, 'sessions').locator('li').first().waitFor();
    await button(there, 'sign-out').click();
    await isOut(there);
    // Chromium may give the page before, in a process of its own, what it remembered a moment ago: then it asks for her settings, and gets none.
    there.troubled = true;
    await there.page.goBack();
    await there.page.getByText(there.t('games-none')).waitFor();
    assert.equal(await there.page.locator(`a[href="/table/${id}"]`).count(), 0, 'her games');
    await there.page.goBack();
    await isOut(there);
    const told = await there.page.locator('body').innerText();
    assert.ok(!told.includes('Anna') && !told.includes(there.t('session-here')), `her account: ${told}`);
    assert.equal(await part(there, 'sessions').count(), 0, 'where she was signed in');
    await there.page.goBack();
    await there.page.locator('main[data-number]').waitFor();
    assert.equal(await there.page.locator('[data-action]').count(), 0);
    assert.equal((await own.get(`/tables/${id}`)).you, null, 'nor does the token that was kept open anything');
  });
}

test('the settings of a guest go to the account, and what one device changes is there on the other at the next visit', async () => {
  const [phone, desk] = [await visit(PHONE), await visit(LAPTOP)];
  const theme = (device) => device.page.locator('html').getAttribute('data-theme');
  const choose = async (device, name) => {
    await device.page.getByRole('button', { name: 'Settings' }).click();
    await device.page.getByText(name, { exact: true }).click();
    await inspect(device, `settings-${name}`, 'en-GB');
    await device.page.keyboard.press('Escape');
    // The page goes back over the entry of what was open: whoever goes elsewhere before that would be taken back from there.
    await device.page.waitForFunction(() => !history.state?.layers);
  };
  await phone.go('/');
  await choose(phone, 'Dark');
  await phone.go('/account');
  await enter(phone, 'Dóra', PASSWORD);
  await isIn(phone, 'Dóra');

  await desk.go('/account');
  assert.equal(await theme(desk), 'auto');
  await desk.page.getByRole('radio', { name: 'Sign in' }).check({ force: true });
  await enter(desk, 'Dóra', PASSWORD);
  await until(async () => (await theme(desk)) === 'dark', () => 'the desk has not got the settings');
  await choose(desk, 'Light');
  const kept = async () => (await (await desk.person()).get('/me/settings')).find(({ name }) => name === 'theme').value;
  await until(async () => (await kept()) === 'light', () => 'the account has not got the change');
  assert.equal(await theme(phone), 'dark');
  await phone.go('/');
  await until(async () => (await theme(phone)) === 'light', () => 'the phone has not heard of the change');
});
