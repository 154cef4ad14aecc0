// Action Steps: who is asked, what may be planned, what is locked, and the order of resolution (§12.1 to §12.4).

import { createEngine } from '@bridgefront/kernel';
import { describe, expect, test } from 'vitest';
import { bridgefront } from '../rules/index.ts';
import { away, home, path, unit } from './cards-scene.ts';
import { round } from './rules-scene.ts';
import type { Table } from './table.ts';

const center = [0, 0] as const;
const engine = createEngine(bridgefront);
const hand = (...cards: string[]) => ({ hand: cards });

/** Whose cards and actions were resolved, in order. */
function resolved(t: Table): string[] {
  return t.reports.flatMap(({ face }) => {
    if (face?.tell !== 'card-resolves' && face?.tell !== 'action-resolves') return [];
    const what = face['card'] ?? face['action'];
    return typeof what === 'string' ? [`${Number(face['seat'])} ${what}`] : [];
  });
}

describe('who acts', () => {
  test('§12 §12.1: one choice each a step: a card, a Basic Action, or Done', () => {
    const t = round('action', [hand('Supply Cache', 'Trade Caravan'), {}], {
      bridges: path(home, [2, 0]),
      units: [unit(0, home, 1)],
    });
    expect(t.legal(0)).toEqual([
      'card:supply-cache',
      'card:trade-caravan',
      'march',
      'build',
      'reinforce',
      'done',
    ]);
    t.plan(0, 'card:supply-cache').plan(1, 'done');
    expect(t.pile(0, 'hand')).toEqual(['trade-caravan']);
    t.asks('action', 0);
  });

  test('§12.1: all choose at once and sealed; nothing happens before the last', () => {
    const t = round('action', [{}, {}]);
    t.plan(0, 'reinforce');
    expect(t.forces(0, home)).toBe(0);
    // The other seat is only told that it has sealed.
    const seen = t.view(1).decision;
    expect(seen?.seats).toEqual([
      { seat: 0, sealed: true },
      { seat: 1, sealed: false },
    ]);
    t.plan(1, 'done');
    expect(t.forces(0, home)).toBe(1);
    t.asks('action', 0);
  });

  test('S-54: without mana nobody is asked, whatever it holds', () => {
    const t = round('action', [{ ...hand('Spoils of War', 'Insight'), mana: 0 }, {}]);
    t.asks('action', 1);
  });

  test('S-54 G-22: skipped is not Done: mana gained with the last one brings the next question', () => {
    const t = round('action', [{ ...hand('Center Writ', 'Supply Cache'), mana: 1 }, {}], {
      units: [unit(0, center, 1)],
    });
    t.plan(0, 'card:center-writ').plan(1, 'reinforce');
    expect([t.seat(0).mana, t.seat(0).done]).toEqual([1, false]);
    t.asks('action', 0, 1);
  });

  test('S-54: with zeroCostNeedsMana off a seat without mana may play what costs none', () => {
    const t = round(
      'action',
      [{ ...hand('Insight', 'Supply Cache'), mana: 0 }, {}],
      {},
      {
        options: { zeroCostNeedsMana: false },
      },
    );
    expect(t.legal(0)).toEqual(['card:insight', 'done']);
    t.plan(0, 'done').plan(1, 'done');
    t.asks('bid');
  });

  test.each([
    { how: 'Done', mana: 3 },
    { how: 'no mana', mana: 0 },
  ])('S-55: the phase ends when nobody may act ($how)', ({ mana }) => {
    const t = round('action', [{ mana }, { mana: 1 }]);
    if (mana > 0) t.plan(0, 'done');
    t.plan(1, 'reinforce');
    expect(t.state.round).toBe(2);
    t.asks('bid');
  });

  test('S-56: with mana and nothing that could be done, Done is all there is, and what a time-out makes', () => {
    const t = round('action', [{ ...hand('Quick Move', 'Zap'), gold: 0 }, {}]);
    expect(t.legal(0)).toEqual(['done']);
    expect(engine.fallback(t.match, 0)).toBe('done');
    t.asks('action', 0, 1);
  });

  test('S-57: steps go on for one seat alone; the Lead stays the Lead though it is Done', () => {
    const t = round('action', [{}, {}, {}], { round: 2 });
    t.plan(1, 'done').plan(0, 'reinforce').plan(2, 'done');
    t.plan(0, 'reinforce').plan(0, 'reinforce');
    expect([t.state.lead, t.seat(1).done]).toEqual([1, true]);
    t.asks('action', 0);
  });

  test('G-22: mana above the usual five is kept for the round and lost with it', () => {
    const t = round('action', [{ ...hand('Command Surge'), mana: 5 }, { mana: 0 }]);
    t.plan(0, 'card:command-surge');
    expect(t.seat(0).mana).toBe(7);
    t.plan(0, 'done');
    expect(t.seat(0).mana).toBe(5);
    t.asks('bid');
  });
});

describe('Basic Actions', () => {
  test('§12.2: Build, 1 mana, at a hex you occupy', () => {
    const t = round('action', [{}, {}], { units: [unit(0, [1, 0], 1)] });
    t.plan(0, 'build');
    expect(t.legal(0)).toHaveLength(6);
    expect(t.legal(0).every((edge) => edge.includes('1,0'))).toBe(true);
    t.plan(0, 'edge:0,0~1,0').othersDone();
    expect([t.bridge(center, [1, 0]), t.seat(0).mana]).toEqual([true, 8]);
    t.asks('action', 0);
  });

  test('§12.2: March 1, 1 mana, one stack over one bridge', () => {
    const t = round('action', [{}, {}], { bridges: path(home, [2, 0], [1, 0]), units: [unit(0, home, 4)] });
    t.plan(0, 'march', 'hex:3,0', 'forces:3', 'hex:2,0').othersDone();
    expect([t.forces(0, home), t.forces(0, [2, 0]), t.seat(0).mana]).toEqual([1, 3, 8]);
    t.asks('action', 0);
  });

  test('§12.2: Reinforce, 1 mana and 1 gold, one Force in the Capital', () => {
    const t = round('action', [{ gold: 1 }, {}]);
    t.plan(0, 'reinforce').othersDone();
    expect([t.forces(0, home), t.seat(0).gold, t.seat(0).mana]).toEqual([1, 0, 8]);
    expect(t.legal(0)).not.toContain('reinforce');
    t.asks('action', 0);
  });

  test('S-12: a seat without units and cards still plays on', () => {
    const t = round('action', [{}, { faction: 'bastion' }], { units: [unit(1, away, 4)] });
    t.plan(0, 'reinforce').othersDone();
    expect(t.forces(0, home)).toBe(1);
    t.asks('action', 0);
  });

  test('S-58: of two Builds on one edge the earlier seat’s counts; the later one loses its mana', () => {
    const t = round('action', [{}, {}], { lead: 1, units: [unit(0, center, 1), unit(1, [1, 0], 1)] });
    t.plan(0, 'build', 'edge:0,0~1,0').plan(1, 'build', 'edge:0,0~1,0');
    expect(t.told('bridge-built')).toMatchObject([{ seat: 1 }]);
    expect(t.told('fizzled')).toMatchObject([{ seat: 0, what: 'build' }]);
    expect([t.seat(0).mana, t.seat(1).mana]).toEqual([8, 8]);
    t.asks('action', 0, 1);
  });

  test('S-58: they see what the cards of the step have done, but must be legal before it', () => {
    const t = round('action', [hand('Temporary Bridge'), {}], { units: [unit(1, center, 1)] });
    expect(t.legal(1)).not.toContain('march');
    t.plan(0, 'card:temporary-bridge', 'edge:0,0~1,0').plan(1, 'build', 'edge:0,0~1,0');
    expect(t.told('fizzled')).toMatchObject([{ seat: 1, what: 'build' }]);
    t.asks('action', 0, 1);
  });

  test('S-58: a Build whose hex was lost does nothing', () => {
    const t = round('action', [hand('Cataclysm Core'), {}], { units: [unit(1, center, 1)] });
    t.plan(0, 'card:cataclysm-core', 'hex:0,0').plan(1, 'build', 'edge:0,0~1,0');
    expect(t.told('bridge-built')).toEqual([]);
    t.asks('action', 0, 1);
  });

  test.each(['buildMana', 'marchMana', 'reinforceMana'])('S-106: %s is at least 1', (name) => {
    expect(() => round('action', [{}, {}], {}, { options: { [name]: 0 } })).toThrow(name);
  });
});

describe('order', () => {
  test('§12.3: cards by Initiative, then Basic Actions in seat order from the Lead', () => {
    const t = round('action', [{}, hand('Supply Cache'), {}, hand('Quick Study')], { lead: 2 });
    t.plan(0, 'reinforce').plan(1, 'card:supply-cache').plan(2, 'reinforce').plan(3, 'card:quick-study');
    expect(resolved(t)).toEqual(['3 quick-study', '1 supply-cache', '2 reinforce', '0 reinforce']);
    t.asks('action', 0, 1, 2, 3);
  });

  test.each([
    { lead: 0, order: ['0 supply-cache', '1 strategic-triumph', '2 supply-cache'] },
    { lead: 1, order: ['1 strategic-triumph', '2 supply-cache', '0 supply-cache'] },
    { lead: 2, order: ['2 supply-cache', '0 supply-cache', '1 strategic-triumph'] },
  ])('G-03: equal Initiative goes by seat from the Lead, seat $lead', ({ lead, order }) => {
    const t = round('action', [hand('Supply Cache'), hand('Strategic Triumph'), hand('Supply Cache')], {
      lead,
    });
    t.plan(0, 'card:supply-cache').plan(1, 'card:strategic-triumph').plan(2, 'card:supply-cache');
    expect(resolved(t)).toEqual(order);
    t.asks('action', 0, 1, 2);
  });

  test('G-03: with initiativeTies=random any order comes up, and Basic Actions stay in seat order', () => {
    const orders = new Set<string>();
    for (let i = 0; i < 20; i++) {
      const t = round(
        'action',
        [hand('Supply Cache'), hand('Supply Cache'), {}, {}],
        {},
        {
          seed: `tie ${i}`,
          options: { initiativeTies: 'random' },
        },
      );
      t.plan(0, 'card:supply-cache').plan(1, 'card:supply-cache').plan(2, 'reinforce').plan(3, 'reinforce');
      const order = resolved(t);
      orders.add(order.slice(0, 2).join());
      expect(order.slice(2)).toEqual(['2 reinforce', '3 reinforce']);
      t.asks('action');
    }
    expect(orders.size).toBe(2);
  });
});

describe('costs', () => {
  test('G-09: gold leaves at the reveal, so nobody can take it first', () => {
    const t = round('action', [{ ...hand('Paid Volunteers'), gold: 2 }, hand('Market Squeeze')]);
    t.plan(0, 'card:paid-volunteers').plan(1, 'card:market-squeeze', 'seat:0');
    expect(t.told('gold-taken')).toMatchObject([{ amount: 0 }]);
    expect(t.forces(0, home)).toBe(4);
    t.asks('action');
  });

  test('G-09: gold that the step brings cannot be spent in it', () => {
    const t = round('action', [{ ...hand('Paid Volunteers', 'Supply Cache'), gold: 1 }, {}]);
    expect(t.legal(0)).not.toContain('card:paid-volunteers');
    t.plan(0, 'card:supply-cache').othersDone();
    expect(t.legal(0)).toContain('card:paid-volunteers');
    t.asks('action', 0);
  });

  test('G-09 G-19: the card being played is in no pile while it resolves', () => {
    const t = round('action', [{ ...hand('Quick Study'), discard: ['Zap'] }, {}]);
    t.plan(0, 'card:quick-study').othersDone();
    expect([t.pile(0, 'hand'), t.pile(0, 'played')]).toEqual([['zap'], ['quick-study']]);
    t.asks('action', 0);
  });

  test('G-09 §12.4: a card that fizzles is not refunded', () => {
    const t = round('action', [hand('Deep Shaft Rig'), hand('Cataclysm Core')], {
      mines: [{ at: [1, 0], value: 4 }],
      units: [unit(0, [1, 0], 1)],
    });
    t.plan(0, 'card:deep-shaft-rig', 'hex:1,0').plan(1, 'card:cataclysm-core', 'hex:1,0');
    expect([t.seat(0).mana, t.seat(0).gold]).toEqual([7, 9]);
    expect(t.told('card-done')).toContainEqual(
      expect.objectContaining({ card: 'deep-shaft-rig', to: 'fizzled' }),
    );
    t.asks('action');
  });
});

describe('planning', () => {
  test('G-04: what is locked must be legal at the start of the step, earlier parts of the card assumed', () => {
    const t = round('action', [hand('Bridge Crew', 'March Orders'), hand('Temporary Bridge')], {
      units: [unit(0, center, 1)],
    });
    // No bridge stands, so only the card that builds one may plan to cross it.
    expect(t.legal(0)).toEqual(['card:bridge-crew', 'build', 'reinforce', 'done']);
    t.plan(0, 'card:bridge-crew', 'edge:0,0~1,0', 'hex:0,0', 'forces:1');
    expect(t.legal(0)).toEqual(['hex:1,0']);
    t.asks('action', 0, 1);
  });

  test.each([
    { card: 'Zap', legal: false },
    { card: 'Demolish Bridge', legal: false },
    { card: 'Deep Shaft Rig', legal: false },
    { card: 'Attrition', legal: false },
    { card: 'Prospecting', legal: true },
    { card: 'Plunder', legal: true },
    { card: 'Blood Trail', legal: true },
    { card: 'Forge Relic', legal: true },
  ])('G-04: on an empty board $card can be chosen: $legal', ({ card, legal }) => {
    const t = round('action', [hand(card), {}]);
    expect(t.legal(0).some((choice) => choice.startsWith('card:'))).toBe(legal);
    t.asks('action', 0, 1);
  });

  test('G-05 §12.4: what a player can know is locked; what it draws or sees is chosen on resolution', () => {
    const t = round('action', [{ ...hand('Hard Mulligan', 'Zap', 'Recruit'), draw: ['Quick Study'] }, {}]);
    t.plan(0, 'card:hard-mulligan', 'card:zap', 'none').othersDone();
    expect(t.pile(0, 'hand')).toEqual(['recruit', 'quick-study']);
    t.asks('action', 0);
    const late = round('action', [{ ...hand('Cycle Notes', 'Zap'), draw: ['Recruit', 'Quick Study'] }, {}]);
    late.plan(0, 'card:cycle-notes').othersDone();
    expect(late.legal(0).slice().sort()).toEqual(['card:quick-study', 'card:recruit', 'card:zap']);
    late.plan(0, 'card:recruit').asks('action', 0);
  });

  test('G-05 G-27: what is locked is told to all at the reveal', () => {
    const t = round('action', [hand('Clean Cuts', 'Zap'), {}]);
    t.plan(0, 'card:clean-cuts', 'card:zap').othersDone();
    expect(t.told('revealed', 1)).toMatchObject([
      {
        actions: [
          { seat: 0, choices: ['card:clean-cuts', 'card:zap'], card: 'clean-cuts', initiative: 70 },
          {},
        ],
      },
    ]);
    t.asks('action', 0);
  });

  test('G-11: "up to" is declared while planning, what is mandatory takes what is there', () => {
    const t = round('action', [hand('Conscription Drive', 'Ruin the Span'), {}], {
      bridges: path(home, [2, 0]),
    });
    t.plan(0, 'card:ruin-the-span', 'edge:2,0~3,0').othersDone();
    expect(t.state.bridges.every((code) => code === 0)).toBe(true);
    t.plan(0, 'card:conscription-drive');
    // It holds nothing else that it could discard.
    expect(t.forces(0, home)).toBe(5);
    t.asks('action', 0);
  });

  test('G-06: every instruction is judged alone; the card fizzles only if nothing could be done', () => {
    const t = round('action', [hand('Rapid Span', 'Rapid Span'), hand('Total Blackout')], {
      units: [unit(0, center, 1)],
    });
    t.plan(0, 'card:rapid-span', 'edge:0,0~1,0', 'edge:0,0~0,1').plan(1, 'card:total-blackout');
    expect(t.told('fizzled')).toHaveLength(2);
    expect(t.told('card-done')).toMatchObject([{ to: 'discard' }, { card: 'rapid-span', to: 'fizzled' }]);
    t.asks('action', 0, 1);
  });

  test('G-20: friendly is yours, enemy anybody else’s, "any" both', () => {
    const t = round('action', [hand('Zap', 'Execution Order', 'Final Oath'), {}, {}], {
      units: [
        unit(0, center, 0, 'Brute'),
        unit(1, [1, 0], 0, 'Jet Striker'),
        unit(2, [0, 1], 0, 'Lone Wolf'),
      ],
    });
    const targets = (card: string) => {
      t.plan(0, card);
      const list = t.legal(0).slice();
      t.takeBack(0);
      return list;
    };
    expect(targets('card:zap')).toEqual(['champion:brute', 'champion:jet-striker', 'champion:lone-wolf']);
    expect(targets('card:execution-order')).toEqual(['champion:jet-striker', 'champion:lone-wolf']);
    expect(targets('card:final-oath')).toEqual(['champion:brute']);
    t.asks('action', 0, 1, 2);
  });

  test('G-25: a contested Capital is occupied by both, and cards see it that way', () => {
    const t = round('action', [hand('Plunder'), {}], { units: [unit(0, away, 1), unit(1, away, 4)] });
    t.plan(0, 'card:plunder').othersDone();
    expect(t.seat(0).gold).toBe(15);
    t.asks('action', 0);
  });
});

describe('decisions in between', () => {
  test('G-18: resolution waits for one seat; everybody else has nothing to choose', () => {
    const t = round('action', [{ ...hand('Scout Report'), draw: ['Zap', 'Recruit', 'Quick Study'] }, {}]);
    t.plan(0, 'card:scout-report').plan(1, 'reinforce');
    expect(t.legal(1)).toEqual([]);
    expect(t.forces(1, away)).toBe(0);
    expect(engine.fallback(t.match, 0)).toBe(t.legal(0)[0]);
    t.plan(0, 'card:zap');
    expect(t.forces(1, away)).toBe(1);
    t.asks('action', 0, 1);
  });

  test.each([
    { ask: 'bid', phase: 'market', own: {}, choice: 'pass:0' },
    { ask: 'action', phase: 'action', own: {}, choice: 'done' },
    { ask: 'collect', phase: 'collection', own: {}, choice: 'mode:gold' },
    { ask: 'study', phase: 'reset', own: { faction: 'cipher', hand: ['Zap'] }, choice: 'none' },
  ] as const)('S-104: who does not answer "$ask" gets $choice', ({ ask, phase, own, choice }) => {
    const t = round(phase, [own, {}], {
      mines: [{ at: [1, 0], value: 4 }],
      units: [unit(0, [1, 0], 1)],
    });
    expect(t.match.decision?.ask).toBe(ask);
    expect(engine.fallback(t.match, 0)).toBe(choice);
    t.asks(ask);
  });
});

describe('who is late in the middle of a plan', () => {
  test.each([
    { plan: ['card:zap'], own: hand('Zap') },
    { plan: ['card:erase-weakness'], own: hand('Erase Weakness', 'Recruit') },
    { plan: ['march', 'hex:0,0'], own: {} },
  ])('S-104: $plan is taken back, and the seat is Done', ({ plan, own }) => {
    const t = round('action', [own, {}], {
      units: [unit(0, center, 2, 'Brute')],
      bridges: path(center, [1, 0]),
    });
    t.plan(0, ...plan);
    expect(engine.fallback(t.match, 0, [])).toBe('done');
    t.asks('action', 0, 1);
  });

  test('S-104: the default of a scry is legal wherever it stands', () => {
    const t = round('action', [{ ...hand('Monument Plan'), draw: ['Zap', 'Recruit', 'Slow'] }, {}]);
    t.plan(0, 'card:monument-plan').othersDone();
    expect(engine.fallback(t.match, 0)).toBe('none');
    t.plan(0, 'none');
    expect(t.legal(0)).toContain(engine.fallback(t.match, 0));
    t.asks('scry', 0);
  });
});

describe('how long things last', () => {
  test('G-10 §18 S-82: "this round" ends in Cleanup, past sieges, Collection and Scoring; Slow stays', () => {
    const boost = { boost: 'smoke', max: 1 };
    const edge = path(center, [1, 0]);
    const t = round(
      'cleanup',
      [
        {
          boosts: [boost],
          entrenched: [{ at: [...center], max: 3 }],
          siegeWrits: [4],
          lastStands: [3],
          lastContract: true,
          discount: 1,
        },
        {},
      ],
      {
        bridges: edge,
        locked: edge,
        traps: [{ bridge: edge[0], seat: 0 }],
        dominion: edge,
        blackout: true,
        units: [unit(0, center, 0, { name: 'Brute', warded: true, frenzy: 2, slowed: true, used: true })],
      },
    );
    const [seat] = t.state.seats;
    expect([seat.boosts, seat.entrenched, seat.siegeWrits, seat.lastStands]).toEqual([[], [], [], []]);
    expect([seat.lastContract, seat.discount, t.state.blackout]).toEqual([false, 0, false]);
    expect([t.state.locked, t.state.traps, t.state.dominion]).toEqual([[], [], []]);
    expect(t.champion('brute')).toMatchObject({ warded: false, frenzy: 0, slowed: true, used: false });
    t.asks('bid');
  });

  test('G-10: a "next battle" spell outlives the Action Phase and works in a siege', () => {
    const t = round('sieges', [{ boosts: [{ boost: 'force-threshold', max: 5 }] }, {}], {
      units: [unit(0, away, 1), unit(1, away, 1)],
    });
    expect(t.told('modifiers')[0]).toMatchObject({
      list: expect.arrayContaining([expect.objectContaining({ source: 'force-threshold', value: 5 })]),
    });
    t.asks('bid');
  });

  test('G-10 S-82: Temporary Bridges go in Cleanup, even under a Blackout', () => {
    const t = round('cleanup', [{}, {}], {
      blackout: true,
      bridges: path(home, [2, 0]),
      temporaryBridges: path(center, [1, 0]),
    });
    expect([t.bridge(home, [2, 0]), t.bridge(center, [1, 0])]).toEqual([true, false]);
    t.asks('bid');
  });
});

describe('abilities as actions', () => {
  test('G-23: chosen for a step, without mana, resolved among the Basic Actions in seat order', () => {
    const t = round('action', [{}, hand('Trade Caravan')], {
      lead: 1,
      units: [unit(0, center, 0, { name: 'Field Surgeon', hp: 1 }), unit(1, [2, 0], 0, 'Void Agent')],
    });
    expect(t.legal(1)).toContain('slipstep');
    t.plan(0, 'stitchwork', 'champion:field-surgeon').plan(1, 'slipstep', 'hex:2,1', 'none');
    expect(resolved(t)).toEqual(['1 slipstep', '0 stitchwork']);
    expect([t.champion('field-surgeon')?.hp, t.seat(0).mana]).toEqual([3, 9]);
    expect(t.legal(0)).not.toContain('stitchwork');
    t.asks('action', 0, 1);
  });

  test('G-23: ready in the round in which the champion comes, and again after the next Reset', () => {
    const t = round('action', [hand('Stormcaller'), {}]);
    t.plan(0, 'card:stormcaller', 'hex:3,0').othersDone();
    t.plan(0, 'tempest');
    expect(t.champion('stormcaller')?.used).toBe(true);
    t.plan(0, 'done');
    expect(t.champion('stormcaller')?.used).toBe(false);
    t.asks('bid');
  });
});
