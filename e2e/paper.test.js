// What comes out of a printer.
import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { house, LAPTOP, PHONE, shelf, test, visit } from './house.js';
import { company } from './person.js';
import { play } from './play.js';

/** How many pieces of text there are on each page of a PDF as Chromium writes it. */
function textsOf(pdf) {
  const text = pdf.toString('latin1');
  const pages = [...text.matchAll(/\/Type \/Page\b(?!s)[\s\S]*?\/Contents (\d+) 0 R/g)];
  return pages.map(([, id]) => {
    const object = text.indexOf(`\n${id} 0 obj`);
    const [, length] = /\/Length (\d+)/.exec(text.slice(object));
    const begin = text.indexOf('stream\n', object) + 'stream\n'.length;
    const content = pdf.subarray(begin, begin + Number(length));
    return (content.length > 0 ? inflateSync(content) : content).toString('latin1').match(/\bT[Jj]\b/g)?.length ?? 0;
  });
}

/** Somebody whose pages can be asked what came and went while they were printed: `changes`, once `noteChanges` has run there. */
async function reader(options) {
  const visitor = await visit(options);
  // Whoever asks first hears first that it is over.
  await visitor.context.addInitScript(() => addEventListener('afterprint', () => globalThis.printed()));
  return visitor;
}

/** From the moment at which the page has made itself ready for paper, and its sheets are counted. */
function noteChanges() {
  globalThis.changes = [];
  const note = (found) => globalThis.changes.push(...found.map(({ target }) => target.className));
  const observer = new MutationObserver(note);
  addEventListener('beforeprint', () => observer.observe(document.body, { childList: true, subtree: true }));
  globalThis.printed = () => {
    note(observer.takeRecords());
    observer.disconnect();
  };
}

/** Prints a page: no sheet of it is blank. Then it stays as it was printed, to be looked at. */
async function print(page) {
  await page.evaluate(noteChanges);
  const texts = textsOf(await page.pdf({ format: 'A4' }));
  assert.deepEqual(await page.evaluate(() => globalThis.changes), [], 'sheets are printed as they were counted');
  assert.ok(texts.length > 0 && texts.every((pieces) => pieces > 0), `so much is on each sheet: ${texts}`);
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  assert.equal(await page.locator('button.button:visible').count(), 0, 'nothing can be pressed on paper');
  return texts;
}

/** All of a log is there, to its last line. */
async function logIsWhole(page) {
  const log = page.getByRole('log');
  const { lines, folded, rolled } = await log.evaluate((box) => ({
    lines: box.querySelectorAll('li').length,
    folded: box.querySelectorAll('[aria-expanded]').length,
    rolled: box.scrollHeight - box.clientHeight,
  }));
  assert.ok(lines > 10, `${lines} lines`);
  assert.deepEqual({ folded, rolled }, { folded: 0, rolled: 0 });
}

// What is printed differs by game, and little by the width of the screen: each is looked at from one of two.
for (const [place, item] of shelf.entries()) {
  const [name, size] = place % 2 ? ['phone', PHONE] : ['desktop', LAPTOP];
  test(`${item.info.id}: a finished table and its replay on paper, from a ${name}`, async () => {
    const { id, people } = await company(house, item);
    await play(id, people);
    const visitor = await reader({ ...size, colorScheme: 'dark' });
    const { page } = visitor;
    await visitor.become(people[0]);
    await visitor.go(`/table/${id}`);
    await page.locator('dialog[open]').waitFor();
    const texts = await print(page);
    await logIsWhole(page);
    await page.getByRole('heading', { name: 'Result' }).waitFor();
    const board = await page.locator('.board').boundingBox();
    assert.ok(board.width > 300 && board.width <= 720, `the board is ${board.width} wide`);

    const record = join(house.folder, 'record.json');
    await writeFile(record, JSON.stringify(await people[0].get(`/tables/${id}/record`)));
    await page.emulateMedia({ media: null });
    await visitor.go('/replay');
    await page.locator('input[type="file"]').setInputFiles(record);
    await page.locator('.board').waitFor();
    const replayed = await print(page);
    await logIsWhole(page);
    assert.ok(replayed.length <= texts.length, 'a replay has no result');
  });
}

test('a deck on paper is a list of its cards', async () => {
  const visitor = await reader(PHONE);
  const { page } = visitor;
  await visitor.go('/decks/osok-hajnala');
  await page.locator('[data-part="main"] li').first().waitFor({ state: 'attached' });
  const texts = await print(page);
  assert.ok(texts.length <= 3, `${texts.length} sheets`);
  assert.ok(await page.locator('[data-part="main"] li').last().isVisible());
  assert.equal(await page.locator('.tiles').isVisible(), false, 'the other cards are not printed');
});
