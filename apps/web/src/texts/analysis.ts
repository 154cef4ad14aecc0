// Words of the analysis of a match.

import type { Judgement } from '@bridgefront/bots';
import { plural } from '@bridgefront/tabletop/words';

const kinds: { readonly [J in Judgement]: string } = {
  good: 'Good',
  inaccurate: 'Inaccurate',
  mistake: 'Mistake',
  turning: 'Turning point',
};

/** What the analysis of a finished match says. */
export const analysisTexts = {
  analyse: 'Analyse',
  title: 'Analysis',
  whose: 'Whose decisions',
  start: 'Analyse',
  goOn: 'Go on',
  stop: 'Stop',
  loading: 'The match is being played again…',
  beginning: 'The beginning',
  progress: (done: number, count: number) => `${done} of ${count}`,
  problems: {
    'no rules': 'This match was played by rules that this page does not have, so it cannot be analysed here.',
    failed: 'The match could not be analysed on this device.',
  },
  curve: 'Win chances',
  curveSoon: 'Here the win chances come, as they are worked out.',
  kinds,
  kindsMany: {
    good: (count: number) => `${count} good`,
    inaccurate: (count: number) => `${count} inaccurate`,
    mistake: (count: number) => plural(count, 'mistake', 'mistakes'),
    turning: (count: number) => plural(count, 'turning point', 'turning points'),
  },
  accuracy: (percent: string, good: number, all: number) =>
    `Accuracy ${percent}. ${good} of ${plural(all, 'decision was', 'decisions were')} as good as could be told.`,
  given: (percent: string) => `On average a decision gave away ${percent} of win chance.`,
  faults: 'What could have been better',
  none: 'Nothing that would surely have been better was found.',
  noneYet: 'Nothing yet.',
  worth: (plan: string, percent: string, least: string, most: string) =>
    `${plan} was worth ${percent} more${least === most ? '' : ` (${least} to ${most})`}.`,
  plan: (plan: string, more: number) => (more === 0 ? plan : `${plan} and ${more} more`),
  whole: 'The whole plans',
  parted: (rest: string) => `… ${rest}`,
  noMore: 'no more',
  made: (plan: string) => `Played: ${plan}`,
  tryIt: 'Try it',
  previous: 'Previous mistake',
  next: 'Next mistake',
  turned: 'What turned the match',
  swing: (name: string, percent: string) => `${name} gains ${percent}`,
  luck: 'Luck',
  dice: (gain: string, give: string | null) =>
    `Dice ${gain}${give === null ? '' : `, give or take ${give},`} against what they bring in the mean.`,
  draws: (gain: string, give: string | null) =>
    `Shuffles and draws by lot ${gain}${give === null ? '' : `, give or take ${give}`}.`,
  best: (gain: string) => `The luckiest throw: ${gain}`,
  worst: (gain: string) => `The unluckiest: ${gain}`,
  practise: 'To practise',
  missed: (where: string, percent: string) => `Missed in ${where}, worth ${percent}.`,
  honest: 'Decisions are judged by what could be known then, chances with all cards open.',
};
