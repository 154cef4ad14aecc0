// Words of the win chances beside a table where bots play for show, loaded where somebody looks on there.

import { inPercent } from '@bridgefront/page/texts.ts';

/** What an onlooker is told of who may win. */
export const commentaryTexts = {
  title: 'Win chances',
  why: 'As the analysis expects it from what everybody may see; what is hidden is imagined.',
  thinking: 'Worked out on this device…',
  ahead: (name: string) => `${name} is ahead.`,
  open: 'Too close to tell.',
  chance: (share: number) => inPercent.format(share),
  range: (low: string, high: string) => `${low} to ${high}`,
};
