import { flushSync } from 'svelte';
import { afterEach, expect, it, vi } from 'vitest';
import type { MailInfo } from '$generated/MailInfo';
import type { MailedLinkUsed } from '$generated/MailedLinkUsed';
import { go } from '$lib/router.svelte';
import { stage } from '../testing';
import Address from './Address.svelte';
import Enter from './Enter.svelte';
import MailedLink from './MailedLink.svelte';

const { place, show, all } = stage();
const button = (name: string) => all<HTMLButtonElement>('button').find(({ textContent }) => textContent.trim() === name);
const press = (name: string) => {
  button(name)!.click();
  flushSync();
};
const submit = (submitter?: HTMLButtonElement) =>
  place.querySelector('form')!.dispatchEvent(new SubmitEvent('submit', { cancelable: true, ...(submitter ? { submitter } : {}) }));
const write = (name: string, value: string) => {
  const input = place.querySelector<HTMLInputElement>(`input[name="${name}"]`)!;
  input.value = value;
  input.dispatchEvent(new Event('input', { bubbles: true }));
  flushSync();
};

/** What is sent, as address and body. */
function serve(answer: (address: string) => unknown) {
  const sent: [string, unknown][] = [];
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit = {}) => {
    if (body) sent.push([address, JSON.parse(body as string)]);
    return Response.json(answer(address));
  });
  return sent;
}

afterEach(() => go('/', 'replace'));

it('offers a link to whoever signs in, where the server sends mails', async () => {
  const sent = serve(() => ({ minutes: 15 }));
  show(Enter, { mails: true });
  all('input[type="radio"]')[1]!.click();
  flushSync();
  press('Have a link sent to you');
  write('email', 'anna@example.org');
  submit();
  await vi.waitFor(() => expect(place.querySelector('[role="status"]')?.textContent).toMatch(/on its way.* within 15 minutes/));
  expect(sent).toEqual([['/api/me/mail/ask', { address: 'anna@example.org' }]]);
});

it('offers none where it does not', () => {
  show(Enter);
  all('input[type="radio"]')[1]!.click();
  flushSync();
  expect(button('Forgot the password?')).toBeDefined();
  expect(button('Have a link sent to you')).toBeUndefined();
});

it('asks for an address with the password, and takes one away with it', async () => {
  let mail: MailInfo = { offered: true, address: 'anna@example.org', waiting: null };
  const sent = serve(() => mail);
  show(Address, { account: { name: 'Anna' }, ways: { offered: false, password: true, passkeys: [] } });
  await vi.waitFor(() => expect(place.textContent).toContain('Your address: anna@example.org'));
  write('email', 'other@example.org');
  write('password', 'three hoplites');
  mail = { ...mail, waiting: 'other@example.org' };
  submit(button('Send the link to confirm it'));
  await vi.waitFor(() => expect(place.querySelector('[role="status"]')?.textContent).toContain('We have sent a mail to other@example.org'));
  write('password', 'three hoplites');
  mail = { offered: true, address: null, waiting: null };
  submit(button('Remove the address'));
  await vi.waitFor(() => expect(button('Remove the address')).toBeUndefined());
  expect(sent).toEqual([
    ['/api/me/mail', { address: 'other@example.org', proof: { password: 'three hoplites' } }],
    ['/api/me/mail', { proof: { password: 'three hoplites' } }],
  ]);
});

it('does what a mailed link is for when its button is pressed, and not before', async () => {
  const used: MailedLinkUsed = { name: 'Anna', confirms: 'anna@example.org' };
  const sent = serve(() => used);
  go('/mail#c0de');
  show(MailedLink);
  await vi.waitFor(() => expect(place.querySelector('h1')?.textContent).toBe('Confirm anna@example.org?'));
  expect(location.hash).toBe('');
  expect(sent).toEqual([['/api/me/mail/link', { code: 'c0de', look: true }]]);
  submit();
  await vi.waitFor(() => expect(place.querySelector('h1')?.textContent).toBe('The address is confirmed'));
  expect(sent[1]).toEqual(['/api/me/mail/link', { code: 'c0de' }]);
});

it('takes a new password with a link to sign in', async () => {
  const sent = serve((address) => (address === '/api/me/mail/link' ? { name: 'Anna', confirms: null } : { known: true, account: null }));
  go('/mail#c0de');
  show(MailedLink);
  await vi.waitFor(() => expect(place.querySelector('h1')?.textContent).toBe('Sign in here as Anna?'));
  press('Forgot the password?');
  write('password', 'four hoplites');
  submit();
  await vi.waitFor(() => expect(sent[1]).toEqual(['/api/me/mail/link', { code: 'c0de', password: 'four hoplites' }]));
  await vi.waitFor(() => expect(location.pathname).toBe('/'));
});
