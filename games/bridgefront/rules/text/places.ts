// What lies and stands on a hex or edge, in words for labels: tile, Bridge, and whose units.

import type { Seat } from '@bridgefront/kernel';
import { capitalised, list, plural } from '@bridgefront/tabletop/words';
import { distance } from '../state/board.ts';
import { cardOf } from '../state/piles.ts';
import { builtBridge, noBridge } from '../types.ts';
import type { Edge, Hex, State } from '../types.ts';
import { board, championsAt, forcesAt, occupies } from '../state/units.ts';
import { placesFor } from './whereabouts.ts';
import type { ReaderPlaces } from './whereabouts.ts';
import { factionWords } from './words.ts';

/** Places as a seat reads them; other seats go by their factions. */
export function yourPlaces(state: State, seat: Seat): ReaderPlaces {
  return placesFor(state, seat, (owner) => factionWords[state.seats[owner].faction]);
}

/** Whose something is, from the seat's point of view: `your`, or the faction's. */
function whose(state: State, seat: Seat, owner: Seat): string {
  return owner === seat ? 'your' : `${factionWords[state.seats[owner].faction]}’s`;
}

function unitsOf(state: State, seat: Seat, owner: Seat, hex: Hex): string {
  const forces = forcesAt(state, owner, hex);
  const champions = championsAt(state, owner, hex).map(({ card }) => cardOf(state, card).name);
  const units = list([...(forces > 0 ? [plural(forces, 'Force')] : []), ...champions]);
  return units === '' ? '' : `${whose(state, seat, owner)} ${units}`;
}

// Behind the name of a hex: what its Mine is worth, and who stands there.
function details(state: State, seat: Seat, hex: Hex): string {
  const value = state.tiles[hex] > 0 ? `value ${state.tiles[hex]}` : '';
  const units = state.seats.map((_, owner) => unitsOf(state, seat, owner, hex));
  const parts = [value, ...units].filter((part) => part !== '');
  return parts.length === 0 ? '' : ` (${parts.join(', ')})`;
}

/** A hex with what is there: `Your Mine (value 5, your 3 Forces)`, `West of your Capital`. */
export function hexLabel(state: State, seat: Seat, hex: Hex): string {
  const name = board(state).hexNames[hex];
  return `${yourPlaces(state, seat).title(name)}${details(state, seat, hex)}`;
}

/** A hex as the way out of a battle: `Retreat to your Mine (value 5, your 2 Forces)`. */
export function retreatLabel(state: State, seat: Seat, hex: Hex): string {
  const name = yourPlaces(state, seat).hex(board(state).hexNames[hex]);
  return `Retreat to ${name}${details(state, seat, hex)}`;
}

/** A hex as the next step of a way: `North-west, to your Mine (value 5)`, `West, towards the Center`. */
export function stepLabel(state: State, seat: Seat, from: Hex, to: Hex): string {
  const { hexNames } = board(state);
  const step = yourPlaces(state, seat).step(hexNames[from], hexNames[to]);
  return step === null ? hexLabel(state, seat, to) : `${step}${details(state, seat, to)}`;
}

/** A corner that may become the seat's Capital, with its distances: `Eastern corner (4 hexes from Veil’s Capital)`. */
export function cornerLabel(state: State, seat: Seat, hex: Hex): string {
  const tables = board(state);
  const far = state.seats.flatMap(({ capital }, owner) =>
    capital < 0 || owner === seat
      ? []
      : [`${plural(distance(tables, hex, capital), 'hex')} from ${whose(state, seat, owner)} Capital`],
  );
  const name = capitalised(yourPlaces(state, seat).corner(tables.hexNames[hex]).replace('the ', ''));
  return far.length === 0 ? name : `${name} (${far.join(', ')})`;
}

function bridgeWords(state: State, edge: Edge): string {
  const code = state.bridges[edge];
  if (code === noBridge) return '';
  const built = code === builtBridge ? 'Bridge' : 'temporary Bridge';
  const locked = state.locked.includes(edge) ? ', locked' : '';
  return `${built}${locked}${state.traps.some((trap) => trap.edge === edge) ? ', trapped' : ''}`;
}

/** An edge with its Bridge, away from landmarks as seen from where the seat stands: `From your Capital to the west, towards your Mine (temporary Bridge, locked)`. */
export function edgeLabel(state: State, seat: Seat, edge: Edge): string {
  const { edgeNames, edgeEnds, hexNames } = board(state);
  const standing = edgeEnds[edge].filter((hex) => occupies(state, seat, hex));
  const from = standing.length === 1 ? hexNames[standing[0]] : undefined;
  const name = yourPlaces(state, seat).edgeTitle(edgeNames[edge], from);
  const bridge = bridgeWords(state, edge);
  return bridge === '' ? name : `${name} (${bridge})`;
}
