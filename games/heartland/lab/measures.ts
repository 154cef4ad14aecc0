// Measures of Heartland: which decks and cards win, what initiative is worth, and where life is lost.

import type { Match, Report } from '@bridgefront/kernel';
import {
  eventColumns,
  eventFigure,
  lengthBy,
  playedColumns,
  playedFigure,
  wonBy,
} from '@bridgefront/lab/figures.ts';
import type { Measures, Rows, Witness } from '@bridgefront/lab/measures.ts';
import { Tallies } from '@bridgefront/lab/tallies.ts';
import type { HeartlandFace } from '../rules/faces.ts';
import type { State } from '../rules/types.ts';

class HeartlandWitness implements Witness<State> {
  readonly #cards = new Tallies();
  readonly #events = new Tallies();
  readonly #decks = new Map<number, string>();
  #first = -1;

  report({ face }: Report): void {
    if (face !== null) this.#hear(face as HeartlandFace);
  }

  #hear(face: HeartlandFace): void {
    switch (face.tell) {
      case 'deck':
        this.#decks.set(face.seat, face.how === 'built' ? 'built' : face.deck);
        return;
      case 'initiative':
        if (this.#first < 0) this.#first = face.seat;
        return;
      case 'mulligan':
        if (face.redraws) this.#events.add(face.seat, 'mulligan');
        return;
      case 'villager':
      case 'settles':
      case 'deploys':
      case 'stratagem':
      case 'tactic':
        this.#events.add(face.seat, `played as ${face.tell}`);
        return this.#cards.add(face.seat, face.card);
      case 'maneuver':
        this.#events.add(face.unit.seat, `played as ${face.tell}`);
        return this.#cards.add(face.unit.seat, face.unit.card);
      case 'dies':
        for (const { seat } of face.units) this.#events.add(seat, 'unit lost');
        return;
      case 'razes':
        return this.#events.add(face.seat, 'settlement razed');
      case 'strikes':
        return this.#events.add(face.seat, 'life lost to combat', face.amount);
      case 'drains':
        return this.#events.add(face.seat, 'life drained', face.amount);
      case 'wins':
        return this.#events.add(face.seat, 'frontier won');
      default:
    }
  }

  rows({ state }: Match<State>): Rows {
    return {
      matches: [[state.round, state.ending ?? 'none']],
      seats: state.seats.map(({ life }, seat) => [
        this.#decks.get(seat) ?? 'unknown',
        seat === this.#first,
        life,
      ]),
      cards: this.#cards.rows(),
      events: this.#events.rows(),
    };
  }
}

/** What the lab measures of Heartland. `first`: had the initiative in round 1. */
export const measures: Measures<State> = {
  tables: { cards: playedColumns, events: eventColumns },
  matches: { rounds: 'whole', ended: 'text' },
  seats: { deck: 'text', first: 'flag', life: 'whole' },
  witness: () => new HeartlandWitness(),
  figures: [
    wonBy({ id: 'decks', title: 'Who wins: by deck', about: 'Share of matches that a deck wins.' }, 'deck'),
    wonBy(
      {
        id: 'first',
        title: 'Who wins: the first initiative',
        about: 'Share of matches won by who had the initiative in round 1, and by the other.',
      },
      'first',
    ),
    lengthBy('rounds'),
    playedFigure,
    eventFigure('Life lost counts for the seat that the report names.'),
  ],
};
