// What a card that was played by force has shown, in one sentence.

import { plural } from '@bridgefront/tabletop/words';
import type { TrialFigure } from './trial.ts';

/** Moments before which nothing is said. */
const fewestMoments = 24;

const share = (value: number): string => (100 * Math.abs(value)).toFixed(1);

function range({ difference, interval: { low, high } }: TrialFigure): string {
  const [near, far] = [low, high].map(Math.abs).toSorted((a, b) => a - b);
  return `${share(difference)} points of a hundred (${share(near)} to ${share(far)})`;
}

/** The sentence. `matches`: all that were played, with and without such a moment. */
export function forcedAnswer(figures: readonly TrialFigure[], matches: number, name: string): string {
  const figure = figures.find(({ about }) => about === 'forced');
  const moments = figure?.pairs ?? 0;
  const seen = `in ${moments} of ${plural(matches, 'match', 'matches')}`;
  if (figure === undefined || moments < fewestMoments)
    return moments === 0 && matches >= fewestMoments
      ? `${plural(matches, 'match', 'matches')}, and nobody could have played ${name} and left it: either it is never held with what it takes, or always played.`
      : `Too few to say anything: somebody could have played ${name} and left it ${seen}, and ${fewestMoments} are the least.`;
  const { low, high } = figure.interval;
  if (low > 0)
    return `The bots are blind to ${name}: whoever is made to play it once, where they would not, wins ${range(figure)} more.`;
  if (high < 0)
    return `Where the bots leave ${name}, they are right: whoever is made to play it once wins ${range(figure)} less.`;
  const most = share(Math.max(Math.abs(low), Math.abs(high)));
  return `Whoever is made to play ${name} once, where the bots would not (${seen}), fares neither better nor worse by what can be told: by ${most} points of a hundred at most.`;
}
