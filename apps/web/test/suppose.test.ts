// "Suppose they …": what is said is done where it can be, what is not said is nobody's idea, and the spread is what came of it.

import {
  createEngine,
  newMatch,
  pickOne,
  resample,
  seedRandom,
  viewOf,
  writePosition,
} from '@bridgefront/kernel';
import type { AnyMatch, Engine, Json, Options } from '@bridgefront/kernel';
import { spread } from '@bridgefront/page/suppose/outcomes.ts';
import { expect, test } from 'vitest';
import type { Supposition } from '../src/board/messages.ts';
import { outcomesOf } from '../src/board/outcomes.ts';
import { rulesOf } from '../src/local/games.ts';
import { carryOut, lineOf, mostWorlds, suppose } from '../src/board/suppose.ts';

const heartland = await rulesOf('heartland');
if (heartland === null) throw new Error('There is no Heartland here.');
const { name: game } = heartland;
const engine: Engine<unknown> = createEngine(heartland);

// A match in which everybody does what a time-out would, up to the first turn.
function firstTurn(seed: string): AnyMatch {
  const begun = newMatch(engine, {}, 2, seed);
  if ('problem' in begun) throw new Error(begun.problem);
  const { match } = begun;
  while ((engine.game.turn?.(match.state) ?? 0) < 1) {
    const seat = match.decision?.seats.find((one) => match.decision?.sealed[one] === false) ?? 0;
    engine.choose(match, seat, engine.fallback(match, seat));
  }
  return match;
}

function supposed(match: AnyMatch, acts: readonly string[], seat = 0): Supposition {
  const { options, position, continuation } = writePosition(
    engine.game,
    resample(engine, match, seat, seedRandom('deal')),
  );
  const start = { position, seed: 'worlds', continuation: continuation as unknown as Json };
  return { game, options: options as Options, start, seat, acts };
}

async function readHeartland() {
  const outcomes = await outcomesOf('heartland');
  if (outcomes === null) throw new Error('Heartland tells no outcomes.');
  return outcomes;
}

const frozen = (): number => 0;

// The first choices of seats that are asked, with what the engine says to the rest.
function actsOf(match: AnyMatch, pick: (choices: readonly string[]) => string | undefined): string[] {
  const trial = engine.copy(match);
  const acts: string[] = [];
  const { decision } = trial;
  const seat = decision?.seats[0] ?? 0;
  while (trial.decision === decision && decision !== null) {
    const choices = engine.choices(trial, seat);
    const choice = pick(choices) ?? engine.fallback(trial, seat);
    engine.choose(trial, seat, choice);
    acts.push(`${seat} ${choice}`);
  }
  return acts;
}

test('a spread tells how often who holds a place, and where eight of ten counts lie', () => {
  const worlds = Array.from({ length: 10 }, (_, n) => [
    { place: 'ford:1', holder: n < 7 ? 0 : n < 9 ? null : 1, counts: { 0: n } },
  ]);
  expect(spread(worlds)).toEqual([
    {
      place: 'ford:1',
      holders: [
        { seat: 0, share: 0.7 },
        { seat: null, share: 0.2 },
        { seat: 1, share: 0.1 },
      ],
      counts: [{ seat: 0, low: 1, middle: 5, high: 8 }],
    },
  ]);
});

test('what one says for oneself can be done in every world, and is done', async () => {
  const match = firstTurn('mine');
  const seat = match.decision?.seats[0] ?? 0;
  const acts = actsOf(match, (choices) => choices.find((choice) => !choice.startsWith('pass')));
  expect(acts.length).toBeGreaterThan(0);
  const found = suppose(engine, supposed(match, acts, seat), await readHeartland(), frozen);
  expect(found).toMatchObject({ worlds: mostWorlds, possible: 1 });
  const line = lineOf(engine, supposed(match, acts, seat));
  expect(line.plans[seat].map(({ choices }) => choices)).toEqual([acts.map((act) => act.slice(2))]);
});

test('what they may not hold can be done in some worlds only; there the rest goes on without it', async () => {
  const match = firstTurn('theirs');
  const other = match.decision?.seats[0] ?? 0;
  const me = 1 - other;
  // Of the imagined hand, a card that is not in every hand: the rarest.
  const imagined = supposed(match, [], me);
  const from = lineOf(engine, imagined);
  expect(from.plans.flat()).toEqual([]);
  const board = resample(engine, match, me, seedRandom('deal'));
  const shares = engine.choices(board, other).map((choice) => {
    const acts = actsOf(board, (choices) => choices.find((one) => one === choice));
    return suppose(engine, supposed(match, acts, me), { legend: '', read: () => [] }, frozen).possible;
  });
  expect(Math.min(...shares)).toBeLessThan(1);
  expect(Math.min(...shares)).toBeGreaterThan(0);
  expect(Math.max(...shares)).toBe(1);
});

test('it is carried out to the end of the turn and no further, and nothing is done that nobody said', () => {
  const match = firstTurn('quiet');
  const supposition = supposed(match, []);
  const line = lineOf(engine, supposition);
  const { match: world } = carryOut(engine, resample(engine, match, 0, seedRandom('one')), line);
  expect(engine.game.turn?.(world.state)).toBe(line.turn + 1);
  const { units } = viewOf(engine, world, 0).table as { units: readonly unknown[] };
  expect(units).toEqual([]);
});

test('it ends when its time is up', async () => {
  let now = 0;
  const clock = (): number => (now += 7);
  const found = suppose(engine, supposed(firstTurn('slow'), []), await readHeartland(), clock);
  expect(found.worlds).toBeGreaterThan(0);
  expect(found.worlds).toBeLessThan(mostWorlds);
  expect(found.milliseconds).toBeLessThan(150);
});

// Made of whatever the table marks; a place that no piece stands for would be told of nowhere.
const kinds: { readonly [game: string]: readonly string[] } = {
  bridgefront: ['hex'],
  castles: ['zone', 'piece'],
  'fells-and-fords': ['banner', 'racer', 'unit'],
  heartland: ['frontier', 'life'],
  'twin-bridges': ['lane', 'bastion'],
};

test.each(Object.keys(kinds))('%s tells of a line of play what comes of it', async (name) => {
  const [rules, outcomes] = await Promise.all([rulesOf(name), outcomesOf(name)]);
  if (rules === null || outcomes === null) throw new Error(`There is no ${name}.`);
  const rooms: Engine<unknown> = createEngine(rules);
  const begun = newMatch(rooms, {}, 2, 'line');
  if ('problem' in begun) throw new Error(begun.problem);
  const { match } = begun;
  const random = seedRandom('line');
  const acts: string[] = [];
  // Far enough for pieces to stand on the board, then a turn of which all is said.
  const act = (): void => {
    const seat = match.decision?.seats.find((one) => match.decision?.sealed[one] === false) ?? 0;
    const choice = pickOne(random, rooms.choices(match, seat));
    rooms.choose(match, seat, choice);
    acts.push(`${seat} ${choice}`);
  };
  while ((rules.turn?.(match.state) ?? 0) < 3) act();
  acts.length = 0;
  const { options, position, continuation } = writePosition(rules, match);
  const start = { position, seed: 'worlds', continuation: continuation as unknown as Json };
  const turn = rules.turn?.(match.state);
  while (match.decision !== null && rules.turn?.(match.state) === turn) act();
  const found = suppose(
    rooms,
    { game: name, options: options as Options, start, seat: 0, acts },
    outcomes,
    frozen,
  );
  expect(found.worlds).toBe(mostWorlds);
  expect(found.legend).toMatch(/^Numbers are .*\.$/);
  expect(found.places.length).toBeGreaterThan(0);
  for (const { place, holders, counts } of found.places) {
    expect(kinds[name]).toContain(place.slice(0, place.indexOf(':')));
    if (holders.length > 0) expect(holders.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
    for (const { low, middle, high } of counts)
      expect([low, middle, high].toSorted((a, b) => a - b)).toEqual([low, middle, high]);
  }
});

test('of places that are many only those are told that some world changes, also where a piece falls', () => {
  const unit = (id: number, health: number) =>
    ({ place: `unit:${id}`, counts: { 0: health }, minor: true }) as const;
  const worlds = [[unit(1, 3), unit(2, 4)], [unit(1, 3)]];
  expect(spread(worlds, [unit(1, 3), unit(2, 4)])).toEqual([
    { place: 'unit:2', holders: [], counts: [{ seat: 0, low: 0, middle: 4, high: 4 }] },
  ]);
});
