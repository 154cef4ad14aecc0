// Coach of a first match of Castles.

import type { Coach } from '@bridgefront/page/contract.ts';
import type { TableView } from '../rules/table.ts';
import { castlesTexts } from './texts.ts';

const { coach: words } = castlesTexts;

/** Castles' coach. */
export const coach: Coach<TableView> = {
  lines: words.lines,
  line: ({ turn, traps }, ask) => {
    if (ask === 'main')
      return turn <= 2 ? { about: 'main', line: words.main } : { about: 'later', line: words.later };
    return ask === 'end' && traps === 'order' ? { about: 'order', line: words.order } : null;
  },
};
