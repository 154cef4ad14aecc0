// Twin Bridges' page.

import type { TableView, TwinFace } from '../rules/table.ts';
import { Aside } from './aside.tsx';
import { twinBridgesTexts } from './texts.ts';
import type { MatchContext, OpenChoice } from '@bridgefront/page/match-context.ts';
import type { SeatReport } from '@bridgefront/viewing';
import type { ChoiceGroup, GamePage, PrimaryAction, SeatFact } from '@bridgefront/page/contract.ts';
import { contentsUnder } from './cards.ts';
import { coach } from './coach.ts';
import { durations, logFilters, logMinor } from './duration.ts';
import { deedOf } from './played.ts';
import { reason } from './reason.ts';
import { story } from './story.ts';
import { Table } from './table.tsx';

const words = twinBridgesTexts;

function status(table: TableView): string {
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

function group(choices: readonly OpenChoice[], { phase }: TableView): readonly ChoiceGroup[] {
  const picking = phase === 'draft';
  const groups = Map.groupBy(choices, ({ choice }) => {
    const kind = choice.split(':')[0] ?? '';
    return picking ? words.groups.pick : (headings[kind] ?? words.groups.other);
  });
  return [...groups].map(([heading, list]) => ({
    heading,
    choices: list,
    folded: heading !== words.groups.finish,
  }));
}

function section({ face, text = '' }: SeatReport<TwinFace>): string | null {
  if (face.tell === 'offer') return words.draftStatus(face.round);
  return face.tell === 'turn' ? text : null;
}

function mark({ face }: SeatReport<TwinFace>): string | null {
  if (face.tell === 'offer') return words.draftMark(face.round);
  return face.tell === 'turn' ? words.story.turn(face.turn) : null;
}

function facts(table: TableView, seat: number): readonly SeatFact[] {
  const side = table.seats[seat];
  if (side === undefined) return [];
  const left = side.row.length - side.bastion;
  const mana = table.phase === 'play' && table.active === seat ? table.mana : null;
  return [
    { icon: 'castle', text: String(left), label: words.fromFalling(side.fort ? 'fort' : 'bastion', left) },
    { icon: 'card-random', text: String(side.row.length), label: words.cardsInRow(side.row.length) },
    ...(mana === null
      ? []
      : [{ icon: 'crystal-shine' as const, text: String(mana), label: words.manaLeft(mana) }]),
  ];
}

// Quietly while a card can be played: what is left of the mana is lost.
function primary({ choices }: Pick<MatchContext, 'choices'>): PrimaryAction | null {
  const ends = choices.value.find(({ choice }) => choice === 'done');
  return ends === undefined ? null : { ...ends, quiet: choices.value.length > 1 };
}

/** Twin Bridges in the browser. */
export const page: GamePage<TableView, TwinFace> = {
  Table,
  Aside,
  cards: (options) => [...contentsUnder(options).values()],
  chapters: async (options) => (await import('./chapters.ts')).chapters(options),
  printed: async () => (await import('./printed.ts')).printed,
  positions: async () => (await import('./position-form.ts')).positionForm,
  status,
  facts,
  primary,
  duration: ({ face }) => durations[face.tell] ?? 0,
  section,
  deedOf,
  losses: ['strikes', 'destroyed', 'bastion-falls'],
  mark,
  battles: ['strikes'],
  logFilters,
  logMinor,
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
