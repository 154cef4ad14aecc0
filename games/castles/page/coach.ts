// Coach of a first match of Castles.

import type { Coach } from '@bridgefront/page/contract.ts';
import type { TableView } from '../rules/table.ts';
import { isOrderAsked } from './question.ts';
import { castlesTexts } from './texts.ts';

const { coach: words } = castlesTexts;

/** Castles' coach. */
export const coach: Coach<TableView> = {
  lines: words.lines,
  line: ({ turn }, ask, choices = []) => {
    // Once something is picked, the table shows what it can do.
    if (ask === 'main' && choices.includes('done'))
      return turn <= 2 ? { about: 'main', line: words.main } : { about: 'later', line: words.later };
    return isOrderAsked(choices) ? { about: 'order', line: words.order } : null;
  },
};
