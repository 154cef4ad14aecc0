// Heartland's page.

import type { SeatReport } from '@bridgefront/viewing';
import type { ChoiceGroup, GamePage, SeatFact } from '@bridgefront/page/contract.ts';
import type { OpenChoice } from '@bridgefront/page/match-context.ts';
import type { HeartlandFace, TableView } from '../rules/table.ts';
import { Aside } from './aside.tsx';
import { caption } from './caption.ts';
import { contentsUnder } from './cards.ts';
import { primary } from './actions.tsx';
import { putDownHeld } from './draft.ts';
import { coach } from './coach.ts';
import { durations, logFilters, logMinor } from './duration.ts';
import { deedOf } from './played.ts';
import { question } from './question.ts';
import { reason } from './reason.ts';
import { story } from './story.ts';
import { Table } from './table.tsx';
import { words } from './texts.ts';

const { groups } = words;

const headings: { readonly [kind: string]: string } = {
  villager: groups.villager,
  settle: groups.settle,
  raze: groups.settle,
  unit: groups.unit,
  stratagem: groups.stratagem,
  tactic: groups.tactic,
  maneuver: groups.maneuver,
  target: groups.target,
  frontier: groups.commit,
  commit: groups.commit,
  retreat: groups.commit,
  go: groups.commit,
  kill: groups.kill,
  occupy: groups.occupy,
};

const elsewhere: ReadonlySet<string> = new Set(['deck', 'keep', 'redraw', 'done']);

function group(choices: readonly OpenChoice[]): readonly ChoiceGroup[] {
  const found = Map.groupBy(choices, ({ choice }) => headings[choice.split(':')[0] ?? ''] ?? groups.other);
  return [...found].map(([heading, list]) => ({
    heading,
    choices: list,
    // What else is asked lies on the table, or under the panel's button.
    folded: heading !== '' || list.every(({ choice }) => elsewhere.has(choice.split(':')[0] ?? '')),
  }));
}

function section({ face, text = '' }: SeatReport<HeartlandFace>): string | null {
  return face.tell === 'round' || face.tell === 'battle' || face.tell === 'combat' ? text : null;
}

function facts({ seats }: TableView, seat: number): readonly SeatFact[] {
  const side = seats[seat];
  if (side === undefined) return [];
  const life = String(Math.max(0, side.life));
  const { armyHand, civicHand } = side;
  return [
    { icon: 'hearts', text: life, label: words.life(life) },
    { icon: 'card-random', text: String(armyHand + civicHand), label: words.backs(armyHand, civicHand) },
  ];
}

/** Heartland in the browser. */
export const page: GamePage<TableView, HeartlandFace> = {
  Table,
  Aside,
  cards: (options) => [...contentsUnder(options).values()],
  chapters: async (options) => (await import('./chapters.ts')).chapters(options),
  printed: async () => (await import('./printed.ts')).printed,
  positions: async () => (await import('./position-form.ts')).positionForm,
  status: words.status,
  facts,
  primary,
  letGo: putDownHeld,
  duration: ({ face }) => durations[face.tell] ?? 0,
  caption,
  section,
  deedOf,
  losses: ['dies', 'strikes', 'drains', 'damages', 'razes', 'occupies'],
  battles: ['clash'],
  logFilters,
  logMinor,
  question,
  group,
  coach,
  story,
  reason,
  pieces: async () => (await import('./pieces.ts')).printed,
  guide: async () => (await import('../GUIDE.md?rules')).default,
  diagrams: async () => (await import('./diagrams.ts')).diagrams,
  rules: async () => (await import('../SPEC.md?rules')).default,
  programmers: async () => [
    ...(await import('../PROTOCOL.md?whole')).default,
    ...(await import('../SPEC.md?programs')).default,
  ],
};
