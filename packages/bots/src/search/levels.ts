// Opponents for people, from a first match to a hard fight: each one searches, and each errs as people do.

import type { Bot } from '../types.ts';
import { searchBot } from './search.ts';
import { soundSearch } from './settings.ts';
import type { SearchSettings } from './settings.ts';

/** Thinks of a few things it fancies, of what they bring at once and at best, and never of what others may do. */
export const noviceSearch: SearchSettings = {
  ...soundSearch,
  budget: { playouts: 12 },
  plans: 6,
  rounds: 0,
  looks: [1],
  others: 'sleep',
  optimism: 1,
  fancy: 0.1,
};

/** Looks at few plans and briefly, hopes that others keep still, and has its fancies. */
export const apprenticeSearch: SearchSettings = {
  ...soundSearch,
  budget: { playouts: 24 },
  plans: 4,
  rounds: 0,
  looks: [2],
  others: 'sleep',
  optimism: 0.3,
  fancy: 0.03,
};

/** Sober: weighs many plans against what the others will sensibly do, and looks about a round ahead. */
export const veteranSearch: SearchSettings = {
  ...soundSearch,
  budget: { playouts: 300 },
  plans: 16,
  looks: [8],
  doubt: 2,
};

/** Weighs more plans for longer, each by what its own best next plan makes of it, and looks further ahead. */
export const warlordSearch: SearchSettings = {
  ...soundSearch,
  budget: { playouts: 640 },
  plans: 24,
  looks: [8, 14],
  depth: 2,
  nextPlans: 6,
  doubt: 2,
};

/** The levels, weakest first. */
export const levelBots: readonly Bot[] = [
  searchBot('novice', 'a first opponent: follows its fancies and forgets about others', noviceSearch),
  searchBot('apprentice', 'knows the game, looks at few plans and hopes for the best', apprenticeSearch),
  searchBot('veteran', 'weighs many plans against what others will do', veteranSearch),
  searchBot('warlord', 'weighs more plans and the next ones too, and looks furthest ahead', warlordSearch),
];
