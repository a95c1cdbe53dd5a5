// Passkeys: one begins an account, another device has a second one, the first is removed, and whoever has it is out.
import assert from 'node:assert/strict';
import { button, enter, isIn, isOut, part, take, toSignIn, WAYS } from './devices.js';
import { house, test } from './house.js';
import { some } from './some.js';

const PASSWORD = 'három hoplita';

test.use({ serving: '--host localhost --host 127.0.0.1' });

/** A device that recognises its owner at once, as long as the owner `isThere`: a passkey that is proposed beside the name is picked at once, too. */
async function giveDevice({ context, page }) {
  const session = await context.newCDPSession(page);
  await session.send('WebAuthn.enable');
  const options = { protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true, isUserVerified: true };
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', { options });
  return (isThere) => session.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled: isThere });
}

/** Notes that a page has the browser propose passkeys. An empty page has nothing to do it by. */
function noteProposals() {
  const { credentials } = navigator;
  const get = credentials?.get.bind(credentials);
  if (!get) return;
  credentials.get = (options) => {
    globalThis.proposed ||= options.mediation === 'conditional';
    return get(options);
  };
}

/** Turns to signing in where the browser proposes a passkey beside the name and nobody is there to pick it; a moment later somebody is. */
async function leaveProposed(device, isThere) {
  await isThere(false);
  await device.page.evaluate(() => (globalThis.proposed = false));
  await toSignIn(device);
  await device.page.locator('input[autocomplete="username webauthn"]').waitFor();
  await device.page.waitForFunction(() => globalThis.proposed);
  await isThere(true);
}

/** Goes to the account's page under a name: there are no passkeys at an address. */
async function goToAccount({ page }) {
  await page.goto(`${house.url.replace('127.0.0.1', 'localhost')}/account`);
  await page.locator('main').waitFor();
}

for (const { way, first, second } of some(WAYS, 1, 1)) {
  test(`an account begins with a passkey, a second device has one too, and whoever has the first one is out when it is removed, ${way}`, async () => {
    const here = await take(first);
    const there = await take(second);
    for (const device of [here, there]) await device.context.addInitScript(noteProposals);
    const [hereSheIs, thereSheIs] = [await giveDevice(here), await giveDevice(there)];
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

    // It signs in, without a name, by the button as well as where the name would be written, and proves who it is.
    await button(there, 'sign-out').click();
    await isOut(there);
    await leaveProposed(there, thereSheIs);
    await button(there, 'sign-in-passkey').click();
    await isIn(there, 'Anna');
    await button(there, 'sign-out').click();
    // She is in before anybody could look whether the choice has changed.
    await there.page.getByRole('radio', { name: there.t('sign-in') }).click({ force: true });
    await isIn(there, 'Anna');
    await passkeys.getByRole('button', { name: there.t('passkey-remove') }).first().click();
    await button(there, 'proof-by-passkey', passkeys).click();
    await passkeys.scrollIntoViewIfNeeded();
    await there.see('passkeys-remove');
    await button(there, 'passkey-remove-do').click();
    await passkeys.locator('li').nth(1).waitFor({ state: 'detached' });

    await button(here, 'sign-out').click();
    await leaveProposed(here, hereSheIs);
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
