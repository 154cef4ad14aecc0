// Rulings on cards as cards: decks named by the text, discounts, burning, Victory cards, conditions, counting.

import { describe, expect, test } from 'vitest';
import { CARDS } from '../rules/cards/index.ts';
import { away, ending, home, lock, offers, path, play, scene, unit } from './cards-scene.ts';

const center = [0, 0] as const;
const lane = path(home, [2, 0], [1, 0], center, [-1, 0]);
const forge = { forges: [[1, 0]], units: [unit(0, [1, 0], 1)] };
const weak = { name: 'Jet Striker', hp: 1 };

describe('C-14: Foundry Heist', () => {
  const decks = { 'market-2': ['Insight', 'Slow', 'Ward', 'War Taxes', 'Frenzy'] };

  test('C-14: the draw comes without a Forge too; it may be played there', () => {
    const t = scene({ hand: ['Foundry Heist', 'Recruit'], draw: ['Zap'] }, { decks });
    play(t, 'Foundry Heist', 'mode:reforge', 'card:recruit');
    expect([t.pile(0, 'hand'), t.pile(0, 'burned')]).toEqual([['recruit', 'zap'], []]);
    t.asks('action', 0);
  });

  test('C-14: Age II cards even in Age III; Cipher sees four of them', () => {
    const t = play(
      scene({ faction: 'cipher', hand: ['Foundry Heist'] }, { ...forge, decks, round: 9, lead: 0 }),
      'Foundry Heist',
      'mode:draft',
    ).asks('draft', 0);
    expect(t.legal(0)).toEqual(['card:insight', 'card:slow', 'card:ward', 'card:war-taxes']);
    t.plan(0, 'card:ward').asks('action', 0);
  });

  test('C-14: a Reforge with an empty hand only draws', () => {
    const t = play(scene({ hand: ['Foundry Heist'], draw: ['Zap'] }, forge), 'Foundry Heist', 'mode:reforge');
    expect(t.pile(0, 'hand')).toEqual(['zap']);
    t.asks('action', 0);
  });
});

describe('C-23: texts that name a deck', () => {
  const decks = { 'market-2': ['Insight', 'Slow', 'Ward'], 'market-3': ['Final Oath', 'Plunder', 'War Cry'] };

  test('C-23: Foundry Heist in Age I takes from Age II', () => {
    const t = play(
      scene({ hand: ['Foundry Heist'] }, { ...forge, decks }),
      'Foundry Heist',
      'mode:draft',
    ).asks('draft', 0);
    expect(t.legal(0)).toEqual(['card:insight', 'card:slow', 'card:ward']);
    t.plan(0, 'card:slow').asks('action', 0);
  });

  test('C-23: Black Market Pull, Forge Relic and Forge Miracle in Age I take from Age III', () => {
    const t = play(scene({ hand: ['Forge Relic'] }, { ...forge, decks }), 'Forge Relic').asks('draft', 0);
    expect(t.legal(0)).toEqual(['card:final-oath', 'card:plunder', 'card:war-cry']);
    t.plan(0, 'card:plunder').asks('action', 0);
    const pull = play(scene({ hand: ['Black Market Pull'] }, { decks }), 'Black Market Pull');
    expect(pull.state.market[2]).toHaveLength(2);
    pull.asks('action', 0);
    const miracle = play(scene({ hand: ['Forge Miracle'] }, { decks }), 'Forge Miracle').asks('draft', 0);
    miracle.plan(0, 'card:plunder', 'card:war-cry');
    expect(miracle.pile(0, 'draw').sort()).toEqual(['plunder', 'war-cry']);
    miracle.asks('action', 0);
  });

  test('C-23 S-98: Forge Relic shows Cipher one card more', () => {
    const t = play(
      scene(
        { faction: 'cipher', hand: ['Forge Relic'] },
        { ...forge, decks: { 'market-3': ['Final Oath', 'Plunder', 'War Cry', 'Doom Mark', 'Attrition'] } },
      ),
      'Forge Relic',
    );
    expect(t.asks('draft', 0).legal(0)).toHaveLength(4);
  });

  test('C-23 S-75: an empty deck: nothing; the Pull fizzled and is not burned', () => {
    const t = play(
      scene({ hand: ['Black Market Pull'] }, { decks: { 'market-3': [] } }),
      'Black Market Pull',
    );
    expect([ending(t, 'Black Market Pull'), t.pile(0, 'burned'), t.pile(0, 'played')]).toEqual([
      'fizzled',
      [],
      ['black-market-pull'],
    ]);
    t.asks('action', 0);
  });

  test('S-98: Black Market Pull and draws give Cipher nothing more', () => {
    const t = play(
      scene({ faction: 'cipher', hand: ['Quick Study'], draw: ['Zap', 'Zap', 'Zap'] }),
      'Quick Study',
    );
    expect(t.pile(0, 'hand')).toHaveLength(2);
    t.asks('action', 0);
    const scout = play(
      scene({
        faction: 'cipher',
        hand: ['Scout Report'],
        draw: ['Zap', 'Recruit', 'Slow', 'Ward', 'Frenzy'],
      }),
      'Scout Report',
    ).asks('keep', 0);
    expect(scout.legal(0)).toHaveLength(4);
    scout.plan(0, 'card:ward');
    expect(scout.pile(0, 'discard')).toHaveLength(3);
    scout.asks('action', 0);
  });
});

describe('C-15: Forgeblood Engine', () => {
  test('C-15: a card of 1 mana stays at 1, and uses the discount up', () => {
    const t = scene({ hand: ['Forgeblood Engine', 'Supply Cache', 'Royal Mint'] }, forge);
    play(t, 'Forgeblood Engine');
    play(t, 'Supply Cache');
    expect(t.seat(0).mana).toBe(6);
    play(t, 'Royal Mint');
    expect(t.seat(0).mana).toBe(4);
    t.asks('action', 0);
  });

  test('C-15: Basic Actions do not use it up; it makes a card affordable; Cleanup ends it', () => {
    const t = scene({ hand: ['Forgeblood Engine', 'Royal Mint'], mana: 4 }, forge);
    play(t, 'Forgeblood Engine').plan(0, 'reinforce');
    expect(offers(t, 'Royal Mint')).toBe(true);
    t.plan(0, 'done').asks('collect', 0);
    t.plan(0, 'mode:reforge', 'card:royal-mint').asks('bid');
    expect(t.seat(0).discount).toBe(0);
  });

  test('C-15: without a Forge on resolution: nothing', () => {
    const t = play(scene({ hand: ['Forgeblood Engine'] }), 'Forgeblood Engine');
    expect(t.seat(0).discount).toBe(0);
    t.asks('action', 0);
  });
});

describe('C-21: Endless Conscription', () => {
  test('C-21: fizzled cards count, Basic Actions do not', () => {
    const t = scene({ hand: ['Encirclement', 'Endless Conscription'] }, { units: [unit(1, center, 1)] });
    play(t, 'Encirclement', 'hex:0,0');
    expect(ending(t, 'Encirclement')).toBe('fizzled');
    t.plan(0, 'reinforce');
    play(t, 'Endless Conscription');
    expect(t.forces(0, home)).toBe(1 + 6);
    t.asks('action', 0);
  });

  test('C-21: alone it places 5', () => {
    const t = play(scene({ hand: ['Endless Conscription'] }), 'Endless Conscription');
    expect(t.forces(0, home)).toBe(5);
    t.asks('action', 0);
  });
});

describe('C-24: Overdrill Protocol', () => {
  const overdrill = 'Dice: Overdrill Protocol';
  const mines = [
    { at: [1, 0], value: 5 },
    { at: [0, 1], value: 6 },
  ];

  test('C-24: of two Mines the one to raise is asked after the roll; a 6 stays a 6', () => {
    const t = scene(
      { hand: [overdrill] },
      { mines, units: [unit(0, [1, 0], 1), unit(0, [0, 1], 1)] },
      { dice: [4] },
    );
    play(t, overdrill).plan(0, 'mode:raise');
    expect(t.legal(0)).toEqual(['hex:0,1', 'hex:1,0']);
    t.plan(0, 'hex:0,1');
    expect([t.state.tiles[t.hex([0, 1])], t.seat(0).gold]).toEqual([6, 10]);
    t.asks('action', 0);
  });

  test.each([
    [1, 'mode:raise', 9],
    [3, 'mode:raise', 10],
    [5, 'mode:gold', 9],
    [6, 'mode:strike', 9],
  ])('C-24: a %i and %s without a Mine: only what needs none', (die, mode, gold) => {
    const t = play(scene({ hand: [overdrill] }, { units: [unit(0, center, 1)] }, { dice: [die] }), overdrill);
    expect(t.asks('branch', 0).legal(0)).toContain(mode);
    t.plan(0, mode);
    expect(t.seat(0).gold).toBe(gold);
    t.asks('action', 0);
  });

  test('C-24: the strike needs a Mine with enemies within 2 of a champion', () => {
    const units = [unit(0, home, 1, 'Brute'), unit(1, [1, 0], 2), unit(1, [0, 1], 2), unit(1, [2, 0], 9)];
    const t = play(scene({ hand: [overdrill] }, { mines, units }, { dice: [5] }), overdrill).plan(
      0,
      'mode:strike',
    );
    expect(t.legal(0)).toEqual(['hex:1,0']);
    t.plan(0, 'hex:1,0');
    expect(t.forces(1, [1, 0])).toBe(0);
    t.asks('action', 0);
  });
});

describe('C-25: Last Contract', () => {
  test('C-25: it takes the whole price of a second champion, once', () => {
    const t = scene(
      { hand: ['Last Contract', 'Tax Reaver', 'Jet Striker'], gold: 3 },
      { units: [unit(0, center, 0, 'Brute')] },
    );
    play(t, 'Last Contract');
    play(t, 'Tax Reaver', 'hex:3,0');
    expect([t.seat(0).gold, t.pile(0, 'burned').includes('last-contract')]).toEqual([3, true]);
    expect(offers(t, 'Jet Striker')).toBe(false);
    t.asks('action', 0);
  });

  test('C-25: also of the fourth, but not beyond the limit', () => {
    const units = [unit(0, center, 0, 'Brute', 'Lone Wolf', 'Tax Reaver')];
    const t = scene({ hand: ['Jet Striker', 'Bridge Runner'], gold: 0, lastContract: true }, { units });
    play(t, 'Jet Striker', 'hex:3,0');
    expect([t.seat(0).gold, offers(t, 'Bridge Runner')]).toEqual([0, false]);
    t.asks('action', 0);
  });

  test('C-25: wasted without a champion this round', () => {
    const t = play(scene({ hand: ['Last Contract'] }), 'Last Contract')
      .plan(0, 'done')
      .asks('bid');
    expect(t.seat(0).lastContract).toBe(false);
  });
});

describe('C-33 C-37: Victory cards and burning', () => {
  test('C-33: playing returns it to the discard pile; scrapping keeps the points', () => {
    const t = scene({ hand: ['Crown Coin', 'Clean Cuts', 'Final Oath'], permanentVp: 2 });
    play(t, 'Crown Coin');
    play(t, 'Clean Cuts', 'card:final-oath');
    expect([t.pile(0, 'played'), t.pile(0, 'burned'), t.seat(0).permanentVp]).toEqual([
      ['crown-coin', 'clean-cuts'],
      ['final-oath'],
      2,
    ]);
    t.asks('action', 0);
  });

  test('C-33 S-77: gaining scores at once: 1, and 2 for Big VP Gainer', () => {
    const decks = { 'market-2': ['Big VP Gainer', 'Strategic Triumph', 'Zap'] };
    for (const [card, vp] of [
      ['card:big-vp-gainer', 2],
      ['card:strategic-triumph', 1],
    ] as const) {
      const t = play(
        scene({ hand: ['Foundry Heist'], draw: ['Zap'] }, { ...forge, decks }),
        'Foundry Heist',
        'mode:draft',
      );
      t.plan(0, card);
      expect(t.seat(0).permanentVp).toBe(vp);
      t.asks('action', 0);
    }
  });

  test('C-37: of the Powers only four burn', () => {
    const burning = CARDS.filter((card) => card.deck.startsWith('power-') && card.burn).map(
      (card) => card.name,
    );
    expect(burning).toEqual(['Command Surge', 'Emergency Pay', 'Shock Drill', 'Final Funding']);
    const t = play(scene({ hand: ['Secret Plans'] }), 'Secret Plans');
    expect([t.pile(0, 'played'), t.pile(0, 'burned')]).toEqual([['secret-plans'], []]);
    t.asks('action', 0);
  });
});

describe('C-34: cards for 0 mana', () => {
  test.each(['Make a Play', 'Command Surge', 'Insight', 'Spoils of War'])(
    'C-34: %s needs 1 mana in the pool',
    (card) => {
      scene({ hand: [card], mana: 0 }).asks('action', 1);
      const t = scene({ hand: [card], mana: 1 });
      expect(offers(t, card)).toBe(true);
      t.asks('action', 0, 1);
    },
  );

  test('C-34 S-54: the last mana spent on one of them is not lost', () => {
    const t = play(scene({ hand: ['Make a Play', 'Command Surge'], mana: 1 }), 'Make a Play');
    play(t, 'Command Surge');
    expect(t.seat(0).mana).toBe(4);
    t.asks('action', 0);
  });
});

describe('C-35: conditions are read on resolution', () => {
  const onMine = { mines: [{ at: [1, 0], value: 4 }], units: [unit(0, [1, 0], 0, weak)] };

  test.each([
    ['Prospecting', onMine, 12],
    ['Mine Charter', onMine, 11],
    ['Refined Ingots', onMine, 12],
    ['Writ of Industry', onMine, 11],
    ['Plunder', { units: [unit(0, away, 0, weak)] }, 12],
    ['Smuggling Ring', { units: [unit(0, away, 0, weak)] }, 12],
  ] as const)('C-35: %s after the champion there was killed', (card, field, gold) => {
    const t = scene({ hand: [card] }, { second: { hand: ['Zap'] }, ...field, units: [...field.units] });
    lock(t, 0, card);
    lock(t, 1, 'Zap', 'champion:jet-striker');
    expect(t.seat(0).gold).toBe(gold);
    t.asks('action');
  });

  test('C-35: a condition may come true earlier in the same step', () => {
    const t = scene(
      { hand: ['Blood Trail'] },
      { second: { hand: ['Frenzy'] }, bridges: lane, units: [unit(0, home, 1), unit(1, away, 0, weak)] },
    );
    lock(t, 0, 'Blood Trail', 'hex:3,0', 'forces:1', 'hex:2,0', 'none');
    lock(t, 1, 'Frenzy', 'champion:jet-striker');
    expect(t.forces(0, [2, 0])).toBe(1);
    t.asks('action');
  });

  test('C-35: Spoils of War sees battles earlier in the round only', () => {
    const t = scene(
      { hand: ['Spoils of War'] },
      { bridges: lane, units: [unit(0, center, 1), unit(1, [-1, 0], 1)] },
      { dice: [6, 1] },
    );
    lock(t, 0, 'Spoils of War').plan(1, 'march', 'hex:-1,0', 'forces:1', 'hex:0,0');
    expect([t.seat(0).gold, t.seat(0).wonBattle]).toEqual([10, true]);
    t.asks('action');
  });

  test('C-35: Siege Chronicle besieged after planning', () => {
    const t = scene(
      { hand: ['Siege Chronicle'] },
      { second: { hand: ['Quick Move'] }, bridges: lane, units: [unit(1, [2, 0], 1)] },
    );
    lock(t, 0, 'Siege Chronicle');
    lock(t, 1, 'Quick Move', 'hex:2,0', 'hex:3,0');
    expect([t.forces(0, home), t.forces(1, home)]).toEqual([3, 1]);
    t.asks('action');
  });
});

describe('C-38: no gold below 0', () => {
  test('C-38: Market Squeeze takes what is there when it resolves', () => {
    const t = scene({ hand: ['Market Squeeze'] }, { second: { hand: ['Recruit'], gold: 2 } });
    lock(t, 0, 'Market Squeeze', 'seat:1');
    lock(t, 1, 'Recruit', 'mode:capital');
    expect([t.seat(0).gold, t.seat(1).gold]).toEqual([11, 0]);
    t.asks('action');
  });

  test.each([
    [0, 13],
    [1, 14],
    [5, 15],
  ])('C-38: Extort from an owner with %i gold', (has, gold) => {
    const units = [unit(0, [1, 0], 0, 'Tax Reaver'), unit(1, center, 0, weak)];
    const t = scene({}, { second: { gold: has }, bridges: lane, units }, { dice: [1, 6, 6, 6, 6] });
    t.plan(0, 'march', 'hex:1,0', 'champion:tax-reaver', 'hex:0,0').othersDone();
    expect([t.seat(0).gold, t.seat(1).gold]).toEqual([gold, Math.max(0, has - 2)]);
    t.asks('action', 0);
  });
});

describe('G-19: the hand limit', () => {
  test.each([
    ['Quick Study', 10, 1],
    ['Vault of Notes', 10, 6],
  ])('G-19: %s at nine cards', (card, hand, discarded) => {
    const draw = ['Slow', 'Ward', 'Insight', 'Frenzy', 'Recruit', 'Entrench', 'War Taxes'];
    const t = play(scene({ hand: [card, ...Array.from({ length: 9 }, () => 'Zap')], draw }), card);
    if (card === 'Vault of Notes') t.asks('keep', 0).plan(0, 'card:slow', 'card:ward', 'card:insight');
    expect([t.pile(0, 'hand').length, t.pile(0, 'discard').length]).toEqual([hand, discarded]);
    t.asks('action', 0);
  });

  test('G-19: with no more cards than may be kept nothing is asked', () => {
    const t = play(scene({ hand: ['Vault of Notes'], draw: ['Zap', 'Recruit', 'Slow'] }), 'Vault of Notes');
    expect(t.pile(0, 'hand')).toEqual(['zap', 'recruit', 'slow']);
    t.asks('action', 0);
  });

  test('G-19: the card being resolved is not reshuffled', () => {
    const t = play(scene({ hand: ['Quick Study'], discard: ['Zap'] }), 'Quick Study');
    expect([t.pile(0, 'hand'), t.pile(0, 'draw'), t.pile(0, 'played')]).toEqual([
      ['zap'],
      [],
      ['quick-study'],
    ]);
    t.asks('action', 0);
  });

  test('G-19: scry of more cards than there are', () => {
    const t = play(scene({ hand: ['Monument Plan'] }), 'Monument Plan');
    expect(t.told('looked')).toEqual([]);
    t.asks('action', 0);
    const one = play(scene({ hand: ['Monument Plan'], draw: ['Zap'] }), 'Monument Plan').asks('scry', 0);
    one.plan(0, 'none').asks('action', 0);
  });
});
