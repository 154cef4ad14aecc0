// The Power decks of the three Ages: what each card locks, asks late and does.

import { describe, expect, test } from 'vitest';
import { away, ending, everyCardOf, home, lock, path, play, rolls, scene, unit } from './cards-scene.ts';

const center = [0, 0] as const;
const lane = path(home, [2, 0], [1, 0], center, [-1, 0]);
const far = unit(1, away, 0, 'Lone Wolf');
const onMine = { mines: [{ at: [1, 0], value: 4 }], units: [unit(0, [1, 0], 1)] };
const onForge = { forges: [[1, 0]], units: [unit(0, [1, 0], 1)] };
const onCenter = { units: [unit(0, center, 1)] };

describe('gold and mana', () => {
  test.each([
    ['Emergency Pay', 4, {}],
    ['Final Funding', 7, {}],
    ['Crown Coin', 2, {}],
    ['Mine Charter', 1, {}],
    ['Mine Charter on a Mine', 2, onMine],
    ['Writ of Industry', 1, {}],
    ['Writ of Industry on a Mine', 2, onMine],
  ] as const)('%s: +%i gold', (title, gold, field) => {
    const card = title.split(' on ')[0];
    const t = play(scene({ hand: [card] }, field), card);
    expect(t.seat(0).gold).toBe(10 + gold);
    t.asks('action', 0);
  });

  test('Command Surge: 2 mana for nothing; burns', () => {
    const t = play(scene({ hand: ['Command Surge'], mana: 1 }), 'Command Surge');
    expect([t.seat(0).mana, t.pile(0, 'burned')]).toEqual([3, ['command-surge']]);
    t.asks('action', 0);
  });
});

describe('deployments in the Capital', () => {
  test.each([
    ['Banner of Sparks', 3, 1, 0],
    ['Rapid Reinforcements', 6, 2, 1],
  ])('%s: %i Forces', (card, forces, mana, gold) => {
    const t = play(scene({ hand: [card] }), card);
    expect([t.forces(0, home), t.seat(0).mana, t.seat(0).gold]).toEqual([forces, 9 - mana, 10 - gold]);
    t.asks('action', 0);
  });

  test.each([
    ['besieged', [unit(0, home, 1), unit(1, home, 1)], 4],
    ['free', [unit(0, home, 1)], 1],
  ] as const)('Siege Chronicle, Capital %s', (_, units, forces) => {
    const t = play(scene({ hand: ['Siege Chronicle'] }, { units: [...units] }), 'Siege Chronicle');
    expect(t.forces(0, home)).toBe(forces);
    t.asks('action', 0);
  });

  test('Dispatch to Front: 2 Forces on a hex with a champion of yours', () => {
    const t = scene(
      { hand: ['Dispatch to Front'] },
      { units: [unit(0, center, 0, 'Brute'), unit(0, [1, 0], 1)] },
    );
    play(t, 'Dispatch to Front', ['hex:0,0']);
    expect(t.forces(0, center)).toBe(2);
    t.asks('action', 0);
  });
});

describe('cards', () => {
  test('Secret Plans: draw 3, discard 2', () => {
    const t = play(scene({ hand: ['Secret Plans'], draw: ['Zap', 'Recruit', 'Slow'] }), 'Secret Plans');
    t.asks('discard', 0).plan(0, 'card:zap', 'card:slow');
    expect(t.pile(0, 'hand')).toEqual(['recruit']);
    t.asks('action', 0);
  });

  test('Forge Sketch: a locked discard or none; draw 2 for it, no Forge needed', () => {
    const own = { hand: ['Forge Sketch', 'Zap'], draw: ['Recruit', 'Slow'] };
    const t = play(scene(own), 'Forge Sketch', ['card:zap', 'none']);
    expect(t.pile(0, 'hand')).toEqual(['recruit', 'slow']);
    t.asks('action', 0);
    const kept = play(scene(own), 'Forge Sketch', 'none');
    expect(kept.pile(0, 'hand')).toEqual(['zap']);
    kept.asks('action', 0);
  });

  test('Center Writ: 1 mana on the Center', () => {
    const t = play(scene({ hand: ['Center Writ'], mana: 5 }, onCenter), 'Center Writ');
    expect(t.seat(0).mana).toBe(5);
    t.asks('action', 0);
  });

  test('Center Writ elsewhere: scry 1', () => {
    const t = play(scene({ hand: ['Center Writ'], draw: ['Zap', 'Recruit'] }), 'Center Writ').asks('scry', 0);
    expect(t.legal(0)).toEqual(['card:zap', 'none']);
    t.plan(0, 'card:zap');
    expect(t.pile(0, 'draw')).toEqual(['zap', 'recruit']);
    t.asks('action', 0);
  });

  test('Center Relic: 1 mana and a card on the Center, else scry 2', () => {
    const t = play(scene({ hand: ['Center Relic'], draw: ['Zap'], mana: 5 }, onCenter), 'Center Relic');
    expect([t.seat(0).mana, t.pile(0, 'hand')]).toEqual([5, ['zap']]);
    t.asks('action', 0);
    const off = play(
      scene({ hand: ['Center Relic'], draw: ['Zap', 'Recruit', 'Slow'] }),
      'Center Relic',
    ).asks('scry', 0);
    off.plan(0, 'card:zap', 'card:recruit');
    expect(off.pile(0, 'draw').at(-1)).toBe('slow');
    off.asks('action', 0);
  });

  test.each([
    ['gatewright', 7],
    ['cipher', 8],
  ])('Vault of Notes for %s: look at %i, keep 3', (faction, seen) => {
    const draw = ['Zap', 'Recruit', 'Entrench', 'Slow', 'Ward', 'Insight', 'War Taxes', 'Frenzy', 'Zap'];
    const t = play(scene({ faction, hand: ['Vault of Notes'], draw }), 'Vault of Notes').asks('keep', 0);
    t.plan(0, 'card:recruit', 'card:slow', 'card:insight');
    expect([t.pile(0, 'hand'), t.pile(0, 'discard').length]).toEqual([
      ['recruit', 'slow', 'insight'],
      seen - 3,
    ]);
    t.asks('action', 0);
  });

  test('Forge Seal: at a Forge a locked card burns and 1 is drawn; elsewhere it stays', () => {
    const own = { hand: ['Forge Seal', 'Zap'], draw: ['Recruit'] };
    const t = play(scene(own, onForge), 'Forge Seal', ['card:zap', 'none']);
    expect([t.pile(0, 'burned'), t.pile(0, 'hand')]).toEqual([['zap'], ['recruit']]);
    t.asks('action', 0);
    const off = play(scene(own), 'Forge Seal', 'card:zap');
    expect([off.pile(0, 'burned'), off.pile(0, 'hand')]).toEqual([[], ['zap']]);
    off.asks('action', 0);
  });

  test('Chronicle of War: draw 1, then perhaps discard 1 for 1 mana', () => {
    const own = { hand: ['Chronicle of War'], draw: ['Zap'], mana: 5 };
    const t = play(scene(own), 'Chronicle of War').asks('discard', 0);
    expect(t.legal(0)).toEqual(['card:zap', 'none']);
    t.plan(0, 'card:zap');
    expect([t.seat(0).mana, t.pile(0, 'hand')]).toEqual([5, []]);
    t.asks('action', 0);
    const kept = play(scene(own), 'Chronicle of War').plan(0, 'none');
    expect([kept.seat(0).mana, kept.pile(0, 'hand')]).toEqual([4, ['zap']]);
    kept.asks('action', 0);
  });

  const age3 = [
    'Grand Maneuver',
    'Ghost Step',
    'Plunder',
    'Final Oath',
    'Royal Mint',
    'Doom Mark',
    'War Cry',
  ];

  test.each([
    ['gatewright', 5],
    ['cipher', 6],
  ])('Forge Miracle for %s: the bottom %i of the Age III Market, exactly two gained', (faction, seen) => {
    const t = play(
      scene({ faction, hand: ['Forge Miracle'] }, { decks: { 'market-3': age3 } }),
      'Forge Miracle',
    ).asks('draft', 0);
    expect(t.legal(0)).toHaveLength(seen);
    expect(t.legal(0)).not.toContain('card:grand-maneuver');
    t.plan(0, 'card:final-oath', 'card:plunder');
    expect([t.pile(0, 'draw').sort(), t.seat(0).permanentVp]).toEqual([['final-oath', 'plunder'], 1]);
    expect(t.state.market[2]).toHaveLength(5);
    t.asks('action', 0);
  });

  test('Forge Relic: a draft of three Age III cards, then discard 1', () => {
    const t = play(
      scene({ hand: ['Forge Relic', 'Zap', 'Slow'] }, { ...onForge, decks: { 'market-3': age3 } }),
      'Forge Relic',
    ).asks('draft', 0);
    expect(t.legal(0)).toEqual(['card:grand-maneuver', 'card:ghost-step', 'card:plunder']);
    t.plan(0, 'card:plunder').asks('discard', 0);
    t.plan(0, 'card:zap');
    expect([t.pile(0, 'hand'), t.pile(0, 'draw')]).toEqual([['slow'], ['plunder']]);
    t.asks('action', 0);
  });

  test('Forge Relic without a Forge: no draft and no discard', () => {
    const t = play(scene({ hand: ['Forge Relic', 'Zap'] }), 'Forge Relic');
    expect(t.pile(0, 'hand')).toEqual(['zap']);
    t.asks('action', 0);
  });
});

describe('champions and battles', () => {
  test('Shock Drill: your Forces hit on 1-5 in round 1 of the next battle; burns', () => {
    const t = scene(
      { hand: ['Shock Drill'] },
      { bridges: lane, units: [unit(0, [1, 0], 2), unit(1, center, 2)] },
      { dice: [6, 6, 6, 6] },
    );
    play(t, 'Shock Drill').plan(0, 'march', 'hex:1,0', 'forces:2', 'hex:0,0');
    expect([rolls(t, 'attacker', 1), rolls(t, 'attacker', 2)]).toEqual([['forces 2@5'], ['forces 2@2']]);
    expect(t.pile(0, 'burned')).toEqual(['shock-drill']);
    t.asks('action');
  });

  test('Oathstone heals a champion of yours by 2', () => {
    const t = play(
      scene({ hand: ['Oathstone'] }, { units: [unit(0, center, 0, { name: 'Brute', hp: 1 }), far] }),
      'Oathstone',
      ['champion:brute'],
    );
    expect(t.champion('brute')?.hp).toBe(3);
    t.asks('action', 0);
  });

  test('Killer’s Contract: any enemy champion, 6 gold until the end of next round', () => {
    const t = play(
      scene({ hand: ['Killer’s Contract'] }, { units: [unit(0, home, 0, 'Brute'), far] }),
      'Killer’s Contract',
      ['champion:lone-wolf'],
    );
    expect(t.champion('lone-wolf')?.marks).toEqual([{ seat: 0, gold: 6, until: 2 }]);
    t.asks('action', 0);
  });

  test('Immunity Field: one or two champions of yours', () => {
    const units = [unit(0, home, 0, 'Brute', 'Jet Striker', 'Tax Reaver'), far];
    const t = scene({ hand: ['Immunity Field', 'Immunity Field'] }, { units });
    play(
      t,
      'Immunity Field',
      ['champion:brute', 'champion:jet-striker', 'champion:tax-reaver'],
      ['champion:tax-reaver', 'champion:jet-striker', 'none'],
    );
    expect(t.state.champions.map((champion) => champion.warded)).toEqual([true, false, true, false]);
    play(t, 'Immunity Field', 'champion:jet-striker', 'none');
    expect(t.champion('jet-striker')?.warded).toBe(true);
    t.asks('action', 0);
  });

  test.each([
    ['mode:forces', 1, 6],
    ['mode:champions', 3, 4],
  ])('Hit Control, %s: all hits of the next battle go there first', (mode, forces, hp) => {
    const t = scene(
      { hand: ['Hit Control'] },
      { bridges: lane, units: [unit(0, [1, 0], 2), unit(1, center, 3, 'Brute')] },
      { dice: [1, 1, 1, 1, 6, 6, 6, 6] },
    );
    play(t, 'Hit Control', [mode, mode === 'mode:forces' ? 'mode:champions' : 'mode:forces']);
    t.plan(0, 'march', 'hex:1,0', 'forces:2', 'hex:0,0');
    expect([t.forces(1, center), t.champion('brute')?.hp]).toEqual([forces, hp]);
    t.asks('action', 0);
  });

  test('Oath of Safekeeping: a hex, then 2 points for one champion or 1 each', () => {
    const units = [
      unit(0, center, 0, { name: 'Brute', hp: 1 }, { name: 'Jet Striker', hp: 1 }),
      unit(0, home, 0, 'Tax Reaver'),
    ];
    const hand = ['Oath of Safekeeping', 'Oath of Safekeeping'];
    const t = scene({ hand }, { units });
    play(
      t,
      'Oath of Safekeeping',
      ['hex:0,0', 'hex:3,0'],
      ['champion:brute', 'champion:jet-striker'],
      ['points:1', 'points:2'],
      ['champion:jet-striker'],
    );
    expect([t.champion('brute')?.hp, t.champion('jet-striker')?.hp]).toEqual([2, 2]);
    play(t, 'Oath of Safekeeping', 'hex:0,0', 'champion:brute', 'points:2');
    expect([t.champion('brute')?.hp, t.champion('jet-striker')?.hp]).toEqual([4, 2]);
    t.asks('action', 0);
  });

  test('Cataclysm Core: any hex of the board; friend and foe', () => {
    const t = scene(
      { hand: ['Cataclysm Core'] },
      { units: [unit(0, away, 2, 'Brute'), unit(1, away, 4, { name: 'Jet Striker', hp: 3 })] },
    );
    t.plan(0, 'card:cataclysm-core');
    expect(t.legal(0)).toHaveLength(37);
    t.takeBack(0);
    play(t, 'Cataclysm Core', 'hex:-3,0');
    expect([
      t.forces(0, away),
      t.forces(1, away),
      t.champion('brute')?.hp,
      t.champion('jet-striker'),
    ]).toEqual([0, 0, 3, null]);
    t.asks('action', 0);
  });

  test('Last Stand: the first enemy stack that moves in loses up to 3 Forces', () => {
    const t = scene(
      { hand: ['Last Stand'] },
      { bridges: lane, units: [unit(0, home, 1), unit(1, [2, 0], 5)] },
    );
    lock(t, 0, 'Last Stand').plan(1, 'reinforce');
    t.plan(0, 'done').plan(1, 'march', 'hex:2,0', 'forces:5', 'hex:3,0');
    expect([t.forces(1, home), ending(t, 'Last Stand')]).toEqual([2, 'discard']);
    t.asks('action', 1);
  });
});

describe('bridges, mines and moves', () => {
  test('Instant Bridge Net: three edges at your hexes; not burned', () => {
    const t = play(
      scene({ hand: ['Instant Bridge Net'] }, { units: [unit(0, home, 1)] }),
      'Instant Bridge Net',
      'edge:2,0~3,0',
      'edge:2,1~3,0',
      ['edge:3,-1~3,0'],
    );
    expect([t.state.bridges.filter((code) => code !== 0).length, t.pile(0, 'played')]).toEqual([
      3,
      ['instant-bridge-net'],
    ]);
    t.asks('action', 0);
  });

  test('Bridge Charter: two edges at your hexes', () => {
    const t = play(
      scene({ hand: ['Bridge Charter'] }, { units: [unit(0, home, 1)] }),
      'Bridge Charter',
      'edge:2,0~3,0',
      ['edge:2,1~3,0', 'edge:3,-1~3,0'],
    );
    expect(t.state.bridges.filter((code) => code !== 0)).toHaveLength(2);
    t.asks('action', 0);
  });

  test('Bridge Deed: build, then perhaps one step', () => {
    const t = play(
      scene({ hand: ['Bridge Deed'] }, { units: [unit(0, home, 1)] }),
      'Bridge Deed',
      'edge:2,0~3,0',
      ['hex:3,0', 'none'],
      'forces:1',
      'hex:2,0',
    );
    expect(t.forces(0, [2, 0])).toBe(1);
    t.asks('action', 0);
  });

  test('Span Dominion: three edges that everybody crosses without bridges', () => {
    const t = scene({ hand: ['Span Dominion'] }, { units: [unit(0, center, 1), unit(1, away, 1)] });
    lock(t, 0, 'Span Dominion', 'edge:0,0~1,0', 'edge:-3,0~-2,0', 'edge:-2,0~-1,0').plan(1, 'reinforce');
    t.plan(0, 'march', 'hex:0,0', 'forces:1', 'hex:1,0').plan(1, 'march', 'hex:-3,0', 'forces:1', 'hex:-2,0');
    expect([t.forces(0, [1, 0]), t.forces(1, [-2, 0])]).toEqual([1, 1]);
    t.asks('action');
  });

  test.each([
    [4, 5],
    [6, 6],
    [7, 7],
  ])('Deep Mine Charter on a Mine of %i: %i', (value, after) => {
    const t = scene(
      { hand: ['Deep Mine Charter'] },
      { mines: [{ at: [1, 0], value }], units: [unit(0, [1, 0], 1)] },
    );
    play(t, 'Deep Mine Charter', ['hex:1,0']);
    expect([t.state.tiles[t.hex([1, 0])], t.seat(0).gold]).toEqual([after, 9]);
    t.asks('action', 0);
  });

  test('Imperial Warrant: one stack, up to two hexes', () => {
    const t = scene({ hand: ['Imperial Warrant'] }, { bridges: lane, units: [unit(0, home, 1)] });
    play(t, 'Imperial Warrant', 'hex:3,0', 'forces:1', 'hex:2,0', 'hex:1,0');
    expect(t.forces(0, [1, 0])).toBe(1);
    t.asks('action', 0);
  });

  test('Absolute Mobilization: one to three stacks, up to two hexes each', () => {
    const units = [unit(0, home, 2), unit(0, [1, 0], 1)];
    const t = scene({ hand: ['Absolute Mobilization'] }, { bridges: lane, units });
    play(
      t,
      'Absolute Mobilization',
      'hex:1,0',
      'forces:1',
      'hex:0,0',
      'hex:-1,0',
      ['hex:3,0', 'none'],
      'forces:1',
      'hex:2,0',
      'hex:1,0',
      ['hex:3,0', 'none'],
      ['forces:1'],
      'hex:2,0',
      'none',
    );
    expect([t.forces(0, [-1, 0]), t.forces(0, [1, 0]), t.forces(0, [2, 0])]).toEqual([1, 1, 1]);
    t.asks('action', 0);
  });
});

everyCardOf('§24 §24.1 §24.2 §24.3', 'power-1', 'power-2', 'power-3');
