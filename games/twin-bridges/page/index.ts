// Twin Bridges' table.

import type { Json } from '@bridgefront/kernel';
import type { TableView, TwinFace } from '../rules/table.ts';
import { twinBridgesTexts } from './texts.ts';
import type { OpenChoice } from '@bridgefront/page/match-context.ts';
import type { ChoiceGroup, GameTable } from '@bridgefront/page/contract.ts';
import { beats, logFilters } from './beat.ts';
import { fold } from './fold.ts';
import { Table } from './table.tsx';

const words = twinBridgesTexts;

function status(json: Json): string {
  const table = json as unknown as TableView;
  if (table.draft !== null) return words.draftStatus(table.draft.round);
  if (table.phase === 'decks') return words.decksStatus;
  return table.phase === 'over' ? words.overStatus : words.turnStatus(table.turn, table.mana);
}

const headings: { readonly [kind: string]: string } = {
  card: words.groups.play,
  lane: words.groups.lane,
  unit: words.groups.target,
  done: words.groups.finish,
};

function group(choices: readonly OpenChoice[], json: Json): readonly ChoiceGroup[] {
  const picking = (json as unknown as TableView).phase === 'draft';
  const groups = Map.groupBy(choices, ({ choice }) => {
    const kind = choice.split(':')[0] ?? '';
    return picking ? words.groups.pick : (headings[kind] ?? words.groups.other);
  });
  return [...groups].map(([heading, list]) => ({ heading, choices: list }));
}

/** See `GameTable`. */
export const twinBridgesTable: GameTable = {
  Table,
  status,
  fold: (table, told) =>
    fold(table as unknown as TableView, told.face as unknown as TwinFace) as unknown as Json,
  beat: (told) => beats[told.face.tell as TwinFace['tell']] ?? 0,
  logFilters,
  group,
  rules: async () => (await import('../SPEC.md?raw')).default,
};
