import { flushSync } from 'svelte';
import { describe, expect, it, vi } from 'vitest';
import type { EndSessions } from '$generated/EndSessions';
import type { PasskeyInfo } from '$generated/PasskeyInfo';
import type { SessionInfo } from '$generated/SessionInfo';
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

describe('where one is signed in', () => {
  const hours = (n: number) => Date.now() / 1000 - n * 3600;
  const session = (id: string, device: string, used: number): SessionInfo => ({ id, device, created: hours(100), used, here: id === 'here' });
  const rows = () => texts('[aria-labelledby="sessions"] li > span');
  let sessions: SessionInfo[];
  let ended: unknown[];

  /** The account, before a server that knows these sessions and ends those that it is told to. */
  async function signedIn(...known: SessionInfo[]) {
    [sessions, ended] = [known, []];
    vi.stubGlobal('fetch', async (address: string, { body }: RequestInit = {}) => {
      if (address === '/api/me/sessions/end') {
        const end = JSON.parse(body as string) as EndSessions;
        ended.push(end);
        sessions = sessions.filter(({ id, here }) => here || (end.id !== undefined && end.id !== id));
      }
      if (address === '/api/me/sessions') return Response.json(sessions);
      if (address === '/api/me/passkeys') return Response.json({ offered: false, password: true, passkeys: [] });
      return Response.json(address === '/api/me/people' ? { follows: [], blocks: [] } : []);
    });
    show(Account, { account, mails: false, leave: () => {} });
    await vi.waitFor(() => expect(rows()).toHaveLength(known.length));
  }

  const here = session('here', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', hours(0));
  const phone = session('phone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1', hours(3.5));
  const other = session('other', '', hours(49));

  it('each browser is shown by what it is and when it was last used, and the one at hand as that', async () => {
    await signedIn(here, phone, other);
    expect(rows()).toEqual(['Firefox, Linux This browser', 'Safari, iPhone Last used: 3 hours ago', 'Another program Last used: 2 days ago']);
  });

  it('all others are signed out by one press, and then there is nothing to press', async () => {
    await signedIn(here, phone, other);
    button('Sign out everywhere else')!.click();
    await vi.waitFor(() => expect(rows()).toEqual(['Firefox, Linux This browser']));
    expect(ended).toEqual([{}]);
    expect([button('Sign out everywhere else'), all('[aria-labelledby="sessions"] li button')]).toEqual([undefined, []]);
  });

  it('one other is signed out by itself, and two are there before all are', async () => {
    await signedIn(here, phone);
    expect(button('Sign out everywhere else')).toBeUndefined();
    const [end] = all<HTMLButtonElement>('[aria-labelledby="sessions"] li button');
    expect(end!.textContent).toContain('Safari, iPhone');
    end!.click();
    await vi.waitFor(() => expect(rows()).toEqual(['Firefox, Linux This browser']));
    expect(ended).toEqual([{ id: 'phone' }]);
  });
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
