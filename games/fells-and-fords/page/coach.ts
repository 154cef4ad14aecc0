// Coach of a first match of Fells and Fords: an objective and an army that stand already, and a line when something new is
// asked.

import type { Coach } from '@bridgefront/page/contract.ts';
import type { TableView } from '../rules/table.ts';
import { fellsTexts } from './texts.ts';

const { coach: words } = fellsTexts;
const byAsk: { readonly [ask: string]: string } = words.asks;

// A whole army, each card in the middle of the hexes that are left.
function presetArmy(choices: readonly string[]): string | null {
  const [army] = choices.filter((choice) => choice.startsWith('army:'));
  if (army !== undefined) return army;
  const places = choices.filter((choice) => choice.startsWith('place:'));
  const card = places[0]?.split('@')[0] ?? '';
  const ofCard = places.filter((choice) => choice.startsWith(`${card}@`));
  return ofCard[Math.floor(ofCard.length / 2)] ?? choices.find((choice) => choice === 'done') ?? null;
}

/** Fells and Fords' coach. */
export const coach: Coach<TableView> = {
  lines: words.lines,
  line: (_, ask) => {
    const line = ask === null ? undefined : byAsk[ask];
    return ask === null || line === undefined ? null : { about: ask, line };
  },
  preset: (choices, { phase }) => {
    if (phase === 'armies') return presetArmy(choices);
    return phase === 'objectives' || phase === 'fords' ? (choices[0] ?? null) : null;
  },
};
