// What a match of Castles can use, and how its use shows: cards, abilities, effects, kinds of choices and reports.

import { choiceKind } from '@bridgefront/kernel';
import type { Choice, Face } from '@bridgefront/kernel';
import type { Usage } from '@bridgefront/kernel/conformance';
import { CARDS, kindOf } from '../rules/cards/table.ts';
import type { CastlesFace, FaceKind } from '../rules/faces.ts';
import { orderChoices } from '../rules/notation.ts';
import type { State } from '../rules/types.ts';
import { stands } from '../rules/vocabulary.ts';
import type { Card } from '../rules/vocabulary.ts';

/** Kinds of reports between two: one of each must come up. */
const tells = Object.keys({
  start: true,
  turn: true,
  draws: true,
  reshuffled: true,
  'deck-empty': true,
  plays: true,
  enters: true,
  moves: true,
  put: true,
  attacks: true,
  area: true,
  assassinates: true,
  destroyed: true,
  mends: true,
  charged: true,
  rain: true,
  ambush: true,
  looks: true,
  trap: true,
  discards: true,
  orders: true,
  ends: true,
  over: true,
} satisfies { readonly [K in Exclude<FaceKind, 'yields' | 'series' | 'anew' | 'under'>]: true });

const choiceKinds = [
  'unit',
  'zone',
  'at',
  'with',
  'play',
  'build',
  'revive',
  'none',
  'look',
  'discard',
  'order',
  'let-pass',
  'spring',
  'surrender',
  'done',
];

/** Everything that an exhaustive run must have seen. */
export const expected: readonly string[] = [
  ...CARDS.map(({ slug }) => `card:${slug}`),
  ...new Set(CARDS.flatMap(partTokens)),
  ...tells.map((tell) => `tell:${tell}`),
  ...choiceKinds.map((kind) => `choice:${kind}`),
  ...orderChoices,
  ...['action', 'shot', 'reaction'].map((how) => `attack:${how}`),
  ...['castle', 'limit', 'surrender'].map((ending) => `ending:${ending}`),
];

function cardTokens(slug: string): string[] {
  const card = CARDS[kindOf(slug)];
  if (card === undefined) return [];
  return [`card:${slug}`, ...partTokens(card)];
}

function partTokens(card: Card): string[] {
  return stands(card)
    ? card.abilities.map(({ can }) => `can:${can}`)
    : card.effects.map((effect) => `do:${effect.do}`);
}

// The card in play that a name such as `spearman-3` belongs to.
function nameTokens(name: string): string[] {
  return cardTokens(name.slice(0, name.lastIndexOf('-')));
}

function faceTokens(face: Face): string[] {
  const told = face as CastlesFace;
  const tokens = [`tell:${told.tell}`];
  if (told.tell === 'plays') tokens.push(...cardTokens(told.card));
  if (told.tell === 'trap') tokens.push(...cardTokens('trap'));
  if (told.tell === 'enters' || told.tell === 'moves' || told.tell === 'attacks' || told.tell === 'destroyed')
    tokens.push(...nameTokens(told.piece));
  if (told.tell === 'mends') tokens.push(...nameTokens(told.by), ...nameTokens(told.piece));
  if (told.tell === 'attacks') tokens.push(...nameTokens(told.hit.piece), `attack:${told.how}`);
  if (told.tell === 'over') tokens.push(`ending:${told.ending}`);
  return tokens;
}

/** The exhaustive run's question: has everything been used? */
export const usage: Usage<State> = {
  expected,
  mostMatches: 3_000,
  tokens: (choice: Choice | null, faces) => [
    ...(choice === null
      ? []
      : [`choice:${choiceKind(choice)}`, ...(choice.startsWith('order:') ? [choice] : [])]),
    ...faces.flatMap(faceTokens),
  ],
};
