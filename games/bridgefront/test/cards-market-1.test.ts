// The Age I Market: what each card locks, asks late and does.

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

describe('movement', () => {
  test('Quick March: stack and a path of up to two hexes', () => {
    const t = scene({ hand: ['Quick March'] }, { bridges: lane, units: [unit(0, home, 2, 'Brute')] });
    play(
      t,
      'Quick March',
      ['hex:3,0'],
      ['forces:1', 'forces:0', 'forces:2'],
      ['champion:brute', 'none'],
      ['hex:2,0'],
      ['hex:1,0', 'hex:3,0', 'none'],
    );
    expect([t.forces(0, home), t.forces(0, [1, 0])]).toEqual([1, 1]);
    expect(t.champion('brute')?.hex).toBe(t.hex([1, 0]));
    t.asks('action', 0);
  });

  test('Roll Out: one or two stacks, each one step, in the declared order', () => {
    const units = [unit(0, home, 2), unit(0, center, 1), unit(1, [-1, 0], 1)];
    const t = scene({ hand: ['Roll Out'] }, { bridges: lane, units }, { dice: [1, 6] });
    play(
      t,
      'Roll Out',
      ['hex:0,0', 'hex:3,0'],
      ['forces:1'],
      ['hex:-1,0', 'hex:1,0'],
      ['hex:3,0', 'none'],
      'forces:2',
      ['hex:2,0'],
    );
    const order = t.reports
      .map(({ face }) => face?.tell)
      .filter((tell) => tell === 'moved' || tell === 'battle-over');
    expect(order).toEqual(['moved', 'battle-over', 'moved']);
    expect([t.forces(0, [-1, 0]), t.forces(0, [2, 0])]).toEqual([1, 2]);
    t.asks('action', 0);
  });

  test('Roll Out: stacks share no unit, and one stack is enough', () => {
    const t = scene({ hand: ['Roll Out'] }, { bridges: lane, units: [unit(0, home, 3)] });
    t.plan(0, 'card:roll-out', 'hex:3,0', 'forces:2', 'hex:2,0');
    expect(t.legal(0)).toEqual(['hex:3,0', 'none']);
    t.plan(0, 'hex:3,0');
    expect(t.legal(0)).toEqual(['forces:1']);
    t.takeBack(0).plan(0, 'none').othersDone();
    expect([t.forces(0, home), t.forces(0, [2, 0])]).toEqual([1, 2]);
    t.asks('action', 0);
  });

  test('Emergency Evac: your champion straight home, healed by 1', () => {
    const t = scene(
      { hand: ['Emergency Evac'] },
      { units: [unit(0, center, 1, { name: 'Brute', hp: 3 }), unit(1, away, 0, 'Lone Wolf')] },
    );
    play(t, 'Emergency Evac', ['champion:brute']);
    expect(t.champion('brute')).toMatchObject({ hp: 4, hex: t.hex(home) });
    t.asks('action', 0);
  });

  test('Flank Step: one hex without a bridge', () => {
    const t = scene({ hand: ['Flank Step'] }, { units: [unit(0, center, 2)] });
    const near = ['hex:1,0', 'hex:0,1', 'hex:-1,1', 'hex:-1,0', 'hex:0,-1', 'hex:1,-1'];
    play(t, 'Flank Step', ['hex:0,0'], ['forces:2', 'forces:1'], near);
    expect(t.forces(0, [1, 0])).toBe(2);
    t.asks('action', 0);
  });

  test('Column Advance: up to three hexes', () => {
    const t = scene({ hand: ['Column Advance'] }, { bridges: lane, units: [unit(0, home, 2)] });
    play(t, 'Column Advance', 'hex:3,0', 'forces:2', 'hex:2,0', 'hex:1,0', ['hex:0,0', 'hex:2,0', 'none']);
    expect([t.forces(0, center), t.seat(0).mana]).toEqual([2, 7]);
    t.asks('action', 0);
  });
});

describe('recruitment', () => {
  const mineAndForge = {
    mines: [{ at: [1, 0], value: 4 }],
    forges: [[0, 1]],
    units: [unit(0, [1, 0], 1), unit(0, [0, 1], 1), unit(0, [2, -1], 1)],
  };

  test.each([
    ['mode:capital', home, 4],
    ['mode:hex', [2, -1], 3],
  ] as const)('Recruit Detachment, %s', (mode, at, forces) => {
    const t = scene({ hand: ['Recruit Detachment'] }, mineAndForge);
    const picks = mode === 'mode:hex' ? [['hex:2,-1', 'hex:1,0', 'hex:0,1']] : [];
    play(t, 'Recruit Detachment', mode, ...picks);
    expect([t.forces(0, at), t.seat(0).mana, t.seat(0).gold]).toEqual([forces, 7, 9]);
    t.asks('action', 0);
  });

  test('Paid Volunteers: 4 Forces in the Capital; 5 for Bastion (S-89)', () => {
    const t = play(scene({ hand: ['Paid Volunteers'] }), 'Paid Volunteers');
    expect([t.forces(0, home), t.seat(0).gold]).toEqual([4, 8]);
    const bastion = play(scene({ faction: 'bastion', hand: ['Paid Volunteers'] }), 'Paid Volunteers');
    expect(bastion.forces(0, home)).toBe(5);
    bastion.asks('action', 0);
    t.asks('action', 0);
  });

  test('Escort Detail: 2 Forces to where your champion is', () => {
    const t = scene(
      { hand: ['Escort Detail'] },
      { units: [unit(0, center, 0, 'Brute'), unit(1, away, 0, 'Lone Wolf')] },
    );
    play(t, 'Escort Detail', ['champion:brute']);
    expect(t.forces(0, center)).toBe(2);
    t.asks('action', 0);
  });

  test('Escort Detail fizzles if the champion died', () => {
    const t = scene(
      { hand: ['Escort Detail'] },
      { second: { hand: ['Zap'] }, units: [unit(0, center, 1, { name: 'Brute', hp: 1 })] },
    );
    lock(t, 1, 'Zap', 'champion:brute');
    lock(t, 0, 'Escort Detail', 'champion:brute');
    expect([t.forces(0, center), ending(t, 'Escort Detail')]).toEqual([1, 'fizzled']);
    t.asks('action');
  });

  test.each([
    ['mode:hex', [1, 0], 4],
    ['mode:capital', home, 1],
  ] as const)('Roadblock Squad, %s', (mode, at, forces) => {
    const t = scene({ hand: ['Roadblock Squad'] }, mineAndForge);
    play(
      t,
      'Roadblock Squad',
      [mode, mode === 'mode:hex' ? 'mode:capital' : 'mode:hex'],
      ...(mode === 'mode:hex' ? [['hex:1,0', 'hex:0,1']] : []),
    );
    expect(t.forces(0, at)).toBe(forces);
    t.asks('action', 0);
  });

  test('Roadblock Squad: without Mine or Forge only the Capital', () => {
    const t = scene({ hand: ['Roadblock Squad'] }, { units: [unit(0, center, 1)] });
    play(t, 'Roadblock Squad', ['mode:capital']);
    t.asks('action', 0);
  });

  test('Frontier Claim: 4 Forces on an empty hex at the Capital, or in the empty Capital', () => {
    const t = scene({ hand: ['Frontier Claim'] }, { units: [unit(1, [2, 0], 1)] });
    play(t, 'Frontier Claim', ['hex:2,1', 'hex:3,0', 'hex:3,-1']);
    expect([t.forces(0, [2, 1]), t.seat(0).gold, t.seat(0).mana]).toEqual([4, 8, 7]);
    t.asks('action', 0);
  });

  test('Frontier Claim in the own empty Capital is a Capital deployment: Home Guard', () => {
    const t = play(scene({ faction: 'bastion', hand: ['Frontier Claim'] }), 'Frontier Claim', 'hex:3,0');
    expect(t.forces(0, home)).toBe(5);
    t.asks('action', 0);
  });
});

describe('economy', () => {
  const onMine = { mines: [{ at: [1, 0], value: 4 }], units: [unit(0, [1, 0], 1)] };

  test.each([
    ['Prospecting', 2, {}],
    ['Prospecting on a Mine', 3, onMine],
    ['Trade Caravan', 3, {}],
    ['Supply Ledger', 1, {}],
  ] as const)('%s: +%i gold', (title, gold, field) => {
    const card = title.split(' on ')[0];
    const t = play(scene({ hand: [card] }, field), card);
    expect(t.seat(0).gold).toBe(10 + gold);
    t.asks('action', 0);
  });

  test.each([
    [false, 10],
    [true, 12],
  ])('Spoils of War: 2 gold if a battle was won this round (%s)', (wonBattle, gold) => {
    const t = play(scene({ hand: ['Spoils of War'], wonBattle }), 'Spoils of War');
    expect([t.seat(0).gold, t.seat(0).mana]).toEqual([gold, 9]);
    t.asks('action', 0);
  });

  test('Scavenger’s Market: 1 gold and a card', () => {
    const t = play(scene({ hand: ['Scavenger’s Market'], draw: ['Zap'] }), 'Scavenger’s Market');
    expect([t.seat(0).gold, t.pile(0, 'hand')]).toEqual([11, ['zap']]);
    t.asks('action', 0);
  });
});

describe('cards', () => {
  test.each([
    ['Quick Study', 2],
    ['Patrol Record', 1],
  ])('%s draws %i', (card, count) => {
    const t = play(scene({ hand: [card], draw: ['Zap', 'Recruit', 'Field Medic'] }), card);
    expect(t.pile(0, 'hand')).toEqual(['zap', 'recruit', 'field-medic'].slice(0, count));
    t.asks('action', 0);
  });

  test('Cycle Notes: draw 2, then discard any hand card', () => {
    const t = play(scene({ hand: ['Cycle Notes', 'Entrench'], draw: ['Zap', 'Recruit'] }), 'Cycle Notes');
    t.asks('discard', 0);
    expect(t.legal(0)).toEqual(['card:entrench', 'card:zap', 'card:recruit']);
    t.plan(0, 'card:entrench');
    expect([t.pile(0, 'hand'), t.pile(0, 'discard')]).toEqual([['zap', 'recruit'], ['entrench']]);
    t.asks('action', 0);
  });

  test('Cycle Notes: nothing is asked when the hand is one card', () => {
    const t = play(scene({ hand: ['Cycle Notes'], draw: ['Zap'] }), 'Cycle Notes');
    expect([t.pile(0, 'hand'), t.pile(0, 'discard')]).toEqual([[], ['zap']]);
    t.asks('action', 0);
  });

  test('Hard Mulligan: up to three hand cards, locked, replaced by draws', () => {
    const t = scene({ hand: ['Hard Mulligan', 'Zap', 'Zap', 'Recruit'], draw: ['Entrench', 'Smoke Screen'] });
    play(
      t,
      'Hard Mulligan',
      ['card:zap', 'card:recruit', 'none'],
      ['card:zap', 'card:recruit', 'none'],
      ['none', 'card:recruit'],
    );
    expect(t.pile(0, 'hand')).toEqual(['recruit', 'entrench', 'smoke-screen']);
    t.asks('action', 0);
  });

  test('Hard Mulligan with an empty hand asks and does nothing', () => {
    const t = play(scene({ hand: ['Hard Mulligan'], draw: ['Zap'] }), 'Hard Mulligan');
    expect(t.pile(0, 'hand')).toEqual([]);
    t.asks('action', 0);
  });

  test('Make a Play: 1 mana for nothing, above the usual five (G-22), and burns', () => {
    const t = play(scene({ hand: ['Make a Play'], mana: 5 }), 'Make a Play');
    expect([t.seat(0).mana, t.pile(0, 'burned')]).toEqual([6, ['make-a-play']]);
    t.asks('action', 0);
  });

  test('War Chronicle: look at the top two; one more does not help Cipher (S-98)', () => {
    const t = play(
      scene({ faction: 'cipher', hand: ['War Chronicle'], draw: ['Zap', 'Recruit', 'Entrench'] }),
      'War Chronicle',
    );
    expect(t.told('looked', 0)).toMatchObject([{ count: 2, cards: ['zap', 'recruit'] }]);
    expect(t.told('looked', 1)[0]['cards']).toBeUndefined();
    expect(t.pile(0, 'draw')).toEqual(['entrench', 'recruit', 'zap']);
    t.asks('action', 0);
  });
});

describe('tactics', () => {
  /** Seat 0 plays the card at home in the middle, then seat 1 attacks from the west. */
  function attacked(card: string, dice: number[], ...picks: string[]) {
    const units = [unit(0, center, 2, 'Jet Striker'), unit(1, [-1, 0], 2, 'Brute')];
    const t = scene({ hand: [card] }, { units, bridges: lane }, { dice, seed: card });
    lock(t, 0, card, ...picks).plan(1, 'reinforce');
    t.plan(0, 'done').plan(1, 'march', 'hex:-1,0', 'forces:2', 'champion:brute', 'hex:0,0');
    return t;
  }

  test('Entrench: your Forces defend that hex on 1-3', () => {
    const t = attacked('Entrench', [], 'hex:0,0');
    expect(rolls(t, 'defender')).toEqual(['forces 2@3', 'jet-striker 3@2']);
    t.asks('action', 1);
  });

  test('Battle Cry: one more die for each champion in round 1', () => {
    const t = attacked('Battle Cry', [6, 6, 6, 6, 6, 6, 6, 6, 6]);
    expect(rolls(t, 'defender', 1)).toEqual(['forces 2@2', 'jet-striker 4@2']);
    expect(rolls(t, 'defender', 2)).toEqual(['forces 2@2', 'jet-striker 3@2']);
    t.asks('action', 1);
  });

  test('Smoke Screen: enemy Forces hit on 1 only in round 1, enemy champions as ever', () => {
    const t = attacked('Smoke Screen', [6, 6, 6, 6, 6, 6, 6, 6]);
    expect(rolls(t, 'attacker', 1)).toEqual(['forces 2@1', 'brute 1@3']);
    expect(rolls(t, 'attacker', 2)).toEqual(['forces 2@2', 'brute 1@3']);
    t.asks('action', 1);
  });

  test.each([
    ['in the Capital', home, 5],
    ['elsewhere', center, 3],
  ] as const)('Patch Up %s', (_, at, hp) => {
    const t = scene(
      { hand: ['Patch Up'] },
      { units: [unit(0, at, 1, { name: 'Brute', hp: 1 }), unit(1, away, 0, 'Lone Wolf')] },
    );
    play(t, 'Patch Up', ['champion:brute']);
    expect(t.champion('brute')?.hp).toBe(hp);
    t.asks('action', 0);
  });
});

describe('bridges', () => {
  test('Temporary Bridge: any edge, gone in Cleanup', () => {
    const t = scene({ hand: ['Temporary Bridge'] });
    play(t, 'Temporary Bridge', 'edge:-3,0~-2,0');
    expect(t.bridge(away, [-2, 0])).toBe(true);
    t.plan(0, 'done').asks('bid');
    expect(t.bridge(away, [-2, 0])).toBe(false);
  });

  test('Sabotage Bridge: a bridge at a hex that you occupy', () => {
    const t = scene(
      { hand: ['Sabotage Bridge'] },
      { bridges: [...lane, ...path([0, 2], [1, 1])], units: [unit(0, [1, 0], 1)] },
    );
    play(t, 'Sabotage Bridge', ['edge:0,0~1,0', 'edge:1,0~2,0']);
    expect([t.bridge(center, [1, 0]), t.bridge([1, 0], [2, 0]), t.seat(0).mana]).toEqual([false, true, 7]);
    t.asks('action', 0);
  });

  test('Sabotage Bridge fizzles when you left or it fell before', () => {
    const t = scene(
      { hand: ['Sabotage Bridge'] },
      { second: { hand: ['Demolish Bridge'] }, bridges: lane, units: [unit(0, [1, 0], 1)] },
    );
    lock(t, 1, 'Demolish Bridge', 'edge:0,0~1,0');
    lock(t, 0, 'Sabotage Bridge', 'edge:0,0~1,0');
    expect(ending(t, 'Sabotage Bridge')).toBe('fizzled');
    t.asks('action');
  });

  test('Rapid Span: two different edges at your hexes; one only where no second is left', () => {
    const t = scene({ hand: ['Rapid Span'] }, { units: [unit(0, home, 1)] });
    play(
      t,
      'Rapid Span',
      ['edge:2,0~3,0', 'edge:2,1~3,0', 'edge:3,-1~3,0'],
      ['edge:2,1~3,0', 'edge:3,-1~3,0'],
    );
    expect([t.bridge(home, [2, 0]), t.bridge(home, [2, 1])]).toEqual([true, true]);
    t.asks('action', 0);
    const last = scene(
      { hand: ['Rapid Span'] },
      { units: [unit(0, home, 1)], bridges: [...path(home, [2, 0]), ...path(home, [2, 1])] },
    );
    play(last, 'Rapid Span', ['edge:3,-1~3,0']).asks('action', 0);
  });

  test('G-04: nothing to build at your units, no Rapid Span', () => {
    const bridges = [...path(home, [2, 0]), ...path(home, [2, 1]), ...path(home, [3, -1])];
    expect(
      offers(
        scene({ hand: ['Rapid Span'] }, { units: [unit(0, home, 1)], bridges }).asks('action'),
        'Rapid Span',
      ),
    ).toBe(false);
  });

  test('Bridge Trap: the first enemy stack over it loses a Force', () => {
    const t = scene(
      { hand: ['Bridge Trap'] },
      { bridges: lane, units: [unit(0, center, 1), unit(1, [-1, 0], 3)] },
      { dice: [1, 6, 6] },
    );
    lock(t, 0, 'Bridge Trap', ['edge:-1,0~0,0', 'edge:0,0~1,0']).plan(1, 'reinforce');
    t.plan(0, 'done').plan(1, 'march', 'hex:-1,0', 'forces:3', 'hex:0,0');
    expect(t.told('trap-sprung')).toMatchObject([{ seat: 1, lost: 1 }]);
    expect(t.forces(1, center)).toBe(2);
    expect(t.state.traps).toEqual([]);
    t.asks('action', 1);
  });
});

describe('gambits', () => {
  test('Forked Road 1-5: 2 gold and a Force in the Capital', () => {
    const t = play(scene({ hand: ['Dice: Forked Road'] }, {}, { dice: [5] }), 'Dice: Forked Road');
    expect([t.seat(0).gold, t.forces(0, home)]).toEqual([12, 1]);
    t.asks('action', 0);
  });

  test('Forked Road 6: which of your champions leaves is asked after the roll', () => {
    const marks = [{ seat: 1, gold: 5 }];
    const units = [unit(0, home, 1, { name: 'Brute', marks }, 'Lone Wolf'), unit(1, away, 0, 'Jet Striker')];
    const t = play(scene({ hand: ['Dice: Forked Road'] }, { units }, { dice: [6] }), 'Dice: Forked Road');
    t.asks('branch', 0);
    expect(t.legal(0)).toEqual(['champion:brute', 'champion:lone-wolf']);
    t.plan(0, 'champion:brute');
    // Not a death: no mark pays and nobody's "enemy Champion died" (G-15).
    expect([t.champion('brute'), t.seat(1).gold, t.seat(1).enemyChampionDied]).toEqual([null, 10, false]);
    t.asks('action', 0);
  });

  test('Forked Road 6 without a champion does nothing', () => {
    const t = play(scene({ hand: ['Dice: Forked Road'] }, {}, { dice: [6] }), 'Dice: Forked Road');
    expect([t.seat(0).gold, t.forces(0, home)]).toEqual([10, 0]);
    t.asks('action', 0);
  });

  test('Supply Swap: cards with their rewards; Home Guard once', () => {
    const t = scene({ faction: 'bastion', hand: ['Supply Swap', 'Zap', 'Recruit', 'Zap'] });
    play(
      t,
      'Supply Swap',
      ['card:zap', 'card:recruit', 'none'],
      ['mode:forces', 'mode:gold'],
      ['card:zap', 'card:recruit', 'none'],
      'mode:forces',
    );
    expect([t.forces(0, home), t.seat(0).gold, t.pile(0, 'hand')]).toEqual([5, 10, ['recruit']]);
    t.asks('action', 0);
  });

  test('Supply Swap: one card for gold, or nothing at all', () => {
    const t = play(scene({ hand: ['Supply Swap', 'Zap'] }), 'Supply Swap', 'card:zap', 'mode:gold');
    expect(t.seat(0).gold).toBe(12);
    t.asks('action', 0);
    play(scene({ hand: ['Supply Swap', 'Zap'] }), 'Supply Swap', 'none').asks('action', 0);
  });

  test('Banner Claim: one Force one hex, as Quick Move', () => {
    const t = scene({ hand: ['Banner Claim'] }, { bridges: lane, units: [unit(0, home, 2, 'Brute')] });
    play(t, 'Banner Claim', ['hex:3,0'], ['hex:2,0']);
    expect([t.forces(0, [2, 0]), t.champion('brute')?.hex]).toEqual([1, t.hex(home)]);
    t.asks('action', 0);
  });
});

describe('champions', () => {
  test.each([
    ['Skirmisher Captain', 0, 4],
    ['Bridge Runner', 0, 3],
    ['Inspiring Geezer', 1, 2],
    ['Field Surgeon', 1, 4],
    ['Bounty Hunter', 1, 4],
    ['Brute', 2, 6],
  ] as const)('%s is deployed to a hex with a Force of yours for its price', (name, gold, hp) => {
    const t = scene({ hand: [name] }, { units: [unit(0, center, 1), unit(1, [1, 0], 1)] });
    play(t, name, ['hex:0,0', 'hex:3,0']);
    const slug = name.toLowerCase().replace(' ', '-');
    expect(t.champion(slug)).toMatchObject({ hp, hex: t.hex(center) });
    expect([t.seat(0).gold, t.seat(0).mana]).toEqual([10 - gold, 7]);
    t.asks('action', 0);
  });

  test('Skirmisher Captain brings a Force along', () => {
    const t = play(
      scene({ hand: ['Skirmisher Captain'] }, { units: [unit(0, center, 1)] }),
      'Skirmisher Captain',
      'hex:0,0',
    );
    expect(t.forces(0, center)).toBe(2);
    t.asks('action', 0);
  });

  test('Bridge Runner, Pathfinder: March without a bridge', () => {
    const t = scene({}, { units: [unit(0, center, 0, 'Bridge Runner')] });
    t.plan(0, 'march', 'hex:0,0', 'champion:bridge-runner', 'hex:0,1').othersDone();
    expect(t.champion('bridge-runner')?.hex).toBe(t.hex([0, 1]));
    t.asks('action', 0);
  });

  test('Field Surgeon, Stitchwork: 0 mana, once a round, in the window of Basic Actions, itself too', () => {
    const wounded = { name: 'Brute', hp: 3 };
    const units = [
      unit(0, center, 0, { name: 'Field Surgeon', hp: 1 }, wounded),
      unit(0, [1, 0], 0, 'Lone Wolf'),
    ];
    const t = scene({}, { units });
    t.plan(0, 'stitchwork');
    expect(t.legal(0)).toEqual(['champion:field-surgeon', 'champion:brute']);
    t.plan(0, 'champion:brute').othersDone();
    expect([t.champion('brute')?.hp, t.seat(0).mana]).toEqual([5, 9]);
    expect(t.legal(0)).not.toContain('stitchwork');
    t.asks('action', 0);
  });

  /** Seat 0 attacks the middle from the east with its units. */
  function attack(
    own: readonly Parameters<typeof unit>[3][],
    foes: readonly Parameters<typeof unit>[3][],
    dice: number[],
    forces = [0, 0],
  ) {
    const units = [unit(0, [1, 0], forces[0], ...own), unit(1, center, forces[1], ...foes)];
    const t = scene({ hand: ['Quick March'] }, { bridges: lane, units }, { dice, seed: 'attack' });
    t.plan(0, 'march', 'hex:1,0');
    while (t.match.decision?.sealed[0] === false)
      t.plan(
        0,
        t
          .legal(0)
          .filter((one) => one !== 'hex:2,0')
          .findLast((one) => one !== 'none') ?? 'none',
      );
    return t.othersDone();
  }

  test('Inspiring Geezer: friendly Forces on its hex hit on 1-3', () => {
    const t = attack(['Inspiring Geezer'], [], [3, 3, 6, 6, 6], [2, 2]);
    expect(rolls(t, 'attacker')).toEqual(['forces 2@3', 'inspiring-geezer 1@2']);
    t.asks('action', 0);
  });

  test('Bounty Hunter, Contract Pay: 1 gold when an enemy champion dies in its battle', () => {
    const t = attack(['Bounty Hunter'], [{ name: 'Jet Striker', hp: 1 }], [1, 6, 6, 6, 6]);
    expect(t.told('bounty').map(({ amount, why }) => [why, amount])).toEqual([
      ['bounty', 3],
      ['contract-pay', 1],
    ]);
    t.asks('action', 0);
  });

  test('Brute: three dice while no enemy champion fights', () => {
    expect(rolls(attack(['Brute'], [], [1, 6, 6, 6], [0, 1]).asks('action'), 'attacker')).toEqual([
      'brute 3@3',
    ]);
    const t = attack(['Brute'], ['Lone Wolf'], []);
    expect(rolls(t, 'attacker')).toEqual(['brute 1@3']);
    t.asks('action', 0);
  });
});

everyCardOf('§23 §23.1', 'market-1');
