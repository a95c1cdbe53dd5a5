import { describe, expect, it } from 'vitest';
import type { OhEvent } from '$generated/OhEvent';
import { changesIn, lungesIn, playedIn, wayFromHand, wayIn, wayOfHand, wayOut } from './news';

const news = (...events: OhEvent[]) => events.map((event) => ({ event, line: null }));

describe('what has changed', () => {
  it('is summed up by spot, of players as well', () => {
    const changes = changesIn(
      news(
        { event: 'suffered', spot: 'A2', n: 3, armour: 2 },
        { event: 'restored', spot: 'A2', n: 1, armour: 3 },
        { event: 'life', player: 1, change: -2, life: 9 },
        { event: 'sacrificed', player: 0, n: 4, life: 11 },
      ),
    );
    expect([...changes]).toEqual([['A2', -2], ['B', -2], ['A', -4]]);
  });

  it('began with an attack, or a step before another', () => {
    expect(lungesIn(news({ event: 'attacked', attacker: 'B1', on: 'A2' }, { event: 'guarded', spot: 'A3', insteadOf: 'A2' }))).toEqual([
      { from: 'B1', to: 'A2' },
      { from: 'A3', to: 'A2' },
    ]);
  });
});

describe('a card that is played and does not stay', () => {
  const quick: OhEvent = { event: 'declared', by: 1, deed: { what: 'use', card: 'h-q1', slot: 2 }, targets: ['A1'], cards: [] };

  it('is the last one of the turn', () => {
    expect(playedIn(news(quick))).toEqual({ card: 'h-q1', by: 1 });
    expect(playedIn(news(quick, { event: 'trapped', spot: 'A1', card: 'w-t1' }))).toEqual({ card: 'w-t1', by: 0 });
    expect(playedIn(news(quick, { event: 'turn-begins', player: 0, turn: 3, level: 2 }))).toBeNull();
    expect(playedIn(news({ event: 'woke', spot: 'A1' }))).toBeUndefined();
  });
});

describe('the way of a card', () => {
  it('from play leads to the discard pile of its side, or to the hand', () => {
    expect(wayOut(news({ event: 'left', spot: 'B2', card: 'h-c1', to: 'pile' }), 'B2')).toEqual(['discard-1']);
    expect(wayOut(news({ event: 'left', spot: 'A2 mount', card: 'h-m1', to: 'hand' }), 'A2 mount')).toEqual(wayOfHand(0));
  });

  it('into the hand leads from the deck, the discard pile or the battlefield', () => {
    expect(wayIn(news({ event: 'drew', player: 0, card: 'h-c1' }), 'h-c1', 0)).toEqual(['deck-0']);
    expect(wayIn(news({ event: 'taken', player: 0, card: 'h-c1' }), 'h-c1', 0)).toEqual(['discard-0']);
    expect(wayIn(news({ event: 'left', spot: 'A2 mount', card: 'h-m1', to: 'hand' }), 'h-m1', 0)).toEqual(['A2']);
  });

  it('out of the hand leads to the discard pile, unless it is seen arriving in play', () => {
    expect(wayFromHand(news({ event: 'discarded', player: 0, card: 'h-c1' }), 'h-c1', 0)).toEqual(['discard-0']);
    expect(wayFromHand(news({ event: 'entered', spot: 'A1', card: 'h-c1', idle: false }), 'h-c1', 0)).toEqual([]);
    expect(wayFromHand(news({ event: 'exchanged', player: 0, n: 2 }), 'h-c1', 0)).toEqual(['deck-0']);
  });
});
