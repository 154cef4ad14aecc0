// The analysis of a finished match: what was decided where, and what it cost.

import { createEngine, makeRecord, RecordError, seedRandom } from '@bridgefront/kernel';
import type { AnyGame, Choice, Engine, Game, MatchRecord } from '@bridgefront/kernel';
import { climb } from '@bridgefront/kernel/toys/climb';
import { describe, expect, test } from 'vitest';
import { costs, decisionsIn, judge, MatchAnalysis, randomBot, playOn, soundSearch } from '../src/index.ts';
import type { PastChance, PastDecision, Thoroughness } from '../src/index.ts';
import { pearls } from './pearls.ts';

const search = { ...soundSearch, budget: { playouts: 80 }, looks: [9] };
const how: Thoroughness = {
  decision: { search, compare: { playouts: 200 }, others: 1 },
  again: { search, compare: { playouts: 200 } },
  worlds: 20,
  places: 3,
  throws: 200,
};

// Plays what is said, or by lot, and keeps the record.
function recordOf<S>(
  game: Game<S>,
  seats: number,
  seed: string,
  play: (engine: Engine<S>, match: ReturnType<Engine<S>['start']>) => void,
): MatchRecord {
  const engine = createEngine(game);
  const match = engine.start({}, seats, seedRandom(seed));
  const choices: string[] = [];
  const choose: Engine<S>['choose'] = (one, seat, choice, observer) => {
    const refused = engine.choose(one, seat, choice, observer);
    if (refused === null && one === match) choices.push(`${seat} ${choice}`);
    return refused;
  };
  play({ ...engine, choose }, match);
  return makeRecord(
    game,
    match,
    Array.from({ length: seats }, (_, n) => `P${n}`),
    seed,
    choices,
  );
}

const any = (game: unknown): AnyGame => game as AnyGame;

function pearlsRecord(seed: string, first?: Choice): MatchRecord {
  return recordOf(pearls, 2, seed, (engine, match) => {
    if (first !== undefined) engine.choose(match, 0, first);
    playOn(engine, match, [randomBot, randomBot], seedRandom(seed));
  });
}

function analysed(record: MatchRecord, seat: number): { chances: PastChance[]; decisions: PastDecision[] } {
  const analysis = new MatchAnalysis(any(pearls), record, seat, how);
  const pieces = Array.from({ length: analysis.count }, (_, n) => analysis.piece(n));
  return {
    chances: pieces.flatMap((one) => ('chance' in one ? [one.chance] : [])),
    decisions: pieces.flatMap((one) => ('decision' in one ? [one.decision] : [])),
  };
}

// Two pearls, by worth, the last one first, and the better card of all with seat 0: whoever has won more is taken to win.
function laid(worths: readonly number[]): Game<ReturnType<typeof pearls.copy>> {
  const hands = [
    [6, 1],
    [2, 3],
  ];
  return {
    ...pearls,
    setup: () => ({
      state: { pearls: [...worths], hands: structuredClone(hands), won: [0, 0] },
      stack: [{ do: 'show' }],
    }),
    estimate: ({ won }) => [won[0], won[1]].map((one) => (one === Math.max(...won) ? 1 : 0)),
  };
}

// What is said of seat 0 where these cards were bid.
function judged(worths: readonly number[], bids: readonly string[], thoroughness = how): PastDecision[] {
  const game = laid(worths);
  const record = recordOf(game, 2, 'thrown', (engine, match) => {
    for (const [seat, card] of bids.map((one) => one.split(' '))) {
      engine.choose(match, Number(seat), `card:${card}`);
      engine.choose(match, Number(seat), 'loud');
    }
  });
  const analysis = new MatchAnalysis(any(game), record, 0, thoroughness);
  const pieces = Array.from({ length: analysis.count }, (_, n) => analysis.piece(n));
  return pieces.flatMap((one) => ('decision' in one ? [one.decision] : []));
}

describe('decisions of a match', () => {
  test('are what each seat did at each question where it could have done something else', () => {
    const record = pearlsRecord('decisions');
    const { questions, decisions } = decisionsIn(any(pearls), record);
    expect(questions).toEqual([0, 4, 8, 12]);
    // A card and a word each time; of the last card only the word is free.
    expect(decisions.map(({ at, seat }) => `${at} ${seat}`)).toEqual(
      questions.flatMap((at) => [`${at} 0`, `${at} 1`]),
    );
    for (const { at, seat, line } of decisions) {
      expect(line.next).toEqual([]);
      const lines = record.choices.slice(at, at + 4).filter((one) => one.startsWith(`${seat} `));
      expect(line.plan).toEqual(lines.map((one) => one.slice(2)));
    }
  });

  test('are whole turns where searches weigh those, as long as nothing is shown on the way', () => {
    const turns: Game<ReturnType<typeof climb.copy>> = { ...climb, wholeTurns: true };
    const record = recordOf(turns, 2, 'turns', (engine, match) => {
      for (const choice of ['step', 'step', 'done']) engine.choose(match, 0, choice);
      engine.choose(match, 1, 'done');
    });
    const decided = (game: unknown): string[] =>
      decisionsIn(any(game), record).decisions.map(
        ({ at, seat, line }) =>
          `${at} ${seat}: ${[line.plan, ...line.next].map((one) => one.join(' ')).join(', ')}`,
      );
    expect(decided(turns)).toEqual(['0 0: step, step, done', '3 1: done']);
    expect(decided(climb)).toEqual(['0 0: step', '1 0: step', '2 0: done', '3 1: done']);
  });

  test('cannot be read where the rules refuse them', () => {
    const record = pearlsRecord('refused');
    const choices = ['0 card:99', ...record.choices.slice(1)];
    expect(() => decisionsIn(any(pearls), { ...record, choices })).toThrow(RecordError);
  });
});

describe('the analysis of a match', () => {
  test('is the same piece by piece, in any order', () => {
    const record = pearlsRecord('order');
    const [one, other] = [0, 1].map(() => new MatchAnalysis(any(pearls), record, 1, how));
    const forth = Array.from({ length: one.count }, (_, n) => one.piece(n));
    const back = Array.from({ length: other.count }, (_, n) => other.piece(other.count - 1 - n)).reverse();
    expect(back).toEqual(forth);
  });

  test('has so many places of the curve, in order, each with shares of one win', () => {
    const { chances } = analysed(pearlsRecord('curve'), 0);
    expect(chances.map(({ at }) => at)).toEqual([0, 8, 12]);
    for (const { seats } of chances) expect(seats[0].mean + seats[1].mean).toBeCloseTo(1, 9);
  });

  test('calls what throws a match away by its name, says what was better, and blames no other seat', () => {
    // The first pearl decides: whoever holds the better card for it and bids the other one has thrown it away.
    const [thrown] = judged([1, 4], ['0 1', '1 2', '0 6', '1 3']);
    expect(thrown).toMatchObject({ at: 0, kind: 'turning', made: { labels: ['card:1', 'loud'] } });
    expect(thrown.best.choices[0]).toBe('card:6');
    expect(thrown.cost?.mean).toBeGreaterThan(costs.turning);
    expect(judged([1, 4], ['0 6', '1 2', '0 1', '1 3']).map(({ kind }) => kind)).toEqual(['good', 'good']);
  });

  test('calls nothing a mistake that one who looks further finds good', () => {
    // The last pearl decides: to lose the first one costs something at a glance only.
    const bids = ['0 1', '1 2', '0 6', '1 3'];
    const near = { ...search, looks: [1] };
    const glance: Thoroughness = { ...how, decision: { ...how.decision, search: near } };
    const blind: Thoroughness = { ...glance, again: { ...how.again, search: near } };
    expect(judged([4, 1], bids, blind)[0].kind).toBe('turning');
    expect(judged([4, 1], bids, glance)[0].kind).toBe('good');
  });
});

describe('the luck of a match', () => {
  const luckOf = (game: unknown, choices: readonly Choice[]) => {
    const record = recordOf(climb, 2, 'luck', (engine, match) => {
      for (const choice of choices) engine.choose(match, 0, choice);
    });
    const analysis = new MatchAnalysis(any(game), record, 0, how);
    return analysis.names.flatMap((_, index) => {
      const piece = analysis.piece(index);
      return 'luck' in piece ? [piece.luck] : [];
    });
  };
  // Whoever stands higher is taken to win by as much.
  const estimated: Game<ReturnType<typeof climb.copy>> = {
    ...climb,
    estimate: ({ height: [one, other] }) => [0.5 + (one - other) / 40, 0.5 + (other - one) / 40],
  };

  test('is what dice brought against what they would have brought in the mean, for every throw and for nothing else', () => {
    const all = luckOf(estimated, ['step', 'roll', 'roll', 'roll', 'draw', 'step']);
    expect(all.map(({ at, dice }) => [at, dice])).toEqual([
      [1, true],
      [2, true],
      [3, true],
    ]);
    for (const { seats } of all) {
      // Two steps up or none, one as likely as the other: a fortieth either way.
      expect(Math.abs(Math.abs(seats[0].mean) - 1 / 40)).toBeLessThan(4 * seats[0].error);
      expect(seats[0].error).toBeLessThan(0.003);
      expect(seats[0].mean + seats[1].mean).toBeCloseTo(0, 9);
    }
    expect(new Set(all.map(({ seats }) => seats[0].mean > 0)).size).toBe(2);
  });

  test('is none where dice change nothing', () => {
    const blind: Game<ReturnType<typeof climb.copy>> = { ...climb, estimate: () => [0.5, 0.5] };
    expect(luckOf(blind, ['roll', 'roll']).map(({ seats }) => seats)).toEqual(
      [0, 1].map(() => [0, 1].map(() => ({ mean: 0, error: 0 }))),
    );
  });
});

test('nothing that could be luck is held against anybody, and kinds follow their costs', () => {
  expect(judge({ mean: 0.2, error: 0.11 })).toBe('good');
  expect(judge({ mean: 0.2, error: 0.05 })).toBe('turning');
  expect(judge({ mean: 0.07, error: 0.01 })).toBe('mistake');
  expect(judge({ mean: 0.07, error: 0.04 })).toBe('good');
  expect(judge({ mean: 0.04, error: 0.01 })).toBe('inaccurate');
  expect(judge({ mean: 0.02, error: 0 })).toBe('good');
  expect(judge({ mean: -0.2, error: 0.01 })).toBe('good');
});
