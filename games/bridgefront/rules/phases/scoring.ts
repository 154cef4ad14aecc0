// Control points, who has won, and the final ranking (§3, §17).

import type { Outcome } from '@bridgefront/kernel';
import { tell } from '../state/reporting.ts';
import type { Play } from '../terms.ts';
import { centerTile, forgeTile } from '../types.ts';
import type { State } from '../types.ts';
import { occupies } from '../state/units.ts';

/** Control VP of a seat right now (§17); Gatewright counts enemy Capitals double (S-100). */
export function controlVp(state: State, seat: number): number {
  const { vpCenter, vpForge, vpCapital, gatewrightCapitalVp } = state.options;
  let points = 0;
  for (let hex = 0; hex < state.tiles.length; hex++) {
    if ((state.presence[hex] & (1 << seat)) === 0) continue;
    if (state.tiles[hex] === centerTile) points += vpCenter;
    else if (state.tiles[hex] === forgeTile) points += vpForge;
  }
  const perCapital = state.seats[seat].faction === 'gatewright' ? gatewrightCapitalVp : vpCapital;
  for (let other = 0; other < state.seats.length; other++) {
    if (other !== seat && occupies(state, seat, state.seats[other].capital)) points += perCapital;
  }
  return points;
}

function capitalIsFree(state: State, seat: number): boolean {
  return (state.presence[state.seats[seat].capital] & ~(1 << seat)) === 0;
}

function total(state: State, seat: number): number {
  return state.seats[seat].permanentVp + state.seats[seat].controlVp;
}

/** Seats that win now: enough points and no enemy in the Capital (§3.1, S-09). */
export function qualifiers(state: State): number[] {
  const { vpToWin, enemyInCapitalBlocksWin } = state.options;
  const found: number[] = [];
  for (let seat = 0; seat < state.seats.length; seat++) {
    if (total(state, seat) < vpToWin) continue;
    if (!enemyInCapitalBlocksWin || capitalIsFree(state, seat)) found.push(seat);
  }
  return found;
}

/** Total VP, permanent VP, gold: the order of §3.2; positive when `a` is behind `b`. */
function compare(state: State, a: number, b: number): number {
  return (
    total(state, b) - total(state, a) ||
    state.seats[b].permanentVp - state.seats[a].permanentVp ||
    state.seats[b].gold - state.seats[a].gold
  );
}

function rank(state: State, seats: readonly number[]): number[][] {
  const groups: number[][] = [];
  for (const seat of [...seats].sort((a, b) => compare(state, a, b) || a - b)) {
    const last = groups[groups.length - 1];
    if (last !== undefined && compare(state, last[0], seat) === 0) last.push(seat);
    else groups.push([seat]);
  }
  return groups;
}

/** Ends the match. `qualified`: the seats that may win by points, or null at the round cap (S-08, S-10, S-11). */
export function finish(turn: Play, qualified: readonly number[] | null, reason: 'points' | 'rounds'): void {
  const { state } = turn;
  const all = state.seats.map((_, seat) => seat);
  const first =
    qualified ??
    (state.options.capRequiresFreeCapital ? all.filter((seat) => capitalIsFree(state, seat)) : all);
  const ranking = [
    ...rank(state, first),
    ...rank(
      state,
      all.filter((seat) => !first.includes(seat)),
    ),
  ];
  state.phase = 'over';
  state.ranking = ranking;
  state.winners = ranking[0];
  state.reason = reason;
  // Nothing is left to do.
  turn.match.stack.length = 0;
  if (!turn.reporting) return;
  const totals = state.seats.map((seat, index) => ({
    seat: index,
    permanent: seat.permanentVp,
    control: seat.controlVp,
    gold: seat.gold,
  }));
  const barred = all.filter((seat) => !first.includes(seat) && compare(state, seat, ranking[0][0]) < 0);
  const { winners } = state;
  tell(turn, { tell: 'match-over', winners, reason, totals, ...(barred.length > 0 && { barred }) });
}

/** Why a match is over, as people read it. */
const reasons: { readonly [reason: string]: string } = {
  points: 'the points to win were reached',
  rounds: 'the last round is over',
};

/** How the match ended, or null while it runs. */
export function outcome({ phase, winners, ranking, reason }: State): Outcome | null {
  return phase === 'over' ? { winners, ranking, reason: reasons[reason] ?? reason } : null;
}
