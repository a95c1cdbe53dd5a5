import { flushSync } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { stage } from '../testing';
import CopyField from '../ui/CopyField.svelte';

describe('the button that copies a link', () => {
  const { place, clear, show, texts } = stage();
  afterEach(() => void Reflect.deleteProperty(document, 'execCommand'));

  async function press(clipboard: object | undefined, old: boolean) {
    vi.stubGlobal('navigator', { clipboard });
    Object.assign(document, { execCommand: () => old });
    show(CopyField, { label: 'Link', value: 'https://example.org/table/1' });
    place.querySelector('button')!.click();
    await new Promise((resolve) => setTimeout(resolve));
    flushSync();
    const said = texts('button, [role="status"]');
    const { selectionStart, selectionEnd } = place.querySelector('input')!;
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
      await clear();
    }
  });
});
