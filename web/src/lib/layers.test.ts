import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Layers } from './layers';

/** A browser's history, in which going back takes a moment. */
class History {
  entries: { state: { layers: number } | null; address: string }[] = [{ state: null, address: '/before' }, { state: null, address: '/table' }];
  at = 1;
  moved = () => {};
  get state() {
    return this.entries[this.at]!.state;
  }
  pushState(state: { layers: number } | null, _: string, address = this.entries[this.at]!.address) {
    this.entries = [...this.entries.slice(0, this.at + 1), { state, address }];
    this.at += 1;
  }
  replaceState(state: { layers: number } | null, _: string, address = this.entries[this.at]!.address) {
    this.entries[this.at] = { state, address };
  }
  go(by: number) {
    setTimeout(() => {
      this.at += by;
      this.moved();
    });
  }
}

describe('the browser goes back', () => {
  let past: History;
  let layers: Layers;
  const settled = async () => {
    for (let times = 0; times < 4; times++) await new Promise((resolve) => setTimeout(resolve));
  };
  const here = () => [past.entries[past.at]!.address, past.state?.layers ?? 0];

  beforeEach(() => {
    past = new History();
    layers = new Layers();
    past.moved = () => layers.moved();
    vi.stubGlobal('history', past);
  });
  afterEach(() => void vi.unstubAllGlobals());

  /** A window that is closed when it is asked to. */
  function window() {
    const it = { open: true, shut: () => {} };
    const closed = layers.open(() => it.shut());
    it.shut = () => {
      it.open = false;
      closed();
    };
    return it;
  }

  it('and closes the topmost window, then the one below, and then leaves', async () => {
    const [below, above] = [window(), window()];
    await settled();
    expect(here()).toEqual(['/table', 2]);
    past.go(-1);
    await settled();
    expect([below.open, above.open, ...here()]).toEqual([true, false, '/table', 1]);
    past.go(-1);
    await settled();
    expect([below.open, ...here()]).toEqual([false, '/table', 0]);
    past.go(-1);
    await settled();
    expect(here()).toEqual(['/before', 0]);
  });

  it('and does not meet a window that was closed otherwise', async () => {
    const one = window();
    await settled();
    one.shut();
    await settled();
    expect(here()).toEqual(['/table', 0]);
    past.go(-1);
    await settled();
    expect(here()).toEqual(['/before', 0]);
  });

  it('and meets one entry only where one window gives way to another', async () => {
    const one = window();
    await settled();
    one.shut();
    const two = window();
    await settled();
    expect([two.open, past.entries.length, ...here()]).toEqual([true, 3, '/table', 1]);
  });

  it('and leaves a window open that was opened while the last one was closing', async () => {
    const one = window();
    await settled();
    one.shut();
    await Promise.resolve();
    const two = window();
    await settled();
    expect([two.open, ...here()]).toEqual([true, '/table', 1]);
  });

  it('and nobody who goes elsewhere meanwhile is brought back by it', async () => {
    const one = window();
    await settled();
    one.shut();
    await Promise.resolve();
    layers.arrived(() => past.pushState(null, '', '/lobby'));
    await settled();
    expect(here()).toEqual(['/lobby', 0]);
    past.go(-1);
    await settled();
    expect(here()).toEqual(['/table', 0]);
    layers.arrived(() => past.pushState(null, '', '/rules'));
    expect(here()).toEqual(['/rules', 0]);
  });

  it('and keeps nobody waiting where there is nothing behind', async () => {
    const one = window();
    await settled();
    past.go = () => {};
    vi.useFakeTimers();
    one.shut();
    await Promise.resolve();
    layers.arrived(() => past.pushState(null, '', '/lobby'));
    await vi.advanceTimersByTimeAsync(1000);
    vi.useRealTimers();
    expect(here()).toEqual(['/lobby', 0]);
  });

  it('or forwards to what is open no more, and stays where it was', async () => {
    window();
    await settled();
    past.go(-1);
    await settled();
    past.go(1);
    await settled();
    expect(here()).toEqual(['/table', 0]);
  });

  it('where the page was loaded anew while a window was open', async () => {
    past.pushState({ layers: 1 }, '');
    layers.begin();
    await settled();
    expect(here()).toEqual(['/table', 0]);
  });

  it('from where a link in a window has led, to where the window was opened', async () => {
    const one = window();
    await settled();
    expect(layers.entered).toBe(true);
    past.replaceState(null, '', '/rules');
    one.shut();
    await settled();
    expect(here()).toEqual(['/rules', 0]);
    past.go(-1);
    await settled();
    expect(here()).toEqual(['/table', 0]);
  });
});
