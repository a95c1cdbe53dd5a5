// E-mail for accounts: an address is confirmed, another browser signs in by a link, and a password that was forgotten is replaced.
import assert from 'node:assert/strict';
import { LAPTOP, PHONE, test, visit } from './house.js';
import { inspect } from './looks.js';
import { Post } from './post.js';

const SITE = 'https://play.example.org';
const ADDRESS = 'anna@example.org';
const PASSWORD = 'három hoplita';

const post = await Post.open();

/** Where the link of a mail leads at the house of the test. */
async function path(number) {
  const { to, link } = await post.mail(number);
  assert.equal(to, ADDRESS);
  assert.ok(link.startsWith(`${SITE}/mail#`), link);
  return link.slice(SITE.length);
}

test.use({ serving: `--mail-server smtp://127.0.0.1:${post.port} --mail-from quincunx@play.example.org --site ${SITE}` });

test('an address is confirmed on the phone, which is signed in by a link, and the desk comes back by another with a new password', async () => {
  const desk = await visit(LAPTOP);
  const phone = await visit({ ...PHONE, locale: 'hu-HU' });
  await desk.go('/account');
  await desk.page.locator('input[name="username"]').fill('Anna');
  await desk.page.locator('input[name="password"]').fill(PASSWORD);
  await desk.page.locator('form button[type="submit"]').first().click();
  const mail = desk.page.locator('form[aria-labelledby="mail"]');
  await mail.locator('input[name="email"]').fill(ADDRESS);
  await mail.locator('input[name="password"]').fill(PASSWORD);
  await mail.getByRole('button', { name: 'Send the link to confirm it' }).click();
  await mail.getByText(`We have sent a mail to ${ADDRESS}`).waitFor();
  await mail.scrollIntoViewIfNeeded();
  await inspect(desk, 'account-mail-waiting', 'en-GB');

  // Whoever opens the link has done nothing yet.
  const confirming = await path(1);
  await phone.go(confirming);
  await phone.page.getByRole('heading', { name: `Megerősíted ezt a címet: ${ADDRESS}?` }).waitFor();
  assert.equal(new URL(phone.page.url()).hash, '', 'the code does not stay in the address');
  await inspect(phone, 'mail-confirm', 'hu-HU');
  assert.equal((await (await desk.person()).get('/me/mail')).address, null);
  await phone.page.getByRole('button', { name: 'A cím megerősítése' }).click();
  await phone.page.getByRole('heading', { name: 'A cím meg van erősítve' }).waitFor();
  assert.equal((await (await desk.person()).get('/me/mail')).address, ADDRESS);

  await phone.page.locator('main a[href="/account"]').click();
  await phone.page.getByText('Bejelentkezés', { exact: true }).last().click();
  await phone.page.getByRole('button', { name: 'Link kérése e-mailben' }).click();
  await phone.page.locator('input[name="email"]').fill(ADDRESS);
  await phone.page.getByRole('button', { name: 'Link küldése' }).click();
  await phone.page.getByText('a link már úton van').waitFor();
  await inspect(phone, 'account-link-asked', 'hu-HU');
  const entering = await path(2);
  await phone.go(entering);
  await phone.page.getByRole('heading', { name: 'Bejelentkezel itt ezen a néven: Anna?' }).waitFor();
  await inspect(phone, 'mail-enter', 'hu-HU');
  await phone.page.getByRole('button', { name: 'Bejelentkezés: Anna' }).click();
  await phone.page.locator('header a[href="/account"][title="Anna"]').waitFor();

  // It is used up.
  desk.troubled = true;
  await desk.go('/account');
  await desk.page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await desk.page.getByRole('heading', { name: 'Account' }).waitFor();
  await desk.go(entering);
  await desk.page.getByText('This link does not hold any more').waitFor();
  await inspect(desk, 'mail-used', 'en-GB');
  desk.troubled = false;

  await desk.page.locator('main a[href="/account"]').click();
  await desk.page.getByText('Sign in', { exact: true }).last().click();
  await desk.page.getByRole('button', { name: 'Have a link sent to you' }).click();
  await desk.page.locator('input[name="email"]').fill(ADDRESS);
  await desk.page.getByRole('button', { name: 'Send the link' }).click();
  await desk.page.getByText('a link is on its way').waitFor();
  await inspect(desk, 'account-link-asked', 'en-GB');
  await desk.go(await path(3));
  await desk.page.getByRole('button', { name: 'Forgot the password?' }).click();
  await desk.page.locator('input[name="password"]').fill('négy hoplita');
  await inspect(desk, 'mail-new-password', 'en-GB');
  await desk.page.getByRole('button', { name: 'Sign in with the new password' }).click();
  await desk.page.locator('header a[href="/account"][title="Anna"]').waitFor();
  assert.equal((await (await phone.person()).get('/me')).account, null, 'the phone is out');
});
