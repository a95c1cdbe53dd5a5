/**
 * What Hungarian sentences need before and behind a number or a name. `crates/quincunx-words/src/hungarian.rs` says the same, and
 * both are held by the list in `crates/quincunx-words/locales/hungarian.json`.
 *
 * `AZ($x)` is the article that fits `$x` as it is spoken: „az 1. oszlop”, „a 10. oszlop”, „az Anna”. With `capital: "yes"` it begins
 * a sentence. `RAG($x, form: "nak")` is `$x` with that suffix in the shape that fits it: „Annának”, „5-nek”. The form is named by its
 * shape behind a low vowel; one that begins with `as` makes „3-as” and goes on: `form: "asra"` is „3-asra”, „5-ösre”.
 */
import { FluentNone, FluentNumber, type FluentFunction, type FluentValue } from '@fluent/bundle';

const vowels = 'aáàâäãåāăąæeéèêëēėęěiíìîïīįıoóòôõōőöøœuúùûüūűůųаоуэыиеёюяіαάεέηήιίοόυύωώ';
const back = 'aáàâãåāăąoóòôõōuúùûūůųаоуыюяёαάοόωώ';
const rounded = 'öőøœüű';
/** Between other vowels these are not heard: „Katinak”, „Andrénak”. */
const transparent = 'éiíìîïīįıиі';
/** Cyrillic letters that begin with the sound of j. */
const iotated = 'еёюя';
/** Their names begin with a vowel: ef, el, em… */
const speltWithVowel = 'flmnrsxy';

/** The suffixes that only follow the harmony of vowels: behind a back vowel, a front one, a rounded front one. */
const suffixes: Record<string, readonly [string, string, string]> = {
  nak: ['nak', 'nek', 'nek'],
  ban: ['ban', 'ben', 'ben'],
  ba: ['ba', 'be', 'be'],
  ból: ['ból', 'ből', 'ből'],
  ra: ['ra', 're', 're'],
  ról: ['ról', 'ről', 'ről'],
  tól: ['tól', 'től', 'től'],
  nál: ['nál', 'nél', 'nél'],
  hoz: ['hoz', 'hez', 'höz'],
  on: ['on', 'en', 'ön'],
  t: ['t', 't', 't'],
};

/** How a word ends: the row of `suffixes`, and its own shapes of four of them. */
interface Ending {
  harmony: 0 | 1 | 2;
  t: string;
  on: string;
  as: string;
  val: string;
}

const ending = (harmony: 0 | 1 | 2, t: string, on: string, as: string, val: string): Ending => ({ harmony, t, on, as, val });

/** By the last digit that is not zero. */
const ones: Record<string, Ending> = {
  1: ending(1, 'et', 'en', 'es', 'gyel'),
  2: ending(2, 't', 'n', 'es', 'vel'),
  3: ending(0, 'at', 'on', 'as', 'mal'),
  4: ending(1, 'et', 'en', 'es', 'gyel'),
  5: ending(2, 'öt', 'ön', 'ös', 'tel'),
  6: ending(0, 'ot', 'on', 'os', 'tal'),
  7: ending(1, 'et', 'en', 'es', 'tel'),
  8: ending(0, 'at', 'on', 'as', 'cal'),
  9: ending(1, 'et', 'en', 'es', 'cel'),
};
const tens: Record<string, Ending> = {
  1: ending(1, 'et', 'en', 'es', 'zel'),
  2: ending(0, 'at', 'on', 'as', 'szal'),
  3: ending(0, 'at', 'on', 'as', 'cal'),
  6: ending(0, 'at', 'on', 'as', 'nal'),
  8: ending(0, 'at', 'on', 'as', 'nal'),
};
const otherTens = ending(1, 'et', 'en', 'es', 'nel');
const hundred = ending(0, 'at', 'on', 'as', 'zal');
const thousand = ending(1, 'et', 'en', 'es', 'rel');
const zeroOrMillion = ending(0, 't', 'n', 's', 'val');
const milliard = ending(0, 'ot', 'on', 'os', 'dal');

/** The ending of what a number is spoken with last. */
function endingOfNumber(digits: string): Ending {
  const significant = digits.replace(/0+$/, '');
  const zeros = digits.length - significant.length;
  const last = significant.at(-1);
  if (last === undefined || (zeros > 5 && zeros < 9)) return zeroOrMillion;
  if (zeros === 0) return ones[last]!;
  if (zeros === 1) return tens[last] ?? otherTens;
  if (zeros === 2) return hundred;
  return zeros < 6 ? thousand : milliard;
}

/** The ending of a name in letters. */
function endingOfName(name: string): Ending {
  const word = name.toLowerCase().split(/[ -]/).at(-1)!;
  const found = [...word].filter((letter) => vowels.includes(letter));
  const heard = found.findLast((vowel) => !transparent.includes(vowel));
  const end = [...word].at(-1) ?? ' ';
  const sound = digraphOf(word) ?? end;
  // „Harry” ends like an i, „K” is said „ká” and „B” „bé”.
  const isSpelt = found.length === 0;
  const isOpen = vowels.includes(end) || sound === 'y' || (isSpelt && !speltWithVowel.includes(end));
  const isBack = sound !== 'y' && (isSpelt ? 'hkq'.includes(end) : heard !== undefined && back.includes(heard));
  const harmony = isBack ? 0 : rounded.includes(found.at(-1) ?? 'e') ? 2 : 1;
  const link = ['o', 'e', 'ö'][harmony]!;
  const v = isBack ? 'a' : 'e';
  if (isOpen) return ending(harmony, 't', 'n', 's', `v${v}l`);
  const short = ['j', 'l', 'ly', 'n', 'ny', 'r', 's', 'sz', 'z', 'zs'].includes(sound);
  const doubled = word.endsWith(sound + sound);
  return ending(harmony, short ? 't' : `${link}t`, `${link}n`, `${link}s`, `${doubled ? '-' : ''}${sound}${v}l`);
}

function digraphOf(word: string): string | undefined {
  return /(?:[cz]s|[glnt]y|sz|dz)$/.exec(word)?.[0];
}

/** `text` with a suffix; nothing if there is no such form. */
export function suffixed(text: string, form: string): string | undefined {
  // A name that is isolated ends before the mark of that.
  const spoken = text.replace(/\u2069$/, '');
  const digits = /\d*$/.exec(spoken)![0];
  const shapes = digits === '' ? endingOfName(spoken) : endingOfNumber(digits);
  const further = /^as(.+)$/.exec(form)?.[1];
  const byHarmony = suffixes[further ?? form]?.[shapes.harmony];
  const own = form === 't' || form === 'on' || form === 'as' || form === 'val' ? shapes[form] : byHarmony;
  if (own === undefined) return undefined;
  const suffix = further === undefined ? own : shapes.as + own;
  if (!/[a-záéíóöőúüű]$/.test(text)) return `${text}-${suffix.replace(/^-/, '')}`;
  const digraph = form === 'val' ? digraphOf(text) : undefined;
  // The first letter alone is doubled: „Balázzsal”.
  if (digraph) return `${text.slice(0, -digraph.length)}${digraph[0]}${suffix}`;
  const long = { a: 'á', e: 'é', o: 'ó', ö: 'ő' }[text.at(-1)!];
  return long === undefined ? text + suffix : text.slice(0, -1) + long + suffix;
}

/** Does what is written here begin with a vowel when it is spoken? */
export function beginsWithVowel(text: string): boolean {
  const [, before = '', rest = ''] = /^([^\p{L}\p{N}]*)(.*)$/su.exec(text.toLowerCase())!;
  const digits = /^\d+/.exec(rest)?.[0];
  if (digits !== undefined) {
    // Plus and minus are spoken before it.
    const leading = digits.slice(0, ((digits.length - 1) % 3) + 1);
    return !/[+−-]$/.test(before) && (leading === '1' || leading.startsWith('5'));
  }
  const word = /^\p{L}*/u.exec(rest)![0];
  const first = [...word][0];
  if (first === undefined) return false;
  if (first === 'y') return !vowels.includes(word[1] ?? ' ');
  if (/^[b-df-hj-np-tv-xz]+$/.test(word)) return speltWithVowel.includes(first);
  return vowels.includes(first) && !iotated.includes(first);
}

function text(value: FluentValue): string {
  return value instanceof FluentNumber ? String(value.value) : String(value);
}

const AZ: FluentFunction = ([value], { capital }) => {
  if (value === undefined || value instanceof FluentNone) return value ?? new FluentNone('AZ()');
  const article = beginsWithVowel(text(value)) ? 'az' : 'a';
  return capital === undefined ? article : article.replace('a', 'A');
};

const RAG: FluentFunction = ([value], { form }) => {
  if (value === undefined || value instanceof FluentNone) return value ?? new FluentNone('RAG()');
  return (form === undefined ? undefined : suffixed(text(value), text(form))) ?? new FluentNone('RAG()');
};

/** The functions that Hungarian locale files call. */
export const hungarian = { AZ, RAG };
