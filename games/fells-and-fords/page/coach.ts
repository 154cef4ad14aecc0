// Coach of a first match of Fells and Fords, which is the first battle: a line when something new is asked.

import type { Coach } from '@bridgefront/page/contract.ts';
import type { TableView } from '../rules/table.ts';
import { fellsTexts } from './texts.ts';

const { coach: words } = fellsTexts;
const byAsk: { readonly [ask: string]: string } = words.asks;

/** Fells and Fords' coach. */
export const coach: Coach<TableView> = {
  lines: words.lines,
  line: (_, ask) => {
    const line = ask === null ? undefined : byAsk[ask];
    return ask === null || line === undefined ? null : { about: ask, line };
  },
};
