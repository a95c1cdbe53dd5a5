/** The files of `web/src/board` that boards are made of, each with the first sentence of its documentation. */
const sources: Record<string, string> = import.meta.glob(
  ['../board/*.svelte', '../board/*.ts', '!../board/*.test.ts', '!../board/contract.ts', '!../board/bench.svelte.ts'],
  { query: '?raw', import: 'default', eager: true },
);

export const files = Object.entries(sources).map(([path, source]) => {
  const file = path.split('/').at(-1)!;
  return { file, name: file.split('.')[0]!, doc: firstSentence(source) };
});

function firstSentence(source: string): string {
  const comment = (/\/\*\*\n(.*?)\*\//s.exec(source) ?? /\/\*\*(.*?)\*\//s.exec(source))?.[1] ?? '';
  const text = comment.replace(/^\s*\* ?/gm, '').replace(/\s+/g, ' ').trim();
  return /^.*?\.(?= |$)/.exec(text)?.[0] ?? text;
}
