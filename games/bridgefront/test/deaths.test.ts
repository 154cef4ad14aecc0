// What the death of a champion pays, to whom, and who else learns of it (§14.4, G-15).

import { seedRandom } from '@bridgefront/kernel';
import type { Face } from '@bridgefront/kernel';
import { describe, expect, test } from 'vitest';
import { cardId } from '../rules/cards/index.ts';
import { damageChampion, healChampion, killChampion } from '../rules/battle/deaths.ts';
import type { Faction } from '../rules/effects.ts';
import { battlefield, fieldHex } from '../rules/odds/field.ts';
import type { Play } from '../rules/terms.ts';
import type { Champion, State } from '../rules/types.ts';
import { army, fight, optionsWith } from './battle-table.ts';
import type { Hero } from './battle-table.ts';

interface Stage {
  readonly state: State;
  readonly turn: Play;
  readonly told: Face[];
  readonly champion: (slug: string) => Champion;
  readonly gold: () => number[];
}

interface Setting {
  readonly mine?: readonly Hero[];
  readonly theirs?: readonly Hero[];
  readonly faction?: Faction;
  readonly options?: { readonly [name: string]: unknown };
  readonly dice?: readonly number[];
}

/** Seat 0 with `mine`, seat 1 with `theirs`, on one hex, both with 5 gold. */
function stage({ mine = [], theirs = [], faction = 'aerial', options, dice = [] }: Setting): Stage {
  const state = battlefield(
    { army: army(1, ...mine), faction },
    { army: army(1, ...theirs) },
    'field',
    optionsWith(options),
  );
  for (const seat of state.seats) seat.gold = 5;
  const random = seedRandom('deaths');
  if (dice.length > 0) random.dice = [...dice];
  const told: Face[] = [];
  const unused = (): never => {
    throw new Error('Not used by deaths.');
  };
  const turn: Play = {
    get match() {
      return unused();
    },
    state,
    random,
    reporting: true,
    then: unused,
    ask: unused,
    window: unused,
    report: (face) => void (face !== null && told.push(face)),
    revealed: unused,
  };
  const champion = (slug: string): Champion => {
    const found = state.champions.find(({ card }) => card === cardId(slug));
    if (found === undefined) throw new Error(`${slug} is not in play.`);
    return found;
  };
  return { state, turn, told, champion, gold: () => state.seats.map((seat) => seat.gold) };
}

const paid = (told: readonly Face[]): unknown[] =>
  told.filter(({ tell }) => tell === 'bounty').map(({ seat, amount, why }) => [seat, amount, why]);

describe('a champion dies', () => {
  test('§14.4 G-15: the killer gains the bounty, the champion leaves the board', () => {
    const { state, turn, told, champion, gold } = stage({ theirs: ['brute'] });
    killChampion(turn, champion('brute'), 0);
    expect(gold()).toEqual([7, 5]);
    expect(state.champions).toEqual([]);
    expect(told[0]).toEqual({ tell: 'champion-died', champion: 'brute', seat: 1, hex: '0,0', killer: 0 });
  });

  test('G-15: an enemy champion has died for every other seat, not for its owner', () => {
    const { state, turn, champion } = stage({ theirs: ['brute'] });
    killChampion(turn, champion('brute'), 1);
    expect(state.seats.map((seat) => seat.enemyChampionDied)).toEqual([true, false]);
  });

  test('C-39 G-15: killing one’s own pays no bounty, no Contracts; marks do pay', () => {
    const { turn, told, champion } = stage({ mine: ['brute'], faction: 'veil' });
    const brute = champion('brute');
    brute.marks = [{ seat: 1, gold: 4, until: 1 }];
    damageChampion(turn, brute, 6, 0);
    expect(paid(told)).toEqual([[1, 4, 'mark']]);
  });

  test('nobody’s kill pays nobody', () => {
    const { turn, told, champion } = stage({ theirs: ['brute'] });
    killChampion(turn, champion('brute'), -1);
    expect(paid(told)).toEqual([]);
    expect(told[0]).toMatchObject({ killer: null });
  });

  test('S-92: Contracts add to the bounty of Veil, by option', () => {
    const { turn, told, champion } = stage({
      theirs: ['brute'],
      faction: 'veil',
      options: { contractsGold: 3 },
    });
    killChampion(turn, champion('brute'), 0);
    expect(paid(told)).toEqual([
      [0, 2, 'bounty'],
      [0, 3, 'contracts'],
    ]);
  });

  test('I-28: bountyShift is part of the bounty', () => {
    const { turn, told, champion } = stage({ theirs: ['brute'], options: { bountyShift: 1 } });
    killChampion(turn, champion('brute'), 0);
    expect(paid(told)).toEqual([[0, 3, 'bounty']]);
  });

  test('C-04: every mark pays its own seat, whoever kills; one that has run out does not', () => {
    const { state, turn, told, champion } = stage({ theirs: ['brute'] });
    state.round = 3;
    champion('brute').marks = [
      { seat: 0, gold: 6, until: 4 },
      { seat: 0, gold: 4, until: 3 },
      { seat: 0, gold: 5, until: 2 },
    ];
    killChampion(turn, champion('brute'), -1);
    expect(paid(told)).toEqual([
      [0, 6, 'mark'],
      [0, 4, 'mark'],
    ]);
  });

  test('C-30 C-38: Extort asks for the source of the kill and takes what is there', () => {
    const theirs = ['brute'];
    const kill = (source: string, gold: number): number[] => {
      const scene = stage({ mine: ['tax-reaver', 'jet-striker'], theirs });
      scene.state.seats[1].gold = gold;
      killChampion(scene.turn, scene.champion('brute'), 0, { source: cardId(source) });
      return scene.gold();
    };
    expect(kill('tax-reaver', 5)).toEqual([5 + 2 + 2, 3]);
    expect(kill('tax-reaver', 1)).toEqual([5 + 2 + 1, 0]);
    expect(kill('jet-striker', 5)).toEqual([5 + 2, 5]);
  });

  test('C-30: Blood Ledger pays for the first death on its hex in a round, any champion, itself too', () => {
    const { turn, told, champion } = stage({ mine: ['blood-banker', 'jet-striker'], theirs: ['brute'] });
    killChampion(turn, champion('jet-striker'), -1);
    killChampion(turn, champion('brute'), -1);
    expect(paid(told)).toEqual([[0, 2, 'blood-ledger']]);
    const alone = stage({ mine: ['blood-banker'] });
    killChampion(alone.turn, alone.champion('blood-banker'), -1);
    expect(paid(alone.told)).toEqual([[0, 2, 'blood-ledger']]);
    const away = stage({ mine: ['blood-banker'], theirs: ['brute'] });
    away.champion('blood-banker').hex = fieldHex + 1;
    killChampion(away.turn, away.champion('brute'), -1);
    expect(paid(away.told)).toEqual([]);
  });

  test('C-30: Contract Pay only in battles', () => {
    const { turn, told, champion } = stage({ mine: ['bounty-hunter'], theirs: ['brute'] });
    killChampion(turn, champion('brute'), -1);
    expect(paid(told)).toEqual([]);
  });

  test('S-87: the card stays on the burn pile of its owner', () => {
    const { state, turn, champion } = stage({ theirs: ['brute'] });
    killChampion(turn, champion('brute'), 0);
    expect(state.seats[1].burned).toEqual([cardId('brute')]);
  });
});

describe('S-91: Veil takes over champions, by option', () => {
  const scene = (dice: readonly number[], faction: Faction = 'veil', stealChampions = 2): Stage => {
    const made = stage({ theirs: ['brute'], faction, options: { stealChampions }, dice });
    killChampion(made.turn, made.champion('brute'), 0);
    return made;
  };

  test('S-125: on a low die the card goes from the burn pile to the killer’s discard pile, for all to see', () => {
    const { state, told } = scene([2]);
    expect(state.seats[0].played).toEqual([cardId('brute')]);
    expect(state.seats[1].burned).toEqual([]);
    expect(told.slice(-2)).toMatchObject([
      { tell: 'die', seat: 0, value: 2 },
      { tell: 'stolen', seat: 0, champion: 'brute' },
    ]);
  });

  test('not on a higher die, not for others, not by default', () => {
    expect(scene([3]).state.seats[1].burned).toEqual([cardId('brute')]);
    expect(scene([1], 'aerial').turn.random.dice).toEqual([1]);
    const off = scene([1], 'veil', 0);
    expect(off.turn.random.dice).toEqual([1]);
    expect(off.state.seats[0].played).toEqual([]);
  });
});

describe('damage and healing', () => {
  test('S-72: damage stays; at 0 HP or below the champion dies once', () => {
    const { turn, told, champion } = stage({ theirs: ['brute'] });
    const brute = champion('brute');
    expect(damageChampion(turn, brute, 2, 0)).toBe(false);
    expect(brute.hp).toBe(4);
    expect(damageChampion(turn, brute, 9, 0, cardId('stormcaller'))).toBe(true);
    expect(told.filter(({ tell }) => tell === 'damaged')).toEqual([
      { tell: 'damaged', champion: 'brute', amount: 2, by: null },
      { tell: 'damaged', champion: 'brute', amount: 9, by: 'stormcaller' },
    ]);
  });

  test('S-72 C-40: healing stops at the printed HP', () => {
    const { turn, told, champion } = stage({ theirs: [{ slug: 'brute', hp: 5 }] });
    expect(healChampion(turn, champion('brute'), 4)).toBe(1);
    expect(healChampion(turn, champion('brute'), 4)).toBe(0);
    expect(told).toEqual([{ tell: 'healed', champion: 'brute', amount: 1 }]);
  });
});

describe('deaths in battle', () => {
  const reported = (table: ReturnType<typeof fight>): unknown[] => paid(table.faces('bounty'));

  test('S-123 G-15: champions that kill each other both pay, the defender’s first', () => {
    const table = fight({
      attacker: { army: army(0, { slug: 'brute', hp: 1 }) },
      defender: { army: army(0, { slug: 'jet-striker', hp: 1 }) },
      dice: [1, 1, 6, 6],
    });
    expect(table.faces('champion-died')).toMatchObject([{ champion: 'jet-striker' }, { champion: 'brute' }]);
    expect(reported(table)).toEqual([
      [0, 3, 'bounty'],
      [1, 2, 'bounty'],
    ]);
    expect(table.faces('battle-over')).toMatchObject([{ winner: null }]);
  });

  test('C-30: Contract Pay, also when Bounty Hunter dies in the same combat round', () => {
    const table = fight({
      attacker: { army: army(0, { slug: 'bounty-hunter', hp: 1 }) },
      defender: { army: army(0, { slug: 'brute', hp: 1 }) },
      dice: [1, 6, 1],
    });
    expect(reported(table)).toEqual([
      [0, 2, 'bounty'],
      [0, 1, 'contract-pay'],
      [1, 2, 'bounty'],
    ]);
  });

  test('C-30: Extort needs the killing hit from Tax Reaver’s own dice', () => {
    const withDice = (dice: readonly number[]): number => {
      const table = fight({
        attacker: { army: army(1, 'tax-reaver') },
        defender: { army: army(0, { slug: 'brute', hp: 1 }) },
        dice,
        prepare: (state) => void (state.seats[1].gold = 5),
      });
      return table.gold(1);
    };
    expect(withDice([6, 1, 6, 6])).toBe(3);
    expect(withDice([1, 6, 6, 6])).toBe(5);
    // Forces' hits land first: a kill by a Force leaves nothing for Tax Reaver.
    expect(withDice([1, 1, 6, 6])).toBe(5);
  });
});
