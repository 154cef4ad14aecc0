// Traps: which entry opens a check, what an order springs on, and that nothing betrays one.

import { collect, createEngine, faceFor, pickOne, seedRandom, sureMatch, viewOf } from '@bridgefront/kernel';
import type { Match, Report } from '@bridgefront/kernel';
import { describe, expect, test } from 'vitest';
import { TRAP, kindOf } from '../rules/cards/table.ts';
import { castles } from '../rules/index.ts';
import type { State } from '../rules/types.ts';
import { blue, red, siege, unit } from './scene.ts';

describe('checks', () => {
  test.each([
    { card: 'spearman', check: true },
    { card: 'healer', check: true },
    { card: 'general', check: false },
    { card: 'spy', check: false },
  ])('CA-44: an entering $card opens a check: $check', ({ card, check }) => {
    const table = siege([`red ${card}-1 at blue-front`], { enemyHand: ['Trap'], order: 'any-4' });
    table.play(`unit:${card}-1`, 'zone:blue-middle').asks('main', red);
    expect(table.told('trap')).toHaveLength(check ? 1 : 0);
    expect(table.canTakeBack).toBe(!check);
  });

  test('CA-44: from the Castle Zone, too', () => {
    const table = siege(['red spearman at blue-castle'], { enemyHand: ['Trap'], order: 'any-1' });
    table.play('unit:spearman-1', 'zone:blue-middle').asks('main', red);
    expect(table.discard()).toEqual(['trap', 'spearman']);
  });

  test('CA-45: before the second step, whatever the HP, one Trap for an entry', () => {
    const table = siege(
      [
        'red siege-tower at blue-middle',
        'red general at blue-front',
        unit('red', 'spearman-1', 'blue-front', { hp: 40 }),
      ],
      { enemyHand: ['Trap', 'Trap'], order: 'any-4', options: { healCap: false } },
    );
    table.play('unit:spearman-1', 'zone:blue-castle').asks('main', red);
    expect(table.told('moves')).toHaveLength(1);
    expect(table.hand(blue)).toEqual(['trap']);
  });

  test.each([
    { order: 'soldiers-4', falls: ['spearman', 'archer'] },
    { order: 'civilians-4', falls: ['builder', 'mason'] },
    { order: 'spearmen-4', falls: ['spearman'] },
    { order: 'archers-4', falls: ['archer'] },
    { order: 'builders-4', falls: ['builder'] },
    { order: 'charging-4', falls: ['archer'] },
    { order: 'any-4', falls: ['spearman', 'archer', 'builder', 'mason'] },
    { order: 'any-2', falls: ['spearman', 'archer'] },
    { order: 'hold', falls: [] },
  ])('CA-46 CA-47: the order $order', ({ order, falls }) => {
    const table = siege(
      [
        'red spearman at blue-front',
        unit('red', 'archer-1', 'blue-front', { marks: ['charged'] }),
        'red builder at blue-front',
        'red mason at blue-front',
      ],
      { enemyHand: ['Trap', 'Trap', 'Trap', 'Trap'], order },
    );
    const names = ['spearman', 'archer', 'builder', 'mason'];
    for (const name of names) table.play(`unit:${name}-1`, 'zone:blue-middle');
    table.asks('main', red);
    expect(names.filter((name) => table.piece(`${name}-1`) === undefined)).toEqual(falls);
    expect(table.told('trap')).toHaveLength(falls.length);
  });

  test('CA-47: the limit counts for one turn', () => {
    const table = siege(['red spearman-1 at blue-front', 'red spearman-2 at blue-front'], {
      enemyHand: ['Trap', 'Trap'],
      order: 'any-1',
    });
    table
      .play('unit:spearman-1', 'zone:blue-middle', 'unit:spearman-2', 'zone:blue-middle')
      .asks('main', red);
    expect(table.piece('spearman-2')).toBeDefined();
    expect(table.state.sprung).toEqual([{ kind: kindOf('spearman'), charged: false }]);
  });

  test('CA-69: a sprung Trap is one known card less', () => {
    const table = siege(['red spearman at blue-front'], {
      enemyHand: ['Trap', 'Trap'],
      known: ['Trap'],
      order: 'any-1',
    });
    table.play('unit:spearman-1', 'zone:blue-middle').asks('main', red);
    expect([table.known(blue), table.hand(blue)]).toEqual([[], ['trap']]);
  });
});

describe('asked at the table', () => {
  const options = { trapWindow: 'ask' };

  test('CA-50: the defender is asked with and without a Trap, and answers', () => {
    for (const hand of [['Trap'], ['Keep']]) {
      const table = siege(['red spearman at blue-front'], { enemyHand: hand, options });
      table.play('unit:spearman-1', 'zone:blue-middle').asks('trap', blue);
      expect(table.prompt()).toMatch(/^Enemy Spearman 1 enters your Middle\./);
      expect(table.legal()).toEqual(hand[0] === 'Trap' ? ['let-pass', 'spring'] : ['let-pass']);
      expect(table.whole(red).decision).toMatchObject({ about: { piece: 'spearman-1' }, pass: 'let-pass' });
      if (hand[0] === 'Keep') table.refuses('spring', 'CA-50');
      table.play('let-pass').asks('main', red);
      expect(table.at('spearman-1')).toBe('blue-middle');
      expect(table.canTakeBack).toBe(false);
    }
  });

  test('CA-50: sprung, the card is gone before its second step', () => {
    const table = siege(
      ['red siege-tower at blue-middle', 'red general at blue-front', 'red spearman at blue-front'],
      { enemyHand: ['Trap'], options },
    );
    table.play('unit:spearman-1', 'zone:blue-castle', 'spring').asks('main', red);
    expect(table.discard()).toEqual(['trap', 'spearman']);
  });

  test('CA-50: the mover sees the same until the answer, whatever the defender holds', () => {
    const before = (hand: readonly string[]) => {
      const table = siege(['red spearman at blue-front'], { enemyHand: hand, options });
      table.play('unit:spearman-1', 'zone:blue-middle').asks('trap', blue);
      return JSON.stringify([table.whole(red), table.whole(null), table.heard(red)]);
    };
    expect(before(['Trap'])).toBe(before(['Keep']));
  });

  test.each(['ask', 'never'])(
    'CA-50: with trapWindow = %s the end asks only a hand above the limit',
    (trapWindow) => {
      const calm = siege([], { options: { trapWindow } });
      calm.play('done').asks('main', blue);
      const full = siege([], {
        hand: ['Keep', 'Keep', 'Wall', 'Wall', 'Rout', 'Rout'],
        options: { trapWindow },
      });
      full.play('done').asks('end', red);
      full.play('discard:rout').asks('main', blue);
    },
  );

  test('CA-50: never: no checks, and Traps stay in hand', () => {
    const table = siege(['red spearman at blue-front'], {
      enemyHand: ['Trap'],
      options: { trapWindow: 'never' },
    });
    table.play('unit:spearman-1', 'zone:blue-middle').asks('main', red);
    expect(table.canTakeBack).toBe(true);
    expect(table.hand(blue)).toEqual(['trap']);
  });
});

/** What reaches everybody but the defender at every moment of a match. */
function messages(match: Match<State>, reports: readonly Report[], defender: number): string {
  const engine = createEngine(castles);
  const seats = [null, 1 - defender];
  return JSON.stringify(
    seats.map((seat) => [viewOf(engine, match, seat), reports.map((report) => faceFor(report, seat))]),
  );
}

describe('nothing betrays a Trap', () => {
  // A Spy that looks may see Traps, so nobody looks. In the twin the defender holds a Keep for every Trap; both answer `hold`, so that no Trap is ever sprung.
  test.each(['order', 'ask'])(
    'CA-48 CA-51 CA-70: with trapWindow = %s whole turns look alike with and without Traps in hand',
    (trapWindow) => {
      const engine = createEngine(castles, { undo: true });
      let moments = 0;
      for (let seed = 0; seed < 20; seed++) {
        const truth = sureMatch(engine, { trapWindow, firstPlayer: 'seat-0' }, 2, `twin ${seed}`);
        truth.state.deck = truth.state.deck.map((kind) => (kind === TRAP ? kindOf('keep') : kind));
        truth.state.seats[red].hand = [kindOf('spearman'), kindOf('spearman'), kindOf('archer')];
        truth.state.seats[blue].hand = [TRAP, TRAP];
        const twin = engine.copy(truth);
        twin.state.seats[blue].hand = [kindOf('keep'), kindOf('keep')];
        const random = seedRandom(`twin ${seed}`);
        for (let i = 0; i < 160 && truth.decision !== null; i++) {
          const [seat] = truth.decision.seats;
          const legal = engine.choices(truth, seat).filter((choice) => !/^(spring|unit:spy)/.test(choice));
          const hold = legal.find((choice) => choice === 'order:hold' || choice === 'let-pass');
          const plain = seat === blue ? (hold ?? 'done') : (hold ?? pickOne(random, legal));
          if (!legal.includes(plain) || !engine.choices(twin, seat).includes(plain)) break;
          moments++;
          const [told, heard]: [Report[], Report[]] = [[], []];
          expect(engine.choose(truth, seat, plain, collect(told))).toBeNull();
          expect(engine.choose(twin, seat, plain, collect(heard))).toBeNull();
          expect(messages(twin, heard, blue)).toBe(messages(truth, told, blue));
          expect(twin.decision?.ask).toBe(truth.decision?.ask);
          expect(engine.canTakeBack(twin, red)).toBe(engine.canTakeBack(truth, red));
        }
      }
      expect(moments).toBeGreaterThan(600);
    },
  );

  test('CA-48: the defender’s own question has the same shape with and without Traps', () => {
    const asked = (hand: readonly string[]) => {
      const table = siege([], { hand });
      table.play('done').asks('end', red);
      return JSON.stringify([
        table.legal(),
        table.prompt(),
        table.legal().map((choice) => table.label(choice)),
      ]);
    };
    expect(asked(['Trap', 'Trap'])).toBe(asked(['Keep', 'Wall']));
  });
});
