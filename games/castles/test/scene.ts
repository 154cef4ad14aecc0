// How tests speak the game: declare a position, make choices like a player, look at cards and hands.

import { collect, createEngine, faceFor, readPosition, viewOf } from '@bridgefront/kernel';
import type { Choice, Json, Match, Report, SeatView } from '@bridgefront/kernel';
import { afterEach, expect } from 'vitest';
import { CARDS } from '../rules/cards/table.ts';
import type { FaceKind, FaceOf } from '../rules/faces.ts';
import { castles } from '../rules/index.ts';
import { pieceName } from '../rules/notation.ts';
import { zoneNames } from '../rules/types.ts';
import type { Piece, State } from '../rules/types.ts';
import type { TableView } from '../rules/view.ts';

const engine = createEngine(castles, { undo: true });
const open = new Set<Scene>();

/** Red is seat 0, Blue seat 1. */
export const red = 0;
export const blue = 1;

/** What a test declares besides the cards in play. */
export interface Around {
  readonly hand?: readonly string[];
  readonly enemyHand?: readonly string[];
  /** Cards of the enemy hand that the active player knows. */
  readonly known?: readonly string[];
  /** The enemy's Trap order. */
  readonly order?: string;
  readonly more?: { readonly [name: string]: Json };
  readonly options?: { readonly [name: string]: Json };
}

/** A match under test. Every choice must be legal; a question left open at the end fails the test. */
export class Scene {
  readonly match: Match<State>;
  readonly reports: Report[] = [];

  constructor(position: Json, options: { readonly [name: string]: Json }, seed: string) {
    this.match = readPosition(castles, { game: 'castles', options, position }, seed);
    engine.resume(this.match, collect(this.reports));
    open.add(this);
  }

  get state(): State {
    return this.match.state;
  }

  /** The seat that is asked now. */
  get asked(): number {
    return this.match.decision?.seats[0] ?? -1;
  }

  /** Makes choices for whoever is asked. */
  play(...choices: readonly Choice[]): this {
    for (const choice of choices) this.as(this.asked, choice);
    return this;
  }

  /** Makes choices for one seat, where several are asked. */
  as(seat: number, ...choices: readonly Choice[]): this {
    for (const choice of choices) {
      const refused = engine.choose(this.match, seat, choice, collect(this.reports));
      const legal = engine.choices(this.match, seat).join(' ');
      expect(refused, `seat ${seat} chooses ${choice}; legal: ${legal}`).toBeNull();
    }
    return this;
  }

  legal(): readonly Choice[] {
    return engine.choices(this.match, this.asked);
  }

  /** What may follow these choices, which are not made. */
  offers(...plan: readonly Choice[]): readonly Choice[] {
    const { decision } = this.match;
    if (decision === null) return [];
    return castles.decisions[decision.ask].choices(this.state, this.asked, plan, decision);
  }

  /** Zones that the card may move to. */
  zones(unit: string): readonly string[] {
    return behind('zone:', this.can(unit));
  }

  /** Cards that the card may aim at. */
  targets(unit: string): readonly string[] {
    return behind('at:', this.can(unit));
  }

  /** Everything that the card may do. */
  can(unit: string): readonly Choice[] {
    const first = `unit:${unit}`;
    return this.legal().includes(first) ? this.offers(first) : [];
  }

  /** The sentence of a refusal that must come. */
  refuses(choice: Choice, rule?: string): string {
    const refused = engine.choose(this.match, this.asked, choice);
    expect(refused, `${choice} must be refused`).not.toBeNull();
    if (rule !== undefined) expect(refused?.rule).toBe(rule);
    return refused?.message ?? '';
  }

  takeBack(): this {
    expect(engine.takeBack(this.match, this.asked)).toBeNull();
    return this;
  }

  get canTakeBack(): boolean {
    return engine.canTakeBack(this.match, this.asked);
  }

  /** What is asked now, and of whom: the honest end of a test. Null: the match is over. */
  asks(decision: string | null, seat?: number): this {
    expect(this.match.decision?.ask ?? null).toBe(decision);
    if (seat !== undefined) expect(this.asked).toBe(seat);
    open.delete(this);
    return this;
  }

  piece(name: string): Piece | undefined {
    return this.state.pieces.find(({ id }) => pieceName(this.state, id) === name);
  }

  /** HP of a card; 0 when it is not in play. */
  hp(name: string): number {
    return this.piece(name)?.hp ?? 0;
  }

  /** The zone of a card. */
  at(name: string): string {
    const piece = this.piece(name);
    return piece === undefined ? 'gone' : zoneNames[piece.zone];
  }

  hand(seat: number): string[] {
    return names(this.state.seats[seat].hand);
  }

  /** Cards of the seat's hand that the other player knows. */
  known(seat: number): string[] {
    return names(this.state.seats[seat].known);
  }

  discard(): string[] {
    return names(this.state.discard);
  }

  /** Public faces of one kind. */
  told<K extends FaceKind>(kind: K): FaceOf<K>[] {
    return this.toldTo(null, kind);
  }

  /** Faces of one kind as a seat hears them. */
  toldTo<K extends FaceKind>(seat: number | null, kind: K): FaceOf<K>[] {
    return this.reports.flatMap((report) => {
      const face = faceFor(report, seat);
      return face?.tell === kind ? [face as FaceOf<K>] : [];
    });
  }

  /** Everything that a seat has heard. */
  heard(seat: number | null): unknown[] {
    return this.reports.map((report) => faceFor(report, seat)).filter((face) => face !== null);
  }

  whole(seat: number | null): SeatView {
    return viewOf(engine, this.match, seat);
  }

  view(seat: number | null): TableView {
    return this.whole(seat).table as TableView;
  }

  label(choice: Choice): string {
    const { decision } = this.match;
    return decision === null ? '' : castles.describe.choice(this.state, this.asked, choice, decision);
  }

  prompt(): string {
    const { decision } = this.match;
    return decision === null ? '' : castles.describe.prompt(this.state, this.asked, decision);
  }
}

function names(kinds: readonly number[]): string[] {
  return kinds.map((kind) => CARDS[kind].slug);
}

function behind(prefix: string, choices: readonly Choice[]): string[] {
  return choices
    .filter((choice) => choice.startsWith(prefix))
    .map((choice) => choice.slice(prefix.length))
    .sort();
}

/** Opens a scene in any position. */
export function scene(
  position: Json,
  options: { readonly [name: string]: Json } = {},
  seed: string = 'test',
): Scene {
  return new Scene(position, options, seed);
}

/**
 * Red's third turn with these cards in play (`red spearman at blue-front`, or objects with HP and marks); hands are
 * empty unless told. Both Castles stand at full HP unless told.
 */
export function siege(cards: readonly Json[], around: Around = {}): Scene {
  const { hand = [], enemyHand = [], known = [], order = 'hold', more = {}, options = {} } = around;
  const seats = [{ hand }, { hand: enemyHand, known, order }];
  return scene({ turn: 5, red, cards, seats, ...more } as Json, options);
}

/** A card with HP or marks: `unit('red', 'spearman-1', 'red-front', { hp: 2, marks: ['moved'] })`. */
export function unit(
  side: 'red' | 'blue',
  card: string,
  zone: string,
  more: { readonly [name: string]: Json } = {},
): Json {
  return { card, side, zone, ...more };
}

afterEach(() => {
  const left = [...open].map((one) => one.match.decision?.ask ?? 'nothing');
  open.clear();
  expect(left, 'questions left open at the end of the test: say where it stops with asks(…)').toEqual([]);
});
