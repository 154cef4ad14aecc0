// What no play of Twin Bridges leads to: positions that say so are refused with the rule.

import type { PositionLaw } from '@bridgefront/kernel';
import { endingLaw } from '@bridgefront/tabletop/endings';
import { list } from '@bridgefront/tabletop/words';
import { decks } from './cards/decks.ts';
import { cardIn, cardsFor, decksFor, figuresOf } from './cards/in-force.ts';
import type { SeatState, State, Unit } from './state.ts';
import type { CardId } from './types.ts';
import { healthOf, isProtected } from './units.ts';

/** Cards of a full hand, in the hand and in play together. */
export const fullHand = 8;

/** The most mana: a full hand, the building, and every Catalyst. */
const mostMana = ({ options }: State): number =>
  fullHand + 1 + cardsFor(options).reduce((sum, _, id) => sum + figuresOf(options, id).traits.catalyst, 0);

function cardsOf({ cards, lanes }: SeatState): CardId[] {
  return [...cards, ...lanes.flatMap((row) => row.map(({ card }) => card))];
}

// The first seat of which something is to be said.
function ofSeats(state: State, say: (own: SeatState, seat: number) => string | null): string | null {
  for (const [seat, own] of state.seats.entries()) {
    const said = say(own, seat);
    if (said !== null) return said;
  }
  return null;
}

function ofUnits(
  state: State,
  say: (unit: Unit, name: string, seat: number, row: readonly Unit[], at: number) => string | null,
): string | null {
  return ofSeats(state, ({ lanes }, seat) => {
    for (const row of lanes)
      for (const [at, unit] of row.entries()) {
        const said = say(unit, cardIn(state, unit.card).name, seat, row, at);
        if (said !== null) return said;
      }
    return null;
  });
}

function building({ fort }: SeatState): string {
  return fort ? 'fort' : 'bastion';
}

// A fort that has just come to the left end of an empty hand stands until the next change (TB-4).
function hasFallen({ cards, bastion, fort }: SeatState): boolean {
  return bastion >= cards.length && !(fort && cards.length === 0);
}

function winnersWords({ ending, winners }: State): string | null {
  if (ending === 'fort') return winners.length === 1 ? null : 'A match that ends with a fort has one winner.';
  return ending === null || winners.length === 2
    ? null
    : 'A match that ends at the turn limit has both seats as winners.';
}

function deckWords({ seats }: State): string | null {
  const [one, other] = seats.map(({ deck }) => deck);
  return one >= 0 && one === other ? `Both seats have ${decks[one].name}: no deck is taken twice.` : null;
}

function foreignWords(state: State): string | null {
  const { options, phase, seats } = state;
  for (const own of seats) {
    if (own.deck < 0 || phase === 'draft') continue;
    const foreign = cardsOf(own).find((card) => !decksFor(options)[own.deck].cards.includes(card));
    if (foreign !== undefined) return `${cardIn(state, foreign).name} is not in ${decks[own.deck].name}.`;
  }
  return null;
}

/** The laws, by rule. */
export const laws: readonly PositionLaw<State>[] = [
  endingLaw('§6'),
  { rule: '§6', broken: winnersWords },
  { rule: 'TB-22', broken: deckWords },
  { rule: 'TB-22', broken: foreignWords },
  {
    rule: '§2',
    broken: (state) =>
      ofSeats(state, (own, seat) => {
        const { length } = cardsOf(own);
        return length > fullHand
          ? `Seat ${seat} has ${length} cards, and nobody has more than ${fullHand}.`
          : null;
      }),
  },
  {
    rule: '§3',
    broken: ({ phase, turn, first, active }) =>
      phase === 'play' && active !== (turn % 2 === 1 ? first : 1 - first)
        ? `Players take turns: turn ${turn} is not that of seat ${active}.`
        : null,
  },
  {
    rule: 'TB-20',
    broken: ({ phase, ending, turn, options: { turnLimit } }) => {
      if (phase === 'play' && (turn < 1 || turn > turnLimit))
        return `A match is played from turn 1 to turn ${turnLimit}, and this is turn ${turn}.`;
      return ending === 'turns' && turn < turnLimit
        ? `The turn limit is ${turnLimit}, and this is turn ${turn}.`
        : null;
    },
  },
  {
    rule: 'TB-7',
    broken: (state) =>
      state.phase === 'play' && state.mana > mostMana(state)
        ? `Nobody has more than ${mostMana(state)} mana in a turn.`
        : null,
  },
  {
    rule: 'TB-4',
    broken: (state) =>
      state.phase !== 'play'
        ? null
        : ofSeats(state, (own, seat) =>
            hasFallen(own)
              ? `The ${building(own)} of seat ${seat} is in the rightmost place, where it falls at once.`
              : null,
          ),
  },
  {
    rule: '§5',
    broken: (state) =>
      ofUnits(state, ({ damage }, name, _, row, at) =>
        damage > 0 && damage >= healthOf(state.options, row, at)
          ? `${name} has ${damage} damage and is destroyed at that.`
          : null,
      ),
  },
  {
    rule: 'TB-8',
    broken: (state) =>
      ofUnits(state, ({ sprinted }, name) =>
        sprinted > 0 && state.phase === 'play'
          ? `${name} has sprinted, and nothing is asked between an attack and the end of the turn.`
          : null,
      ),
  },
  {
    rule: '§4',
    broken: (state) =>
      ofUnits(state, ({ fresh }, name, seat) =>
        fresh && state.phase === 'play' && seat !== state.active
          ? `${name} came into play this turn, which is the other player’s.`
          : null,
      ),
  },
  {
    rule: 'TB-14',
    broken: (state) =>
      ofUnits(state, (unit, name) =>
        unit.absorbed && !isProtected(state.options, { ...unit, absorbed: false })
          ? `${name} has no Protection that could be used up.`
          : null,
      ),
  },
  {
    rule: 'TB-25',
    broken: (state) =>
      ofUnits(state, ({ spent, wards, card }, name) =>
        spent &&
        (state.options.protection !== 'life' ||
          wards === 0 ||
          !figuresOf(state.options, card).traits.protection)
          ? `${name} has no own Protection that is used up under a ward.`
          : null,
      ),
  },
  {
    rule: '§7.8',
    broken: (state) =>
      ofUnits(state, ({ wards, strength, card }, name) =>
        figuresOf(state.options, card).traits.indestructible && (wards !== 0 || strength > 0)
          ? `No incantation can be aimed at ${name}, so that it has neither ward nor strength.`
          : null,
      ),
  },
  {
    rule: 'TB-3',
    broken: (state) => {
      const { plays, seats, active } = state;
      const lost = plays.map(({ card }) => card).filter((card) => !cardsOf(seats[active]).includes(card));
      return lost.length > 0
        ? `${list(lost.map((card) => cardIn(state, card).name))} cannot have been played: whoever plays a card has it.`
        : null;
    },
  },
];
