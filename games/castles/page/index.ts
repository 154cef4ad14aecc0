// Castles' page.

import type { ChoiceGroup, GamePage, PrimaryAction, SeatFact } from '@bridgefront/page/contract.ts';
import type { OpenChoice } from '@bridgefront/page/match-context.ts';
import { sideOf, thousands } from '../rules/table.ts';
import type { CastlesFace, TableView } from '../rules/table.ts';
import { cardsUnder } from './cards.ts';
import { caption, comesTo, fold, ownZones, weighs } from './caption.ts';
import { coach } from './coach.ts';
import { durations, logFilters, logMinor } from './duration.ts';
import { putDown } from './aim.ts';
import { Aside } from './aside.tsx';
import { deedOf } from './played.ts';
import { question } from './question.ts';
import { reason } from './reason.ts';
import { story } from './story.ts';
import type { Match } from './match.ts';
import { orderToGive, stands } from './orders.tsx';
import { sentence } from './says.ts';
import { seenOf } from './seen.ts';
import { Table } from './table.tsx';
import { castlesTexts } from './texts.ts';

const words = castlesTexts;
const headings: { readonly [kind: string]: string } = words.groups;

function group(choices: readonly OpenChoice[]): readonly ChoiceGroup[] {
  const groups = Map.groupBy(
    choices,
    ({ choice }) => headings[choice.split(':')[0] ?? ''] ?? words.groups.other,
  );
  return [...groups].map(([heading, list]) => ({ heading, choices: list, folded: heading !== '' }));
}

function status({ phase, turn, turnLimit, series }: TableView): string {
  if (phase === 'over') return words.over;
  const siege = series === undefined ? [] : [words.series.status(series.siege, series.of)];
  return [...siege, ...(phase === 'between' ? [] : [words.status(turn, turnLimit)])].join(' · ');
}

function pointsOf({ series }: TableView, seat: number): readonly SeatFact[] {
  if (series === undefined) return [];
  const points = thousands(series.points[seat]);
  return [{ icon: 'laurel-crown', text: points, label: words.series.points(points) }];
}

function facts(view: TableView, seat: number): readonly SeatFact[] {
  const castle = view.pieces.find((piece) => piece.card === 'castle' && piece.seat === sideOf(seat));
  const { hand, knownCount } = view.seats[seat];
  const known = knownCount === 0 ? '' : `, ${words.knownCount(knownCount)}`;
  return [
    { icon: 'castle', text: String(castle?.hp ?? 0), label: words.castleHp(castle?.hp ?? 0) },
    { icon: 'card-random', text: String(hand), label: `${words.hand(hand)}${known}` },
    ...pointsOf(view, seat),
  ];
}

function primary(match: Match): PrimaryAction | null {
  const order = orderToGive(match, seenOf(match));
  if (order !== null) return { label: words.give, choice: order };
  const done = match.choices.value.find(({ choice }) => choice === 'done' || choice === 'next');
  return done ?? null;
}

/** Castles in the browser. */
export const page: GamePage<TableView, CastlesFace> = {
  Table,
  Aside,
  cards: (options) => [...cardsUnder(options).values()],
  chapters: async (options) => (await import('./chapters.ts')).chapters(options),
  printed: async () => (await import('./printed.ts')).printed,
  positions: async () => (await import('./position-form.ts')).positionForm,
  status,
  facts,
  primary,
  letGo: putDown,
  stands,
  duration: ({ face }) => durations[face.tell] ?? 0,
  section: ({ face, text = '' }) => (face.tell === 'turn' ? text.replace(/ is (.+)’s\.$/, ': $1') : null),
  caption,
  deedOf,
  comesTo,
  losses: ['attacks', 'area', 'assassinates', 'trap'],
  weighs,
  toReader: (text, { red }, seat) => ownZones(text, sideOf(seat) === red ? words.red : words.blue),
  fold,
  battles: ['attacks'],
  marks: ({ red, seats }) => seats.map((_, seat) => (sideOf(seat) === red ? 0 : 1)),
  logFilters,
  logMinor,
  question,
  says: sentence,
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
