/** What the browser itself does for fair chance. */

/** What a seat adds to the chance of a game: 32 random bytes in hexadecimal digits. */
export function contribution(): string {
  return hex(crypto.getRandomValues(new Uint8Array(32)));
}

/**
 * Is `commitment` the SHA-256 of `seed`? Browsers reckon it only for pages that came over https or from this very
 * machine; elsewhere the answer is `undefined`.
 */
export async function commits(commitment: string, seed: string): Promise<boolean | undefined> {
  if (!globalThis.crypto.subtle) return undefined;
  return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes(seed)))) === commitment;
}

const hex = (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
const bytes = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
