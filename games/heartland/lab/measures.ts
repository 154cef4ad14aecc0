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
import { cardsFor } from '../rules/cards/in-force.ts';
import { fullOptions, heartlandOptions } from '../rules/options.ts';
import type { HeartlandFace } from '../rules/faces.ts';
import type { State } from '../rules/types.ts';

class HeartlandWitness implements Witness<State> {
  readonly #cards = new Tallies();
  readonly #events = new Tallies();
  readonly #decks = new Map<number, string>();
  #first = -1;
  /** Who has committed, in order, and who was struck, in this round. */
  #committed: number[] = [];
  readonly #struck = new Set<number>();
  /** Civic cards of a draw at the end of a round; triggers draw fewer. */
  readonly #drawCivic: number;

  constructor({ options }: Match<State>) {
    this.#drawCivic = heartlandOptions(options).drawCivic;
  }

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
      case 'round':
        return this.#endRound();
      case 'commits':
        this.#committed.push(face.seat);
        return;
      case 'draws':
        if (face.deck === 'civic' && face.count === this.#drawCivic)
          this.#events.add(face.seat, 'civic cards drawn');
        return;
      case 'clash':
        return face.sides.forEach(({ occupied, excess }, seat) => {
          if (!occupied) return;
          this.#events.add(seat, 'attack with an occupier');
          if (excess > 0) this.#events.add(seat, 'attack with excess');
        });
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
        this.#struck.add(face.seat);
        return this.#events.add(face.seat, 'life lost to combat', face.amount);
      case 'drains':
        return this.#events.add(face.seat, 'life drained', face.amount);
      case 'wins':
        return this.#events.add(face.seat, 'frontier won');
      default:
    }
  }

  // Where one side alone was struck, it may have shown its hand too early.
  #endRound(): void {
    const [struck] = this.#struck;
    if (this.#struck.size === 1 && this.#committed.length > 1) {
      this.#events.add(struck, 'struck alone');
      if (this.#committed[0] === struck) this.#events.add(struck, 'struck alone after committing first');
    }
    this.#struck.clear();
    this.#committed = [];
  }

  rows({ state }: Match<State>): Rows {
    this.#endRound();
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
  changes: 'cardChanges',
  cards: (options) => cardsFor(fullOptions(options)),
  plays: { strategy: ['villager', 'stratagem', 'unit', 'settle'], battle: ['tactic', 'unit'] },
  restrictions: [
    { says: 'plays a tactic', kinds: { 'battle.tactic:*': 'never' } },
    { says: 'plays a stratagem', kinds: { 'strategy.stratagem:*': 'never' } },
    { says: 'deploys a villager', kinds: { 'strategy.villager:*': 'never' } },
    { says: 'deploys a unit', kinds: { 'strategy.unit:*': 'never' } },
    { says: 'builds a settlement', kinds: { 'strategy.settle:*': 'never' } },
    { says: 'razes a settlement', kinds: { 'strategy.raze:*': 'never' } },
    { says: 'occupies a frontier', kinds: { 'occupy.occupy:*': 'never' } },
    { says: 'draws from the army deck', kinds: { 'draw.draw:army': 'never' } },
    { says: 'draws from the civic deck', kinds: { 'draw.draw:civic': 'never' } },
    { says: 'maneuvers', kinds: { 'battle.maneuver:*': 'never' } },
    { says: 'retreats', kinds: { 'strategy.retreat:*': 'never' } },
  ],
  witness: (match) => new HeartlandWitness(match),
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
