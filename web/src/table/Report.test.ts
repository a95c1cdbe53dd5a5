import { flushSync } from 'svelte';
import { expect, it, vi } from 'vitest';
import type { TableInfo } from '$generated/TableInfo';
import PersonName from '../ui/PersonName.svelte';
import { stage } from '../testing';
import Report from './Report.svelte';

const { place, show, all, texts } = stage();
const info = { id: 'one', you: 1, seats: [{ kind: 'person' }, { kind: 'person' }, { kind: 'computer' }] } as unknown as TableInfo;
const sent: unknown[] = [];

function open(seat: number) {
  sent.length = 0;
  vi.stubGlobal('fetch', (address: string, { body }: RequestInit) => {
    sent.push([address, JSON.parse(body as string)]);
    return Promise.resolve(new Response('{}'));
  });
  show(Report, { info, seat, name: 'Anna', close: () => {} });
}

async function send(words: string) {
  const field = place.querySelector('textarea')!;
  field.value = words;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  flushSync();
  place.querySelector('form')!.dispatchEvent(new SubmitEvent('submit', { cancelable: true }));
  await vi.waitFor(() => expect(texts('[role="status"]')).toEqual(['Thank you. The operator has your report.']));
  expect(document.activeElement).toBe(place.querySelector('[role="status"]'));
}

it('tells the operator of a player what the reader has chosen, in the words of the reader', async () => {
  open(0);
  expect(texts('form p')[1]).toBe('Player: Anna');
  const subjects = all<HTMLInputElement>('[type="radio"]');
  expect(subjects.map(({ value }) => value)).toEqual(['name', 'conduct', 'cheating', 'fault']);
  const button = place.querySelector<HTMLButtonElement>('[type="submit"]')!;
  expect(button.disabled).toBe(true);
  subjects[1]?.click();
  flushSync();
  expect(button.disabled).toBe(true);
  await send(' It waits for a week. ');
  expect(sent).toEqual([['/api/tables/one/reports', { about: 'conduct', seat: 0, words: 'It waits for a week.' }]]);
});

it('tells of a fault without a player, and of a computer nothing else', async () => {
  open(2);
  expect(all<HTMLInputElement>('[type="radio"]').map(({ value, checked }) => [value, checked])).toEqual([['fault', true]]);
  await send('Nothing moves.');
  expect(sent).toEqual([['/api/tables/one/reports', { about: 'fault', words: 'Nothing moves.' }]]);
});

it('is opened by the name of a player, for a guest as well, where the reader sits at the table', () => {
  const report = vi.fn();
  show(PersonName, { name: 'Anna', shown: 'Anna', report });
  all('button')[0]?.click();
  expect(report).toHaveBeenCalledOnce();
});

it('is not opened by an onlooker', () => {
  show(PersonName, { name: 'Anna', shown: 'Anna' });
  expect(texts('button')).toEqual([]);
  expect(place.textContent).toContain('Anna');
});
