import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { api, type Trouble } from './api';
import { speak } from './locale.svelte';
import { problem } from './problem';

beforeAll(() => speak('en'));
afterEach(() => vi.unstubAllGlobals());

/** What the reader is told of an answer with this status. */
async function told(status: number, key: string): Promise<string> {
  const headers = { 'x-request-id': '0123456789ab' };
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ key, title: key }), { status, headers }));
  return api.record(key).then(
    () => '',
    (trouble: Trouble) => problem(trouble.problem),
  );
}

it('names the request to the operator where the server has failed', async () => {
  for (const [status, key] of [[503, 'database-gone'], [408, 'too-slow'], [500, 'unknown']] as const) {
    expect(await told(status, key)).toContain('request 0123456789ab');
  }
});

it('does not where the server has only refused', async () => {
  for (const [status, key] of [[422, 'refused'], [404, 'no-such-table'], [429, 'too-many-requests']] as const) {
    expect(await told(status, key)).not.toContain('0123456789ab');
  }
});
