// How long each report of Heartland is looked at, and under which heading of the log it stands.

import type { LogFilter } from '@bridgefront/page/contract.ts';
import type { FaceKind } from '../rules/table.ts';
import { words } from './texts.ts';

/** A card that is drawn comes with what it is drawn for. */
const withTheDeed = -1;

/** Milliseconds at normal pace. */
export const durations: { readonly [K in FaceKind]: number } = {
  deck: 700,
  initiative: 500,
  'first-hand': 400,
  mulligan: 500,
  round: 700,
  villager: 1000,
  settles: 1200,
  razes: 900,
  deploys: 1200,
  stratagem: 1000,
  commits: 1400,
  passes: 450,
  scouts: 500,
  scouted: 500,
  battle: 700,
  quiet: 500,
  tactic: 1500,
  maneuver: 700,
  heals: 600,
  drains: 700,
  draws: withTheDeed,
  readies: 600,
  damages: 700,
  weakens: 700,
  empowers: 700,
  rallies: 800,
  repels: 800,
  shifts: 800,
  salvages: 700,
  dies: 900,
  combat: 500,
  chooses: 1000,
  clash: 1900,
  strikes: 1200,
  wins: 350,
  occupies: 1100,
  'goes-home': 700,
  trigger: 500,
  returns: 600,
  idle: 500,
  replenishes: withTheDeed,
  discards: 500,
  ends: 1500,
};

/** Book-keeping, which the log folds away. */
export const logMinor: readonly FaceKind[] = ['passes', 'replenishes', 'draws', 'scouted', 'combat'];

/** Headings of the log. */
export const logFilters: readonly LogFilter[] = [
  {
    name: 'deeds',
    icon: 'card-play',
    label: words.logDeeds,
    tells: [
      'villager',
      'settles',
      'razes',
      'deploys',
      'stratagem',
      'commits',
      'passes',
      'scouts',
      'scouted',
      'tactic',
      'maneuver',
      'heals',
      'drains',
      'readies',
      'damages',
      'weakens',
      'empowers',
      'rallies',
      'repels',
      'shifts',
      'salvages',
    ],
  },
  {
    name: 'combat',
    icon: 'crossed-swords',
    label: words.logCombat,
    tells: [
      'battle',
      'quiet',
      'combat',
      'chooses',
      'clash',
      'dies',
      'strikes',
      'wins',
      'occupies',
      'goes-home',
      'ends',
    ],
  },
  {
    name: 'round',
    icon: 'hourglass',
    label: words.logRound,
    tells: [
      'deck',
      'initiative',
      'first-hand',
      'mulligan',
      'round',
      'trigger',
      'returns',
      'idle',
      'replenishes',
      'draws',
      'discards',
    ],
  },
];
