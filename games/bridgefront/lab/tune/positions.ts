// Lessons from self-play: what could be seen during matches of players who go by an appraisal, and who won them.

import { bridgefront } from '../../rules/index.ts';
import { estimate } from '../../rules/evaluation/estimate.ts';
import { featureCount, readFeatures } from '../../rules/evaluation/features.ts';
import { readTable, tableCount } from '../../rules/evaluation/network.ts';
import { searcherWeights } from '../../rules/evaluation/searcher-weights.ts';
import { forSeats } from '../../rules/evaluation/weights.ts';
import type { BySeats } from '../../rules/evaluation/weights.ts';
import type { State } from '../../rules/types.ts';
import { greedyBot, situationOf } from '@bridgefront/bots';
import type { Bot } from '@bridgefront/bots';
import { createEngine, pickOne, randomInt, readOptions, seedRandom, winShares } from '@bridgefront/kernel';
import type { Match, Random } from '@bridgefront/kernel';
import type { Lesson } from './network.ts';
import { greedyWith } from './spsa.ts';

const engine = createEngine(bridgefront);

/** A lesson with what the estimate in force says. */
export interface Position extends Lesson {
  readonly judged: readonly number[];
}

/** One plan in this many is drawn by lot, so that positions come up which such players avoid. */
const surprise = 10;
/** One decision in this many is looked at. */
const looks = 3;

type Look = Omit<Position, 'won'>;

function look(match: Match<State>, index: number): Look {
  const { state, seats } = match;
  const facts = new Float64Array(tableCount);
  readTable(state, facts);
  return {
    match: index,
    seats,
    features: Float32Array.from(readFeatures(state).subarray(0, seats * featureCount)),
    facts: Float32Array.from(facts),
    judged: estimate(state),
  };
}

const byPolicy = { two: greedyWith(searcherWeights.two), more: greedyWith(searcherWeights.more) };

// Of either kind, so that the lessons hold whoever sits at the table.
function playersOf(seats: number, random: Random): readonly Bot[] {
  const other = forSeats(byPolicy, seats);
  return Array.from({ length: seats }, () => (randomInt(random, 2) === 0 ? greedyBot : other));
}

/** Lets the next seat that is asked complete its plan; by lot or as its player's appraisal likes it. */
function plan(match: Match<State>, players: readonly Bot[], random: Random): void {
  const { decision } = match;
  if (decision === null) return;
  const seat = decision.seats.find((one) => !decision.sealed[one]);
  if (seat === undefined) return;
  const wild = randomInt(random, surprise) === 0;
  while (match.decision === decision && !decision.sealed[seat]) {
    const situation = situationOf(engine, match, seat);
    const choice = wild ? pickOne(random, situation.choices) : players[seat].choose(situation, random);
    const refused = engine.choose(match, seat, choice);
    if (refused !== null) throw new Error(refused.message);
  }
}

function playOne(index: number, seats: number, seed: string): Position[] {
  const read = readOptions(bridgefront.options, { factions: 'random' });
  if ('problem' in read) throw new Error(read.problem);
  const match = engine.start(read.options, seats, seedRandom(`${seed}/${index}`));
  const random = seedRandom(`${seed}/${index}/players`);
  const players = playersOf(seats, random);
  const found: Look[] = [];
  for (let { decision } = match; decision !== null; decision = match.decision) {
    if (match.state.phase !== 'setup' && randomInt(random, looks) === 0) found.push(look(match, index));
    while (match.decision === decision) plan(match, players, random);
  }
  const won = winShares(match.state, seats);
  return found.map((one) => ({ ...one, won }));
}

/** Positions of so many matches, with two seats, or with three and four in turn. Equal seeds give equal positions. */
export function playPositions(
  seats: keyof BySeats<unknown>,
  matches: number,
  seed: string,
  tell: (match: number) => void,
): Position[] {
  const positions: Position[] = [];
  for (let index = 0; index < matches; index++) {
    positions.push(...playOne(index, seats === 'two' ? 2 : 3 + (index % 2), seed));
    tell(index + 1);
  }
  return positions;
}
