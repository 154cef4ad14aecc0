// Measures of Fells and Fords: which factions, units and cards win, and where victory points come from.

import type { Match, Report, Seat } from '@bridgefront/kernel';
import {
  eventColumns,
  eventFigure,
  lengthBy,
  playedColumns,
  playedFigure,
  wonBy,
} from '@bridgefront/lab/figures.ts';
import type { Cell, Figure, Measures, Rows, Witness } from '@bridgefront/lab/measures.ts';
import { Tallies } from '@bridgefront/lab/tallies.ts';
import { isByLot } from '../rules/army.ts';
import type { FellsFace, Who } from '../rules/faces.ts';
import type { Fought, State } from '../rules/types.ts';
import { cardsFor, under, unitTable } from '../rules/cards/in-force.ts';
import { OBJECTIVES } from '../rules/tables/objectives.ts';
import { factions } from '../rules/vocabulary.ts';

// The battles of a match: those of a campaign, or the only one.
function battlesOf({ fought, seats, first, winners, round }: State): readonly Omit<Fought, 'why'>[] {
  if (fought.length > 0) return fought;
  const [winner = -1] = winners;
  const own = { objectives: seats.map(({ objective }) => objective), vp: seats.map(({ vp }) => vp) };
  return [{ ...own, first, winner, rounds: round }];
}

// Of the units of one kind that a seat has had.
interface Kind {
  readonly seat: Seat;
  readonly unit: string;
  mustered: number;
  attacks: number;
  /** The round of its first attack; 0: none. */
  first: number;
}

class FellsWitness implements Witness<State> {
  readonly #cards = new Tallies();
  readonly #events = new Tallies();
  readonly #points = new Tallies();
  readonly #kinds: Kind[] = [];
  #round = 0;

  // First battles and scenarios begin with their units, others reveal them.
  constructor({ state }: Match<State>) {
    for (const { seat, type } of state.units) this.#muster({ seat, unit: unitTable(state)[type].slug });
  }

  report({ face }: Report): void {
    if (face !== null) this.#hear(face as FellsFace);
  }

  #kindOf({ seat, unit }: Pick<Who, 'seat' | 'unit'>): Kind {
    const known = this.#kinds.find((one) => one.seat === seat && one.unit === unit);
    if (known !== undefined) return known;
    const made = { seat, unit, mustered: 0, attacks: 0, first: 0 };
    this.#kinds.push(made);
    return made;
  }

  #muster(unit: Pick<Who, 'seat' | 'unit'>): void {
    this.#kindOf(unit).mustered++;
  }

  #attacks(face: Extract<FellsFace, { tell: 'attacks' }>): void {
    this.#events.add(face.seat, `attack: ${face.how}`);
    if (face.how === 'counter' || face.how === 'dying') return;
    const kind = this.#kindOf(face);
    kind.attacks++;
    if (kind.first === 0) kind.first = this.#round;
  }

  #hear(face: FellsFace): void {
    switch (face.tell) {
      case 'command':
        return this.#cards.add(face.seat, face.card);
      case 'plays':
        this.#events.add(face.seat, 'lore spent', face.cost);
        return this.#cards.add(face.seat, face.card);
      case 'cured':
        return this.#events.add(face.seat, `cured: ${face.token}`);
      case 'cancelled':
        return this.#events.add(face.seat, 'card cancelled');
      case 'no-command':
        return this.#events.add(face.seat, 'turn without a command');
      case 'armies':
        for (const { seat } of face.tents) this.#events.add(seat, 'tent mustered');
        return face.units.forEach((unit) => this.#muster(unit));
      case 'turn':
        this.#round = face.round;
        return;
      case 'attacks':
        return this.#attacks(face);
      case 'suffers':
        return this.#events.add(face.seat, 'figures and health lost', face.amount);
      case 'falls':
        return this.#events.add(face.seat, `fallen: ${face.unit}`);
      case 'retreats':
        return this.#events.add(face.seat, 'retreat');
      case 'scores':
        return this.#points.add(face.seat, face.why, face.vp);
      case 'tent':
        return this.#points.add(face.seat, 'tent', face.vp);
      default:
    }
  }

  rows({ state }: Match<State>): Rows {
    return {
      matches: [[state.round, state.ending ?? 'none']],
      seats: state.seats.map(({ faction, vp }, seat) => [
        factions[faction],
        seat === state.first,
        vp,
        state.units.filter((unit) => unit.seat === seat && unit.hex >= 0).length,
        isByLot(state, seat),
      ]),
      cards: this.#cards.rows(),
      points: this.#points.rows(),
      battles: battlesOf(state).flatMap(({ objectives, vp, first, winner, rounds }, battle) =>
        vp.map((own, seat) => [
          seat,
          battle + 1,
          OBJECTIVES[objectives[seat]]?.name ?? 'none',
          seat === first,
          seat === winner,
          own,
          rounds,
        ]),
      ),
      events: this.#events.rows(),
      units: this.#kinds.map(({ seat, unit, mustered, attacks, first }): readonly Cell[] => [
        seat,
        unit,
        mustered,
        attacks,
        first,
      ]),
    };
  }
}

const points: Figure = {
  id: 'points',
  title: 'Where victory points come from',
  about: 'Mean victory points of a seat, by what they were scored for.',
  sql: `SELECT s.variant, s.players, source, sum(p.points) / any_value(seats) AS mean
    FROM points p JOIN seats s USING (match, seat)
    JOIN (SELECT variant, players, count(*) AS seats FROM seats GROUP BY ALL) USING (variant, players)
    GROUP BY s.variant, s.players, source ORDER BY ALL`,
  chart: { kind: 'bars', of: 'source', value: 'mean', by: 'players' },
  evidence: `SELECT p.match FROM points p JOIN seats s USING (match, seat)
    WHERE s.variant = $variant AND s.players = $players AND source = $source`,
};

const battles: Figure = {
  id: 'battles',
  title: 'Battles: by objective',
  about: 'Share of battles won, mean victory points and rounds, by battle and objective.',
  sql: `SELECT s.variant, s.players, battle, objective, count(*) AS played, avg(b.won::INT) AS won,
    avg(b.vp) AS vp, avg(b.rounds) AS rounds
    FROM battles b JOIN seats s USING (match, seat)
    GROUP BY s.variant, s.players, battle, objective ORDER BY ALL`,
  chart: { kind: 'bars', of: 'objective', value: 'won', by: 'players' },
  evidence: `SELECT b.match FROM battles b JOIN seats s USING (match, seat)
    WHERE s.variant = $variant AND s.players = $players AND objective = $objective`,
};

/** What the lab measures of Fells and Fords. */
export const measures: Measures<State> = {
  tables: {
    cards: playedColumns,
    points: { seat: 'whole', source: 'text', points: 'whole' },
    battles: {
      seat: 'whole',
      battle: 'whole',
      objective: 'text',
      first: 'flag',
      won: 'flag',
      vp: 'whole',
      rounds: 'whole',
    },
    events: eventColumns,
    units: { seat: 'whole', unit: 'text', mustered: 'whole', attacks: 'whole', first_attack: 'whole' },
  },
  matches: { rounds: 'whole', ended: 'text' },
  seats: { faction: 'text', first: 'flag', vp: 'whole', units_left: 'whole', by_lot: 'flag' },
  changes: 'cardChanges',
  cards: (options) => cardsFor(under(options)),
  plays: {
    command: ['card'],
    lore: ['lore'],
    orders: ['lore'],
    moves: ['lore'],
    attacks: ['lore'],
    react: ['lore'],
  },
  restrictions: [
    { says: 'attacks', kinds: { 'attacks.unit:*': 'never' } },
    { says: 'moves', kinds: { 'moves.unit:*': 'never' } },
    { says: 'answers with lore', kinds: { 'react.lore:*': 'never' } },
    {
      says: 'plays lore',
      kinds: {
        'react.lore:*': 'never',
        'orders.lore:*': 'never',
        'moves.lore:*': 'never',
        'attacks.lore:*': 'never',
      },
    },
    { says: 'strikes back', kinds: { 'counter.counter': 'never' } },
    { says: 'advances after a fight', kinds: { 'advance.to:*': 'never' } },
    { says: 'attacks again', kinds: { 'again.at:*': 'never' } },
    { says: 'draws lore cards', kinds: { 'lore.cards': 'never', 'lore.both': 'never' } },
  ],
  witness: (match) => new FellsWitness(match),
  figures: [
    wonBy(
      { id: 'factions', title: 'Who wins: by faction', about: 'Share of matches that a faction wins.' },
      'faction',
    ),
    wonBy(
      {
        id: 'first',
        title: 'Who wins: the first turn',
        about: 'Share of matches won by who has the first turn, and by the other.',
      },
      'first',
    ),
    lengthBy('rounds'),
    points,
    battles,
    playedFigure,
    eventFigure('Losses count for the side that loses.'),
  ],
};
