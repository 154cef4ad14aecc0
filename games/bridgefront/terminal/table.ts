// Bridgefront's table in the terminal, put together.

import { factionNames } from '../rules/index.ts';
import type { TableView } from '../rules/index.ts';
import type { SeatView } from '@bridgefront/kernel';
import { cardTitles, handLines, marketLines, offerLines, whyLines } from './cards.ts';
import { mapKey, mapLines } from './map.ts';
import { rankingLines, scoreLines, seatLines } from './seats.ts';
import { explanation, groupChoices, welcomeLines } from './words.ts';
import type { Drawing, TerminalTable } from '@bridgefront/terminal/table.ts';

const phaseNames: Readonly<Record<TableView['phase'], string>> = {
  setup: 'Set-up',
  reset: 'Reset',
  market: 'Market',
  action: 'Actions',
  sieges: 'Sieges',
  collection: 'Collection',
  scoring: 'Scoring',
  cleanup: 'Cleanup',
  over: 'The match is over',
};

function tableOf(view: SeatView): TableView {
  return view.table as TableView;
}

function header({ view, options }: Drawing): string {
  const { round, age, phase } = tableOf(view);
  if (phase === 'setup') return 'Set-up';
  return `Round ${round} of ${String(options['rounds'])} · Age ${'I'.repeat(age)} · ${phaseNames[phase]}`;
}

// Faction names begin with different letters, so a letter tells a seat where colour does not.
function seatName(view: SeatView, seat: number): { symbol: string; name: string } {
  const { faction } = tableOf(view).seats[seat];
  const name = faction.slice(0, 1).toUpperCase() + faction.slice(1);
  return factionNames.includes(faction) ? { symbol: name.slice(0, 1), name } : { symbol: String(seat), name };
}

/** How Bridgefront looks in a terminal. */
export const bridgefrontTable: TerminalTable = {
  header,
  map: mapLines,
  seats: seatLines,
  hand: handLines,
  market: marketLines,
  score: scoreLines,
  offer: offerLines,
  ranking: rankingLines,
  welcome: welcomeLines,
  explain: explanation,
  why: whyLines,
  known: cardTitles,
  mapKey: (view) => mapKey(tableOf(view)),
  seatName,
  opens: (face) => (face.tell === 'round-begins' ? `Round ${Number(face['round'])}` : null),
  skips: ({ tell }) => tell === 'factions' || tell === 'action-resolves' || tell === 'card-done',
  help: {
    map: 'the board and the seats',
    hand: 'your cards with their texts',
    market: 'the cards that are for sale',
    score: 'your points; those of others are hidden',
    why: ['<card>', 'what a card does, any card of the game'],
    names: 'a card, a hex 2,-1 or buy 3',
  },
  group: groupChoices,
};
