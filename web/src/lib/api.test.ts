import { afterEach, describe, expect, it, vi } from 'vitest';
import { api, Trouble } from './api';

describe('a seat', () => {
  afterEach(() => vi.unstubAllGlobals());

  /** What is asked of a server that hears so often of no cookie. */
  function asked(unknown: number): string[] {
    const paths: string[] = [];
    vi.stubGlobal('fetch', async (path: string) => {
      paths.push(path);
      return new Response(JSON.stringify(path === '/api/me' ? { known: unknown-- <= 0 } : { table: 't', seat: 1 }));
    });
    return paths;
  }
  const seat = { name: 'Anna', contribution: 'ab'.repeat(32) };

  it('is taken once the browser has sent its cookie back', async () => {
    for (const [unknown, before] of [[0, 1], [1, 2]] as const) {
      const paths = asked(unknown);
      expect(await api.sit('t', seat)).toEqual({ table: 't', seat: 1 });
      expect(paths).toEqual([...Array<string>(before).fill('/api/me'), '/api/tables/t/seats']);
    }
  });

  it('is neither taken nor made in a browser that keeps no cookie', async () => {
    const paths = asked(Infinity);
    for (const request of [() => api.sit('t', seat), () => api.open({} as never)]) {
      const trouble = await request().catch((trouble: unknown) => trouble);
      expect(trouble instanceof Trouble && trouble.problem.key).toBe('no-cookie');
    }
    expect(new Set(paths)).toEqual(new Set(['/api/me']));
  });
});

describe('an address that has said when to come again', () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it.each([
    ['5', 5_000],
    ['3600', 60_000],
    [new Date(20_000).toUTCString(), 20_000],
  ])('is left alone so long, at most a minute: %s', async (after, wait) => {
    vi.useFakeTimers({ now: 0 });
    let asked = 0;
    vi.stubGlobal('fetch', async () => {
      asked++;
      return new Response(JSON.stringify({ key: 'full', title: '' }), { status: 503, headers: { 'retry-after': after } });
    });
    const ask = () => api.record(`t${after}`).catch((trouble: Trouble) => trouble.problem.key);
    for (const [at, so] of [[0, 1], [wait - 1, 1], [wait, 2]] as const) {
      vi.setSystemTime(at);
      expect([await ask(), asked]).toEqual(['full', so]);
    }
  });
});
