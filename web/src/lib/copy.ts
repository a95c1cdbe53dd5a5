/** Copies what stands in a field. Where a browser allows no page to copy, it is marked, to be copied by hand. */
export async function copy(field: HTMLInputElement | HTMLTextAreaElement): Promise<'copied' | 'marked'> {
  field.focus();
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
    return 'copied';
  } catch {
    // Without permission, or without https, where there is no clipboard but still the old way.
    return document.execCommand?.('copy') ? 'copied' : 'marked';
  }
}
