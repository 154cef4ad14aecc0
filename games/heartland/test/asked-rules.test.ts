// Rules that the designer asks for, each an option: in scenes, in whole matches of bots, and in what bots make of them.

import { greedyBot, playOn } from '@bridgefront/bots';
import { createEngine, seedRandom, sureMatch } from '@bridgefront/kernel';
import type { Match, Report } from '@bridgefront/kernel';
import { expect, test } from 'vitest';
import { frontiersLead } from '../rules/evaluation/forecast.ts';
import type { HeartlandFace } from '../rules/faces.ts';
import { attackOf, poolOf } from '../rules/figures.ts';
import { forecast } from '../rules/forecast.ts';
import { heartland } from '../rules/index.ts';
import { fullOptions } from '../rules/options.ts';
import { readState } from '../rules/position/read.ts';
import type { HeartlandOptions } from '../rules/options.ts';
import type { State } from '../rules/types.ts';
import { copyState } from '../rules/state.ts';
import { dueTriggers, resolveTriggers } from '../rules/triggers.ts';
import { duel } from './scene.ts';
import type { Scene, Side } from './scene.ts';

const engine = createEngine(heartland);
const farmers = (count: number): string[] => Array.from({ length: count }, () => 'Farmer');

type Given = Partial<HeartlandOptions>;

/** Plays whole matches of greedy bots; `told` is called with each report as it is told. */
function matches(
  options: Given,
  count: number,
  told: (face: HeartlandFace, match: Match<State>) => void,
): void {
  for (let n = 0; n < count; n++) {
    const match = sureMatch(engine, { deck0: 'random', deck1: 'random', ...options }, 2, `asked ${n}`);
    const players = seedRandom(`asked ${n}`);
    playOn(engine, match, [greedyBot, greedyBot], players, ({ face }: Report) => {
      if (face !== null) told(face as HeartlandFace, match);
    });
  }
}

function at(phase: string, x: Side, y: Side, options: Given, more = {}): Scene {
  return duel(x, y, { phase, ...more }, options);
}

/** What a choice is worth to whoever is asked. */
function worthOf(table: Scene, choice: string): number {
  const { decision } = table.match;
  if (decision === null) throw new Error('Somebody is asked.');
  const legal = table.legal();
  return heartland.appraise(table.state, table.asked, [], legal, { ...decision })[legal.indexOf(choice)];
}

// What the frontiers are worth to the first seat, as bots see them.
function leadUnder(options: Given, x: Side, y: Side, more = {}): number {
  return frontiersLead(duel(x, y, more, options).asks('strategy').state);
}

// Excess.

test('HL-82: what is left of an attack comes through as soon as one enemy dies', () => {
  const ours = { at1: ['*Raider', 'Outrider'] };
  const theirs = { at1: ['Moss Guard', 'Peat Cutter', 'Ferry Guard'] };
  const struck = (options: Given): Scene =>
    at('combat', ours, theirs, options).asks('kill', 0).play('kill:1:3').asks('occupy', 1);
  expect(struck({}).lives()).toBe('20 20');
  const table = struck({ excess: 'one-dead' });
  expect(table.lives()).toBe('20 19');
  expect(table.log()).toContain(
    'The first frontier: Xenia strikes for 5, of which 1 comes through; Yorick strikes for 4.',
  );
});

test.each([
  ['nobody dies', '*Ditch Levy', {}],
  ['nobody occupied when combat began', 'Raider', {}],
  ['what is left wounds', '*Raider', { combatWounds: true }],
] as const)('HL-82: nothing comes through where %s', (_, ours, more) => {
  const table = at(
    'combat',
    { at1: [ours] },
    { at1: ['Moss Guard', 'Peat Cutter'] },
    { excess: 'one-dead', ...more },
  );
  table.asks(table.at(0, 1) === '' ? 'occupy' : 'draw');
  expect(table.lives()).toBe('20 20');
});

test('HL-43, HL-82: where all die it is the same under both rules', () => {
  for (const excess of ['all-dead', 'one-dead'] as const)
    expect(
      at('combat', { at1: ['*Lance Sister'] }, { at1: ['Peat Cutter'] }, { excess })
        .asks('draw')
        .lives(),
    ).toBe('20 19');
});

test('HL-82: the table tells the most that may come through', () => {
  const table = duel({ at1: ['*Outrider', 'Outrider'] }, { at1: ['Moss Guard', 'Peat Cutter'] }).asks(
    'strategy',
  );
  const moves = { goes: new Map<number, number>(), retreats: new Set<number>() };
  const told = (options: Given) => forecast(fullOptions(options), table.tableView(0), 0, moves)[0]?.[0];
  expect(told({})).toMatchObject({ sets: [[3], [4]], excess: 0 });
  expect(told({ excess: 'one-dead' })).toMatchObject({ sets: [[3], [4]], excess: 2 });
  const guards = ['Moss Guard', 'Moss Guard', 'Moss Guard', 'Moss Guard', 'Peat Cutter'];
  const crowd = duel({ at1: ['*Outrider', 'Outrider'] }, { at1: guards })
    .asks('strategy')
    .tableView(0);
  const [first] = forecast(fullOptions({ excess: 'one-dead' }), crowd, 0, moves);
  expect(first?.[0]).toMatchObject({ sets: [[3], [4], [5], [6]], excess: 2 });
});

test('HL-82: bots weigh what comes through against whom they kill, and hold no damage back', () => {
  const ours = { at1: ['*Outrider', 'Outrider'] };
  const cheap = (options: Given): boolean => {
    const table = at('combat', ours, { at1: ['Moss Guard', 'Peat Cutter'] }, options).asks('kill', 0);
    return worthOf(table, 'kill:1:4') > worthOf(table, 'kill:1:3');
  };
  expect([
    cheap({}),
    cheap({ excess: 'one-dead' }),
    cheap({ excess: 'one-dead', combatWounds: true }),
  ]).toEqual([false, true, false]);
  const gain = (own: Side, enemies: readonly string[]): number =>
    leadUnder({ excess: 'one-dead' }, own, { at1: enemies }) - leadUnder({}, own, { at1: enemies });
  expect(gain(ours, ['Moss Guard', 'Peat Cutter'])).toBeGreaterThan(0.5);
  // A second Moss Guard could be killed with what is left of a blow at the Peat Cutter: it must be.
  expect(gain({ at1: ['*Raider', 'Raider'] }, ['Moss Guard', 'Moss Guard', 'Peat Cutter'])).toBe(0);
  expect(gain({ at1: ['Outrider', 'Outrider'] }, ['Moss Guard', 'Peat Cutter'])).toBe(0);
});

test.each(['all-dead', 'one-dead'] as const)('HL-43, HL-82: in whole matches, %s', (excess) => {
  let past = 0;
  matches({ excess }, 30, (face) => {
    if (face.tell !== 'clash') return;
    face.sides.forEach(({ occupied, kills, excess: through }, seat) => {
      const all = face.sides[1 - seat].units;
      if (through > 0) expect(occupied).toBe(true);
      if (through > 0 && kills.length < all) past++;
      if (kills.length === 0 && all > 0) expect(through).toBe(0);
    });
  });
  if (excess === 'all-dead') expect(past).toBe(0);
  else expect(past).toBeGreaterThan(3);
});

// Exertion.

test('HL-10, HL-83: with the option a unit that a maneuver has exerted deals no damage', () => {
  const struck = (options: Given): Scene =>
    at('battle', { at1: ['*Oxbow Captain', 'Pike Rank'] }, { home: ['Outrider exerted'] }, options).play(
      'maneuver:1',
      'target:2',
    );
  expect(struck({}).bothPass().asks('occupy', 0).lives()).toBe('20 15');
  const table = struck({ exertedStrike: false });
  expect([table.figures('Oxbow Captain'), table.figures('Outrider')]).toEqual(['0/4', '2/1']);
  expect(table.tableView(0).units.map(({ attack }) => attack)).toEqual([0, 2, 2]);
  expect(table.bothPass().asks('occupy', 0).lives()).toBe('20 18');
});

test('HL-83: bots count what the unit that is exerted would have dealt', () => {
  const worth = (options: Given): number =>
    worthOf(at('battle', { at1: ['*Oxbow Captain', 'Pike Rank'] }, {}, options).asks('battle'), 'maneuver:1');
  expect(worth({}) - worth({ exertedStrike: false })).toBeCloseTo(3);
});

test.each([true, false])('HL-83: in whole matches, exertedStrike=%s', (exertedStrike) => {
  let held = 0;
  let maneuvers = 0;
  matches({ exertedStrike }, 60, (face, { state }) => {
    if (face.tell === 'maneuver') maneuvers++;
    if (face.tell !== 'combat') return;
    const board = { ...state, options: fullOptions({}) };
    for (const seat of [0, 1])
      state.land.forEach((_, index) => {
        const there = state.units.filter((unit) => unit.seat === seat && unit.at === index + 1);
        const strikers = there.filter(({ exerted }) => exertedStrike || !exerted);
        const sum = strikers.reduce((total, unit) => total + attackOf(board, unit), 0);
        expect(poolOf(state, seat, index + 1)).toBe(sum);
        held += there.length - strikers.length;
      });
  });
  expect(maneuvers).toBeGreaterThan(3);
  expect(held > 0).toBe(!exertedStrike);
});

// Razing.

const mill = { settlements: [{ card: 'Mill', seat: 1 }] };

test('HL-84: an enemy settlement is razed at once by whoever occupies, and that is no action', () => {
  const won = (options: Given, choice: string): Scene =>
    at('combat', { at1: ['Outrider'] }, {}, options, mill)
      .asks('occupy', 0)
      .play(choice)
      .asks('draw');
  expect(won({}, 'occupy:1').zone(1, 'graveyard')).toBe('');
  expect(won({ razeAtOnce: true }, 'none').zone(1, 'graveyard')).toBe('');
  const table = won({ razeAtOnce: true }, 'occupy:1');
  expect([table.zone(1, 'graveyard'), table.state.land[0]]).toEqual(['Mill', null]);
  expect(table.log()).toContain('Xenia razes Mill in the first frontier.');
});

test('HL-84: the own settlement wakes as ever', () => {
  const own = { settlements: [{ card: 'Mill', seat: 0 }] };
  const table = at('combat', { at1: ['Outrider'] }, {}, { razeAtOnce: true }, own);
  table.asks('occupy', 0).play('occupy:1').asks('draw');
  expect(table.tableView(0).frontiers[0].settlement).toMatchObject({ card: 'mill', active: true });
});

test('HL-84: bots want a frontier more where an enemy settlement falls with it', () => {
  const lead = (options: Given): number => leadUnder(options, { at1: ['Outrider'] }, {}, mill);
  expect(lead({ razeAtOnce: true })).toBeGreaterThan(lead({}));
});

test.each([false, true])('HL-84: in whole matches, razeAtOnce=%s', (razeAtOnce) => {
  let standing = 0;
  let razed = 0;
  matches({ razeAtOnce }, 60, (face, { state }) => {
    if (face.tell === 'razes') razed++;
    if (face.tell !== 'round') return;
    for (const { seat, at: place } of state.units.filter(({ occupies }) => occupies))
      if (state.land[place - 1]?.seat === 1 - seat) standing++;
  });
  expect(standing === 0).toBe(razeAtOnce);
  if (razeAtOnce) expect(razed).toBeGreaterThan(10);
});

// Triggers.

test('HL-85: what a card does at the end of a round it does once more when it is deployed', () => {
  const ours = { hand: ['Raider', 'Dyke Reeve', 'Mill'], ready: farmers(9), at1: ['*Outrider'] };
  expect(duel(ours, {}).play('unit:raider').asks('strategy', 1).lives()).toBe('20 20');
  const table = duel(ours, {}, {}, { triggersAtOnce: true }).play('unit:raider');
  expect(table.lives()).toBe('20 19');
  expect(table.log()).toContain('Xenia’s Raider takes effect at once.');
  table.play('pass', 'unit:dyke-reeve', 'pass', 'settle:mill', 'frontier:1').asks('strategy', 1);
  expect(table.lives()).toBe('21 19');
  expect(table.log()).toContain('Xenia’s Mill in the first frontier takes effect at once.');
  expect(table.zone(0, 'hand')).toBe('Farmer');
});

test('HL-85: what is about a death does nothing yet, and life is checked after the action', () => {
  const at85 = { triggersAtOnce: true };
  const table = duel({ hand: ['Drowned Man', 'Firebrand'], ready: farmers(9) }, {}, {}, at85);
  table.play('unit:drowned-man', 'pass', 'unit:firebrand').asks('strategy', 1);
  expect(table.told('trigger')).toEqual([]);
  duel({ hand: ['Raider'], ready: farmers(2) }, { life: 1 }, {}, at85)
    .play('unit:raider')
    .ends('life', 0);
});

test('HL-85: bots deploy first what does most at once', () => {
  const worth = (options: Given): number =>
    worthOf(duel({ hand: ['Raider'], ready: farmers(2) }, {}, {}, options).asks('strategy'), 'unit:raider');
  expect(worth({ triggersAtOnce: true }) - worth({})).toBeCloseTo(0.5);
  const settling = (options: Given): number =>
    worthOf(duel({ hand: ['Mill'], at1: ['*Outrider'] }, {}, {}, options).asks('strategy'), 'settle:mill');
  expect(settling({ triggersAtOnce: true })).toBeGreaterThan(settling({}));
});

test.each([false, true])('HL-55, HL-85: in whole matches, triggersAtOnce=%s', (triggersAtOnce) => {
  let deployed: string | null = null;
  let atOnce = 0;
  matches({ triggersAtOnce }, 20, (face) => {
    if (face.tell === 'trigger' && face.when === 'deployed') {
      expect(face.card).toBe(deployed);
      atOnce++;
    }
    deployed = face.tell === 'deploys' || face.tell === 'settles' ? face.card : null;
  });
  expect(atOnce > 20).toBe(triggersAtOnce);
  if (!triggersAtOnce) expect(atOnce).toBe(0);
});

/** What triggers have come to: everything but the order in which the dead are noted. */
function resolved(state: State, order: <T>(list: T[]) => T[]): unknown {
  const copy = copyState(state);
  resolveTriggers(copy, null, order(dueTriggers(copy)));
  return { ...copy, fallen: copy.fallen.map((one) => JSON.stringify(one)).toSorted() };
}

test('HL-57: the order of triggers changes nothing: no owner would have anything to choose', () => {
  const units = [
    { card: 'River Surgeon', seat: 1, at: 1, occupies: true, damage: 1 },
    { card: 'Drowned Man', seat: 1, at: 2, occupies: true },
    { card: 'Raider', seat: 0 },
  ];
  const fallen = [
    { card: 'Firebrand', seat: 0, at: 1 },
    { card: 'Firebrand', seat: 0, at: 1 },
    { card: 'Firebrand', seat: 0, at: 2 },
    { card: 'Drowned Man', seat: 1, at: 3 },
  ];
  const seats = [{ graveyard: ['Firebrand', 'Firebrand', 'Firebrand'] }, { graveyard: ['Drowned Man'] }];
  const position = { phase: 'replenishment', seats, units, fallen, triumphs: [3] };
  const { state } = readState(position, fullOptions({}), 2, seedRandom('order'));
  expect(dueTriggers(state)).toHaveLength(6);
  const permuted = (list: readonly number[]): number[][] =>
    list.length < 2
      ? [[...list]]
      : list.flatMap((one, index) => permuted(list.toSpliced(index, 1)).map((rest) => [one, ...rest]));
  const printed = resolved(state, (list) => list);
  for (const order of permuted([0, 1, 2, 3, 4, 5]))
    expect(resolved(state, (list) => order.map((index) => list[index]))).toEqual(printed);
});

test('HL-57: nor does it in whole matches', () => {
  let compared = 0;
  let round = 0;
  matches({ revisedDecks: true }, 120, (face, { state }) => {
    if (face.tell !== 'trigger' && face.tell !== 'idle') return;
    // The first one of a round is told before anything has happened.
    if (state.round === round) return;
    round = state.round;
    const due = dueTriggers(state);
    if (due.length < 2) return;
    compared++;
    expect(resolved(state, (list) => list.toReversed())).toEqual(resolved(state, (list) => list));
  });
  expect(compared).toBeGreaterThan(50);
});

// Battles without units.

test('HL-24, HL-86: with the option tactics may be played though nobody stands in a frontier', () => {
  const ours = { hand: ['Call the Drowned'], graveyard: ['Outrider'], ready: farmers(1) };
  duel(ours).bothPass().asks('draw');
  const table = duel(ours, {}, {}, { battleAlways: true }).bothPass().asks('battle', 0);
  expect(worthOf(table, 'tactic:call-the-drowned')).toBeGreaterThan(0);
  table.play('tactic:call-the-drowned', 'card:outrider').bothPass().asks('draw');
  expect(table.zone(0, 'hand')).toBe('Outrider');
  // No combat follows, and nobody is told of one.
  expect([table.told('quiet'), table.told('combat')]).toEqual([[], []]);
});

// A tactic that is aimed at nothing: bots play it wherever they may.
const messengers =
  '{"driving-rain":{"effect":{"amount":2,"deck":"army","do":"draw"},"kind":"tactic","supply":1}}';

test.each([false, true])('HL-24, HL-86: in whole matches, battleAlways=%s', (battleAlways) => {
  let [quiet, lonely, played, combats] = [0, 0, 0, 0];
  const wardens = { deck0: 'oxbow-wardens', deck1: 'oxbow-wardens', cards: messengers } as const;
  matches({ battleAlways, ...wardens }, 40, (face, { state }) => {
    if (face.tell === 'quiet') quiet++;
    if (state.units.some(({ at: place }) => place !== 0)) return;
    if (face.tell === 'battle') lonely++;
    if (face.tell === 'tactic') played++;
    if (face.tell === 'combat') combats++;
  });
  expect([quiet > 0, lonely > 20, played > 0]).toEqual([!battleAlways, battleAlways, battleAlways]);
  if (battleAlways) expect(combats).toBe(0);
});
