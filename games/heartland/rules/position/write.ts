// A state as a readable position. What has its usual value is left out, but nothing that reading would draw.

import { putFields } from '@bridgefront/kernel';
import type { Json, PositionFields } from '@bridgefront/kernel';
import { decks } from '../cards/decks.ts';
import { CARDS } from '../cards/table.ts';
import { builtDeck, noDeck } from '../types.ts';
import type { CardId, SeatState, Settlement, State, Unit } from '../types.ts';

function nameOf(card: CardId): string {
  return CARDS[card].name;
}

function names(cards: readonly CardId[]): string[] {
  return cards.map(nameOf);
}

function writeUnit(unit: Unit): Json {
  const { id, card, seat, at, occupies, exerted, damage, attack, health } = unit;
  const state = putFields({}, { at, occupies, exerted, damage, attack, health });
  return { number: id, card: nameOf(card), seat, ...state };
}

function writeSettlement(settlement: Settlement | null): Json {
  if (settlement === null) return null;
  const { card, seat, used } = settlement;
  return { card: nameOf(card), seat, ...(used ? { used } : {}) };
}

function writeDeck({ deck, list }: SeatState): PositionFields {
  if (deck === noDeck) return {};
  if (deck !== builtDeck) return { deck: decks[deck].slug };
  const copies = list.flatMap((count, card) => (count > 0 ? [[nameOf(card), count]] : []));
  return { deck: 'built', list: Object.fromEntries(copies) as Json };
}

// The decks are always written, top card first, so that reading has nothing to draw.
function writeSeat(own: SeatState): PositionFields {
  const fields: PositionFields = {
    ...writeDeck(own),
    life: own.life,
    hand: names(own.hand),
    army: names(own.army.toReversed()),
    civic: names(own.civic.toReversed()),
  };
  return putFields(fields, {
    known: names(own.known),
    ready: names(own.ready),
    exerted: names(own.exerted),
    graveyard: names(own.graveyard),
    vault: names(own.vault),
    hasGrown: own.hasGrown,
    hasSettled: own.hasSettled,
    hasCommitted: own.hasCommitted,
    hasDeployed: own.hasDeployed,
    topSeen: own.topSeen,
    bottomSeen: own.bottomSeen,
  });
}

/** Writes a state; `readState` of the result is the same state. */
export function writeState(state: State): Json {
  const { phase, round, initiative, active, passes, nextUnit, kills, wounds, triumphs, winners, ending } =
    state;
  const fields: PositionFields = { phase, round, initiative, active, nextUnit };
  return putFields(fields, {
    passes,
    seats: state.seats.map(writeSeat),
    units: state.units.map(writeUnit),
    settlements: state.land.some((one) => one !== null) ? state.land.map(writeSettlement) : null,
    kills: kills.some((one) => one !== null) ? kills : null,
    wounds: wounds.some((one) => one !== null) ? wounds : null,
    fallen: state.fallen.map(({ card, seat, at }) => ({ card: nameOf(card), seat, at })),
    triumphs,
    winners,
    ending,
  });
}
