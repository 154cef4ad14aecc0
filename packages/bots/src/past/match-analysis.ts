// The analysis of a finished match, piece by piece: chances of all seats along its course, and what each decision of one
// seat cost against the best that could have been found.

import { seedRandom } from '@bridgefront/kernel';
import type { AnyGame, Choice, MatchRecord, Seat } from '@bridgefront/kernel';
import { analyse, chancesOf } from '../search/analyse.ts';
import type { AnalysisWish, Measured } from '../search/analyse.ts';
import { veteranSearch } from '../search/levels.ts';
import { openSituationOf, situationOf } from '../situation.ts';
import { wordsOfChoices } from '../tasks.ts';
import type { WordedPlan } from '../tasks.ts';
import { decisionsIn, PastMatch } from './decisions.ts';
import type { MadeDecision } from './decisions.ts';
import { judge } from './judgement.ts';
import type { Judgement } from './judgement.ts';

/** How much is thought about a match. */
export interface Thoroughness {
  readonly decision: AnalysisWish;
  /** Imagined worlds for each place of the curve, and the most places that it has. */
  readonly worlds: number;
  readonly places: number;
}

/** What is spent where nothing else is said. */
export const usualThoroughness: Thoroughness = {
  decision: {
    search: { ...veteranSearch, budget: { playouts: 300 } },
    compare: { playouts: 400 },
    others: 1,
    enough: 0.012,
  },
  worlds: 48,
  places: 80,
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

/** A piece of the analysis. */
export type Piece = { readonly chance: PastChance } | { readonly decision: PastDecision };

// So many of a list, evenly, the first and the last among them.
function thinned(all: readonly number[], most: number): readonly number[] {
  if (all.length <= most) return all;
  return Array.from({ length: most }, (_, n) => all[Math.round((n * (all.length - 1)) / (most - 1))]);
}

type Task = { readonly at: number; readonly decision: MadeDecision | null };

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
    const { questions, decisions } = decisionsIn(game, record);
    const own = decisions.filter((one) => one.seat === seat);
    this.#tasks = [
      ...thinned(questions, how.places).map((at): Task => ({ at, decision: null })),
      ...own.map((decision): Task => ({ at: decision.at, decision })),
    ].sort((a, b) => a.at - b.at);
    this.#past = new PastMatch(game, record);
  }

  /** The name of each piece, in the order of the match: the same for equal pieces, whichever seat's analysis they belong to. */
  get names(): readonly string[] {
    return this.#tasks.map(({ at, decision }) =>
      decision === null ? `chances/${at}` : `decision/${at}/${decision.seat}`,
    );
  }

  /** How many pieces there are. */
  get count(): number {
    return this.#tasks.length;
  }

  /** Works out a piece; quickest in the order of the match. */
  piece(index: number): Piece {
    const { at, decision } = this.#tasks[index];
    if (at < this.#past.at) this.#past = new PastMatch(this.#game, this.#record);
    this.#past.to(at);
    return decision === null ? { chance: this.#chance(at) } : { decision: this.#decision(decision) };
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
    const found = analyse(situationOf(engine, match, seat), random, { ...this.#how.decision, made: line });
    const told = (choices: readonly Choice[]): PastPlan => ({
      choices,
      ...wordsOfChoices(engine, match, seat, choices),
    });
    const cost = found.made?.behind ?? null;
    return {
      at,
      kind: cost === null ? 'good' : judge(cost),
      cost,
      made: told([...line.plan, ...line.next.flat()]),
      best: told(found.best.plan),
    };
  }
}
