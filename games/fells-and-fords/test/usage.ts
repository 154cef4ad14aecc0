// What a match of Fells and Fords can use, and how its use shows: cards, units, abilities, objectives, kinds of reports.

import { choiceKind } from '@bridgefront/kernel';
import type { Choice, Face } from '@bridgefront/kernel';
import type { Usage } from '@bridgefront/kernel/conformance';
import { tellsOfFaces } from './tells.ts';
import type { FellsFace } from '../rules/faces.ts';
import { COMMANDS } from '../rules/tables/commands.ts';
import { LORE } from '../rules/tables/lore.ts';
import { OBJECTIVES } from '../rules/tables/objectives.ts';
import { PRESETS, UNITS } from '../rules/tables/units.ts';
import type { State } from '../rules/types.ts';
import { scoreRules, uses } from '../rules/vocabulary.ts';

const kinds = [
  'objective',
  'hex',
  'army',
  'take',
  'tent',
  'place',
  'back',
  'card',
  'text',
  'one',
  'unit',
  'to',
  'at',
  'cure',
  'step',
  'lore',
  'stay',
  'no',
  'pass',
  'die',
  'use',
  'ignore',
  'counter',
  'keep',
  'tokens',
  'both',
  'cards',
  'drop',
  'done',
];

/** Everything that an exhaustive run must have seen. */
const expected: readonly string[] = [
  ...COMMANDS.map(({ slug }) => `command:${slug}`),
  ...LORE.map(({ slug }) => `lore:${slug}`),
  ...OBJECTIVES.map(({ slug }) => `objective:${slug}`),
  ...UNITS.map(({ slug }) => `attacks:${slug}`),
  ...PRESETS.map(({ slug }) => `army:${slug}`),
  ...uses.map((use) => `use:${use}`),
  ...['attack', 'shot', 'pursuit', 'counter', 'dying'].map((how) => `how:${how}`),
  ...[...scoreRules, 'banners', 'tent'].map((why) => `scores:${why}`),
  ...Object.keys(tellsOfFaces).map((tell) => `tell:${tell}`),
  ...kinds.map((kind) => `choice:${kind}`),
];

function faceTokens(face: FellsFace): string[] {
  const tokens = [`tell:${face.tell}`];
  if (face.tell === 'command') tokens.push(`command:${face.card}`);
  if (face.tell === 'plays') tokens.push(`lore:${face.card}`);
  if (face.tell === 'objectives') tokens.push(...face.chosen.map((slug) => `objective:${slug}`));
  if (face.tell === 'attacks') tokens.push(`attacks:${face.unit}`, `how:${face.how}`);
  if (face.tell === 'scores') tokens.push(`scores:${face.why}`);
  if (face.tell === 'commits') tokens.push(`use:${face.use}`);
  return tokens;
}

function choiceTokens(choice: Choice | null): string[] {
  if (choice === null) return [];
  return [`choice:${choiceKind(choice)}`, ...(choice.startsWith('army:') ? [choice] : [])];
}

/** The exhaustive run's question: has everything been used? */
export const usage: Usage<State> = {
  expected,
  mostMatches: 4_000,
  tokens: (choice, faces: readonly Face[]) => [
    ...choiceTokens(choice),
    ...faces.flatMap((face) => faceTokens(face as FellsFace)),
  ],
};
