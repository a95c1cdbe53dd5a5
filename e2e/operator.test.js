// The operator's page: what goes on, a word to everybody, and a table that is closed with a reason.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { house, LAPTOP, PHONE, shelf, test, visit } from './house.js';
import { openTable } from './lobby.js';
import { inspect } from './looks.js';

const item = shelf.find(({ info }) => info.id === 'in-flanders-field');
const folder = mkdtempSync(join(tmpdir(), 'quincunx-token-'));
const token = join(folder, 'token');
writeFileSync(token, 'three hoplites\n');

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
