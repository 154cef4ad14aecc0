// Deploying: units appear on a hex (G-21); Home Guard, the two-player rule and battles follow.

import { openBattle } from '../battle/battle.ts';
import type { CardId, Hex, State } from '../types.ts';
import {
  addForces,
  homeGuardAt,
  mayEnter,
  noteIntruder,
  occupies,
  placeChampion,
  startsBattle,
} from '../state/units.ts';
import { cardOf } from '../state/piles.ts';
import { acted, contextOf } from '../state/context.ts';
import { hexName, slugOf, tell } from '../state/reporting.ts';
import type { Play } from '../terms.ts';

// Bastion adds Forces once per resolved effect that deploys into its own Capital (S-89).
function homeGuard(state: State, seat: number, hex: Hex): number {
  const context = contextOf(state, seat);
  const forces = context.guarded ? 0 : homeGuardAt(state, seat, hex);
  if (forces === 0) return 0;
  context.guarded = true;
  state.seats[seat].homeGuards++;
  return forces;
}

/** Places Forces; false if the two-player rule keeps them out (they are lost, S-62). May open a battle. */
export function deployForces(turn: Play, seat: number, hex: Hex, count: number): boolean {
  const { state } = turn;
  if (count <= 0) return false;
  if (!mayEnter(state, seat, hex)) {
    if (turn.reporting) tell(turn, { tell: 'refused', seat, hex: hexName(state, hex) });
    return false;
  }
  const guard = homeGuard(state, seat, hex);
  const placed = count + guard;
  addForces(state, seat, hex, placed);
  noteIntruder(state, seat, hex);
  const context = contextOf(state, seat);
  context.acted = true;
  context.deployedForces = placed;
  context.deployedHex = hex;
  if (turn.reporting)
    tell(turn, {
      tell: 'deployed',
      seat,
      hex: hexName(state, hex),
      forces: placed,
      ...(guard > 0 ? { guard } : {}),
    });
  if (startsBattle(state, seat, hex)) openBattle(turn, hex, seat);
  return true;
}

/** Whether what was planned for the Capital may go there: the Capital, or for Wings the Center while it is held (S-94). */
export function isHome(state: State, seat: number, hex: Hex): boolean {
  return hex === state.seats[seat].capital || occupies(state, seat, hex);
}

/** Brings a champion card into play on its locked hex; false if that hex was lost (S-75, S-86). */
export function deployChampion(turn: Play, seat: number, card: CardId, hex: Hex): boolean {
  const { state } = turn;
  const stats = cardOf(state, card).champion;
  if (stats === undefined || !mayDeployChampion(state, seat, hex)) return false;
  placeChampion(state, {
    card,
    seat,
    hex,
    hp: stats.hp,
    slowed: false,
    warded: false,
    frenzy: 0,
    used: false,
    marks: [],
  });
  noteIntruder(state, seat, hex);
  acted(state);
  if (turn.reporting)
    tell(turn, { tell: 'champion-deployed', seat, champion: slugOf(state, card), hex: hexName(state, hex) });
  return true;
}

function mayDeployChampion(state: State, seat: number, hex: Hex): boolean {
  const owner = state.seats[seat];
  if (hex === owner.capital) return mayEnter(state, seat, hex);
  if (state.forces[seat * state.tiles.length + hex] > 0) return true;
  const isCenter = state.tiles[hex] === -2;
  return owner.faction === 'aerial' && isCenter && (state.presence[hex] & (1 << seat)) !== 0;
}
