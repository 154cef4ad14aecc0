// What keeps options from going together.

import type { Options } from '@bridgefront/kernel';
import { checkCards } from './cards/in-force.ts';
import { castlesOptions } from './options.ts';
import type { CastlesOptions } from './options.ts';

/** The most turns of a series: as many as the longest one has under the printed limit. */
const mostTurns = 600;

function checkSeries({ series, score, turnLimit }: CastlesOptions): string | null {
  if (series === 1) return null;
  if (!score) return 'A series adds up scores, so its sieges have to be scored.';
  if (series * turnLimit <= mostTurns) return null;
  return `The sieges of a series have at most ${mostTurns} turns together: ${series} of ${turnLimit} turns are more.`;
}

/** Why options do not go together; null where they do. */
export function checkOptions(options: Options): string | null {
  const own = castlesOptions(options);
  return checkCards(own) ?? checkSeries(own);
}
