// Coach of a first match of Heartland: a deck and a hand to begin with, and a line when something new is asked.

import type { Coach } from '@bridgefront/page/contract.ts';
import type { TableView } from '../rules/table.ts';
import { words } from './texts.ts';

const byAsk: { readonly [ask: string]: string } = words.coach.asks;

/** Heartland's coach. */
export const coach: Coach<TableView> = {
  lines: words.coach.lines,
  line: ({ round }, ask) => {
    if (ask === null) return null;
    if (ask === 'strategy' && round > 1) return { about: 'later', line: words.coach.later };
    const line = byAsk[ask];
    return line === undefined ? null : { about: ask, line };
  },
  preset: (choices, { phase }) => {
    if (phase === 'decks') return choices.find((choice) => choice.startsWith('deck:')) ?? null;
    return phase === 'mulligan' ? (choices.find((choice) => choice === 'keep') ?? null) : null;
  },
};
