// Bridgefront's page.

import { optionsOf, phaseFacts } from '../rules/table.ts';
import type { BridgefrontFace, TableView } from '../rules/table.ts';
import { bridgefrontTexts } from './texts/table.ts';
import type { GamePage } from '@bridgefront/page/contract.ts';
import { groupChoices } from './group.ts';
import { durationOf } from './reveal/duration.ts';
import { logFilters, logMinor } from './reveal/log-filters.ts';
import { Table } from './table.tsx';

function status({ round, phase }: TableView): string {
  const options = optionsOf();
  return bridgefrontTexts.status(round, phaseFacts(phase, options).name);
}

/** Bridgefront in the browser. */
export const bridgefrontPage: GamePage<TableView, BridgefrontFace> = {
  Table,
  status,
  duration: durationOf,
  section: ({ face, text = '' }) => (face.tell === 'round-begins' ? text : null),
  logFilters,
  logMinor,
  group: groupChoices,
  guide: async () => (await import('../GUIDE.md?rules')).default,
  rules: async () => (await import('../SPEC.md?rules')).default,
};
