/** What the browser itself does for fair chance, and what is told of a check. */
import type { Check } from '../generated/Check';
import type { CheckedRecord } from '../generated/CheckedRecord';
import { t } from './locale.svelte';

/** What one check came to, in words. */
export interface Told {
  outcome: 'passed' | 'failed' | 'open';
  words: string;
}

/** Everything that the server has checked of a record, in words; the key that signed is named. */
export function told({ checks, signedHere, signedBy }: CheckedRecord): Told[] {
  return checks.map((check) => {
    if (check.of === 'signature' && check.outcome === 'passed') {
      // Anybody can sign anything with a key of his own: a signature counts if nothing contradicts it, and for the key that made it.
      if (!signedBy) return { outcome: 'open', words: t('check-signature-contradicted') };
      return { outcome: signedHere ? 'passed' : 'open', words: t(signedHere ? 'check-signature-passed' : 'check-signature-elsewhere', { key: signedBy }) };
    }
    return { outcome: check.outcome, words: t(`check-${check.of}-${check.outcome}`) + faultOf(check) };
  });
}

function faultOf(check: Check): string {
  return check.outcome === 'failed' && check.entry ? ` ${t(`entry-${check.entry.fault}`, { n: check.entry.number })}` : '';
}

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
