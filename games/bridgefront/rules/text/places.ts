// What lies and stands on a hex or edge, in words for labels: tile, Bridge, and whose units.

import type { Seat } from '@bridgefront/kernel';
import { list, plural } from '@bridgefront/tabletop/words';
import { distance } from '../state/board.ts';
import { cardOf } from '../state/piles.ts';
import { builtBridge, centerTile, forgeTile, noBridge } from '../types.ts';
import type { Edge, Hex, State } from '../types.ts';
import { board, capitalOwner, championsAt, forcesAt } from '../state/units.ts';
import { factionWords } from './words.ts';

/** Whose something is, from the seat's point of view: `your`, or the faction's. */
function whose(state: State, seat: Seat, owner: Seat): string {
  return owner === seat ? 'your' : `${factionWords[state.seats[owner].faction]}’s`;
}

function tileWords(state: State, seat: Seat, hex: Hex): string {
  const tile = state.tiles[hex];
  if (tile > 0) return `Mine ${tile}`;
  if (tile === forgeTile) return 'Forge';
  if (tile === centerTile) return 'Center';
  const owner = capitalOwner(state, hex);
  return owner < 0 ? '' : `${whose(state, seat, owner)} Capital`;
}

function unitsOf(state: State, seat: Seat, owner: Seat, hex: Hex): string {
  const forces = forcesAt(state, owner, hex);
  const champions = championsAt(state, owner, hex).map(({ card }) => cardOf(state, card).name);
  const units = list([...(forces > 0 ? [plural(forces, 'Force')] : []), ...champions]);
  return units === '' ? '' : `${whose(state, seat, owner)} ${units}`;
}

/** A hex with its tile and units: `2,-1 (Mine 5, your 3 Forces)`. */
export function hexLabel(state: State, seat: Seat, hex: Hex): string {
  const name = board(state).hexNames[hex];
  const units = state.seats.map((_, owner) => unitsOf(state, seat, owner, hex));
  const parts = [tileWords(state, seat, hex), ...units].filter((part) => part !== '');
  return parts.length === 0 ? name : `${name} (${parts.join(', ')})`;
}

/** A corner that may become the seat's Capital, with its distances: `4,0 (4 hexes from Veil’s Capital)`. */
export function cornerLabel(state: State, seat: Seat, hex: Hex): string {
  const tables = board(state);
  const far = state.seats.flatMap(({ capital }, owner) =>
    capital < 0 || owner === seat
      ? []
      : [`${plural(distance(tables, hex, capital), 'hex')} from ${whose(state, seat, owner)} Capital`],
  );
  const name = `Corner ${tables.hexNames[hex]}`;
  return far.length === 0 ? name : `${name} (${far.join(', ')})`;
}

function bridgeWords(state: State, edge: Edge): string {
  const code = state.bridges[edge];
  if (code === noBridge) return '';
  const built = code === builtBridge ? 'Bridge' : 'temporary Bridge';
  const locked = state.locked.includes(edge) ? ', locked' : '';
  return `${built}${locked}${state.traps.some((trap) => trap.edge === edge) ? ', trapped' : ''}`;
}

/** An edge with its Bridge and both ends: `0,0~1,0 (Bridge; Center to Mine 5)`. */
export function edgeLabel(state: State, seat: Seat, edge: Edge): string {
  const { edgeEnds, edgeNames, hexNames } = board(state);
  const [a, b] = edgeEnds[edge];
  const tiles = [a, b].map((hex) => {
    const tile = tileWords(state, seat, hex);
    return tile === '' ? '' : `${hexNames[hex]} ${tile}`;
  });
  const parts = [bridgeWords(state, edge), ...tiles].filter((part) => part !== '');
  return parts.length === 0 ? edgeNames[edge] : `${edgeNames[edge]} (${parts.join('; ')})`;
}
