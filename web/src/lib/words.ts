/**
 * From the engine's messages to sentences. Every variable of a message is supplied under its name; a term also in each
 * of its other forms: where a locale gives a name attributes, as in `kind-infantry = Piechota` with `.acc = Piechotę`, a
 * sentence may ask for `$card-acc`. A name without that attribute keeps its base form.
 */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Arg } from '../generated/Arg';
import { hungarian } from './hungarian';

/** A message of the engine, in which the page may have put several of an argument into one. */
export interface Saying {
  key: string;
  args: Record<string, Arg | { several: Arg[] }>;
}

/** Sentences of one language: the sources in the order in which they are asked. */
export class Words {
  readonly #bundles: FluentBundle[];
  readonly #forms: Set<string>;
  readonly #list: Intl.ListFormat;

  constructor(
    readonly lang: string,
    bundles: FluentBundle[],
  ) {
    this.#bundles = bundles;
    this.#forms = new Set(bundles.flatMap((bundle) => [...forms(bundle)]));
    this.#list = new Intl.ListFormat(lang, { type: 'conjunction' });
  }

  has(key: string): boolean {
    return this.#bundles.some((bundle) => bundle.hasMessage(key));
  }

  /** A key with plain variables, or a message of the engine; `names` are the players' by seat. A key without words shows itself, and the console tells. */
  say(message: Saying | string, args: Record<string, FluentVariable> = {}, names: readonly string[] = []): string {
    if (typeof message === 'string') return this.#format(message, args);
    const variables: Record<string, FluentVariable> = {};
    for (const [name, arg] of Object.entries(message.args)) Object.assign(variables, this.#variables(name, arg, names));
    return this.#format(message.key, variables);
  }

  #format(key: string, args: Record<string, FluentVariable>, form?: string): string {
    for (const bundle of this.#bundles) {
      const message = bundle.getMessage(key);
      const pattern = (form === undefined ? undefined : message?.attributes[form]) ?? message?.value;
      if (!pattern) continue;
      const faults: Error[] = [];
      const sentence = bundle.formatPattern(pattern, args, faults);
      for (const { message } of faults) console.error(`${this.lang}, ${key}: ${message}`);
      return sentence;
    }
    console.error(`${this.lang} has no words for ${key}`);
    return key;
  }

  /** In a row; what comes several times stands there once, with its number. */
  #listed(names: readonly string[]): string {
    const times = new Map<string, number>();
    for (const name of names) times.set(name, (times.get(name) ?? 0) + 1);
    return this.#list.format([...times].map(([name, n]) => (n > 1 ? `${name}\u00a0×${n}` : name)));
  }

  #variables(name: string, arg: Saying['args'][string], names: readonly string[]): Record<string, FluentVariable> {
    if ('several' in arg) {
      const each = arg.several.map((one) => this.#variables('', one, names));
      const listed = (form: string) => this.#listed(each.map((one) => String(one[form] ?? one[''])));
      return Object.fromEntries(['', ...[...this.#forms].map((form) => `-${form}`)].map((form) => [name + form, listed(form)]));
    }
    if ('number' in arg) return { [name]: arg.number };
    if ('seat' in arg) return { [name]: names[arg.seat] ?? String(arg.seat + 1) };
    if ('text' in arg) return { [name]: arg.text };
    if ('phrase' in arg) return { [name]: this.say(arg.phrase, {}, names) };
    const terms = 'term' in arg ? [arg.term] : arg.terms;
    const inForm = (form?: string) => this.#listed(terms.map((term) => this.#format(term, {}, form)));
    const variables: Record<string, FluentVariable> = { [name]: inForm() };
    for (const form of this.#forms) variables[`${name}-${form}`] = inForm(form);
    return variables;
  }
}

/** Reads a locale file. Throws at a fault: the files are ours. */
export function bundle(lang: string, source: string): FluentBundle {
  const made = new FluentBundle(lang, { useIsolating: false, functions: hungarian });
  const [fault] = made.addResource(new FluentResource(source));
  if (fault) throw fault;
  return made;
}

function forms(bundle: FluentBundle): Set<string> {
  return new Set([...bundle._messages.values()].flatMap((message) => Object.keys(message.attributes)));
}
