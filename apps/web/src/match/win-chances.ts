// Win chances of all seats at a question, by what everybody may see: what onlookers are told where bots play for show (ADR 95).

import { chancesOf, usualThoroughness } from '@bridgefront/bots';
import type { Measured } from '@bridgefront/bots';
import type { ImaginedStart } from '@bridgefront/hosting';
import { fingerprint, resample, seedRandom, startFrom } from '@bridgefront/kernel';
import type { Engine } from '@bridgefront/kernel';

/** A question of a match, imagined by its host for who looks on. */
export interface ChancesWish {
  readonly game: string;
  /** The fingerprint of the rules by which it is played. */
  readonly rules: string;
  readonly imagined: ImaginedStart;
}

/** By seat, the expected share of the win; null: it cannot be worked out here. */
export interface FoundChances {
  /** The question. */
  readonly decision: number;
  readonly seats: readonly Measured[] | null;
}

/** Worlds enough for a place of the analysis' curve, or so many milliseconds: whichever comes first ends it. */
const mostMilliseconds = 2500;

/** The chances; null where the rules are others. */
export function winChances(
  engine: Engine<unknown>,
  { rules, imagined }: ChancesWish,
  now: () => number,
): readonly Measured[] | null {
  const { game } = engine;
  if (fingerprint(game) !== rules) return null;
  const { options, start } = imagined;
  const first = startFrom(engine, options, start);
  const asked = first.decision?.seats[0];
  if (asked === undefined) return null;
  const until = now() + mostMilliseconds;
  const { decision, worlds } = usualThoroughness;
  return chancesOf(
    // Whoever is asked, all is imagined by what onlookers know.
    { game, seat: asked, imagine: (random) => resample(engine, first, null, random) },
    seedRandom(`${start.seed}/chances`),
    { search: decision.search, worlds, spent: () => now() > until },
  );
}
