// A state as a readable position. What has its usual value is left out, but nothing that reading would draw.

import { putFields } from '@bridgefront/kernel';
import type { Json, PositionFields } from '@bridgefront/kernel';
import { positionName } from '@bridgefront/tabletop/accepted';
import { decks } from '../cards/decks.ts';
import { cardIn } from '../cards/in-force.ts';
import type { Under } from '../cards/in-force.ts';
import { builtDeck, noDeck } from '../types.ts';
import type { CardId, SeatState, Settlement, State, Unit } from '../types.ts';

function nameOf(under: Under, card: CardId): string {
  return positionName(cardIn(under, card));
}

function names(under: Under, cards: readonly CardId[]): string[] {
  return cards.map((card) => nameOf(under, card));
}

function writeUnit(under: Under, unit: Unit): Json {
  const { id, card, seat, at, occupies, exerted, damage, attack, health } = unit;
  const state = putFields({}, { at, occupies, exerted, damage, attack, health });
  return { number: id, card: nameOf(under, card), seat, ...state };
}

function writeSettlement(under: Under, settlement: Settlement | null): Json {
  if (settlement === null) return null;
  const { card, seat, used } = settlement;
  return { card: nameOf(under, card), seat, ...(used ? { used } : {}) };
}

function writeDeck(under: Under, { deck, list }: SeatState): PositionFields {
  if (deck === noDeck) return {};
  if (deck !== builtDeck) return { deck: decks[deck].slug };
  const copies = list.flatMap((count, card) => (count > 0 ? [[nameOf(under, card), count]] : []));
  return { deck: 'built', list: Object.fromEntries(copies) as Json };
}

// The decks are always written, top card first, so that reading has nothing to draw.
function writeSeat(under: Under, own: SeatState): PositionFields {
  const fields: PositionFields = {
    ...writeDeck(under, own),
    life: own.life,
    hand: names(under, own.hand),
    army: names(under, own.army.toReversed()),
    civic: names(under, own.civic.toReversed()),
  };
  return putFields(fields, {
    known: names(under, own.known),
    ready: names(under, own.ready),
    exerted: names(under, own.exerted),
    graveyard: names(under, own.graveyard),
    vault: names(under, own.vault),
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
    seats: state.seats.map((own) => writeSeat(state, own)),
    units: state.units.map((unit) => writeUnit(state, unit)),
    settlements: state.land.some((one) => one !== null)
      ? state.land.map((one) => writeSettlement(state, one))
      : null,
    kills: kills.some((one) => one !== null) ? kills : null,
    wounds: wounds.some((one) => one !== null) ? wounds : null,
    fallen: state.fallen.map(({ card, seat, at }) => ({ card: nameOf(state, card), seat, at })),
    triumphs,
    winners,
    ending,
  });
}
