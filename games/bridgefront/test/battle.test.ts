// Battles with scripted dice: who rolls what in which order, what hits, who dies, and what is told (§14).

import { describe, expect, test } from 'vitest';
import type { Boost } from '../rules/effects.ts';
import { openBattle } from '../rules/battle/battle.ts';
import { cardId } from '../rules/cards/index.ts';
import { battlefield, fieldHex } from '../rules/odds/field.ts';
import type { Combatant } from '../rules/odds/field.ts';
import { QuietTurn } from '../rules/odds/sample.ts';
import { seedRandom } from '@bridgefront/kernel';
import { army, fight, optionsWith } from './battle-table.ts';
import type { Hero, Scene, Table } from './battle-table.ts';

function side(forces: number, ...heroes: readonly Hero[]): Combatant {
  return { army: army(forces, ...heroes) };
}

/** What each source of a side rolled in a combat round: `forces 2@3` is two dice that hit on 1-3. */
function rolled(table: Table, who: 'attacker' | 'defender', round: number): string[] {
  const face = table.faces('combat-round')[round - 1];
  return face[who].rolls.map(({ source, dice, threshold }) => `${source} ${dice.length}@${threshold}`);
}

/** Every modifier of a combat round as `seat source effect value champion`. */
function modifiers(table: Table, round: number): string[] {
  const face = table.faces('modifiers').find((told) => told.round === round);
  return (face?.list ?? []).map(({ seat, source, effect, value, champion }) =>
    [`${String(seat)} ${String(source)} ${String(effect)} ${String(value)}`, champion]
      .filter(Boolean)
      .join(' '),
  );
}

const six = (count: number): number[] => Array.from({ length: count }, () => 6);

describe('combat rounds (§14)', () => {
  test('§14.1 §14.2: dice attacker first; losses of both sides at once; repeated to the death', () => {
    const table = fight({ attacker: side(3), defender: side(2), dice: [1, 3, 6, 2, 5, 2, 4, 6] });
    const [first, second] = table.faces('combat-round');
    expect(first).toMatchObject({ attacker: { hits: 1 }, defender: { hits: 1 } });
    expect(first['attacker']).toMatchObject({ rolls: [{ source: 'forces', dice: [1, 3, 6], threshold: 2 }] });
    expect(first['defender']).toMatchObject({ rolls: [{ dice: [2, 5] }] });
    expect(second['attacker']).toMatchObject({ rolls: [{ dice: [2, 4] }] });
    expect(table.reports.map(({ face }) => face?.tell)).toEqual([
      'battle',
      'combat-round',
      'battle-losses',
      'combat-round',
      'battle-losses',
      'battle-over',
    ]);
    expect(table.faces('battle-over')).toMatchObject([{ hex: '0,0', winner: 0, forces: 2, champions: [] }]);
    expect(table.match.state.battle).toBeNull();
    expect(table.match.random.dice).toBeUndefined();
  });

  test('dice order: Forces, then champions in the order in which they came into play, then the defender', () => {
    const table = fight({
      attacker: side(1, 'jet-striker', 'brute'),
      defender: side(2, 'shadeblade'),
      dice: [5, 4, 4, 4, 6, 3, 3, 2, 2, 2, 2, 6],
      options: { forceThreshold: 1 },
      prepare: (state) => void state.champions.reverse(),
    });
    const [face] = table.faces('combat-round');
    expect(face['attacker']).toMatchObject({
      rolls: [
        { source: 'forces', dice: [5] },
        { source: 'brute', dice: [4] },
        { source: 'jet-striker', dice: [4, 4, 6] },
      ],
    });
    expect(face['defender']).toMatchObject({
      rolls: [
        { source: 'forces', dice: [3, 3] },
        { source: 'shadeblade', dice: [2, 2, 2, 2, 6] },
      ],
    });
  });

  test('S-71 G-14: both sides may die; then nobody has won', () => {
    const table = fight({ attacker: side(1), defender: side(1), dice: [1, 1] });
    expect(table.faces('battle-over')).toMatchObject([{ winner: null, forces: 0, champions: [] }]);
    expect(table.match.state.presence[fieldHex]).toBe(0);
    expect(table.match.state.seats.map((seat) => seat.wonBattle)).toEqual([false, false]);
  });

  test('G-14: the survivor has won a battle this round', () => {
    const table = fight({ attacker: side(1), defender: side(1), dice: [6, 6, 6, 2] });
    expect(table.match.state.seats.map((seat) => seat.wonBattle)).toEqual([false, true]);
  });

  test('S-70: surplus hits are lost, and units doomed in a round still roll in it', () => {
    const table = fight({ attacker: side(4), defender: side(1), dice: [1, 1, 1, 1, 1] });
    expect(table.forces(0)).toBe(3);
    expect(table.faces('battle-losses')).toMatchObject([{ losses: [{ forces: 1 }, { forces: 1 }] }]);
  });

  test('S-70: no overkill on a champion: two hits on 1 HP and a Force kill both', () => {
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const defender = side(1, { slug: 'brute', hp: 1 });
      const table = fight({ attacker: side(2), defender, seed, dice: [1, 1, 6, 6] });
      expect(table.match.state.champions).toEqual([]);
      expect(table.forces(1)).toBe(0);
    }
  });

  test('S-72: damage on champions stays after the battle', () => {
    const table = fight({ attacker: side(2), defender: side(0, 'reliable-veteran'), dice: [1, 6, 1, 6, 1] });
    expect(table.champion('reliable-veteran')?.hp).toBe(5);
  });

  test('C-12: Slow lasts the battle and ends with it; it comes last', () => {
    const slowed = { slug: 'shadeblade', slowed: true, frenzy: 2 };
    const boosts: Boost[] = [{ boost: 'champion-dice', dice: 1 }];
    const attacker = { army: army(0, slowed), boosts };
    const table = fight({ attacker, defender: side(1), dice: [6, 6, 6, 6, 1, 6] });
    expect([1, 2, 3].map((round) => rolled(table, 'attacker', round))).toEqual([
      ['shadeblade 1@1'],
      ['shadeblade 1@1'],
      ['shadeblade 1@1'],
    ]);
    expect(table.champion('shadeblade')?.slowed).toBe(false);
    expect(table.champion('shadeblade')?.frenzy).toBe(2);
  });

  test('C-08: a tagged stack wins with at least one of its units alive there', () => {
    const tag = (forces: number, champions: number[]) => {
      return { seat: 0, hex: fieldHex, forces, champions, draw: 2, won: false };
    };
    const won = (forces: number, champions: number[], dice: number[]): boolean => {
      const prepare: Scene['prepare'] = (state) => void state.tags.push(tag(forces, champions));
      const table = fight({ attacker: side(2, 'brute'), defender: side(1), dice, prepare });
      return table.match.state.tags[0].won;
    };
    expect(won(2, [], [1, 6, 6, 6, 6, 6])).toBe(true);
    expect(won(0, [cardId('brute')], [1, 6, 6, 6, 6, 6])).toBe(true);
    expect(won(0, [cardId('jet-striker')], [1, 6, 6, 6, 6, 6])).toBe(false);
  });

  test('S-90: Clean Exit heals surviving Veil champions of the battle, up to printed HP', () => {
    const attacker = {
      army: army(0, { slug: 'brute', hp: 3 }, 'skirmisher-captain'),
      faction: 'veil',
    } as const;
    const table = fight({ attacker, defender: side(1), dice: [1, 6, 6, 6, 6, 6] });
    expect(table.champion('brute')?.hp).toBe(4);
    expect(table.champion('skirmisher-captain')?.hp).toBe(4);
    expect(table.faces('healed')).toMatchObject([{ champion: 'brute', amount: 1 }]);
  });

  test('C-11: all waiting next-battle spells of both sides are used up', () => {
    const boosts: Boost[] = [
      { boost: 'champion-dice', dice: 1 },
      { boost: 'smoke', max: 1 },
    ];
    const table = fight({
      attacker: { army: army(1), boosts },
      defender: { army: army(1), boosts },
      dice: [1, 6],
    });
    expect(table.match.state.seats.map((seat) => seat.boosts)).toEqual([[], []]);
  });
});

describe('what Forces hit on', () => {
  const thresholds = (scene: Omit<Scene, 'dice'>, dice = [6, 6, 6, 6, 1, 6]): string[] => {
    const table = fight({ ...scene, dice });
    return [1, 2].flatMap((round) => [
      ...rolled(table, 'attacker', round).filter((roll) => roll.startsWith('forces')),
      ...rolled(table, 'defender', round).filter((roll) => roll.startsWith('forces')),
    ]);
  };
  const plain = { attacker: side(1), defender: side(1) };

  test('S-88: Shield Wall in combat round 1, only for the Defender', () => {
    const bastion = { army: army(1), faction: 'bastion' } as const;
    expect(thresholds({ ...plain, defender: bastion })).toEqual([
      'forces 1@2',
      'forces 1@3',
      'forces 1@2',
      'forces 1@2',
    ]);
    expect(thresholds({ ...plain, attacker: bastion })[0]).toBe('forces 1@2');
  });

  test('S-96: Mine Militia in all combat rounds on a Mine, or only in the first by option', () => {
    const prospect = { army: army(1), faction: 'prospect' } as const;
    const scene = { ...plain, defender: prospect, at: 'mine' } as const;
    expect(thresholds(scene).filter((_, i) => i % 2 === 1)).toEqual(['forces 1@3', 'forces 1@3']);
    const first = { ...scene, options: { mineMilitia: 'round-1' } };
    expect(thresholds(first).filter((_, i) => i % 2 === 1)).toEqual(['forces 1@3', 'forces 1@2']);
    expect(thresholds({ ...scene, at: 'field' })[1]).toBe('forces 1@2');
  });

  test('S-100: Gatewright hits on 1-3 in an enemy Capital, not in its own or in the field', () => {
    const gatewright = { army: army(1), faction: 'gatewright' } as const;
    expect(thresholds({ ...plain, attacker: gatewright, at: 'capital' })[0]).toBe('forces 1@3');
    expect(thresholds({ ...plain, attacker: gatewright })[0]).toBe('forces 1@2');
    expect(thresholds({ ...plain, defender: gatewright, at: 'capital' })[1]).toBe('forces 1@2');
  });

  test('C-03 S-102: an entrenched hex helps the Defender in every combat round and does not add', () => {
    const entrenched = { army: army(1), entrenched: 3, faction: 'bastion' } as const;
    expect(thresholds({ ...plain, defender: entrenched }).filter((_, i) => i % 2 === 1)).toEqual([
      'forces 1@3',
      'forces 1@3',
    ]);
    const attacker = { army: army(1), entrenched: 3 };
    expect(thresholds({ ...plain, attacker })[0]).toBe('forces 1@2');
  });

  test('G-12: the best threshold counts and Smoke Screen caps it, in combat round 1 only', () => {
    const boosted: Boost[] = [
      { boost: 'force-threshold', max: 4 },
      { boost: 'force-threshold', max: 5 },
    ];
    const attacker = { army: army(1), boosts: boosted };
    expect(thresholds({ ...plain, attacker })).toEqual([
      'forces 1@5',
      'forces 1@2',
      'forces 1@2',
      'forces 1@2',
    ]);
    const defender = { army: army(1), boosts: [{ boost: 'smoke', max: 1 }] as Boost[] };
    const table = fight({ attacker, defender, dice: [2, 6, 2, 6] });
    expect(rolled(table, 'attacker', 1)).toEqual(['forces 1@1']);
    expect(rolled(table, 'attacker', 2)).toEqual(['forces 1@2']);
    expect(modifiers(table, 1)).toEqual([
      '0 force-threshold forces-hit 4',
      '0 force-threshold forces-hit 5',
      '0 smoke forces-capped 1',
    ]);
  });

  test('C-20: Breach in combat round 1 of a siege, in either role, and not in the field', () => {
    const breaker = side(1, 'capital-breaker');
    const dice = [6, 6, 6, 6, 6, 1, 6, 6, 6, 6];
    const siege = fight({ attacker: breaker, defender: side(1), at: 'capital', dice });
    expect(rolled(siege, 'attacker', 1)[0]).toBe('forces 1@3');
    expect(rolled(siege, 'attacker', 2)[0]).toBe('forces 1@2');
    expect(rolled(fight({ attacker: breaker, defender: side(1), dice }), 'attacker', 1)[0]).toBe(
      'forces 1@2',
    );
    const inDefence = fight({ attacker: side(1), defender: breaker, at: 'capital', dice: [6, 1, 6, 6, 6] });
    expect(rolled(inDefence, 'defender', 1)[0]).toBe('forces 1@3');
  });

  test('G-12 C-31: Inspiring Geezer helps while alive at the start of the combat round', () => {
    const attacker = { army: army(1, { slug: 'inspiring-geezer', hp: 1 }) };
    const boosts: Boost[] = [{ boost: 'hits-first', first: 'champions' }];
    const defender = { army: army(1), boosts };
    const table = fight({ attacker, defender, dice: [6, 6, 1, 6, 1] });
    expect(rolled(table, 'attacker', 1)).toEqual(['forces 1@3', 'inspiring-geezer 1@2']);
    expect(rolled(table, 'attacker', 2)).toEqual(['forces 1@2']);
    expect(modifiers(table, 1)).toEqual(['0 inspiring-geezer forces-hit 3']);
    expect(modifiers(table, 2)).toEqual([]);
  });

  test('I-16 I-18: the thresholds are options', () => {
    const options = { forceThreshold: 3, defenderThreshold: 4 };
    const bastion = { army: army(1), faction: 'bastion' } as const;
    expect(thresholds({ ...plain, defender: bastion, options }).slice(0, 2)).toEqual([
      'forces 1@3',
      'forces 1@4',
    ]);
  });
});

describe('what champions roll', () => {
  test('C-31: Brute rolls two more without an enemy champion, read each combat round', () => {
    const boosts: Boost[] = [{ boost: 'hits-first', first: 'champions' }];
    const attacker = { army: army(0, 'brute'), boosts };
    const defender = side(1, { slug: 'jet-striker', hp: 1 });
    const table = fight({ attacker, defender, dice: [1, 6, 6, 6, 6, 1, 6, 6, 6] });
    expect(rolled(table, 'attacker', 1)).toEqual(['brute 1@3']);
    expect(rolled(table, 'attacker', 2)).toEqual(['brute 3@3']);
    expect(modifiers(table, 2)).toEqual(['0 brute extra-dice 2 brute']);
  });

  test('C-31: Lone Wolf wakes up when the last own Force dies; champions do not matter', () => {
    const attacker = side(1, 'lone-wolf', 'brute');
    const defender = { army: army(1), boosts: [{ boost: 'hits-first', first: 'forces' }] as Boost[] };
    const table = fight({ attacker, defender, dice: [6, 6, 6, 6, 6, 1, ...six(4), 1, 6, 6, 6] });
    expect(rolled(table, 'attacker', 1)).toEqual(['forces 1@2', 'lone-wolf 1@2', 'brute 3@3']);
    expect(rolled(table, 'attacker', 2)).toEqual(['lone-wolf 4@2', 'brute 3@3']);
  });

  test('C-31: Duelist rolls one more against an enemy champion', () => {
    const defender = side(0, { slug: 'brute', hp: 1 });
    const table = fight({ attacker: side(0, 'duelist-exemplar'), defender, dice: [6, 6, 1, 6] });
    expect(rolled(table, 'attacker', 1)).toEqual(['duelist-exemplar 3@3']);
    const alone = fight({ attacker: side(0, 'duelist-exemplar'), defender: side(1), dice: [1, 6, 6] });
    expect(rolled(alone, 'attacker', 1)).toEqual(['duelist-exemplar 2@3']);
  });

  test('G-12: printed, Frenzy and Battle Cry dice add up; Battle Cry in combat round 1', () => {
    const boosts: Boost[] = [{ boost: 'champion-dice', dice: 1 }];
    const attacker = { army: army(0, { slug: 'jet-striker', frenzy: 2 }), boosts };
    const table = fight({ attacker, defender: side(1), dice: [...six(7), 1, ...six(5)] });
    expect(rolled(table, 'attacker', 1)).toEqual(['jet-striker 6@2']);
    expect(rolled(table, 'attacker', 2)).toEqual(['jet-striker 5@2']);
    expect(modifiers(table, 1)).toEqual([
      '0 frenzy extra-dice 2 jet-striker',
      '0 champion-dice extra-dice 1 jet-striker',
    ]);
  });
});

describe('hits turned aside', () => {
  const championsFirst: Boost[] = [{ boost: 'hits-first', first: 'champions' }];

  test('C-28 S-120: Bodyguard sends the first champion hit of the battle to a Force, also its own', () => {
    const attacker = { army: army(3), boosts: championsFirst };
    const table = fight({
      attacker,
      defender: side(2, 'ironclad-warden'),
      dice: [1, 1, 6, ...six(4), 1, 6, 6, ...six(3), ...six(3), 1, 1, 1],
      options: { hitAssignment: 'random' },
    });
    const [first, second] = table.faces('battle-losses');
    expect(first['losses']).toMatchObject([
      { seat: 0 },
      { seat: 1, forces: 1, damage: [{ champion: 'ironclad-warden', amount: 1 }], used: ['ironclad-warden'] },
    ]);
    expect(second['losses']).toMatchObject([
      {},
      { forces: 0, damage: [{ champion: 'ironclad-warden', amount: 1 }], used: [] },
    ]);
  });

  test('C-28: Bodyguard needs a Force that is not doomed', () => {
    const table = fight({
      attacker: side(2),
      defender: side(0, 'ironclad-warden'),
      dice: [1, 6, ...six(2), ...six(2), 1, 1],
    });
    expect(table.faces('battle-losses')[0]['losses']).toMatchObject([
      {},
      { damage: [{ amount: 1 }], used: [] },
    ]);
  });

  test('C-28: Juggernaut ignores the first hit on Titan Vanguard, once a battle', () => {
    const table = fight({
      attacker: side(2),
      defender: side(0, 'titan-vanguard'),
      dice: [1, 1, 6, 6, 6, 1, 1, 1, 1, 6],
    });
    const [first, second] = table.faces('battle-losses');
    expect(first['losses']).toMatchObject([{}, { damage: [{ amount: 1 }], used: ['titan-vanguard'] }]);
    expect(second['losses']).toMatchObject([{}, { damage: [{ amount: 2 }], used: [] }]);
  });

  test('C-28: Bodyguard comes before Juggernaut', () => {
    const attacker = { army: army(2), boosts: championsFirst };
    const defender = side(1, 'titan-vanguard', 'ironclad-warden');
    const table = fight({ attacker, defender, dice: [1, 6, ...six(6), 6, 6, 1, 1, 1, 6, 6] });
    const [first] = table.faces('battle-losses');
    expect(first['losses']).toMatchObject([{}, { forces: 1, damage: [], used: ['ironclad-warden'] }]);
  });

  test('C-11: Hit Control sends hits to its class first, then to the other', () => {
    const attacker = (first: 'forces' | 'champions') => {
      return { army: army(3), boosts: [{ boost: 'hits-first', first }] as Boost[] };
    };
    const losses = (first: 'forces' | 'champions'): unknown => {
      const defender = side(1, { slug: 'brute', hp: 2 });
      const dice = [1, 1, 6, 6, 6, 1, 1, 1, 6, 6];
      return fight({ attacker: attacker(first), defender, dice }).faces('battle-losses')[0]['losses'];
    };
    expect(losses('forces')).toMatchObject([{}, { forces: 1, damage: [{ champion: 'brute', amount: 1 }] }]);
    expect(losses('champions')).toMatchObject([
      {},
      { forces: 0, damage: [{ champion: 'brute', amount: 2 }] },
    ]);
  });

  test('S-127 I-17: with the option forces-first champions are hit only after their Forces; Hit Control overrules it', () => {
    const scene = {
      defender: side(1, { slug: 'brute', hp: 1 }),
      options: { hitAssignment: 'forces-first' },
      dice: [1, 6, 6, 1, 1, 1, 6],
    };
    const plain = fight({ ...scene, attacker: side(2) });
    expect(plain.faces('battle-losses')[0]['losses']).toMatchObject([{}, { forces: 1, damage: [] }]);
    const control = fight({ ...scene, attacker: { army: army(2), boosts: championsFirst } });
    expect(control.faces('battle-losses')[0]['losses']).toMatchObject([
      {},
      { forces: 0, damage: [{ amount: 1 }] },
    ]);
  });
});

describe('before combat round 1 (S-73)', () => {
  test('C-20: Siege Writ kills Forces of a besieged defender; all dead is a battle won (G-14)', () => {
    const attacker = { army: army(1), siegeWrit: 4 };
    const table = fight({ attacker, defender: side(3), at: 'capital' });
    expect(table.faces('forces-lost')).toMatchObject([{ seat: 1, count: 3, why: 'siege-writ' }]);
    expect(table.faces('combat-round')).toEqual([]);
    expect(table.match.state.seats[0]).toMatchObject({ wonBattle: true, siegeWrits: [] });
  });

  test('C-20: Siege Writ waits for a siege that its owner attacks', () => {
    const writ = { army: army(1), siegeWrit: 4 };
    const field = fight({ attacker: writ, defender: side(3), dice: six(4).concat(1, 1, 1, 1, 1, 1, 1) });
    expect(field.faces('forces-lost')).toEqual([]);
    expect(field.match.state.seats[0].siegeWrits).toEqual([4]);
    const inDefence = fight({ attacker: side(1), defender: writ, at: 'capital', dice: [1, 1] });
    expect(inDefence.match.state.seats[1].siegeWrits).toEqual([4]);
  });

  test("G-23: Assassin's Edge hits the champion with the lowest HP, then the highest bounty, once a round", () => {
    const defender = side(0, 'titan-vanguard', { slug: 'brute', hp: 2 }, { slug: 'jet-striker', hp: 2 });
    const table = fight({
      attacker: side(0, { slug: 'shadeblade', hp: 1 }),
      defender,
      dice: [...six(5), 1, ...six(6)],
    });
    expect(table.faces('damaged')).toMatchObject([{ champion: 'jet-striker', amount: 1, by: 'shadeblade' }]);
    const again = fight({
      attacker: side(0, { slug: 'shadeblade', hp: 1 }),
      defender,
      prepare: (state) => state.champions.forEach((champion) => (champion.used = true)),
      dice: [...six(5), 1, ...six(6)],
    });
    expect(again.faces('damaged')).toEqual([]);
  });

  test("G-23: Assassin's Edge waits for a battle with an enemy champion", () => {
    const table = fight({ attacker: side(0, 'shadeblade'), defender: side(1), dice: [1, 6, 6, 6, 6, 6] });
    expect(table.champion('shadeblade')?.used).toBe(false);
  });

  test("S-73 G-14: Assassin's Edge may end the battle; the kill pays its owner, and Contract Pay too", () => {
    const attacker = { army: army(1, 'shadeblade', 'bounty-hunter'), faction: 'veil' } as const;
    const table = fight({ attacker, defender: side(0, { slug: 'brute', hp: 1 }) });
    expect(table.faces('combat-round')).toEqual([]);
    expect(table.faces('battle-over')).toMatchObject([{ winner: 0 }]);
    expect(table.gold(0)).toBe(2 + 2 + 1);
    expect(table.match.state.seats[0].wonBattle).toBe(true);
  });

  test("S-73: the attacker's Siege Writ goes before the defender's Assassin's Edge", () => {
    const attacker = { army: army(1, 'brute'), siegeWrit: 4 };
    const table = fight({
      attacker,
      defender: side(1, { slug: 'shadeblade', hp: 1 }),
      at: 'capital',
      dice: [1, 1, ...six(8)],
    });
    const order = table.reports.map(({ face }) => face?.tell);
    expect(order.slice(0, 3)).toEqual(['battle', 'forces-lost', 'damaged']);
  });
});

describe('opening a battle', () => {
  const opened = (forces: readonly [number, number], mover: number): QuietTurn => {
    const armies = forces.map((count) => ({ army: army(count) }));
    const state = battlefield(armies[0], armies[1], 'field', optionsWith());
    const random = { ...seedRandom('open'), dice: [6, 1] };
    const turn = new QuietTurn(state, random);
    openBattle(turn, fieldHex, mover);
    return turn;
  };

  test('G-13: who has just entered is the Attacker and rolls first, the other one is the Defender', () => {
    const byFirst = opened([1, 1], 0);
    byFirst.run();
    expect(byFirst.state.seats.map((seat) => seat.wonBattle)).toEqual([false, true]);
    const bySecond = opened([1, 1], 1);
    bySecond.run();
    expect(bySecond.state.seats.map((seat) => seat.wonBattle)).toEqual([true, false]);
  });

  test('G-14: without an enemy there is no battle', () => {
    const turn = opened([1, 0], 0);
    turn.run();
    expect(turn.state.seats[0].wonBattle).toBe(false);
    expect(turn.random.dice).toEqual([6, 1]);
  });
});

describe('determinism', () => {
  const scene = (seed: string): Scene => ({
    attacker: { army: army(4, 'brute', 'shadeblade', 'ironclad-warden'), faction: 'veil' },
    defender: { army: army(5, 'titan-vanguard', 'blood-banker'), faction: 'bastion' },
    at: 'capital',
    options: { stealChampions: 3 },
    seed,
  });

  test.each(Array.from({ length: 25 }, (_, i) => `seed ${i}`))('telling changes nothing: %s', (seed) => {
    const told = fight(scene(seed));
    const silent = fight({ ...scene(seed), silent: true });
    expect(silent.reports).toEqual([]);
    expect(JSON.stringify(silent.match)).toBe(JSON.stringify(told.match));
  });
});
