// How long each report deserves to be seen, and under which filter of the log it stands.

import type { FaceKind } from '../rules/table.ts';
import type { LogFilter } from '@bridgefront/page/contract.ts';
import { fellsTexts } from './texts.ts';

/** A card that is drawn comes with what it is drawn for. */
const withTheDeed = -1;

/** Milliseconds at normal pace. */
export const durations: { readonly [K in FaceKind]: number } = {
  objectives: 1200,
  battle: 900,
  'campaign-battle': 1400,
  first: 700,
  ford: 600,
  armies: 1400,
  hands: 500,
  turn: 600,
  tent: 1000,
  command: 1300,
  'no-command': 600,
  ordered: 0,
  cured: 500,
  moves: 550,
  plays: 1500,
  cancelled: 900,
  recovers: 600,
  barred: 600,
  hurries: 500,
  pushed: 600,
  lifted: 600,
  spate: 1000,
  tramples: 800,
  poisoned: 700,
  stunned: 700,
  gains: 350,
  sacrifices: 600,
  attacks: 850,
  rolls: 1300,
  rerolls: 1200,
  commits: 600,
  shelters: 600,
  prevents: 700,
  suffers: 800,
  falls: 1000,
  supported: 600,
  stands: 600,
  retreats: 700,
  cornered: 600,
  advances: 600,
  frenzy: 700,
  scores: 800,
  burns: 800,
  cairn: 700,
  draws: withTheDeed,
  drops: 400,
  reshuffles: withTheDeed,
  silent: 300,
  wins: 1500,
  'battle-won': 2200,
  'campaign-won': 1500,
  drawn: 1500,
};

const fights: readonly FaceKind[] = [
  'attacks',
  'rolls',
  'rerolls',
  'commits',
  'shelters',
  'prevents',
  'suffers',
  'falls',
  'supported',
  'stands',
  'retreats',
  'cornered',
  'advances',
  'frenzy',
  'poisoned',
  'stunned',
  'spate',
  'tramples',
];
const moves: readonly FaceKind[] = ['moves', 'retreats', 'advances', 'pushed', 'lifted', 'ordered', 'turn'];
const cards: readonly FaceKind[] = [
  'command',
  'no-command',
  'plays',
  'cancelled',
  'scores',
  'gains',
  'draws',
  'drops',
  'tent',
  'burns',
  'cairn',
  'wins',
  'battle-won',
  'campaign-won',
  'drawn',
];

/** Book-keeping, which the log folds away. */
export const logMinor: readonly FaceKind[] = [
  'ordered',
  'hands',
  'gains',
  'draws',
  'drops',
  'reshuffles',
  'silent',
  'commits',
];

/** Filters of the log. */
export const logFilters: readonly LogFilter[] = [
  { name: 'fights', icon: 'crossed-swords', label: fellsTexts.filters.fights, tells: fights },
  { name: 'moves', icon: 'footsteps', label: fellsTexts.filters.moves, tells: moves },
  { name: 'cards', icon: 'card-play', label: fellsTexts.filters.cards, tells: cards },
];
