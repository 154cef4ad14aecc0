// Ratings of bots from all matches that count.

import { ordinal, rate, rating } from 'openskill';
import { mean } from '../statistics.ts';
import { botsAt } from './pairings.ts';
import type { Pairing } from './pairings.ts';
import type { Tally } from './tally.ts';

/** How strong a bot is: expected skill, its standard deviation, and the skill that it has almost surely. */
export interface Rated {
  readonly bot: string;
  readonly mu: number;
  readonly sigma: number;
  /** mu - 3 sigma: the order of the ladder. */
  readonly ordinal: number;
}

type Rating = ReturnType<typeof rating>;

/** Rates one match; a bot that held several seats moves by the mean of what they moved. */
function rateMatch(
  ratings: Map<string, Rating>,
  pairing: Pairing,
  seating: readonly boolean[],
  places: readonly number[],
): void {
  const bots = botsAt(pairing, seating);
  const before = bots.map((bot) => ratings.get(bot) ?? rating());
  // Ratings follow the bots as they are: no tau, which would stand for players who change.
  const after = rate(
    before.map((one) => [one]),
    { rank: [...places], tau: 0 },
  );
  for (const bot of new Set(bots)) {
    const own = after.flatMap((team, seat) => (bots[seat] === bot ? team : []));
    ratings.set(bot, { mu: mean(own.map(({ mu }) => mu)), sigma: mean(own.map(({ sigma }) => sigma)) });
  }
}

/**
 * Ratings by Weng and Lin's Plackett-Luce model ("A Bayesian approximation method for online ranking", JMLR 12,
 * 2011), strongest first. Set by set through all pairings, so that equal results give equal ratings.
 */
export function ratingsOf(bots: readonly string[], tallies: readonly Tally[]): readonly Rated[] {
  const ratings = new Map<string, Rating>(bots.map((bot) => [bot, rating()]));
  const sets = tallies.reduce((most, tally) => Math.max(most, tally.sets), 0);
  for (let set = 0; set < sets; set++) {
    for (const tally of tallies) {
      const { pairing } = tally;
      tally
        .setOf(set)
        .forEach(({ places }, seating) => rateMatch(ratings, pairing, pairing.seatings[seating], places));
    }
  }
  const rated = [...ratings].map(([bot, { mu, sigma }]) => ({
    bot,
    mu,
    sigma,
    ordinal: ordinal({ mu, sigma }),
  }));
  return rated.sort((a, b) => b.ordinal - a.ordinal);
}
