// One match of a study: played by its bots, with its facts.

import { playOn } from '@bridgefront/bots';
import type { Bot } from '@bridgefront/bots';
import { createEngine, makeRecord, newMatch, recordLine, seedRandom, winShare } from '@bridgefront/kernel';
import type { AnyGame, Choice, Engine, Match, MatchRecord, Seat } from '@bridgefront/kernel';
import { messageOf } from '@bridgefront/terminal/failure.ts';
import type { Cell, Measures, Rows, Witness } from './measures.ts';
import { optionsOf } from './rules.ts';
import type { Job } from './study.ts';
import type { LabGame, LabWorld } from './world.ts';

/** The facts of one match. */
export interface MatchFacts {
  readonly match: number;
  readonly rows: Rows;
}

/** Thrown when a bot or the rules failed in a match; the message is a clause for a person. */
export class MatchProblem extends Error {}

const engines = new Map<string, Engine<unknown>>();

// One engine a thread: what it has learnt to run fast is kept from match to match.
function engineOf(game: AnyGame): Engine<unknown> {
  const known = engines.get(game.name);
  if (known !== undefined) return known;
  const made = createEngine(game);
  engines.set(game.name, made);
  return made;
}

function started(lab: LabGame, engine: Engine<unknown>, job: Job): { match: Match<unknown> } {
  const made = newMatch(engine, optionsOf(lab, job.options), job.bots.length, job.seed);
  if ('problem' in made) throw new Error(`Match ${job.match} (${job.variant}): ${made.problem}`);
  return made;
}

function seatRows(job: Job, match: Match<unknown>, engine: Engine<unknown>, more: Rows): Cell[][] {
  const outcome = engine.game.outcome(match.state, match.options);
  return job.bots.map((bot, seat) => {
    const won = outcome === null ? 0 : winShare(outcome, seat);
    const level = outcome?.ranking.findIndex((group) => group.includes(seat)) ?? 0;
    const ahead = outcome?.ranking.slice(0, level).reduce((sum, group) => sum + group.length, 0) ?? 0;
    const own = more['seats']?.[seat] ?? [];
    return [job.match, job.variant, job.bots.length, seat, bot, won, ahead + 1, ...own];
  });
}

/**
 * Plays a job. Equal jobs give equal facts; `facts` false plays only.
 * @throws MatchProblem when a bot fails, or a match breaks the rules or does not end
 */
export function playJob(world: LabWorld, gameName: string, job: Job, facts = true): MatchFacts {
  const lab = world.game(gameName);
  const { game, measures } = lab;
  const engine = engineOf(game);
  const bots = job.bots.map((name) => world.bot(name));
  const { match } = started(lab, engine, job);
  const random = seedRandom(`${job.seed}/bots`);
  const witness = facts ? ((measures as Measures<unknown> | null)?.witness(match) ?? null) : null;
  const refused = follow(engine, match, bots, random, witness);
  if (refused !== null) throw new MatchProblem(`choice ${match.sequence + 1} was refused: ${refused}`);
  return factsOf(job, match, engine, witness);
}

/**
 * The facts of a match that is over.
 * @throws MatchProblem when it is not
 */
export function factsOf(
  job: Job,
  match: Match<unknown>,
  engine: Engine<unknown>,
  witness: Witness<unknown> | null,
): MatchFacts {
  const outcome = engine.game.outcome(match.state, match.options);
  if (outcome === null) throw new MatchProblem('it stopped without an outcome');
  const { matches: own = [], ...rest } = witness?.rows(match) ?? {};
  const head: Cell[] = [
    job.match,
    job.variant,
    job.bots.length,
    job.table,
    job.set,
    job.rotation,
    job.seed,
    job.block,
    match.sequence,
    outcome.reason,
    outcome.winners.length,
    ...(own[0] ?? []),
  ];
  const rows: { [table: string]: readonly (readonly Cell[])[] } = { matches: [head] };
  rows['seats'] = seatRows(job, match, engine, rest);
  for (const [table, list] of Object.entries(rest))
    if (table !== 'seats') rows[table] = list.map((cells, n) => [job.match, n, ...cells]);
  return { match: job.match, rows };
}

/**
 * The record of a job's match, which is played again for it.
 * @throws Error with one sentence when the match breaks the rules
 */
export function recordJob(world: LabWorld, gameName: string, job: Job): MatchRecord {
  const lab = world.game(gameName);
  const engine = engineOf(lab.game);
  const bots = job.bots.map((name) => world.bot(name));
  const { match } = started(lab, engine, job);
  const lines: string[] = [];
  const watched = withChoices(engine, (seat, choice) => lines.push(recordLine(seat, choice)));
  const refused = playOn(watched, match, bots, seedRandom(`${job.seed}/bots`));
  if (refused !== null) throw new Error(`Match ${job.match} (${job.variant}): ${refused.message}`);
  return { ...makeRecord(engine.game, match, job.bots, job.seed, lines), local: true };
}

function follow(
  engine: Engine<unknown>,
  match: Match<unknown>,
  bots: readonly Bot[],
  random: ReturnType<typeof seedRandom>,
  witness: Witness<unknown> | null,
): string | null {
  const chose = witness?.chose?.bind(witness);
  const watching =
    chose === undefined ? engine : withChoices(engine, (seat, choice) => chose(seat, choice, match));
  const report = witness?.report?.bind(witness);
  try {
    return playOn(watching, match, bots, random, report)?.message ?? null;
  } catch (thrown) {
    throw new MatchProblem(messageOf(thrown));
  }
}

function withChoices(engine: Engine<unknown>, chose: (seat: Seat, choice: Choice) => void): Engine<unknown> {
  return {
    ...engine,
    choose(match, seat, choice, observer) {
      const refused = engine.choose(match, seat, choice, observer);
      if (refused === null) chose(seat, choice);
      return refused;
    },
  };
}
