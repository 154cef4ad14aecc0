// Each seat's expected share of the win, judged from points, tiles, units and gold.

import { capitalTile, centerTile, forgeTile } from '../types.ts';
import type { State } from '../types.ts';
import { championStrength } from './strength.ts';

/** What things count for; a lead of 1 in all makes a win e times as likely. */
interface Stage {
  /** The stage lasts while at least so many rounds are left, this one included. */
  readonly rounds: number;
  /** One point, permanent or held now; on top of it, one permanent point. */
  readonly point: number;
  readonly permanent: number;
  /** One point of the last three to victory, with a free Capital. */
  readonly near: number;
  /** The Center, besides its point; one gold of a held Mine's value. */
  readonly center: number;
  readonly mine: number;
  /** Square root of all strength in Forces, and of the gold. */
  readonly strength: number;
  readonly gold: number;
  /** Enemies in the own Capital. */
  readonly besieged: number;
}

/** Fitted by logistic regression to matches between greedy players with some random choices, 2 to 4 seats. */
const stages: readonly Stage[] = [
  {
    rounds: 8,
    point: 0.2,
    permanent: 0.13,
    near: 0.1,
    center: 0.47,
    mine: 0.02,
    strength: 0.72,
    gold: 0.1,
    besieged: 0,
  },
  {
    rounds: 5,
    point: 0.39,
    permanent: 0.13,
    near: 0.25,
    center: 0.36,
    mine: 0.02,
    strength: 0.73,
    gold: 0.1,
    besieged: 0,
  },
  {
    rounds: 3,
    point: 0.46,
    permanent: 0.29,
    near: 0.2,
    center: 0.5,
    mine: 0.01,
    strength: 0.63,
    gold: 0.18,
    besieged: 0,
  },
  {
    rounds: 2,
    point: 0.56,
    permanent: 0.47,
    near: 0.16,
    center: 0.49,
    mine: 0,
    strength: 0.47,
    gold: 0.25,
    besieged: -0.1,
  },
  {
    rounds: 0,
    point: 0.89,
    permanent: 0.56,
    near: 0.05,
    center: 0.45,
    mine: 0,
    strength: 0.06,
    gold: 0.17,
    besieged: -0.3,
  },
];

/** Points of the way to victory that are near. */
const nearPoints = 3;

function stageOf(state: State): Stage {
  const left = state.options.rounds - state.round + 1;
  for (const stage of stages) if (left >= stage.rounds) return stage;
  return stages[stages.length - 1];
}

// What a seat shares a hex with counts half: a siege is still to be fought.
function score(state: State, seat: number, stage: Stage): number {
  const { options, tiles, presence } = state;
  const owner = state.seats[seat];
  const bit = 1 << seat;
  let points = owner.permanentVp;
  let sum = stage.permanent * owner.permanentVp;
  let strength = 0;
  for (let hex = 0; hex < tiles.length; hex++) {
    const present = presence[hex];
    if ((present & bit) === 0) continue;
    const tile = tiles[hex];
    const share = present === bit ? 1 : 0.5;
    strength += state.forces[seat * tiles.length + hex];
    if (tile === centerTile) {
      points += share * options.vpCenter;
      sum += share * stage.center;
    } else if (tile === forgeTile) points += share * options.vpForge;
    else if (tile > 0) sum += share * stage.mine * tile;
    else if (tile <= capitalTile && hex !== owner.capital) {
      points += share * (owner.faction === 'gatewright' ? options.gatewrightCapitalVp : options.vpCapital);
    }
  }
  for (const champion of state.champions) {
    if (champion.seat === seat) strength += championStrength(state, champion);
  }
  const free = owner.capital < 0 || (presence[owner.capital] & ~bit) === 0;
  if (!free) sum += stage.besieged;
  else sum += stage.near * Math.max(0, points - options.vpToWin + nearPoints);
  return (
    sum + stage.point * points + stage.strength * Math.sqrt(strength) + stage.gold * Math.sqrt(owner.gold)
  );
}

/** Expected share of the win by seat; sums to 1. A finished match gives its result. */
export function estimate(state: State): readonly number[] {
  const shares: number[] = [];
  if (state.phase === 'over') {
    const { winners } = state;
    for (let seat = 0; seat < state.seats.length; seat++) {
      shares.push(winners.includes(seat) ? 1 / winners.length : 0);
    }
    return shares;
  }
  const stage = stageOf(state);
  let sum = 0;
  for (let seat = 0; seat < state.seats.length; seat++) {
    const weight = Math.exp(score(state, seat, stage));
    shares.push(weight);
    sum += weight;
  }
  for (let seat = 0; seat < shares.length; seat++) shares[seat] /= sum;
  return shares;
}
