// The analysis of a finished match, piece by piece: chances of all seats along its course, what each decision of one seat cost
// against the best that could have been found, and what was luck.

import { seedRandom } from '@bridgefront/kernel';
import type { AnyGame, AnyMatch, Choice, MatchRecord, Seat } from '@bridgefront/kernel';
import { analyse, chancesOf, isTold, measured, weighLines } from '../search/analyse.ts';
import type { AnalysisWish, Comparison, Measured } from '../search/analyse.ts';
import { soberSearch, warlordSearch } from '../search/levels.ts';
import { addShares } from '../search/playout.ts';
import { openSituationOf, situationOf } from '../situation.ts';
import { wordsOfChoices } from '../tasks.ts';
import type { WordedPlan } from '../tasks.ts';
import { decisionsIn, PastMatch } from './decisions.ts';
import type { Drawn, MadeDecision } from './decisions.ts';
import { isMistake, judge } from './judgement.ts';
import type { Judgement } from './judgement.ts';

/** How much is thought about a match. */
export interface Thoroughness {
  readonly decision: AnalysisWish;
  /** How what seems to be a mistake is judged once more, by one who looks further: the milder judgement holds. */
  readonly again: Comparison;
  /** Imagined worlds for each place of the curve, and the most places that it has. */
  readonly worlds: number;
  readonly places: number;
  /** How often dice are thrown again, and cards shuffled, for what luck they were. */
  readonly throws: number;
}

/** What is spent where nothing else is said. */
export const usualThoroughness: Thoroughness = {
  decision: {
    search: { ...soberSearch, budget: { playouts: 300 } },
    compare: { playouts: 400 },
    others: 1,
    enough: 0.012,
  },
  again: { search: warlordSearch, compare: { playouts: 400 }, enough: 0.012 },
  worlds: 48,
  places: 80,
  throws: 48,
};

/** What each seat could expect after so many choices, by one who sees everything but what was still to be drawn. */
export interface PastChance {
  readonly at: number;
  readonly seats: readonly Measured[];
}

/** A plan as it is told. */
export interface PastPlan extends Pick<WordedPlan, 'labels' | 'steps'> {
  readonly choices: readonly Choice[];
}

/** A decision and what it cost, judged by what its seat could know. */
export interface PastDecision {
  readonly at: number;
  readonly kind: Judgement;
  /** Null: there was nothing else to weigh. */
  readonly cost: Measured | null;
  readonly made: PastPlan;
  readonly best: PastPlan;
}

/** What chance brought each seat, against what it might have expected of it, as a share of the win. */
export interface PastLuck extends Drawn {
  readonly seats: readonly Measured[];
}

/** A piece of the analysis. */
export type Piece =
  | { readonly chance: PastChance }
  | { readonly decision: PastDecision }
  | { readonly luck: PastLuck };

// So many of a list, evenly, the first and the last among them.
function thinned(all: readonly number[], most: number): readonly number[] {
  if (all.length <= most) return all;
  return Array.from({ length: most }, (_, n) => all[Math.round((n * (all.length - 1)) / (most - 1))]);
}

// What is told apart from luck by both costs what the milder says.
function milder(one: Measured, other: Measured): Measured {
  return !isTold(other) || other.mean < one.mean ? other : one;
}

type Task =
  | { readonly kind: 'place'; readonly at: number }
  | { readonly kind: 'decision'; readonly at: number; readonly decision: MadeDecision }
  | { readonly kind: 'luck'; readonly at: number; readonly drawn: Drawn };

function nameOf(task: Task): string {
  if (task.kind === 'decision') return `decision/${task.at}/${task.decision.seat}`;
  return `${task.kind === 'place' ? 'chances' : 'luck'}/${task.at}`;
}

/** The pieces of one seat's analysis of a match. Each is the same whoever works it out, and whenever. */
export class MatchAnalysis {
  readonly #game: AnyGame;
  readonly #record: MatchRecord;
  readonly #seat: Seat;
  readonly #how: Thoroughness;
  readonly #tasks: readonly Task[];
  #past: PastMatch;

  /** @throws RecordError when the match cannot be played by these rules */
  constructor(game: AnyGame, record: MatchRecord, seat: Seat, how: Thoroughness = usualThoroughness) {
    this.#game = game;
    this.#record = record;
    this.#seat = seat;
    this.#how = how;
    const { questions, decisions, drawn } = decisionsIn(game, record);
    const own = decisions.filter((one) => one.seat === seat);
    this.#tasks = [
      ...thinned(questions, how.places).map((at): Task => ({ kind: 'place', at })),
      ...own.map((decision): Task => ({ kind: 'decision', at: decision.at, decision })),
      ...drawn.map((one): Task => ({ kind: 'luck', at: one.at, drawn: one })),
    ].sort((a, b) => a.at - b.at);
    this.#past = new PastMatch(game, record);
  }

  /** The name of each piece, in the order of the match: the same for equal pieces, whichever seat's analysis they belong to. */
  get names(): readonly string[] {
    return this.#tasks.map(nameOf);
  }

  /** How many pieces there are. */
  get count(): number {
    return this.#tasks.length;
  }

  /** Works out a piece; quickest in the order of the match. */
  piece(index: number): Piece {
    const task = this.#tasks[index];
    if (task.at < this.#past.at) this.#past = new PastMatch(this.#game, this.#record);
    this.#past.to(task.at);
    switch (task.kind) {
      case 'place':
        return { chance: this.#chance(task.at) };
      case 'decision':
        return { decision: this.#decision(task.decision) };
      case 'luck':
        return { luck: this.#luck(task.drawn) };
    }
  }

  // The same choice again and again, with other dice: what came of it by the game's estimate, against their mean. However
  // an estimate errs, its luck is none in the mean.
  #luck(drawn: Drawn): PastLuck {
    const past = this.#past;
    const random = seedRandom(`${this.#record.seed}/luck/${drawn.at}`);
    const expected = (match: AnyMatch): Float64Array => {
      const shares = new Float64Array(match.seats);
      addShares(past.engine, match, shares, 1);
      return shares;
    };
    const others = Array.from({ length: this.#how.throws }, () => expected(past.after(random)));
    const seats = Array.from(expected(past.after(null)), (came, seat) => {
      const { mean, error } = measured(others.map((shares) => shares[seat]));
      return { mean: came - mean, error };
    });
    return { ...drawn, seats };
  }

  #chance(at: number): PastChance {
    const { engine, match } = this.#past;
    const random = seedRandom(`${this.#record.seed}/chance/${at}`);
    const { worlds, decision } = this.#how;
    const door = openSituationOf(engine, match, match.decision?.seats[0] ?? 0);
    return { at, seats: chancesOf(door, random, { search: decision.search, worlds }) };
  }

  #decision({ at, line }: MadeDecision): PastDecision {
    const { engine, match } = this.#past;
    const seat = this.#seat;
    const random = seedRandom(`${this.#record.seed}/decision/${at}/${seat}`);
    const situation = situationOf(engine, match, seat);
    const found = analyse(situation, random, { ...this.#how.decision, made: line });
    const told = (choices: readonly Choice[]): PastPlan => ({
      choices,
      ...wordsOfChoices(engine, match, seat, choices),
    });
    const first = found.made?.behind ?? null;
    const again = (): Measured =>
      weighLines(situation, random, this.#how.again, [{ plan: found.best.plan, next: [] }, line])[1].behind;
    const cost = first !== null && isMistake(judge(first)) ? milder(first, again()) : first;
    return {
      at,
      kind: cost === null ? 'good' : judge(cost),
      cost,
      made: told([...line.plan, ...line.next.flat()]),
      best: told(found.best.plan),
    };
  }
}
