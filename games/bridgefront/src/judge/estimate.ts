// Each seat's expected share of the win, judged from points, tiles, forces, champions, gold and cards.

import { centerTile, forgeTile } from '../types.ts';
import type { State } from '../types.ts';
import { championStrength } from './strength.ts';

/** What things count for in points, and how sharply points turn into wins. */
const estimateWeights = {
  /** A control point held now, besides being counted now. */
  permanent: 1,
  control: 0.55,
  /** Each round that is left, for holding the tile: the Center's power pick, a Forge's draft, a Mine's gold. */
  center: 0.62,
  forge: 0.24,
  mineGold: 0.035,
  /** One Force or champion of its strength, one gold, one card in the deck. */
  strength: 0.09,
  gold: 0.045,
  card: 0.04,
  /** An enemy in the own Capital. */
  besieged: -0.6,
  /** Rounds of yield that count at most. */
  horizon: 3,
  /** Softmax: points of lead that make a win e times as likely, in the last round and per round before it. */
  scale: 0.45,
  scalePerRound: 0.11,
} as const;

const scores: number[] = [];

function tilePoints(state: State, seat: number, left: number): number {
  const { options } = state;
  const w = estimateWeights;
  const rounds = Math.min(left, w.horizon);
  const bit = 1 << seat;
  let sum = 0;
  for (let hex = 0; hex < state.tiles.length; hex++) {
    const present = state.presence[hex];
    if ((present & bit) === 0) continue;
    const tile = state.tiles[hex];
    const share = present === bit ? 1 : 0.5;
    if (tile === centerTile) sum += share * (w.center * rounds + w.control * options.vpCenter);
    else if (tile === forgeTile) sum += share * (w.forge * rounds + w.control * options.vpForge);
    else if (tile > 0) sum += share * w.mineGold * tile * Math.max(0, rounds - 0.8);
    else if (tile <= -10 && tile !== -10 - seat) sum += share * w.control * options.vpCapital;
  }
  return sum;
}

function strengthOf(state: State, seat: number): number {
  const hexes = state.tiles.length;
  let sum = 0;
  for (let i = seat * hexes; i < (seat + 1) * hexes; i++) sum += state.forces[i];
  for (const champion of state.champions)
    if (champion.seat === seat) sum += championStrength(state, champion);
  return sum;
}

function score(state: State, seat: number, left: number): number {
  const owner = state.seats[seat];
  const w = estimateWeights;
  const later = Math.min(1, (left - 0.9) / 3);
  const cards = owner.hand.length + owner.draw.length + owner.discard.length + owner.played.length;
  const goods = w.strength * strengthOf(state, seat) + w.gold * Math.min(owner.gold, 20) + w.card * cards;
  const capital = owner.capital < 0 ? 0 : state.presence[owner.capital] & ~(1 << seat);
  return (
    w.permanent * owner.permanentVp +
    tilePoints(state, seat, left) +
    goods * (0.25 + 0.75 * later) +
    (capital === 0 ? 0 : w.besieged)
  );
}

/** Expected share of the win by seat; sums to 1. A finished match gives its result. */
export function estimate(state: State): readonly number[] {
  const seats = state.seats.length;
  if (state.phase === 'over') {
    return state.seats.map((_, seat) => (state.winners.includes(seat) ? 1 / state.winners.length : 0));
  }
  const left = state.options.rounds - state.round + 1;
  const w = estimateWeights;
  const scale = w.scale + w.scalePerRound * left;
  let sum = 0;
  scores.length = seats;
  for (let seat = 0; seat < seats; seat++) {
    scores[seat] = Math.exp(score(state, seat, left) / scale);
    sum += scores[seat];
  }
  return scores.map((value) => value / sum);
}
