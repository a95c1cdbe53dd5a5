// Passkeys: one begins an account, another device has a second one, the first is removed, and whoever has it is out.
import assert from 'node:assert/strict';
import { button, enter, isIn, part, take, toSignIn, WAYS } from './devices.js';
import { house, test } from './house.js';

const PASSWORD = 'három hoplita';

test.use({ serving: '--host localhost --host 127.0.0.1' });

/** A device that recognises its owner at once. */
async function giveDevice({ context, page }) {
  const session = await context.newCDPSession(page);
  await session.send('WebAuthn.enable');
  const options = { protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true, isUserVerified: true };
  await session.send('WebAuthn.addVirtualAuthenticator', { options });
}

/** Goes to the account's page under a name: there are no passkeys at an address. */
async function goToAccount({ page }) {
  await page.goto(`${house.url.replace('127.0.0.1', 'localhost')}/account`);
  await page.locator('main').waitFor();
}

for (const { way, first, second } of WAYS) {
  test(`an account begins with a passkey, a second device has one too, and whoever has the first one is out when it is removed, ${way}`, async () => {
    const here = await take(first);
    const there = await take(second);
    for (const device of [here, there]) await giveDevice(device);
    await here.go('/account');
    await button(here, 'sign-up-do').waitFor();
    assert.equal(await button(here, 'sign-up-passkey').count(), 0);

    await goToAccount(here);
    await here.page.locator('input[name="username"]').fill('Anna');
    await button(here, 'sign-up-passkey').waitFor();
    await here.see('passkeys-new');
    await button(here, 'sign-up-passkey').click();
    await isIn(here, 'Anna');
    await here.page.getByText(here.t('passkey-last')).waitFor();
    await here.see('passkeys-one');
    await part(here, 'password').locator('input[name="password"]').fill(PASSWORD);
    await button(here, 'password-set').click();
    await here.page.getByText(here.t('password-changed')).waitFor();

    // On the other device with the password, which adds a passkey there.
    await goToAccount(there);
    await toSignIn(there);
    await button(there, 'sign-in-passkey').waitFor();
    await there.see('passkeys-sign-in');
    await enter(there, 'Anna', PASSWORD);
    const passkeys = part(there, 'passkeys');
    await passkeys.locator('input[name="password"]').fill(PASSWORD);
    await button(there, 'passkey-add').click();
    await passkeys.locator('li').nth(1).waitFor();

    // It signs in, without a name, and proves who it is.
    await button(there, 'sign-out').click();
    await there.page.getByRole('heading', { name: there.t('account') }).waitFor();
    await toSignIn(there);
    await button(there, 'sign-in-passkey').click();
    await isIn(there, 'Anna');
    await passkeys.getByRole('button', { name: there.t('passkey-remove') }).first().click();
    await button(there, 'proof-by-passkey', passkeys).click();
    await passkeys.scrollIntoViewIfNeeded();
    await there.see('passkeys-remove');
    await button(there, 'passkey-remove-do').click();
    await passkeys.locator('li').nth(1).waitFor({ state: 'detached' });

    await button(here, 'sign-out').click();
    await toSignIn(here);
    here.troubled = true;
    await button(here, 'sign-in-passkey').click();
    await here.page.getByText(here.t('problem-wrong-passkey')).waitFor();
    await here.see('passkeys-refused');

    const leave = part(there, 'leave');
    await leave.getByRole('heading').click();
    await button(there, 'proof-by-passkey', leave).click();
    await button(there, 'account-delete-do').click();
    await there.page.getByText(there.t('account-deleted')).waitFor();
  });
}
