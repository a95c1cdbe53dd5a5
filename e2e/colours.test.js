// Colours that are the reader's own: what ours tell must be told all the same.
import assert from 'node:assert/strict';
import { DESKTOP, house, PHONE, shelf, test, visit } from './house.js';
import { inspect } from './looks.js';
import { shows, tableAt } from './play.js';

/** What comes before these phases is done with buttons, which look as they do on every page. */
const BEGUN = { 'pocket-battles': 'battle', 'victory-or-death': 'turns' };

/**
 * Somebody before a table in the middle of a game who has much to choose from, with colours forced by the system. Between two or three
 * things one chooses with buttons as well.
 */
async function before(item, options) {
  const isMiddle = async ({ number, waiting }, { id, people }) => {
    if (number < 12 || !waiting.includes(0)) return false;
    const { view, choices } = (await people[0].observation(id)).observation;
    return view.phase === (BEGUN[item.info.id] ?? view.phase) && choices.length > 4;
  };
  const { id, people } = await tableAt(house, item, isMiddle);
  const visitor = await visit({ ...options, forcedColors: 'active' });
  await visitor.decideByHandAlone();
  await visitor.become(people[0]);
  await visitor.go(`/table/${id}`);
  await shows(visitor.page, (await people[0].observation(id)).number);
  return visitor;
}

/** A system colour as a pixel of it is written; one that is seen through as it is without that. */
const system = (page, name, within = 'body') =>
  page.locator(within).evaluate((place, name) => {
    const probe = place.appendChild(document.createElement('i'));
    probe.style.color = name;
    const [red, green, blue] = getComputedStyle(probe).color.match(/\d+/g);
    probe.remove();
    return `rgb(${red}, ${green}, ${blue})`;
  }, name);

/** How many pixels of each colour are seen where an element is, and a little around it. */
async function seen(page, element) {
  await element.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await element.boundingBox();
  const clip = { x: Math.max(0, x - 4), y: Math.max(0, y - 4), width: width + 8, height: height + 8 };
  const picture = (await page.screenshot({ clip })).toString('base64');
  const counts = await page.evaluate(async (picture) => {
    const image = new Image();
    image.src = `data:image/png;base64,${picture}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d');
    canvas.drawImage(image, 0, 0);
    const { data } = canvas.getImageData(0, 0, image.width, image.height);
    const counts = {};
    for (let at = 0; at < data.length; at += 4) {
      const colour = `rgb(${data.slice(at, at + 3).join(', ')})`;
      counts[colour] = (counts[colour] ?? 0) + 1;
    }
    return counts;
  }, picture);
  return (colour) => counts[colour] ?? 0;
}

const ground = (locator) => locator.evaluate((element) => getComputedStyle(element).backgroundColor);

for (const item of shelf) {
  test(`${item.info.id}: in colours of the reader's own one sees what may be pressed, and whose a thing is`, async () => {
    const visitor = await before(item, DESKTOP);
    const { page } = visitor;
    const chosen = await system(page, 'Highlight');
    const choices = page.locator('.board [data-action]:visible:not(:disabled)');
    const marks = [];
    for (const choice of await choices.all()) marks.push((await seen(page, choice))(chosen));
    assert.ok(marks.some((pixels) => pixels >= 40), `none of ${marks.length} choices is marked`);
    // What the others have touched is marked in a colour that means nothing else.
    assert.equal(await system(page, 'var(--struck)', '.board'), await system(page, 'CanvasText'));
    const signs = page.locator('main aside ol .sign :is(.letter, svg)');
    const grounds = await signs.evaluateAll((signs) => signs.map((sign) => getComputedStyle(sign).backgroundColor));
    assert.ok(grounds.length > 1 && new Set(grounds).size === grounds.length, grounds.join(' '));
    await inspect(visitor, `${item.info.id}-forced`, 'en-GB');
  });
}

test('Pocket Battles: sectors, units and sides stand apart in colours of the reader’s own', async () => {
  const { page } = await before(shelf.find(({ info }) => info.id === 'pocket-battles'), PHONE);
  const canvas = await system(page, 'Canvas');
  assert.notEqual(await ground(page.locator('[data-zone="AR2"]')), canvas, 'a sector');
  const [a, b] = await Promise.all(['A', 'B'].map((side) => ground(page.locator(`[data-unit^="${side}"] .badge`).first())));
  assert.equal(new Set([a, b, canvas]).size, 3, `the sides: ${a}, ${b}`);
});
