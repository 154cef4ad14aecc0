// Measures of Castles: who begins, which cards are played, what Traps and fire do, and how Castles fall.

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
import type { CastlesFace } from '../rules/faces.ts';
import { sideOf } from '../rules/sides.ts';
import { tableFor } from '../rules/cards/in-force.ts';
import { fullOptions } from '../rules/options.ts';
import { isPlayable } from '../rules/main.ts';
import { turnOf } from '../rules/series.ts';
import type { State } from '../rules/types.ts';

// Whether any card of the hand could be played now; a Building counts while its side has a Builder.
function canPlay(state: State, seat: number): boolean {
  const { builds, types } = tableFor(state);
  const builder = state.pieces.some((piece) => builds[piece.kind] && piece.seat === sideOf(seat));
  return state.seats[seat].hand.some((kind) =>
    types[kind] === 'building' ? builder : isPlayable(state, seat, kind),
  );
}

class CastlesWitness implements Witness<State> {
  readonly #cards = new Tallies();
  readonly #events = new Tallies();
  /** Who has played a card this turn. */
  readonly #played = new Set<number>();
  /** Somebody had something to play this turn. */
  #could = false;
  #wizardLost = false;
  #castles: readonly number[] = [];

  report({ face }: Report, { state }: Match<State>): void {
    if (face !== null) this.#hear(face as CastlesFace, state);
  }

  // Asked after every draw and at the end: what else a turn changes makes no card of the hand playable for a moment only.
  #ends(seat: number, state: State): void {
    const played = this.#played.delete(seat);
    if (!played) this.#events.add(seat, 'turn without a card played');
    if (!played && !this.#could && !canPlay(state, seat)) this.#events.add(seat, 'turn with nothing to play');
    this.#could = false;
    this.#events.add(seat, 'turn');
  }

  #hear(face: CastlesFace, state: State): void {
    switch (face.tell) {
      case 'draws':
        this.#could ||= canPlay(state, face.seat);
        return;
      case 'under':
        return this.#events.add(face.seat, 'card put under the deck');
      case 'plays':
        this.#played.add(face.seat);
        return this.#cards.add(face.seat, face.card);
      case 'enters':
        this.#played.add(face.seat);
        if (face.piece.startsWith('siege-tower-')) this.#events.add(face.seat, 'Siege Tower built');
        if (face.piece.startsWith('wall')) this.#events.add(face.seat, 'Wall built');
        return this.#events.add(face.seat, `enters: ${face.how}`);
      case 'attacks':
        this.#events.add(face.seat, `attack: ${face.how}`);
        if (face.hit.piece.startsWith('castle-'))
          this.#events.add(face.seat, 'damage to the Castle', face.hit.damage);
        return;
      case 'looks':
        return this.#events.add(face.seat, 'look by the Spy');
      case 'anew':
        return this.#events.add(face.seat, 'hand dealt anew');
      case 'ends':
        return this.#ends(face.seat, state);
      case 'assassinates':
        return this.#events.add(face.seat, 'assassination');
      case 'mends':
        return this.#mends(face);
      case 'destroyed':
        if (face.piece.startsWith('wizard') && !this.#wizardLost) {
          this.#wizardLost = true;
          this.#events.add(face.seat, 'first Wizard lost');
        }
        return this.#events.add(face.seat, 'piece lost');
      case 'trap':
        return this.#events.add(face.seat, 'Trap sprung');
      case 'charged':
        return this.#events.add(face.seat, 'charge');
      case 'over':
        this.#castles = face.castles;
        return;
      default:
    }
  }

  #mends({ seat, by, gain }: CastlesFace & { readonly tell: 'mends' }): void {
    const who = ['mason', 'healer'].find((kind) => by.startsWith(kind));
    if (who !== undefined)
      this.#events.add(seat, `mended by a ${who === 'mason' ? 'Mason' : 'Healer'}`, gain);
  }

  rows({ state }: Match<State>): Rows {
    return {
      // Of a series, the turns of all sieges, and how the last one ended.
      matches: [[turnOf(state), state.ending ?? 'none']],
      seats: state.seats.map((_, seat) => [
        sideOf(seat) === state.red ? 'Red' : 'Blue',
        this.#castles[sideOf(seat)] ?? null,
      ]),
      cards: this.#cards.rows(),
      events: this.#events.rows(),
    };
  }
}

/** What the lab measures of Castles. Red has the first turn. */
export const measures: Measures<State> = {
  tables: { cards: playedColumns, events: eventColumns },
  matches: { turns: 'whole', ended: 'text' },
  seats: { side: 'text', castle: 'whole' },
  plays: { main: ['play', 'build'] },
  changes: 'cardChanges',
  cards: (options) => tableFor({ options: fullOptions(options) }).cards,
  restrictions: [
    { says: 'strikes the Castle', kinds: { 'main.at:castle-*': 'never' } },
    { says: 'builds', kinds: { 'main.build:*': 'never' } },
    { says: 'builds Walls', kinds: { 'main.build:wall': 'never' } },
    { says: 'gives a Trap order', kinds: { 'end.order:hold': 'always' } },
    { says: 'brings anybody back', kinds: { 'main.revive:*': 'never' } },
  ],
  witness: () => new CastlesWitness(),
  figures: [
    wonBy(
      {
        id: 'sides',
        title: 'Who wins: Red or Blue',
        about: 'Share of matches won by each side; Red begins.',
      },
      'side',
    ),
    lengthBy('turns'),
    playedFigure,
    eventFigure(
      'Losses count for the side that loses; the damage of area cards is not among that to the Castle.',
    ),
  ],
};
