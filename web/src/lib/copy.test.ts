import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import CopyField from '../ui/CopyField.svelte';
import { speak } from './locale.svelte';

describe('the button that copies a link', () => {
  let shown: object | undefined;
  beforeAll(() => speak('en'));
  afterEach(async () => {
    await unmount(shown!);
    vi.unstubAllGlobals();
    Reflect.deleteProperty(document, 'execCommand');
  });

  async function press(clipboard: object | undefined, old: boolean) {
    vi.stubGlobal('navigator', { clipboard });
    Object.assign(document, { execCommand: () => old });
    const place = document.createElement('div');
    document.body.append(place);
    shown = mount(CopyField, { target: place, props: { label: 'Link', value: 'https://example.org/table/1' } });
    flushSync();
    place.querySelector('button')!.click();
    await new Promise((resolve) => setTimeout(resolve));
    flushSync();
    const said = [place.querySelector('button')!.textContent.trim(), place.querySelector('[role="status"]')!.textContent.trim()];
    const { selectionStart, selectionEnd } = place.querySelector('input')!;
    place.remove();
    return [...said, selectionEnd! - selectionStart!];
  }

  it('copies it', async () => {
    expect((await press({ writeText: async () => {} }, false))[0]).toBe('Copied');
  });

  it('copies it the old way where there is no https', async () => {
    expect(await press(undefined, true)).toEqual(['Copied', '', 27]);
  });

  it('marks it, and says so, where it may not', async () => {
    const refuses = { writeText: () => Promise.reject(new DOMException('', 'NotAllowedError')) };
    for (const clipboard of [refuses, undefined]) {
      const said = await press(clipboard, false);
      expect(said).toEqual(['Copy', 'It is marked: copy it with the keyboard, or by a long press.', 27]);
      if (clipboard) await unmount(shown!);
    }
  });
});
