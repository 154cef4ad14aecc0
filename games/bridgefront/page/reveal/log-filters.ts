// The headings of the log, and the kinds of reports under them. A forgotten kind does not compile.

import type { FaceKind } from '../../rules/table.ts';
import { bridgefrontTexts } from '../texts/table.ts';
import type { LogFilter } from '@bridgefront/page/contract.ts';
import type { IconName } from '@bridgefront/page/ui/icon.tsx';

const { filters: words } = bridgefrontTexts.reveal;
type Heading = keyof typeof words;

const headings: { readonly [K in FaceKind]: Heading } = {
  factions: 'rounds',
  'capital-chosen': 'rounds',
  'board-made': 'rounds',
  'starting-bridges': 'bridges',
  'round-begins': 'rounds',
  income: 'gold',
  drawn: 'cards',
  studied: 'cards',
  row: 'market',
  'bids-bought': 'market',
  'bids-passed': 'market',
  'roll-off': 'market',
  'tie-won': 'market',
  'last-card': 'market',
  revealed: 'actions',
  'card-resolves': 'actions',
  'card-done': 'cards',
  'action-resolves': 'actions',
  fizzled: 'actions',
  gold: 'gold',
  mana: 'gold',
  'gold-taken': 'gold',
  discarded: 'cards',
  topdecked: 'cards',
  looked: 'cards',
  kept: 'cards',
  scryed: 'cards',
  burned: 'cards',
  die: 'actions',
  gained: 'cards',
  deployed: 'moves',
  'champion-deployed': 'champions',
  refused: 'moves',
  moved: 'moves',
  stopped: 'moves',
  teleported: 'moves',
  healed: 'champions',
  damaged: 'champions',
  'champion-removed': 'champions',
  'champion-died': 'champions',
  bounty: 'gold',
  stolen: 'champions',
  'forces-lost': 'battles',
  status: 'effects',
  'mine-raised': 'effects',
  'bridge-built': 'bridges',
  'bridge-destroyed': 'bridges',
  'trap-sprung': 'bridges',
  battle: 'battles',
  modifiers: 'battles',
  'combat-round': 'battles',
  'battle-losses': 'battles',
  'battle-over': 'battles',
  pillage: 'gold',
  collected: 'gold',
  draft: 'cards',
  declined: 'cards',
  scored: 'gold',
  cleanup: 'rounds',
  'match-over': 'rounds',
};

// Whoever reads about battles wants to know who died in them, and so on.
const alsoUnder: { readonly [K in Heading]?: readonly FaceKind[] } = {
  battles: ['champion-died', 'damaged', 'trap-sprung'],
  moves: ['champion-deployed', 'trap-sprung'],
  market: ['row'],
  champions: ['teleported', 'stolen', 'bounty'],
  gold: ['match-over'],
};

const icons: { readonly [K in Heading]: IconName } = {
  battles: 'crossed-swords',
  moves: 'footsteps',
  bridges: 'arch-bridge',
  champions: 'swordman',
  actions: 'card-play',
  cards: 'card-draw',
  market: 'gavel',
  gold: 'two-coins',
  effects: 'crystal-shine',
  rounds: 'hourglass',
};

/** Book-keeping, which the log folds away. */
export const logMinor: readonly FaceKind[] = [
  'factions',
  'income',
  'drawn',
  'gained',
  'card-done',
  'action-resolves',
  'discarded',
  'modifiers',
  'combat-round',
  'draft',
  'declined',
  'cleanup',
];

const kinds = Object.keys(headings) as readonly FaceKind[];

/** Headings of the log. */
export const logFilters: readonly LogFilter[] = (Object.keys(words) as Heading[]).map((name) => ({
  name,
  label: words[name],
  icon: icons[name],
  tells: [...new Set([...kinds.filter((kind) => headings[kind] === name), ...(alsoUnder[name] ?? [])])],
}));

/** All kinds that stand under some heading. */
export const filteredTells: ReadonlySet<string> = new Set(logFilters.flatMap(({ tells }) => tells));
