import { afterEach, describe, expect, it, vi } from 'vitest';
import { Trouble } from './api';
import { offered, use } from './passkeys';

/** A server that offers passkeys and asks for them; notes what was asked of it. */
function serve(): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address);
    const answer = { known: true, offered: true, password: true, passkeys: [], question: 'which', options: {} };
    return Promise.resolve(Response.json(answer));
  });
  return asked;
}

/** A browser whose device says this. */
function device(says: () => Promise<unknown>) {
  vi.stubGlobal('PublicKeyCredential', class {
    static parseCreationOptionsFromJSON = (options: unknown) => options;
    static parseRequestOptionsFromJSON = (options: unknown) => options;
  });
  vi.stubGlobal('navigator', { credentials: { get: says } });
}

afterEach(() => vi.unstubAllGlobals());

describe('passkeys', () => {
  it('are not offered, and not asked for, where the browser has none', async () => {
    const asked = serve();
    expect(await offered()).toBe(false);
    expect(asked).toEqual([]);
  });

  it('are offered where both have them', async () => {
    serve();
    device(() => Promise.resolve(null));
    expect(await offered()).toBe(true);
  });

  it('are answered with what the device says', async () => {
    serve();
    device(() => Promise.resolve({ toJSON: () => ({ id: 'hers' }) }));
    expect(await use()).toEqual({ question: 'which', credential: { id: 'hers' } });
  });

  it.each([
    ['NotAllowedError', 'passkey-silent'],
    ['InvalidStateError', 'passkey-there'],
  ])('come to %s as something that the reader is told', async (name, key) => {
    serve();
    device(() => Promise.reject(new DOMException('', name)));
    const trouble = await use().catch((fault) => fault);
    expect(trouble).toBeInstanceOf(Trouble);
    expect(trouble.problem.key).toBe(key);
  });
});
