// Options of Spies and first hands (CA-86).

import { collect, createEngine, faceFor, sureMatch } from '@bridgefront/kernel';
import type { Match, Options, Report } from '@bridgefront/kernel';
import { describe, expect, test } from 'vitest';
import { CARDS } from '../rules/cards/table.ts';
import { castles } from '../rules/index.ts';
import { isUnit } from '../rules/main.ts';
import type { State } from '../rules/types.ts';
import { blue, red, scene, siege } from './scene.ts';
import type { Scene } from './scene.ts';

test('CA-86: with wizardHitsSpy off a Wizard does not hit a Spy at home, and a Soldier does', () => {
  const cards = ['red wizard at red-castle', 'blue spy at blue-castle', 'blue general at blue-middle'];
  expect(siege(cards).asks('main').targets('wizard-1')).toContain('spy-2');
  const table = siege(cards, { options: { wizardHitsSpy: false } });
  expect(table.targets('wizard-1')).not.toContain('spy-2');
  table.play('unit:wizard-1');
  expect(table.refuses('at:spy-2', 'CA-86')).toBe('In this match a Wizard does not hit a Spy.');
  table.takeBack().asks('main');
  const inside = siege(['red spearman at blue-castle', 'blue spy at blue-castle'], {
    options: { wizardHitsSpy: false },
  });
  expect(inside.asks('main').targets('spearman-1')).toContain('spy-2');
});

test('CA-86: spyStart puts Spies into their Middles', () => {
  const table = scene({}, { spyStart: 'middle' }).asks('main');
  expect([table.at('spy-1'), table.at('spy-2')]).toEqual(['red-middle', 'blue-middle']);
});

describe('a first hand', () => {
  const engine = createEngine(castles);

  // The first of these matches in which only seat 0 holds no unit.
  function begun(seats: number, more: Options = {}): { match: Match<State>; told: Report[] } {
    for (let seed = 0; seed < 400; seed++) {
      const told: Report[] = [];
      const options = { mulligan: true, startingHand: 2, teamHand: 2, firstPlayer: 'seat-0', ...more };
      const match = sureMatch(engine, options, seats, `hand ${seed}`, collect(told));
      const without = match.state.seats.map(({ hand }) => !hand.some((kind) => isUnit(match.state, kind)));
      if (without.every((one, seat) => one === (seat === 0))) return { match, told };
    }
    throw new Error('No such hands.');
  }

  test('CA-86: everybody is asked at once, and only a hand without a unit may go', () => {
    const { match } = begun(2);
    expect(match.decision).toMatchObject({ ask: 'mulligan', seats: [0, 1] });
    expect([0, 1].map((seat) => engine.choices(match, seat))).toEqual([['keep', 'anew'], ['keep']]);
    expect(engine.choose(match, 1, 'anew')).toMatchObject({
      rule: 'CA-86',
      message: 'There is a unit in your hand: it stays.',
    });
  });

  test.each([2, 3, 4])(
    'CA-86: a hand that goes is shuffled in, and as many cards come: %i seats',
    (seats) => {
      const { match, told } = begun(seats, { teamHands: 'closed' });
      const before = castles.census(match.state);
      const kept = match.state.seats.slice(1).map(({ hand }) => [...hand]);
      for (let seat = seats - 1; seat >= 0; seat--)
        expect(engine.choose(match, seat, seat === 0 ? 'anew' : 'keep', collect(told))).toBeNull();
      expect(match.decision).toMatchObject({ ask: 'main', seats: [0] });
      // Two cards, and the first turn's draw.
      expect(match.state.seats.map(({ hand }) => hand.length)).toEqual([3, ...kept.map(() => 2)]);
      expect(match.state.seats.slice(1).map(({ hand }) => hand)).toEqual(kept);
      expect(castles.census(match.state)).toBe(before);
      const faces = [0, 1, null].map((seat) =>
        told.flatMap((one) => faceFor(one, seat) ?? []).find(({ tell }) => tell === 'anew'),
      );
      expect(faces[0]?.['cards']).toHaveLength(2);
      expect(faces.slice(1)).toEqual([1, null].map(() => ({ tell: 'anew', seat: 0, count: 2 })));
    },
  );

  test('CA-86: nobody is asked without the option', () => {
    expect(scene({}, {}).asks('main').asked).toBeGreaterThanOrEqual(0);
  });
});

describe('cards for new ones', () => {
  const cards = ['red general-1 at red-middle', 'red wizard-1 at red-castle'];
  const hand = ['Wall', 'Wall', 'Keep'];
  const deck = ['Spearman', 'Archer', 'Mason'];
  const deckOf = ({ state }: Scene): string[] => state.deck.map((kind) => CARDS[kind].name).toReversed();

  test('CA-86: a card goes under the deck for the next one, so often and no more', () => {
    const table = siege(cards, { options: { cycle: 2 }, hand, more: { deck } });
    table.play('cycle');
    expect(table.legal().toSorted()).toEqual(['under:keep', 'under:wall']);
    expect(table.refuses('under:trap', 'CA-86')).toBe('You have no Trap in your hand.');
    table.play('under:wall').asks('main', red);
    expect(deckOf(table)).toEqual(['Archer', 'Mason', 'Wall']);
    expect(table.hand(red).toSorted()).toEqual(['keep', 'spearman', 'wall']);
    // What was drawn has shown.
    expect(table.canTakeBack).toBe(false);
    table.play('cycle', 'under:keep').asks('main', red);
    expect(deckOf(table)).toEqual(['Mason', 'Wall', 'Keep']);
    expect(table.refuses('cycle', 'CA-86')).toBe(
      'You have put 2 cards under the deck in this turn: no more.',
    );
    table.play('done', 'order:hold', 'done', 'order:hold').asks('main', red);
    expect(table.legal()).toContain('cycle');
  });

  test('CA-86 CA-69: it goes in sight of all, and everybody knows who draws it again', () => {
    const seats = [{ hand: [...hand, 'Trap'], known: ['Wall', 'Wall', 'Trap'], shown: ['Trap'] }, {}];
    const table = siege(cards, { options: { cycle: 1 }, more: { deck: ['Spearman', 'Archer'], seats } });
    table.play('cycle', 'under:trap').asks('main', red);
    expect(table.known(red)).toEqual(['wall', 'wall']);
    expect(table.told('under')).toEqual([{ tell: 'under', seat: red, card: 'trap' }]);
    expect(table.view(null).under).toEqual(['trap']);
    // Blue draws the Archer, then puts it under the Trap and draws that.
    table.play('done', 'order:hold', 'cycle', 'under:archer').asks('main', blue);
    expect([table.known(blue), table.state.seats[blue].shown.length]).toEqual([['trap'], 1]);
    expect(table.view(null).under).toEqual(['archer']);
  });

  test('CA-86: an empty deck and an empty hand give none', () => {
    const empty = siege(cards, { options: { cycle: 1 }, hand, more: { deckEmpty: true } });
    expect(empty.asks('main').refuses('cycle', 'CA-86')).toBe(
      'The deck is empty: there is no card to draw for one.',
    );
    const bare = siege(cards, { options: { cycle: 1 } });
    expect(bare.asks('main').refuses('cycle', 'CA-86')).toBe('Your hand is empty.');
  });

  test('CA-86: a position with more of them than the match allows is refused', () => {
    expect(() => siege(cards, { options: { cycle: 1 }, hand, more: { cycled: 2 } })).toThrow(
      '2 cards went under the deck in this turn, and 1 may (CA-86).',
    );
  });
});
