// What a match of Heartland can use, and how its use shows: cards, abilities, decks, choices, reports, endings.

import { choiceKind } from '@bridgefront/kernel';
import type { Face } from '@bridgefront/kernel';
import type { Usage, Walk } from '@bridgefront/kernel/conformance';
import { decks } from '../rules/cards/decks.ts';
import { maneuverOf, stratagemOf, traitsOf, triggerOf } from '../rules/cards/in-force.ts';
import { CARDS } from '../rules/cards/table.ts';
import type { FaceKind, HeartlandFace } from '../rules/faces.ts';
import { activeSettlement } from '../rules/figures.ts';
import { fullOptions } from '../rules/options.ts';
import { endings } from '../rules/types.ts';
import type { State } from '../rules/types.ts';

const standard = fullOptions({});

/** Kinds of reports: one of each must come up. */
const tells = Object.keys({
  deck: true,
  initiative: true,
  'first-hand': true,
  mulligan: true,
  round: true,
  villager: true,
  settles: true,
  razes: true,
  deploys: true,
  stratagem: true,
  commits: true,
  passes: true,
  scouts: true,
  scouted: true,
  battle: true,
  quiet: true,
  tactic: true,
  maneuver: true,
  heals: true,
  drains: true,
  draws: true,
  readies: true,
  damages: true,
  weakens: true,
  empowers: true,
  rallies: true,
  repels: true,
  shifts: true,
  salvages: true,
  dies: true,
  combat: true,
  chooses: true,
  clash: true,
  strikes: true,
  wins: true,
  occupies: true,
  'goes-home': true,
  trigger: true,
  returns: true,
  idle: true,
  replenishes: true,
  discards: true,
  ends: true,
} satisfies { readonly [K in FaceKind]: true });

const choices = [
  'deck',
  'take',
  'keep',
  'redraw',
  'villager',
  'settle',
  'raze',
  'unit',
  'stratagem',
  'exert',
  'target',
  'card',
  'frontier',
  'commit',
  'retreat',
  'go',
  'done',
  'pass',
  'stay',
  'bottom',
  'tactic',
  'maneuver',
  'kill',
  'occupy',
  'hold',
  'wound',
  'return',
  'none',
  'draw',
  'discard',
];

function slugsWith(fits: (card: number) => boolean): string[] {
  return CARDS.flatMap(({ slug }, card) => (fits(card) ? [slug] : []));
}

/** Everything that an exhaustive run must have seen. */
export const expected: readonly string[] = [
  ...CARDS.map(({ slug }) => `card:${slug}`),
  ...slugsWith((card) => stratagemOf(standard, card) !== null).map((slug) => `stratagem:${slug}`),
  ...slugsWith((card) => maneuverOf(standard, card) !== null).map((slug) => `maneuver:${slug}`),
  ...slugsWith((card) => triggerOf(standard, card) !== null).map((slug) => `trigger:${slug}`),
  ...slugsWith((card) => traitsOf(standard, card).swift).map((slug) => `swift:${slug}`),
  ...slugsWith((card) => traitsOf(standard, card).charge > 0).map((slug) => `charge:${slug}`),
  ...slugsWith((card) => traitsOf(standard, card).garrison > 0).map((slug) => `garrison:${slug}`),
  'palisade',
  'banner',
  'granary',
  ...[...decks.map(({ slug }) => slug), 'built'].map((deck) => `deck:${deck}`),
  ...endings.map((ending) => `ending:${ending}`),
  ...choices.map((kind) => `choice:${kind}`),
  ...tells.map((tell) => `tell:${tell}`),
];

// Standing abilities leave no report of their own: they are read from the table when combat begins.
function standing({ match: { state } }: Walk<State>): string[] {
  const tokens = state.units.flatMap(({ card, at, occupies }) => {
    if (at === 0) return [];
    const { charge, garrison } = traitsOf(standard, card);
    const { slug } = CARDS[card];
    if (occupies) return garrison > 0 ? [`garrison:${slug}`] : [];
    return charge > 0 ? [`charge:${slug}`] : [];
  });
  state.land.forEach((_, at) => {
    const settlement = activeSettlement(state, at + 1);
    if (settlement === null) return;
    const { palisade, banner } = traitsOf(standard, settlement.card);
    if (palisade > 0) tokens.push('palisade');
    if (banner > 0) tokens.push('banner');
  });
  return tokens;
}

function deployTokens(card: string, supply: number): string[] {
  const printed = CARDS.find(({ slug }) => slug === card);
  const cheaper = printed !== undefined && 'supply' in printed && supply < printed.supply;
  return [`card:${card}`, ...(cheaper ? ['granary'] : [])];
}

function faceTokens(told: Face, walk: Walk<State>): string[] {
  const face = told as HeartlandFace;
  const tokens = [`tell:${face.tell}`];
  if (face.tell === 'deck') tokens.push(`deck:${face.deck}`);
  if (face.tell === 'villager' || face.tell === 'settles') tokens.push(`card:${face.card}`);
  if (face.tell === 'deploys' || face.tell === 'tactic')
    tokens.push(...deployTokens(face.card, face.paid.supply));
  if (face.tell === 'deploys' && face.ready) tokens.push(`swift:${face.card}`);
  if (face.tell === 'stratagem' || face.tell === 'trigger') tokens.push(`${face.tell}:${face.card}`);
  if (face.tell === 'maneuver') tokens.push(`maneuver:${face.unit.card}`);
  if (face.tell === 'ends') tokens.push(`ending:${face.ending}`);
  if (face.tell === 'commits' || face.tell === 'passes') tokens.push(...standing(walk));
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
