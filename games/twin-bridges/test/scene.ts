// How tests speak the game: declare a position, make choices like a player, look at rows and lanes.

import { collect, createEngine, faceFor, readPosition, viewOf } from '@bridgefront/kernel';
import type { Choice, Json, Match, Report } from '@bridgefront/kernel';
import { afterEach, expect } from 'vitest';
import { CARDS } from '../rules/cards/table.ts';
import type { FaceKind, FaceOf } from '../rules/faces.ts';
import { twinBridges } from '../rules/index.ts';
import { laneNames } from '../rules/types.ts';
import type { LaneName, State, Unit } from '../rules/types.ts';
import { attackOf, healthOf } from '../rules/units.ts';
import type { TableView } from '../rules/view.ts';

const engine = createEngine(twinBridges, { undo: true });
const open = new Set<Scene>();

/** A match under test. Every choice must be legal; a question left open at the end fails the test. */
export class Scene {
  readonly match: Match<State>;
  readonly reports: Report[] = [];

  constructor(position: Json, options: { readonly [name: string]: Json }, seed: string) {
    this.match = readPosition(twinBridges, { game: 'twin-bridges', options, position }, seed);
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
    for (const choice of choices) {
      const seat = this.asked;
      const refused = engine.choose(this.match, seat, choice, collect(this.reports));
      const legal = engine.choices(this.match, seat).join(' ');
      expect(refused, `seat ${seat} chooses ${choice}; legal: ${legal}`).toBeNull();
    }
    return this;
  }

  legal(): readonly Choice[] {
    return engine.choices(this.match, this.asked);
  }

  /** The sentence of a refusal that must come. */
  refuses(choice: Choice, rule?: string): string {
    const refused = engine.choose(this.match, this.asked, choice);
    expect(refused, `${choice} must be refused`).not.toBeNull();
    if (rule !== undefined) expect(refused?.rule).toBe(rule);
    return refused?.message ?? '';
  }

  /** What a time-out chooses once the plan is taken back. */
  defaultFromStart(): Choice {
    return engine.fallback(this.match, this.asked, []);
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

  /** The row of a seat from the left, its building included: `squire bastion spark`. */
  row(seat: number): string {
    const { cards, bastion, fort } = this.state.seats[seat];
    const slugs = cards.map((card) => CARDS[card].slug);
    return [...slugs.slice(0, bastion), fort ? 'fort' : 'bastion', ...slugs.slice(bastion)].join(' ');
  }

  units(seat: number, lane: LaneName): readonly Unit[] {
    return this.state.seats[seat].lanes[laneNames.indexOf(lane)];
  }

  /** Creatures of a lane from the bridge: `squire scout`. */
  lane(seat: number, lane: LaneName): string {
    return this.units(seat, lane)
      .map(({ card }) => CARDS[card].slug)
      .join(' ');
  }

  /** Attack and health now: `2/3`. */
  figures(seat: number, lane: LaneName, at: number): string {
    const row = this.units(seat, lane);
    return `${attackOf(row, at)}/${healthOf(row, at) - row[at].damage}`;
  }

  /** Public faces of one kind. */
  told<K extends FaceKind>(kind: K): FaceOf<K>[] {
    return this.reports.flatMap((report) => {
      const face = faceFor(report, null);
      return face?.tell === kind ? [face as FaceOf<K>] : [];
    });
  }

  view(seat: number | null): TableView {
    return viewOf(engine, this.match, seat).table as TableView;
  }

  label(choice: Choice): string {
    const { decision } = this.match;
    return decision === null ? '' : twinBridges.describe.choice(this.state, this.asked, choice, decision);
  }

  prompt(): string {
    const { decision } = this.match;
    return decision === null ? '' : twinBridges.describe.prompt(this.state, this.asked, decision);
  }
}

/** Opens a scene in any position. */
export function scene(
  position: Json,
  options: { readonly [name: string]: Json } = {},
  seed: string = 'test',
): Scene {
  return new Scene(position, options, seed);
}

/** One side of a duel; names as on the cards, the nearest to the bridge first. */
export interface Side {
  readonly row?: readonly string[];
  readonly upper?: readonly Json[];
  readonly lower?: readonly Json[];
}

// A bastion and five cards that lie nowhere else.
function fillers(mentioned: string, skip: number): string[] {
  const free = CARDS.map(({ name }) => name).filter((name) => !mentioned.includes(`"${name}"`));
  return ['bastion', ...free.slice(skip, skip + 5)];
}

/** Seat 0 is in the third turn of the match with 9 mana; a row that is left out is a bastion and five cards. */
export function duel(
  own: Side,
  enemy: Side = {},
  options: { readonly [name: string]: Json } = {},
  more: { readonly [name: string]: Json } = {},
): Scene {
  const mentioned = JSON.stringify([own, enemy]);
  const seats = [
    { row: fillers(mentioned, 0), ...own },
    { row: fillers(mentioned, 5), ...enemy },
  ];
  return scene({ first: 0, turn: 3, mana: 9, ...more, seats } as Json, options);
}

afterEach(() => {
  const left = [...open].map((one) => one.match.decision?.ask ?? 'nothing');
  open.clear();
  expect(left, 'questions left open at the end of the test: say where it stops with asks(…)').toEqual([]);
});
