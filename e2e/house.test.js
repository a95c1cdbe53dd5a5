// The listener that every other test relies on.
import assert from 'node:assert/strict';
import { test, visit } from './house.js';
import { until } from './patience.js';

test('whatever is wrong in the console of a page is heard, in every page of the visitor', async () => {
  const visitor = await visit();
  await visitor.go('/');
  const second = await visitor.context.newPage();
  await second.goto(visitor.page.url());
  visitor.troubled = true;
  for (const page of [visitor.page, second]) {
    await page.evaluate(() => {
      console.error('words');
      setTimeout(() => {
        throw new Error('thrown');
      });
      return fetch('/api/nowhere');
    });
  }
  await until(() => visitor.complaints.length >= 4, () => visitor.complaints.join());
  const heard = visitor.complaints.splice(0).map((complaint) => /words|thrown|status of 404/.exec(complaint)?.[0]);
  assert.deepEqual(heard.sort(), ['thrown', 'thrown', 'words', 'words'], 'requests that fail are expected while there is trouble');
});
