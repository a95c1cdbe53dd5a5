// Decks that players bring to Ősök Hajnala: built from a ready one, wrong and right again, kept, shared, played with, brought to
// somebody else's table.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { DESKTOP, house, LANGUAGES, PHONE, shelf, test, visit } from './house.js';
import { tableOf } from './lobby.js';
import { inspect, look } from './looks.js';
import { Person } from './person.js';
import { act, byMouse, shows } from './play.js';

const item = shelf.find(({ info }) => info.id === 'osok-hajnala');
const PAGE = '/decks/osok-hajnala';
const CARD = 'Ironbeam Shieldman';

const press = (page, name) => page.getByRole('button', { name, exact: true }).click();
/** The deck's own list of its cards, beside the cards that there are. */
const listed = (page, part) => page.locator(`.deck [data-part="${part}"]`);
const verdict = (page) => page.locator('.verdict');

/** Starts from the ready deck of the warriors, and exchanges two of its cards for others. */
async function build(page) {
  await press(page, 'Ironbeam Battalion');
  await verdict(page).getByText('This deck keeps the rules.').waitFor();
  const main = listed(page, 'main');
  const [first] = await main.locator('.name').allTextContents();
  await main.getByRole('button', { name: `${first}: one more, draw deck` }).click();
  await verdict(page).getByRole('link', { name: '§ OH-2.20' }).waitFor();
  assert.match(await verdict(page).innerText(), /41/, 'one card too many');
  const last = (await main.locator('.name').allTextContents()).at(-1);
  await main.getByRole('button', { name: `${last}: one fewer, draw deck` }).click();
  await verdict(page).getByText('This deck keeps the rules.').waitFor();
}

async function save(page, name) {
  await page.getByLabel('Name of the deck').fill(name);
  await press(page, 'Save');
  await page.getByRole('button', { name, exact: true, pressed: true }).waitFor();
}

/** The cards of the draw deck, with their copies, as soon as they are there. */
async function cards(page) {
  const rows = listed(page, 'main').locator('li');
  await rows.first().waitFor();
  return (await rows.allInnerTexts()).map((row) => row.replace(/\s+/g, ' '));
}

test('a deck is built from a ready one, wrong and right again, kept, shared, and played with', async () => {
  const anna = await visit(DESKTOP);
  const { page } = anna;
  await anna.decideByHandAlone();
  await anna.go('/');
  await page.getByRole('link', { name: item.info.title, exact: true }).click();
  await page.getByRole('link', { name: 'Decks', exact: true }).click();
  await page.waitForURL(`**${PAGE}`);
  await build(page);
  await save(page, 'Hammer and anvil');
  const built = await cards(page);
  await page.reload();
  await page.getByRole('button', { name: 'Hammer and anvil', exact: true, pressed: true }).waitFor();
  assert.deepEqual(await cards(page), built, 'it is there when the page is opened again');

  await press(page, 'Share link');
  const link = await page.locator('dialog input').inputValue();
  await press(page, 'Close');
  const bela = await visit(PHONE);
  await bela.page.goto(link);
  await verdict(bela.page).getByText('This deck keeps the rules.').waitFor();
  assert.equal(await bela.page.getByLabel('Name of the deck').inputValue(), 'Hammer and anvil');
  assert.deepEqual(await cards(bela.page), built, 'who opens the link sees the deck');
  await press(bela.page, 'Save');

  await press(page, 'Play with this deck');
  const form = page.locator('form');
  await form.waitFor();
  assert.equal(await form.getByRole('combobox', { name: 'Your deck' }).locator('option:checked').innerText(), 'Hammer and anvil');
  await form.locator('input[type="text"]').fill('Anna');
  await form.locator('select').first().selectOption('random');
  await form.locator('button[type="submit"]').click();
  await page.waitForURL('**/table/**');
  const id = tableOf(page);
  await page.locator('main[data-number]').waitFor();
  const person = await anna.person();
  const { decks } = await person.get(`/tables/${id}/components`);
  const count = decks[0].reduce((sum, { count }) => sum + count, 0);
  assert.equal(count, 40);
  assert.ok(decks[0].every(({ card }) => card.startsWith('w-')), 'it is the deck that was built');

  // The set-up and the first turn, with whatever can be pressed first.
  for (let decisions = 0; decisions < 200; decisions++) {
    const { number, observation } = await person.observation(id);
    if (observation.view.turn > 1 || observation.view.ending) return;
    if (observation.choices.length === 0) {
      await shows(page, number + 1);
      continue;
    }
    const { action } = observation.choices.find(({ action }) => /^(draw-seven|done|finish)/.test(action)) ?? observation.choices[0];
    await act(page, number, action, byMouse);
  }
  assert.fail('the first turn does not end');
});

test('who joins brings a deck, which the rules check', async () => {
  const anna = new Person(house);
  const id = await anna.makeTable(item);
  const { invite } = await anna.get(`/tables/${id}`);
  const bela = await visit(PHONE);
  const { page } = bela;
  await bela.go(PAGE);
  await build(page);
  await save(page, 'My warriors');

  await bela.go(`/table/${id}?invite=${invite}`);
  const picker = page.getByRole('combobox', { name: 'Your deck' });
  assert.equal(await picker.locator('option:checked').innerText(), 'As agreed at this table');
  await picker.selectOption({ label: 'As text …' });
  await page.getByLabel('Your deck, as text').fill(`39 w-c1\n1 ${CARD.toLowerCase()}\n3 nobody`);
  await page.locator('form').getByText('No card is called “nobody”.', { exact: false }).waitFor();
  assert.match(await page.locator('form [role="status"]').first().innerText(), /Line 3.+nobody/);
  await page.getByRole('link', { name: '§ OH-2.21' }).first().waitFor();
  await inspect(bela, 'decks-join-en-phone', 'en-GB');
  await picker.selectOption({ label: 'My warriors' });
  await page.locator('form input[type="text"]').fill('Béla');
  await page.locator('form button[type="submit"]').click();
  await page.locator('main[data-number]').waitFor();
  const { options } = await anna.get(`/tables/${id}`);
  assert.equal(options.decks[0], 'hunter-foray', 'the other seat keeps its deck');
  assert.match(options.decks[1], /^# My warriors\n/);
});

test('a deck is copied as text and taken from text, duplicated and deleted', async () => {
  const visitor = await visit(DESKTOP);
  const { page } = visitor;
  await visitor.go(PAGE);
  await press(page, '+ Empty deck');
  await verdict(page).getByRole('link', { name: '§ OH-2.20' }).waitFor();
  await press(page, 'Deck as text');
  const field = page.locator('dialog textarea');
  await field.fill(`# From a friend\n4 ${CARD}\n3 nobody\nside\n1 w-c2\n`);
  await page.locator('dialog').getByText('No card is called “nobody”.', { exact: false }).waitFor();
  assert.match(await page.locator('dialog [role="status"]').innerText(), /Line 3.+nobody/, 'each fault stands with its line');
  await press(page, 'Take this text');
  assert.equal(await page.getByLabel('Name of the deck').inputValue(), 'From a friend');
  await verdict(page).getByText('No card is called “nobody”.', { exact: false }).waitFor();
  assert.equal((await cards(page)).length, 2, 'what nobody knows can be taken out');
  await listed(page, 'main').getByRole('button', { name: 'nobody: one fewer, draw deck' }).click({ clickCount: 3 });
  await listed(page, 'side').getByRole('button', { name: /To the draw deck$/ }).click();
  assert.equal((await cards(page)).length, 2, 'a card comes in from the side deck');
  await press(page, 'Save as a draft');
  await press(page, 'Duplicate');
  await page.getByRole('button', { name: 'From a friend (copy) draft', exact: true, pressed: true }).waitFor();
  assert.ok(await page.getByRole('button', { name: 'Play with this deck', exact: true }).isDisabled(), 'a draft is not played with');
  await press(page, 'Deck as text');
  assert.match(await page.locator('dialog textarea').inputValue(), new RegExp(`^# From a friend .copy.\\n\\d ${CARD}\\n`), 'it is written with names');
  await press(page, 'Close');
  await press(page, 'Delete');
  await page.locator('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('button', { name: 'From a friend draft', exact: true, pressed: true }).waitFor();
  assert.equal(await page.getByRole('button', { name: 'From a friend (copy) draft', exact: true }).count(), 0);
});

test('an empty deck stays empty, however late the cards come', async () => {
  const visitor = await visit(DESKTOP);
  const { page } = visitor;
  let give;
  const wanted = new Promise((resolve) => (give = resolve));
  await page.route('**/api/games/*/components', async (route) => {
    await wanted;
    await route.continue();
  });
  await visitor.go(PAGE);
  await press(page, '+ Empty deck');
  give();
  await page.getByRole('button', { name: 'Ironbeam Battalion', exact: true, pressed: false }).waitFor();
  await verdict(page).getByRole('link', { name: '§ OH-2.20' }).waitFor();
  assert.equal(await listed(page, 'main').locator('.name').count(), 0);
});

test('cards are found by word, caste, kind and level, and put into the deck', async () => {
  const visitor = await visit(DESKTOP);
  const { page } = visitor;
  await visitor.go(PAGE);
  await press(page, '+ Empty deck');
  const browser = page.locator('section.cards');
  await browser.getByRole('button', { name: 'Warrior', exact: true }).click();
  await browser.getByLabel('Kind').selectOption({ label: 'Mercenary' });
  await browser.getByLabel('Search names and texts').fill('shieldman');
  await browser.getByRole('button', { name: `${CARD}: one more, draw deck` }).click();
  await browser.getByRole('button', { name: `${CARD}: one more, side deck` }).click();
  assert.equal(await browser.locator('[data-card]').count(), 1);
  assert.equal(await listed(page, 'main').locator('.name').innerText(), CARD);
  assert.equal(await listed(page, 'side').locator('.name').innerText(), CARD);
  await browser.getByLabel('Search names and texts').fill('nothing like this');
  await browser.getByText(/^0 of \d+ cards$/).waitFor();
  await listed(page, 'side').getByRole('button', { name: CARD, exact: true }).click();
  await browser.locator('[data-card="w-c1"]').waitFor();
});

test('who owns real cards brings them in a file, with its faults told by line', async () => {
  const visitor = await visit(DESKTOP);
  visitor.troubled = true;
  const { page } = visitor;
  await visitor.go(PAGE);
  await page.getByText('Rules that the deck must keep').click();
  const file = page.getByLabel('Cards of your own, from a file');
  const text = await readFile(new URL('../games/osok-hajnala/components.toml', import.meta.url), 'utf8');
  const given = (text) => file.setInputFiles({ name: 'cards.toml', mimeType: 'text/plain', buffer: Buffer.from(text) });
  await given(text.replace('kind = "mercenary"', 'kind = "dragon"'));
  await page.locator('.option .fault').getByText(/^Line \d+/).waitFor();
  await given(text.replaceAll('"w-c1"', '"my-guard"').replaceAll('w-c1', 'my-guard').replaceAll('Ironbeam Shieldman', 'Guard of my own'));
  const browser = page.locator('section.cards');
  await browser.getByLabel('Search names and texts').fill('guard of my own');
  await browser.getByRole('button', { name: 'Guard of my own: one more, side deck' }).click();
  await listed(page, 'side').getByText('Guard of my own').waitFor();
  await verdict(page).getByText('This deck keeps the rules.').waitFor();
  await page.getByRole('button', { name: 'Back to the standard cards' }).click();
  await listed(page, 'side').getByText('my-guard').waitFor();
  await verdict(page).getByRole('link', { name: '§ OH-2.20' }).waitFor();
});

test("a table with a file of one's own cards offers the ready decks of that file", async () => {
  const visitor = await visit(DESKTOP);
  visitor.troubled = true;
  const { page } = visitor;
  await visitor.go('/');
  await page.getByRole('link', { name: item.info.title, exact: true }).click();
  const form = page.locator('form');
  const deck = (name) => form.getByRole('combobox', { name });
  const picked = (name) => deck(name).locator('option:checked').innerText();
  const ready = () => deck('Your deck').locator('optgroup[label="Ready decks"] option').allInnerTexts();
  await deck('Your deck').locator('optgroup[label="Ready decks"] option').first().waitFor({ state: 'attached' });
  const usual = await ready();
  await form.getByText('More options').click();
  await form.getByText('Rules of this table').click();
  const text = await readFile(new URL('../games/osok-hajnala/components.toml', import.meta.url), 'utf8');
  const given = (text) =>
    form.getByLabel('Cards of your own, from a file').setInputFiles({ name: 'cards.toml', mimeType: 'text/plain', buffer: Buffer.from(text) });
  await given(text.replace('kind = "mercenary"', 'kind = "dragon"'));
  await form.locator('.option .fault').getByText(/^Line \d+/).waitFor();
  assert.deepEqual(await ready(), usual);
  const own = text.replace('id = "hunter-foray"\nname = "Beechhide Foray"', 'id = "my-hunters"\nname = "Hunters of my own"');
  await given(own.replace('id = "mage-circle"\nname = "Ashkeep Circle"', 'id = "my-mages"\nname = "Mages of my own"'));
  await deck('Your deck').getByRole('option', { name: 'Hunters of my own' }).waitFor({ state: 'attached' });
  assert.deepEqual(await ready(), ['Hunters of my own', 'Mages of my own', 'Ironbeam Battalion']);
  assert.equal(await picked('Your deck'), 'Hunters of my own', 'the usual deck is not in the file');
  assert.equal(await form.locator('.fault').count(), 0);
  await form.locator('input[value="open"]').check({ force: true });
  await deck('Your deck').selectOption('my-mages');
  await form.locator('input[type="text"]').fill('Anna');
  await form.locator('button[type="submit"]').click();
  await page.waitForURL('**/table/**');
  await page.getByText('Mages of my own – Mages of my own').waitFor();

  const bela = await visit(PHONE);
  await bela.page.goto(page.url());
  const brought = bela.page.getByRole('combobox', { name: 'Your deck' });
  await brought.selectOption({ label: 'As text …' });
  await bela.page.getByLabel('Your deck, as text').fill('40 w-c1');
  await bela.page.getByRole('link', { name: '§ OH-2.21' }).first().waitFor();
  await brought.selectOption({ label: 'Ironbeam Battalion' });
  await bela.page.locator('form input[type="text"]').fill('Béla');
  await bela.page.locator('form button[type="submit"]').click();
  await bela.page.locator('main[data-number]').waitFor();
  const { options } = await (await bela.person()).get(`/tables/${tableOf(page)}`);
  assert.deepEqual(options.decks, ['my-mages', 'warrior-battalion']);
});

for (const [place, locale] of Object.keys(LANGUAGES).entries()) {
  test(`the page that builds decks, readable for everybody: ${locale}`, async () => {
    // Axe looks where the page is made of other parts, or has other colours.
    const see = place === 0 ? inspect : look;
    for (const [name, options] of [['desktop', DESKTOP], ['phone', PHONE]]) {
      const colorScheme = (place + (name === 'phone')) % 2 ? 'dark' : 'light';
      const visitor = await visit({ ...options, locale, colorScheme });
      const { page } = visitor;
      await visitor.go(PAGE);
      await page.locator('.verdict .good').waitFor();
      await see(visitor, `decks-${LANGUAGES[locale]}-${name}-${colorScheme}`, locale);
      if (name === 'phone') {
        await page.locator('.turn button').last().click();
        await see(visitor, `decks-cards-${LANGUAGES[locale]}-${name}-${colorScheme}`, locale);
      }
    }
  });
}
