import { flushSync } from 'svelte';
import { expect, it, vi } from 'vitest';
import type { BotInfo } from '$generated/BotInfo';
import { stage } from '../testing';
import Bots from './Bots.svelte';

const { place, show } = stage();

it('makes a token for what is chosen, and shows it as long as the page stands open', async () => {
  let bots: BotInfo[] = [{ name: 'Robi', tokens: [] }];
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', (address: string, { body }: RequestInit) => {
    if (body) sent.push(JSON.parse(body as string));
    const made = address.endsWith('/tokens');
    if (made) bots = [{ name: 'Robi', tokens: [{ id: '1', name: 'at home', scopes: ['read', 'play'], created: 1, used: null }] }];
    return Promise.resolve(new Response(JSON.stringify(made ? { token: 'quincunx-bot-0' } : bots), { status: made ? 201 : 200 }));
  });
  show(Bots);
  const form = await vi.waitFor(() => place.querySelector<HTMLFormElement>('form[aria-labelledby="token"]') ?? expect.fail());
  const button = form.querySelector('button');
  const boxes = [...form.querySelectorAll<HTMLInputElement>('[type="checkbox"]')];
  for (const box of boxes) box.click();
  flushSync();
  expect(button?.disabled).toBe(true);
  boxes[1]?.click();
  boxes[0]?.click();
  const name = form.querySelector<HTMLInputElement>('[name="token"]')!;
  name.value = 'at home';
  name.dispatchEvent(new Event('input', { bubbles: true }));
  flushSync();
  expect(button?.disabled).toBe(false);
  form.dispatchEvent(new SubmitEvent('submit', { cancelable: true }));
  await vi.waitFor(() => expect(place.querySelector<HTMLInputElement>('[readonly]')?.value).toBe('quincunx-bot-0'));
  expect(sent).toEqual([{ bot: 'Robi', name: 'at home', scopes: expect.toSatisfy((scopes: string[]) => scopes.toSorted().join() === 'play,read') }]);
  await vi.waitFor(() => expect(place.querySelector('li strong')?.textContent).toBe('at home'));
  expect(place.querySelector('li')?.textContent).toContain('to see tables and its own games · to sit down and play');
});
