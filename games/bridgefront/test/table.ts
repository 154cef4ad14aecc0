// How tests speak the game: declare a position, make choices like a player, look at the board.

import { Scene } from '@bridgefront/kernel/testing';
import type { Setting } from '@bridgefront/kernel/testing';
import type { Choice, Json, Refusal } from '@bridgefront/kernel';
import { cardId, CARDS } from '../rules/cards/index.ts';
import { bridgefront } from '../rules/index.ts';
import type { Champion, Hex, SeatState, State } from '../rules/types.ts';
import { board, championOf, forcesAt } from '../rules/state/units.ts';

export type { Setting } from '@bridgefront/kernel/testing';

/** Hexes are written `[q, r]`. */
export type At = readonly [number, number];

/** A match under test: units, piles and bridges as players say them. */
export class Table extends Scene<State> {
  /** Makes `done` for every seat that has not sealed its action of this step. */
  othersDone(): this {
    const { decision } = this.match;
    for (const seat of decision?.ask === 'action' ? decision.seats : [])
      if (decision?.sealed[seat] === false) this.plan(seat, 'done');
    return this;
  }

  /** The refusal of a choice that must not be legal. */
  refuses(seat: number, choice: Choice): Refusal {
    return this.refusal(choice, seat);
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
    return cards.map((card) => CARDS[card].slug);
  }

  bridge(a: At, b: At): boolean {
    const tables = board(this.state);
    const edge = tables.edgeEnds.findIndex(
      ([x, y]) => (x === this.hex(a) && y === this.hex(b)) || (x === this.hex(b) && y === this.hex(a)),
    );
    return edge >= 0 && this.state.bridges[edge] !== 0;
  }
}

/** Opens a table in a position (section "position" of a scenario file; what is left out has its default). */
export function table(position: Json, setting: Setting = {}): Table {
  return new Table(bridgefront, position, setting);
}
