// Piles: drawing and reshuffling, what an onlooker knows, and dealing anew what it does not.

import { seedRandom, randomInt, shuffle } from '@bridgefront/kernel';
import type { Random } from '@bridgefront/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  copiesOf,
  copyKnown,
  drawCards,
  knownCards,
  lookIntoHand,
  moveCard,
  noteLeft,
  noteLook,
  noteOnTop,
  noteShuffled,
  noteSlippedIn,
  noteTaken,
  noteUnder,
  nothingKnown,
  putOnTop,
  putUnder,
  redeal,
  reshuffle,
  shufflePlaces,
  slipIn,
  takeCard,
  takeTop,
  topCards,
  unknownOf,
  without,
} from '../src/piles/index.ts';
import type { Known } from '../src/piles/index.ts';

const random = (seed: string): Random => seedRandom(seed);
const compare = (a: number, b: number): number => a - b;

describe('cards in piles', () => {
  test('the last card is the top one', () => {
    const pile = [1, 2, 3];
    expect([topCards(pile, 2), topCards(pile, 9)]).toEqual([
      [3, 2],
      [3, 2, 1],
    ]);
    putOnTop(pile, 4, 5);
    putUnder(pile, 6, 7);
    expect(pile).toEqual([7, 6, 1, 2, 3, 4, 5]);
    expect([takeTop(pile), takeTop([])]).toEqual([5, null]);
  });

  test('of equal cards the uppermost is taken, and one that is not there moves nothing', () => {
    const pile = ['a', 'b', 'a', 'c'];
    const other: string[] = [];
    expect([takeCard(pile, 'a'), takeCard(pile, 'x'), moveCard(pile, other, 'x')]).toEqual([
      true,
      false,
      false,
    ]);
    expect(moveCard(pile, other, 'c')).toBe(true);
    expect([pile, other]).toEqual([['a', 'b'], ['c']]);
    expect([without(['a', 'a', 'b'], ['a', 'c']), copiesOf(['a', 'a', 'b'], 'a')]).toEqual([['a', 'b'], 2]);
  });

  test('drawing shuffles the discard pile in when the draw pile is empty, and ends when both are', () => {
    const stock = { draw: [1, 2], discard: [3, 4, 5] };
    let shuffles = 0;
    const drawn = drawCards(stock, 9, random('draw'), () => shuffles++);
    expect(drawn.slice(0, 2)).toEqual([2, 1]);
    expect(drawn.toSorted(compare)).toEqual([1, 2, 3, 4, 5]);
    expect([shuffles, stock]).toEqual([1, { draw: [], discard: [] }]);
    expect(drawCards(stock, 1, random('draw'))).toEqual([]);
  });

  test('a discard pile is shuffled under what is left', () => {
    const stock = { draw: [8, 9], discard: [1, 2, 3] };
    expect(reshuffle(stock, random('under'))).toBe(3);
    expect(stock.draw.slice(3)).toEqual([8, 9]);
    expect(stock.draw.slice(0, 3).toSorted(compare)).toEqual([1, 2, 3]);
  });

  test('a card that is slipped in comes to every place alike', () => {
    const places = [0, 0, 0, 0];
    const generator = random('slip');
    for (let n = 0; n < 4000; n++) {
      const pile = [1, 2, 3];
      slipIn(pile, 0, generator);
      places[pile.indexOf(0)]++;
    }
    for (const count of places) expect(Math.abs(count - 1000)).toBeLessThan(120);
  });
});

describe('what is known of a pile', () => {
  test('cards looked at are known until they are drawn, also by who sees only that a card was drawn', () => {
    const known = nothingKnown<string>();
    noteLook(known, ['a', 'b'], 5);
    expect([noteTaken(known, null, 4), noteTaken(known, null, 3), noteTaken(known, null, 2)]).toEqual([
      'a',
      'b',
      null,
    ]);
    expect(knownCards(known)).toEqual([]);
  });

  test('a card put under a pile is known, and drawn as the last of it', () => {
    const known = nothingKnown<string>();
    noteUnder(known, 'low');
    noteUnder(known, null);
    noteOnTop(known, null);
    noteOnTop(known, 'high');
    // high ? . low ?
    expect([4, 3, 2, 1, 0].map((left) => noteTaken(known, null, left))).toEqual([
      'high',
      null,
      null,
      'low',
      null,
    ]);
  });

  test('a card slipped in may lie above what was looked at before, never above what is looked at later', () => {
    const known = nothingKnown<string>();
    noteLook(known, ['a', 'b'], 4);
    noteSlippedIn(known, 'x');
    expect(known).toMatchObject({ top: [], next: ['a', 'b'], loose: [{ card: 'x', under: 0 }] });
    noteLook(known, ['a'], 5);
    expect(known).toMatchObject({ top: ['a'], next: ['b'], loose: [{ card: 'x', under: 0 }] });
    noteLook(known, ['a', 'x'], 5);
    expect(known).toMatchObject({ top: ['a', 'x', 'b'], next: [], loose: [] });
  });

  test('when an unseen card may have been this or that one, neither is sure to be there still', () => {
    const known = nothingKnown<string>();
    noteLook(known, ['a'], 3);
    noteUnder(known, 'low');
    noteSlippedIn(known, 'x');
    noteUnder(known, 'lowest');
    expect(noteTaken(known, null, 5)).toBeNull();
    expect(known).toEqual({ ...nothingKnown(), bottom: ['lowest'] });
  });

  test('a shuffle leaves the cards known and forgets their places', () => {
    const known = nothingKnown<string>();
    noteLook(known, ['a', 'b'], 4);
    noteShuffled(known);
    expect(known).toEqual({
      ...nothingKnown(),
      loose: ['a', 'b'].map((card) => ({ card, under: 0, above: 0 })),
    });
  });

  test('of equal cards in a hand the known one leaves first, and a look finds what was not known', () => {
    const hand = ['trap', 'trap', 'wall', 'spy'];
    const known = ['trap'];
    const seen = lookIntoHand(hand, known, 2, random('look'));
    expect(seen).toHaveLength(2);
    expect(unknownOf(hand, known)).toHaveLength(1);
    expect(lookIntoHand(hand, known, 9, random('look'))).toHaveLength(1);
    expect(known.toSorted()).toEqual(hand.toSorted());
    takeCard(hand, 'trap');
    noteLeft(known, 'trap');
    expect(known.toSorted()).toEqual(['spy', 'trap', 'wall']);
    expect(unknownOf(hand, known)).toEqual([]);
  });
});

// A pile under random play. The onlooker remembers every pile that agrees with all it saw, by brute force.
type Doing = { readonly what: number; readonly seen: boolean };

function worldsAfter(
  worlds: readonly (readonly number[])[],
  doing: Doing,
  card: number,
  truth: readonly number[],
) {
  const agree = (world: readonly number[], count: number): boolean =>
    topCards(world, count).every((one, depth) => one === truth[truth.length - 1 - depth]);
  const { what, seen } = doing;
  if (what === 0) return worlds.filter((world) => agree(world, seen ? 1 : 2));
  if (what === 1)
    return worlds.filter((world) => !seen || agree(world, 1)).map((world) => world.slice(0, -1));
  const put = (world: readonly number[]): number[][] => {
    if (what === 2) return [[...world, card]];
    if (what === 3) return [[card, ...world]];
    return Array.from({ length: world.length + 1 }, (_, at) => world.toSpliced(at, 0, card));
  };
  return worlds.flatMap(put);
}

function permutations(cards: readonly number[]): number[][] {
  if (cards.length === 0) return [[]];
  return cards.flatMap((card, at) => permutations(cards.toSpliced(at, 1)).map((rest) => [card, ...rest]));
}

function carryOut(pile: number[], known: Known<number>, doing: Doing, card: number, generator: Random): void {
  const { what, seen } = doing;
  if (what === 0) noteLook(known, topCards(pile, seen ? 1 : 2), pile.length);
  else if (what === 1) {
    const taken = takeTop(pile);
    noteTaken(known, seen ? taken : null, pile.length);
  } else if (what === 2) {
    putOnTop(pile, card);
    noteOnTop(known, card);
  } else if (what === 3) {
    putUnder(pile, card);
    noteUnder(known, card);
  } else {
    slipIn(pile, card, generator);
    noteSlippedIn(known, card);
  }
}

const doings = fc.array(fc.record({ what: fc.integer({ min: 0, max: 4 }), seen: fc.boolean() }), {
  minLength: 1,
  maxLength: 7,
});

test('an imagined pile is one that agrees with all that the onlooker saw, and only such', () => {
  fc.assert(
    fc.property(doings, fc.nat(10_000), (list, seed) => {
      const generator = random(`pile ${seed}`);
      const pile = shuffle(generator, [1, 2, 3, 4]);
      const known = nothingKnown<number>();
      let worlds: readonly (readonly number[])[] = permutations([1, 2, 3, 4]);
      for (const [n, doing] of list.entries()) {
        if (doing.what < 2 && pile.length === 0) continue;
        if (doing.what === 4 && worlds.length > 2000) continue;
        // Who does not see which of several cards was taken forgets: that is weaker than what could be known.
        if (doing.what === 1 && !doing.seen && known.loose.length > 0) continue;
        const card = 10 + n;
        worlds = worldsAfter(worlds, doing, card, pile);
        carryOut(pile, known, doing, card, generator);
      }
      const possible = new Set(worlds.map((world) => world.join(' ')));
      const imagined = pile.slice();
      redeal({ decks: [{ cards: imagined, known }] }, generator, compare);
      expect(imagined.toSorted(compare)).toEqual(pile.toSorted(compare));
      expect(possible).toContain(imagined.join(' '));
    }),
    { seed: 5, numRuns: 1500 },
  );
});

test('every pile that agrees with what the onlooker saw comes up', () => {
  const known = nothingKnown<number>();
  noteLook(known, [4], 4);
  noteSlippedIn(known, 5);
  const generator = random('all');
  const found = new Set<string>();
  for (let n = 0; n < 500; n++) {
    const cards = [1, 2, 3, 4, 5];
    redeal({ decks: [{ cards, known }] }, generator, compare);
    found.add(cards.join(' '));
  }
  // Three unknown cards in any order below the 4, and the 5 in any of five places.
  expect(found.size).toBe(30);
});

describe('dealing anew', () => {
  test('known cards stay, sizes stay, and no card is lost', () => {
    fc.assert(
      fc.property(fc.nat(100_000), (seed) => {
        const generator = random(`deal ${seed}`);
        const all = shuffle(
          generator,
          Array.from({ length: 20 }, (_, n) => n % 7),
        );
        const [hand, other, deck] = [all.slice(0, 5), all.slice(5, 9), all.slice(9)];
        const known = [hand[randomInt(generator, 5)]];
        const ofDeck = nothingKnown<number>();
        noteLook(ofDeck, topCards(deck, 2), deck.length);
        const before = [hand, other, deck].map((list) => list.length);
        const tops = topCards(deck, 2);
        redeal(
          { heaps: [{ cards: hand, known }, { cards: other }], decks: [{ cards: deck, known: ofDeck }] },
          generator,
          compare,
        );
        expect([hand, other, deck].map((list) => list.length)).toEqual(before);
        expect([...hand, ...other, ...deck].toSorted(compare)).toEqual(all.toSorted(compare));
        expect([hand.includes(known[0]), topCards(deck, 2)]).toEqual([true, tops]);
      }),
      { seed: 6, numRuns: 300 },
    );
  });

  test('the true deal leaves no trace: equal generators make equal worlds of it', () => {
    const deal = (hand: number[], deck: number[]): string => {
      redeal({ heaps: [{ cards: hand }], decks: [{ cards: deck }] }, random('same'), compare);
      return JSON.stringify([hand, deck]);
    };
    expect(deal([1, 2], [3, 4, 5])).toBe(deal([5, 3], [2, 4, 1]));
  });

  test('a card that is known to lie where it does not is a fault', () => {
    expect(() => redeal({ heaps: [{ cards: [1], known: [2] }] }, random('fault'), compare)).toThrow(
      'known to be',
    );
  });

  test('places of a row change cards among themselves only', () => {
    const row = [10, 11, 12, 13, 14];
    shufflePlaces(row, [1, 3, 4], random('row'), compare);
    expect([row[0], row[2], [row[1], row[3], row[4]].toSorted(compare)]).toEqual([10, 12, [11, 13, 14]]);
  });

  test('what is known is plain data, and a copy is independent', () => {
    const known = nothingKnown<string>();
    noteLook(known, ['a', 'b'], 3);
    const copy = copyKnown(known);
    noteTaken(copy, null, 2);
    expect(JSON.parse(JSON.stringify(known))).toEqual({ ...nothingKnown(), top: ['a', 'b'] });
    expect(copy.top).toEqual(['b']);
  });
});
