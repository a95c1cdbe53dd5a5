import { flushSync } from 'svelte';
import { expect, test } from 'vitest';
import { pointed } from './pointed';

test('what loses the focus because Svelte takes it away may still set state', () => {
  const node = document.createElement('button');
  let hovered = $state<string | undefined>('attack(3, HI4)');
  let gone = $state(false);
  let told: string | undefined;
  const end = $effect.root(() => {
    $effect(() => void (told = hovered));
    const left = $derived.by(() => {
      // A browser tells of it while the node is taken out.
      if (gone) node.dispatchEvent(new Event('blur'));
      return gone;
    });
    $effect(() => void left);
    $effect(() => pointed(() => {}, () => (hovered = undefined))(node) ?? undefined);
  });
  flushSync();
  gone = true;
  flushSync();
  expect(told).toBeUndefined();
  end();
});
