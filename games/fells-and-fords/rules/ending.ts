// How a battle and a match end: victory points, elimination, the last round; and how a unit leaves the board.

import type { Outcome, Seat } from '@bridgefront/kernel';
import { plural } from '@bridgefront/tabletop/words';
import { objectiveTable } from './cards/in-force.ts';
import { tell, who } from './faces.ts';
import { isWater, typeOf, unitsOf } from './field.ts';
import { neighbours } from './hexes.ts';
import type { HexId } from './hexes.ts';
import { noMarks } from './setup.ts';
import { BATTLES } from './tables/battles.ts';
import type { State, UnitId, WinReason } from './types.ts';
import type { ScoreRule } from './vocabulary.ts';
import { battleCount, campaignWinner, totalsOf } from './campaign.ts';
import { declarations } from './options.ts';
import type { Play } from './faces.ts';

/** VP that win: the battle's, unless the option says another number than its default (FF-90, section 16). */
export function winningVp({ battle, options }: State): number {
  const usual = declarations.winningVp.default;
  return battle >= 0 && options.winningVp === usual ? BATTLES[battle].winningVp : options.winningVp;
}

function endMatch(state: State, winners: readonly Seat[]): void {
  state.phase = 'over';
  state.winners = [...winners];
}

// The battle is written down; after the last one the totals decide, else the next one follows (FF-99, FF-100).
function closeBattle(turn: Play, winner: Seat, why: WinReason): void {
  const { state } = turn;
  const { seats, first, round } = state;
  const objectives = seats.map(({ objective }) => objective);
  const vp = seats.map((own) => own.vp);
  state.fought = [...state.fought, { objectives, vp, first, winner, why, rounds: round }];
  const { points, bonus } = totalsOf(state.fought);
  const battle = state.fought.length;
  tell(turn, { tell: 'battle-won', seat: winner, why, battle, vp, bonus: bonus[winner], points });
  if (battle < battleCount) {
    turn.then({ do: 'campaign/battle' });
    return;
  }
  const best = campaignWinner(state.fought);
  tell(turn, { tell: 'campaign-won', seat: best, points });
  endMatch(state, [best]);
}

/** Ends the battle, and with it the match unless it is a campaign's; nothing that was still to be done happens. */
function winBattle(turn: Play, winner: Seat, why: Exclude<WinReason, 'first'>): void {
  const { state } = turn;
  state.ending = why === 'cost' ? 'rounds' : why;
  turn.match.stack.length = 0;
  if (state.options.campaign) {
    closeBattle(turn, winner, why);
    return;
  }
  tell(turn, { tell: 'wins', seat: winner, why });
  endMatch(state, [winner]);
}

// Nobody is ahead after the last round: a match is drawn, a campaign's battle goes to the first player (FF-92, FF-99).
function drawBattle(turn: Play): void {
  const { state } = turn;
  state.ending = 'rounds';
  turn.match.stack.length = 0;
  if (state.options.campaign) {
    closeBattle(turn, state.first, 'first');
    return;
  }
  tell(turn, { tell: 'drawn', rounds: state.round });
  endMatch(state, [0, 1]);
}

/** How the seat scores by its objective; null without one. */
export function scoreRuleOf(state: State, seat: Seat): ScoreRule | null {
  const { objective } = state.seats[seat];
  return objective < 0 ? null : objectiveTable(state)[objective].score;
}

/** Gives VP; none are ever lost. */
export function scoreVp(turn: Play, seat: Seat, vp: number, why: string): void {
  if (vp <= 0) return;
  turn.state.seats[seat].vp += vp;
  tell(turn, { tell: 'scores', seat, vp, why });
}

/** Whether the hex is water or lies beside it. */
export function byWater({ terrain }: State, hex: HexId): boolean {
  return isWater(terrain[hex]) || neighbours[hex].some((other) => isWater(terrain[other]));
}

// What the fall of an enemy is worth at once (FF-96).
function scoreFall(turn: Play, id: UnitId, hex: HexId): void {
  const { state } = turn;
  const unit = state.units[id];
  const seat = 1 - unit.seat;
  const rule = scoreRuleOf(state, seat);
  state.seats[seat].kills++;
  if (rule === 'waterside-kills' && byWater(state, hex)) scoreVp(turn, seat, 1, rule);
  if (rule === 'trophies' && state.active === seat && typeOf(state, unit).cost >= 6)
    scoreVp(turn, seat, 2, rule);
}

// A unit that is gone has nothing about it any more.
const goneUnit = { hex: -1, health: 0, ...noMarks };

/** Takes an eliminated unit from the board; whoever has none left has lost at once (FF-91). */
export function removeUnit(turn: Play, id: UnitId): void {
  const { state } = turn;
  const unit = state.units[id];
  const { hex, seat } = unit;
  tell(turn, { tell: 'falls', ...who(state, id) });
  Object.assign(unit, goneUnit);
  scoreFall(turn, id, hex);
  if (unitsOf(state, seat).length > 0) return;
  winBattle(turn, 1 - seat, 'elimination');
}

/** The victory check at the start of the first player's turn (FF-90). True: the battle is over. */
export function checkVictory(turn: Play): boolean {
  const { state } = turn;
  const goal = winningVp(state);
  const [own, other] = state.seats.map(({ vp }) => vp);
  if (own === other || Math.max(own, other) < goal) return false;
  winBattle(turn, own > other ? 0 : 1, 'vp');
  return true;
}

function costOf(state: State, seat: Seat): number {
  return unitsOf(state, seat).reduce((sum, id) => sum + typeOf(state, state.units[id]).cost, 0);
}

/** The stall guard after the last round: more VP, else the dearer units left, else a draw (FF-92). */
export function endByRounds(turn: Play): void {
  const { state } = turn;
  const byVp = state.seats[0].vp - state.seats[1].vp;
  const lead = byVp === 0 ? costOf(state, 0) - costOf(state, 1) : byVp;
  if (lead === 0) drawBattle(turn);
  else winBattle(turn, lead > 0 ? 0 : 1, byVp === 0 ? 'cost' : 'rounds');
}

function campaignReason({ fought, winners: [winner] }: State): string {
  const { points } = totalsOf(fought);
  const [won, lost] = [points[winner], points[1 - winner]];
  return won === lost
    ? `even at ${won} points over ${battleCount} battles, but with the last battle won`
    : `${won} points to ${lost} over ${battleCount} battles`;
}

function reasonOf({ ending, winners, round, seats }: State): string {
  const { vp: won } = seats[winners[0]];
  const { vp: lost } = seats[1 - winners[0]];
  if (ending === 'vp') return `${won} victory points to ${lost} at the start of the first player’s turn`;
  if (ending === 'elimination') return 'the other army has no unit left';
  return won === lost
    ? `even at ${plural(won, 'victory point')} after ${round} rounds, but with units left that are worth more`
    : `${plural(won, 'victory point')} to ${lost} after ${plural(round, 'round')}`;
}

/** Null while the match runs. A draw shares the first place. */
export function outcome(state: State): Outcome | null {
  const { winners, phase, round, options, seats, fought } = state;
  if (phase !== 'over') return null;
  const scores = options.campaign ? totalsOf(fought).points : seats.map(({ vp }) => vp);
  if (winners.length > 1)
    return { winners, ranking: [winners], reason: `even after ${round} rounds`, scores };
  const reason = options.campaign ? campaignReason(state) : reasonOf(state);
  return { winners, ranking: [winners, [1 - winners[0]]], reason, scores };
}
