// Scenes: how tests speak a game. A declared position, choices made like a player, what is seen and asked then.

import { afterEach, expect } from 'vitest';
import { collect, createEngine, faceFor, readPosition, viewOf } from '../src/index.ts';
import type {
  Choice,
  Engine,
  Face,
  Game,
  Json,
  Match,
  Refusal,
  Report,
  Seat,
  SeatView,
} from '../src/index.ts';

/** What a test declares besides the position. */
export interface Setting {
  readonly seed?: string;
  readonly options?: { readonly [name: string]: Json };
  /** Dice that come first, before those of the seed. */
  readonly dice?: readonly number[];
}

const open = new Set<{ readonly match: Match<unknown> }>();

/**
 * A match under test. Every choice must be legal, and the test must say with `asks` where it stops: a question that is
 * left open fails it. Games extend it by what their tests look at.
 */
export class Scene<S, V extends Json = Json, F extends Face = Face> {
  readonly game: Game<S, V, F>;
  readonly engine: Engine<S>;
  readonly match: Match<S>;
  readonly reports: Report[] = [];

  constructor(game: Game<S, V, F>, position: Json, { seed = 'test', options = {}, dice }: Setting = {}) {
    this.game = game;
    this.engine = createEngine(game, { undo: true });
    this.match = readPosition(game, { game: game.name, options, position }, seed);
    if (dice !== undefined) this.match.random.dice = [...dice];
    this.engine.resume(this.match, collect(this.reports));
    open.add(this);
  }

  get state(): S {
    return this.match.state;
  }

  /** The first seat that has not sealed its answer; -1 when nobody is asked. */
  get asked(): Seat {
    const { decision } = this.match;
    return decision?.seats.find((seat) => decision.sealed[seat] === false) ?? -1;
  }

  /** Makes a seat's choices, one after another. */
  plan(seat: Seat, ...choices: readonly Choice[]): this {
    for (const choice of choices) {
      const refused = this.engine.choose(this.match, seat, choice, collect(this.reports));
      expect(refused, `seat ${seat} chooses ${choice}; legal: ${this.legal(seat).join(' ')}`).toBeNull();
    }
    return this;
  }

  /** Makes choices, each for whoever is asked then. */
  play(...choices: readonly Choice[]): this {
    for (const choice of choices) this.plan(this.asked, choice);
    return this;
  }

  /** The legal next choices of a seat, of the one that is asked unless named. */
  legal(seat: Seat = this.asked): readonly Choice[] {
    return this.engine.choices(this.match, seat);
  }

  /** The refusal of a choice that must not be legal. */
  refusal(choice: Choice, seat: Seat = this.asked): Refusal {
    const refused = this.engine.choose(this.match, seat, choice);
    expect(refused, `seat ${seat} must not be allowed ${choice}`).not.toBeNull();
    return refused as Refusal;
  }

  get canTakeBack(): boolean {
    return this.engine.canTakeBack(this.match, this.asked);
  }

  takeBack(seat: Seat = this.asked): this {
    expect(this.engine.takeBack(this.match, seat)).toBeNull();
    return this;
  }

  /** What is asked now, and of whom: the honest end of a test. Null: the match is over. */
  asks(decision: string | null, ...seats: readonly Seat[]): this {
    expect(this.match.decision?.ask ?? null).toBe(decision);
    if (seats.length > 0) expect(this.match.decision?.seats).toEqual(seats);
    open.delete(this);
    return this;
  }

  /** Faces of one kind that a seat was told; null: spectators. */
  told<K extends F['tell']>(kind: K, seat: Seat | null = null): Extract<F, { readonly tell: K }>[] {
    return this.reports.flatMap((report) => {
      const face = faceFor(report, seat);
      return face?.tell === kind ? [face as Extract<F, { readonly tell: K }>] : [];
    });
  }

  /** What a seat may see now; null: spectators. */
  view(seat: Seat | null): SeatView {
    return viewOf(this.engine, this.match, seat);
  }

  /** The game's part of what a seat may see. */
  tableView(seat: Seat | null): V {
    return this.view(seat).table as V;
  }

  /** The words of a choice for a seat that is asked. */
  label(choice: Choice, seat: Seat = this.asked): string {
    const { decision } = this.match;
    return decision === null ? '' : this.game.describe.choice(this.state, seat, choice, decision);
  }

  /** The words of what is asked now. */
  prompt(): string {
    const { decision } = this.match;
    return decision === null ? '' : this.game.describe.prompt(this.state, this.asked, decision);
  }
}

/** Opens a scene of a game that needs no words of its own. */
export function scene<S, V extends Json, F extends Face>(
  game: Game<S, V, F>,
  position: Json,
  setting?: Setting,
): Scene<S, V, F> {
  return new Scene(game, position, setting);
}

afterEach(() => {
  const left = [...open].map((one) => one.match.decision?.ask ?? 'nothing');
  open.clear();
  expect(left, 'questions left open at the end of the test: say where it stops with asks(…)').toEqual([]);
});
