import { flushSync, mount, unmount } from 'svelte';
import { expect, it } from 'vitest';
import { files } from './files';
import Kit from './Kit.svelte';

it('shows each part of the kit live, under what its file says of it', async () => {
  const kit = mount(Kit, { target: document.body });
  flushSync();
  const sections = [...document.querySelectorAll('section')];
  expect(sections).toHaveLength(files.length);
  for (const [place, section] of sections.entries()) {
    expect(files[place]!.doc).not.toBe('');
    expect(section.textContent).toContain(files[place]!.doc);
    // Heading and sentence, and then what is live.
    expect(section.children.length, files[place]!.file).toBeGreaterThan(2);
  }
  await unmount(kit);
});
