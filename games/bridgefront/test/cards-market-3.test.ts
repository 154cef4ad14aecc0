// The Age III Market: what each card locks, asks late and does.

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
const lane = path(home, [2, 0], [1, 0], center, [-1, 0], [-2, 0], away);
const far = unit(1, away, 0, 'Lone Wolf');
const forge = { forges: [[1, 0]], units: [unit(0, [1, 0], 1)] };

describe('movement', () => {
  test('Grand Maneuver: two stacks, up to three hexes each', () => {
    const t = scene({ hand: ['Grand Maneuver'] }, { bridges: lane, units: [unit(0, home, 2)] });
    play(
      t,
      'Grand Maneuver',
      'hex:3,0',
      'forces:1',
      'hex:2,0',
      'hex:1,0',
      'hex:0,0',
      ['hex:3,0', 'none'],
      ['forces:1'],
      'hex:2,0',
      'none',
    );
    expect([t.forces(0, center), t.forces(0, [2, 0]), t.seat(0).mana]).toEqual([1, 1, 6]);
    t.asks('action', 0);
  });

  test('Ghost Step: up to three hexes without bridges; burns', () => {
    const t = scene({ hand: ['Ghost Step'] }, { units: [unit(0, home, 2)] });
    play(t, 'Ghost Step', 'hex:3,0', 'forces:2', 'hex:2,0', 'hex:1,0', 'hex:0,0');
    expect([t.forces(0, center), t.pile(0, 'burned')]).toEqual([2, ['ghost-step']]);
    t.asks('action', 0);
  });

  test('Ghost Step stops for battles', () => {
    const t = scene(
      { hand: ['Ghost Step'] },
      { units: [unit(0, home, 2), unit(1, [2, 0], 1)] },
      { dice: [1, 6, 6] },
    );
    play(t, 'Ghost Step', 'hex:3,0', 'forces:2', 'hex:2,0');
    expect(t.forces(0, [2, 0])).toBe(2);
    t.asks('action', 0);
  });

  test('Warp Column: without bridges to a hex beside a champion that stays behind', () => {
    const t = scene({ hand: ['Warp Column'] }, { units: [unit(0, center, 2, 'Brute'), unit(0, home, 2)] });
    play(t, 'Warp Column', ['hex:3,0', 'hex:0,0'], ['forces:2', 'forces:1'], ['hex:2,0'], ['hex:1,0']);
    expect(t.forces(0, [1, 0])).toBe(2);
    t.asks('action', 0);
  });

  test('Warp Column fizzles if no champion is beside its end any more', () => {
    const t = scene(
      { hand: ['Warp Column'] },
      {
        second: { hand: ['Zap'] },
        units: [unit(0, center, 0, { name: 'Brute', hp: 1 }), unit(0, [2, 0], 2)],
      },
    );
    lock(t, 1, 'Zap', 'champion:brute');
    lock(t, 0, 'Warp Column', 'hex:2,0', 'forces:2', 'hex:1,0', 'none');
    expect([t.forces(0, [2, 0]), ending(t, 'Warp Column')]).toEqual([2, 'fizzled']);
    t.asks('action');
  });

  test.each([
    ['on the Center', center, 1],
    ['elsewhere', [1, 0], 0],
  ] as const)('Final Push ending %s', (_, end, drawn) => {
    const t = scene({ hand: ['Final Push'], draw: ['Zap'] }, { bridges: lane, units: [unit(0, [2, 0], 1)] });
    play(t, 'Final Push', 'hex:2,0', 'forces:1', 'hex:1,0', end === center ? 'hex:0,0' : 'none');
    expect(t.pile(0, 'hand')).toHaveLength(drawn);
    t.asks('action', 0);
  });

  test.each([
    [[1, 6], 1],
    [[6, 1], 0],
  ])(
    'Final Push into enemies draws only if a moved unit is alive after the battle: dice %j',
    (dice, drawn) => {
      const t = scene(
        { hand: ['Final Push'], draw: ['Zap'] },
        { bridges: lane, forges: [[1, 0]], units: [unit(0, [2, 0], 1), unit(1, [1, 0], 1)] },
        { dice },
      );
      play(t, 'Final Push', 'hex:2,0', 'forces:1', 'hex:1,0');
      expect(t.pile(0, 'hand')).toHaveLength(drawn);
      t.asks('action', 0);
    },
  );

  test.each([
    ['from elsewhere', home, ['hex:1,0', 'hex:2,0']],
    ['from a Mine only to another', [1, 0], ['hex:2,0']],
  ] as const)('C-06: Extraction Run goes %s', (_, at, goals) => {
    const units = [unit(0, at, 0, 'Brute'), unit(0, [1, 0], 1), unit(0, [2, 0], 1), far];
    const t = scene(
      { hand: ['Extraction Run'] },
      {
        mines: [
          { at: [1, 0], value: 4 },
          { at: [2, 0], value: 4 },
        ],
        units,
      },
    );
    t.plan(0, 'card:extraction-run', 'champion:brute');
    expect(t.legal(0)).toEqual(goals);
    play(t.takeBack(0).takeBack(0), 'Extraction Run', 'champion:brute', 'hex:2,0');
    expect([t.champion('brute')?.hex, t.seat(0).gold]).toEqual([t.hex([2, 0]), 11]);
    t.asks('action', 0);
  });

  test('C-06: Extraction Run is not offered to a Champion that stands on the only Mine', () => {
    const units = [unit(0, [1, 0], 0, 'Brute'), far];
    const t = scene({ hand: ['Extraction Run'] }, { mines: [{ at: [1, 0], value: 4 }], units });
    expect(offers(t.asks('action'), 'Extraction Run')).toBe(false);
  });

  test('Extraction Run needs a Mine of yours and a champion', () => {
    expect(
      offers(
        scene({ hand: ['Extraction Run'] }, { units: [unit(0, home, 1, 'Brute')] }).asks('action'),
        'Extraction Run',
      ),
    ).toBe(false);
  });
});

describe('recruitment', () => {
  test('Deep Reserves: 9 Forces for 3 mana and 3 gold', () => {
    const t = play(scene({ hand: ['Deep Reserves'] }), 'Deep Reserves');
    expect([t.forces(0, home), t.seat(0).mana, t.seat(0).gold]).toEqual([9, 6, 7]);
    t.asks('action', 0);
  });

  test('Elite Guard: 5 Forces, and 2 points for a champion there', () => {
    const units = [unit(0, home, 0, { name: 'Brute', hp: 1 }), unit(0, center, 0, 'Jet Striker')];
    const t = play(scene({ hand: ['Elite Guard'] }, { units }), 'Elite Guard', ['champion:brute']);
    expect([t.forces(0, home), t.champion('brute')?.hp, t.seat(0).gold]).toEqual([5, 3, 7]);
    t.asks('action', 0);
    play(scene({ hand: ['Elite Guard'] }), 'Elite Guard').asks('action', 0);
  });

  test('Forward Legion: 4 Forces at a champion, then any stack of that hex may step on', () => {
    const t = scene({ hand: ['Forward Legion'] }, { bridges: lane, units: [unit(0, [1, 0], 1, 'Brute')] });
    play(
      t,
      'Forward Legion',
      ['hex:1,0'],
      ['forces:5', 'forces:0', 'forces:1', 'forces:2', 'forces:3', 'forces:4', 'none'],
      ['champion:brute', 'none'],
      ['hex:0,0', 'hex:2,0'],
    );
    expect([t.forces(0, center), t.champion('brute')?.hex]).toEqual([5, t.hex(center)]);
    t.asks('action', 0);
  });

  test('Forward Legion: without its champion nothing is deployed and nothing moves', () => {
    const t = scene(
      { hand: ['Forward Legion'] },
      { second: { hand: ['Zap'] }, bridges: lane, units: [unit(0, [1, 0], 1, { name: 'Brute', hp: 1 })] },
    );
    lock(t, 1, 'Zap', 'champion:brute');
    lock(t, 0, 'Forward Legion', 'hex:1,0', 'forces:1', 'none', 'hex:0,0');
    expect([t.forces(0, [1, 0]), t.forces(0, center)]).toEqual([1, 0]);
    t.asks('action');
  });

  test('Last Reserves: the 4 Forces just placed march at once', () => {
    const t = scene({ hand: ['Last Reserves'] }, { bridges: lane, units: [unit(0, home, 2)] });
    play(t, 'Last Reserves', ['hex:2,0']);
    expect([t.forces(0, home), t.forces(0, [2, 0]), t.seat(0).gold]).toEqual([2, 4, 7]);
    t.asks('action', 0);
  });
});

describe('economy', () => {
  test.each([
    ['Royal Mint', 5, {}, {}],
    ['Plunder', 2, {}, {}],
    ['Plunder in an enemy Capital', 5, {}, { units: [unit(0, away, 1)] }],
    ['Blood Price', 2, {}, {}],
    ['Blood Price after an enemy champion died', 4, { enemyChampionDied: true }, {}],
    ['Conquest Record', 1, {}, {}],
  ] as const)('%s: +%i gold', (title, gold, own, field) => {
    const card = title.split(/ (?:in|after) /)[0];
    const t = play(scene({ hand: [card], ...own }, field), card);
    expect(t.seat(0).gold).toBe(10 + gold);
    t.asks('action', 0);
  });

  test.each([
    [5, 12, 3],
    [1, 11, 0],
  ])('Market Squeeze: an opponent with %i gold', (has, mine, theirs) => {
    const t = scene({ hand: ['Market Squeeze'] }, { second: { gold: has } });
    play(t, 'Market Squeeze', ['seat:1']);
    expect([t.seat(0).gold, t.seat(1).gold]).toEqual([mine, theirs]);
    t.asks('action', 0);
  });

  test('Black Market Pull: one Age III card at random, in secret; burns', () => {
    const t = scene({ hand: ['Black Market Pull'] }, { decks: { 'market-3': ['Final Oath'] } });
    play(t, 'Black Market Pull');
    expect([t.pile(0, 'draw'), t.seat(0).permanentVp, t.pile(0, 'burned')]).toEqual([
      ['final-oath'],
      1,
      ['black-market-pull'],
    ]);
    expect(t.told('gained', 1)[0]['card']).toBeUndefined();
    t.asks('action', 0);
  });
});

describe('cards', () => {
  test('Master Plan: draw 4, discard 2', () => {
    const t = play(
      scene({ hand: ['Master Plan'], draw: ['Zap', 'Recruit', 'Entrench', 'Slow'] }),
      'Master Plan',
    );
    t.asks('discard', 0).plan(0, 'card:zap', 'card:slow');
    expect(t.pile(0, 'hand')).toEqual(['recruit', 'entrench']);
    t.asks('action', 0);
  });

  test.each([
    ['gatewright', 6],
    ['cipher', 7],
  ])('Perfect Cycle for %s: look at %i, keep 3', (faction, seen) => {
    const draw = ['Zap', 'Recruit', 'Entrench', 'Slow', 'Ward', 'Insight', 'War Taxes', 'Frenzy'];
    const t = play(scene({ faction, hand: ['Perfect Cycle'], draw }), 'Perfect Cycle').asks('keep', 0);
    expect(t.legal(0)).toHaveLength(seen);
    t.plan(0, 'card:zap', 'card:slow', 'card:insight');
    expect([t.pile(0, 'hand').length, t.pile(0, 'discard').length, t.pile(0, 'draw').length]).toEqual([
      3,
      seen - 3,
      8 - seen,
    ]);
    t.asks('action', 0);
  });

  test('Erase Weakness: burn a hand card, 1 gold; the gold also with an empty hand', () => {
    const t = play(scene({ hand: ['Erase Weakness', 'Zap'] }), 'Erase Weakness', ['card:zap']);
    expect([t.pile(0, 'burned'), t.seat(0).gold]).toEqual([['zap'], 11]);
    t.asks('action', 0);
    const bare = play(scene({ hand: ['Erase Weakness'] }), 'Erase Weakness');
    expect(bare.seat(0).gold).toBe(11);
    bare.asks('action', 0);
  });

  test('Tome of Orders: draw 2, then a card must go on top', () => {
    const t = play(scene({ hand: ['Tome of Orders'], draw: ['Zap', 'Recruit'] }), 'Tome of Orders').asks(
      'topdeck',
      0,
    );
    expect(t.legal(0)).toEqual(['card:zap', 'card:recruit']);
    t.plan(0, 'card:zap');
    expect([t.pile(0, 'hand'), t.pile(0, 'draw')]).toEqual([['recruit'], ['zap']]);
    t.asks('action', 0);
  });

  test('Last Lecture: draw 5, over the hand limit into the discard pile; burns', () => {
    const hand = ['Last Lecture', ...Array.from({ length: 8 }, () => 'Zap')];
    const t = play(scene({ hand, draw: ['Recruit', 'Slow', 'Ward', 'Frenzy', 'Insight'] }), 'Last Lecture');
    expect([t.pile(0, 'hand').length, t.pile(0, 'discard'), t.pile(0, 'burned')]).toEqual([
      10,
      ['ward', 'frenzy', 'insight'],
      ['last-lecture'],
    ]);
    t.asks('action', 0);
  });

  test('Monument Plan: scry 2, first what goes under, then the order on top', () => {
    const t = play(
      scene({ hand: ['Monument Plan'], draw: ['Zap', 'Recruit', 'Slow'] }),
      'Monument Plan',
    ).asks('scry', 0);
    expect(t.legal(0)).toEqual(['card:zap', 'card:recruit', 'none']);
    t.plan(0, 'card:zap');
    expect(t.legal(0)).toEqual(['card:recruit', 'none']);
    t.plan(0, 'none');
    expect(t.pile(0, 'draw')).toEqual(['zap', 'slow', 'recruit']);
    t.asks('action', 0);
  });

  test('Monument Plan: nothing under, the two in another order', () => {
    const t = play(
      scene({ hand: ['Monument Plan'], draw: ['Zap', 'Recruit', 'Slow'] }),
      'Monument Plan',
    ).asks('scry', 0);
    t.plan(0, 'none');
    expect(t.legal(0)).toEqual(['card:zap', 'card:recruit']);
    t.plan(0, 'card:recruit');
    expect(t.pile(0, 'draw')).toEqual(['slow', 'zap', 'recruit']);
    t.asks('action', 0);
  });

  test('Forge Inscription: at a Forge draw 1, then discard 1; elsewhere nothing', () => {
    const t = play(
      scene({ hand: ['Forge Inscription', 'Slow'], draw: ['Zap'] }, forge),
      'Forge Inscription',
    ).asks('discard', 0);
    t.plan(0, 'card:slow');
    expect(t.pile(0, 'hand')).toEqual(['zap']);
    t.asks('action', 0);
    const bare = play(scene({ hand: ['Forge Inscription', 'Slow'], draw: ['Zap'] }), 'Forge Inscription');
    expect(bare.pile(0, 'hand')).toEqual(['slow']);
    bare.asks('action', 0);
  });

  test('Final Oath heals a champion of yours anywhere by 1', () => {
    const units = [unit(0, center, 0, { name: 'Brute', hp: 1 }), far];
    const t = play(scene({ hand: ['Final Oath'] }, { units }), 'Final Oath', ['champion:brute']);
    expect(t.champion('brute')?.hp).toBe(2);
    t.asks('action', 0);
  });
});

describe('strikes and spells', () => {
  test('Cataclysm Shot: within 2 of your champion, all Forces of everybody, 2 damage to champions', () => {
    const units = [
      unit(0, [2, 0], 0, 'Brute'),
      unit(1, center, 3, 'Jet Striker'),
      unit(0, away, 2),
      unit(1, away, 2),
    ];
    const t = scene({ hand: ['Cataclysm Shot'] }, { units });
    t.plan(0, 'card:cataclysm-shot');
    expect(t.legal(0)).toHaveLength(14);
    t.takeBack(0);
    play(t, 'Cataclysm Shot', 'hex:0,0');
    expect([t.forces(1, center), t.champion('jet-striker')?.hp, t.seat(0).mana]).toEqual([0, 2, 6]);
    t.asks('action', 0);
  });

  test('Cataclysm Shot hits your own as well', () => {
    const t = scene({ hand: ['Cataclysm Shot'] }, { units: [unit(0, center, 3, 'Brute')] });
    play(t, 'Cataclysm Shot', 'hex:0,0');
    expect([t.forces(0, center), t.champion('brute')?.hp]).toEqual([0, 4]);
    t.asks('action', 0);
  });

  test('Execution Order: 3 damage to an enemy champion within 2 of yours', () => {
    const units = [unit(0, [2, 0], 0, 'Brute'), unit(1, center, 0, 'Jet Striker'), far];
    const t = play(scene({ hand: ['Execution Order'] }, { units }), 'Execution Order', [
      'champion:jet-striker',
    ]);
    expect(t.champion('jet-striker')?.hp).toBe(1);
    t.asks('action', 0);
  });

  test('Execution Order fizzles when no champion of yours is near any more', () => {
    const units = [unit(0, [2, 0], 0, { name: 'Brute', hp: 1 }), unit(1, center, 0, 'Jet Striker')];
    const t = scene({ hand: ['Execution Order'] }, { second: { hand: ['Zap'] }, units });
    lock(t, 0, 'Execution Order', 'champion:jet-striker');
    lock(t, 1, 'Zap', 'champion:brute');
    expect([t.champion('jet-striker')?.hp, ending(t, 'Execution Order')]).toEqual([4, 'fizzled']);
    t.asks('action');
  });

  test('Doom Mark: within 3; 5 gold when it dies this round', () => {
    const units = [unit(0, home, 0, 'Brute'), unit(1, center, 0, { name: 'Jet Striker', hp: 1 }), far];
    const t = scene({ hand: ['Doom Mark', 'Zap'] }, { units });
    play(t, 'Doom Mark', ['champion:jet-striker']);
    play(t, 'Zap', 'champion:jet-striker');
    expect(t.told('bounty')).toMatchObject([
      { amount: 3, why: 'bounty' },
      { amount: 5, why: 'mark' },
    ]);
    t.asks('action', 0);
  });

  test('War Cry: your Forces hit on 1-4 in round 1 of the next battle', () => {
    const t = scene(
      { hand: ['War Cry'] },
      { bridges: lane, units: [unit(0, [1, 0], 2), unit(1, center, 2)] },
      { dice: [6, 6, 6, 6] },
    );
    play(t, 'War Cry').plan(0, 'march', 'hex:1,0', 'forces:2', 'hex:0,0');
    expect([rolls(t, 'attacker', 1), rolls(t, 'attacker', 2)]).toEqual([['forces 2@4'], ['forces 2@2']]);
    t.asks('action');
  });

  test('Attrition: 5 Forces and 1 damage to the champions of one enemy', () => {
    const units = [unit(0, [2, 0], 0, 'Brute'), unit(1, center, 7, 'Jet Striker'), far];
    const t = play(scene({ hand: ['Attrition'] }, { units }), 'Attrition', ['hex:0,0']);
    expect([t.forces(1, center), t.champion('jet-striker')?.hp]).toEqual([2, 3]);
    t.asks('action', 0);
  });
});

describe('bridges', () => {
  test('Ruin the Span: two bridges anywhere, each judged by itself', () => {
    const t = scene({ hand: ['Ruin the Span'] }, { second: { hand: ['Demolish Bridge'] }, bridges: lane });
    lock(t, 1, 'Demolish Bridge', 'edge:-3,0~-2,0');
    lock(t, 0, 'Ruin the Span', 'edge:-3,0~-2,0', 'edge:0,0~1,0');
    expect([t.bridge(center, [1, 0]), ending(t, 'Ruin the Span'), t.seat(0).mana]).toEqual([
      false,
      'discard',
      6,
    ]);
    t.asks('action');
  });

  test('Ruin the Span with a single bridge on the board', () => {
    const t = play(scene({ hand: ['Ruin the Span'] }, { bridges: path(home, [2, 0]) }), 'Ruin the Span', [
      'edge:2,0~3,0',
    ]);
    expect(t.bridge(home, [2, 0])).toBe(false);
    t.asks('action', 0);
  });

  test('Total Blackout: nothing is built or destroyed until Cleanup', () => {
    const t = scene(
      { hand: ['Total Blackout', 'Demolish Bridge'] },
      { second: { hand: ['Demolish Bridge'] }, bridges: lane, units: [unit(0, home, 1)] },
    );
    lock(t, 0, 'Total Blackout');
    lock(t, 1, 'Demolish Bridge', 'edge:0,0~1,0');
    expect([t.bridge(center, [1, 0]), t.legal(0)]).toEqual([true, ['march', 'reinforce', 'done']]);
    t.asks('action');
  });

  test('Bridge Fortress: build, and one Force at each end', () => {
    const t = play(scene({ hand: ['Bridge Fortress'] }, { units: [unit(0, home, 1)] }), 'Bridge Fortress', [
      'edge:2,0~3,0',
      'edge:2,1~3,0',
      'edge:3,-1~3,0',
    ]);
    expect([t.bridge(home, [2, 0]), t.forces(0, home), t.forces(0, [2, 0])]).toEqual([true, 2, 1]);
    t.asks('action', 0);
  });

  test('Wormhole Gate: within 4 of your champions; burns', () => {
    const t = scene({ hand: ['Wormhole Gate'] }, { units: [unit(0, home, 2, 'Brute')] });
    play(t, 'Wormhole Gate', 'hex:3,0', 'hex:-1,0');
    t.plan(0, 'march', 'hex:3,0', 'forces:2', 'none', 'hex:-1,0');
    expect([t.forces(0, [-1, 0]), t.pile(0, 'burned').includes('wormhole-gate')]).toEqual([2, true]);
    t.asks('action', 0);
  });

  test('Spanbreaker Raid: champion, a bridge at it, then its stack up to two hexes by other ways', () => {
    const t = scene(
      { hand: ['Spanbreaker Raid'] },
      { bridges: lane, units: [unit(0, center, 2, 'Brute'), far] },
    );
    play(
      t,
      'Spanbreaker Raid',
      ['champion:brute'],
      ['edge:-1,0~0,0', 'edge:0,0~1,0'],
      ['forces:1', 'forces:0', 'forces:2', 'none'],
      ['champion:brute'],
      ['hex:1,0'],
      ['hex:2,0', 'hex:0,0', 'none'],
    );
    expect([t.bridge(center, [-1, 0]), t.champion('brute')?.hex, t.forces(0, [2, 0])]).toEqual([
      false,
      t.hex([2, 0]),
      1,
    ]);
    t.asks('action', 0);
  });

  test('Spanbreaker Raid: the whole card fizzles with its champion', () => {
    const t = scene(
      { hand: ['Spanbreaker Raid'] },
      { second: { hand: ['Zap'] }, bridges: lane, units: [unit(0, center, 2, { name: 'Brute', hp: 1 })] },
    );
    lock(t, 1, 'Zap', 'champion:brute');
    lock(
      t,
      0,
      'Spanbreaker Raid',
      'champion:brute',
      'edge:-1,0~0,0',
      'forces:1',
      'champion:brute',
      'hex:1,0',
      'none',
    );
    expect([t.bridge(center, [-1, 0]), t.forces(0, center), ending(t, 'Spanbreaker Raid')]).toEqual([
      true,
      2,
      'fizzled',
    ]);
    t.asks('action');
  });
});

describe('gambits', () => {
  test('Siege Writ: up to 4 defending Forces die before combat round 1 of your siege', () => {
    const t = scene({ hand: ['Siege Writ'] }, { units: [unit(0, away, 2), unit(1, away, 4)] });
    play(t, 'Siege Writ').plan(0, 'done').asks('bid');
    expect(t.told('forces-lost')).toMatchObject([{ seat: 1, count: 4, why: 'siege-writ' }]);
    expect([t.forces(0, away), t.forces(1, away)]).toEqual([2, 0]);
  });

  test('Last Contract: the next champion of the round costs no gold; burns', () => {
    const t = scene(
      { hand: ['Last Contract', 'Titan Vanguard', 'Zap'], gold: 0 },
      { units: [unit(0, center, 0, 'Brute')] },
    );
    play(t, 'Last Contract');
    play(t, 'Zap', 'champion:brute');
    play(t, 'Titan Vanguard', 'hex:3,0');
    expect([t.champion('titan-vanguard')?.hp, t.seat(0).gold, t.seat(0).lastContract]).toEqual([9, 0, false]);
    t.asks('action', 0);
  });

  test.each([
    [true, 1],
    [false, 0],
  ])('Blood Trail moves up to three hexes if an enemy champion died (%s)', (enemyChampionDied, forces) => {
    const t = scene(
      { hand: ['Blood Trail'], enemyChampionDied },
      { bridges: lane, units: [unit(0, home, 1)] },
    );
    play(t, 'Blood Trail', 'hex:3,0', 'forces:1', 'hex:2,0', 'hex:1,0', 'hex:0,0');
    expect(t.forces(0, center)).toBe(forces);
    t.asks('action', 0);
  });

  const mine = {
    mines: [
      { at: [1, 0], value: 5 },
      { at: [0, 1], value: 4 },
    ],
    units: [unit(0, [1, 0], 1, 'Brute'), unit(1, [0, 1], 5), far],
  };
  const overdrill = 'Dice: Overdrill Protocol';

  test.each([
    [1, 'mode:raise', { value: 6, gold: 9 }],
    [2, 'mode:gold', { value: 5, gold: 12 }],
    [3, 'mode:raise', { value: 6, gold: 10 }],
    [4, 'mode:capital', { value: 5, gold: 9, home: 4 }],
    [5, 'mode:gold', { value: 5, gold: 14 }],
    [6, 'mode:strike', { value: 5, gold: 9, enemies: 2 }],
  ] as const)('Overdrill on a %i, %s', (die, mode, after) => {
    const t = play(scene({ hand: [overdrill] }, mine, { dice: [die] }), overdrill).asks('branch', 0);
    const modes =
      die < 3
        ? ['mode:raise', 'mode:gold']
        : die < 5
          ? ['mode:raise', 'mode:capital']
          : ['mode:gold', 'mode:strike'];
    expect(t.legal(0)).toEqual(modes);
    t.plan(0, mode);
    if (t.match.decision?.ask === 'branch') t.plan(0, t.legal(0)[0]);
    const now = {
      value: t.state.tiles[t.hex([1, 0])],
      gold: t.seat(0).gold,
      home: t.forces(0, home),
      enemies: t.forces(1, [0, 1]),
    };
    expect(now).toEqual({ home: 0, enemies: 5, ...after });
    t.asks('action', 0);
  });

  test('Forgeblood Engine: at a Forge the next card costs 1 mana less', () => {
    const t = scene({ hand: ['Forgeblood Engine', 'Royal Mint', 'Royal Mint'] }, forge);
    play(t, 'Forgeblood Engine');
    play(t, 'Royal Mint');
    expect(t.seat(0).mana).toBe(6);
    play(t, 'Royal Mint');
    expect(t.seat(0).mana).toBe(4);
    t.asks('action', 0);
  });

  test('Endless Conscription: 4 and one for every card played this round, itself too', () => {
    const t = scene({ hand: ['Royal Mint', 'Endless Conscription'] });
    play(t, 'Royal Mint');
    play(t, 'Endless Conscription');
    expect(t.forces(0, home)).toBe(6);
    t.asks('action', 0);
  });
});

describe('champions', () => {
  test.each([
    ['Titan Vanguard', 3, 2, 9],
    ['Blood Banker', 2, 2, 7],
    ['Stormcaller', 3, 2, 8],
    ['Grand Strategist', 2, 2, 6],
    ['Capital Breaker', 3, 2, 8],
    ['Void Agent', 2, 2, 6],
  ] as const)('%s is deployed to a hex with a Force of yours for its price', (name, mana, gold, hp) => {
    const t = scene({ hand: [name] }, { units: [unit(0, center, 1)] });
    play(t, name, ['hex:0,0', 'hex:3,0']);
    expect(t.champion(name.toLowerCase().replace(' ', '-'))).toMatchObject({ hp, hex: t.hex(center) });
    expect([t.seat(0).gold, t.seat(0).mana]).toEqual([10 - gold, 9 - mana]);
    t.asks('action', 0);
  });

  test('Spanbreaker Titan: up to two bridges with an end within 3 of its hex', () => {
    const t = scene({ hand: ['Spanbreaker Titan'] }, { bridges: lane });
    play(
      t,
      'Spanbreaker Titan',
      ['hex:3,0'],
      ['edge:-1,0~0,0', 'edge:0,0~1,0', 'edge:1,0~2,0', 'edge:2,0~3,0', 'none'],
      ['none', 'edge:0,0~1,0', 'edge:1,0~2,0', 'edge:2,0~3,0'],
    );
    expect([t.bridge(center, [-1, 0]), t.bridge(center, [1, 0]), t.seat(0).gold]).toEqual([false, true, 7]);
    t.asks('action', 0);
  });

  function raid(
    own: Parameters<typeof unit>[3],
    foe: Parameters<typeof unit>[3],
    dice: number[],
    forces = [0, 0],
  ) {
    const units = [unit(0, [1, 0], forces[0], own), unit(1, center, forces[1], foe)];
    const t = scene({}, { bridges: lane, units }, { dice, seed: 'raid' });
    const slug = (typeof own === 'string' ? own : own.name).toLowerCase().replace(' ', '-');
    if (forces[0] > 0) t.plan(0, 'march', 'hex:1,0', `forces:${forces[0]}`);
    else t.plan(0, 'march', 'hex:1,0');
    return t.plan(0, `champion:${slug}`, 'hex:0,0').othersDone();
  }

  test('Titan Vanguard, Juggernaut: ignores the first hit of a battle', () => {
    const t = raid('Titan Vanguard', { name: 'Reliable Veteran', hp: 2 }, [1, 6, 6, 1, 1, 6, 6, 1]);
    expect(t.champion('titan-vanguard')?.hp).toBe(8);
    t.asks('action', 0);
  });

  test('Blood Banker, Blood Ledger: 2 gold for the first death on its hex in a round', () => {
    const t = raid('Blood Banker', { name: 'Jet Striker', hp: 1 }, [1, 6, 6, 6, 6]);
    expect(t.told('bounty').map(({ amount, why }) => [why, amount])).toEqual([
      ['bounty', 3],
      ['blood-ledger', 2],
    ]);
    t.asks('action', 0);
  });

  test('Stormcaller, Tempest: 1 damage to every enemy champion on adjacent hexes, not on its own', () => {
    const units = [
      unit(0, away, 0, 'Stormcaller'),
      unit(1, away, 0, 'Brute'),
      unit(1, [-2, 0], 0, { name: 'Jet Striker', hp: 1 }, { name: 'Tax Reaver', warded: true }),
      unit(1, [-1, 0], 0, 'Lone Wolf'),
    ];
    const t = scene({}, { units }).plan(0, 'tempest').othersDone();
    expect(
      ['brute', 'jet-striker', 'tax-reaver', 'lone-wolf'].map((name) => t.champion(name)?.hp ?? 0),
    ).toEqual([6, 0, 5, 5]);
    expect([t.seat(0).gold, t.seat(0).mana]).toEqual([13, 9]);
    t.asks('action', 0);
  });

  test('Grand Strategist, Tactical Hand: one hit may be assigned, once a round', () => {
    const t = raid('Grand Strategist', 'Reliable Veteran', [1, 6, 6, 6], [0, 1]).asks('assign-hits', 0);
    expect(t.legal(0)).toEqual(['force', 'champion:reliable-veteran', 'none']);
  });

  test.each([
    ['attacking', 0, away],
    ['defending', 1, home],
  ] as const)('Capital Breaker, Breach, %s: Forces hit on 1-3 in round 1 of a siege', (_, foe, at) => {
    const units = [unit(0, at, 2, 'Capital Breaker'), unit(1, at, 2)];
    const t = scene({ faction: 'aerial' }, { units }, { dice: [6, 6, 6, 6, 6, 6, 6] });
    t.plan(0, 'done').othersDone();
    const side = foe === 0 ? 'attacker' : 'defender';
    expect(rolls(t, side, 1)).toEqual(['forces 2@3', 'capital-breaker 3@3']);
    expect(rolls(t, side, 2)).toEqual(['forces 2@2', 'capital-breaker 3@3']);
    t.asks('bid');
  });

  test('Void Agent, Slipstep: alone, up to two hexes without bridges, once a round', () => {
    const t = scene({}, { units: [unit(0, center, 2, 'Void Agent')] });
    t.plan(0, 'slipstep', 'hex:0,1');
    expect(t.legal(0)).toContain('none');
    t.plan(0, 'hex:0,2').othersDone();
    expect([t.champion('void-agent')?.hex, t.forces(0, center), t.seat(0).mana]).toEqual([
      t.hex([0, 2]),
      2,
      9,
    ]);
    expect(t.legal(0)).not.toContain('slipstep');
    t.asks('action', 0);
  });
});

everyCardOf('§23 §23.3', 'market-3');
