/**
 * The contract between the table and the board of a game.
 *
 * A game's folder `games/GAME/web/` holds
 * - `Board.svelte` - the board. Its props are {@link BoardProps}; it is loaded lazily.
 * - `Emblem.svelte` - a drawing for the lobby without props, one `<svg viewBox="0 0 320 240">` that fills its parent
 *   (`preserveAspectRatio="xMidYMid slice"`: what matters stands in the middle square).
 * - `Summary.svelte` - optional: points and luck for the result sheet. Its props are {@link SummaryProps}.
 * - `Picture.svelte` - optional: the pictures of the rulebook. Its prop `name` is the one in `![words under it](name)`.
 * - `index.ts` - optional: default export of a {@link BoardModule}.
 * - `decks/Decks.svelte` - of a game to which players bring decks: what builds them, see {@link DecksModule}.
 *
 * Besides the sentences of the engine the locales of a game have `tagline` (a sentence for the lobby), `option-ID` and
 * `option-ID-VALUE`, `deck-ID` and `deck-ID-hint` for ready decks, and the keys of `about.reconstruction`. `level-NAME` is in the page's locales. Where the
 * seats of a game differ, `part-COUNT-SEAT` says what is played from which, with seats counted from 1, and `part-COUNT-SEAT-VALUE`
 * does so under another value of the option `seating`.
 *
 * `observation.view` holds the components of the table beside the position: the page puts both together.
 *
 * The board knows no rules. What may be done stands in `observation.choices`; only that glows and reacts. Whose turn it is follows
 * from `observation.turn.waiting` alone: a viewer who is not waited for may have choices as well, for acts beside the open decision, and
 * where it is secret who is asked, more seats may be named than are. A game with standing orders has them as `order-ID` in its
 * locales. An element drawn for a
 * choice carries `data-action={choice.action}`: the key of that choice (`keyOf`) focuses and clicks the element, so
 * a board may show a preview first and act on the second press. Choices that the board does not draw itself get a button
 * in the prompt bar, see `handled`.
 *
 * What boards are made of lies beside this file, each part with its use at its head; the development server shows them all at `/kit`.
 * A palette that the parts can draw from has `--table`, `--table-ink`, `--table-soft`, `--plate`, `--groove`, `--paper`, `--glow`,
 * `--glow-soft` and `--glow-ink`.
 *
 * On a narrow page `--free` is how much of the board is seen between the players and the prompt before the page is rolled, and `--under`
 * how high the prompt is, which lies over what stands at the foot of the window.
 *
 * Styles: the custom properties of `web/src/styles/tokens.css`. The page's policy forbids `style="…"` in markup; use
 * classes or `style:name={value}`, which goes through the object model.
 */
import type { Component, Snippet } from 'svelte';
import type { Choice } from '../generated/Choice';
import type { Message } from '../generated/Message';
import type { SeenEntry } from '../generated/SeenEntry';
import type { SeenLine } from '../generated/SeenLine';
import type { Observation } from '../generated/Observation';
import type { Saying } from '../lib/words';

export type { Choice, Message, Observation, Saying, SeenEntry, SeenLine };

/**
 * Puts something into the reader's language: a message of the engine, or a key of the game's locale (or, failing that,
 * of the page's) with its variables.
 */
export interface Translate {
  (message: Saying | string, args?: Record<string, string | number>): string;
  /** Is there a sentence for this key? */
  has: (key: string) => boolean;
}

/** What the inspector pane shows. */
export interface Inspected {
  title: string;
  /** A line under the title. */
  subtitle?: string;
  /** Name and value, one under the other. */
  facts?: [string, string][];
  /** Further lines of text. */
  text?: string[];
  /** Anything drawn: a big card, a table. Comes above facts and text. */
  body?: Snippet;
  /** The clause that explains it. */
  clause?: string;
}

/** What a board is given. */
export interface BoardProps<View = unknown, Event = unknown> {
  /** What the viewer is shown; in a replay that of the number shown. */
  observation: Observation<View>;
  /** The viewer's own seat (in a replay the seat whose eyes are borrowed), or none. */
  me: number | null;
  /** The players' names by seat. */
  names: string[];
  /**
   * Do this: the `action` of one of `observation.choices`; and after it at once what it leads to, as long as that can be done: one
   * press for what belongs together.
   */
  act: (action: string, ...then: string[]) => void;
  /** An action is on its way: nothing can be pressed. */
  busy: boolean;
  /** A replay, a viewer without a seat, or one who is not to act now: nothing can be done, but whoever has a seat may ask why. */
  readonly: boolean;
  /** What led from the observation before to this one, for pieces that move; empty after a jump. */
  news: SeenLine<Event>[];
  /**
   * What the others have done since the viewer's last choice, as far as it is shown: to be marked on the board until the viewer's next
   * choice, with `Struck.svelte`. In a replay it is what led here.
   */
  marked?: SeenLine<Event>[];
  /**
   * Shows something in the inspector pane; `null` empties it. Call it on hover and focus. On a touch screen the pane
   * appears after a long press, which gives focus.
   */
  inspect: (what: Inspected | null) => void;
  /** Asks why an action that is not among the choices cannot be done; the answer appears under the prompt. */
  why: (action: string) => void;
  /** Opens the rulebook at a clause. */
  openRules: (clause: string) => void;
  /** The key that presses a choice, to be shown beside it. */
  keyOf: (action: string) => string | undefined;
  t: Translate;
  /** May things move? If not, everything is in its place at once. */
  motion: boolean;
}

/** What the result sheet gives to a game's summary. */
export interface SummaryProps<View = unknown> {
  /** The last observation. */
  observation: Observation<View>;
  /** The whole log. */
  entries: SeenEntry[];
  me: number | null;
  names: string[];
  t: Translate;
}

/** What a game tells the table besides its board; everything is optional. */
export interface BoardModule<View = unknown, Event = unknown> {
  /** Does the board draw this choice itself? Then the prompt bar has no button for it. */
  handled?: (choice: Choice, observation: Observation<View>) => boolean;
  /**
   * The key for a choice (a lower-case letter or a digit). Choices without one get the digits in their order; `null` keeps
   * a choice without a key, such as one that is not drawn before another is made in mind.
   */
  key?: (choice: Choice, observation: Observation<View>) => string | null | undefined;
  /** What a choice with a button leads to, if one press is to do both; and the words of the button. */
  follows?: (choice: Choice, observation: Observation<View>) => { then: string; label: Message } | undefined;
  /** Does this choice leave undone what the prompt asks for? Then its button does not stand out among the others. */
  passes?: (choice: Choice) => boolean;
  /** Is this single choice left to the player's hand even where forced choices are pressed automatically? */
  leaveToHand?: (action: string) => boolean;
  /**
   * Would the time until this single choice is made tell the others something? Where people play, it is left to the player's hand, too; a
   * computer learns nothing from it.
   */
  timeTells?: (action: string) => boolean;
  /** The symbol of a log line: the `d` of an `icon:` import (viewBox 0 0 512 512). */
  symbol?: (event: Event) => string | undefined;
  /** Does a new chapter of the log begin with this event, such as a turn? */
  heading?: (event: Event) => boolean;
  /**
   * So many milliseconds the board takes to show this event where things move: dice that roll. So long log and prompt say nothing of it.
   */
  settles?: (event: Event) => number;
  /** Who has won and by what, in one sentence with names, where the last prompt does not say all of it. */
  ending?: (about: About<View>) => string | undefined;
  /** The keys of the teams in the game's locales, one for each of so many seats, where there are teams; before a game. */
  teams?: (seats: number, options: Record<string, unknown>) => string[];
  /** The colours of the seats, ground and ink. The seats are lettered A to D besides, unless there are `seatParts`. */
  seatColours?: (observation: Observation<View>) => [string, string][];
  /** What is played from each seat, where the seats differ by what has a name and a sign of its own: then it stands in the place of the letter. */
  seatParts?: (observation: Observation<View>) => SeatPart[][];
  /** The position in sentences, for those who do not see the board (key `d`). */
  describe?: (about: About<View>) => string[];
}

/** Something that is played from a seat. */
export interface SeatPart {
  /** The key of its name in the game's locales. */
  name: string;
  /** Ground and ink. */
  colours: [string, string];
  /** The `d` of its sign: around 0,0, about 16 wide and high, to be filled (even-odd). */
  sign: string;
}

/** What the position is described from. */
export type About<View> = Pick<BoardProps<View>, 'observation' | 'me' | 'names' | 't'>;

/** A loaded board. */
export interface LoadedBoard {
  Board: Component<BoardProps>;
  module: BoardModule;
  Summary: Component<SummaryProps> | undefined;
}

/** What a game's catalogue has, whatever else it has: the ready decks, without a name where the locales have it. */
export interface Catalogue {
  decks: { id: string; name: string | null; text: string }[];
}

/** What builds a deck is given. */
export interface DecksProps<Cards extends Catalogue = Catalogue> {
  /** What decks can be built from. */
  catalogue: Cards;
  /** The deck as text. */
  deck: string;
  /** The deck is another one now. */
  change: (deck: string) => void;
  /** Name, what can be done with the deck, and what is wrong with it: stands above the deck's own list. */
  head: Snippet;
  t: Translate;
  /** May things move? */
  motion: boolean;
}

/** What builds the decks of a game, as `decks/Decks.svelte` brings it. */
export interface DecksModule<Cards extends Catalogue = Catalogue> {
  default: Component<DecksProps<Cards>>;
  /** The options of a table on which it depends whether a deck is good. */
  options: string[];
  /** A deck as text in the reader's words, and as the rules read it: line by line, so that a line keeps its number. */
  named?: (deck: string, catalogue: Cards, t: Translate) => string;
  plain?: (deck: string, catalogue: Cards, t: Translate) => string;
}
