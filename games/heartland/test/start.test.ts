// Decks, first hands and the mulligan.

import { createEngine, newMatch, openSeats, seedRandom, sureMatch } from '@bridgefront/kernel';
import type { Match } from '@bridgefront/kernel';
import { expect, test } from 'vitest';
import { decks } from '../rules/cards/decks.ts';
import { cardId, CARDS } from '../rules/cards/table.ts';
import { heartland } from '../rules/index.ts';
import { ownCards } from '../rules/state.ts';
import { builtDeck } from '../rules/types.ts';
import type { State } from '../rules/types.ts';
import { names, scene } from './scene.ts';

const engine = createEngine(heartland);
const named = { deck0: 'oxbow-wardens', deck1: 'ember-riders' };

function begin(options: { readonly [name: string]: unknown }, seed: string): Match<State> {
  return sureMatch(engine, options, 2, seed);
}

test('HL-16: decks are chosen sealed and shown together; both may take the same', () => {
  const table = scene({}).asks('deck', 0, 1);
  table.plan(0, 'deck:ember-riders');
  expect(table.tableView(1).seats[0].deck).toBeNull();
  expect(table.told('deck')).toEqual([]);
  table.plan(1, 'deck:ember-riders').asks('mulligan', 0, 1);
  expect(table.told('deck').map(({ deck }) => deck)).toEqual(['ember-riders', 'ember-riders']);
});

test('HL-16: a deck that the option names is not asked for, and a random one is drawn by lot', () => {
  expect(
    scene({}, named)
      .asks('mulligan')
      .tableView(null)
      .seats.map(({ deck }) => deck),
  ).toEqual(['oxbow-wardens', 'ember-riders']);
  scene({}, { deck0: 'stonefen-assembly' }).asks('deck', 1);
  const drawn = new Set<number>();
  for (let seed = 0; seed < 40; seed++)
    drawn.add(begin({ deck0: 'random', deck1: 'random' }, `${seed}`).state.seats[0].deck);
  expect(drawn.size).toBe(decks.length);
});

test('HL-16: the first initiative is drawn by lot, or given', () => {
  const lots = new Set<number>();
  for (let seed = 0; seed < 20; seed++) lots.add(begin(named, `${seed}`).state.initiative);
  expect(lots.size).toBe(2);
  expect(begin({ ...named, firstInitiative: 'seat-1' }, 'any').state.initiative).toBe(1);
});

test('HL-17 HL-2: farmer, first hand, life and frontiers', () => {
  const table = scene({}, { ...named, firstInitiative: 'seat-0', secondCivic: 1 }).asks('mulligan');
  for (const seat of [0, 1]) {
    const side = table.tableView(seat).seats[seat];
    expect(side).toMatchObject({ life: 20, ready: ['farmer'], armyHand: 3, army: 22 });
    expect([side.civicHand, side.civic]).toEqual(seat === 0 ? [4, 20] : [5, 19]);
  }
  expect(table.tableView(null).frontiers).toHaveLength(3);
  expect(table.tableView(0).seats[1].hand).toEqual([]);
});

test('HL-18: both decide sealed; who draws anew gets the same numbers of cards', () => {
  const table = scene({}, { ...named, firstInitiative: 'seat-0' });
  const before = table.zone(0, 'hand');
  table.plan(0, 'redraw');
  expect(table.told('mulligan')).toEqual([]);
  table.plan(1, 'keep').asks('strategy', 0);
  expect(table.zone(0, 'hand')).not.toBe(before);
  expect(table.tableView(1).seats[0]).toMatchObject({ armyHand: 3, civicHand: 4, army: 22, civic: 20 });
  expect(table.log().filter((line) => line.includes('hand'))).toEqual([
    'Xenia draws a new hand.',
    'Yorick keeps the hand.',
  ]);
});

test('HL-18: without the option nobody is asked', () => {
  scene({}, { ...named, mulligan: false }).asks('strategy');
});

test('HL-3 HL-5: 50 cards for each player, each in one zone', () => {
  const { state } = begin(named, 'zones');
  for (const seat of [0, 1]) {
    const cards = ownCards(state, seat);
    const list = CARDS.map((_, card) => cards.filter((one) => one === card).length);
    expect(cards).toHaveLength(50);
    expect(list).toEqual(decks[seat].list);
  }
});

test('HL-19: the order of a deck stays as it is after the mulligan', () => {
  const table = scene({}, { ...named, firstInitiative: 'seat-0' })
    .plan(0, 'keep')
    .plan(1, 'keep');
  const [first, second] = [table.zone(0, 'army'), table.zone(1, 'civic')];
  table.bothPass().plan(0, 'draw:army').plan(1, 'draw:civic').asks('strategy', 1);
  expect(first.startsWith(table.zone(0, 'army'))).toBe(true);
  expect(second.startsWith(table.zone(1, 'civic'))).toBe(true);
});

test('HL-15: revised decks hold other copies, and as many cards', () => {
  const copies = (revisedDecks: boolean): [string, number][] => {
    const table = scene({}, { deck0: 'ember-riders', deck1: 'stonefen-assembly', revisedDecks }).asks(
      'mulligan',
    );
    return table.state.seats.flatMap(({ list }, seat) => [
      [`cards ${seat}`, ownCards(table.state, seat).length] as [string, number],
      ...['war-camp', 'granary', 'beacon', 'witch-of-the-sluice', 'peat-cutter', 'drowned-man'].map(
        (card): [string, number] => [`${card} ${seat}`, list[cardId(card)]],
      ),
    ]);
  };
  const [printed, revised] = [Object.fromEntries(copies(false)), Object.fromEntries(copies(true))];
  expect(printed).toMatchObject({ 'war-camp 0': 3, 'granary 0': 2, 'beacon 0': 2, 'drowned-man 1': 2 });
  expect(revised).toMatchObject({ 'war-camp 0': 1, 'granary 0': 3, 'beacon 0': 3, 'drowned-man 1': 4 });
  expect(revised).toMatchObject({ 'witch-of-the-sluice 1': 0, 'peat-cutter 1': 2 });
  expect([revised['cards 0'], revised['cards 1']]).toEqual([50, 50]);
});

test('HL-76: a first hand larger than the hand limit is refused', () => {
  const started = newMatch(engine, { startArmy: 6, startCivic: 5, handLimit: 10 }, 2, 'any');
  expect(started).toEqual({
    problem:
      'A first hand of 11 cards does not fit a hand limit of 10: lower startArmy, startCivic or secondCivic, or raise handLimit.',
  });
});

const built = [
  ...['ditch-levy', 'outrider', 'raider', 'moss-guard', 'ferry-guard', 'lance-sister'].flatMap((card) =>
    Array.from({ length: 4 }, () => `take:${card}`),
  ),
  'take:fen-giant',
  ...['mill', 'granary', 'war-camp'].flatMap((card) => Array.from({ length: 3 }, () => `take:${card}`)),
  ...Array.from({ length: 16 }, () => 'take:farmer'),
];

test('HL-78: a built deck is sealed until both have theirs, then public and part of the record', () => {
  const table = scene({}, { deck0: 'built' }).plan(0, ...built);
  expect(table.tableView(1).seats[0].deck).toBeNull();
  table.plan(1, 'deck:oxbow-wardens').asks('mulligan');
  expect(table.seat(0).deck).toBe(builtDeck);
  expect(table.tableView(1).seats[0].list).toContainEqual({ card: 'fen-giant', count: 1 });
  expect(names(ownCards(table.state, 0)).match(/Farmer/g)).toHaveLength(16);
});

test('HL-78: the fifth copy, the fourth civic copy and a full side are refused', () => {
  const table = scene({}, { deck0: 'built', deck1: 'ember-riders' });
  table.play(...built.slice(0, 4));
  expect(table.refuses('take:ditch-levy', 'HL-78')).toBe('A deck holds at most 4 of Ditch Levy.');
  table.play(...built.slice(4, 28));
  expect(table.refuses('take:mill', 'HL-78')).toBe('A deck holds at most 3 of Mill.');
  expect(table.refuses('take:peat-cutter', 'HL-78')).toContain('no room for Peat Cutter');
  expect(table.legal().filter((choice) => choice === 'take:farmer')).toEqual(['take:farmer']);
  table.asks('deck', 0);
});

test('HL-78: a prebuilt deck may be taken instead; without farmers a player begins with none', () => {
  scene({}, { deck0: 'built', deck1: 'ember-riders' }).play('deck:oxbow-wardens').asks('mulligan');
  const civic = ['mill', 'granary', 'war-camp', 'beacon', 'palisade', 'long-hall', 'peddler', 'lookout'];
  const noFarmers = [...civic.flatMap((card) => [card, card, card]), 'bandager'].map(
    (card) => `take:${card}`,
  );
  const table = scene({}, { deck0: 'built', deck1: 'ember-riders' });
  table.play(...built.slice(0, 25), ...noFarmers).asks('mulligan');
  expect(table.zone(0, 'ready')).toBe('');
});

test('a random match with built decks is played to its end', () => {
  const match = begin({ deck0: 'built', deck1: 'built', roundLimit: 5 }, 'built');
  const random = seedRandom('built');
  for (let made = 0; match.decision !== null && made < 5_000; made++) {
    const [seat] = openSeats(match.decision);
    const legal = engine.choices(match, seat);
    engine.choose(match, seat, legal[random.drawn++ % legal.length]);
  }
  expect(match.decision).toBeNull();
});
