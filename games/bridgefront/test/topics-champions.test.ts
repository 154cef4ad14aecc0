// Rulings on champions: abilities in real battles, on deployment, and as actions of their own.

import { describe, expect, test } from 'vitest';
import { CARDS } from '../rules/cards/index.ts';
import type { Setting, Table } from './table.ts';
import { away, ending, home, lock, path, play, rolls, scene, unit } from './cards-scene.ts';
import type { Hero } from './cards-scene.ts';

const center = [0, 0] as const;
const lane = path(home, [2, 0], [1, 0], center, [-1, 0]);
const six = (count: number): number[] => Array.from({ length: count }, () => 6);

interface Army {
  readonly forces?: number;
  readonly heroes?: readonly Hero[];
  readonly faction?: string;
  readonly boosts?: { boost: string; first?: string }[];
}

/** Seat 0's whole army attacks seat 1's on a plain hex. */
function battle(own: Army, foe: Army, dice: number[], setting: Setting = {}): Table {
  const units = [
    unit(0, [2, 0], own.forces ?? 0, ...(own.heroes ?? [])),
    unit(1, [1, 0], foe.forces ?? 0, ...(foe.heroes ?? [])),
  ];
  const fields = ({ faction, boosts }: Army) => ({
    ...(faction === undefined ? {} : { faction }),
    ...(boosts === undefined ? {} : { boosts }),
  });
  const t = scene(
    fields(own),
    { second: fields(foe), bridges: path([2, 0], [1, 0]), units },
    { dice, seed: 'battle', ...setting },
  );
  t.plan(0, 'march', 'hex:2,0');
  if ((own.forces ?? 0) > 0) t.plan(0, `forces:${own.forces}`);
  for (const hero of own.heroes ?? [])
    t.plan(0, `champion:${(typeof hero === 'string' ? hero : hero.name).toLowerCase().replaceAll(' ', '-')}`);
  return t.plan(0, 'hex:1,0').othersDone();
}

const bounties = (t: Table): unknown[] =>
  t.told('bounty').map(({ seat, amount, why }) => [seat, why, amount]);
const championsFirst = [{ boost: 'hits-first', first: 'champions' }];

describe('C-27: champions without an ability', () => {
  test('C-27: four are vanilla', () => {
    const plain = CARDS.filter(
      ({ champion }) => champion !== undefined && champion.traits.length + champion.onDeploy.length === 0,
    );
    expect(plain.map((card) => card.name)).toEqual([
      'Archivist Prime',
      'Wormhole Artificer',
      'Jet Striker',
      'Reliable Veteran',
    ]);
  });

  test('C-27: championIdeas: Jet Striker flies, Artificer opens a gateway, Archivist swaps a card', () => {
    const options = { championIdeas: 'all' };
    const units = [unit(0, [1, 0], 0, 'Jet Striker', 'Wormhole Artificer', 'Archivist Prime')];
    const t = scene({ hand: ['Zap'], draw: ['Slow', 'Recruit', 'Ward'] }, { units }, { options });
    t.plan(0, 'archive').othersDone().asks('archive', 0);
    expect(t.legal(0)).toEqual(['card:slow', 'card:recruit', 'none']);
    t.plan(0, 'card:recruit', 'card:zap');
    expect([t.pile(0, 'hand'), t.pile(0, 'draw')]).toEqual([['recruit'], ['ward', 'zap', 'slow']]);
    t.plan(0, 'gateway', 'hex:1,2');
    t.plan(0, 'march', 'hex:1,0', 'champion:jet-striker', 'none', 'hex:0,1');
    expect(t.champion('jet-striker')?.hex).toBe(t.hex([0, 1]));
    t.plan(0, 'march', 'hex:1,0', 'champion:wormhole-artificer', 'none', 'hex:1,2');
    expect(t.champion('wormhole-artificer')?.hex).toBe(t.hex([1, 2]));
    t.asks('action', 0);
  });

  test('C-27: without the option none of that is offered', () => {
    const units = [unit(0, [1, 0], 0, 'Jet Striker', 'Wormhole Artificer', 'Archivist Prime')];
    const t = scene({ hand: ['Zap'], draw: ['Slow'] }, { units });
    expect(t.legal(0)).toEqual(['card:zap', 'build', 'reinforce', 'done']);
    t.asks('action');
  });
});

describe('C-28: automatic abilities', () => {
  test('C-28: Bodyguard first, then Juggernaut, then damage', () => {
    const foe = { forces: 1, heroes: ['Ironclad Warden', 'Titan Vanguard'] };
    const t = battle({ forces: 3, boosts: [...championsFirst] }, foe, [
      1,
      1,
      1,
      ...six(6),
      ...six(8),
      1,
      1,
      1,
    ]);
    expect(t.told('battle-losses')[0]['losses']).toMatchObject([
      {},
      { forces: 1, used: expect.arrayContaining(['ironclad-warden']) as unknown },
    ]);
    t.asks('action');
  });

  test('C-28: Bodyguard needs a Force', () => {
    const t = battle({ forces: 1 }, { heroes: [{ name: 'Ironclad Warden', hp: 2 }] }, [1, 6, 6, 6, 1, 1]);
    expect(t.champion('ironclad-warden')?.hp).toBe(1);
    t.asks('action', 0);
  });

  test('C-28: Juggernaut once a battle, and not against cards', () => {
    const t = battle({ forces: 1 }, { heroes: ['Titan Vanguard'] }, [1, 6, 6, 6, 1, 6, 6, 6, 6, 1, 1, 1]);
    expect(t.champion('titan-vanguard')?.hp).toBe(8);
    t.asks('action', 0);
    const zapped = play(
      scene({ hand: ['Zap'] }, { units: [unit(1, away, 0, 'Titan Vanguard')] }),
      'Zap',
      'champion:titan-vanguard',
    );
    expect(zapped.champion('titan-vanguard')?.hp).toBe(8);
    zapped.asks('action', 0);
  });
});

describe('C-29: abilities as actions', () => {
  test('C-29: they resolve after all cards, in seat order from the Lead', () => {
    const units = [
      unit(0, [1, 0], 0, 'Stormcaller'),
      unit(1, center, 0, { name: 'Brute', hp: 1 }),
      unit(1, away, 3),
    ];
    const t = scene({}, { second: { hand: ['Emergency Evac'] }, units });
    t.plan(0, 'tempest');
    lock(t, 1, 'Emergency Evac', 'champion:brute');
    expect(t.champion('brute')?.hp).toBe(2);
    t.asks('action');
  });

  test('C-29: a wounded neighbour on another hex is no patient; a patient that left fizzles', () => {
    const units = [
      unit(0, [1, 0], 0, 'Field Surgeon', { name: 'Brute', hp: 1 }),
      unit(0, [2, 0], 0, { name: 'Tax Reaver', hp: 1 }),
    ];
    const t = scene({}, { second: { hand: ['Zap'] }, units }).plan(0, 'stitchwork');
    expect(t.legal(0)).toEqual(['champion:field-surgeon', 'champion:brute']);
    t.plan(0, 'champion:brute');
    lock(t, 1, 'Zap', 'champion:brute');
    expect(t.told('fizzled')).toMatchObject([{ what: 'stitchwork' }]);
    t.asks('action');
  });

  test('C-29: fresh in the round of deployment, and again after Reset', () => {
    const t = scene({ hand: ['Stormcaller'] }, { units: [unit(0, [1, 0], 1), unit(1, [1, 1], 0, 'Brute')] });
    play(t, 'Stormcaller', 'hex:1,0').plan(0, 'tempest');
    expect([t.champion('brute')?.hp, t.champion('stormcaller')?.used]).toEqual([5, true]);
    t.plan(0, 'done').asks('bid');
    expect(t.champion('stormcaller')?.used).toBe(false);
  });

  test('C-29: Slipstep stops for a battle', () => {
    const t = scene(
      {},
      { units: [unit(0, [2, 0], 0, 'Void Agent'), unit(1, [1, 0], 1)] },
      { dice: [1, 6, 6, 6] },
    );
    t.plan(0, 'slipstep', 'hex:1,0').othersDone();
    expect(t.told('battle-over')).toMatchObject([{ winner: 0 }]);
    t.asks('action', 0);
  });

  test('G-23 S-54: they cost nothing but need 1 mana in the pool', () => {
    scene({ mana: 0 }, { units: [unit(0, [2, 0], 0, 'Void Agent')] }).asks('action', 1);
  });

  test('S-93: Aerial’s free March: a stack with a champion, once a round, 0 mana', () => {
    const t = scene(
      { faction: 'aerial' },
      { bridges: lane, units: [unit(0, home, 2, 'Brute'), unit(0, [1, 0], 1)] },
    );
    t.plan(0, 'free-march');
    expect(t.legal(0)).toEqual(['hex:3,0']);
    t.plan(0, 'hex:3,0', 'forces:2');
    expect(t.legal(0)).toEqual(['champion:brute']);
    t.plan(0, 'champion:brute', 'hex:2,0').othersDone();
    expect([t.forces(0, [2, 0]), t.seat(0).mana, t.legal(0).includes('free-march')]).toEqual([2, 9, false]);
    t.asks('action', 0);
  });
});

describe('C-30: who is paid for a death', () => {
  test('C-30: Extort asks for Tax Reaver’s own killing hit', () => {
    const brute = { name: 'Brute', hp: 1 };
    const byForce = battle({ forces: 1, heroes: ['Tax Reaver'] }, { heroes: [brute] }, [1, 6, 6, 6]);
    expect(bounties(byForce)).toEqual([[0, 'bounty', 2]]);
    byForce.asks('action', 0);
    const byReaver = battle({ forces: 1, heroes: ['Tax Reaver'] }, { heroes: [brute] }, [6, 1, 6, 6]);
    expect(bounties(byReaver)).toEqual([
      [0, 'bounty', 2],
      [0, 'extort', 2],
    ]);
    byReaver.asks('action', 0);
  });

  test('C-30: Contract Pay needs presence, also when both die together', () => {
    const t = battle(
      { heroes: [{ name: 'Bounty Hunter', hp: 1 }] },
      { heroes: [{ name: 'Jet Striker', hp: 1 }] },
      [1, 6, 1, 6, 6],
    );
    expect(bounties(t)).toEqual([
      [0, 'bounty', 3],
      [0, 'contract-pay', 1],
      [1, 'bounty', 2],
    ]);
    t.asks('action', 0);
  });

  test('C-30: Blood Ledger pays for its own death, by any cause, once a round', () => {
    const units = [unit(0, away, 0, { name: 'Blood Banker', hp: 1 }, { name: 'Brute', hp: 1 })];
    const t = scene({ hand: ['Zap', 'Zap'] }, { units });
    play(t, 'Zap', 'champion:brute');
    expect(t.seat(0).gold).toBe(12);
    play(t, 'Zap', 'champion:blood-banker');
    expect(t.seat(0).gold).toBe(12);
    t.asks('action', 0);
    const own = scene({ hand: ['Zap'] }, { units: [unit(0, away, 0, { name: 'Blood Banker', hp: 1 })] });
    play(own, 'Zap', 'champion:blood-banker');
    expect(own.seat(0).gold).toBe(12);
    own.asks('action', 0);
  });

  test('S-92: Contracts pay for kills by cards and abilities too', () => {
    const units = [
      unit(0, [1, 0], 0, 'Stormcaller'),
      unit(1, [1, 1], 0, { name: 'Brute', hp: 1 }),
      unit(1, away, 0, { name: 'Jet Striker', hp: 1 }),
    ];
    const t = scene({ faction: 'veil', hand: ['Zap'] }, { units });
    play(t, 'Zap', 'champion:jet-striker').plan(0, 'tempest');
    expect(bounties(t)).toEqual([
      [0, 'bounty', 3],
      [0, 'contracts', 2],
      [0, 'bounty', 2],
      [0, 'contracts', 2],
    ]);
    t.asks('action', 0);
  });
});

describe('C-31: read anew each combat round', () => {
  test('C-31: Lone Wolf wakes up when its Forces have died', () => {
    const t = battle(
      { forces: 1, heroes: ['Lone Wolf'], boosts: [] },
      { forces: 3, boosts: [{ boost: 'hits-first', first: 'forces' }] },
      [6, 6, 1, 6, 6, ...six(4), 6, 6, 6],
    );
    expect([rolls(t, 'attacker', 1), rolls(t, 'attacker', 2)]).toEqual([
      ['forces 1@2', 'lone-wolf 1@2'],
      ['lone-wolf 4@2'],
    ]);
    t.asks('action', 0);
  });

  test('C-31: Brute gains its dice, Duelist Exemplar loses its die, when the enemy champion has died', () => {
    const foe = { forces: 3, heroes: [{ name: 'Jet Striker', hp: 1 }] };
    const t = battle({ heroes: ['Brute', 'Duelist Exemplar'], boosts: [...championsFirst] }, foe, [
      1,
      6,
      6,
      6,
      ...six(6),
      ...six(5),
      6,
      6,
      6,
    ]);
    expect([rolls(t, 'attacker', 1), rolls(t, 'attacker', 2)]).toEqual([
      ['brute 1@3', 'duelist-exemplar 3@3'],
      ['brute 3@3', 'duelist-exemplar 2@3'],
    ]);
    t.asks('action', 0);
  });

  test('Inspiring Geezer inspires while alive at the start of the combat round, in defence too', () => {
    const t = battle(
      { forces: 1, boosts: [...championsFirst] },
      { forces: 2, heroes: [{ name: 'Inspiring Geezer', hp: 1 }] },
      [1, 6, 6, 6, 6, 6, 6],
    );
    expect([rolls(t, 'defender', 1), rolls(t, 'defender', 2)]).toEqual([
      ['forces 2@3', 'inspiring-geezer 1@2'],
      ['forces 2@2'],
    ]);
    t.asks('action', 0);
  });

  test('G-12: Slow last, after Frenzy and Battle Cry', () => {
    const t = battle({ heroes: [{ name: 'Jet Striker', slowed: true, frenzy: 2 }] }, { forces: 1 }, [1, 6]);
    expect(rolls(t, 'attacker')).toEqual(['jet-striker 1@2']);
    t.asks('action', 0);
  });
});

describe('C-36: on deployment', () => {
  test('C-36: deployment lost, nothing of the card happens; it is not burned', () => {
    const units = [unit(0, [1, 0], 1), unit(0, [0, 1], 0, 'Brute')];
    const t = scene(
      { hand: ['Siege Engineer'] },
      { second: { hand: ['Cataclysm Core'] }, bridges: lane, units },
    );
    lock(t, 0, 'Siege Engineer', 'hex:1,0', 'edge:0,0~1,0');
    lock(t, 1, 'Cataclysm Core', 'hex:1,0');
    expect([t.champion('siege-engineer'), t.bridge(center, [1, 0])]).toEqual([null, true]);
    expect([ending(t, 'Siege Engineer'), t.pile(0, 'played'), t.seat(0).mana]).toEqual([
      'fizzled',
      ['siege-engineer'],
      7,
    ]);
    t.asks('action');
  });

  test('C-36: the bridge may be gone: the champion stays', () => {
    const t = scene(
      { hand: ['Siege Engineer'] },
      { second: { hand: ['Demolish Bridge'] }, bridges: lane, units: [unit(0, [1, 0], 1)] },
    );
    lock(t, 0, 'Siege Engineer', 'hex:1,0', 'edge:0,0~1,0');
    lock(t, 1, 'Demolish Bridge', 'edge:0,0~1,0');
    expect([t.champion('siege-engineer')?.hp, ending(t, 'Siege Engineer')]).toEqual([5, 'burn']);
    t.asks('action');
  });

  test('C-36: Skirmisher Captain’s Force wakes Home Guard in the Capital', () => {
    const t = play(
      scene({ faction: 'bastion', hand: ['Skirmisher Captain'] }),
      'Skirmisher Captain',
      'hex:3,0',
    );
    expect(t.forces(0, home)).toBe(2);
    t.asks('action', 0);
  });

  test('C-36: Spanbreaker Titan without bridges near asks for none; one may be enough', () => {
    play(scene({ hand: ['Spanbreaker Titan'] }), 'Spanbreaker Titan', 'hex:3,0').asks('action', 0);
    const t = play(
      scene({ hand: ['Spanbreaker Titan'] }, { bridges: lane }),
      'Spanbreaker Titan',
      'hex:3,0',
      'none',
    );
    expect(t.bridge(home, [2, 0])).toBe(true);
    t.asks('action', 0);
  });
});

describe('Assassin’s Edge and Tactical Hand', () => {
  test('G-23: Edge waits for the first battle with an enemy champion, then is used for the round', () => {
    const units = [
      unit(0, [2, 0], 0, 'Shadeblade'),
      unit(1, [1, 0], 1),
      unit(1, center, 0, { name: 'Jet Striker', hp: 1 }),
      unit(1, [-1, 0], 0, { name: 'Brute', hp: 1 }),
    ];
    const t = scene({ faction: 'veil' }, { bridges: lane, units }, { dice: [1, 6, 6, 6, 6, 6] });
    t.plan(0, 'march', 'hex:2,0', 'champion:shadeblade', 'hex:1,0').othersDone();
    expect(t.champion('shadeblade')?.used).toBe(false);
    t.plan(0, 'march', 'hex:1,0', 'champion:shadeblade', 'hex:0,0');
    // It kills before any dice: the battle is won without a combat round.
    expect([
      t.champion('jet-striker'),
      t.champion('shadeblade')?.used,
      t.told('combat-round').length,
    ]).toEqual([null, true, 1]);
    t.asks('action', 0);
  });

  test('G-23: Ward does not stop the Edge', () => {
    const t = battle(
      { faction: 'veil', heroes: ['Shadeblade'] },
      { heroes: [{ name: 'Brute', hp: 1, warded: true }] },
      [],
    );
    expect(t.champion('brute')).toBeNull();
    t.asks('action', 0);
  });

  test('G-23: Tactical Hand assigns one hit; declined it waits for the next combat round', () => {
    const t = battle(
      { heroes: ['Grand Strategist'] },
      { forces: 2, heroes: ['Brute'] },
      [1, 6, 6, 6, 6, 1, 6, 6, 6, 6],
    ).asks('assign-hits', 0);
    t.plan(0, 'none').asks('assign-hits', 0);
    t.plan(0, 'champion:brute');
    expect(t.champion('grand-strategist')?.used ?? true).toBe(true);
    t.asks('action', 0);
  });

  test('S-90: Clean Exit heals Veil’s champions of the battle by 1', () => {
    const t = battle(
      { faction: 'veil', heroes: [{ name: 'Titan Vanguard', hp: 3 }] },
      { forces: 1 },
      [1, 6, 6, 6],
    );
    expect(t.champion('titan-vanguard')?.hp).toBe(4);
    t.asks('action', 0);
  });
});

describe('Flight and Pathfinder (S-15)', () => {
  test('S-15: several flyers fly together; with anybody else they need the bridge', () => {
    const units = [unit(0, [1, 0], 1, 'Skystriker Ace', 'Bridge Runner', 'Brute')];
    const t = scene({}, { units }).plan(0, 'march', 'hex:1,0');
    expect(t.legal(0)).toEqual(['forces:0']);
    t.plan(0, 'forces:0');
    expect(t.legal(0)).toEqual(['champion:skystriker-ace', 'champion:bridge-runner']);
    t.plan(0, 'champion:skystriker-ace', 'champion:bridge-runner', 'hex:1,1').othersDone();
    expect([t.champion('skystriker-ace')?.hex, t.champion('bridge-runner')?.hex]).toEqual([
      t.hex([1, 1]),
      t.hex([1, 1]),
    ]);
    t.asks('action', 0);
  });

  test('S-107: a flyer over a trapped bridge does not spring it', () => {
    const traps = [
      {
        bridge: [
          [1, 0],
          [2, 0],
        ],
        seat: 1,
      },
    ];
    const t = scene({}, { bridges: lane, traps, units: [unit(0, [2, 0], 0, 'Skystriker Ace')] });
    t.plan(0, 'march', 'hex:2,0', 'champion:skystriker-ace', 'hex:1,0').othersDone();
    expect(t.state.traps).toHaveLength(1);
    t.asks('action', 0);
  });
});
