// Rulings of the team (S-105 to S-129) that no other test of the game pins.

import { seedRandom } from '@bridgefront/kernel';
import type { Json } from '@bridgefront/kernel';
import { describe, expect, test } from 'vitest';
import { boardOf, capitalSlots, distance } from '../rules/state/board.ts';
import { cardId, CARDS } from '../rules/cards/index.ts';
import { marketDecks, powerDecks } from './printed-decks.ts';
import { powerDeck, starterDeck } from '../rules/setup/decks.ts';
import type { Boost, Faction } from '../rules/effects.ts';
import { generateTiles } from '../rules/setup/generate.ts';
import type { Combatant } from '../rules/odds/field.ts';
import { odds } from '../rules/odds/odds.ts';
import { forgeTile } from '../rules/types.ts';
import type { Hex, State } from '../rules/types.ts';
import { army, fight, optionsWith } from './battle-table.ts';
import type { Hero, Table as Battle } from './battle-table.ts';
import { path, play, scene, unit } from './cards-scene.ts';
import { begin, engine, sorted } from './matches.ts';
import { table } from './table.ts';
import type { At } from './table.ts';

const assign: Boost = { boost: 'assign-hits' };

describe('tags and discards', () => {
  const [from, middle, beyond] = [
    [1, 0],
    [1, 1],
    [0, 1],
  ] as const satisfies readonly At[];

  /** Breakthrough Line moves two Forces to two others of seat 0; seat 1 stands one hex further on. */
  function breakthrough(enemies: number, dice: readonly number[]) {
    const units = [unit(0, from, 2), unit(0, middle, 2), unit(1, beyond, enemies)];
    const own = { hand: ['Breakthrough Line'], draw: Array.from({ length: 10 }, () => 'Zap') };
    const t = scene(own, { bridges: path(from, middle, beyond), units }, { dice });
    t.plan(0, 'card:breakthrough-line', 'hex:1,0', 'forces:2', 'hex:1,1', 'none').plan(1, 'reinforce');
    expect(t.state.tags).toMatchObject([{ forces: 2, hex: t.hex(middle) }]);
    return t;
  }

  test.each([1, 2])('S-105: when %i of four Forces move on, the tagged ones go first', (count) => {
    const t = breakthrough(1, count === 1 ? [1, 6] : [1, 6, 6]);
    t.plan(0, 'march', 'hex:1,1', `forces:${count}`, 'hex:0,1').plan(1, 'done').plan(0, 'done');
    expect([t.forces(0, middle), t.forces(0, beyond)]).toEqual([4 - count, count]);
    expect(t.told('drawn').filter((face) => face['held'] === true)).toMatchObject([{ seat: 0, count: 2 }]);
    t.asks('bid');
  });

  test('S-105: when three of four Forces die, a tagged one is left', () => {
    const t = breakthrough(3, [1, 1, 1, 1, 1, 1, 6]);
    t.plan(0, 'done').plan(1, 'march', 'hex:0,1', 'forces:3', 'hex:1,1');
    expect([t.forces(0, middle), t.forces(1, middle)]).toEqual([1, 0]);
    t.plan(1, 'done');
    expect(t.told('drawn').filter((face) => face['held'] === true)).toMatchObject([{ seat: 0, count: 2 }]);
    t.asks('bid');
  });

  test('S-109: hand cards discarded by a revealed plan lie face up, those discarded later face down', () => {
    const draw = ['Entrench', 'Smoke Screen', 'Plunder', 'Insight'];
    const t = scene({ hand: ['Hard Mulligan', 'Cycle Notes', 'Zap', 'Recruit'], draw });
    play(t, 'Hard Mulligan', 'card:zap', 'none');
    expect([t.pile(0, 'played'), t.pile(0, 'discard')]).toEqual([['zap', 'hard-mulligan'], []]);
    expect(t.told('discarded', 1)).toMatchObject([{ count: 1, cards: ['zap'] }]);
    play(t, 'Cycle Notes');
    t.plan(0, 'card:recruit');
    expect(t.pile(0, 'discard')).toEqual(['recruit']);
    expect(t.told('discarded', 1)[1]).toEqual({ tell: 'discarded', seat: 0, count: 1 });
    const { seats } = t.view(1).table as { seats: unknown[] };
    expect(seats[0]).toMatchObject({ discard: 4, played: ['zap', 'hard-mulligan', 'cycle-notes'] });
    t.asks('action', 0);
  });

  test('S-109: what Cleanup and Quiet Study discard lies face down', () => {
    const draw = Array.from({ length: 8 }, () => 'Field Medic');
    const t = scene({ hand: ['Zap', 'Recruit'], draw }, { second: { draw } });
    t.plan(0, 'done').plan(1, 'done');
    expect([t.pile(0, 'discard'), t.pile(0, 'played')]).toEqual([['zap', 'recruit'], []]);
    t.plan(1, 'card:field-medic', 'none');
    expect([t.pile(1, 'discard'), t.pile(1, 'played')]).toEqual([['field-medic'], []]);
    t.asks('bid');
  });
});

describe('the board', () => {
  const board = boardOf(3);
  const capitals = capitalSlots[2].map((slot) => board.corners[slot]);

  /** The hexes that are farthest from the nearest of some tiles. */
  function farthest(hexes: readonly Hex[], tiles: readonly Hex[]): Hex[] {
    const spread = (hex: Hex): number => Math.min(...tiles.map((tile) => distance(board, hex, tile)));
    const most = Math.max(...hexes.map(spread));
    return hexes.filter((hex) => spread(hex) === most);
  }

  test('S-110: home Mines spread from the Forges and Mines placed so far, not from Center and Capitals', () => {
    const random = seedRandom('spread');
    const otherwise = [0, 0];
    for (let i = 0; i < 300; i++) {
      const tiles = generateTiles(optionsWith(), 3, capitals, random);
      const forges = tiles.flatMap((tile, hex) => (tile === forgeTile ? [hex] : []));
      const near = (capital: Hex): Hex[] =>
        tiles.flatMap((_, hex) => (distance(board, hex, capital) === 2 ? [hex] : []));
      const home = (capital: Hex): Hex => near(capital).find((hex) => tiles[hex] > 0) ?? -1;
      const best = (capital: Hex, ...placed: readonly Hex[]): Hex[] =>
        farthest(
          near(capital).filter((hex) => hex !== board.center && !placed.includes(hex)),
          placed,
        );
      const [first, second] = capitals;
      // Either Capital may have come first.
      const orders = [
        [first, second],
        [second, first],
      ].filter(([one, other]) => {
        return (
          best(one, ...forges).includes(home(one)) && best(other, ...forges, home(one)).includes(home(other))
        );
      });
      expect(orders.length).toBeGreaterThan(0);
      const wanted = best(first, ...forges).join();
      if (best(first, ...forges, board.center).join() !== wanted) otherwise[0]++;
      if (best(first, ...forges, ...capitals).join() !== wanted) otherwise[1]++;
    }
    // Counting the Center or the Capitals would often have preferred other hexes.
    expect(Math.min(...otherwise)).toBeGreaterThan(50);
  });

  test('S-110: a Mine without a place on the ring stands on any other hex that may hold one', () => {
    const crowd = { mines: [9, 9, 9, 9, 9], forges: [5, 5, 5, 5, 5], forgeCenterMin: 2, forgeCenterMax: 2 };
    const random = seedRandom('crowded');
    for (let i = 0; i < 20; i++) {
      const tiles = generateTiles(optionsWith(crowd), 3, capitals, random);
      const mines = tiles.flatMap((tile, hex) => (tile > 0 ? [hex] : []));
      expect([mines.length, tiles.filter((tile) => tile === forgeTile).length]).toEqual([9, 5]);
      expect(mines.filter((hex) => distance(board, hex, board.center) !== 2).length).toBeGreaterThan(2);
      const nearest = mines.flatMap((hex) => capitals.map((capital) => distance(board, hex, capital)));
      expect(Math.min(...nearest)).toBe(2);
    }
  });
});

describe('decks', () => {
  const swaps: readonly (readonly [Faction, readonly string[], readonly string[]])[] = [
    ['bastion', ['Quick Move', 'Zap'], ['Entrench', 'Roadblock Squad']],
    ['veil', ['Bridge Crew', 'Quick Move'], ['Escort Detail', 'Battle Cry']],
    ['aerial', ['Bridge Crew', 'March Orders'], ['Flank Step', 'Quick March']],
    ['prospect', ['Supply Cache', 'Quick Move'], ['Prospecting', 'Roadblock Squad']],
    ['cipher', ['Quick Move', 'Supply Cache'], ['Cycle Notes', 'Scavenger’s Market']],
    ['gatewright', ['Quick Move', 'Zap'], ['Rapid Span', 'Sabotage Bridge']],
  ];

  test.each(swaps)('S-111: the faction deck of %s gives %j for %j', (faction, out, into) => {
    const names = (starterDecks: 'common' | 'faction'): string[] =>
      starterDeck(optionsWith({ starterDeck: starterDecks }), faction).map((card) => CARDS[card].name);
    const expected = names('common').filter((name) => !out.includes(name));
    expect(names('faction').sort()).toEqual([...expected, ...into].sort());
  });

  test('S-111: the cards that come in are copies besides those of the Market deck', () => {
    const { market, seats } = begin(6, 'copies', { starterDeck: 'faction' }).state;
    expect(sorted(market[0])).toEqual(sorted(marketDecks[1]));
    const bastion = seats.findIndex(({ faction }) => faction === 'bastion');
    expect(seats[bastion].draw).toContain(cardId('entrench'));
  });

  test('S-112: a Market deck is filled with second copies by chance', () => {
    const filled = (seed: string): number[] => begin(2, seed, { marketDeckSize: 47 }).state.market[0];
    const doubles = (deck: readonly number[]): string =>
      sorted(deck.filter((card, i) => deck.indexOf(card) !== i)).join();
    for (const card of new Set(filled('a')))
      expect(filled('a').filter((other) => other === card).length).toBeLessThanOrEqual(2);
    expect(new Set(['a', 'b', 'c'].map((seed) => doubles(filled(seed)))).size).toBe(3);
  });

  test.each([0, 1, 4])('S-112: powerVictoryCards=%i keeps the first so many Victory cards', (count) => {
    for (const age of [1, 2, 3]) {
      const victories = (cards: readonly number[]): number[] =>
        cards.filter((card) => CARDS[card].type === 'victory');
      const kept = powerDeck(optionsWith({ powerVictoryCards: count }), age);
      expect(victories(kept)).toEqual(victories(powerDecks[age]).slice(0, count));
      expect(kept.length).toBe(powerDecks[age].length - victories(powerDecks[age]).length + count);
    }
  });
});

describe('set-up', () => {
  test('S-113: seat numbers are the seating order, and factions left to chance are dealt at once', () => {
    const dealt = Array.from({ length: 20 }, (_, i) => {
      const match = begin(3, `seats ${i}`, { factions: 'cipher,random,veil' });
      expect(match.decision).toMatchObject({ ask: 'capital', seats: [2] });
      return match.state.seats.map(({ faction }) => faction);
    });
    expect(new Set(dealt.map(([first, , third]) => `${first} ${third}`))).toEqual(new Set(['cipher veil']));
    expect(new Set(dealt.map(([, second]) => second)).size).toBe(4);
  });

  test('S-114: decks are shuffled before the Capital draft, and the last slot is taken without asking', () => {
    const match = begin(3, 'shuffled first');
    const { state } = match;
    const { market, power } = structuredClone(state);
    const piles = state.seats.map(({ draw }) => [...draw]);
    market.forEach((deck, i) => expect(deck).not.toEqual(marketDecks[i + 1]));
    power.forEach((deck, i) => expect(deck).not.toEqual(powerDecks[i + 1]));
    piles.forEach((pile, i) => expect(pile).not.toEqual(starterDeck(state.options, state.seats[i].faction)));
    for (const seat of [2, 1]) {
      expect(match.decision).toMatchObject({ ask: 'capital', seats: [seat] });
      expect(engine.choose(match, seat, engine.choices(match, seat)[0])).toBeNull();
    }
    expect(match.decision?.ask).toBe('bridges');
    expect(state.seats[0].capital).toBeGreaterThanOrEqual(0);
    expect([state.market, state.power]).toEqual([market, power]);
    state.seats.forEach(({ hand: [champion, ...drawn], draw }, i) =>
      expect([...draw, ...drawn.reverse()]).toEqual(piles[i].filter((card) => card !== champion)),
    );
  });

  const three = { round: 2, mines: [], forges: [], units: [] };
  const poor = { hand: [], mana: 0, gold: 0 };

  test('S-119: a position without a Lead follows the rotation', () => {
    expect(table({ ...three, phase: 'market', seats: [{}, {}, {}] }).asks('bid').state.lead).toBe(1);
  });

  test('S-119: with lead=fixed it is seat 0', () => {
    const t = table({ ...three, phase: 'market', seats: [{}, {}, {}] }, { options: { lead: 'fixed' } });
    expect(t.asks('bid').state.lead).toBe(0);
  });

  test('S-119: with lead=by-vp it is seat 0 until the next Reset', () => {
    const seats = [
      { ...poor, faction: 'veil', permanentVp: 3, mana: 1 },
      { ...poor, faction: 'aerial', permanentVp: 2 },
      { ...poor, faction: 'bastion', permanentVp: 1 },
    ];
    const t = table({ ...three, seats }, { options: { lead: 'by-vp' } });
    expect(t.state.lead).toBe(0);
    t.plan(0, 'done');
    expect(t.state).toMatchObject({ round: 3, lead: 2 });
    t.asks('bid');
  });
});

describe('battles', () => {
  function side(forces: number, ...heroes: readonly Hero[]): Combatant {
    return { army: army(forces, ...heroes) };
  }

  /** What Forces rolled in a combat round, such as `2@3`. */
  function forcesRolled(battle: Battle, who: 'attacker' | 'defender', round = 1): string {
    const { rolls } = battle.faces('combat-round')[round - 1][who];
    const forces = rolls.filter(({ source }) => source === 'forces');
    return forces.map(({ dice, threshold }) => `${dice.length}@${threshold}`).join();
  }

  test('S-74: a battle that passes 1000 combat rounds is an error', () => {
    const longest = (rounds: number): Battle => {
      const dice = Array.from({ length: 2 * rounds }, () => 6);
      return fight({ attacker: side(1), defender: side(1), dice: [...dice, 1, 6], silent: true });
    };
    expect(longest(999).forces(0)).toBe(1);
    expect(() => longest(1000)).toThrow('1000 combat rounds');
  });

  test('S-122: hits are those of Forces, then of champions in the order in which they came into play', () => {
    const { match } = fight({
      attacker: { army: army(1, 'jet-striker', 'tax-reaver'), boosts: [assign] },
      defender: side(2, 'brute'),
      dice: [1, 1, 6, 1, 6, 6, 6, 6, 6],
      prepare: (state) => void state.champions.reverse(),
    });
    expect(match.decision?.ask).toBe('assign-hits');
    expect(match.state.battle?.hits[0]).toEqual([-1, cardId('tax-reaver'), cardId('jet-striker')]);
  });

  test('S-122: Tactical Hand uses the first hit', () => {
    const kill = (dice: readonly number[]): number => {
      const battle = fight({
        attacker: side(1, 'tax-reaver', 'grand-strategist'),
        defender: side(1, { slug: 'brute', hp: 1 }),
        dice,
        prepare: (state) => void (state.seats[1].gold = 5),
      });
      battle.choose(0, 'champion:brute');
      return battle.gold(1);
    };
    // The Force's hit comes before Tax Reaver's; only without it Tax Reaver makes the kill and extorts.
    expect(kill([1, 1, 6, 6, 6, 6, 6])).toBe(5);
    expect(kill([6, 1, 6, 6, 6, 6, 6])).toBe(3);
  });

  test('S-123: both sides take their damage together, then the Defender’s dead come first, each side in play order', () => {
    const battle = fight({
      attacker: side(0, { slug: 'tax-reaver', hp: 1 }, { slug: 'jet-striker', hp: 1 }),
      defender: side(0, { slug: 'brute', hp: 1 }, { slug: 'lone-wolf', hp: 1 }),
      dice: [1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
      prepare: (state) => void state.champions.reverse(),
    });
    const order = ['lone-wolf', 'brute', 'jet-striker', 'tax-reaver'];
    expect(battle.faces('champion-died').map(({ champion }) => champion)).toEqual(order);
    const tells = battle.reports.flatMap(({ face }) => face?.tell ?? []);
    expect(tells.indexOf('battle-losses')).toBeLessThan(tells.indexOf('champion-died'));
    expect(battle.faces('battle-losses')).toHaveLength(1);
  });

  test('S-124: what a death pays comes in a fixed order, then a steal is rolled for', () => {
    const prepare = (state: State): void => {
      state.seats[1].gold = 5;
      for (const champion of state.champions)
        if (champion.seat === 1) champion.marks = [{ seat: 1, gold: 4, until: state.round }];
    };
    const battle = fight({
      attacker: { army: army(0, 'tax-reaver', 'bounty-hunter', 'blood-banker'), faction: 'veil' },
      defender: side(0, { slug: 'brute', hp: 1 }),
      dice: [1, 6, 6, 6, 6, 6, 6, 3],
      options: { stealChampions: 6 },
      prepare,
    });
    const told = battle.reports.flatMap(({ face }): Json[] => {
      if (face === null || !['bounty', 'die', 'stolen', 'champion-died'].includes(face.tell)) return [];
      return face.tell === 'bounty' ? [[face['seat'] ?? null, face['why'] ?? null]] : [face.tell];
    });
    expect(told).toEqual([
      'champion-died',
      [0, 'bounty'],
      [0, 'contracts'],
      [0, 'contract-pay'],
      [0, 'extort'],
      [0, 'blood-ledger'],
      [1, 'mark'],
      'die',
      'stolen',
    ]);
  });

  test('S-128: defenderThreshold is for defence bonuses; Gatewright hits on 1-3 in an enemy Capital all the same', () => {
    const battle = fight({
      attacker: { army: army(1), faction: 'gatewright' },
      defender: { army: army(1), faction: 'bastion' },
      at: 'capital',
      options: { defenderThreshold: 5 },
      dice: [6, 6, 1, 6],
    });
    expect([1, 2].map((round) => forcesRolled(battle, 'attacker', round))).toEqual(['1@3', '1@3']);
    expect([1, 2].map((round) => forcesRolled(battle, 'defender', round))).toEqual(['1@5', '1@2']);
  });

  test('S-129: odds with hits to assign are those of the default assignment', () => {
    // Against a champion with 1 HP the default finishes it first, as Hit Control would.
    const ask = { attacker: army(3), defender: army(2, { slug: 'brute', hp: 1 }) };
    const assigned = odds({ ...ask, attackerBoosts: [assign] });
    const championsFirst = odds({ ...ask, attackerBoosts: [{ boost: 'hits-first', first: 'champions' }] });
    const byChance = odds(ask);
    expect([championsFirst.exact, byChance.exact]).toEqual([true, true]);
    expect(Math.abs(assigned.attackerWins - championsFirst.attackerWins)).toBeLessThan(0.015);
    expect(Math.abs(assigned.attackerWins - byChance.attackerWins)).toBeGreaterThan(0.03);
  });
});
