// Campaigns: four battles on one record, what follows from who won, and how they are counted. And armies of several sets.

import { createEngine, newMatch, openSeats, seedRandom, sureMatch } from '@bridgefront/kernel';
import { greedyBot, nextChoices, situationOf } from '@bridgefront/bots';
import { describe, expect, test } from 'vitest';
import { deploymentHexes } from '../rules/army.ts';
import { campaignWinner, objectivesNext, totalsOf } from '../rules/campaign.ts';
import { outcome } from '../rules/ending.ts';
import { estimate } from '../rules/evaluation/estimate.ts';
import { isClear } from '../rules/field.ts';
import { ownRow } from '../rules/hexes.ts';
import { fellsAndFords } from '../rules/index.ts';
import { bareState } from '../rules/setup.ts';
import { OBJECTIVES } from '../rules/tables/objectives.ts';
import type { Fought } from '../rules/types.ts';
import { field, Scene, start } from './scene.ts';
import type { Field } from './scene.ts';

const slugsOf = (ids: readonly number[]): string[] => ids.map((id) => OBJECTIVES[id].slug);

/** A battle that is over, by South's and North's VP and whoever won it. */
function fought(letter: string, vp: readonly number[], winner: number): Fought {
  const objectives = ['fords', 'fells'].map((faction) =>
    OBJECTIVES.findIndex((one) => one.faction === faction && one.indicator === `${letter}1`),
  );
  return { objectives, vp, first: 0, winner, why: 'vp', rounds: 5 };
}

/** The same as a position writes it. */
function written(battles: readonly Fought[]) {
  return battles.map(({ objectives, ...rest }) => ({
    ...rest,
    objectives: slugsOf(objectives),
    vp: [...rest.vp],
  }));
}

/** The end of a battle of a campaign: South, the first player, has scored enough and is to be checked. */
function ending(battles: readonly Fought[], given: Field = {}): Scene {
  return field({
    step: 'start',
    south: { 'causeway-riders': '4,8' },
    north: { 'crag-ogres': '4,0' },
    seats: [
      { vp: 17, objective: 'The Long Causeway' },
      { vp: 11, objective: 'Drive the Herds' },
    ],
    ...given,
    options: { campaign: true, ...given.options },
    more: { round: 5, fought: written(battles), ...given.more },
  });
}

describe('a campaign', () => {
  test('FF-99: begins with both A1, the first player by lot, and every objective question falls away', () => {
    const firsts = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((seed) => {
      const scene = start({ campaign: true, factions: 'fordsSouth' }, seed);
      expect(scene.told('campaign-battle')).toEqual([
        { tell: 'campaign-battle', battle: 1, chosen: ['long-causeway', 'drive-the-herds'], chooser: -1 },
      ]);
      expect(scene.told('first')).toEqual([{ tell: 'first', seat: scene.state.first, why: 'lot' }]);
      scene.asks('ford', scene.state.first);
      return scene.state.first;
    });
    expect(new Set(firsts)).toEqual(new Set([0, 1]));
    expect(start({ campaign: true, firstPlayer: 'seat1' }).asks('ford', 1).state.first).toBe(1);
  });

  test('FF-99, FF-100: whoever won chooses of the next letter, the other has number 1, and the field is cleared', () => {
    const scene = ending([]);
    scene.asks('objective', 0);
    expect(scene.legal()).toEqual(['objective:two-tollhouses', 'objective:weir-watch']);
    expect(scene.told('battle-won')).toEqual([
      { tell: 'battle-won', seat: 0, why: 'vp', battle: 1, vp: [17, 11], bonus: 0, points: [17, 11] },
    ]);
    const between = scene.tableView(1);
    expect(between.campaign).toEqual({
      battle: 2,
      fought: [
        {
          objectives: ['long-causeway', 'drive-the-herds'],
          vp: [17, 11],
          first: 0,
          winner: 0,
          why: 'vp',
          rounds: 5,
        },
      ],
      points: [17, 11],
      wins: [1, 0],
      bonus: [0, 0],
      chooser: 0,
    });
    expect([between.units, between.terrain, between.banners]).toEqual([[], {}, []]);
    expect(between.seats.map(({ vp, lore, commands }) => [vp, lore, commands])).toEqual([
      [0, 0, 0],
      [0, 0, 0],
    ]);
    scene.play('objective:weir-watch');
    expect(scene.told('campaign-battle').at(-1)).toEqual({
      tell: 'campaign-battle',
      battle: 2,
      chosen: ['weir-watch', 'red-shallows'],
      chooser: 0,
    });
    // FF-94: B1 comes before B2, so the loser begins.
    expect(scene.told('first').at(-1)).toEqual({ tell: 'first', seat: 1, why: 'initiative' });
    expect(scene.state.fought).toHaveLength(1);
  });

  test.each([
    [1, 'C', ['clear-the-heights', 'grain-for-the-garrison']],
    [2, 'D', ['relief-of-the-mill', 'not-one-step']],
  ] as const)('FF-99: after battle %d comes letter %s', (more, _letter, offered) => {
    const before = [fought('A', [10, 16], 1), fought('B', [10, 16], 1)].slice(0, more);
    const objectives = [
      ['Two Tollhouses', 'Red Shallows'],
      ['Clear the Heights', 'Claim the Cairns'],
    ][more - 1];
    const scene = ending(before, {
      seats: [
        { vp: 16, objective: objectives[0] },
        { vp: 3, objective: objectives[1] },
      ],
    });
    scene.asks('objective', 0);
    expect(scene.legal()).toEqual(offered.map((slug) => `objective:${slug}`));
  });

  test('FF-91, FF-99: elimination ends the battle and not the campaign; the points of both count', () => {
    const scene = field({
      alone: true,
      south: { 'toll-wardens': '4,5' },
      north: { 'scree-howlers': { at: '4,4', health: 1 } },
      dice: ['strike', 'strike', 'strike'],
      seats: [
        { vp: 2, objective: 'The Long Causeway' },
        { vp: 9, objective: 'Drive the Herds' },
      ],
      options: { campaign: true },
    });
    scene.play('unit:4,5', 'at:4,4').asks('objective', 0);
    expect(scene.state.fought).toMatchObject([{ vp: [2, 9], winner: 0, why: 'elimination' }]);
    expect(scene.told('wins')).toEqual([]);
    expect(scene.prompt()).toBe(
      'You won: choose your objective for the second battle. Your opponent has Red Shallows.',
    );
  });

  test('FF-92, FF-99: a battle that would be drawn goes to its first player, after points and units', () => {
    const scene = field({
      step: 'attacks',
      active: 1,
      seats: [
        { vp: 4, objective: 'The Long Causeway' },
        { vp: 4, objective: 'Drive the Herds' },
      ],
      south: { 'reed-archers': '4,8' },
      north: { 'toll-wardens': [], 'bramble-slingers': ['4,0'], 'scree-howlers': [] },
      options: { campaign: true, roundLimit: 4 },
      more: {
        round: 4,
        units: [
          { unit: 'reed-archers', seat: 0, at: '4,8' },
          { unit: 'scree-howlers', seat: 1, at: '4,0' },
        ],
      },
    });
    scene.play('done', 'tokens').asks('objective', 0);
    expect(scene.state.fought).toMatchObject([{ vp: [4, 4], winner: 0, why: 'first', rounds: 4 }]);
  });

  const three = [fought('A', [16, 10], 0), fought('B', [8, 17], 1), fought('C', [16, 12], 0)];

  test('FF-100: the winner of the fourth adds what it has won; the higher total wins', () => {
    const scene = ending(three, {
      seats: [
        { vp: 16, objective: 'Relief of the Mill' },
        { vp: 6, objective: 'Heads for the Hall' },
      ],
    });
    scene.asks(null);
    expect(scene.told('battle-won')).toMatchObject([{ seat: 0, battle: 4, bonus: 3, points: [59, 45] }]);
    expect(scene.told('campaign-won')).toEqual([{ tell: 'campaign-won', seat: 0, points: [59, 45] }]);
    expect(outcome(scene.state)).toEqual({
      winners: [0],
      ranking: [[0], [1]],
      reason: '59 points to 45 over 4 battles',
      scores: [59, 45],
    });
  });

  test('FF-100: who wins the last battle may lose the campaign; equal totals go to the last battle', () => {
    const last = (vp: readonly number[]): Fought[] => [
      fought('A', [19, 5], 0),
      fought('B', [17, 6], 0),
      fought('C', [3, 16], 1),
      fought('D', vp, 1),
    ];
    expect(totalsOf(last([10, 16])).bonus).toEqual([0, 2]);
    expect(campaignWinner(last([10, 16]))).toBe(0);
    const even = last([12, 22]);
    expect(totalsOf(even).points).toEqual([51, 51]);
    expect(campaignWinner(even)).toBe(1);
  });

  test('FF-100: nothing of a campaign is hidden, and a position of it is read as it was written', () => {
    const scene = ending(three.slice(0, 1), {
      seats: [
        { vp: 3, objective: 'Two Tollhouses' },
        { vp: 2, objective: 'Red Shallows' },
      ],
    });
    expect(scene.tableView(null).campaign).toEqual(scene.tableView(1).campaign);
    expect(scene.tableView(0).campaign).toMatchObject({ battle: 2, points: [16, 10] });
    scene.asks(scene.match.decision?.ask ?? null);
  });

  test.each([
    ['a single battle', written(three.slice(0, 1)), {}, 'in a campaign only'],
    ['a fifth one', written([...three, ...three]), { campaign: true }, 'a campaign has 4 battles'],
    ['another letter', written([fought('B', [1, 2], 1)]), { campaign: true }, 'is not played by that side'],
  ])('FF-99: battles of %s are refused in a position', (_what, list, options, sentence) => {
    const units = [
      { unit: 'toll-wardens', seat: 0, at: '4,6' },
      { unit: 'scree-howlers', seat: 1, at: '4,2' },
    ];
    expect(() => new Scene({ units, fought: list }, options, [], 'test')).toThrow(sentence);
  });

  test.each([{ battle: 'gateFord' }, { scenario: '{}' }])('FF-99: no campaign with %j', (options) => {
    const made = newMatch(createEngine(fellsAndFords), { campaign: true, ...options }, 2, 'test');
    expect(made).toMatchObject({ problem: expect.stringContaining('A campaign is played with objectives') });
  });

  test('FF-99: a battle says in its log which one it is', () => {
    const scene = start({ campaign: true, factions: 'fordsSouth' });
    const say = (face: Parameters<typeof fellsAndFords.describe.report>[0]): string =>
      fellsAndFords.describe.report(face, (seat) => (seat === 0 ? 'Ada' : 'Ben'));
    expect(scene.told('campaign-battle').map(say)).toEqual([
      'The first battle of the campaign: Ada has The Long Causeway; Ben has Drive the Herds.',
    ]);
    expect(say({ tell: 'turn', round: 3, seat: 1, battle: 2 })).toBe('Second battle, round 3: Ben’s turn.');
    const won = {
      tell: 'battle-won',
      seat: 1,
      why: 'rounds',
      battle: 4,
      vp: [5, 9],
      bonus: 2,
      points: [30, 41],
    } as const;
    expect(say(won)).toBe(
      'Ben wins the fourth battle by victory points after the last round; the points are 9 to 5, and 2 more for the battles it won. In all Ada has 30 points, Ben 41.',
    );
    expect(say({ tell: 'campaign-won', seat: 1, points: [40, 40] })).toBe(
      'Both have 40 points: Ben wins the campaign with the last battle.',
    );
    scene.asks(scene.match.decision?.ask ?? null);
  });
});

describe('bots in a campaign', () => {
  test('FF-99: the objective that suits is chosen, and the first turn counts with it', () => {
    const scene = ending([]).asks('objective', 0);
    const { state, decision } = scene.match;
    if (decision === null) throw new Error('Nobody is asked.');
    const legal = scene.legal();
    const worths = fellsAndFords.appraise(state, 0, [], legal, decision);
    expect(legal[worths.indexOf(Math.max(...worths))]).toBe('objective:weir-watch');
    expect(worths[0]).not.toBe(worths[1]);
  });

  test('FF-100: the estimate follows the totals, and in the last battle what is still missing', () => {
    const share = (battles: readonly Fought[], vp: readonly number[]): number =>
      estimate(
        ending(battles, {
          step: 'attacks',
          seats: [
            { vp: vp[0], objective: slugsOf(objectivesNext({ ...bare, fought: battles }, 0))[0] },
            { vp: vp[1], objective: slugsOf(objectivesNext({ ...bare, fought: battles }, 1))[0] },
          ],
        }).asks('attacks').state,
      )[0];
    const bare = bareState(ending([]).asks('objective').state.options, 0);
    const ahead = [fought('A', [16, 4], 0), fought('B', [16, 4], 0), fought('C', [16, 4], 0)];
    expect(share(ahead.slice(0, 1), [3, 3])).toBeGreaterThan(share([], [3, 3]));
    expect(share(ahead, [3, 3])).toBeGreaterThan(share(ahead.slice(0, 1), [3, 3]));
    // 36 points ahead, North cannot make them up, though it is about to win this battle.
    expect(share(ahead, [2, 15])).toBeGreaterThan(0.9);
    expect(share([], [2, 15])).toBeLessThan(0.4);
  });

  test('FF-99, FF-100: greedy bots play campaigns to the end, four battles each, every card kept', () => {
    const engine = createEngine(fellsAndFords);
    for (let number = 0; number < 3; number++) {
      const match = sureMatch(engine, { campaign: true, copies: 2 }, 2, `campaign ${number}`);
      const random = seedRandom(`bots ${number}`);
      const cards = fellsAndFords.census(match.state);
      let turn = -1;
      while (match.decision !== null) {
        const { decision } = match;
        const [seat] = openSeats(decision);
        for (const choice of nextChoices(greedyBot, situationOf(engine, match, seat), random))
          expect(engine.choose(match, seat, choice)).toBeNull();
        if (match.decision?.ask !== 'command') continue;
        expect(fellsAndFords.census(match.state)).toBe(cards);
        const now = fellsAndFords.turn?.(match.state) ?? -1;
        expect(now).toBeGreaterThanOrEqual(turn);
        turn = now;
      }
      const { fought: battles, winners } = match.state;
      expect(battles.map(({ objectives }) => objectives.map((id) => OBJECTIVES[id].indicator[0]))).toEqual(
        ['A', 'B', 'C', 'D'].map((letter) => [letter, letter]),
      );
      expect(winners).toEqual([campaignWinner(battles)]);
    }
  });
});

describe('several sets', () => {
  function mustering(options: { readonly [name: string]: number }): Scene {
    const scene = start({ factions: 'fellsSouth', objectivesDrawn: 7, firstPlayer: 'seat0', ...options });
    scene.play('objective:heads-for-the-hall').as(1).play('objective:relief-of-the-mill');
    return scene.as(0).asks('army');
  }
  const howlers = (scene: Scene): number => {
    let taken = 0;
    while (scene.legal().includes('take:scree-howlers')) {
      scene.play('take:scree-howlers');
      taken++;
    }
    return taken;
  };

  test.each([
    [1, 5],
    [2, 10],
    [3, 13],
  ])('FF-101: with %d sets and a tent an army of 50 points has up to %d Howlers', (copies, most) => {
    expect(howlers(mustering({ copies }))).toBe(most);
  });

  test('FF-31, FF-101: an army stays eighteen cards, the tent among them', () => {
    const scene = mustering({ copies: 3, musterPoints: 70, tentPoints: 10 });
    scene.play('tent');
    expect(howlers(scene)).toBe(15);
    scene.play('take:bramble-slingers', 'take:bramble-slingers');
    expect(scene.legal().filter((choice) => choice.startsWith('take:'))).toEqual([]);
    scene.asks('army');
    const poor = mustering({ copies: 3, musterPoints: 70, tentPoints: 10 });
    expect(howlers(poor)).toBe(15);
    poor.play('take:bramble-slingers', 'take:bramble-slingers');
    expect(poor.legal().filter((choice) => !choice.startsWith('place:'))).toEqual(['tent']);
    poor.play('tent');
    expect(poor.legal().filter((choice) => choice.startsWith('take:'))).toEqual([]);
    expect(poor.legal()[0]).toMatch(/^place:tent@/);
  });

  test('FF-33, FF-101: on every objective’s ground a tent finds room before seventeen units', () => {
    for (const [id, { faction }] of OBJECTIVES.entries()) {
      const state = bareState(start({}).asks('objective').state.options, faction === 'fords' ? 0 : 1);
      state.seats[0].objective = id;
      const hexes = deploymentHexes(state, 0);
      expect(hexes).toHaveLength(18);
      const rows = hexes.map((hex) => ownRow(hex, 0));
      const back = Math.max(...rows);
      expect(hexes.some((hex, i) => rows[i] === back && isClear(state, hex))).toBe(true);
    }
  });
});

describe('banners that pay later', () => {
  const held = (round: number, bannersFrom: number): Scene =>
    field({
      south: { 'toll-wardens': '4,6' },
      more: { banners: { '4,6': 2 }, round },
      options: { bannersFrom },
    });

  test.each([
    [1, 1, 2],
    [1, 2, 0],
    [2, 2, 2],
    [2, 3, 0],
    [3, 3, 2],
  ])('FF-102: in round %d, with banners from round %d, they pay %d', (round, bannersFrom, vp) => {
    const scene = held(round, bannersFrom);
    expect(scene.tableView(0).seats[0].income).toBe(vp);
    scene.play('done', 'tokens');
    expect(scene.vp(0)).toBe(vp);
    scene.asks(scene.match.decision?.ask ?? null);
  });

  test('FF-102: the head start is given again in every battle of a campaign', () => {
    const scene = ending([], { options: { headStart: 3 } }).asks('objective', 0);
    expect(scene.state.seats.map(({ vp }) => vp)).toEqual([0, 3]);
  });
});
