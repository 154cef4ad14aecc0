// How long each report of Twin Bridges is looked at, and under which heading of the log it stands.

import type { FaceKind } from '../rules/table.ts';
import { twinBridgesTexts } from './texts.ts';
import type { LogFilter } from '@bridgefront/page/contract.ts';

/** Milliseconds at normal pace. */
export const durations: { readonly [K in FaceKind]: number } = {
  offer: 500,
  picks: 700,
  'last-card': 500,
  'takes-deck': 700,
  hands: 900,
  turn: 700,
  summons: 1200,
  chants: 1500,
  damaged: 700,
  pushed: 600,
  recalled: 700,
  strengthened: 600,
  warded: 600,
  returns: 400,
  assault: 600,
  sprints: 500,
  attacks: 900,
  strikes: 1000,
  destroyed: 600,
  'bastion-falls': 1400,
  'fort-falls': 1600,
  drawn: 1200,
};

/** Book-keeping, which the log folds away. */
export const logMinor: readonly FaceKind[] = ['returns', 'hands', 'assault'];

/** Headings of the log. */
export const logFilters: readonly LogFilter[] = [
  {
    name: 'plays',
    icon: 'card-play',
    label: twinBridgesTexts.logPlays,
    tells: [
      'turn',
      'summons',
      'chants',
      'damaged',
      'pushed',
      'recalled',
      'strengthened',
      'warded',
      'returns',
    ],
  },
  {
    name: 'assault',
    icon: 'crossed-swords',
    label: twinBridgesTexts.logAssault,
    tells: ['assault', 'sprints', 'attacks', 'strikes', 'destroyed', 'bastion-falls', 'fort-falls', 'drawn'],
  },
  {
    name: 'draft',
    icon: 'card-draw',
    label: twinBridgesTexts.logDraft,
    tells: ['offer', 'picks', 'last-card', 'takes-deck', 'hands'],
  },
];
