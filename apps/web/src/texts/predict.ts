// Words of predictions, loaded where somebody looks on.

import { plural } from '@bridgefront/tabletop/words';

/** What an onlooker is asked and told. */
export const predictTexts = {
  title: 'Who will win?',
  why: 'Sealed until the match is over: nobody else is told. You can say it anew at each question, and are scored for all of it at the end.',
  who: 'Who wins',
  sure: 'How sure',
  chance: (percent: number) => `${percent} in 100`,
  seal: 'Seal it',
  sealed: (name: string, percent: number) =>
    `Sealed for this question: ${name}, ${percent} in 100. You can say it anew at the next one.`,
  made: (count: number) => `${plural(count, 'prediction', 'predictions')} sealed so far.`,
  score: (points: number, made: number) =>
    `Your ${made === 1 ? 'prediction was' : `${made} predictions were`} worth ${plural(points, 'point', 'points')} on the mean. 100 is sure and right each time, 0 no better than even chances.`,
  place: (better: number, onlookers: number) =>
    onlookers === 1
      ? 'Nobody else predicted this match.'
      : `${better} of ${onlookers} who predicted had more.`,
};
