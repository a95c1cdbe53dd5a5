import { afterEach, describe, expect, it, vi } from 'vitest';
import { Trouble } from './api';
import { offered, picked, use } from './passkeys';

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

/** A browser whose device says this; it may propose passkeys where a name is written. */
function device(says: (options: CredentialRequestOptions) => Promise<unknown>, proposes?: boolean) {
  vi.stubGlobal('PublicKeyCredential', class {
    static isConditionalMediationAvailable = proposes === undefined ? undefined : () => Promise.resolve(proposes);
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

  it.each([undefined, false])('are not asked for beside the name by a browser that proposes none (%s)', async (proposes) => {
    const asked = serve();
    const says = vi.fn();
    device(says, proposes);
    expect(await picked(new AbortController().signal)).toBeUndefined();
    expect(asked).toEqual([]);
    expect(says).not.toHaveBeenCalled();
  });

  it('are picked beside the name, until that is over', async () => {
    serve();
    const { signal } = new AbortController();
    const says = vi.fn(async (_: CredentialRequestOptions) => ({ toJSON: () => ({ id: 'hers' }) }));
    device(says, true);
    expect(await picked(signal)).toEqual({ question: 'which', credential: { id: 'hers' } });
    expect(says.mock.calls[0]![0]).toMatchObject({ mediation: 'conditional', publicKey: {} });
    expect(says.mock.calls[0]![0].signal).toBe(signal);
  });

  it('that nobody picks beside the name come to nothing, and so they do without the server', async () => {
    serve();
    device(() => Promise.reject(new DOMException('', 'AbortError')), true);
    const { signal } = new AbortController();
    expect(await picked(signal)).toBeUndefined();
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
    expect(await picked(signal)).toBeUndefined();
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
