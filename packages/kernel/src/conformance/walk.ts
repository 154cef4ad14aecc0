// Random matches, the driver of every check: which choice is made follows from the table alone.

import { collect, createEngine, newMatch, openSeats } from '../engine.ts';
import type { Engine } from '../engine.ts';
import type { Game } from '../game.ts';
import { pickOne, randomInt } from '../random.ts';
import { readLine, recordLine } from '../record.ts';
import { seedRandom } from '../seed.ts';
import type { Choice, Match, Observer, Random, Report, Seat } from '../types.ts';
import { Broken } from './violation.ts';
import type { Table } from './violation.ts';

/** Limits of one walk. */
export interface Limits {
  /** A match that is not over after so many choices never ends. Default 20,000. */
  readonly mostChoices?: number;
  /** Costly looks are taken at one moment in so many, drawn by lot. Default 1: at every moment. */
  readonly every?: number;
  /** The match is left after so many choices. */
  readonly stopsAfter?: number;
  /** Where the choices are noted, the one that breaks something included. */
  readonly made?: string[];
}

/** A match on its way. */
export interface Walk<S> {
  readonly game: Game<S>;
  readonly engine: Engine<S>;
  readonly table: Table;
  match: Match<S>;
  /** Choices accepted so far, as lines of a record. */
  readonly lines: string[];
}

/** What a check does along a walk. A look gets a generator of its own, which depends on the moment alone. */
export interface Visitor<S> {
  /** Keep positions for turn take-back. */
  readonly undo?: boolean;
  /** Collect reports. */
  readonly reports?: boolean;
  /** At the first moment, with the reports of the set-up. */
  started?(walk: Walk<S>, told: readonly Report[]): void;
  /** At sampled moments: a decision is open and nothing must be changed. `seat` and `choice` are what follows. */
  look?(walk: Walk<S>, random: Random, seat: Seat, choice: Choice): void;
  /** At every report that a choice brings about; the state is as it was when it was told. */
  told?(walk: Walk<S>, report: Report): void;
  /** After every choice. */
  made?(walk: Walk<S>, seat: Seat, choice: Choice, told: readonly Report[]): void;
  ended?(walk: Walk<S>): void;
}

/** No plan of any game is longer; one that grows beyond never completes. */
export const longestPlan = 400;

/** Everyone who watches a match: a spectator (null) and every seat. */
export function watchers<S>(match: Match<S>): (Seat | null)[] {
  return [null, ...Array.from({ length: match.seats }, (_, seat) => seat)];
}

/** A watcher in words. */
export function nameOf(watcher: Seat | null): string {
  return watcher === null ? 'a spectator' : `seat ${watcher}`;
}

/** One legal choice of one seat that may choose, uniformly. */
export function anyChoice<S>(
  engine: Engine<S>,
  match: Match<S>,
  random: Random,
): { seat: Seat; choice: Choice } {
  const seat = pickOne(random, openSeats(match.decision));
  const legal = engine.choices(match, seat);
  if (legal.length === 0)
    throw new Broken(`seat ${seat} is asked "${match.decision?.ask}" and has no legal choice`);
  return { seat, choice: pickOne(random, legal) };
}

// One of those that the game appraises best for one seat that may choose.
function bestChoice<S>(engine: Engine<S>, match: Match<S>, random: Random): { seat: Seat; choice: Choice } {
  const any = anyChoice(engine, match, random);
  const { decision } = match;
  if (decision === null) return any;
  const { seat } = any;
  const legal = engine.choices(match, seat);
  const worths = engine.game.appraise(match.state, seat, decision.plans[seat], legal, decision);
  const most = Math.max(...worths);
  return {
    seat,
    choice: pickOne(
      random,
      legal.filter((_, at) => worths[at] === most),
    ),
  };
}

/** Makes a choice that was offered; a refusal breaks the contract. */
export function mustChoose<S>(
  engine: Engine<S>,
  match: Match<S>,
  seat: Seat,
  choice: Choice,
  observer?: Observer,
): void {
  const refused = engine.choose(match, seat, choice, observer);
  if (refused !== null)
    throw new Broken(`the legal choice "${recordLine(seat, choice)}" is refused: ${refused.message}`);
}

/** Starts the table's match; a set-up that fails breaks the contract. */
export function seatedMatch<S>(engine: Engine<S>, table: Table, observer?: Observer): Match<S> {
  const started = newMatch(engine, table.options, table.seats, table.seed, observer);
  if ('problem' in started) throw new Broken(started.problem);
  return started.match;
}

// Nobody listens where no check does: reports are not even made then.
function listener<S>(visitor: Visitor<S>, way: Walk<S>, told: Report[]): Observer | undefined {
  const { reports } = visitor;
  if (visitor.told === undefined) return reports === true ? collect(told) : undefined;
  return (report) => {
    if (reports === true) told.push(report);
    visitor.told?.(way, report);
  };
}

type Next = { readonly seat: Seat; readonly choice: Choice };

// What is chosen at each moment: by the table's list, the best, or any; null: nothing more.
function driverOf<S>({
  seed,
  made,
  greedy,
}: Table): (engine: Engine<S>, match: Match<S>, at: number) => Next | null {
  if (made !== undefined) return (_engine, _match, at) => (at < made.length ? readLine(made[at]) : null);
  const random = seedRandom(`${seed} driver`);
  const choose = greedy === true ? bestChoice : anyChoice;
  return (engine, match) => choose(engine, match, random);
}

function isLookedAt({ choice, made }: Table, at: number, drawn: boolean): boolean {
  if (choice === undefined) return drawn;
  return at === (made === undefined ? choice : made.length - 1);
}

/** Plays the table's match to its end with random or greedy choices, or with those that the table lists. `progress` always tells how far it came. */
export function walk<S>(
  game: Game<S>,
  table: Table,
  limits: Limits,
  visitor: Visitor<S>,
  progress: { choices: number } = { choices: 0 },
): Walk<S> {
  const engine = createEngine(game, { undo: visitor.undo === true });
  const next = driverOf<S>(table);
  const lot = seedRandom(`${table.seed} lot`);
  const { mostChoices = 20_000, stopsAfter = Infinity, made } = limits;
  const setup: Report[] = [];
  progress.choices = 0;
  const match = seatedMatch(engine, table, visitor.reports === true ? collect(setup) : undefined);
  const way: Walk<S> = { game, engine, table, match, lines: [] };
  visitor.started?.(way, setup);
  for (; match.decision !== null; progress.choices++) {
    if (progress.choices >= mostChoices) throw new Broken(`no end after ${mostChoices} choices`);
    const chosen = progress.choices < stopsAfter ? next(engine, match, progress.choices) : null;
    if (chosen === null) return way;
    const { seat, choice } = chosen;
    made?.push(recordLine(seat, choice));
    const drawn = randomInt(lot, limits.every ?? 1) === 0;
    if (isLookedAt(table, progress.choices, drawn))
      visitor.look?.(way, seedRandom(`${table.seed} look ${table.choice ?? progress.choices}`), seat, choice);
    const told: Report[] = [];
    mustChoose(engine, match, seat, choice, listener(visitor, way, told));
    way.lines.push(recordLine(seat, choice));
    visitor.made?.(way, seat, choice, told);
  }
  visitor.ended?.(way);
  return way;
}

/**
 * Plays a match to its end with random choices and no reports, as fast as the game allows.
 * Returns the number of choices made.
 * @throws Broken when `mostChoices` do not end it
 */
export function playOut<S>(
  engine: Engine<S>,
  match: Match<S>,
  random: Random,
  mostChoices: number = 20_000,
): number {
  let made = 0;
  for (let { decision } = match; decision !== null; { decision } = match) {
    for (const seat of decision.seats) {
      while (match.decision === decision && !decision.sealed[seat]) {
        if (made++ >= mostChoices) throw new Broken(`no end after ${mostChoices} choices`);
        const legal = engine.choices(match, seat);
        if (legal.length === 0)
          throw new Broken(`seat ${seat} is asked "${decision.ask}" and has no legal choice`);
        mustChoose(engine, match, seat, pickOne(random, legal));
      }
    }
  }
  return made;
}

/** Plays a whole match with random choices, seat by seat in order, without reports. */
export function simulate<S>(
  engine: Engine<S>,
  table: Table,
): { readonly match: Match<S>; readonly choices: number } {
  const match = seatedMatch(engine, table);
  const choices = playOut(engine, match, seedRandom(`${table.seed} driver`));
  return { match, choices };
}
