// How long each report of Castles is looked at, and under which heading of the log it stands.

import type { LogFilter } from '@bridgefront/page/contract.ts';
import type { FaceKind } from '../rules/table.ts';
import { castlesTexts } from './texts.ts';

/** A card that is drawn comes with what it is drawn for. */
const withTheDeed = -1;

/** Milliseconds at normal pace. */
export const durations: { readonly [K in FaceKind]: number } = {
  start: 700,
  turn: 600,
  draws: withTheDeed,
  anew: 700,
  under: 500,
  reshuffled: withTheDeed,
  'deck-empty': 800,
  plays: 1500,
  enters: 1200,
  moves: 650,
  put: 500,
  attacks: 900,
  area: 1300,
  assassinates: 1000,
  destroyed: 700,
  mends: 700,
  charged: 600,
  rain: 700,
  ambush: 800,
  looks: 900,
  trap: 700,
  discards: 600,
  orders: 0,
  ends: 0,
  yields: 900,
  // A Castle takes 1500 to come down, from the blow on; then the winner's flag rises.
  over: 1800,
  series: 1500,
};

/** Book-keeping, which the log folds away. */
export const logMinor: readonly FaceKind[] = ['draws', 'under', 'reshuffled', 'discards', 'orders', 'ends'];

/** Headings of the log. */
export const logFilters: readonly LogFilter[] = [
  {
    name: 'turns',
    icon: 'card-play',
    label: castlesTexts.logTurns,
    tells: [
      'start',
      'turn',
      'draws',
      'anew',
      'under',
      'reshuffled',
      'deck-empty',
      'plays',
      'enters',
      'looks',
      'discards',
      'orders',
      'ends',
      'over',
      'series',
    ],
  },
  {
    name: 'moves',
    icon: 'footsteps',
    label: castlesTexts.logMoves,
    tells: ['moves', 'put', 'charged', 'trap'],
  },
  {
    name: 'fights',
    icon: 'crossed-swords',
    label: castlesTexts.logFights,
    tells: ['attacks', 'area', 'assassinates', 'destroyed', 'mends', 'rain', 'ambush'],
  },
];
