import { afterEach, expect, it, vi } from 'vitest';
import { hear } from './news';
import type { Opened } from './stream';

afterEach(() => vi.unstubAllGlobals());

it('is heard by one page of a browser: an older one leaves it to a younger one that is shown', async () => {
  const sources: { readyState: number }[] = [];
  class Source extends EventTarget {
    readyState = 1;
    constructor() {
      super();
      sources.push(this);
    }
    close() {
      this.readyState = 2;
    }
  }
  vi.stubGlobal('EventSource', Source);
  const others = new BroadcastChannel('quincunx-streams');
  const opens = async (opened: Opened) => {
    others.postMessage(opened);
    await new Promise((resolve) => setTimeout(resolve, 20));
    return sources[0]!.readyState;
  };
  const end = hear(
    () => {},
    () => {},
  );
  // Pages are called by when they were opened.
  expect(await opens({ page: '0', shown: true })).toBe(1);
  expect(await opens({ page: '~', shown: false })).toBe(1);
  expect(await opens({ page: '~', shown: true })).toBe(2);
  end();
  others.close();
});
