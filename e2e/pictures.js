// Makes the pictures of the README: each game's board in the middle of a game, as docs/pictures/GAME.webp.
import { mkdir, writeFile } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import { executablePath, flags } from './browser.js';
import { begin, chance } from './chance.js';
import { House } from './house.js';
import { company, Person } from './person.js';

/** So many actions are played at random before the picture is taken. */
const ACTIONS = { 'in-flanders-field': 40, 'field-of-glory': 60, 'pocket-battles': 100, 'victory-or-death': 150, 'osok-hajnala': 60 };
const folder = new URL('../docs/pictures/', import.meta.url);

begin('pictures');
const house = await House.open(chance);
const browser = await chromium.launch({ executablePath, args: flags });
await mkdir(folder, { recursive: true });
for (const item of await new Person(house).get('/games')) {
  const game = item.info.id;
  const { id, people } = await company(house, item, { count: 2 });
  for (let action = 0; action < ACTIONS[game]; action++) for (const person of people) await person.decide(id);
  await picture(id, people[0], new URL(`${game}.webp`, folder));
}
await browser.close();
await house.close();

/** What this person sees of the table. */
async function picture(id, person, file) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-GB', reducedMotion: 'reduce' });
  const [name, value] = person.cookie.split('=');
  await context.addCookies([{ name, value, url: house.url }]);
  const page = await context.newPage();
  await page.goto(`${house.url}/table/${id}`);
  await page.locator('main[data-number]').waitFor();
  await page.waitForLoadState('networkidle').catch(() => {});
  const session = await context.newCDPSession(page);
  for (const quality of [60, 40, 25]) {
    const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality });
    const bytes = Buffer.from(data, 'base64');
    await writeFile(file, bytes);
    console.log(`${file.pathname}: ${bytes.length} bytes`);
    if (bytes.length < 60_000) break;
  }
  await context.close();
}
