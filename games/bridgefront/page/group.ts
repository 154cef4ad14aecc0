// The open choices under headings, in the order in which players think of them.

import { bridgefrontTexts } from './texts/table.ts';
import type { OpenChoice } from '@bridgefront/page/match-context.ts';
import type { ChoiceGroup } from '@bridgefront/page/contract.ts';

const t = bridgefrontTexts.groups;

type Group = keyof typeof t;

const order: readonly Group[] = [
  'cards',
  'basic',
  'abilities',
  'buy',
  'pass',
  'units',
  'places',
  'other',
  'finish',
];

const byKind: { readonly [kind: string]: Group } = {
  card: 'cards',
  build: 'basic',
  march: 'basic',
  'free-march': 'basic',
  reinforce: 'basic',
  stitchwork: 'abilities',
  tempest: 'abilities',
  slipstep: 'abilities',
  archive: 'abilities',
  gateway: 'abilities',
  buy: 'buy',
  pass: 'pass',
  champion: 'units',
  force: 'units',
  forces: 'units',
  hex: 'places',
  edge: 'places',
  done: 'finish',
  none: 'finish',
};

// The auction has fields for bids; all else is chosen on the table, or asked beside the place in question.
const folds: { readonly [group in Group]?: true | 'always' } = {
  buy: 'always',
  pass: 'always',
  cards: true,
  basic: true,
  abilities: true,
  units: true,
  places: true,
  other: true,
};

const foldOf = (group: Group): Pick<ChoiceGroup, 'folded'> => {
  const folded = folds[group];
  return folded === undefined ? {} : { folded };
};

/** Headings for the list of choices; a single group goes without. */
export function groupChoices(choices: readonly OpenChoice[]): readonly ChoiceGroup[] {
  const groups = Map.groupBy(choices, ({ choice }) => byKind[choice.split(':', 1)[0] ?? ''] ?? 'other');
  const [only = 'other'] = groups.keys();
  if (groups.size <= 1 && folds[only] !== 'always') return [{ heading: '', choices, ...foldOf(only) }];
  return order.flatMap((group) => {
    const members = groups.get(group);
    return members === undefined ? [] : [{ heading: t[group], choices: members, ...foldOf(group) }];
  });
}
