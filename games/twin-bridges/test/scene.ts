// How tests speak the game: declare a position, make choices like a player, look at rows and lanes.

import { Scene as KitScene } from '@bridgefront/kernel/testing';
import type { Choice, Json } from '@bridgefront/kernel';
import { expect } from 'vitest';
import { CARDS } from '../rules/cards/table.ts';
import type { TwinFace } from '../rules/faces.ts';
import { twinBridges } from '../rules/index.ts';
import { laneNames } from '../rules/types.ts';
import type { State, Unit } from '../rules/state.ts';
import type { LaneName } from '../rules/types.ts';
import { attackOf, healthOf } from '../rules/units.ts';
import type { TableView } from '../rules/view.ts';

/** A duel under test: rows, lanes and figures as players say them. */
export class Scene extends KitScene<State, TableView, TwinFace> {
  /** The sentence of a refusal that must come. */
  refuses(choice: Choice, rule?: string): string {
    const refused = this.refusal(choice);
    if (rule !== undefined) expect(refused.rule).toBe(rule);
    return refused.message;
  }

  /** What a time-out chooses once the plan is taken back. */
  defaultFromStart(): Choice {
    return this.engine.fallback(this.match, this.asked, []);
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
    return `${attackOf(this.state.options, row, at)}/${healthOf(this.state.options, row, at) - row[at].damage}`;
  }
}

/** Opens a scene in any position. */
export function scene(
  position: Json,
  options: { readonly [name: string]: Json } = {},
  seed: string = 'test',
): Scene {
  return new Scene(twinBridges, position, { options, seed });
}

/** One side of a duel; names as on the cards, the nearest to the bridge first. */
export interface Side {
  readonly row?: readonly string[];
  readonly upper?: readonly Json[];
  readonly lower?: readonly Json[];
}

// A bastion and five cards that lie nowhere else, or as many as fill up a hand of eight.
function fillers(mentioned: string, skip: number, { upper = [], lower = [] }: Side): string[] {
  const free = CARDS.map(({ name }) => name).filter((name) => !mentioned.includes(`"${name}"`));
  return ['bastion', ...free.slice(skip, skip + Math.min(5, 8 - upper.length - lower.length))];
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
    { row: fillers(mentioned, 0, own), ...own },
    { row: fillers(mentioned, 5, enemy), ...enemy },
  ];
  return scene({ first: 0, turn: 3, mana: 9, ...more, seats } as Json, options);
}
