// Places by their names, as the log tells them, and the orders of a revealed plan.

import { describe, expect, test } from 'vitest';
import { pickOne, seedRandom } from '@bridgefront/kernel';
import type { AnyGame } from '@bridgefront/kernel';
import { bridgefront } from '../rules/index.ts';
import { boardOf } from '../rules/state/board.ts';
import { placesOf, placesSeen } from '../rules/text/whereabouts.ts';
import { unit } from './cards-scene.ts';
import { round } from './rules-scene.ts';
import type { Fields } from './rules-scene.ts';
import type { Table } from './table.ts';

const { describe: words }: AnyGame = bridgefront;

const names = ['Ada', 'Ben', 'Cleo'];
const name = (seat: number): string => names[seat];

// Ada at 4,0 in the east, Ben at -4,4 in the south-west, Cleo at 0,-4 in the north-west.
const board: Fields = {
  mines: [
    { at: [2, 0], value: 4 },
    { at: [-2, 2], value: 5 },
    { at: [0, 2], value: 4 },
  ],
  forges: [[2, -3]],
};

function table(hand: readonly string[] = [], more: Fields = {}): Table {
  return round('action', [{ hand: [...hand] }, {}, {}], { ...board, ...more });
}

const lastRevealed = (t: Table): string => {
  const [face] = t.told('revealed').slice(-1);
  return words.report(face, name, t.state);
};

describe('places', () => {
  const { state } = table().asks('action');
  const places = placesOf(state, name);

  test.each([
    ['0,0', 'the Center'],
    ['4,0', 'their Capital'],
    ['-4,4', 'Ben’s Capital'],
    ['2,0', 'their Mine'],
    ['-2,2', 'Ben’s Mine'],
    ['0,2', 'the south-eastern Mine'],
    ['2,-3', 'the Forge'],
    ['3,0', 'the hex west of their Capital'],
    ['-1,-1', 'the hex west-north-west of the Center'],
    ['-2,0', 'the hex two west of the Center'],
    ['-4,0', 'the western corner'],
  ])('%s is %s', (hex, words) => expect(places.hex(hex, 0)).toBe(words));

  test.each([
    ['3,0~4,0', 'from their Capital to the west'],
    ['0,0~1,0', 'from the Center to the east'],
    ['-3,3~-2,2', 'from Ben’s Mine to the south-west'],
  ])('%s lies %s', (edge, words) => expect(places.edge(edge, 0)).toBe(words));

  test.each([3, 4, 5, 6])(
    'no two hexes of a board of radius %i have one name, and no two edges',
    (radius) => {
      const { hexNames, edgeNames } = boardOf(radius);
      const random = seedRandom(`places ${radius}`);
      for (let i = 0; i < 20; i++) {
        // Places thrown anywhere, also where set-up would never put them.
        const [a, b, ...rest] = Array.from({ length: 9 }, () => pickOne(random, hexNames));
        const table = {
          radius,
          seats: [{ capital: a }, { capital: b }, { capital: null }],
          mines: [...new Set(rest.slice(0, 4))].map((hex) => ({ hex })),
          forges: [...new Set(rest.slice(4))],
        };
        const shown = placesSeen(table, 0, name);
        for (const words of [
          hexNames.map((hex) => shown.title(hex)),
          edgeNames.map((edge) => shown.edgeTitle(edge)),
        ])
          expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
      }
    },
  );
});

describe('revealed plans are told like what they do', () => {
  test('a move of a card: its stack and its way, and no Forces that do not go', () => {
    const t = table(['March Orders'], {
      units: [unit(0, [4, 0], 2, 'Brute')],
      bridges: [
        [
          [4, 0],
          [3, 0],
        ],
        [
          [3, 0],
          [2, 0],
        ],
      ],
    });
    t.plan(
      0,
      'card:march-orders',
      'hex:4,0',
      'forces:0',
      'champion:brute',
      'hex:3,0',
      'hex:2,0',
    ).othersDone();
    expect(lastRevealed(t)).toContain(
      'Ada: March Orders for 1 mana (initiative 100) – Brute, Capital → west of the Capital → Mine. Ben: Done.',
    );
    t.asks('action', 0);
  });

  test('a Bridge, and where Forces go', () => {
    const t = table(['Recruit']);
    t.plan(0, 'card:recruit', 'mode:capital').othersDone();
    expect(lastRevealed(t)).toContain(
      'Ada: Recruit for 1 mana and 1 gold (initiative 40) – Forces to their Capital.',
    );
    t.plan(0, 'reinforce');
    expect(lastRevealed(t)).toBe('Revealed. Ada: Capital Reinforce for 1 mana and 1 gold.');
    t.plan(0, 'build', 'edge:3,0~4,0');
    expect(lastRevealed(t)).toBe('Revealed. Ada: Build for 1 mana – Bridge from their Capital to the west.');
    t.asks('action', 0);
  });

  test('a card gained by a card names it, and Hold the Line is told by its name', () => {
    const t = table(['Black Market Pull', 'Hold the Line'], { units: [unit(0, [4, 0], 1)] });
    t.plan(0, 'card:black-market-pull').othersDone();
    const say = (tell: string): string => words.report(t.told(tell, 0).slice(-1)[0], name, t.state);
    expect(say('gained')).toMatch(/^Ada gains .* by Black Market Pull\.$/);
    t.plan(0, 'card:hold-the-line', 'hex:4,0');
    expect(say('status')).toBe(
      'Ada’s Forces that defend at their Capital hit on 1–3 this round (Hold the Line).',
    );
    t.asks('action', 0);
  });
});
