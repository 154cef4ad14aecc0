// A refused choice says which rule stands in the way, in words for the player.

import { refusedWithoutRule } from '@bridgefront/kernel/testing';
import { describe, expect, test } from 'vitest';
import { CARDS } from '../rules/cards/index.ts';
import { bridgefront } from '../rules/index.ts';
import { boardOf } from '../rules/state/board.ts';
import { grammar } from '../rules/text/grammar.ts';
import { path, play, scene, unit } from './cards-scene.ts';
import { round } from './rules-scene.ts';
import type { Fields } from './rules-scene.ts';

const center = [0, 0] as const;
const poor = { mana: 1, gold: 0 };

interface Case {
  readonly rule: string;
  readonly says: RegExp;
  readonly seat?: Fields;
  readonly board?: Fields;
  readonly plan?: readonly string[];
  readonly choice: string;
}

const mine = [unit(0, center, 2)];
const cases: readonly Case[] = [
  { rule: '§15.1', says: /Zap is not in your hand/, choice: 'card:zap' },
  {
    rule: '§15.1',
    says: /costs 2 mana, and you have 1/,
    seat: { hand: ['Air Drop'], ...poor },
    choice: 'card:air-drop',
  },
  { rule: 'G-04', says: /Zap needs a target/, seat: { hand: ['Zap'] }, choice: 'card:zap' },
  {
    rule: '§15.1',
    says: /Air Drop costs 2 mana, and you have 1/,
    seat: { hand: ['Air Drop'], ...poor },
    board: { units: mine, bridges: path(center, [1, 0]) },
    plan: ['march'],
    choice: 'card:air-drop',
  },
  { rule: '§12.2', says: /Reinforce costs 1 gold, and you have 0/, seat: poor, choice: 'reinforce' },
  { rule: '§4.2', says: /None of your stacks/, board: { units: mine }, choice: 'march' },
  { rule: 'C-19', says: /Total Blackout/, board: { units: mine, blackout: true }, choice: 'build' },
  { rule: 'S-132', says: /Only Aerial/, choice: 'free-march' },
  { rule: 'G-23', says: /No Champion of yours/, choice: 'tempest' },
  {
    rule: 'G-08',
    says: /You have no units at the hex east of the Center/,
    board: { units: mine, bridges: path(center, [1, 0]) },
    plan: ['march'],
    choice: 'hex:1,0',
  },
  {
    rule: '§4.2',
    says: /There is no Bridge from the Center to the south-east/,
    board: { units: mine, bridges: path(center, [1, 0]) },
    plan: ['march', 'hex:0,0', 'forces:1'],
    choice: 'hex:0,1',
  },
  {
    rule: '§4.2',
    says: /is not next to the Center/,
    board: { units: mine, bridges: path(center, [1, 0]) },
    plan: ['march', 'hex:0,0', 'forces:1'],
    choice: 'hex:2,0',
  },
  {
    rule: 'C-19',
    says: /locked down/,
    board: {
      units: mine,
      bridges: [...path(center, [1, 0]), ...path(center, [0, 1])],
      locked: path(center, [0, 1]),
    },
    plan: ['march', 'hex:0,0', 'forces:1'],
    choice: 'hex:0,1',
  },
  {
    rule: 'S-61',
    says: /Two other players/,
    board: {
      units: [...mine, unit(1, [-4, 4], 1), unit(2, [-4, 4], 1), unit(0, [-3, 3], 1)],
      bridges: [...path(center, [1, 0]), ...path([-3, 3], [-4, 4]), ...path([-3, 3], [-2, 2])],
    },
    plan: ['march', 'hex:-3,3', 'forces:1'],
    choice: 'hex:-4,4',
  },
  {
    rule: 'S-13',
    says: /A Bridge already stands/,
    board: { units: mine, bridges: path(center, [1, 0]) },
    plan: ['build'],
    choice: 'edge:0,0~1,0',
  },
  {
    rule: 'G-16',
    says: /no units at either end of the edge from the hex east of the Center to the east/,
    board: { units: mine },
    plan: ['build'],
    choice: 'edge:1,0~2,0',
  },
  { rule: '§4.2', says: /which edge/, board: { units: mine }, plan: ['build'], choice: 'hex:1,0' },
  {
    rule: 'G-08',
    says: /cannot send 9 Forces/,
    board: { units: mine, bridges: path(center, [1, 0]) },
    plan: ['march', 'hex:0,0'],
    choice: 'forces:9',
  },
];

describe('why a choice of an Action Step is refused', () => {
  test.each(cases)('$rule: $choice after $plan', ({ rule, says, seat, board, plan, choice }) => {
    const t = round('action', [seat ?? {}, {}, {}], board);
    for (const made of plan ?? []) t.plan(0, made);
    const refused = t.refuses(0, choice);
    expect(refused).toMatchObject({ code: 'illegal-choice', rule });
    expect(refused?.message).toMatch(says);
    t.asks('action', 0, 1, 2);
  });

  test('what is simply not asked is refused without a rule', () => {
    const t = round('action', [{}, {}]);
    expect(t.refuses(0, 'buy:3')).not.toHaveProperty('rule');
    expect(t.refuses(0, 'hex:0,0')).not.toHaveProperty('rule');
    t.asks('action', 0, 1);
  });
});

describe('why a choice outside of the Action Step is refused', () => {
  const tiles = { mines: [{ at: [1, 0], value: 4 }], forges: [[-1, 0]], round: 4 };
  const market = { 'market-2': ['Slow', 'Ward', 'Insight', 'Recruit'], 'power-2': ['Slow', 'Ward', 'Zap'] };

  test.each([
    ['buy:11', 'S-46', 'You have 10 gold, so you cannot bid 11.'],
    ['pass:11', 'S-46', 'You have 10 gold, so you cannot bid 11.'],
    ['buy:0', '§11.2', 'A Buy Bid is at least 1; bid pass:0 to stay out.'],
  ])('bid: %s is refused by %s', (choice, rule, message) => {
    const t = round('market', [{}, {}]);
    expect(t.refuses(0, choice)).toMatchObject({ rule, message });
    t.asks('bid');
  });

  test.each([
    ['card:zap', '§21.5', 'Zap is not in your hand.'],
    ['card:dragon', '§21.5', 'There is no card of this name.'],
  ])('study: %s is refused by %s', (choice, rule, message) => {
    const t = round('reset', [{ faction: 'cipher', hand: ['Recruit'] }, {}]);
    expect(t.refuses(0, choice)).toMatchObject({ rule, message });
    t.asks('study');
  });

  test.each([
    [[], 'card:zap', '§16', /what your tiles give/],
    [['mode:reforge'], 'card:zap', '§6.2', /^Zap is not in your hand\.$/],
    [['mode:reforge'], 'card:dragon', '§6.2', /^There is no card of this name\.$/],
  ])('collection, after %j: %s is refused by %s', (plan, choice, rule, says) => {
    const units = [unit(0, [-1, 0], 1)];
    const t = round('collection', [{ hand: ['Recruit', 'Slow'] }, {}], { ...tiles, units, decks: market });
    for (const made of plan) t.plan(0, made);
    const refused = t.refuses(0, choice);
    expect(refused.rule).toBe(rule);
    expect(refused.message).toMatch(says);
    t.asks('collect');
  });

  test.each([
    [[-1, 0], ['mode:draft'], 'card:zap', '§16.2', 'Zap is not among the cards that you are shown.'],
    [[1, 0], ['mode:draft'], 'card:ward', '§6.2', 'Ward is not among the cards that you are shown.'],
    [[0, 0], [], 'card:zap', '§16.1', 'Zap is not among the cards that you are shown.'],
    [[0, 0], [], 'none', '§16.1', 'One of the cards that you are shown is yours: choose it.'],
    [[0, 0], [], 'card:dragon', '§16.1', 'There is no card of this name.'],
  ] as const)('draft at %j, after %j: %s is refused by %s', (at, plan, choice, rule, message) => {
    const t = round('collection', [{}, {}], { ...tiles, units: [unit(0, at, 1)], decks: market });
    for (const made of plan) t.plan(0, made);
    expect(t.refuses(0, choice)).toMatchObject({ rule, message });
    t.asks('draft');
  });

  const four = ['Ironclad Warden', 'Shadeblade', 'Skystriker Ace', 'Mine Overseer'] as const;
  test.each([
    ['card:brute', 'S-85', /4 Champions in play and may not have more/, { hand: ['Brute'] }, four],
    [
      'card:brute',
      'S-83',
      /Brute costs \d+ gold, and you have 0/,
      { hand: ['Brute'], gold: 0 },
      four.slice(2),
    ],
  ])('Champions: %s is refused by %s', (choice, rule, says, own, names) => {
    const champions = names.map((name) => ({ name, hp: 3 }));
    const t = round('action', [own, {}], {
      units: [{ at: [0, 0], seat: 0, forces: 1, champions }],
    });
    const refused = t.refuses(0, choice);
    expect(refused.rule).toBe(rule);
    expect(refused.message).toMatch(says);
    t.asks('action');
  });
});

describe('why a choice is refused while a card is carried out', () => {
  const forked = [unit(0, [3, 0], 1, 'Brute', 'Lone Wolf')];

  test.each([
    ['Cycle Notes', 'discard', 'card:slow', 'G-05', 'Slow is not in your hand.'],
    ['Cycle Notes', 'discard', 'card:dragon', 'G-05', 'There is no card of this name.'],
    [
      'Cycle Notes',
      'discard',
      'none',
      'G-05',
      'The card that you played has you discard: choose a card of your hand.',
    ],
    ['Tome of Orders', 'topdeck', 'card:slow', 'G-05', 'Slow is not in your hand.'],
    [
      'Tome of Orders',
      'topdeck',
      'none',
      'G-05',
      'The card that you played puts one of your hand on top of your draw pile: choose it.',
    ],
    ['Perfect Cycle', 'keep', 'card:entrench', 'G-19', 'Entrench is not among the cards that you look at.'],
    [
      'Perfect Cycle',
      'keep',
      'none',
      'G-19',
      'Choose which of the cards that you look at come into your hand.',
    ],
    [
      'Monument Plan',
      'scry',
      'card:entrench',
      'G-19',
      'Entrench is not among the cards that you look at and have not placed.',
    ],
  ] as const)('%s asks %s: %s is refused by %s', (card, ask, choice, rule, message) => {
    const draw = ['Zap', 'Recruit', 'Insight', 'Frenzy', 'Ward', 'War Taxes', 'Slow', 'Slow'];
    const t = play(scene({ hand: [card, 'Entrench'], draw }), card).asks(ask, 0);
    expect(t.refuses(0, choice)).toMatchObject({ rule, message });
    t.asks(ask, 0);
  });

  test('Forked Road 6 asks branch: what is not offered is refused by G-05', () => {
    const t = play(
      scene({ hand: ['Dice: Forked Road'] }, { units: forked }, { dice: [6] }),
      'Dice: Forked Road',
    );
    t.asks('branch', 0);
    expect(t.refuses(0, 'card:zap')).toMatchObject({
      rule: 'G-05',
      message: 'The die is cast: choose what comes of it from what is offered now.',
    });
    t.asks('branch', 0);
  });
});

const values = {
  CARD: [...CARDS.map(({ slug }) => slug), 'dragon'],
  HEX: [...boardOf(4).hexNames, '9,9'],
  MODE: ['reforge', 'dragon'],
  NUMBER: ['0', '1', '2', '5', '99'],
  SEAT: ['0', '1', '2', '5'],
};

// A slice in the gate; REFUSALS=100 for a long one.
const matches = Number(process.env['REFUSALS'] ?? 2);

test.each([{ seats: 2 }, { seats: 3, options: { retreat: 'offered' } }])(
  'whatever may be written and is not legal is refused with a rule: %j',
  { timeout: 240_000 },
  ({ seats, options = {} }) => {
    for (let n = 0; n < matches; n++) {
      const seed = `refusals ${n}`;
      const wish = { grammar, values, seats, options, seed, tries: 5, most: 500 };
      expect(refusedWithoutRule(bridgefront, wish)).toEqual([]);
    }
  },
);
