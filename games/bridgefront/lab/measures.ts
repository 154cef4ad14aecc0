// Measures of Bridgefront: what the lab keeps of every match.

import type { Match, Report } from '@bridgefront/kernel';
import type { Cell, Measures, Rows, Witness } from '@bridgefront/lab/measures.ts';
import type { BridgefrontFace, FaceOf, Units } from '../rules/faces.ts';
import { centerTile, forgeTile } from '../rules/types.ts';
import type { SeatState, State } from '../rules/types.ts';
import { figures } from './figures.ts';

/** What one card did for one seat in one match. */
interface CardTally {
  gained: number;
  price: number;
  /** Round in which it was first gained; 0: it was in the deck from the start. */
  round: number;
  source: string;
  played: number;
  fizzled: number;
}

type Mutable = { [table: string]: Cell[][] };

function forcesOf(state: State, seat: number): number {
  const hexes = state.tiles.length;
  return state.forces.slice(seat * hexes, (seat + 1) * hexes).reduce((sum, count) => sum + count, 0);
}

interface Held {
  readonly mines: number;
  readonly forges: number;
  readonly center: boolean;
  readonly capitals: number;
}

function heldBy(state: State, seat: number): Held {
  const mine = state.tiles.filter((_, hex) => (state.presence[hex] & (1 << seat)) !== 0);
  const capitals = state.seats.filter(
    ({ capital }, other) => other !== seat && capital >= 0 && (state.presence[capital] & (1 << seat)) !== 0,
  );
  return {
    mines: mine.filter((tile) => tile > 0).length,
    forges: mine.filter((tile) => tile === forgeTile).length,
    center: mine.includes(centerTile),
    capitals: capitals.length,
  };
}

// The fullest face of a report: private ones say which card it was.
function fullest(report: Report): readonly BridgefrontFace[] {
  const faces = Object.values(report.faces ?? {});
  return (faces.length > 0
    ? faces
    : report.face === null
      ? []
      : [report.face]) as unknown as BridgefrontFace[];
}

class BridgefrontWitness implements Witness<State> {
  readonly #tables: Mutable = { auctions: [], rounds: [], battles: [] };
  readonly #cards = new Map<string, CardTally>();
  readonly #lead: number;
  #battle: FaceOf<'battle'> | null = null;
  #combatRounds = 0;

  constructor({ state }: Match<State>) {
    this.#lead = state.lead;
  }

  report(report: Report, match: Match<State>): void {
    for (const face of fullest(report)) this.#hear(face, match.state);
    if ((report.face ?? { tell: '' }).tell === 'cleanup') this.#endRound(match.state);
  }

  #hear(face: BridgefrontFace, state: State): void {
    switch (face.tell) {
      case 'bids-bought':
        return this.#auction(state, face.card, face.winner, 'bought', face.price, face.bids.length);
      case 'bids-passed':
        return this.#auction(state, face.card, face.receiver, 'passed', -face.pot, face.passes.length);
      case 'last-card':
        return this.#auction(state, face.card, face.seat, 'last', 0, 1);
      case 'gained':
        return this.#gained(state, face);
      case 'card-resolves':
        this.#card(face.seat, face.card).played++;
        return;
      case 'card-done':
        if (face.to === 'fizzled') this.#card(face.seat, face.card).fizzled++;
        return;
      case 'battle':
        this.#battle = face;
        this.#combatRounds = 0;
        return;
      case 'combat-round':
        this.#combatRounds++;
        return;
      case 'battle-over':
        return this.#battleOver(state, face);
      default:
    }
  }

  #card(seat: number, card: string): CardTally {
    const key = `${seat} ${card}`;
    const known = this.#cards.get(key);
    if (known !== undefined) return known;
    const made = { gained: 0, price: 0, round: 0, source: 'start', played: 0, fizzled: 0 };
    this.#cards.set(key, made);
    return made;
  }

  #auction(state: State, card: string, seat: number, how: string, price: number, bidders: number): void {
    this.#tables['auctions'].push([state.round, card, seat, how, price, bidders]);
    this.#card(seat, card).price += price;
  }

  #gained({ round }: State, { seat, source, card }: FaceOf<'gained'>): void {
    if (card === undefined) return;
    const tally = this.#card(seat, card);
    if (tally.gained++ > 0) return;
    tally.round = round;
    tally.source = source;
  }

  #battleOver({ round }: State, { winner, forces, champions }: FaceOf<'battle-over'>): void {
    const battle = this.#battle;
    if (battle === null) return;
    const { attacker, defender, siege, units } = battle;
    const army = (units_: Units): Cell[] => [units_.forces, units_.champions.length];
    const won = winner === null ? 'nobody' : winner === attacker ? 'attacker' : 'defender';
    this.#tables['battles'].push([
      round,
      attacker,
      defender,
      siege,
      ...units.flatMap(army),
      won,
      this.#combatRounds,
      forces,
      champions.length,
    ]);
    this.#battle = null;
  }

  #endRound(state: State): void {
    state.seats.forEach((seat, index) => this.#tables['rounds'].push(roundRow(state, seat, index)));
  }

  rows({ state }: Match<State>): Rows {
    const cards = [...this.#cards].map(([key, { gained, price, round, source, played, fizzled }]) => {
      const [seat, card = ''] = key.split(' ');
      return [Number(seat), card, gained, price, round, source, played, fizzled];
    });
    const seats = state.seats.map(({ faction, permanentVp, controlVp, gold }, seat) => [
      faction,
      permanentVp,
      controlVp,
      permanentVp + controlVp,
      gold,
      seat === this.#lead,
    ]);
    return { ...this.#tables, cards, seats, matches: [[state.round, state.reason]] };
  }
}

function roundRow(state: State, seat: SeatState, index: number): Cell[] {
  const { mines, forges, center, capitals } = heldBy(state, index);
  const champions = state.champions.filter((champion) => champion.seat === index).length;
  return [
    index,
    state.round,
    seat.gold,
    seat.mana,
    seat.hand.length,
    seat.cardsPlayed,
    forcesOf(state, index),
    champions,
    mines,
    forges,
    center,
    capitals,
    seat.permanentVp,
    seat.controlVp,
  ];
}

/** What the lab measures of Bridgefront. Rounds are taken at Cleanup, after scoring; mana left is mana wasted. */
export const bridgefrontMeasures: Measures<State> = {
  tables: {
    auctions: {
      round: 'whole',
      card: 'text',
      seat: 'whole',
      how: 'text',
      price: 'whole',
      bidders: 'whole',
    },
    rounds: {
      seat: 'whole',
      round: 'whole',
      gold: 'whole',
      mana_left: 'whole',
      hand_left: 'whole',
      cards_played: 'whole',
      forces: 'whole',
      champions: 'whole',
      mines: 'whole',
      forges: 'whole',
      center: 'flag',
      capitals: 'whole',
      permanent: 'whole',
      control: 'whole',
    },
    battles: {
      round: 'whole',
      attacker: 'whole',
      defender: 'whole',
      siege: 'flag',
      attacker_forces: 'whole',
      attacker_champions: 'whole',
      defender_forces: 'whole',
      defender_champions: 'whole',
      winner: 'text',
      combat_rounds: 'whole',
      forces_left: 'whole',
      champions_left: 'whole',
    },
    cards: {
      seat: 'whole',
      card: 'text',
      gained: 'whole',
      price: 'whole',
      round: 'whole',
      source: 'text',
      played: 'whole',
      fizzled: 'whole',
    },
  },
  matches: { rounds: 'whole', decided: 'text' },
  seats: {
    faction: 'text',
    permanent: 'whole',
    control: 'whole',
    points: 'whole',
    gold: 'whole',
    first_lead: 'flag',
  },
  witness: (match) => new BridgefrontWitness(match),
  figures,
};
