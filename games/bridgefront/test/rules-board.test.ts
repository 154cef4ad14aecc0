// The board, its tiles and the decks, as a match begins with them (§1, §4 to §7, §22 to §24).

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { boardOf, capitalSlots, distance } from '../rules/state/board.ts';
import { CARDS, factionCards } from '../rules/cards/index.ts';
import { deckCards, marketDecks, powerDecks } from './printed-decks.ts';
import { factionNames } from '../rules/effects.ts';
import { centerTile, forgeTile } from '../rules/types.ts';
import type { State } from '../rules/types.ts';
import { begin, engine, playUntil } from './matches.ts';

function started(seats: number, seed = 'board', options: { readonly [name: string]: unknown } = {}): State {
  return playUntil(begin(seats, seed, options), seed, ({ decision }) => decision?.ask === 'bid').state;
}

function tilesOf(state: State, test: (tile: number) => boolean): number[] {
  return state.tiles.flatMap((tile, hex) => (test(tile) ? [hex] : []));
}

describe('the board', () => {
  test.each([
    { radius: 3, hexes: 37, edges: 90 },
    { radius: 4, hexes: 61, edges: 156 },
  ])(
    '§4 §4.1 S-16: radius $radius has $hexes hexes and $edges edges, pairs of neighbours',
    ({ radius, hexes, edges }) => {
      const board = boardOf(radius);
      expect([board.hexCount, board.edgeCount]).toEqual([hexes, edges]);
      for (const [a, b] of board.edgeEnds) expect(distance(board, a, b)).toBe(1);
      expect(new Set(board.edgeEnds.map(([a, b]) => `${Math.min(a, b)} ${Math.max(a, b)}`)).size).toBe(edges);
    },
  );

  test.each([
    { seats: 2, options: {}, radius: 3 },
    { seats: 2, options: { boardRadius: 5 }, radius: 5 },
    { seats: 4, options: {}, radius: 4 },
    { seats: 3, options: { boardRadius: 3 }, radius: 3 },
  ])('§4.1: $seats seats with $options play on radius $radius', ({ seats, options, radius }) => {
    expect(started(seats, 'radius', options).radius).toBe(radius);
  });

  test.each([
    { startBridgeReach: 0, startBridges: 1, edges: 3 },
    { startBridgeReach: 1, startBridges: 3, edges: 12 },
  ])('S-37 S-38: $startBridges starting bridges within $startBridgeReach', ({ edges, ...options }) => {
    const match = playUntil(
      begin(2, 'reach', options),
      'reach',
      ({ decision }) => decision?.ask === 'bridges',
    );
    const legal = engine.choices(match, 0);
    expect(legal).toHaveLength(edges);
    for (const choice of legal.slice(0, options.startBridges)) engine.choose(match, 0, choice);
    expect(match.decision?.sealed[0]).toBe(true);
  });

  test('S-18: a Capital has three neighbours, another border hex four, an inner hex six', () => {
    const board = boardOf(4);
    for (let hex = 0; hex < board.hexCount; hex++) {
      const border = distance(board, hex, board.center) === 4;
      expect(board.neighbours[hex]).toHaveLength(board.corners.includes(hex) ? 3 : border ? 4 : 6);
    }
  });

  test.each([
    { seats: 2, near: 0, far: 1 },
    { seats: 3, near: 0, far: 3 },
    { seats: 4, near: 2, far: 4 },
    { seats: 5, near: 4, far: 6 },
    { seats: 6, near: 6, far: 9 },
  ])('§5 S-17: $seats Capitals: $near pairs are R apart, $far pairs 2R', ({ seats, near, far }) => {
    const board = boardOf(seats === 2 ? 3 : 4);
    const corners = capitalSlots[seats].map((slot) => board.corners[slot]);
    const apart = corners.flatMap((a, i) => corners.slice(i + 1).map((b) => distance(board, a, b)));
    expect(apart.filter((range) => range === board.radius)).toHaveLength(near);
    expect(apart.filter((range) => range === 2 * board.radius)).toHaveLength(far);
    expect(apart).toHaveLength(near + far);
  });
});

describe('tiles', () => {
  test.each([
    { seats: 2, mines: 3, forges: 1 },
    { seats: 3, mines: 4, forges: 2 },
    { seats: 4, mines: 5, forges: 2 },
    { seats: 5, mines: 6, forges: 3 },
    { seats: 6, mines: 7, forges: 3 },
  ])(
    '§1 §6 §6.1 S-19: $seats seats: a Capital each, $mines Mines, $forges Forges, one Center',
    ({ seats, mines, forges }) => {
      const state = started(seats);
      expect(tilesOf(state, (tile) => tile > 0)).toHaveLength(mines);
      expect(tilesOf(state, (tile) => tile === forgeTile)).toHaveLength(forges);
      expect(tilesOf(state, (tile) => tile === centerTile)).toEqual([boardOf(state.radius).center]);
      expect(tilesOf(state, (tile) => tile < centerTile)).toHaveLength(seats);
    },
  );

  test('§6.1: the options mines and forges', () => {
    const state = started(3, 'more', { mines: [3, 6, 5, 6, 7], forges: [1, 0, 2, 3, 3] });
    expect(tilesOf(state, (tile) => tile > 0)).toHaveLength(6);
    expect(tilesOf(state, (tile) => tile === forgeTile)).toEqual([]);
  });

  test.each([
    { mineValueOdds: [1, 0, 0], values: [4] },
    { mineValueOdds: [0, 0, 1], values: [6] },
    { mineValueOdds: [50, 30, 20], values: [4, 5, 6] },
  ])('§7 §7.1: Mine Values by the odds $mineValueOdds', ({ mineValueOdds, values }) => {
    const found = new Set<number>();
    for (let i = 0; i < 12; i++) {
      const state = started(4, `mines ${i}`, { mineValueOdds });
      for (const hex of tilesOf(state, (tile) => tile > 0)) found.add(state.tiles[hex]);
    }
    expect([...found].sort((a, b) => a - b)).toEqual(values);
  });

  test.each([2, 3, 4, 5, 6])(
    '§7.2 §7.3: with %i seats tiles keep 2 from Capitals, and each Capital has its Mine',
    (seats) => {
      for (let i = 0; i < 5; i++) {
        const state = started(seats, `place ${i}`);
        const board = boardOf(state.radius);
        const special = tilesOf(state, (tile) => tile > 0 || tile === forgeTile);
        for (const { capital } of state.seats) {
          const ranges = special.map((hex) => distance(board, hex, capital));
          expect(Math.min(...ranges)).toBeGreaterThanOrEqual(2);
          const mines = special.filter((hex) => state.tiles[hex] > 0 && distance(board, hex, capital) === 2);
          expect(mines).toHaveLength(1);
        }
      }
    },
  );
});

describe('decks', () => {
  test('§22 §22.1: the starter deck: nine cards of eight names, Recruit twice', () => {
    const names = deckCards.starter.map((card) => CARDS[card].name);
    expect(names).toHaveLength(9);
    expect(new Set(names).size).toBe(8);
    expect(names.filter((name) => name === 'Recruit')).toHaveLength(2);
  });

  test('§22.2 §22.3: a spell and a champion of its own for every faction', () => {
    expect(factionNames.map((faction) => CARDS[factionCards[faction].spell].name)).toEqual([
      'Hold the Line',
      'Marked for Coin',
      'Air Drop',
      'Rich Veins',
      'Perfect Recall',
      'Bridgeborn Path',
    ]);
    expect(factionNames.map((faction) => CARDS[factionCards[faction].champion].name)).toEqual([
      'Ironclad Warden',
      'Shadeblade',
      'Skystriker Ace',
      'Mine Overseer',
      'Archivist Prime',
      'Wormhole Artificer',
    ]);
  });

  // The counts are those of the rules, where a designer looks for them.
  const spec = readFileSync(new URL('../SPEC.md', import.meta.url), 'utf8');
  const listed = (id: string): number => Number(spec.split(`**[${id}]** `)[1]?.match(/\d+/)?.[0]);

  test.each([
    { id: '§23.1', age: 1, victories: 4, points: 4 },
    { id: '§23.2', age: 2, victories: 4, points: 5 },
    { id: '§23.3', age: 3, victories: 4, points: 4 },
  ])(
    '§23 $id: the Market of Age $age has $victories Victory cards among its own',
    ({ id, age, victories, points }) => {
      const deck = marketDecks[age].map((card) => CARDS[card]);
      expect(deck).toHaveLength(listed(id));
      expect(deck.filter((card) => card.type === 'victory')).toHaveLength(victories);
      expect(deck.reduce((sum, card) => sum + card.vp, 0)).toBe(points);
      expect(new Set(deck.map((card) => card.name)).size).toBe(deck.length);
    },
  );

  test.each([
    { id: '§24.1', age: 1 },
    { id: '§24.2', age: 2 },
    { id: '§24.3', age: 3 },
  ])('§24 $id: six of the Powers of Age $age are Victory cards', ({ id, age }) => {
    const deck = powerDecks[age].map((card) => CARDS[card]);
    expect(deck).toHaveLength(listed(id));
    expect(deck.filter((card) => card.type === 'victory' && card.vp === 1)).toHaveLength(6);
  });
});
