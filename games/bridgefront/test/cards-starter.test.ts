// The starter deck and the factions' own cards: what each locks, asks late and does.

import { describe, expect, test } from 'vitest';
import {
  away,
  ending,
  everyCardOf,
  home,
  lock,
  offers,
  path,
  play,
  rolls,
  scene,
  unit,
} from './cards-scene.ts';

const center = [0, 0] as const;

describe('Recruit', () => {
  const field = { units: [unit(0, home, 1), unit(0, center, 1)] };

  test('mode:capital: two Forces in the Capital for 1 mana and 1 gold', () => {
    const t = play(scene({ hand: ['Recruit'] }, field), 'Recruit', ['mode:capital', 'mode:hex']);
    expect([t.forces(0, home), t.seat(0).gold, t.seat(0).mana]).toEqual([3, 9, 8]);
    expect(t.pile(0, 'played')).toEqual(['recruit']);
    t.asks('action', 0);
  });

  test('mode:hex: one Force on a hex that you occupy', () => {
    const t = scene({ hand: ['Recruit'] }, field);
    play(t, 'Recruit', 'mode:hex', ['hex:0,0', 'hex:3,0']);
    expect(t.forces(0, center)).toBe(2);
    t.asks('action', 0);
  });

  test('G-04: no mode:hex without an occupied hex, none at all without the gold', () => {
    const t = scene({ hand: ['Recruit'] });
    play(t, 'Recruit', ['mode:capital']);
    expect(t.forces(0, home)).toBe(2);
    expect(offers(scene({ hand: ['Recruit'], gold: 0 }).asks('action'), 'Recruit')).toBe(false);
    t.asks('action', 0);
  });

  test('mode:hex fizzles when the hex was lost, without switching to the Capital', () => {
    const t = scene(
      { hand: ['Recruit'] },
      {
        second: { hand: ['Execution Order'] },
        units: [unit(0, center, 0, { name: 'Brute', hp: 1 }), unit(1, [1, 0], 0, 'Jet Striker')],
      },
    );
    lock(t, 1, 'Execution Order', ['champion:brute']);
    lock(t, 0, 'Recruit', 'mode:hex', 'hex:0,0');
    expect([t.forces(0, center), t.forces(0, home), t.seat(0).gold]).toEqual([0, 0, 9]);
    expect(ending(t, 'Recruit')).toBe('fizzled');
    t.asks('action');
  });

  test('S-89: Home Guard answers to mode:capital, and to mode:hex if that is the Capital', () => {
    const bastion = { faction: 'bastion', hand: ['Recruit', 'Recruit'] };
    const t = scene(bastion, field);
    play(t, 'Recruit', 'mode:capital');
    expect(t.forces(0, home)).toBe(4);
    play(t, 'Recruit', 'mode:hex', 'hex:3,0');
    expect(t.forces(0, home)).toBe(6);
    t.asks('action', 0);
  });
});

describe('moves', () => {
  const lane = { bridges: path(home, [2, 0], [1, 0], center), units: [unit(0, home, 3)] };

  test('March Orders: hex, Forces, path of up to two hexes', () => {
    const t = scene({ hand: ['March Orders'] }, lane);
    play(
      t,
      'March Orders',
      ['hex:3,0'],
      ['forces:2', 'forces:1', 'forces:3'],
      ['hex:2,0'],
      ['hex:1,0', 'hex:3,0', 'none'],
    );
    expect([t.forces(0, home), t.forces(0, [1, 0])]).toEqual([1, 2]);
    t.asks('action', 0);
  });

  test('March Orders: a shorter path ends with none', () => {
    const t = scene({ hand: ['March Orders'] }, lane);
    play(t, 'March Orders', 'hex:3,0', 'forces:3', 'hex:2,0', 'none');
    expect(t.forces(0, [2, 0])).toBe(3);
    t.asks('action', 0);
  });

  test('§12.5: it stops and fights on entering enemies', () => {
    const t = scene(
      { hand: ['March Orders'] },
      { ...lane, units: [unit(0, home, 2), unit(1, [2, 0], 1)] },
      { dice: [1, 6, 6] },
    );
    play(t, 'March Orders', 'hex:3,0', 'forces:2', 'hex:2,0');
    expect(t.told('battle')).toMatchObject([{ hex: '2,0', attacker: 0, defender: 1, siege: false }]);
    expect([t.forces(0, [2, 0]), t.forces(1, [2, 0])]).toEqual([2, 0]);
    t.asks('action', 0);
  });

  test('G-04: without a bridge at your units it cannot be chosen', () => {
    expect(
      offers(scene({ hand: ['March Orders'] }, { units: [unit(0, home, 1)] }).asks('action'), 'March Orders'),
    ).toBe(false);
  });

  test('Bridge Crew: edge, then an optional step that may use the new bridge', () => {
    const t = scene({ hand: ['Bridge Crew'] }, { units: [unit(0, home, 2)] });
    play(
      t,
      'Bridge Crew',
      ['edge:2,0~3,0', 'edge:2,1~3,0', 'edge:3,-1~3,0'],
      ['hex:3,0', 'none'],
      'forces:2',
      ['hex:2,0'],
    );
    expect(t.bridge(home, [2, 0])).toBe(true);
    expect(t.forces(0, [2, 0])).toBe(2);
    t.asks('action', 0);
  });

  test('Bridge Crew: the move may be declined', () => {
    const t = scene({ hand: ['Bridge Crew'] }, { units: [unit(0, home, 2)] });
    play(t, 'Bridge Crew', 'edge:2,0~3,0', 'none');
    expect([t.bridge(home, [2, 0]), t.forces(0, home)]).toEqual([true, 2]);
    t.asks('action', 0);
  });

  test('G-06: Bridge Crew moves over a bridge that somebody else built first', () => {
    const t = scene(
      { hand: ['Bridge Crew'] },
      { second: { hand: ['Temporary Bridge'] }, units: [unit(0, home, 1)] },
    );
    lock(t, 1, 'Temporary Bridge', 'edge:2,0~3,0');
    lock(t, 0, 'Bridge Crew', 'edge:2,0~3,0', 'hex:3,0', 'forces:1', 'hex:2,0');
    expect(t.told('fizzled')).toEqual([{ tell: 'fizzled', seat: 0, what: 'build' }]);
    expect(t.forces(0, [2, 0])).toBe(1);
    t.asks('action');
  });

  test('Quick Move: from-hex and one step, one Force, no champion', () => {
    const t = scene(
      { hand: ['Quick Move'] },
      { ...lane, units: [unit(0, home, 3, 'Brute'), unit(0, [1, 0], 0, 'Jet Striker')] },
    );
    play(t, 'Quick Move', ['hex:3,0'], ['hex:2,0']);
    expect([t.forces(0, home), t.forces(0, [2, 0])]).toEqual([2, 1]);
    t.asks('action', 0);
  });
});

describe('gold, cards and champions', () => {
  test('Supply Cache: 2 gold', () => {
    const t = play(scene({ hand: ['Supply Cache'] }), 'Supply Cache');
    expect(t.seat(0).gold).toBe(12);
    t.asks('action', 0);
  });

  test('Scout Report: look at three, keep one, discard two', () => {
    const t = scene({ hand: ['Scout Report'], draw: ['Zap', 'Recruit', 'Field Medic', 'Quick Move'] });
    play(t, 'Scout Report').asks('keep', 0);
    expect(t.legal(0)).toEqual(['card:zap', 'card:recruit', 'card:field-medic']);
    t.plan(0, 'card:recruit');
    expect(t.pile(0, 'hand')).toEqual(['recruit']);
    expect(t.pile(0, 'discard').sort()).toEqual(['field-medic', 'zap']);
    expect(t.pile(0, 'draw')).toEqual(['quick-move']);
    t.asks('action', 0);
  });

  test('G-19: a short pile is looked at with the shuffled discard pile under it', () => {
    const t = scene({
      hand: ['Scout Report'],
      draw: ['Zap'],
      discard: ['Recruit', 'Field Medic', 'Quick Move'],
    });
    play(t, 'Scout Report').asks('keep', 0);
    expect(t.legal(0)).toContain('card:zap');
    expect(t.legal(0)).toHaveLength(3);
    t.plan(0, 'card:zap');
    expect([t.pile(0, 'draw').length, t.pile(0, 'discard').length]).toEqual([1, 2]);
    t.asks('action', 0);
  });

  const patients = [
    unit(0, center, 0, { name: 'Brute', hp: 1 }),
    unit(1, [1, 1], 0, { name: 'Jet Striker', hp: 3 }),
  ];

  test.each([
    ['champion:brute', 'brute', 3],
    ['champion:jet-striker', 'jet-striker', 4],
  ])('Field Medic heals %s by 2 up to its printed HP', (choice, champion, hp) => {
    const t = scene({ hand: ['Field Medic'] }, { units: patients });
    play(t, 'Field Medic', [
      choice,
      ...['champion:brute', 'champion:jet-striker'].filter((one) => one !== choice),
    ]);
    expect(t.champion(champion)?.hp).toBe(hp);
    t.asks('action', 0);
  });

  test('Zap: 1 damage to any champion; its kill pays the bounty', () => {
    const units = [unit(0, center, 0, 'Brute'), unit(1, [1, 1], 0, { name: 'Jet Striker', hp: 1 })];
    const t = scene({ hand: ['Zap'] }, { units });
    play(t, 'Zap', ['champion:jet-striker', 'champion:brute']);
    expect(t.champion('jet-striker')).toBeNull();
    expect(t.seat(0).gold).toBe(13);
    t.asks('action', 0);
  });

  test('Zap fizzles on a champion that died first', () => {
    const units = [
      unit(0, center, 1),
      unit(1, [1, 1], 0, { name: 'Jet Striker', hp: 1 }),
      unit(1, [2, 1], 0, 'Brute'),
    ];
    const t = scene({ hand: ['Zap'] }, { second: { hand: ['Zap'] }, units, lead: 1 });
    lock(t, 0, 'Zap', 'champion:jet-striker');
    lock(t, 1, 'Zap', 'champion:jet-striker');
    expect(ending(t, 'Zap')).toBe('discard');
    expect(t.told('card-done').map((face) => [face['seat'], face['to']])).toEqual([
      [1, 'discard'],
      [0, 'fizzled'],
    ]);
    expect(t.seat(0).gold).toBe(10);
    t.asks('action');
  });

  test.each(['Field Medic', 'Zap'])('G-04: %s needs a champion in play', (card) => {
    expect(offers(scene({ hand: [card] }).asks('action'), card)).toBe(false);
  });
});

describe('faction spells', () => {
  test('Hold the Line: a hex that you occupy; your Forces defend there on 1-3', () => {
    const t = scene(
      { faction: 'bastion', hand: ['Hold the Line'] },
      { units: [unit(0, center, 1), unit(1, [-1, 0], 1)], bridges: path(center, [-1, 0]) },
      { dice: [6, 6, 6, 3] },
    );
    lock(t, 0, 'Hold the Line', ['hex:0,0']);
    t.plan(1, 'march', 'hex:-1,0', 'forces:1', 'hex:0,0');
    // S-102: Shield Wall gives round 1, Hold the Line the later ones.
    expect([rolls(t, 'defender', 1), rolls(t, 'defender', 2)]).toEqual([['forces 1@3'], ['forces 1@3']]);
    expect(t.forces(0, center)).toBe(1);
    t.asks('action');
  });

  test('Hold the Line fizzles on a hex that was lost', () => {
    const t = scene(
      { faction: 'bastion', hand: ['Hold the Line'] },
      { second: { hand: ['Zap'] }, units: [unit(0, center, 0, { name: 'Brute', hp: 1 })] },
    );
    lock(t, 1, 'Zap', 'champion:brute');
    lock(t, 0, 'Hold the Line', 'hex:0,0');
    expect(t.seat(0).entrenched).toEqual([]);
    expect(ending(t, 'Hold the Line')).toBe('fizzled');
    t.asks('action');
  });

  test('Marked for Coin: an enemy champion within 2 of yours; 4 gold when it dies, whoever kills it', () => {
    const units = [
      unit(0, center, 0, 'Brute'),
      unit(1, [2, 0], 0, { name: 'Jet Striker', hp: 1 }),
      unit(1, away, 0, 'Lone Wolf'),
    ];
    const t = scene({ faction: 'veil', hand: ['Marked for Coin'] }, { second: { hand: ['Zap'] }, units });
    lock(t, 0, 'Marked for Coin', ['champion:jet-striker']);
    t.plan(1, 'reinforce');
    expect(t.champion('jet-striker')?.marks).toEqual([{ seat: 0, gold: 4, until: 1 }]);
    t.plan(0, 'done');
    lock(t, 1, 'Zap', 'champion:jet-striker');
    expect([t.seat(0).gold, t.seat(1).gold]).toEqual([14, 9]);
    t.asks('action', 1);
  });

  test('Air Drop: 3 Forces on a non-Capital hex within 1 of a champion, also onto enemies', () => {
    const units = [unit(0, [-2, 0], 0, 'Skystriker Ace'), unit(1, [-1, 0], 1), unit(1, away, 4)];
    const t = scene({ faction: 'aerial', hand: ['Air Drop'] }, { units }, { dice: [1, 6, 6, 6] });
    const near = ['hex:-2,0', 'hex:-1,0', 'hex:-2,1', 'hex:-3,1', 'hex:-2,-1', 'hex:-1,-1'];
    play(t, 'Air Drop', ['hex:-1,0', ...near.filter((hex) => hex !== 'hex:-1,0')]);
    expect(t.told('battle')).toMatchObject([{ hex: '-1,0', attacker: 0, defender: 1 }]);
    expect([t.forces(0, [-1, 0]), t.forces(1, [-1, 0]), t.seat(0).gold, t.seat(0).mana]).toEqual([
      3, 0, 9, 7,
    ]);
    t.asks('action', 0);
  });

  test('Air Drop fizzles when no champion is near any more', () => {
    const units = [unit(0, center, 0, { name: 'Skystriker Ace', hp: 1 })];
    const t = scene({ faction: 'aerial', hand: ['Air Drop'] }, { second: { hand: ['Zap'] }, units });
    lock(t, 1, 'Zap', 'champion:skystriker-ace');
    lock(t, 0, 'Air Drop', 'hex:1,0');
    expect([t.forces(0, [1, 0]), ending(t, 'Air Drop')]).toEqual([0, 'fizzled']);
    t.asks('action');
  });

  test('S-23: Rich Veins lifts a Mine up to 7, and no further', () => {
    const mines = [
      { at: [0, 1], value: 6 },
      { at: [1, 0], value: 4 },
      { at: [2, 0], value: 4 },
    ];
    const units = [unit(0, [0, 1], 1), unit(0, [1, 0], 1)];
    const t = scene({ faction: 'prospect', hand: ['Rich Veins', 'Rich Veins'] }, { mines, units });
    play(t, 'Rich Veins', ['hex:0,1', 'hex:1,0']);
    expect(t.state.tiles[t.hex([0, 1])]).toBe(7);
    play(t, 'Rich Veins', 'hex:0,1');
    expect(t.state.tiles[t.hex([0, 1])]).toBe(7);
    t.asks('action', 0);
  });

  test('Rich Veins may be played without a Mine and does nothing', () => {
    const t = play(scene({ faction: 'prospect', hand: ['Rich Veins'] }), 'Rich Veins');
    expect(t.told('mine-raised')).toEqual([]);
    t.asks('action', 0);
  });

  test('Perfect Recall: draw 1, then whether and which hand card goes on top', () => {
    const t = scene({ faction: 'cipher', hand: ['Perfect Recall', 'Zap'], draw: ['Recruit'] });
    play(t, 'Perfect Recall').asks('topdeck', 0);
    expect(t.legal(0).slice().sort()).toEqual(['card:recruit', 'card:zap', 'none']);
    t.plan(0, 'card:zap');
    expect([t.pile(0, 'hand'), t.pile(0, 'draw')]).toEqual([['recruit'], ['zap']]);
    t.asks('action', 0);
  });

  test('Perfect Recall: nothing need go on top; at the hand limit the drawn card is discarded', () => {
    const hand = ['Perfect Recall', ...Array.from({ length: 10 }, () => 'Zap')];
    const t = scene({ faction: 'cipher', hand, draw: ['Recruit'] });
    play(t, 'Perfect Recall').asks('topdeck', 0);
    expect(t.pile(0, 'discard')).toEqual(['recruit']);
    expect(t.legal(0)).toEqual(['card:zap', 'none']);
    t.plan(0, 'none');
    expect(t.pile(0, 'hand')).toHaveLength(10);
    t.asks('action', 0);
  });

  test('Bridgeborn Path: any edge of the board without a bridge', () => {
    const t = scene({ hand: ['Bridgeborn Path'] }, { bridges: path(center, [1, 0]) });
    t.plan(0, 'card:bridgeborn-path');
    expect(t.legal(0)).toHaveLength(89);
    t.takeBack(0);
    play(t, 'Bridgeborn Path', 'edge:-3,0~-2,0');
    expect(t.bridge(away, [-2, 0])).toBe(true);
    t.asks('action', 0);
  });

  test('S-13: Bridgeborn Path does nothing on an edge that was built on first', () => {
    const t = scene(
      { hand: ['Bridgeborn Path'] },
      { second: { hand: ['Instant Bridge Net'] }, units: [unit(1, away, 1)] },
    );
    lock(t, 1, 'Instant Bridge Net', 'edge:-3,0~-2,0', 'edge:-3,0~-3,1', 'edge:-3,0~-2,-1');
    lock(t, 0, 'Bridgeborn Path', 'edge:-3,0~-2,0');
    expect(ending(t, 'Bridgeborn Path')).toBe('fizzled');
    t.asks('action');
  });
});

describe('faction champions', () => {
  const champions = [
    ['Ironclad Warden', 'bastion', 6, 1],
    ['Shadeblade', 'veil', 3, 0],
    ['Skystriker Ace', 'aerial', 4, 0],
    ['Mine Overseer', 'prospect', 5, 1],
    ['Archivist Prime', 'cipher', 5, 1],
    ['Wormhole Artificer', 'gatewright', 5, 1],
  ] as const;

  test.each(champions)('%s: Capital or a hex with a Force; its card burns', (name, faction, hp, gold) => {
    const units = [unit(0, center, 1), unit(0, [1, 0], 0, 'Jet Striker'), unit(1, away, 1)];
    const t = scene({ faction, hand: [name], gold: 9 }, { units });
    play(t, name, ['hex:0,0', 'hex:3,0']);
    const slug = name.toLowerCase().replace(' ', '-');
    expect(t.champion(slug)).toMatchObject({ hp, seat: 0, hex: t.hex(center) });
    // Jet Striker is in play: the price of a second champion.
    expect([t.seat(0).gold, t.seat(0).mana]).toEqual([9 - gold - 2, 7]);
    expect(t.pile(0, 'burned')).toContain(slug);
    t.asks('action', 0);
  });

  test('C-28: Bodyguard sends the first hit on a champion to a Force, once in the battle', () => {
    const t = scene(
      { faction: 'bastion' },
      {
        second: { boosts: [{ boost: 'hits-first', first: 'champions' }] },
        units: [unit(0, center, 1, 'Ironclad Warden'), unit(1, [1, 0], 2)],
        bridges: path(center, [1, 0]),
      },
      { dice: [1, 1, 1, 1, 1] },
    );
    t.plan(0, 'done').plan(1, 'march', 'hex:1,0', 'forces:2', 'hex:0,0');
    expect([t.forces(0, center), t.champion('ironclad-warden')?.hp]).toEqual([0, 5]);
    t.asks('action', 1);
  });

  test('Assassin’s Edge: 1 damage before combat round 1, once a round, to the weakest champion', () => {
    const t = scene(
      { faction: 'veil' },
      {
        units: [unit(0, [1, 0], 0, 'Shadeblade'), unit(1, center, 0, { name: 'Brute', hp: 1 }, 'Lone Wolf')],
        bridges: path(center, [1, 0]),
      },
      { dice: [6, 6, 6, 6, 6, 1, 1, 1, 6] },
    );
    t.plan(0, 'march', 'hex:1,0', 'champion:shadeblade', 'hex:0,0').othersDone();
    expect(t.told('damaged')).toMatchObject([{ champion: 'brute', amount: 1, by: 'shadeblade' }]);
    // Bounty 2 and Contracts 2; then Lone Wolf's four dice kill Shadeblade.
    expect(t.seat(0).gold).toBe(14);
    expect(t.champion('shadeblade')).toBeNull();
    t.asks('action', 0);
  });

  test('S-15: Flight takes Skystriker Ace over edges without a bridge, but no Force with it', () => {
    const t = scene(
      { faction: 'aerial', hand: ['Quick March'] },
      { units: [unit(0, center, 2, 'Skystriker Ace')] },
    );
    lock(t, 0, 'Quick March', ['hex:0,0'], ['forces:0'], ['champion:skystriker-ace'], 'hex:0,1', 'hex:0,2');
    t.othersDone();
    expect(t.champion('skystriker-ace')?.hex).toBe(t.hex([0, 2]));
    t.asks('action', 0);
  });

  test('Extraction: +1 gold from the Mine that Mine Overseer stands on, besides Ore Cut', () => {
    const mines = [
      { at: [1, 0], value: 4 },
      { at: [0, 1], value: 5 },
    ];
    const t = scene(
      { faction: 'prospect', gold: 0 },
      { phase: 'collection', mines, units: [unit(0, [1, 0], 0, 'Mine Overseer'), unit(0, [0, 1], 1)] },
    );
    t.plan(0, 'mode:draft', 'mode:gold');
    expect(t.told('collected')).toMatchObject([{ hex: '1,0', gold: 6 }]);
    t.asks('draft', 0);
  });
});

everyCardOf('§22 §22.1 §22.2 §22.3', 'starter', 'faction');
