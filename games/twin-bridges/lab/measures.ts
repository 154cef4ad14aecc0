// Measures of Twin Bridges: which cards a side held and played, and what decided the match.

import { cardsFor } from '../rules/cards/in-force.ts';
import { fullOptions } from '../rules/options.ts';
import type { Match, Report } from '@bridgefront/kernel';
import {
  eventColumns,
  eventFigure,
  lengthBy,
  playedColumns,
  playedFigure,
  wonBy,
} from '@bridgefront/lab/figures.ts';
import type { Figure, Measures, Rows, Witness } from '@bridgefront/lab/measures.ts';
import { Tallies } from '@bridgefront/lab/tallies.ts';
import type { TwinFace } from '../rules/faces.ts';
import type { State } from '../rules/state.ts';

class TwinWitness implements Witness<State> {
  readonly #cards = new Tallies();
  readonly #events = new Tallies();
  readonly #held = new Tallies();

  report({ face }: Report): void {
    if (face !== null) this.#hear(face as TwinFace);
  }

  #hear(face: TwinFace): void {
    switch (face.tell) {
      case 'picks':
        for (const card of face.cards) this.#held.add(face.seat, card);
        return;
      case 'last-card':
        return this.#held.add(face.seat, face.card);
      case 'summons':
      case 'chants':
        return this.#cards.add(face.seat, face.card);
      case 'attacks':
        return this.#events.add(face.seat, 'attack');
      case 'strikes':
        this.#events.add(face.seat, 'blow at a building');
        return this.#events.add(face.seat, 'damage to buildings', face.damage);
      case 'destroyed':
        return this.#events.add(face.seat, 'creature lost');
      case 'bastion-falls':
        return this.#events.add(face.seat, 'bastion lost');
      default:
    }
  }

  rows({ state }: Match<State>): Rows {
    return {
      matches: [[state.turn, state.ending ?? 'none']],
      seats: state.seats.map(({ bastion, fort }, seat) => [seat === state.first, fort, bastion]),
      cards: this.#cards.rows(),
      held: this.#held.rows(),
      events: this.#events.rows(),
    };
  }
}

const held: Figure = {
  id: 'held',
  title: 'Cards: lift of those who hold them',
  about:
    'Drafted cards: by how many points of a hundred the share of wins of those who hold a card lies above one half, by the lower end of its interval. A drawn match counts half for both.',
  sql: `SELECT s.variant, s.players, card, count(*) AS held, 100 * (avg(s.won) - 0.5) AS lift,
      100 * (wilson_low(sum(s.won), count(*)) - 0.5) AS lift_from,
      100 * (wilson_high(sum(s.won), count(*)) - 0.5) AS lift_to
    FROM held h JOIN seats s USING (match, seat) GROUP BY s.variant, s.players, card
    ORDER BY s.variant, s.players, lift_from DESC`,
  chart: { kind: 'table' },
  evidence: `SELECT h.match FROM held h JOIN seats s USING (match, seat)
    WHERE s.variant = $variant AND s.players = $players AND card = $card AND s.won > 0`,
};

/** What the lab measures of Twin Bridges. */
export const measures: Measures<State> = {
  tables: {
    cards: playedColumns,
    held: { seat: 'whole', card: 'text', copies: 'whole' },
    events: eventColumns,
  },
  matches: { turns: 'whole', ended: 'text' },
  /** `fort`: its bastion has fallen; `bastion`: cards left of the building at the end. */
  seats: { first: 'flag', fort: 'flag', bastion: 'whole' },
  changes: 'cardChanges',
  cards: (options) => cardsFor(fullOptions(options)),
  plays: { summon: ['card'] },
  restrictions: [
    { says: 'uses the upper lane', kinds: { 'summon.lane:upper': 'never' } },
    { says: 'uses the lower lane', kinds: { 'summon.lane:lower': 'never' } },
  ],
  witness: () => new TwinWitness(),
  figures: [
    wonBy(
      {
        id: 'first',
        title: 'Who wins: the first turn',
        about: 'Share of matches won by who has the first turn, and by the other.',
      },
      'first',
    ),
    lengthBy('turns'),
    held,
    playedFigure,
    eventFigure('Losses count for the side that loses.'),
  ],
};
