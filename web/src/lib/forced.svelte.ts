/** A choice that is none: where there is one possible answer, nobody is asked for it. */
import type { Choice } from '../generated/Choice';
import { motion, prefs } from './prefs.svelte';

/** What the reader is asked. */
export interface Question {
  choices: readonly Pick<Choice, 'action'>[];
  /** The table waits for the reader: what can be done beside another's decision is never forced. */
  awaited: boolean;
  /** Nothing can be done just now, or the reader is to look first. */
  stopped: boolean;
  /** Is this one left to the reader's hand? It may be what the reader wants to see, or its time would tell the others something. */
  leave: (action: string) => boolean;
}

/** Gives the only possible answer after a moment in which one can see that there was a question. Make it while the component is made. */
export class Forced {
  constructor(question: () => Question, act: (action: string) => void) {
    $effect(() => {
      const { choices, awaited, stopped, leave } = question();
      const [only, ...others] = choices;
      if (!only || others.length > 0 || !awaited || stopped || !prefs.forced || leave(only.action)) return undefined;
      const timer = setTimeout(() => act(only.action), motion() ? 1000 : 400);
      return () => clearTimeout(timer);
    });
  }
}
