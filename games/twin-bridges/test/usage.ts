// What a match of Twin Bridges can use, and how its use shows: cards, abilities, effects, decks, kinds of reports.

import { choiceKind } from '@bridgefront/kernel';
import type { Face } from '@bridgefront/kernel';
import type { Usage, Walk } from '@bridgefront/kernel/conformance';
import { decks } from '../rules/cards/decks.ts';
import { cardId, CARDS } from '../rules/cards/table.ts';
import type { FaceKind, TwinFace } from '../rules/faces.ts';
import type { State, Unit } from '../rules/state.ts';
import type { AbilityKind } from '../rules/vocabulary.ts';

/** Kinds of reports: one of each must come up. */
const tells = Object.keys({
  offer: true,
  picks: true,
  'last-card': true,
  'takes-deck': true,
  hands: true,
  turn: true,
  summons: true,
  chants: true,
  damaged: true,
  pushed: true,
  recalled: true,
  strengthened: true,
  warded: true,
  returns: true,
  assault: true,
  sprints: true,
  attacks: true,
  strikes: true,
  destroyed: true,
  'bastion-falls': true,
  'fort-falls': true,
  drawn: true,
} satisfies { readonly [K in FaceKind]: true });

const abilities = CARDS.flatMap((card) =>
  card.kind === 'creature' ? card.abilities.map(({ ability }) => `ability:${card.slug}:${ability}`) : [],
);
const effects = CARDS.flatMap((card) =>
  card.kind === 'incantation' ? card.effects.map((effect) => `effect:${effect.do}`) : [],
);

/** Everything that an exhaustive run must have seen. */
export const expected: readonly string[] = [
  ...CARDS.map(({ slug }) => `card:${slug}`),
  ...abilities,
  ...new Set(effects),
  ...decks.map(({ slug }) => `deck:${slug}`),
  ...tells.map((tell) => `tell:${tell}`),
  ...['card', 'unit', 'lane', 'deck', 'done'].map((kind) => `choice:${kind}`),
];

// How each ability shows in a match; what leaves no report of its own is read from the table.
type Sign = (face: TwinFace, slug: string, state: State, fresh: (slug: string) => boolean) => boolean;

const signs: { readonly [K in AbilityKind]: Sign } = {
  // Standing first in a lane, it is left out by an attack.
  aerial: (face, slug, state) => face.tell === 'attacks' && passesBy(face, slug, state),
  aim: (face, slug) =>
    face.tell === 'attacks' && face.card === slug && face.hits.some(({ card }) => has(card, 'aerial')),
  aquatic: (face, slug, state) => face.tell === 'strikes' && face.card === slug && isFirst(state, slug),
  aura: (face, slug, state) =>
    (face.tell === 'attacks' || face.tell === 'strikes') && isBeside(state, face.card, slug),
  berserk: (face, slug) =>
    (face.tell === 'attacks' || face.tell === 'strikes') && face.card === slug && face.again,
  catalyst: (face, slug, state) =>
    face.tell === 'turn' && rows(state, face.seat).some((row) => at(row, slug) >= 0),
  focus: (face, slug, state) =>
    face.tell === 'summons' &&
    face.card === slug &&
    rows(state, face.seat).some((row) => at(row, slug) === 0 && row.length > 1),
  indestructible: (face, slug, state) =>
    face.tell === 'chants' && [0, 1].some((seat) => rows(state, seat).some((row) => at(row, slug) >= 0)),
  perforation: (face, slug) => face.tell === 'attacks' && face.card === slug && face.hits.length > 1,
  protection: (face, slug) =>
    (face.tell === 'attacks' && face.hits.some(({ card, absorbed }) => card === slug && absorbed)) ||
    (face.tell === 'damaged' && face.hit.card === slug && face.hit.absorbed),
  rage: (face, slug, _state, fresh) => face.tell === 'attacks' && face.card === slug && fresh(slug),
  splash: (face, slug) => face.tell === 'attacks' && face.card === slug && face.hits.length > 1,
  sprint: (face, slug) => face.tell === 'sprints' && face.card === slug,
  wrecker: (face, slug, state) =>
    face.tell === 'strikes' && face.card === slug && rows(state, 1 - face.seat).some((row) => row.length > 0),
};

function has(slug: string, ability: string): boolean {
  const card = CARDS[cardId(slug)];
  return card.kind === 'creature' && card.abilities.some((one) => one.ability === ability);
}

function rows(state: State, seat: number): readonly Unit[][] {
  return state.seats[seat].lanes;
}

function at(row: readonly Unit[], slug: string): number {
  return row.findIndex(({ card }) => CARDS[card].slug === slug);
}

function isFirst(state: State, slug: string): boolean {
  return state.seats.some(({ lanes }) => lanes.some((row) => at(row, slug) === 0));
}

function isBeside(state: State, slug: string, other: string): boolean {
  return state.seats.some(({ lanes }) =>
    lanes.some((row) => at(row, other) >= 0 && Math.abs(at(row, slug) - at(row, other)) === 1),
  );
}

function passesBy(face: TwinFace, slug: string, state: State): boolean {
  if (face.tell !== 'attacks' || has(face.card, 'aim')) return false;
  const lane = face.lane === 'upper' ? 0 : 1;
  return (
    at(state.seats[1 - face.seat].lanes[lane], slug) === 0 && face.hits.every(({ card }) => card !== slug)
  );
}

// Whether the card was played in the turn that the last choice has ended.
function playedThisTurn(lines: readonly string[], slug: string): boolean {
  const last = lines.findLastIndex((line, i) => line.endsWith(' done') && i < lines.length - 1);
  return lines.slice(last + 1).some((line) => line.endsWith(` card:${slug}`));
}

function abilityTokens(face: TwinFace, { match: { state }, lines }: Walk<State>): string[] {
  const fresh = (slug: string): boolean => playedThisTurn(lines, slug);
  return abilities.filter((token) => {
    const [, slug, ability] = token.split(':');
    return signs[ability as AbilityKind](face, slug, state, fresh);
  });
}

// An effect shows by the report that it leaves.
const effectOf: { readonly [tell: string]: string } = {
  damaged: 'damage',
  pushed: 'push',
  recalled: 'recall',
  strengthened: 'strengthen',
  warded: 'ward',
};

function faceTokens(face: Face, walk: Walk<State>): string[] {
  const told = face as TwinFace;
  const tokens = [`tell:${told.tell}`, ...abilityTokens(told, walk)];
  const effect = effectOf[told.tell];
  if (effect !== undefined) tokens.push(`effect:${effect}`);
  if (told.tell === 'summons' || told.tell === 'chants') tokens.push(`card:${told.card}`);
  if (told.tell === 'takes-deck') tokens.push(`deck:${told.deck}`);
  return tokens;
}

/** The exhaustive run's question: has everything been used? */
export const usage: Usage<State> = {
  expected,
  mostMatches: 5_000,
  tokens: (choice, faces, walk) => [
    ...(choice === null ? [] : [`choice:${choiceKind(choice)}`]),
    ...faces.flatMap((face) => faceTokens(face, walk)),
  ],
};
