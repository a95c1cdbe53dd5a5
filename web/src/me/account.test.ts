import { flushSync } from 'svelte';
import { expect, it, vi } from 'vitest';
import type { PasskeyInfo } from '$generated/PasskeyInfo';
import { stage } from '../testing';
import Account from './Account.svelte';
import Address from './Address.svelte';
import Passkeys from './Passkeys.svelte';

const { show, all, texts } = stage();
const account = { name: 'Anna' };
const button = (name: string) => all<HTMLButtonElement>('button').find(({ textContent }) => textContent.trim() === name);
const passkey = (id: string): PasskeyInfo => ({ id, device: '', created: 1, used: null });

function write(value: string) {
  const [input] = all<HTMLInputElement>('input[name="password"]');
  input!.value = value;
  input!.dispatchEvent(new Event('input', { bubbles: true }));
  flushSync();
}

it('tells that a passkey is removed', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ offered: true, password: true, passkeys: [passkey('b')] }));
  show(Passkeys, { account, ways: { offered: false, password: true, passkeys: [passkey('a'), passkey('b')] } });
  all<HTMLButtonElement>('li button')[0]!.click();
  flushSync();
  write('three hoplites');
  all('form')[0]!.dispatchEvent(new SubmitEvent('submit', { cancelable: true }));
  await vi.waitFor(() => expect(texts('[role="status"]')).toEqual(['The passkey is removed.']));
  expect(texts('li strong')).toHaveLength(1);
});

it('says what is missing where an address is to be removed without the password', async () => {
  const sent = vi.fn();
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit = {}) => {
    if (body) sent(JSON.parse(body as string));
    return Response.json({ offered: true, address: 'anna@example.org', waiting: null });
  });
  show(Address, { account, ways: { offered: false, password: true, passkeys: [] } });
  await vi.waitFor(() => expect(button('Remove the address')).toBeDefined());
  const asks = vi.spyOn(all<HTMLInputElement>('input[name="password"]')[0]!, 'reportValidity');
  const remove = () => all('form')[0]!.dispatchEvent(new SubmitEvent('submit', { cancelable: true, submitter: button('Remove the address')! }));
  remove();
  expect(asks).toHaveReturnedWith(false);
  write('three hoplites');
  remove();
  await vi.waitFor(() => expect(sent.mock.calls).toEqual([[{ proof: { password: 'three hoplites' } }]]));
});

it('can be asked for again where the server has not answered', async () => {
  let answers = false;
  vi.stubGlobal('fetch', async (address: string) => {
    if (address !== '/api/me/passkeys') return Response.json(address === '/api/me/people' ? { follows: [], blocks: [] } : []);
    return answers ? Response.json({ offered: false, password: true, passkeys: [] }) : Response.json({ key: 'unavailable', status: 503 }, { status: 503 });
  });
  show(Account, { account, mails: false, leave: () => {} });
  await vi.waitFor(() => expect(button('Load again')).toBeDefined());
  expect(all('#password')).toEqual([]);
  answers = true;
  button('Load again')!.click();
  await vi.waitFor(() => expect(all('#password')).toHaveLength(1));
  expect(button('Load again')).toBeUndefined();
});
