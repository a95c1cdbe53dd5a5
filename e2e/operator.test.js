// The operator's page: what goes on, a word to everybody, a table that is closed with a reason, and what players report.
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { house, LAPTOP, PHONE, shelf, test, visit } from './house.js';
import { openTable } from './lobby.js';
import { inspect } from './looks.js';
import { Person } from './person.js';

const item = shelf.find(({ info }) => info.id === 'in-flanders-field');
const folder = mkdtempSync(join(tmpdir(), 'quincunx-token-'));
const token = join(folder, 'token');
// A worker comes to another file and back: then it is made once more.
test.beforeAll(() => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(token, 'three hoplites\n');
});
test.afterAll(() => rmSync(folder, { recursive: true }));

test.use({ serving: `--metrics 127.0.0.1:0 --operator-token-file ${token}` });

test('the operator sees what goes on, tells everybody something, and closes a table with a reason', async () => {
  const player = await visit({ ...PHONE, locale: 'hu-HU' });
  const table = await openTable(player, item, { name: 'Anna' });
  const operator = await visit({ ...LAPTOP, httpCredentials: { username: 'operator', password: 'three hoplites' } });
  const { page } = operator;
  await page.goto(`http://${house.operator}/`);
  await page.getByText('Nobody is told anything just now.').waitFor();
  const plot = (name) => page.locator('figure').filter({ has: page.getByText(name, { exact: true }) }).locator('strong');
  await page.waitForFunction(() => !document.querySelector('#plots').textContent.includes('…'), undefined, { timeout: 20_000 });
  assert.equal(await plot('Tables in memory').textContent(), '1');
  assert.match(await plot('Memory').textContent(), /^\d+ MiB$/);

  await page.getByLabel('What everybody is told').fill('Öt perc múlva újraindul a szerver.');
  await page.getByRole('button', { name: 'Tell everybody' }).click();
  await page.getByText('Everybody is told: Öt perc múlva újraindul a szerver.').waitFor();
  const stranger = await visit({ ...LAPTOP, locale: 'ru-RU' });
  await stranger.go('/');
  await stranger.page.getByText('Öt perc múlva újraindul a szerver.').waitFor();
  await inspect(stranger, 'announced', 'ru-RU');
  await stranger.page.locator('[role="status"]', { hasText: 'Öt perc' }).getByRole('button').click();
  await stranger.page.getByText('Öt perc múlva újraindul a szerver.').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Take it back' }).click();
  await page.getByText('Nobody is told anything just now.').waitFor();

  await page.getByLabel('Table', { exact: true }).fill(table);
  await page.getByLabel('Reason').fill('A próba véget ért.');
  await page.getByRole('button', { name: 'Close it for good' }).click();
  await page.getByText(`The table ${table} is closed.`).waitFor();
  await page.locator('#tables tr', { hasText: 'A próba véget ért.' }).getByRole('link', { name: 'save' }).waitFor();
  await inspect(operator, 'operator', 'en-GB');
  await player.page.getByText('„A próba véget ért.”').waitFor();
  await inspect(player, 'table-closed', 'hu-HU');
});

test('a player reports another, whose name the operator takes away, and who reads that and chooses a new one', async () => {
  const host = await new Person(house).known();
  await host.post('/me/account', { name: 'Rude', password: 'three hoplites' });
  const id = await host.makeTable(item);
  const guest = new Person(house);
  await guest.sit(id, 'Béla', (await host.get(`/tables/${id}`)).invite);
  const phone = await visit(PHONE);
  await phone.become(guest);
  await phone.go(`/table/${id}`);
  await phone.page.getByRole('button', { name: 'Rude', exact: true }).tap();
  await phone.page.getByLabel('An offensive name').check();
  await phone.page.getByLabel('In a few words').fill('Look at it.');
  await inspect(phone, 'report', 'en-GB');
  await phone.page.getByRole('button', { name: 'Send', exact: true }).tap();
  await phone.page.getByText('The operator has your report.').waitFor();

  const operator = await visit({ ...LAPTOP, httpCredentials: { username: 'operator', password: 'three hoplites' } });
  operator.page.on('dialog', (dialog) => dialog.accept());
  await operator.page.goto(`http://${house.operator}/`);
  const row = operator.page.locator('#reported tr', { hasText: 'Look at it.' });
  await row.waitFor();
  await inspect(operator, 'operator-reports', 'en-GB');
  // The note is begun before the list is there anew.
  let renew;
  const renewed = new Promise((resolve) => (renew = resolve));
  await operator.page.route(/\/reports$/, async (route) => {
    await renewed;
    await route.continue();
  });
  await row.getByRole('button', { name: 'Take the name away' }).click();
  await operator.page.getByText('“Rude” is called otherwise now.').waitFor();
  const note = row.getByLabel('Note for yourself');
  await note.fill('The name is gone.');
  renew();
  await row.getByText('Player').waitFor();
  assert.equal(await note.inputValue(), 'The name is gone.');
  assert.ok(await note.evaluate((element) => element === document.activeElement), 'it can be written on');
  await row.getByRole('button', { name: 'Settle it' }).click();
  await row.getByText('The name is gone.').waitFor();
  await phone.page.getByRole('button', { name: 'Close', exact: true }).tap();
  await phone.page.getByRole('button', { name: /^Player \d+$/ }).waitFor();

  const desk = await visit(LAPTOP);
  await desk.become(host);
  await desk.go('/');
  await desk.page.getByText(/^You are called Player \d+ now\./).waitFor();
  await inspect(desk, 'renamed', 'en-GB');
  await desk.page.getByLabel('Another name').fill('Anna');
  await desk.page.getByRole('button', { name: 'Take this name' }).click();
  await desk.page.getByRole('dialog').waitFor({ state: 'detached' });
  assert.equal((await host.get('/me')).account.name, 'Anna');
});
