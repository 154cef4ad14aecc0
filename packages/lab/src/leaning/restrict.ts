// Restricted play: what a thing is worth is what players lose who may not use it.

import type { Leaning } from '@bridgefront/bots';
import { leaningName, weightOf } from '../bots.ts';
import { ConfidenceSequence } from '../ladder/confidence.ts';
import type { Interval } from '../ladder/confidence.ts';
import type { Pairing } from '../ladder/pairings.ts';
import { roundRobin } from '../ladder/pairings.ts';
import type { Tally } from '../ladder/tally.ts';
import type { AnyMeasures, Restriction } from '../measures.ts';

/** The restriction as the leaning of a bot. */
export function leaningOf({ kinds }: Restriction): Leaning {
  return Object.entries(kinds).map(([kind, how]) => ({ kind, weight: weightOf(how) }));
}

/** Never to play a card. `plays`: see `Measures`. */
export function withoutCard(plays: NonNullable<AnyMeasures['plays']>, id: string, name: string): Restriction {
  const kinds = Object.entries(plays).flatMap(([ask, words]) => words.map((word) => `${ask}.${word}:${id}`));
  return { says: `plays ${name}`, kinds: Object.fromEntries(kinds.map((kind) => [kind, 'never'])) };
}

/** Each restricted player against a table of others who may do everything, in all seats in turn. */
export function restrictedPairings(
  base: string,
  restrictions: readonly Restriction[],
  seats: number,
): readonly Pairing[] {
  return restrictions.flatMap((one) => {
    const [pairing] = roundRobin([leaningName(base, leaningOf(one)), base], [seats], ['one'], true);
    return pairing === undefined ? [] : [pairing];
  });
}

/** What it costs never to do a thing. */
export interface Worth {
  readonly says: string;
  readonly matches: number;
  /** Share of the win that who may not do it gets, and the fair one. */
  readonly share: number;
  readonly fair: number;
  /** Fair less `share`. The interval holds for all of a list together, at every look, in 95 of 100 lists. */
  readonly costs: number;
  readonly interval: Interval;
  readonly verdict: 'worth' | 'better without' | 'open';
}

/** The share of lists of which some interval is wrong. */
const missRate = 0.05;

function worthOf({ says }: Restriction, tally: Tally, lists: number): Worth {
  const { fair, seatings } = tally.pairing;
  const sequence = new ConfidenceSequence(missRate / lists);
  for (let set = 0; set < tally.sets; set++)
    sequence.add(tally.setOf(set).reduce((sum, { won }) => sum + won, 0) / seatings.length);
  const { low, high } = sequence.interval;
  const share = tally.matches === 0 ? fair : tally.wins / tally.matches;
  return {
    says,
    matches: tally.matches,
    share,
    fair,
    costs: fair - share,
    interval: { low: fair - high, high: fair - low },
    verdict: high < fair ? 'worth' : low > fair ? 'better without' : 'open',
  };
}

/** What all of them cost, most first. Tallies in the order of the restrictions. */
export function worthsOf(restrictions: readonly Restriction[], tallies: readonly Tally[]): readonly Worth[] {
  const worths = restrictions.map((one, at) => worthOf(one, tallies[at], restrictions.length));
  return worths.toSorted((a, b) => b.costs - a.costs);
}
