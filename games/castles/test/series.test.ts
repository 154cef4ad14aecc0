// Series (CA-85): sieges of one match, whose scores add up.

import { readOptions } from '@bridgefront/kernel';
import type { Json } from '@bridgefront/kernel';
import { describe, expect, test } from 'vitest';
import { castles } from '../rules/index.ts';
import { scene, unit } from './scene.ts';
import type { Scene } from './scene.ts';

const castlesOf = (red: number, blue: number): Json[] => [
  unit('red', 'castle-1', 'red-middle', { hp: red }),
  unit('blue', 'castle-2', 'blue-middle', { hp: blue }),
  'red wizard-1 at red-castle',
  'blue wizard-2 at blue-castle',
];

/** The last blow of a siege: Red's or Blue's Wizard can fell the other Castle. */
function lastBlow(
  more: { readonly [name: string]: Json } = {},
  options: { readonly [name: string]: Json } = {},
): Scene {
  return scene(
    {
      turn: 7,
      red: 0,
      cards: castlesOf(38, 2),
      seats: [{ hand: ['Keep'] }, { hand: ['Wall'] }],
      ...more,
    } as Json,
    { series: 3, ...options },
  );
}

const won = { first: 0, winner: 0, ending: 'castle', turns: 7, castles: [38, 0], score: 88 };
const lost = { first: 1, winner: 1, ending: 'limit', turns: 120, castles: [20, 30], score: -10 };

describe('between two sieges', () => {
  test('CA-85 CA-66: the score is added to what everybody began with, and all see it', () => {
    const table = lastBlow().play('unit:wizard-1', 'at:castle-2').asks('next', 1);
    expect(table.told('over')).toMatchObject([
      { winners: [0], scores: [88, -88], siege: 1, of: 3, points: [1588, 1412] },
    ]);
    const series = {
      siege: 2,
      of: 3,
      start: 1500,
      points: [1588, 1412],
      fought: [{ first: 0, winner: 0, ending: 'castle', turns: 7, castles: [38, 0], scores: [88, -88] }],
    };
    for (const seat of [0, 1, null]) expect(table.view(seat)).toMatchObject({ phase: 'between', series });
    expect(castles.outcome(table.state, {})).toBeNull();
    expect(table.prompt()).toBe('Siege 2 of 3 is yours to begin.');
    expect(table.label('next')).toBe('Begin siege 2 of 3');
    expect(table.legal()).toEqual(['next']);
  });

  test('CA-85: the next siege has nothing of the one before but the points, and the other side the first turn', () => {
    const table = lastBlow().play('unit:wizard-1', 'at:castle-2', 'next').asks('main', 1);
    const { state } = table;
    expect([state.turn, state.red, state.first, state.ambush]).toEqual([1, 0, 1, 0]);
    expect(state.pieces.map(({ hp }) => hp)).toEqual([50, 5, 4, 1, 1, 50, 5, 4, 1, 1]);
    expect([table.hand(0).length, table.hand(1).length, state.deck.length, table.discard()]).toEqual([
      5,
      6,
      61,
      [],
    ]);
    expect(table.known(0)).toEqual([]);
    expect(table.told('start')).toEqual([{ tell: 'start', red: 0, cards: 5, siege: 2, of: 3, first: 1 }]);
    // Red keeps its half and its numbers.
    expect(table.at('castle-1')).toBe('red-middle');
    table
      .play('done')
      .play(table.legal()[0] ?? '', 'order:hold')
      .asks('main', 0);
    expect(castles.turn?.(state)).toBe(9);
  });

  test('CA-79 CA-85: in teams the first players begin by turns', () => {
    const hands = [0, 1, 2, 3].map(() => ({ hand: [] }));
    const table = lastBlow({ turn: 9, seats: hands }).play('unit:wizard-1', 'at:castle-2');
    expect(table.asked).toBe(1);
    expect(table.view(null).series?.points).toEqual([1588, 1412, 1588, 1412]);
    table.play('next');
    const asked = [];
    for (let turn = 1; turn <= 4; turn++) {
      asked.push(table.asked);
      table.play('done', 'order:hold');
    }
    expect(asked).toEqual([1, 0, 3, 2]);
    table.asks('main', 1);
  });

  test('CA-65 CA-85: a surrender ends the siege, and the series goes on', () => {
    const table = lastBlow({}, { surrender: true }).play('surrender').asks('next', 1);
    // Red misses 12, Blue 48: giving up wins Blue nothing.
    expect(table.told('over')).toMatchObject([{ ending: 'surrender', winners: [1], scores: [36, -36] }]);
  });

  test('CA-64 CA-85: the turn limit is that of a siege, and equal Castles change no points', () => {
    const table = lastBlow({ turn: 20, cards: castlesOf(30, 30) }, { turnLimit: 20 });
    table.play('done', 'order:hold').asks('next', 1);
    expect(table.told('over')).toMatchObject([
      { ending: 'limit', winners: [0, 1], scores: [0, 0], points: [1500, 1500] },
    ]);
  });
});

describe('the end of a series', () => {
  test('CA-85: more points win, whoever won the last siege', () => {
    const fought = [won, lost] as unknown as Json;
    const table = lastBlow({ fought, turn: 8, cards: castlesOf(2, 20) });
    table.play('unit:wizard-2', 'at:castle-1').asks(null);
    // Blue's Castle misses 30: 70 for Blue, and Red is ahead by 88 less 10.
    expect(table.told('series')).toEqual([{ tell: 'series', winners: [0], points: [1508, 1492] }]);
    expect(castles.outcome(table.state, {})).toEqual({
      winners: [0],
      ranking: [[0], [1]],
      reason: '1,508 points to 1,492 after 3 sieges',
      scores: [8, -8],
    });
    expect(castles.estimate(table.state, {}, null)).toEqual([1, 0]);
    expect(table.view(null)).toMatchObject({ phase: 'over', winners: [0], series: { siege: 3 } });
  });

  test('CA-85: equal points are a draw', () => {
    const fought = [won, { ...lost, score: -88 }] as unknown as Json;
    const table = lastBlow({ fought, turn: 20, cards: castlesOf(30, 30) }, { turnLimit: 20 });
    table.play('done', 'order:hold').asks(null);
    expect(castles.outcome(table.state, {})).toMatchObject({
      ranking: [[0, 1]],
      reason: 'both sides have 1,500 points after 3 sieges',
    });
  });

  test('CA-85: who leads in points is likelier to win, the more so the fewer sieges are left', () => {
    const share = (fought: readonly object[], series: number): number =>
      castles.estimate(
        lastBlow({ fought: fought as Json, cards: castlesOf(50, 50) }, { series }).asks('main').state,
        {},
        null,
      )[0] ?? 0;
    const even = share([], 3);
    expect(even).toBeGreaterThan(0.45);
    expect(even).toBeLessThan(0.6);
    const third = { ...lost, score: 0 };
    expect(share([won, third], 5)).toBeGreaterThan(even + 0.1);
    expect(share([won, third], 3)).toBeGreaterThan(share([won, third], 5));
  });
});

describe('what goes together', () => {
  test.each([
    [{ series: 2, score: false }, 'have to be scored'],
    [{ series: 5, turnLimit: 121 }, 'at most 600 turns together: 5 of 121 turns'],
    [{ series: 5 }, null],
    [{ turnLimit: 500, score: false }, null],
  ])('CA-85: a series is scored, and ends: %j', (given, problem) => {
    const read = readOptions(castles.options, given);
    const options = 'options' in read ? read.options : {};
    const said = castles.checkOptions?.(options, 2) ?? null;
    if (problem === null) expect(said).toBeNull();
    else expect(said).toContain(problem);
  });

  test.each([
    ['a single siege', { fought: [won] }, {}, 'Only a series has sieges before this one (CA-85)'],
    [
      'too many sieges',
      { fought: [won, lost, won] },
      { series: 3 },
      'The series has 3 sieges, and 3 of them are over (CA-85)',
    ],
    ['the wrong side first', { fought: [won], first: 'red' }, { series: 3 }, 'siege 2 was not begun by'],
  ])('CA-85: a position is refused: %s', (_, more, options, problem) => {
    expect(() => scene({ turn: 7, red: 0, ...more } as unknown as Json, options)).toThrow(problem);
  });
});
