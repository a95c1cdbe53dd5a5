import { flushSync } from 'svelte';
import { expect, it, vi } from 'vitest';
import { reader } from '$lib/reader.svelte';
import { stage } from '../testing';
import Renamed from './Renamed.svelte';

const { place, show, all, texts } = stage();

it('tells whose name was taken away, and lets an account choose another', async () => {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', (address: string, { body }: RequestInit = {}) => {
    if (address === '/api/me/name') sent.push(JSON.parse(body as string));
    const account = { name: sent.length === 0 ? 'Player 17' : 'Anna' };
    const me = { known: true, account, ...(sent.length === 0 && { renamed: true }) };
    return Promise.resolve(new Response(JSON.stringify(address.startsWith('/api/me') ? me : [])));
  });
  await reader.becomes({ name: 'Badword' });
  const { whose } = reader;
  await reader.ask();
  expect(reader.renamed).toBe(true);
  show(Renamed);
  expect(texts('p')[0]).toContain('You are called Player 17 now.');
  const field = place.querySelector('input')!;
  field.value = 'Anna';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  flushSync();
  place.querySelector('form')!.dispatchEvent(new SubmitEvent('submit', { cancelable: true }));
  await vi.waitFor(() => expect(reader.renamed).toBe(false));
  expect(sent).toEqual([{ name: 'Anna' }]);
  await vi.waitFor(() => expect(reader.account?.name).toBe('Anna'));
  expect(reader.whose).toBe(whose);
  await reader.becomes(null);
  expect(reader.whose).not.toBe(whose);
});

it('is told to nobody else who reads in the same browser', async () => {
  const me = { known: true, account: { name: 'Player 17' }, renamed: true };
  vi.stubGlobal('fetch', async (address: string) => Response.json(address.startsWith('/api/me') ? me : []));
  const { whose } = reader;
  await reader.ask();
  // Somebody has signed in, whose name had been taken away before.
  expect([reader.whose !== whose, reader.renamed]).toEqual([true, true]);
  await reader.becomes(null);
  expect(reader.renamed).toBe(false);
});

it('tells a guest, who stays so', async () => {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', (address: string, { body }: RequestInit = {}) => {
    if (address === '/api/me/name') sent.push(JSON.parse(body as string));
    const me = { known: true, account: null, ...(sent.length === 0 && { renamed: true }) };
    return Promise.resolve(new Response(JSON.stringify(address.startsWith('/api/me') ? me : [])));
  });
  await reader.ask();
  show(Renamed);
  expect(place.querySelector('form')).toBeNull();
  all('.sheet .button').at(-1)?.click();
  await vi.waitFor(() => expect(reader.renamed).toBe(false));
  expect(sent).toEqual([{}]);
});
