// From the shuffled cards to two hands, and what each seat may know of them.

import { createEngine, resample, seedRandom, viewOf } from '@bridgefront/kernel';
import { describe, expect, test } from 'vitest';
import { decks } from '../rules/cards/decks.ts';
import { CARDS } from '../rules/cards/table.ts';
import { twinBridges } from '../rules/index.ts';
import { duel, scene } from './scene.ts';

const engine = createEngine(twinBridges);

describe('the draft', () => {
  test('§1 §2: four cards lie open; one, two and the last card; the openers take turns', () => {
    const table = scene({}, { firstPlayer: 'seat-0' }).asks('draft', 1);
    const pickers: number[] = [];
    for (let picks = 0; picks < 12; picks++) {
      pickers.push(table.asked);
      if (picks % 3 === 0) expect(table.legal()).toHaveLength(4);
      table.play(table.legal()[0]);
    }
    table.asks('summon', 0);
    expect(pickers).toEqual([1, 0, 0, 0, 1, 1, 1, 0, 0, 0, 1, 1]);
    expect(table.told('last-card').map(({ seat }) => seat)).toEqual([1, 0, 1, 0]);
    expect(table.state.seats.map(({ cards, bastion }) => [cards.length, bastion])).toEqual([
      [8, 0],
      [8, 0],
    ]);
    expect(table.state.pool).toHaveLength(16);
    expect(table.state.mana).toBe(6);
  });

  test('§2 TB-2: picks are public, afterwards the order of a hand is its owner’s secret', () => {
    const table = scene({}, { firstPlayer: 'seat-0' });
    table.play(table.legal()[0]);
    expect(table.tableView(null).seats[1].row).toEqual([CARDS[table.state.seats[1].cards[0]].slug]);
    while (table.match.decision?.ask === 'draft') table.play(table.legal()[0]);
    table.asks('summon', 0);
    const own = table.tableView(0).seats[0];
    expect(own.row).not.toContain(null);
    expect(table.tableView(1).seats[0]).toEqual({
      ...own,
      row: Array.from({ length: 8 }, () => null),
      unseen: own.row.map(String).toSorted(),
    });
  });

  test.each([
    { firstPlayer: 'seat-0', first: 0 },
    { firstPlayer: 'seat-1', first: 1 },
  ])('§2: firstPlayer = $firstPlayer', ({ firstPlayer, first }) => {
    const table = scene({}, { firstPlayer }).asks('draft', 1 - first);
    expect(table.state.first).toBe(first);
  });

  test('TB-23: a pick is taken back while the plan is open, not once new cards lie open', () => {
    const table = scene({}, { firstPlayer: 'seat-0' });
    table.play(table.legal()[0]);
    table.play(table.legal()[0]);
    expect(table.canTakeBack).toBe(true);
    table.play(table.legal()[0]).asks('draft', 0);
    expect(table.canTakeBack).toBe(false);
  });
});

test('TB-22: preconstructed decks are taken once each, the second player first, and shuffled', () => {
  const table = scene({}, { start: 'preconstructed', firstPlayer: 'seat-1' }).asks('deck', 0);
  expect(table.legal()).toHaveLength(4);
  table.play('deck:old-watch').asks('deck', 1);
  expect(table.refuses('deck:old-watch', 'TB-22')).toContain('is taken');
  table.play('deck:gate-breakers').asks('summon', 1);
  expect(table.state.seats.map(({ cards }) => cards.toSorted((a, b) => a - b))).toEqual(
    [decks[0], decks[3]].map(({ cards }) => cards.toSorted((a, b) => a - b)),
  );
  expect(table.tableView(0).seats[1]).toMatchObject({
    deck: 'gate-breakers',
    row: [null, null, null, null, null, null, null, null],
  });
});

describe('hidden order', () => {
  test('TB-2 TB-24: a resampled hand has the same cards, and known ones in their places', () => {
    const table = duel(
      { upper: ['Squire'] },
      { row: ['bastion', 'Spark', 'Gale', 'Ward', 'Scout', 'Runner'] },
    ).asks('summon', 0);
    table.state.seats[1].known[4] = true;
    const hands = new Set<string>();
    for (let seed = 0; seed < 40; seed++) {
      const { state } = resample(engine, table.match, 0, seedRandom(`${seed}`));
      const slugs = state.seats[1].cards.map((card) => CARDS[card].slug);
      expect(slugs[4]).toBe('runner');
      expect(slugs.toSorted()).toEqual(['gale', 'runner', 'scout', 'spark', 'ward']);
      expect(state.seats[0]).toEqual(table.state.seats[0]);
      hands.add(slugs.join(' '));
    }
    expect(hands.size).toBeGreaterThan(15);
  });

  test('TB-2: bastion and number of cards are public', () => {
    const table = duel({}, { row: ['Spark', 'fort', 'Gale'] }).asks('summon', 0);
    for (const watcher of [null, 0]) {
      const { table: seen } = viewOf(engine, table.match, watcher);
      expect(seen).toMatchObject({
        seats: [{}, { row: [null, null], bastion: 1, fort: true, unseen: ['gale', 'spark'] }],
      });
    }
  });
});
