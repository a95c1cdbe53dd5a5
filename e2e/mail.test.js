// E-mail for accounts: an address is confirmed, another browser signs in by a link, and a password that was forgotten is replaced.
import assert from 'node:assert/strict';
import { button, enter, isOut, part, take, toSignIn, WAYS } from './devices.js';
import { test } from './house.js';
import { Post } from './post.js';
import { some } from './some.js';

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

/** Asks for a link to sign in by, on the page of somebody who is nobody here yet. */
async function askForLink(device) {
  const { page, t } = device;
  await page.locator('main a[href="/account"]').click();
  await toSignIn(device);
  await button(device, 'link-ask').click();
  await page.locator('input[name="email"]').fill(ADDRESS);
  await button(device, 'link-do').click();
  // For how long it holds the server says.
  await page.getByRole('status').filter({ hasText: t('link-sent', { n: 15 }) }).waitFor();
}

/** Waits until the header names the account. */
const isNamed = ({ page }) => page.locator('header a[href="/account"][title="Anna"]').waitFor();

test.use({ serving: `--mail-server smtp://127.0.0.1:${post.port} --mail-from quincunx@play.example.org --site ${SITE}` });

for (const { way, first, second } of some(WAYS, 1, 0)) {
  test(`an address is confirmed on another device, which is signed in by a link, and the first one comes back by another with a new password, ${way}`, async () => {
    post.mails.length = 0;
    const here = await take(first);
    const there = await take(second);
    await here.go('/account');
    await enter(here, 'Anna', PASSWORD);
    const mail = part(here, 'mail');
    await mail.locator('input[name="email"]').fill(ADDRESS);
    await mail.locator('input[name="password"]').fill(PASSWORD);
    await button(here, 'mail-set').click();
    await mail.getByText(here.t('mail-waiting', { address: ADDRESS })).waitFor();
    await mail.scrollIntoViewIfNeeded();
    await here.see('account-mail-waiting');

    // Whoever opens the link has done nothing yet.
    await there.go(await path(1));
    await there.page.getByRole('heading', { name: there.t('mailed-confirm', { address: ADDRESS }) }).waitFor();
    assert.equal(new URL(there.page.url()).hash, '', 'the code does not stay in the address');
    await there.see('mail-confirm');
    assert.equal((await (await here.person()).get('/me/mail')).address, null);
    await button(there, 'mailed-confirm-do').click();
    await there.page.getByRole('heading', { name: there.t('mailed-confirmed') }).waitFor();
    assert.equal((await (await here.person()).get('/me/mail')).address, ADDRESS);
    await there.see('mail-confirmed');

    await askForLink(there);
    await there.see('account-link-asked');
    const entering = await path(2);
    await there.go(entering);
    await there.page.getByRole('heading', { name: there.t('take-account', { name: 'Anna' }) }).waitFor();
    await there.see('mail-enter');
    await there.page.getByRole('button', { name: there.t('take-account-do', { name: 'Anna' }) }).click();
    await isNamed(there);

    // It is used up.
    here.troubled = true;
    await here.go('/account');
    await button(here, 'sign-out').click();
    await isOut(here);
    // Nor is it kept for the back button.
    await here.go('/');
    await here.page.goBack();
    await isOut(here);
    assert.ok(!(await here.page.locator('body').innerText()).includes(ADDRESS), 'her address is still there');
    await here.go(entering);
    await here.page.getByText(here.t('problem-no-such-mailed-link')).waitFor();
    await here.see('mail-used');
    here.troubled = false;

    await askForLink(here);
    await here.go(await path(3));
    await button(here, 'forgot').click();
    await here.page.locator('input[name="password"]').fill('négy hoplita');
    await here.see('mail-new-password');
    await button(here, 'forgot-do').click();
    await isNamed(here);
    assert.equal((await (await there.person()).get('/me')).account, null, 'the other device is out');
  });
}
