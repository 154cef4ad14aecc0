// How tests speak the game: declare a position, make choices like a player, look at frontiers and zones.

import { faceFor } from '@bridgefront/kernel';
import type { Choice, Json } from '@bridgefront/kernel';
import { Scene as KitScene } from '@bridgefront/kernel/testing';
import { expect } from 'vitest';
import { CARDS } from '../rules/cards/table.ts';
import type { HeartlandFace } from '../rules/faces.ts';
import { attackOf, restOf } from '../rules/figures.ts';
import { heartland } from '../rules/index.ts';
import type { CardId, SeatState, State, Unit } from '../rules/types.ts';
import type { TableView } from '../rules/view.ts';

/** A duel under test: frontiers, zones and figures as players say them. */
export class Scene extends KitScene<State, TableView, HeartlandFace> {
  /** Both players pass, which ends the phase. */
  bothPass(): this {
    return this.play('pass', 'pass');
  }

  /** The sentence of a refusal that must come. */
  refuses(choice: Choice, rule?: string): string {
    const refused = this.refusal(choice);
    if (rule !== undefined) expect(refused.rule).toBe(rule);
    return refused.message;
  }

  /** Whether a seat may take back now. */
  mayTakeBack(seat: number): boolean {
    return this.engine.canTakeBack(this.match, seat);
  }

  /** The match is over, won by these seats, for this reason. */
  ends(ending: State['ending'], ...winners: readonly number[]): this {
    this.asks(null);
    expect([this.state.ending, this.state.winners]).toEqual([ending, winners]);
    return this;
  }

  seat(seat: number): SeatState {
    return this.state.seats[seat];
  }

  lives(): string {
    return this.state.seats.map(({ life }) => life).join(' ');
  }

  /** The unit of a name, of whichever seat; the first of several. */
  unit(name: string): Unit {
    const found = this.state.units.find(({ card }) => CARDS[card].name === name);
    if (found === undefined) throw new Error(`No ${name} is in play.`);
    return found;
  }

  /** Attack and remaining health now: `2/3`. */
  figures(name: string): string {
    const unit = this.unit(name);
    return `${attackOf(this.state, unit)}/${restOf(this.state, unit)}`;
  }

  /** Units in a place, occupiers marked: `*Pike Rank, Ditch Levy`. */
  at(seat: number, place: number): string {
    return this.state.units
      .filter((unit) => unit.seat === seat && unit.at === place)
      .map(({ card, occupies }) => `${occupies ? '*' : ''}${CARDS[card].name}`)
      .join(', ');
  }

  /** Names of a zone's cards. */
  zone(
    seat: number,
    zone: 'hand' | 'known' | 'ready' | 'exerted' | 'graveyard' | 'vault' | 'army' | 'civic',
  ): string {
    return names(this.seat(seat)[zone]);
  }

  /** The log as a watcher reads it. */
  log(watcher: number | null = null): string[] {
    return this.reports.flatMap((report) => {
      const face = faceFor(report, watcher);
      return face === null
        ? []
        : [heartland.describe.report(face as HeartlandFace, (seat) => ['Xenia', 'Yorick'][seat])];
    });
  }
}

/** Names of cards, in order of the table. */
export function names(cards: readonly CardId[]): string {
  return cards.map((card) => CARDS[card].name).join(', ');
}

/** Opens a scene in any position. */
export function scene(
  position: Json,
  options: { readonly [name: string]: Json } = {},
  seed: string = 'test',
): Scene {
  return new Scene(heartland, position, { options, seed });
}

/**
 * One side of a table. Units are named as on the cards: `*Pike Rank` occupies, `Raider exerted` is exerted, and an
 * object says anything else. What is left out is empty.
 */
export interface Side {
  readonly home?: readonly Json[];
  readonly at1?: readonly Json[];
  readonly at2?: readonly Json[];
  readonly at3?: readonly Json[];
  readonly [field: string]: Json | undefined;
}

function readUnit(unit: Json, seat: number, at: number): Json {
  if (typeof unit !== 'string') return { ...(unit as object), seat, at };
  const occupies = unit.startsWith('*');
  const exerted = unit.endsWith(' exerted');
  const card = unit.replace('*', '').replace(' exerted', '');
  return { card, seat, at, occupies, exerted };
}

function unitsOf(side: Side, seat: number): Json[] {
  const places = [side.home, side.at1, side.at2, side.at3];
  return places.flatMap((units, at) => (units ?? []).map((unit) => readUnit(unit, seat, at)));
}

function fieldsOf({ home: _home, at1: _1, at2: _2, at3: _3, ...fields }: Side): Json {
  return fields as Json;
}

/** Seat 0 has the initiative; cards to draw lie in both decks unless the sides say otherwise. */
export function duel(
  x: Side,
  y: Side = {},
  more: { readonly [name: string]: Json } = {},
  options: { readonly [name: string]: Json } = {},
): Scene {
  const decks = { army: ['Outrider', 'Outrider'], civic: ['Farmer', 'Farmer', 'Farmer'] };
  const seats = [fieldsOf({ ...decks, ...x }), fieldsOf({ ...decks, ...y })];
  const units = [...unitsOf(x, 0), ...unitsOf(y, 1)];
  return scene({ initiative: 0, round: 3, units, seats, ...more } as Json, options);
}

/** The same in the battle phase. */
export function battle(x: Side, y: Side = {}, more: { readonly [name: string]: Json } = {}): Scene {
  return duel(x, y, { phase: 'battle', ...more });
}

/** The same at the moment of combat, with nothing more to play. */
export function combat(x: Side, y: Side = {}, more: { readonly [name: string]: Json } = {}): Scene {
  return duel(x, y, { phase: 'combat', ...more });
}
