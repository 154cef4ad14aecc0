// The plain table: any game can be played with its view as text and its choices as a list.

import { choiceKind } from '@bridgefront/kernel';
import type { Choice, Outcome } from '@bridgefront/kernel';
import { wrap } from './paint.ts';
import type { ChoiceGroup, Drawing, TerminalTable } from './table.ts';

/** A value as indented lines, short lists and objects on one line. */
function plain(value: unknown, name: string, indent: string): string[] {
  const flat = JSON.stringify(value) ?? 'null';
  if (typeof value !== 'object' || value === null || flat.length + name.length + indent.length < 90) {
    return wrap(`${indent}${name}: ${flat.replaceAll('"', '')}`, 100, `${indent}    `);
  }
  const inner = Object.entries(value).flatMap(([key, part]) => plain(part, key, `${indent}  `));
  return [`${indent}${name}:`, ...inner];
}

/** Choices by kind, each kind under its name; a single kind without a heading. */
function groupByKind(choices: readonly Choice[]): readonly ChoiceGroup[] {
  const kinds = [...new Set(choices.map(choiceKind))];
  return kinds.length === 1 || choices.length < 8 ? [{ heading: '', choices }] : grouped(choices, choiceKind);
}

/** Choices in groups by heading, in the order in which the headings first come. */
export function grouped(
  choices: readonly Choice[],
  headingOf: (choice: Choice) => string,
): readonly ChoiceGroup[] {
  const headings = [...new Set(choices.map(headingOf))];
  return headings.map((heading) => ({
    heading,
    choices: choices.filter((choice) => headingOf(choice) === heading),
  }));
}

const nothing = (): readonly string[] => [];

/** The final places with who played: the reason, then a line for each seat. */
function places({ names }: Drawing, { ranking, winners, reason }: Outcome): string[] {
  const won = winners.map((seat) => names.name(seat)).join(' and ');
  const verb = winners.length > 1 ? 'share the victory' : 'wins';
  // Where everybody has won, nobody has lost.
  const drawn = winners.length > 1 && winners.length === ranking.flat().length;
  const end = drawn ? 'The match is drawn' : winners.length === 0 ? 'Nobody wins' : `${won} ${verb}`;
  let place = 1;
  const lines = ranking.flatMap((group) => {
    const here = group.map((seat) => `  ${place}. ${names.name(seat)} (${names.player(seat)})`);
    place += group.length;
    return here;
  });
  return [`${end}: ${reason}.`, '', ...lines];
}

/** A table for games that have none of their own; others take from it what they need nothing special for. */
export const genericTable: TerminalTable = {
  header: ({ view }) => view.game,
  map: ({ view }) => plain(view.table, 'table', ''),
  seats: nothing,
  hand: nothing,
  market: nothing,
  score: nothing,
  offer: nothing,
  ranking: places,
  welcome: nothing,
  explain: () => null,
  why: () => null,
  known: () => [],
  mapKey: (view) => JSON.stringify(view.table),
  seatName: (_view, seat) => ({ symbol: String(seat + 1), name: `Player ${seat + 1}` }),
  opens: () => null,
  skips: () => false,
  help: { map: 'the table' },
  group: (_drawing, _ask, choices) => groupByKind(choices),
};
