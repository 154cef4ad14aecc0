// Coach of a first match of Fells and Fords, which is the first battle: a line when something new is asked.

import type { Coach } from '@bridgefront/page/contract.ts';
import type { TableView } from '../rules/table.ts';
import { fellsTexts } from './texts.ts';

const { coach: words } = fellsTexts;
const byAsk: { readonly [ask: string]: string } = words.asks;

/** Fells and Fords' coach. */
export const coach: Coach<TableView> = {
  lines: words.lines,
  line: ({ seats, winningVp }, ask) => {
    // Who is first compares the points before they move again: what is still to be scored counts as well.
    if (ask === 'command' && seats.some(({ vp, income }) => vp + income >= winningVp))
      return { about: 'last', line: words.last };
    const line = ask === null ? undefined : byAsk[ask];
    return ask === null || line === undefined ? null : { about: ask, line };
  },
};
