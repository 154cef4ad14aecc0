// Weather of a simulation: what goes wrong, when, for how long, and where; all drawn before it begins.

import { pickOne, randomInt, seedRandom } from '@bridgefront/kernel';

/** What may go wrong. */
export const troubles = [
  'pause',
  'kill',
  'stop',
  'bus deaf',
  'bus dumb',
  'no database',
  'bus away',
  'lossy bus',
  'slow database',
  'database refuses',
  'database fails late',
] as const;
export type Trouble = (typeof troubles)[number];

/** Something that goes wrong for a while, at one server or for all. */
export interface Spell {
  readonly trouble: Trouble;
  readonly from: number;
  readonly lasts: number;
  readonly server: number;
}

/** All of one seed. */
export interface Weather {
  readonly spells: readonly Spell[];
  /** By how much the clock of each server that is started is wrong, in turn. */
  readonly ahead: readonly number[];
}

/** How long each lasts, in milliseconds: at least, at most. */
const lengths: { readonly [trouble in Trouble]: readonly [number, number] } = {
  pause: [500, 40_000],
  kill: [300, 9000],
  stop: [300, 5000],
  'bus deaf': [300, 9000],
  'bus dumb': [300, 9000],
  'no database': [300, 9000],
  'bus away': [300, 6000],
  'lossy bus': [2000, 9000],
  'slow database': [1000, 8000],
  'database refuses': [300, 6000],
  'database fails late': [1000, 8000],
};

const most = 5;
/** In so many milliseconds it begins. */
export const within = 30_000;
const minutes = 60_000;

/** The weather of a seed, over so many servers; `only`: of these kinds. */
export function weatherOf(seed: string, servers: number, only: readonly Trouble[] = troubles): Weather {
  const random = seedRandom(`${seed} weather`);
  const spells = Array.from({ length: 1 + randomInt(random, most) }, () => {
    const trouble = pickOne(random, only);
    const [least, longest] = lengths[trouble];
    const lasts = least + randomInt(random, longest - least);
    return { trouble, lasts, from: randomInt(random, within), server: randomInt(random, servers) };
  });
  const apart = randomInt(random, 2) === 0 ? 1 : 5 * minutes;
  const ahead = Array.from({ length: 16 }, () => randomInt(random, 2 * apart) - apart);
  return { spells: spells.toSorted((a, b) => a.from - b.from), ahead };
}
