// Passkeys: one begins an account, another device has a second one, the first is removed, and whoever has it is out.
import assert from 'node:assert/strict';
import { house, LAPTOP, PHONE, test, visit } from './house.js';
import { inspect } from './looks.js';

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

test('an account begins with a passkey, a second device has one too, and whoever has the first one is out when it is removed', async () => {
  const phone = await visit({ ...PHONE, locale: 'hu-HU' });
  const desk = await visit(LAPTOP);
  for (const device of [phone, desk]) await giveDevice(device);
  await phone.go('/account');
  await phone.page.getByRole('button', { name: 'Fiók létrehozása' }).waitFor();
  assert.equal(await phone.page.getByRole('button', { name: 'azonosítókulccsal' }).count(), 0);

  await goToAccount(phone);
  await phone.page.locator('input[name="username"]').fill('Anna');
  await phone.page.getByRole('button', { name: 'azonosítókulccsal' }).waitFor();
  await inspect(phone, 'passkeys-new', 'hu-HU');
  await phone.page.getByRole('button', { name: 'azonosítókulccsal' }).click();
  await phone.page.getByRole('heading', { name: 'Anna' }).waitFor();
  await phone.page.getByText('Csak ezzel az azonosítókulccsal tudsz bejelentkezni.').waitFor();
  await inspect(phone, 'passkeys-one', 'hu-HU');
  const password = phone.page.locator('form[aria-labelledby="password"]');
  await password.locator('input[name="password"]').fill(PASSWORD);
  await password.getByRole('button', { name: 'Jelszó beállítása' }).click();
  await phone.page.getByText('A jelszó megváltozott.').waitFor();

  // At the desk with the password, which adds a passkey there.
  await goToAccount(desk);
  await desk.page.getByText('Sign in', { exact: true }).last().click();
  await inspect(desk, 'passkeys-sign-in', 'en-GB');
  await desk.page.locator('input[name="username"]').fill('Anna');
  await desk.page.locator('input[name="password"]').fill(PASSWORD);
  await desk.page.getByRole('button', { name: 'Sign in', exact: true }).click();
  const passkeys = desk.page.locator('section[aria-labelledby="passkeys"]');
  await passkeys.locator('input[name="password"]').fill(PASSWORD);
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click();
  await passkeys.locator('li').nth(1).waitFor();

  // It signs in, without a name, and proves who it is.
  await desk.page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await desk.page.getByRole('heading', { name: 'Account' }).waitFor();
  await desk.page.getByText('Sign in', { exact: true }).last().click();
  await desk.page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await desk.page.getByRole('heading', { name: 'Anna' }).waitFor();
  await passkeys.getByRole('button', { name: /^Remove/ }).first().click();
  await passkeys.getByRole('button', { name: 'With a passkey instead' }).click();
  await inspect(desk, 'passkeys-remove', 'en-GB');
  await passkeys.getByRole('button', { name: 'Remove the passkey' }).click();
  await passkeys.locator('li').nth(1).waitFor({ state: 'detached' });

  await phone.page.getByRole('button', { name: 'Kijelentkezés', exact: true }).click();
  await phone.page.getByText('Bejelentkezés', { exact: true }).last().click();
  phone.troubled = true;
  await phone.page.getByRole('button', { name: 'azonosítókulccsal' }).click();
  await phone.page.getByText('Ez az azonosítókulcs nem nyitja a fiókot.').waitFor();
  await inspect(phone, 'passkeys-refused', 'hu-HU');

  await desk.page.getByRole('heading', { name: 'Delete the account' }).click();
  const leave = desk.page.locator('form[aria-labelledby="leave"]');
  await leave.getByRole('button', { name: 'With a passkey instead' }).click();
  await leave.getByRole('button', { name: 'Delete my account for good' }).click();
  await desk.page.getByText('Your account is deleted.').waitFor();
});
