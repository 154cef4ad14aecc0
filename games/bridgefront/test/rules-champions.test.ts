// Champions (§20) and what the six factions are good at (§21).

import { createEngine } from '@bridgefront/kernel';
import { describe, expect, test } from 'vitest';
import { factionNames } from '../rules/effects.ts';
import { bridgefront } from '../rules/index.ts';
import { away, home, path, play, unit } from './cards-scene.ts';
import { capitals, round } from './rules-scene.ts';
import type { Fields } from './rules-scene.ts';
import type { Setting, Table } from './table.ts';

const center = [0, 0] as const;
const engine = createEngine(bridgefront);
const heroes = ['Brute', 'Jet Striker', 'Lone Wolf', 'Tax Reaver', 'Duelist Exemplar'] as const;

/** Seat 0 with a Titan Vanguard (2 / 4 / 6 gold) in hand and some champions in play already. */
function recruiting(inPlay: number, gold: number, setting?: Setting): Table {
  return round(
    'action',
    [{ hand: ['Titan Vanguard'], gold }, {}],
    { units: [unit(0, home, 0, ...heroes.slice(0, inPlay))] },
    setting,
  );
}

describe('deploying champions', () => {
  test('§20 §20.1 S-86: into the Capital or where you have Forces; a lone champion is not enough', () => {
    const t = round('action', [{ hand: ['Titan Vanguard'] }, {}], {
      units: [unit(0, center, 1), unit(0, [1, 0], 0, 'Brute'), unit(0, away, 1), unit(1, away, 1)],
    });
    t.plan(0, 'card:titan-vanguard');
    expect(t.legal(0).slice().sort()).toEqual(['hex:-3,0', 'hex:0,0', 'hex:3,0']);
    t.plan(0, 'hex:0,0').othersDone();
    expect(t.champion('titan-vanguard')).toMatchObject({ hex: t.hex(center), hp: 9, seat: 0 });
    expect([t.seat(0).mana, t.seat(0).gold]).toEqual([6, 6]);
    t.asks('action', 0);
  });

  test.each([
    { inPlay: 0, price: 2 },
    { inPlay: 1, price: 4 },
    { inPlay: 2, price: 6 },
    { inPlay: 3, price: 8 },
  ])('§20.2 S-83 S-84: with $inPlay in play the next costs $price', ({ inPlay, price }) => {
    recruiting(inPlay, price - 1)
      .asks('action')
      .legal(0)
      .forEach((choice) => expect(choice).not.toContain('titan'));
    const t = recruiting(inPlay, price);
    t.plan(0, 'card:titan-vanguard', 'hex:3,0').othersDone();
    expect([t.seat(0).gold, t.champion('titan-vanguard') === null]).toEqual([0, false]);
    t.asks('action', 0);
  });

  test('S-83: priced at the reveal: a champion that dies in the same step still counts', () => {
    const t = round('action', [{ hand: ['Titan Vanguard'] }, { hand: ['Zap'] }], {
      units: [unit(0, home, 0, { name: 'Brute', hp: 1 })],
    });
    t.plan(0, 'card:titan-vanguard', 'hex:3,0').plan(1, 'card:zap', 'champion:brute');
    expect(t.seat(0).gold).toBe(6);
    t.asks('action');
  });

  test.each([
    { fourthChampion: 'plus-step', inPlay: 3, price: 8 },
    { fourthChampion: 'third', inPlay: 3, price: 6 },
    { fourthChampion: 'forbidden', inPlay: 3, price: null },
    { fourthChampion: 'plus-step', inPlay: 3, price: 5, championGoldStep: 1 },
    { fourthChampion: 'plus-step', inPlay: 4, price: 10, championLimit: 5 },
    { fourthChampion: 'plus-step', inPlay: 2, price: null, championLimit: 2 },
  ])(
    'S-84 S-85: $inPlay in play, fourthChampion=$fourthChampion: $price gold',
    ({ inPlay, price, ...options }) => {
      const t = recruiting(inPlay, 30, { options });
      if (price === null) {
        expect(t.legal(0)).not.toContain('card:titan-vanguard');
        t.asks('action', 0, 1);
        return;
      }
      t.plan(0, 'card:titan-vanguard', 'hex:3,0').othersDone();
      // A smaller step makes the whole ladder flatter: 2, 3, 4 and then 5.
      expect(30 - t.seat(0).gold).toBe(price);
      t.asks('action', 0);
    },
  );

  test('§20.3 S-85: with four in play none can be chosen, whatever the purse', () => {
    const t = recruiting(4, 99);
    expect(t.legal(0)).not.toContain('card:titan-vanguard');
    t.asks('action', 0, 1);
  });

  test('§20.4 S-87: the card burns when played; a dead champion never comes back', () => {
    const t = round('action', [{ hand: ['Jet Striker'] }, { hand: ['Cataclysm Core', 'Zap'] }]);
    t.plan(0, 'card:jet-striker', 'hex:3,0').plan(1, 'card:cataclysm-core', 'hex:3,0');
    expect([t.champion('jet-striker')?.hp, t.pile(0, 'burned')]).toEqual([1, ['jet-striker']]);
    t.plan(1, 'card:zap', 'champion:jet-striker').plan(0, 'done');
    expect([t.champion('jet-striker'), t.pile(0, 'burned'), t.pile(0, 'discard')]).toEqual([
      null,
      ['jet-striker'],
      [],
    ]);
    t.asks('action');
  });

  test('S-87: in hand a champion card is discarded and burned like any other', () => {
    const t = round('action', [{ hand: ['Hard Mulligan', 'Clean Cuts', 'Brute', 'Jet Striker'] }, {}]);
    t.plan(0, 'card:clean-cuts', 'card:brute').othersDone();
    t.plan(0, 'card:hard-mulligan', 'card:jet-striker');
    // The drawn cards are the reshuffled discards.
    expect(t.pile(0, 'burned')).toEqual(['brute']);
    expect([...t.pile(0, 'hand'), ...t.pile(0, 'draw')]).toContain('jet-striker');
    t.asks('action', 0);
  });

  test.each([
    { idea: 'all', actions: ['archive', 'gateway'] },
    { idea: 'archivist-prime', actions: ['archive'] },
    { idea: 'wormhole-artificer', actions: ['gateway'] },
    { idea: 'jet-striker', actions: [] },
    { idea: 'none', actions: [] },
  ])(
    'C-27: championIdeas=$idea gives Archivist Prime and Wormhole Artificer an ability',
    ({ idea, actions }) => {
      const t = ideas(idea);
      expect(t.legal(0).filter((choice) => choice === 'archive' || choice === 'gateway')).toEqual(actions);
      t.asks('action', 0, 1);
    },
  );

  test('C-27: Archive looks at the top two and may swap one with a hand card', () => {
    const t = ideas('all');
    t.plan(0, 'archive').othersDone();
    expect(t.legal(0)).toEqual(['card:slow', 'card:ward', 'none']);
    t.plan(0, 'card:ward', 'card:zap');
    expect([t.pile(0, 'hand'), t.pile(0, 'draw')]).toEqual([['ward'], ['recruit', 'zap', 'slow']]);
    t.asks('action', 0);
  });

  test('C-27 S-104: whoever is late with Archive swaps nothing; its default is legal wherever it stands', () => {
    const t = ideas('all');
    t.plan(0, 'archive').othersDone();
    expect(engine.fallback(t.match, 0)).toBe('none');
    t.plan(0, 'card:ward');
    expect(t.legal(0)).toContain(engine.fallback(t.match, 0));
    t.asks('archive', 0);
  });

  test('C-27: Gateway joins its hex and one within 2, for its owner alone, this round', () => {
    const t = ideas('all');
    t.plan(0, 'gateway', 'hex:0,2').plan(1, 'reinforce');
    t.plan(0, 'march', 'hex:0,0', 'champion:wormhole-artificer');
    expect(t.legal(0)).toEqual(['hex:0,2']);
    expect(t.legal(1)).not.toContain('march');
    t.asks('action', 0, 1);
  });

  test('C-27: Jet Striker flies', () => {
    for (const championIdeas of ['all', 'jet-striker', 'archivist-prime', 'none']) {
      const t = round(
        'action',
        [{}, {}],
        { units: [unit(0, center, 0, 'Jet Striker')] },
        { options: { championIdeas } },
      );
      expect(t.legal(0).includes('march')).toBe(championIdeas === 'all' || championIdeas === 'jet-striker');
      t.asks('action', 0, 1);
    }
  });
});

function ideas(championIdeas: string): Table {
  return round(
    'action',
    [{ hand: ['Zap'], draw: ['Slow', 'Ward', 'Recruit'] }, {}],
    { units: [unit(0, center, 0, 'Archivist Prime', 'Wormhole Artificer'), unit(1, [0, 2], 1)] },
    { options: { championIdeas } },
  );
}

describe('factions', () => {
  test('§21 G-01: six factions with the names of their cards', () => {
    expect(factionNames).toEqual(['bastion', 'veil', 'aerial', 'prospect', 'cipher', 'gatewright']);
  });

  test.each([
    { faction: 'bastion', options: {}, forces: 2 },
    { faction: 'veil', options: {}, forces: 1 },
    { faction: 'bastion', options: { homeGuardForces: 3 }, forces: 4 },
    { faction: 'bastion', options: { homeGuardForces: 0 }, forces: 1 },
  ])('§21.1 S-89: Reinforce brings $faction $forces Forces with $options', ({ faction, options, forces }) => {
    const t = round('action', [{ faction }, { faction: 'cipher' }], {}, { options });
    t.plan(0, 'reinforce').othersDone();
    expect(t.forces(0, home)).toBe(forces);
    t.asks('action', 0);
  });

  test('S-89: homeGuardPerRound limits it; champions and other Capitals do not count', () => {
    const t = round(
      'action',
      [{ faction: 'bastion', hand: ['Jet Striker', 'Recruit'] }, {}],
      { units: [unit(0, away, 1)] },
      { options: { homeGuardPerRound: 1 } },
    );
    t.plan(0, 'card:jet-striker', 'hex:3,0').othersDone();
    t.plan(0, 'card:recruit', 'mode:hex', 'hex:-3,0');
    expect([t.forces(0, home), t.forces(0, away)]).toEqual([0, 2]);
    t.plan(0, 'reinforce').plan(0, 'reinforce');
    expect(t.forces(0, home)).toBe(3);
    t.asks('action', 0);
  });

  test.each([
    { homeGuards: 0, most: 6 },
    { homeGuards: 1, most: 5 },
  ])(
    'S-89 G-04: planning counts on Home Guard only while it answers ($homeGuards used)',
    ({ homeGuards, most }) => {
      const t = round(
        'action',
        [{ faction: 'bastion', hand: ['Forward Legion'], homeGuards }, {}],
        { bridges: path(home, [2, 0]), units: [unit(0, home, 1, 'Brute')] },
        { options: { homeGuardPerRound: 1 } },
      );
      t.plan(0, 'card:forward-legion', 'hex:3,0');
      expect(t.legal(0)).toContain(`forces:${most}`);
      expect(t.legal(0)).not.toContain(`forces:${most + 1}`);
      t.asks('action', 0, 1);
    },
  );

  test.each([
    { options: {}, gold: 2 },
    { options: { contractsGold: 5 }, gold: 5 },
    { options: { contractsGold: 0 }, gold: 0 },
  ])('§21.2 S-92: Contracts pay $gold besides the bounty with $options', ({ options, gold }) => {
    const t = round(
      'action',
      [{ faction: 'veil', hand: ['Zap'] }, { faction: 'cipher' }],
      { units: [unit(1, center, 0, { name: 'Jet Striker', hp: 1 })] },
      { options },
    );
    t.plan(0, 'card:zap', 'champion:jet-striker').othersDone();
    expect(t.seat(0).gold).toBe(10 + 3 + gold);
    t.asks('action', 0);
  });

  test.each([
    { options: {}, hp: 2 },
    { options: { cleanExitHeal: 3 }, hp: 4 },
    { options: { cleanExitHeal: 0 }, hp: 1 },
  ])('§21.2 S-90: Clean Exit with $options', ({ options, hp }) => {
    const t = round(
      'action',
      [{ faction: 'veil' }, { faction: 'cipher' }],
      {
        bridges: path(center, [1, 0]),
        units: [
          unit(0, center, 0, { name: 'Brute', hp: 1 }, { name: 'Lone Wolf', hp: 1 }),
          unit(1, [1, 0], 1),
        ],
      },
      { options, dice: [1, 6, 6, 6] },
    );
    t.plan(0, 'march', 'hex:0,0', 'champion:brute', 'none', 'hex:1,0').othersDone();
    expect([t.champion('brute')?.hp, t.champion('lone-wolf')?.hp]).toEqual([hp, 1]);
    t.asks('action', 0);
  });

  test.each([
    { steal: 0, die: 1, taken: false },
    { steal: 2, die: 2, taken: true },
    { steal: 2, die: 3, taken: false },
  ])('S-91 §21.2: stealChampions=$steal and a die of $die: $taken', ({ steal, die, taken }) => {
    const t = round(
      'action',
      [{ faction: 'veil', hand: ['Zap'] }, {}],
      { units: [unit(1, center, 0, { name: 'Jet Striker', hp: 1 })] },
      { options: { stealChampions: steal }, dice: [die] },
    );
    t.plan(0, 'card:zap', 'champion:jet-striker').othersDone();
    expect(t.pile(0, 'played').includes('jet-striker')).toBe(taken);
    expect(t.pile(1, 'burned').includes('jet-striker')).toBe(!taken);
    t.asks('action', 0);
  });
});

describe('Aerial', () => {
  const aerial = (fields: Fields = {}) => [{ faction: 'aerial', ...fields }, {}];
  const flight = {
    bridges: path(center, [1, 0], [2, 0]),
    units: [unit(0, center, 2, 'Brute'), unit(0, [2, 0], 1)],
  };

  test('§21.3 S-93: a March for 0 mana with a stack that has a champion, as the choice of a step, once a round', () => {
    const t = round('action', aerial({ mana: 1 }), flight);
    t.plan(0, 'free-march');
    expect(t.legal(0)).toEqual(['hex:0,0']);
    t.plan(0, 'hex:0,0', 'forces:2', 'champion:brute', 'hex:1,0').othersDone();
    expect([t.forces(0, [1, 0]), t.seat(0).mana]).toEqual([2, 1]);
    expect(t.legal(0)).not.toContain('free-march');
    t.asks('action', 0);
  });

  test('S-132: a free March goes on without its champion if that has died meanwhile (G-08)', () => {
    const t = round('action', [{ faction: 'aerial' }, { hand: ['Zap'] }], {
      bridges: path(center, [1, 0]),
      units: [unit(0, center, 2, { name: 'Brute', hp: 1 })],
    });
    t.plan(0, 'free-march', 'hex:0,0', 'forces:2', 'champion:brute', 'hex:1,0').plan(
      1,
      'card:zap',
      'champion:brute',
    );
    expect([t.forces(0, [1, 0]), t.seat(0).freeMarches]).toEqual([2, 1]);
    t.asks('action');
  });

  test('S-93 S-54: not without mana; nor for others', () => {
    const t = round('action', aerial({ mana: 0 }), flight);
    t.asks('action', 1);
    const other = round('action', [{ faction: 'bastion' }, {}], flight);
    expect(other.legal(0)).not.toContain('free-march');
    other.asks('action', 0, 1);
  });

  test.each([0, 2])('§21.3: freeMarches=%i', (freeMarches) => {
    const t = round('action', aerial(), flight, { options: { freeMarches } });
    t.plan(1, 'done');
    const there = ['hex:0,0', 'forces:2', 'champion:brute', 'hex:1,0'];
    const back = ['hex:1,0', 'forces:2', 'champion:brute', 'hex:0,0'];
    for (const way of [there, back].slice(0, freeMarches)) t.plan(0, 'free-march', ...way);
    if (freeMarches === 0) t.plan(0, 'reinforce');
    expect(t.legal(0)).not.toContain('free-march');
    t.asks('action');
  });

  test('§21.3 S-94: on the Center whatever deploys into the Capital may go there instead, also a champion alone', () => {
    const t = round('action', aerial({ hand: ['Jet Striker', 'Deep Reserves'] }), {
      units: [unit(0, center, 0, 'Brute')],
    });
    t.plan(0, 'reinforce');
    expect(t.legal(0)).toEqual(['hex:0,0', 'hex:3,0']);
    t.takeBack(0).plan(0, 'card:deep-reserves', 'hex:0,0').othersDone();
    t.plan(0, 'card:jet-striker', 'hex:0,0');
    expect([t.forces(0, center), t.champion('jet-striker')?.hex]).toEqual([9, t.hex(center)]);
    t.asks('action', 0);
  });

  test('S-94: if the Center is lost by then, that part fizzles', () => {
    const t = round('action', [{ faction: 'aerial', hand: ['Deep Reserves'] }, { hand: ['Zap'] }], {
      units: [unit(0, center, 0, { name: 'Brute', hp: 1 })],
    });
    t.plan(0, 'card:deep-reserves', 'hex:0,0').plan(1, 'card:zap', 'champion:brute');
    expect([t.forces(0, center), t.forces(0, home)]).toEqual([0, 0]);
    expect(t.told('card-done')).toContainEqual(
      expect.objectContaining({ card: 'deep-reserves', to: 'fizzled' }),
    );
    t.asks('action');
  });

  test('S-94: distances and conditions stay with the Capital', () => {
    const t = round('action', aerial({ hand: ['Frontier Claim', 'Patch Up'] }), {
      units: [unit(0, center, 0, { name: 'Brute', hp: 1 })],
    });
    t.plan(0, 'card:frontier-claim');
    expect(t.legal(0).slice().sort()).toEqual(['hex:2,0', 'hex:2,1', 'hex:3,-1', 'hex:3,0']);
    t.takeBack(0);
    play(t, 'Patch Up', 'champion:brute');
    expect(t.champion('brute')?.hp).toBe(3);
    t.asks('action', 0);
  });
});

describe('Cipher', () => {
  test.each([
    { options: {}, most: 2 },
    { options: { quietStudyCards: 1 }, most: 1 },
    { options: { quietStudyCards: 0 }, most: 0 },
  ])('§21.5 S-97: Quiet Study exchanges up to $most cards with $options', ({ options, most }) => {
    const cards = ['Zap', 'Slow', 'Ward', 'Recruit', 'Insight', 'Quick Move'];
    const t = round(
      'reset',
      [{ faction: 'cipher', hand: cards, draw: ['Field Medic', 'Scout Report'] }, {}],
      {},
      { options },
    );
    if (most > 0) t.plan(0, ...['card:zap', 'card:slow'].slice(0, most));
    expect(t.pile(0, 'discard')).toEqual(['zap', 'slow'].slice(0, most));
    expect(t.seat(0).hand).toHaveLength(6);
    t.asks('bid');
  });

  test.each([
    { card: 'Scout Report', sees: 4 },
    { card: 'Perfect Cycle', sees: 7 },
    { card: 'Vault of Notes', sees: 8 },
    { card: 'War Chronicle', sees: 2 },
    { card: 'Monument Plan', sees: 2 },
  ])('S-98: with $card Cipher looks at $sees cards', ({ card, sees }) => {
    const draw = [
      'Zap',
      'Slow',
      'Ward',
      'Recruit',
      'Insight',
      'Quick Move',
      'Field Medic',
      'Supply Cache',
      'Entrench',
    ];
    const t = round('action', [{ faction: 'cipher', hand: [card], draw }, {}]);
    t.plan(0, `card:${card.toLowerCase().replaceAll(' ', '-')}`).othersDone();
    expect(t.told('looked')).toMatchObject([{ seat: 0, count: sees }]);
    t.asks(t.match.decision?.ask ?? null);
  });

  test('S-98: a Mine shows two, one of which may be kept', () => {
    const t = round('collection', [{ faction: 'cipher' }, {}], {
      mines: [{ at: [1, 0], value: 4 }],
      units: [unit(0, [1, 0], 1)],
      decks: { 'market-1': ['Zap', 'Slow', 'Ward'] },
    });
    t.plan(0, 'mode:draft');
    expect(t.legal(0)).toEqual(['card:zap', 'card:slow', 'none']);
    t.asks('draft', 0);
  });
});

describe('Gatewright', () => {
  const [, second, third] = capitals;

  test.each([
    { options: {}, gold: 12 },
    { options: { pillageGold: 10 }, gold: 20 },
  ])('§21.6 S-99: gold for each enemy Capital that it alone holds, with $options', ({ options, gold }) => {
    const t = round('sieges', [{}, {}, {}], { units: [unit(0, second, 1), unit(0, third, 1)] }, { options });
    expect(t.told('pillage').map(({ seat, hex }) => [seat, hex])).toEqual([
      [0, '-4,4'],
      [0, '0,-4'],
    ]);
    // The income of the next round comes on top.
    expect(t.seat(0).gold).toBe(10 + gold + 1);
    t.asks('bid');
  });

  test('S-99: once, not again while it stays or steps out and in between two checks', () => {
    const t = round('sieges', [{ pillaged: [[...second]] }, {}, {}], { units: [unit(0, second, 1)] });
    expect(t.told('pillage')).toEqual([]);
    t.asks('bid');
    const back = round('sieges', [{ pillaged: [] }, {}, {}], { units: [unit(0, second, 1)] });
    expect(back.told('pillage')).toHaveLength(1);
    back.asks('bid');
  });

  test('S-99: after the sieges, and not for other factions', () => {
    const t = round('sieges', [{}, {}], { units: [unit(0, away, 1), unit(1, away, 1)] }, { dice: [1, 6] });
    expect(t.told('pillage')).toHaveLength(1);
    t.asks('bid');
    const veil = round('sieges', [{ faction: 'veil' }, {}], { units: [unit(0, away, 1)] });
    expect(veil.told('pillage')).toEqual([]);
    veil.asks('bid');
  });

  test('§21.6 S-100: its Forces hit on 1-3 in an enemy Capital', () => {
    const t = round('sieges', [{}, {}], { units: [unit(0, away, 1), unit(1, away, 1)] });
    expect(t.told('combat-round')[0]).toMatchObject({
      attacker: { rolls: [{ threshold: 3 }] },
      defender: { rolls: [{ threshold: 2 }] },
    });
    t.asks('bid');
  });
});
