// The hexes that a seat wants: what each is worth to it, in gold, over the rounds that are left.

import { cardOf } from '../state/piles.ts';
import { controlVp } from '../phases/scoring.ts';
import { centerTile, forgeTile } from '../types.ts';
import type { Hex, State } from '../types.ts';
import { occupies } from '../state/units.ts';
import { byRounds, goldWorth, weights } from './weights.ts';

/** Permanent points of a seat as far as others can know, and a guess for its secret cards. */
function publicPoints(state: State, seat: number): number {
  const owner = state.seats[seat];
  let hidden = 0;
  for (const card of owner.secret) hidden += cardOf(state, card).vp;
  return owner.permanentVp - hidden + 0.45 * owner.secret.length;
}

/** What one control point is worth to the seat now, given how near it is to winning. */
function controlWorth(state: State, seat: number, roundsLeft: number): { held: number; wanted: number } {
  const usual = weights.point * byRounds(weights.controlByRoundsLeft, roundsLeft);
  const missing = state.options.vpToWin - state.seats[seat].permanentVp - controlVp(state, seat);
  if (missing <= 0) return { held: usual + weights.decisive, wanted: usual };
  if (missing <= 2)
    return {
      held: usual + weights.decisive / weights.decisiveHeld,
      wanted: usual + weights.decisive / (missing * missing),
    };
  return { held: usual, wanted: usual };
}

/** Whether a seat may win at this scoring, as far as others can tell: 0 to 1. */
function menace(state: State, seat: number): number {
  const missing = state.options.vpToWin - publicPoints(state, seat) - controlVp(state, seat);
  return missing <= 0.3 ? 1 : missing <= 1.3 ? weights.menace : 0;
}

function yieldOf(state: State, seat: number, tile: number, roundsLeft: number): number {
  const gold = goldWorth(state.seats[seat].gold, roundsLeft);
  if (tile === centerTile) return weights.powerPoint * weights.point + weights.powerCard * gold;
  if (tile === forgeTile) return weights.draftPoint * weights.point + weights.draftCard * gold;
  const oreCut = state.seats[seat].faction === 'prospect' ? state.options.oreCutGold : 0;
  return Math.max(
    (tile + oreCut) * gold * weights.mineGold,
    weights.minePoint * weights.point + weights.mineCard * gold,
  );
}

/** Tells every goal of a seat with its worth: Mines, Forges, the Center, enemy Capitals, and its own last. */
export function goals(state: State, seat: number, tell: (hex: Hex, worth: number) => void): void {
  const { options, tiles, seats } = state;
  const roundsLeft = options.rounds - state.round + 1;
  const rounds = byRounds(weights.yieldByRoundsLeft, roundsLeft);
  const control = controlWorth(state, seat, roundsLeft);
  for (let hex = 0; hex < tiles.length; hex++) {
    const tile = tiles[hex];
    if (tile !== centerTile && tile !== forgeTile && tile <= 0) continue;
    let worth = yieldOf(state, seat, tile, roundsLeft) * rounds;
    const points = tile === centerTile ? options.vpCenter : tile === forgeTile ? options.vpForge : 0;
    if (points > 0) worth += points * (occupies(state, seat, hex) ? control.held : control.wanted);
    tell(hex, worth);
  }
  const perCapital = seats[seat].faction === 'gatewright' ? options.gatewrightCapitalVp : options.vpCapital;
  const pillage = seats[seat].faction === 'gatewright' ? options.pillageGold : 0;
  let leading = 0;
  seats.forEach((other, index) => {
    if (index === seat || other.capital < 0) return;
    const danger = menace(state, index);
    const worth = perCapital * (occupies(state, seat, other.capital) ? control.held : control.wanted);
    const loot = seats[seat].pillaged.includes(other.capital)
      ? 0
      : pillage * byRounds(weights.goldByRoundsLeft, roundsLeft);
    leading = Math.max(leading, danger);
    tell(other.capital, worth + loot + danger * weights.block);
  });
  if (seats[seat].capital >= 0) {
    const missing = options.vpToWin - seats[seat].permanentVp - controlVp(state, seat);
    tell(seats[seat].capital, weights.home + (missing <= 1 ? weights.decisive : 0));
  }
}
