// The board's own arithmetic: places, ways, what choices and plans mean there, and walking by keys.

import { beside, directionNames } from '@bridgefront/page/boards/layout.ts';
import type { PublicSeat, TableView } from '../../rules/table.ts';
import { plainSeat, plainTable } from '../../test/plain-view.ts';
import { describe, expect, test } from 'vitest';
import {
  boundsOf,
  centreOf,
  edgeBetween,
  hexesOf,
  layout,
  neighboursOf,
  onBoard,
  spanOf,
} from './geometry.ts';
import { placesOf } from './about.ts';
import { standingOf } from './standing.ts';
import { fightsAt, questionOf } from './odds.ts';
import { previewOf } from './preview-parts.ts';
import { crossings, reachOf, scanOf, terrainAt, unitsAt } from './scan.ts';
import { comers, spokenHex } from './spoken.ts';
import { otherChoices } from './others.ts';
import { targetsOf } from './targets.ts';
import { walked } from '@bridgefront/page/boards/walk.ts';
import { moved, onScreen, whole, zoomed } from '@bridgefront/page/boards/zoom.ts';

const seat: PublicSeat = { ...plainSeat, faction: 'aerial', capital: '3,0' };

const view: TableView = {
  ...plainTable,
  radius: 3,
  mines: [{ hex: '1,0', value: 5 }],
  forges: ['0,2'],
  bridges: ['0,0~1,0', '1,0~2,0', '2,0~3,0'],
  locked: ['2,0~3,0'],
  units: [
    { hex: '1,0', seat: 0, forces: 3, champions: [{ card: 'brute', hp: 6 }] },
    { hex: '0,0', seat: 1, forces: 2 },
  ],
  seats: [seat, { ...seat, capital: '-3,0' }],
  market: [0, 0, 0],
  power: [0, 0, 0],
};

const reader = { seat: 0, nameOf: (one: number) => ['Ada', 'Ben'][one] ?? '', cardName: () => 'Brute' };

const island = { layout, has: (hex: string) => onBoard(hex, 3) };

describe('geometry', () => {
  test.each([
    [3, 37, 90],
    [4, 61, 156],
  ])('a board of radius %i has %i hexes and %i edges', (radius, hexes, edges) => {
    const all = hexesOf(radius);
    expect(all).toHaveLength(hexes);
    const found = new Set(
      all.flatMap((hex) => neighboursOf(hex, radius).map((other) => edgeBetween(hex, other))),
    );
    expect(found.size).toBe(edges);
    const [x, y, width, height] = boundsOf(radius);
    for (const hex of all) {
      const centre = centreOf(hex);
      // With a Capital's roofs above it, and shoals around.
      expect(centre.x - 51).toBeGreaterThan(x);
      expect(centre.x + 51).toBeLessThan(x + width);
      expect(centre.y - 56).toBeGreaterThan(y);
      expect(centre.y + 48).toBeLessThan(y + height);
    }
  });

  test('every direction leads to a neighbour, and the edge between lies in the middle', () => {
    for (const name of directionNames) {
      const other = beside('0,0', name);
      const middle = spanOf(edgeBetween('0,0', other));
      const end = centreOf(other);
      expect(middle.x).toBeCloseTo(end.x / 2);
      expect(middle.y).toBeCloseTo(end.y / 2);
    }
    expect(edgeBetween('1,0', '0,0')).toBe('0,0~1,0');
    expect(edgeBetween('0,0', '0,1')).toBe('0,0~0,1');
  });
});

describe('scan', () => {
  const scan = scanOf(view);

  test('sorts the table by place', () => {
    expect(terrainAt(scan, '1,0')).toEqual({ kind: 'mine', value: 5 });
    expect(terrainAt(scan, '3,0')).toEqual({ kind: 'capital', owner: 0 });
    expect(terrainAt(scan, '0,0')).toEqual({ kind: 'center' });
    expect(terrainAt(scan, '2,1')).toEqual({ kind: 'land' });
    expect(unitsAt(scan, '1,0')).toHaveLength(1);
    expect(scanOf(view)).toBe(scan);
  });

  test('ways go over Bridges that are not locked', () => {
    expect(crossings(scan, '2,0')).toEqual(['1,0']);
    expect([...reachOf(scan, '2,0', 2)]).toEqual([
      ['1,0', 1],
      ['0,0', 2],
    ]);
  });

  test('a hex is one sentence', () => {
    expect(spokenHex(scan, '1,0', reader, 'March here')).toBe(
      'Your Mine, value 5; You: 3 Forces and Brute with 6 health; Bridges to the east and west; can be chosen: March here',
    );
    expect(spokenHex(scan, '2,0', reader, null)).toBe(
      'West of your Capital; nobody here; Bridges to the east (locked) and west',
    );
    expect(spokenHex(scan, '2,1', reader, null)).toBe('South-west of your Capital; nobody here; No Bridges');
  });

  test('who could come, and how soon', () => {
    expect(comers(scan, '2,0')).toEqual([
      { seat: 0, steps: 1, from: '1,0' },
      { seat: 1, steps: 2, from: '0,0' },
    ]);
    expect(comers(scan, '0,0')).toEqual([{ seat: 0, steps: 1, from: '1,0' }]);
  });
});

describe('what an action is about', () => {
  const scan = scanOf({ ...view, units: [...view.units, { hex: '0,2', seat: 0, forces: 1 }] });

  test.each([
    ['march', ['1,0']],
    ['build', ['1,0', '0,2']],
    ['reinforce', ['3,0']],
    ['done', []],
    ['card:brute', []],
  ])('%s', (choice, hexes) => expect(placesOf(choice, scan, 0)).toEqual(hexes));
});

describe('odds', () => {
  const boosted: TableView = {
    ...view,
    seats: [
      { ...seat, boosts: [{ boost: 'assign-hits' }] },
      { ...seat, capital: '-3,0', faction: 'bastion', entrenched: [{ hex: '0,0', max: 3 }] },
    ],
  };

  test('are asked of units beside an enemy, with what counts in battle', () => {
    const scan = scanOf(boosted);
    const fights = fightsAt(scan, '0,0', 0);
    expect(fights.map(({ from, at }) => [from, at])).toEqual([['1,0', 'field']]);
    expect(fights.map((fight) => questionOf(fight, '0,0', scan))).toEqual([
      {
        attacker: { forces: 3, champions: [{ card: 'brute', hp: 6 }] },
        defender: { forces: 2, champions: [] },
        more: {
          at: 'field',
          attackerFaction: 'aerial',
          defenderFaction: 'bastion',
          attackerBoosts: [{ boost: 'assign-hits' }],
          defenderBoosts: [],
          entrenched: 3,
        },
      },
    ]);
    expect(fightsAt(scan, '1,0', 0)).toEqual([]);
    expect(fightsAt(scan, '1,0', 1)).toMatchObject([{ from: '0,0', at: 'mine' }]);
  });

  test('where no Bridge leads there yet, what one would meet over the next one', () => {
    const apart = scanOf({ ...view, bridges: [] });
    expect(fightsAt(apart, '0,0', 0)).toMatchObject([{ from: '1,0', at: 'field', apart: true }]);
    expect(fightsAt(scanOf(view), '0,0', 0)[0]).not.toHaveProperty('apart');
  });

  test('where both sides are in a Capital, its owner defends', () => {
    const siege: TableView = {
      ...view,
      units: [
        { hex: '3,0', seat: 0, forces: 1 },
        { hex: '3,0', seat: 1, forces: 4 },
      ],
    };
    const [own] = fightsAt(scanOf(siege), '3,0', 0);
    expect(own).toMatchObject({ from: null, at: 'capital', attacker: { seat: 1 }, defender: { seat: 0 } });
  });
});

describe('pieces', () => {
  test.each([1, 2, 3, 4, 5, 7])('%i Champions and a stack have a place each, inside their hex', (count) => {
    const champions = Array.from({ length: count }, (_, at) => ({ card: `c${at}`, hp: 3 }));
    for (const [side, sides] of [
      [0, 1],
      [1, 2],
    ] as const) {
      const standing = standingOf({ forces: 2, champions }, side, sides);
      expect(standing.champions).toHaveLength(count);
      for (const { x, y } of [standing.stack, ...standing.champions].flatMap((one) => one ?? []))
        expect(Math.hypot(x, y)).toBeLessThan(45);
    }
  });
});

describe('plans', () => {
  const open = (...choices: readonly string[]) =>
    choices.map((choice) => ({ choice, label: `to ${choice}` }));

  test('choices become places', () => {
    const targets = targetsOf(
      open('hex:1,0', 'edge:0,0~1,0', 'forces:10', 'forces:2', 'champion:brute', 'march', 'none'),
      [],
      view,
    );
    expect([...targets.hexes.keys()]).toEqual(['1,0']);
    expect([...targets.edges.keys()]).toEqual(['0,0~1,0']);
    expect(targets.numbers).toEqual({ kind: 'forces', values: [2, 10] });
    expect(targets.champions.get('brute')).toBe('champion:brute');
    expect([...targets.actions]).toEqual(['march']);
    expect(targets.labels.get('march')).toBe('to march');
  });

  test('the end of a way so far means that it is far enough', () => {
    const plan = ['card:roll-out', 'hex:1,0', 'forces:2', 'hex:0,0'];
    expect([...targetsOf(open('hex:0,1', 'none'), plan, view).hexes]).toEqual([
      ['0,1', 'hex:0,1'],
      ['0,0', 'none'],
    ]);
    expect([...targetsOf(open('none'), plan, view).hexes]).toEqual([]);
  });

  test('to choose no more is the panel’s button, and stands beside no place', () => {
    const seen = {
      match: { choices: { value: open('none', 'yes') }, shown: { value: { view: {} } } },
      own: null,
      view: { ...view, phase: 'reset' },
      ask: 'discard',
      plan: [],
      open: new Set(['none', 'yes']),
    } as unknown as Parameters<typeof otherChoices>[0];
    const asked = otherChoices(seen, targetsOf(open('none', 'yes'), [], view), () => null);
    expect(asked.map(({ choice }) => choice)).toEqual(['yes']);
  });

  test('players are their Capitals', () => {
    expect([...targetsOf(open('seat:1'), [], view).hexes]).toEqual([['-3,0', 'seat:1']]);
  });

  test.each([
    [
      ['march', 'hex:1,0', 'forces:2', 'hex:0,0'],
      [{ kind: 'way', hexes: ['1,0', '0,0'], forces: 2, champions: [] }],
    ],
    [['march', 'hex:1,0'], [{ kind: 'way', hexes: ['1,0'], forces: null, champions: [] }]],
    [['build', 'edge:0,0~0,1'], [{ kind: 'edge', edge: '0,0~0,1', destroys: false }]],
    [['card:demolish-bridge', 'edge:0,0~1,0'], [{ kind: 'edge', edge: '0,0~1,0', destroys: true }]],
    [['card:mortar-shot', 'hex:2,0'], [{ kind: 'place', hex: '2,0' }]],
    [
      ['march', 'hex:1,0', 'forces:0', 'champion:brute'],
      [{ kind: 'way', hexes: ['1,0'], forces: 0, champions: ['brute'] }],
    ],
    [['card:field-medic', 'champion:brute'], [{ kind: 'champion', champion: 'brute' }]],
    [['reinforce'], [{ kind: 'grow', hex: '3,0' }]],
  ])('%j is drawn', (plan, preview) => {
    expect(previewOf(plan, '3,0', new Set(view.bridges))).toEqual(preview);
  });
});

describe('keys', () => {
  test('go in six directions, straight up and down, and not over the edge', () => {
    expect(walked('0,0', 'ArrowRight', island, 0)).toBe('1,0');
    expect(walked('3,0', 'ArrowRight', island, 0)).toBeNull();
    expect(walked('0,0', 'e', island, 0)).toBe('1,-1');
    expect(walked('0,0', 'k', island, 0)).toBeNull();
    let hex: string | null = '0,3';
    const passed: string[] = [];
    for (let step = 0; step < 6 && hex !== null; step++) {
      hex = walked(hex, 'ArrowUp', island, centreOf('0,0').x);
      if (hex !== null) passed.push(hex);
    }
    expect(passed).toHaveLength(6);
    expect(Math.abs(centreOf(passed.at(-1) ?? '').x)).toBeLessThan(120);
  });

  test('zoom keeps the point under the pointer, and rests at the whole board', () => {
    const bounds = boundsOf(3);
    const at = { x: 100, y: 50 };
    const near = zoomed(whole, 2, at, bounds);
    expect(near).toEqual({ scale: 2, x: -100, y: -50 });
    expect(zoomed(near, 0.1, at, bounds)).toEqual(whole);
    expect(zoomed(near, 100, at, bounds).scale).toBe(4);
  });

  test('a board that is near can be moved, but not out of sight', () => {
    const bounds = boundsOf(3);
    expect(moved(whole, 50, 50, bounds)).toEqual(whole);
    const near = zoomed(whole, 2, { x: 0, y: 0 }, bounds);
    expect(moved(near, 30, -20, bounds)).toEqual({ scale: 2, x: 30, y: -20 });
    const far = moved(near, 99_999, 0, bounds);
    expect(onScreen({ x: bounds[0], y: 0 }, far, bounds, { width: 800, height: 600 }).x).toBeCloseTo(400);
  });
});
