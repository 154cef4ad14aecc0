// Going back out of a battle after a combat round, where the match offers it.

import { describe, expect, test } from 'vitest';
import { away, home, lock, path, play, scene, unit } from './cards-scene.ts';
import type { Setting, Table } from './table.ts';

const center = [0, 0] as const;
const east = [1, 0] as const;
const west = [-1, 0] as const;
const lane = path(home, [2, 0], east, center, west, [-2, 0], away);
const offered = (...dice: readonly number[]): Setting => ({ dice, options: { retreat: 'offered' } });
const miss = (count: number): number[] => Array.from({ length: count }, () => 6);

type Board = Parameters<typeof scene>[1];

/** Seat 0 marches with its Forces of the hex east of the Center against those of seat 1 on the Center. */
function attack(own: number, foes: number, dice: readonly number[], board: Board = {}): Table {
  const units = [unit(0, east, own), unit(1, center, foes), ...((board?.['units'] ?? []) as [])];
  const t = scene({}, { bridges: lane, ...board, units }, offered(...dice));
  t.plan(0, 'march', 'hex:1,0', `forces:${own}`, 'hex:0,0');
  return t.othersDone();
}

describe('S-141: who is asked', () => {
  test('S-71 S-141: nobody where the match does not offer it', () => {
    const t = scene(
      {},
      { bridges: lane, units: [unit(0, east, 1), unit(1, center, 2)] },
      { dice: [...miss(3), 6, 1, 1] },
    );
    t.plan(0, 'march', 'hex:1,0', 'forces:1', 'hex:0,0').othersDone();
    expect(t.told('battle-over')).toMatchObject([{ winner: 1, forces: 2 }]);
    t.asks('action');
    expect(t.told('moved').every((face) => face['retreat'] === undefined)).toBe(true);
  });

  test('S-141: the side with fewer units, after each combat round whose losses are taken', () => {
    const t = attack(3, 3, [1, 6, 6, 1, 1, 6, ...miss(3)]);
    expect([t.forces(0, center), t.forces(1, center)]).toEqual([1, 2]);
    t.asks('retreat', 0);
    expect(t.legal(0)).toEqual(['hex:1,0', 'none']);
    expect(t.legal(1)).toEqual([]);
    t.plan(0, 'none');
    expect(t.told('combat-round')).toHaveLength(2);
    t.asks('retreat', 0);
  });

  test('S-141: a Champion counts as one unit', () => {
    const board = { units: [unit(1, center, 0, 'Brute')] };
    const t = attack(2, 1, miss(8), board);
    // Two Forces against a Force and a Champion: as many, so both are asked.
    t.asks('retreat', 0);
  });

  test.each([
    { lead: 0, order: [0, 1] },
    { lead: 1, order: [1, 0] },
  ])('S-141: of two as strong one after the other, from the Lead of seat $lead', ({ lead, order }) => {
    const t = attack(2, 2, miss(8), { lead });
    t.asks('retreat', order[0]);
    t.plan(order[0], 'none');
    t.asks('retreat', order[1]);
    expect(t.told('combat-round')).toHaveLength(1);
    t.plan(order[1], 'none');
    expect(t.told('combat-round')).toHaveLength(2);
  });

  test('S-141: when the first goes the second is not asked', () => {
    const t = attack(2, 2, miss(4));
    t.plan(0, 'hex:1,0').asks('action');
    expect(t.told('battle-over')).toMatchObject([{ winner: 1, forces: 2 }]);
  });

  test('S-141 G-18: who does not answer fights on', () => {
    const t = attack(1, 2, [...miss(3), 6, 1, 6]);
    t.asks('retreat', 0);
    t.plan(0, t.engine.fallback(t.match, 0));
    expect(t.told('battle-over')).toMatchObject([{ winner: 1, forces: 2 }]);
  });
});

/** What seat 1 may do that defends the Center with one Force against two from the east. */
function waysOfDefender(board: Board): readonly string[] {
  const t = attack(2, 1, miss(30), board);
  return t.asks('retreat', 1).legal(1);
}

describe('S-142: where to', () => {
  test('S-142: the Defender to own units and to empty hexes, over Bridges only', () => {
    const bridges = [...lane, ...path(center, [0, 1])];
    // Behind the attackers is a hex that they have left; nothing stands on the other two.
    expect(waysOfDefender({ bridges })).toEqual(['hex:1,0', 'hex:0,1', 'hex:-1,0', 'none']);
    expect(waysOfDefender({ units: [unit(1, west, 1), unit(0, east, 1)] })).toEqual(['hex:-1,0', 'none']);
  });

  test('S-142: not to units of another player, whoever that is', () => {
    const third = { capital: [0, -3] };
    const t = attack(2, 1, miss(30), { third, units: [unit(2, west, 1)], bridges: path(east, center, west) });
    expect(t.legal(1)).toEqual(['hex:1,0', 'none']);
    expect(t.refuses(1, 'hex:-1,0')).toMatchObject({
      rule: 'S-142',
      message: expect.stringMatching(/units of another player/) as string,
    });
    t.asks('retreat', 1);
  });

  test('S-142: not into the Capital of somebody else, empty as it is', () => {
    const beside = [-2, 0] as const;
    const units = [unit(0, west, 1), unit(1, beside, 2)];
    const t = scene({}, { bridges: lane, units }, offered(...miss(30)));
    t.plan(0, 'march', 'hex:-1,0', 'forces:1', 'hex:-2,0').othersDone();
    expect(t.legal(0)).toEqual(['hex:-1,0', 'none']);
    expect(t.refuses(0, 'hex:-3,0')).toMatchObject({
      rule: 'S-142',
      message: expect.stringMatching(/another player’s/) as string,
    });
    t.asks('retreat', 0);
  });

  test('S-142: an attacker goes back, not past the Defender, unless own units are there', () => {
    const t = attack(1, 2, miss(30));
    expect(t.legal(0)).toEqual(['hex:1,0', 'none']);
    expect(t.refuses(0, 'hex:-1,0')).toMatchObject({
      rule: 'S-142',
      message: expect.stringMatching(/has not come from/) as string,
    });
    t.asks('retreat', 0);
    const joined = attack(1, 2, miss(30), { units: [unit(0, west, 1)] });
    joined.asks('retreat', 0);
    expect(joined.legal(0)).toEqual(['hex:1,0', 'hex:-1,0', 'none']);
  });

  test('S-142: who has been dropped in goes to own units only', () => {
    const board = { bridges: lane, units: [unit(0, east, 1, 'Brute'), unit(1, center, 5)] };
    const t = scene({ hand: ['Air Drop'] }, board, offered(...miss(30)));
    play(t, 'Air Drop', 'hex:0,0');
    t.asks('retreat', 0);
    expect(t.match.state.battle).toMatchObject({ attacker: 0, from: -1 });
    expect(t.legal(0)).toEqual(['hex:1,0', 'none']);
  });

  test('S-142 C-19: not over a Bridge that is locked down', () => {
    const locked = path(center, west);
    expect(waysOfDefender({ bridges: path(east, center, west), locked })).toEqual(['hex:1,0', 'none']);
    const t = attack(2, 1, miss(30), { bridges: path(east, center, west), locked });
    expect(t.refuses(1, 'hex:-1,0')).toMatchObject({
      rule: 'C-19',
      message: expect.stringMatching(/locked down/) as string,
    });
    t.asks('retreat', 1);
  });

  test('S-142: not over an edge that is only open to all, nor through a Wormhole', () => {
    const bridges = path(east, center);
    expect(waysOfDefender({ bridges, dominion: path(center, west) })).toEqual(['hex:1,0', 'none']);
    const wormholes = [{ ends: [[...center], [-2, 0]] }];
    expect(waysOfDefender({ bridges, wormholes })).toEqual(['hex:1,0', 'none']);
  });

  test('S-142: nobody flies out of a battle', () => {
    const units = [unit(0, east, 0, 'Skystriker Ace'), unit(1, center, 3)];
    const t = scene({ faction: 'aerial' }, { units }, offered(...miss(60)));
    t.plan(0, 'march', 'hex:1,0', 'champion:skystriker-ace', 'hex:0,0');
    expect(() => t.othersDone()).not.toThrow();
    t.asks('action', 0);
  });

  test('S-142 C-10: a Bridge Trap meets who goes back, and may leave nobody', () => {
    const traps = [{ bridge: path(center, west)[0], seat: 0 }];
    const t = attack(2, 1, miss(30), { traps });
    t.plan(1, 'hex:-1,0').asks('action');
    expect(t.told('trap-sprung')).toMatchObject([{ seat: 1, lost: 1, hex: '0,0' }]);
    expect(t.told('moved').filter((face) => face['retreat'] === true)).toEqual([]);
    expect(t.told('battle-over')).toMatchObject([{ winner: 0, forces: 2 }]);
    expect(t.seat(0).wonBattle).toBe(true);
  });

  test('S-141 S-142: in a siege both may go, the owner too, and the intruder to any hex that it holds', () => {
    const siege = (own: number, foes: number): Table => {
      const units = [unit(0, away, own), unit(1, away, foes)];
      const t = scene({}, { bridges: lane, units }, offered(...miss(40)));
      return t.othersDone().asks('retreat', own > foes ? 1 : 0);
    };
    const intruder = siege(1, 2);
    expect(intruder.legal(0)).toEqual(['hex:-2,0', 'none']);
    const owner = siege(2, 1);
    owner.plan(1, 'hex:-2,0');
    expect(owner.forces(1, [-2, 0])).toBe(1);
    expect(owner.told('pillage')).toMatchObject([{ seat: 0, hex: '-3,0' }]);
  });
});

describe('S-143: what it comes to', () => {
  test('S-143 G-14: who stays has won and holds the hex, the whole other side is where it went', () => {
    const board = { units: [unit(0, east, 0, { name: 'Brute', hp: 2 })] };
    const units = [unit(0, east, 1, { name: 'Brute', hp: 2 }), unit(1, center, 6)];
    const t = scene({}, { ...board, bridges: lane, units }, offered(...miss(40)));
    t.plan(0, 'march', 'hex:1,0', 'forces:1', 'champion:brute', 'hex:0,0').othersDone();
    t.plan(0, 'hex:1,0').asks('action');
    expect(t.told('moved').at(-1)).toMatchObject({
      seat: 0,
      from: '0,0',
      to: '1,0',
      forces: 1,
      champions: ['brute'],
      retreat: true,
    });
    expect(t.champion('brute')).toMatchObject({ hp: 2, hex: t.hex(east) });
    expect([t.seat(0).wonBattle, t.seat(1).wonBattle]).toEqual([false, true]);
    expect(t.match.state.battle).toBeNull();
  });

  test('S-143 S-90 C-12: Slow ends and Clean Exit heals for whoever goes too', () => {
    const hero = { name: 'Shadeblade', hp: 1, slowed: true };
    const units = [unit(0, east, 0, hero), unit(1, center, 3)];
    const t = scene({ faction: 'veil' }, { bridges: lane, units }, offered(...miss(40)));
    t.plan(0, 'march', 'hex:1,0', 'champion:shadeblade', 'hex:0,0').othersDone();
    t.plan(0, 'hex:1,0').asks('action');
    expect(t.champion('shadeblade')).toMatchObject({ hp: 2, slowed: false });
    expect(t.told('healed')).toMatchObject([{ champion: 'shadeblade', amount: 1 }]);
  });

  test('S-143 C-08: tagged units that go have not won, and may win later', () => {
    const units = [unit(0, east, 1), unit(1, center, 3)];
    const t = scene({ hand: ['Breakthrough Line'] }, { bridges: lane, units }, offered(...miss(40)));
    lock(t, 0, 'Breakthrough Line', 'hex:1,0', 'forces:1', 'hex:0,0');
    t.othersDone();
    t.plan(0, 'hex:1,0').asks('action');
    expect(t.match.state.tags).toMatchObject([{ seat: 0, hex: t.hex(east), won: false }]);
  });

  test('S-143: the dice of the round count first', () => {
    const units = [unit(0, east, 1, { name: 'Brute', hp: 2 }), unit(1, center, 3)];
    const setting = {
      dice: [6, 6, 6, 6, 1, 1, 6],
      options: { retreat: 'offered', hitAssignment: 'forces-first' },
    };
    const t = scene({}, { bridges: lane, units }, setting);
    t.plan(0, 'march', 'hex:1,0', 'forces:1', 'champion:brute', 'hex:0,0').othersDone();
    t.plan(0, 'hex:1,0').asks('action');
    expect([t.forces(0, east), t.champion('brute')?.hp]).toEqual([0, 1]);
  });
});

test('S-144: odds are those of fighting to the death', async () => {
  const { odds } = await import('../rules/odds/odds.ts');
  const { optionsWith, army } = await import('./battle-table.ts');
  const sides = { attacker: army(3), defender: army(2) };
  expect(odds({ ...sides, options: optionsWith({ retreat: 'offered' }) })).toEqual(odds(sides));
});

test('what is asked, and what is said of it', () => {
  const t = attack(1, 2, miss(40), { units: [unit(0, west, 2)] });
  t.asks('retreat', 0);
  expect(t.prompt()).toBe(
    'Battle at the Center, after combat round 1: you have 1 unit left against 2. Retreat, or fight on?',
  );
  expect(t.legal(0).map((choice) => t.label(choice))).toEqual([
    'Retreat to the hex east of the Center',
    'Retreat to the hex west of the Center (your 2 Forces)',
    'Fight on',
  ]);
  expect(t.refuses(0, 'force')).toMatchObject({
    rule: 'S-141',
    message: expect.stringMatching(/to retreat or to fight on/) as string,
  });
  expect(t.refuses(0, 'hex:3,-3')).toMatchObject({
    rule: 'S-142',
    message: expect.stringMatching(/no Bridge from the battle/) as string,
  });
});
