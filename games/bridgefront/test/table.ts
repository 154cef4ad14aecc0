// How tests speak the game: declare a position, make choices like a player, look at the board.

import { collect, createEngine, faceFor, readPosition, viewOf } from '@bridgefront/kernel';
import type { Choice, Face, Json, Match, Report, SeatView } from '@bridgefront/kernel';
import { afterEach, expect } from 'vitest';
import { cardId } from '../rules/cards/index.ts';
import { bridgefront } from '../rules/index.ts';
import type { Champion, Hex, SeatState, State } from '../rules/types.ts';
import { board, championOf, forcesAt } from '../rules/units.ts';

const engine = createEngine(bridgefront);
const open = new Set<Table>();

/** What a test declares besides the position. */
export interface Setting {
  readonly seed?: string;
  readonly options?: { readonly [name: string]: Json };
  readonly dice?: readonly number[];
}

/** Hexes are written `[q, r]`. */
export type At = readonly [number, number];

/** A match under test. Every choice must be legal; a question left open at the end fails the test. */
export class Table {
  readonly match: Match<State>;
  readonly reports: Report[] = [];

  constructor(position: Json, setting: Setting = {}) {
    const text = { game: 'bridgefront', options: setting.options ?? {}, position };
    this.match = readPosition(bridgefront, text, setting.seed ?? 'test');
    if (setting.dice !== undefined) this.match.random.dice = [...setting.dice];
    engine.resume(this.match, collect(this.reports));
    open.add(this);
  }

  get state(): State {
    return this.match.state;
  }

  /** Makes a seat's choices, one after another. */
  plan(seat: number, ...choices: readonly Choice[]): this {
    for (const choice of choices) {
      const refused = engine.choose(this.match, seat, choice, collect(this.reports));
      expect(
        refused,
        `seat ${seat} chooses ${choice}; legal: ${engine.choices(this.match, seat).join(' ')}`,
      ).toBeNull();
    }
    return this;
  }

  /** Makes `done` for every seat that has not sealed its action of this step. */
  othersDone(): this {
    const { decision } = this.match;
    for (const seat of decision?.ask === 'action' ? decision.seats : [])
      if (decision?.sealed[seat] === false) this.plan(seat, 'done');
    return this;
  }

  /** The legal next choices of a seat. */
  legal(seat: number): readonly Choice[] {
    return engine.choices(this.match, seat);
  }

  /** What a choice is called for a seat that is asked. */
  label(seat: number, choice: Choice): string {
    const { decision, state } = this.match;
    return decision === null ? '' : bridgefront.describe.choice(state, seat, choice, decision);
  }

  /** The refusal of a choice that must not be legal. */
  refuses(seat: number, choice: Choice) {
    const refused = engine.choose(this.match, seat, choice);
    expect(refused, `seat ${seat} must not be allowed ${choice}`).not.toBeNull();
    return refused;
  }

  takeBack(seat: number): this {
    expect(engine.takeBack(this.match, seat)).toBeNull();
    return this;
  }

  /** What is asked now, and of whom: the honest end of a test. Null: the match is over. */
  asks(decision: string | null, ...seats: readonly number[]): this {
    expect(this.match.decision?.ask ?? null).toBe(decision);
    if (seats.length > 0) expect(this.match.decision?.seats).toEqual(seats);
    open.delete(this);
    return this;
  }

  hex([q, r]: At): Hex {
    return board(this.state).hexByName.get(`${q},${r}`) ?? -1;
  }

  forces(seat: number, at: At): number {
    return forcesAt(this.state, seat, this.hex(at));
  }

  champion(slug: string): Champion | null {
    return championOf(this.state, cardId(slug));
  }

  seat(index: number): SeatState {
    return this.state.seats[index];
  }

  /** Slugs of the cards in one of a seat's piles. */
  pile(seat: number, pile: 'hand' | 'draw' | 'discard' | 'played' | 'burned' | 'held'): string[] {
    return this.slugs(this.seat(seat)[pile]);
  }

  slugs(cards: readonly number[]): string[] {
    return cards.map(bridgefrontSlug);
  }

  bridge(a: At, b: At): boolean {
    const tables = board(this.state);
    const edge = tables.edgeEnds.findIndex(
      ([x, y]) => (x === this.hex(a) && y === this.hex(b)) || (x === this.hex(b) && y === this.hex(a)),
    );
    return edge >= 0 && this.state.bridges[edge] !== 0;
  }

  /** Faces told to a seat (null: to spectators) of one kind. */
  told(kind: string, seat: number | null = null): Face[] {
    return this.reports.flatMap((report) => {
      const face = faceFor(report, seat);
      return face !== null && face.tell === kind ? [face] : [];
    });
  }

  view(seat: number | null): SeatView {
    return viewOf(engine, this.match, seat);
  }
}

function bridgefrontSlug(card: number): string {
  return (bridgefront.rules as { cards: readonly { slug: string }[] }).cards[card].slug;
}

/** Opens a table in a position (section "position" of a scenario file; what is left out has its default). */
export function table(position: Json, setting: Setting = {}): Table {
  return new Table(position, setting);
}

afterEach(() => {
  const left = [...open].map((one) => one.match.decision?.ask ?? 'nothing');
  open.clear();
  expect(left, 'questions left open at the end of the test: say where it stops with asks(…)').toEqual([]);
});
