import { describe, expect, it } from 'vitest';
import { type Block, fold, parse, plain, search } from './rules';

const book = parse(`# The Game

An *introduction*, with [XY-2.1] in it.

## Things

[XY-2.1] **Cards.** There are
two kinds.

| card | copies |
| --- | --- |
| Łódź | 3 |

- first [XY-R3]
  and more
- second

[XY-2.2] Őszi köd <script>alert(1)</script>.

## Nothing

[XY-3] Empty.
`);

const clauses = (blocks: Block[]) => blocks.flatMap((block) => ('clause' in block && block.clause ? [block.clause] : []));

describe('the rulebook', () => {
  it('reads headings, clauses, tables and lists', () => {
    expect(book.map(({ kind }) => kind)).toEqual(
      ['heading', 'paragraph', 'heading', 'paragraph', 'table', 'list', 'paragraph', 'heading', 'paragraph'],
    );
    expect(clauses(book)).toEqual(['XY-2.1', 'XY-2.2', 'XY-3']);
    expect(book[4]).toMatchObject({ head: [[{ text: 'card' }], [{ text: 'copies' }]], rows: [[[{ text: 'Łódź' }], [{ text: '3' }]]] });
    expect(book[5]).toMatchObject({ ordered: false, items: [[{ text: 'first ' }, { clause: 'XY-R3' }, { text: ' and more' }], [{ text: 'second' }]] });
  });

  it('reads emphasis, and clauses inside a sentence as links', () => {
    expect(book[1]).toMatchObject({
      clause: undefined,
      parts: [{ text: 'An ' }, { kind: 'em' }, { text: ', with ' }, { kind: 'clause', clause: 'XY-2.1' }, { text: ' in it.' }],
    });
    expect(book[3]).toMatchObject({ parts: [{ kind: 'strong', parts: [{ text: 'Cards.' }] }, { text: ' There are two kinds.' }] });
  });

  it('reads pictures by their names, with the words under them', () => {
    const [shown] = parse('![Two *cards*,\nface up.](two-cards)');
    expect(shown).toMatchObject({ kind: 'picture', name: 'two-cards', parts: [{ text: 'Two ' }, { kind: 'em' }, { text: ', face up.' }] });
    expect(search([shown!], 'face')).toEqual([shown]);
  });

  it('leaves markup as the text that it is', () => {
    expect(book[6]).toMatchObject({ parts: [{ kind: 'text', text: 'Őszi köd <script>alert(1)</script>.' }] });
  });

  it('finds words without their marks, under the heading of their chapter', () => {
    expect(search(book, 'oszi KOD').map(({ kind }) => kind)).toEqual(['heading', 'paragraph']);
    expect(search(book, 'lodz').map(({ kind }) => kind)).toEqual(['heading', 'table']);
    expect(clauses(search(book, 'xy-3'))).toEqual(['XY-3']);
    expect(search(book, 'xylophone')).toEqual([]);
    expect(search(book, ' ')).toBe(book);
    expect(fold('ŁŐŻЙ')).toBe('lozи');
  });
});

describe('the rulebooks of the games', () => {
  const books = Object.entries(
    import.meta.glob<string>('../../../games/*/rules/*.md', { query: '?raw', import: 'default', eager: true }),
  );

  it.each(books)('%s is read whole, and every clause that it refers to exists', (_, markdown) => {
    const blocks = parse(markdown);
    const known = new Set(clauses(blocks));
    expect(known.size).toBe(markdown.match(/^\[[A-Z]+-[A-Z]*[\d.]+\]/gm)?.length);
    const referred = [...markdown.matchAll(/\[([A-Z]+-[A-Z]*[\d.]+)\]/g)].map(([, clause]) => clause!);
    expect(referred.filter((clause) => !known.has(clause))).toEqual([]);
    const text = blocks.map((block) => ('parts' in block ? plain(block.parts) : '')).join('');
    expect(text).not.toMatch(/\*\*|^\||\[[A-Z]+-/m);
  });
});
