import { describe, expect, it } from 'vitest';
import { type Deck, fromLink, linkTo, OwnDecks, read, written } from './decks.svelte';

const deck: Deck = { name: 'Szél & vihar, #1', text: '2 h-c1\n1 w-c1\nside\n1 m-c2\n', options: { format: 'noble' } };

describe('a deck as text', () => {
  it('has its name in a line that is not read', () => {
    expect(written(deck)).toBe('# Szél & vihar, #1\n2 h-c1\n1 w-c1\nside\n1 m-c2\n');
    expect(read(written(deck))).toEqual({ name: deck.name, text: deck.text });
  });

  it('needs no name', () => {
    expect(read(deck.text)).toEqual({ name: '', text: deck.text });
    expect(read('2 h-c1 # strong\n')).toEqual({ name: '', text: '2 h-c1 # strong\n' });
  });

  it('may be empty', () => {
    expect(read('')).toEqual({ name: '', text: '' });
    expect(read(written({ name: 'Nothing', text: '' }))).toEqual({ name: 'Nothing', text: '' });
  });

  it('keeps its name in one line', () => {
    expect(written({ name: 'a\nb', text: '1 x\n' })).toBe('# a b\n1 x\n');
  });
});

describe('a deck as a link', () => {
  it('comes out as it went in', () => {
    const { pathname, hash } = new URL(linkTo('some-game', deck), 'https://example.org');
    expect(pathname).toBe('/decks/some-game');
    expect(fromLink(hash.slice(1))).toEqual({ ...deck, text: deck.text.trim() });
  });

  it('leaves out remarks, in which there may be commas', () => {
    expect(fromLink(linkTo('some-game', { ...deck, text: '1 x # strong, fast\n# more, too\n2 y' }).split('#')[1]!)?.text).toBe('1 x\n2 y');
  });

  it('leaves out files, and what has its default', () => {
    const link = linkTo('some-game', { ...deck, options: { components: 'x'.repeat(9000), format: undefined, keywords: 'on' } }, ['components']);
    expect(fromLink(link.split('#')[1]!)?.options).toEqual({ keywords: 'on' });
  });

  it('is none without a deck, and is read however it was written', () => {
    expect(fromLink('')).toBeUndefined();
    expect(fromLink('OH-2.20')).toBeUndefined();
    expect(fromLink('deck=1+x&o-format=noble')).toEqual({ name: '', text: '1 x', options: {} });
  });
});

describe('the decks that are kept', () => {
  it('are there again, changed in their place, and gone when they are dropped', () => {
    localStorage.clear();
    const own = new OwnDecks('some-game');
    const { id } = own.keep(deck);
    const other = own.keep({ ...deck, name: 'Other' });
    own.keep({ ...deck, name: 'Changed' }, id);
    const again = new OwnDecks('some-game');
    expect(again.all.map(({ name }) => name)).toEqual(['Changed', 'Other']);
    expect(again.find(other.id)).toEqual(other);
    again.drop(id);
    expect(new OwnDecks('some-game').all).toEqual([other]);
    expect(new OwnDecks('other-game').all).toEqual([]);
  });

  it('are not lost where two tabs keep some', () => {
    localStorage.clear();
    const [one, two] = [new OwnDecks('some-game'), new OwnDecks('some-game')];
    const first = one.keep({ ...deck, name: 'One' });
    two.keep({ ...deck, name: 'Two' });
    expect(new OwnDecks('some-game').all.map(({ name }) => name)).toEqual(['One', 'Two']);
    one.keep({ ...deck, name: 'First' }, first.id);
    two.mark(first.id, true);
    expect(new OwnDecks('some-game').find(first.id)).toMatchObject({ name: 'First', draft: true });
    two.drop(first.id);
    one.keep({ ...deck, name: 'Three' });
    expect(new OwnDecks('some-game').all.map(({ name }) => name)).toEqual(['Two', 'Three']);
  });

  it('are seen to change in another tab', () => {
    localStorage.clear();
    const own = new OwnDecks('some-game');
    let told = 0;
    const stop = own.heard(() => (told += 1));
    new OwnDecks('some-game').keep(deck);
    dispatchEvent(new StorageEvent('storage', { key: 'quincunx/decks/other-game' }));
    expect([told, own.all.length]).toEqual([0, 0]);
    dispatchEvent(new StorageEvent('storage', { key: 'quincunx/decks/some-game' }));
    expect([told, own.all.map(({ name }) => name)]).toEqual([1, [deck.name]]);
    stop();
  });
});
