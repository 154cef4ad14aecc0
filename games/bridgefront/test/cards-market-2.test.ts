// The Age II Market: what each card locks, asks late and does.

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
const lane = path(home, [2, 0], [1, 0], center, [-1, 0]);
const far = unit(1, away, 0, 'Lone Wolf');

describe('movement', () => {
  test('Triple March: up to three hexes', () => {
    const t = scene({ hand: ['Triple March'] }, { bridges: lane, units: [unit(0, home, 1)] });
    play(t, 'Triple March', 'hex:3,0', 'forces:1', 'hex:2,0', 'hex:1,0', ['hex:0,0', 'hex:2,0', 'none']);
    expect([t.forces(0, center), t.seat(0).mana]).toEqual([1, 8]);
    t.asks('action', 0);
  });

  test('Coordinated Advance: two stacks, up to two hexes each; the second may start where the first ended', () => {
    const t = scene(
      { hand: ['Coordinated Advance'] },
      { bridges: lane, units: [unit(0, home, 2), unit(0, [1, 0], 1)] },
    );
    play(
      t,
      'Coordinated Advance',
      ['hex:3,0', 'hex:1,0'],
      'forces:2',
      'hex:2,0',
      'hex:1,0',
      ['hex:1,0', 'none'],
      ['forces:1'],
      'hex:0,0',
      'none',
    );
    expect([t.forces(0, [1, 0]), t.forces(0, center), t.seat(0).mana]).toEqual([2, 1, 7]);
    t.asks('action', 0);
  });

  test('Rapid Redeploy: your champion to a hex you occupy, healed by 1', () => {
    const t = scene(
      { hand: ['Rapid Redeploy'] },
      { units: [unit(0, home, 1, { name: 'Brute', hp: 2 }), unit(0, [-2, 0], 1), far] },
    );
    play(t, 'Rapid Redeploy', ['champion:brute'], ['hex:-2,0', 'hex:3,0']);
    expect(t.champion('brute')).toMatchObject({ hp: 3, hex: t.hex([-2, 0]) });
    t.asks('action', 0);
  });

  test('Breakthrough Line: draws 2 in Cleanup if the moved stack won', () => {
    const t = scene(
      {
        hand: ['Breakthrough Line'],
        draw: ['Zap', 'Zap', 'Zap', 'Zap', 'Zap', 'Zap', 'Zap', 'Recruit', 'Recruit', 'Entrench'],
      },
      { bridges: lane, units: [unit(0, [1, 0], 2), unit(1, center, 1)] },
      { dice: [1, 6, 6] },
    );
    play(t, 'Breakthrough Line', 'hex:1,0', 'forces:2', ['hex:0,0', 'hex:2,0']);
    t.plan(0, 'done').asks('draft', 0);
    t.plan(0, t.legal(0)[0]).asks('bid');
    expect(t.told('drawn').filter((face) => face['held'] === true)).toMatchObject([{ seat: 0, count: 2 }]);
    expect(t.pile(0, 'hand')).toHaveLength(8);
  });
});

describe('recruitment', () => {
  test.each([
    ['Battalion Contract', 10, 3, 2],
    ['Banner of Resolve', 2, 1, 0],
  ])('%s: %i Forces in the Capital', (card, forces, mana, gold) => {
    const t = play(scene({ hand: [card] }), card);
    expect([t.forces(0, home), t.seat(0).mana, t.seat(0).gold]).toEqual([forces, 9 - mana, 10 - gold]);
    t.asks('action', 0);
  });

  test('Rally Where You Stand: 3 Forces where a champion of yours stands', () => {
    const units = [unit(0, center, 0, 'Brute'), unit(0, [1, 0], 1), far];
    const t = play(scene({ hand: ['Rally Where You Stand'] }, { units }), 'Rally Where You Stand', [
      'hex:0,0',
    ]);
    expect([t.forces(0, center), t.seat(0).gold]).toEqual([3, 8]);
    t.asks('action', 0);
  });

  test('Rally Where You Stand fizzles when the champion is gone', () => {
    const t = scene(
      { hand: ['Rally Where You Stand'] },
      { second: { hand: ['Zap'] }, units: [unit(0, center, 1, { name: 'Brute', hp: 1 })] },
    );
    lock(t, 1, 'Zap', 'champion:brute');
    lock(t, 0, 'Rally Where You Stand', 'hex:0,0');
    expect([t.forces(0, center), ending(t, 'Rally Where You Stand')]).toEqual([1, 'fizzled']);
    t.asks('action');
  });

  test('Forward Barracks: a Mine or Forge that you occupy, or the Capital, which needs no occupation', () => {
    const field = {
      mines: [{ at: [1, 0], value: 4 }],
      forges: [
        [0, 1],
        [0, 2],
      ],
      units: [unit(0, [1, 0], 1), unit(0, [0, 1], 1), unit(0, [2, -1], 1)],
    };
    const t = scene({ hand: ['Forward Barracks', 'Forward Barracks'] }, field);
    play(t, 'Forward Barracks', ['hex:0,1', 'hex:1,0', 'hex:3,0']);
    play(t, 'Forward Barracks', 'hex:3,0');
    expect([t.forces(0, [0, 1]), t.forces(0, home)]).toEqual([5, 4]);
    t.asks('action', 0);
  });

  test('Conscription Drive: 5 Forces, and a hand card that is locked when planning', () => {
    const t = scene({ hand: ['Conscription Drive', 'Zap', 'Recruit'] });
    play(t, 'Conscription Drive', ['card:zap', 'card:recruit']);
    expect([t.forces(0, home), t.pile(0, 'hand')]).toEqual([5, ['recruit']]);
    t.asks('action', 0);
    const bare = play(scene({ hand: ['Conscription Drive'] }), 'Conscription Drive');
    expect(bare.forces(0, home)).toBe(5);
    bare.asks('action', 0);
  });
});

describe('economy', () => {
  const onMine = { mines: [{ at: [1, 0], value: 4 }], units: [unit(0, [1, 0], 1)] };
  const besieging = { units: [unit(0, away, 1), unit(1, away, 1)] };

  test.each([
    ['War Taxes', 4, {}],
    ['Smuggling Ring', 2, {}],
    ['Smuggling Ring in a contested enemy Capital', 6, besieging],
    ['Refined Ingots', 2, {}],
    ['Refined Ingots on a Mine', 4, onMine],
    ['Strategic Triumph', 2, {}],
  ] as const)('%s: +%i gold', (title, gold, field) => {
    const card = title.split(/ (?:on|in) /)[0];
    const t = play(scene({ hand: [card] }, field), card);
    expect(t.seat(0).gold).toBe(10 + gold);
    t.asks('action', 0);
  });

  test('Guild Favor: 4 gold and a card', () => {
    const t = play(scene({ hand: ['Guild Favor'], draw: ['Zap'] }), 'Guild Favor');
    expect([t.seat(0).gold, t.pile(0, 'hand'), t.seat(0).mana]).toEqual([14, ['zap'], 7]);
    t.asks('action', 0);
  });

  test.each([
    [1, 11],
    [5, 11],
    [6, 19],
  ])('War Profiteers on a %i: %i gold', (die, gold) => {
    const t = play(scene({ hand: ['Dice: War Profiteers'] }, {}, { dice: [die] }), 'Dice: War Profiteers');
    expect(t.seat(0).gold).toBe(gold);
    t.asks('action', 0);
  });
});

describe('cards', () => {
  test('Cycle Protocol: draw 3, discard 2 of the hand, one after another', () => {
    const t = play(
      scene({ hand: ['Cycle Protocol', 'Entrench'], draw: ['Zap', 'Recruit', 'Zap'] }),
      'Cycle Protocol',
    );
    t.asks('discard', 0);
    expect(t.legal(0)).toEqual(['card:entrench', 'card:zap', 'card:recruit']);
    t.plan(0, 'card:zap');
    expect(t.legal(0)).toEqual(['card:entrench', 'card:recruit', 'card:zap']);
    t.plan(0, 'card:zap');
    expect(t.pile(0, 'hand')).toEqual(['entrench', 'recruit']);
    t.asks('action', 0);
  });

  test('Insight: draw 3 for nothing, and burn', () => {
    const t = play(scene({ hand: ['Insight'], draw: ['Zap', 'Recruit', 'Zap'] }), 'Insight');
    expect([t.pile(0, 'hand').length, t.seat(0).mana, t.pile(0, 'burned')]).toEqual([3, 9, ['insight']]);
    t.asks('action', 0);
  });

  test('Clean Cuts: burns a hand card, not itself', () => {
    const t = play(scene({ hand: ['Clean Cuts', 'Zap', 'Recruit'] }), 'Clean Cuts', [
      'card:zap',
      'card:recruit',
    ]);
    expect([t.pile(0, 'burned'), t.pile(0, 'played'), t.pile(0, 'hand')]).toEqual([
      ['zap'],
      ['clean-cuts'],
      ['recruit'],
    ]);
    t.asks('action', 0);
  });

  test('Tactical Reorder: draw 1, then perhaps a card on top', () => {
    const t = play(scene({ hand: ['Tactical Reorder'], draw: ['Zap'] }), 'Tactical Reorder').asks(
      'topdeck',
      0,
    );
    expect(t.legal(0)).toEqual(['card:zap', 'none']);
    t.plan(0, 'card:zap');
    expect(t.pile(0, 'draw')).toEqual(['zap']);
    t.asks('action', 0);
  });

  test.each([
    [1, []],
    [2, [unit(0, center, 1)]],
  ])('Center Dispatch draws %i', (count, units) => {
    const t = play(
      scene({ hand: ['Center Dispatch'], draw: ['Zap', 'Zap', 'Zap'] }, { units }),
      'Center Dispatch',
    );
    expect(t.pile(0, 'hand')).toHaveLength(count);
    t.asks('action', 0);
  });

  test('Big VP Gainer: counts as a card played, and that is all', () => {
    const t = play(scene({ hand: ['Big VP Gainer'] }), 'Big VP Gainer');
    expect([t.seat(0).cardsPlayed, t.seat(0).permanentVp, t.pile(0, 'played')]).toEqual([
      1,
      0,
      ['big-vp-gainer'],
    ]);
    t.asks('action', 0);
  });
});

describe('tactics', () => {
  const duel = { bridges: lane, units: [unit(0, [1, 0], 2), unit(1, center, 1, 'Brute')] };

  test('Focus Fire: you assign your hits in every combat round of the next battle', () => {
    const t = scene({ hand: ['Focus Fire'] }, duel, { dice: [1, 6, 6, 6, 6, 6, 1, 6, 6, 6, 6, 6] });
    play(t, 'Focus Fire').plan(0, 'march', 'hex:1,0', 'forces:2', 'hex:0,0').asks('assign-hits', 0);
    expect(t.legal(0)).toEqual(['force', 'champion:brute']);
    t.plan(0, 'champion:brute').asks('assign-hits', 0);
    expect([t.champion('brute')?.hp, t.state.battle?.round]).toEqual([5, 2]);
  });

  test('Slow: a champion of any player rolls one die in its next battle', () => {
    const t = scene(
      { hand: ['Slow'] },
      { ...duel, units: [unit(0, [1, 0], 0, 'Jet Striker'), unit(1, center, 2, 'Brute')] },
    );
    play(t, 'Slow', ['champion:jet-striker', 'champion:brute']);
    t.plan(0, 'march', 'hex:1,0', 'champion:jet-striker', 'hex:0,0');
    expect(rolls(t, 'attacker')).toEqual(['jet-striker 1@2']);
    t.asks('action', 0);
  });

  test('Ward: cards of enemies cannot name the champion this round', () => {
    const t = scene(
      { hand: ['Ward'] },
      { second: { hand: ['Zap', 'Zap'] }, units: [unit(0, center, 0, 'Brute'), far] },
    );
    lock(t, 0, 'Ward', ['champion:brute']).plan(1, 'reinforce');
    expect(t.champion('brute')?.warded).toBe(true);
    t.plan(1, 'card:zap');
    expect(t.legal(1)).toEqual(['champion:lone-wolf']);
    t.asks('action');
  });

  test('Frenzy: two more dice all round, 2 damage at once', () => {
    const t = scene(
      { hand: ['Frenzy'] },
      { ...duel, units: [unit(0, [1, 0], 0, 'Jet Striker'), unit(1, center, 2)] },
      { dice: [6, 6, 6, 6, 6, 6, 6] },
    );
    play(t, 'Frenzy', ['champion:jet-striker']);
    expect(t.champion('jet-striker')?.hp).toBe(2);
    t.plan(0, 'march', 'hex:1,0', 'champion:jet-striker', 'hex:0,0');
    expect([rolls(t, 'attacker', 1), rolls(t, 'attacker', 2)]).toEqual([
      ['jet-striker 5@2'],
      ['jet-striker 5@2'],
    ]);
    t.asks('action');
  });

  test('Mortar Shot: a hex within 2 of your Forces; with full accuracy 4 Forces die and champions take 2', () => {
    const units = [unit(0, [2, 0], 1), unit(1, center, 6, 'Brute'), unit(0, [-1, 0], 0, 'Jet Striker')];
    const t = scene({ hand: ['Mortar Shot'] }, { units }, { options: { mortarAccuracy: 100 } });
    t.plan(0, 'card:mortar-shot');
    expect(t.legal(0)).toHaveLength(14);
    expect(t.legal(0)).not.toContain('hex:-1,0');
    t.takeBack(0);
    play(t, 'Mortar Shot', 'hex:0,0');
    expect([t.forces(1, center), t.champion('brute')?.hp, t.seat(0).mana]).toEqual([2, 4, 7]);
    t.asks('action', 0);
  });
});

describe('bridges', () => {
  test('Demolish Bridge: any bridge of the board; it fizzles if that is gone', () => {
    const t = scene(
      { hand: ['Demolish Bridge'] },
      { second: { hand: ['Demolish Bridge'] }, bridges: path(away, [-2, 0], [-1, 0]) },
    );
    lock(t, 0, 'Demolish Bridge', ['edge:-3,0~-2,0', 'edge:-2,0~-1,0']);
    lock(t, 1, 'Demolish Bridge', 'edge:-3,0~-2,0');
    expect(t.bridge(away, [-2, 0])).toBe(false);
    expect(t.told('card-done').map((face) => face['to'])).toEqual(['discard', 'fizzled']);
    t.asks('action');
  });

  test('Bridge Lockdown: a bridge at your hexes that nobody crosses this round, not even you', () => {
    const t = scene(
      { hand: ['Bridge Lockdown'] },
      { bridges: lane, units: [unit(0, center, 1), unit(1, [1, 0], 1)] },
    );
    play(t, 'Bridge Lockdown', ['edge:0,0~1,0', 'edge:-1,0~0,0']);
    t.plan(0, 'march', 'hex:0,0', 'forces:1');
    expect(t.legal(0)).toEqual(['hex:-1,0']);
    t.asks('action', 0);
  });

  test('Bridge Network: three different edges at your hexes', () => {
    const t = scene({ hand: ['Bridge Network'] }, { units: [unit(0, home, 1)] });
    play(t, 'Bridge Network', 'edge:2,0~3,0', 'edge:2,1~3,0', ['edge:3,-1~3,0']);
    expect(t.state.bridges.filter((code) => code !== 0)).toHaveLength(3);
    t.asks('action', 0);
  });

  test('Wormhole Link: two hexes within 3 of your champions become neighbours; burns', () => {
    const t = scene({ hand: ['Wormhole Link'] }, { units: [unit(0, home, 2, 'Brute')] });
    play(t, 'Wormhole Link', 'hex:3,0', 'hex:0,0');
    t.plan(0, 'march', 'hex:3,0', 'forces:2', 'none', 'hex:0,0');
    expect([t.forces(0, center), t.pile(0, 'burned').includes('wormhole-link')]).toEqual([2, true]);
    t.asks('action', 0);
  });

  test('Wormhole Link needs a champion, and fizzles unburned without one', () => {
    expect(offers(scene({ hand: ['Wormhole Link'] }).asks('action'), 'Wormhole Link')).toBe(false);
    const t = scene(
      { hand: ['Wormhole Link'] },
      { second: { hand: ['Zap'] }, units: [unit(0, home, 2, { name: 'Brute', hp: 1 })] },
    );
    lock(t, 1, 'Zap', 'champion:brute');
    lock(t, 0, 'Wormhole Link', 'hex:3,0', 'hex:0,0');
    expect([ending(t, 'Wormhole Link'), t.pile(0, 'played')]).toEqual(['fizzled', ['wormhole-link']]);
    t.asks('action');
  });
});

describe('gambits', () => {
  const atForge = {
    forges: [[1, 0]],
    units: [unit(0, [1, 0], 1)],
    decks: { 'market-2': ['Insight', 'Slow', 'Ward', 'War Taxes', 'Frenzy'] },
  };

  test('Foundry Heist, mode:draft: three Age II cards, one gained, then draw 1', () => {
    const t = scene({ hand: ['Foundry Heist'], draw: ['Zap'] }, { ...atForge, round: 8, lead: 0 });
    play(t, 'Foundry Heist', ['mode:draft', 'mode:reforge']).asks('draft', 0);
    expect(t.legal(0)).toEqual(['card:insight', 'card:slow', 'card:ward']);
    t.plan(0, 'card:slow');
    expect([...t.pile(0, 'hand'), ...t.pile(0, 'draw')].sort()).toEqual(['slow', 'zap']);
    expect(t.state.market[1]).toHaveLength(4);
    t.asks('action', 0);
  });

  test('Foundry Heist, mode:reforge: the card is locked when planning; then draw 1', () => {
    const t = scene({ hand: ['Foundry Heist', 'Recruit', 'Entrench'], draw: ['Zap'] }, atForge);
    play(t, 'Foundry Heist', 'mode:reforge', ['card:recruit', 'card:entrench']);
    expect([t.pile(0, 'burned'), t.pile(0, 'hand')]).toEqual([['recruit'], ['entrench', 'zap']]);
    t.asks('action', 0);
  });

  test.each([
    [4, 5],
    [6, 6],
  ])('Deep Shaft Rig on a Mine of %i: value %i, and a Force', (value, after) => {
    const t = scene(
      { hand: ['Deep Shaft Rig'] },
      { mines: [{ at: [1, 0], value }], units: [unit(0, [1, 0], 1)] },
    );
    play(t, 'Deep Shaft Rig', ['hex:1,0']);
    expect([t.state.tiles[t.hex([1, 0])], t.forces(0, [1, 0]), t.seat(0).gold]).toEqual([after, 2, 9]);
    t.asks('action', 0);
  });

  test('Deep Shaft Rig needs a Mine', () => {
    expect(offers(scene({ hand: ['Deep Shaft Rig'] }).asks('action'), 'Deep Shaft Rig')).toBe(false);
  });

  test('Encirclement: up to five Forces on a hex that three of your hexes surround', () => {
    const ring = [unit(0, [1, 0], 1), unit(0, [0, 1], 1), unit(0, [-1, 1], 1)];
    const t = scene({ hand: ['Encirclement'] }, { units: [...ring, unit(1, center, 7), far] });
    play(t, 'Encirclement', ['hex:0,0', 'hex:-3,0']);
    expect(t.forces(1, center)).toBe(2);
    t.asks('action', 0);
  });

  test('Encirclement with two hexes around it fizzles on resolution', () => {
    const t = scene(
      { hand: ['Encirclement'] },
      { units: [unit(0, [1, 0], 1), unit(0, [0, 1], 1), unit(1, center, 7)] },
    );
    play(t, 'Encirclement', 'hex:0,0');
    expect([t.forces(1, center), ending(t, 'Encirclement')]).toEqual([7, 'fizzled']);
    t.asks('action', 0);
  });
});

describe('champions', () => {
  test.each([
    ['Jet Striker', 1, 4],
    ['Tax Reaver', 2, 6],
    ['Siege Engineer', 1, 5],
    ['Duelist Exemplar', 1, 5],
    ['Lone Wolf', 2, 5],
    ['Reliable Veteran', 2, 6],
  ] as const)('%s is deployed to a hex with a Force of yours for its price', (name, gold, hp) => {
    const t = scene({ hand: [name] }, { units: [unit(0, center, 1)] });
    play(t, name, ['hex:0,0', 'hex:3,0']);
    expect(t.champion(name.toLowerCase().replace(' ', '-'))).toMatchObject({ hp, hex: t.hex(center) });
    expect([t.seat(0).gold, t.seat(0).mana]).toEqual([10 - gold, 7]);
    t.asks('action', 0);
  });

  test('Siege Engineer destroys a bridge at its hex, locked with the deploy hex', () => {
    const t = scene({ hand: ['Siege Engineer'] }, { bridges: lane, units: [unit(0, center, 1)] });
    play(t, 'Siege Engineer', 'hex:0,0', ['edge:0,0~1,0', 'edge:-1,0~0,0']);
    expect(t.bridge(center, [1, 0])).toBe(false);
    t.asks('action', 0);
  });

  test('Tax Reaver, Extort: 2 gold from the owner of a champion that it kills', () => {
    const units = [unit(0, [1, 0], 0, 'Tax Reaver'), unit(1, center, 0, { name: 'Brute', hp: 1 })];
    const t = scene({}, { bridges: lane, units }, { dice: [1, 6, 6] });
    t.plan(0, 'march', 'hex:1,0', 'champion:tax-reaver', 'hex:0,0').othersDone();
    expect([t.seat(0).gold, t.seat(1).gold]).toEqual([14, 8]);
    t.asks('action', 0);
  });

  test('Duelist Exemplar rolls one more die against an enemy champion, Lone Wolf three more without Forces', () => {
    const units = [unit(0, [1, 0], 1, 'Duelist Exemplar'), unit(1, center, 0, 'Lone Wolf')];
    const t = scene({}, { bridges: lane, units });
    t.plan(0, 'march', 'hex:1,0', 'forces:1', 'champion:duelist-exemplar', 'hex:0,0').othersDone();
    expect(rolls(t, 'attacker')).toEqual(['forces 1@2', 'duelist-exemplar 3@3']);
    expect(rolls(t, 'defender')).toEqual(['lone-wolf 4@2']);
    t.asks('action', 0);
  });

  test('Reliable Veteran: one die that hits on 1-5; Jet Striker: three dice', () => {
    const units = [unit(0, [1, 0], 0, 'Reliable Veteran'), unit(1, center, 0, 'Jet Striker')];
    const t = scene({}, { bridges: lane, units });
    t.plan(0, 'march', 'hex:1,0', 'champion:reliable-veteran', 'hex:0,0').othersDone();
    expect([rolls(t, 'attacker'), rolls(t, 'defender')]).toEqual([
      ['reliable-veteran 1@5'],
      ['jet-striker 3@2'],
    ]);
    t.asks('action', 0);
  });
});

everyCardOf('§23 §23.2', 'market-2');
