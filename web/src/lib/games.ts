/** What the games' folders bring to the page: boards and emblems, each loaded when it is asked for. */
import type { Component } from 'svelte';
import type { BoardModule, BoardProps, DecksModule, LoadedBoard, SummaryProps } from '../board/contract';
import { part } from './part.svelte';

type Files<T> = Record<string, () => Promise<T>>;

const boards = import.meta.glob<Component<BoardProps>>('../../../games/*/web/Board.svelte', { import: 'default' });
const emblems = import.meta.glob<Component>('../../../games/*/web/Emblem.svelte', { import: 'default' });
const pictures = import.meta.glob<Component<{ name: string }>>('../../../games/*/web/Picture.svelte', { import: 'default' });
const summaries = import.meta.glob<Component<SummaryProps>>('../../../games/*/web/Summary.svelte', { import: 'default' });
const modules = import.meta.glob<BoardModule>('../../../games/*/web/index.ts', { import: 'default' });

const deckPages = import.meta.glob<DecksModule>('../../../games/*/web/decks/Decks.svelte');

const load = <T>(files: Files<T>, game: string, name: string) => {
  const file = files[`../../../games/${game}/web/${name}`];
  return file && part(file);
};

/** The board of a game; nothing if this page has none. */
export async function board(game: string): Promise<LoadedBoard | undefined> {
  const [Board, module, Summary] = await Promise.all([
    load(boards, game, 'Board.svelte'),
    load(modules, game, 'index.ts'),
    load(summaries, game, 'Summary.svelte'),
  ]);
  return Board && { Board, module: module ?? {}, Summary };
}

/** The emblem of a game. */
export async function emblem(game: string): Promise<Component | undefined> {
  return load(emblems, game, 'Emblem.svelte');
}

/** The pictures of a game's rulebook. */
export async function picture(game: string): Promise<Component<{ name: string }> | undefined> {
  return load(pictures, game, 'Picture.svelte');
}

/** Is there something here that builds decks for a game? */
export const buildsDecks = (game: string): boolean => `../../../games/${game}/web/decks/Decks.svelte` in deckPages;

/** What builds the decks of a game; nothing if players bring none to it. */
export async function deckPage(game: string): Promise<DecksModule | undefined> {
  return load(deckPages, game, 'decks/Decks.svelte');
}
