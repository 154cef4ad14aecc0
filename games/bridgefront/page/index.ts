// Bridgefront's page.

import { catalogue, optionsOf, phaseFacts } from '../rules/table.ts';
import type { BridgefrontFace, TableView } from '../rules/table.ts';
import { bridgefrontTexts } from './texts/table.ts';
import type { Asked, GamePage, PrimaryAction, SeatFact } from '@bridgefront/page/contract.ts';
import { intentOf } from '@bridgefront/page/intent.ts';
import { Aside } from './aside.tsx';
import { briefly } from './briefly.ts';
import { captionOf, comesTo, foldOf, weighs } from './caption.ts';
import { allCards } from './cards/content.ts';
import { coach } from './coach.ts';
import { deedOf } from './deeds.ts';
import { groupChoices } from './group.ts';
import { durationOf } from './reveal/duration.ts';
import type { Match } from './match.ts';
import { bidToSeal } from './panels/bidding.ts';
import { logFilters, logMinor } from './reveal/log-filters.ts';
import { story } from './story.ts';
import { Table } from './table.tsx';
import { whyPlan } from './why.ts';

type Given = Parameters<typeof optionsOf>[0];

function status({ round, phase }: TableView): string {
  const options = optionsOf();
  return bridgefrontTexts.status(round, phaseFacts(phase, options).name);
}

function points({ own }: TableView, given: Given): readonly SeatFact[] {
  if (own === undefined) return [];
  const total = own.permanentVp + own.controlVp;
  const { vpToWin } = optionsOf(given);
  const said = bridgefrontTexts.points.of(total, vpToWin);
  return [
    {
      icon: 'laurel-crown',
      text: `${total}/${vpToWin}`,
      label: `${bridgefrontTexts.points.title}: ${said}`,
    },
  ];
}

function facts(view: TableView, seat: number, reader: number | null, given: Given): readonly SeatFact[] {
  const { gold, mana, hand } = view.seats[seat];
  const t = bridgefrontTexts.seats;
  return [
    ...(seat === reader ? points(view, given) : []),
    { icon: 'coins-pile', text: String(gold), label: t.gold(gold) },
    { icon: 'crystal-shine', text: String(mana), label: t.mana(mana) },
    { icon: 'card-random', text: String(hand), label: t.hand(hand) },
  ];
}

// Whether ending what is asked is the unlikely answer: mana is left for more, a card's move is not made yet, or Champions
// could go along.
function isEarly(end: string, { choices: { value }, plan }: Match): boolean {
  if (end === 'done') return value.length > 1;
  const last = plan.value.at(-1) ?? '';
  const opens = (kind: string): boolean => value.some(({ choice }) => choice.startsWith(kind));
  return opens('hex:') ? !last.startsWith('hex:') : opens('champion:') && last.startsWith('forces:');
}

// Seals the bid that is laid out, or ends what is asked; quietly where that is early. The round is not ended where an action
// is sealed, while one is being put together.
function primary(match: Match): PrimaryAction | null {
  const { value } = match.choices;
  const ends = value.find(({ choice }) => choice === 'done' || choice === 'none');
  if (ends === undefined) return bidToSeal(match);
  if (ends.choice === 'done' && (match.plan.value.length > 0 || intentOf(match) !== null)) return null;
  return { ...ends, quiet: isEarly(ends.choice, match) };
}

// What is bid for, by how many and with how much gold, the auction shows.
function question({ ask }: Asked, { row }: TableView, given: Given): string | null {
  const card = ask === 'bid' && row !== undefined ? catalogue(given)(row.cards[row.at] ?? '') : null;
  return card === null ? null : bridgefrontTexts.offer.bid(card.name);
}

/** Bridgefront in the browser. */
export const page: GamePage<TableView, BridgefrontFace> = {
  Table,
  cards: allCards,
  chapters: async (options) => (await import('./cards/chapters.ts')).chapters(options),
  printed: async () => (await import('./cards/printed.ts')).printed,
  positions: async () => (await import('./position-form.ts')).positionForm,
  Aside,
  status,
  facts,
  primary,
  question,
  duration: durationOf,
  caption: captionOf,
  section: ({ face, text = '' }) => (face.tell === 'round-begins' ? text : null),
  mark: ({ face }) => (face.tell === 'round-begins' ? bridgefrontTexts.mark(face.round) : null),
  deedOf,
  comesTo,
  fold: foldOf,
  losses: ['battle-over', 'champion-died', 'forces-lost', 'bridge-destroyed', 'trap-sprung', 'pillage'],
  weighs,
  battles: ['battle'],
  coordinates: true,
  logFilters,
  logMinor,
  group: groupChoices,
  says: briefly,
  coach,
  story,
  why: whyPlan,
  pieces: async () => (await import('./pieces.ts')).printed,
  guide: async () => (await import('../GUIDE.md?rules')).default,
  diagrams: async () => (await import('./diagrams.ts')).diagrams,
  rules: async () => (await import('../SPEC.md?rules')).default,
  programmers: async () => [
    ...(await import('../PROTOCOL.md?whole')).default,
    ...(await import('../SPEC.md?programs')).default,
  ],
};
