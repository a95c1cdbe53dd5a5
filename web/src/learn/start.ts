/** The page to start from: a game in few words and three pictures. */
import type { Observation } from '$board/contract';
import type { Picture } from '$generated/Picture';
import { api, beside, type Components } from '$lib/api';
import { type Block, type Inline, parse } from '$lib/rules';

/** A picture, and the words under it. */
export interface Shown {
  words: Inline[];
  seat: number | null;
  room: [number, number];
  shape: [number, number];
  focus: string;
  within: string | null;
  observation: Observation<unknown>;
}

export interface Section {
  title: Inline[];
  text: Block[];
  shown: Shown[];
}

/** Each heading of a text with what stands under it. */
export function sections(markdown: string, pictures: Picture[], components: Components): Section[] {
  const found: Section[] = [];
  for (const block of parse(markdown)) {
    if (block.kind === 'heading') found.push({ title: block.parts, text: [], shown: [] });
    else if (block.kind !== 'picture') found.at(-1)?.text.push(block);
    else {
      const picture = pictures.find(({ name }) => name === block.name);
      if (picture) found.at(-1)?.shown.push({ ...picture, words: block.parts, observation: beside(components, picture.observation) });
    }
  }
  return found;
}

const known = new Map<string, Promise<Section[]>>();

/** The page of a game in a language; asked for once. */
export function start(game: string, lang: string): Promise<Section[]> {
  const key = `${game}/${lang}`;
  const before = known.get(key);
  if (before) return before;
  const asked = api.start(game, lang).then(({ text, pictures, components }) => sections(text, pictures, components as Components));
  known.set(key, asked);
  asked.catch(() => known.delete(key));
  return asked;
}
