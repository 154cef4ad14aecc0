// The plain table: any game can be played with its view as text and its choices as a list.

import { choiceKind } from '@bridgefront/kernel';
import type { Choice } from '@bridgefront/kernel';
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
  if (kinds.length === 1 || choices.length < 8) return [{ heading: '', choices }];
  return kinds.map((kind) => ({
    heading: kind,
    choices: choices.filter((choice) => choiceKind(choice) === kind),
  }));
}

const nothing = (): readonly string[] => [];

/** A table for games that have none of their own. */
export const genericTable: TerminalTable = {
  header: ({ view }) => view.game,
  map: ({ view }) => plain(view.table, 'table', ''),
  seats: nothing,
  hand: nothing,
  market: nothing,
  score: nothing,
  offer: nothing,
  ranking: ({ names }: Drawing, outcome) =>
    outcome.ranking.map(
      (seats, place) =>
        `  ${place + 1}. ${seats.map((seat) => `${names.name(seat)} (${names.player(seat)})`).join(', ')}`,
    ),
  welcome: nothing,
  explain: () => null,
  why: () => null,
  known: () => [],
  mapKey: (view) => JSON.stringify(view.table),
  seatName: (_view, seat) => ({ symbol: String(seat), name: `Seat ${seat}` }),
  opens: () => null,
  skips: () => false,
  group: (_drawing, _ask, choices) => groupByKind(choices),
};
