// Coach of a first match of Twin Bridges.

import type { Coach } from '@bridgefront/page/contract.ts';
import type { TableView } from '../rules/table.ts';
import { twinBridgesTexts } from './texts.ts';

const { coach: words } = twinBridgesTexts;

/** Twin Bridges' coach. */
export const coach: Coach<TableView> = {
  lines: words.lines,
  line: ({ phase, turn }, ask) => {
    if (phase === 'draft') return { about: 'draft', line: words.draft };
    if (phase !== 'play' || ask === null) return null;
    return turn <= 2 ? { about: 'play', line: words.play } : { about: 'later', line: words.later };
  },
};
