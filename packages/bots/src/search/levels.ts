// Opponents for people: one search, which errs the more the weaker it is, and names for four points of its scale.

import type { Bot } from '../types.ts';
import { searchBot } from './search.ts';
import { soundSearch } from './settings.ts';
import type { SearchSettings } from './settings.ts';

/**
 * The search that never errs by lot: it weighs many plans, looks about a round ahead, and makes the best that it finds. By it past
 * decisions are judged and puzzles are set, and the lab's `sober` player plays so. No level does.
 */
export const soberSearch: SearchSettings = {
  ...soundSearch,
  budget: { playouts: 300 },
  plans: 16,
  looks: [8],
  doubt: 2,
};

const warlordPlayouts = 640;

/** Weighs more plans for longer, each by what its own best next plan makes of it, and looks further ahead. */
export const warlordSearch: SearchSettings = {
  ...soundSearch,
  budget: { playouts: warlordPlayouts },
  plans: 24,
  looks: [8, 14],
  depth: 2,
  nextPlans: 6,
  doubt: 2,
};

/** The strength at which the search does its best. */
export const fullStrength = 100;

// What a strength loses of what a plan by lot would lose. From the apprentice (50) up to full strength it falls in even steps;
// below, in steps three times as wide: a first opponent has to err so that a newcomer sees it.
const middle = 0.5;
const lapseAtMiddle = 0.16;
const lapseAtNone = 0.64;

function lapseOf(lack: number): number {
  if (lack <= middle) return (lapseAtMiddle * lack) / middle;
  return lapseAtMiddle + ((lapseAtNone - lapseAtMiddle) * (lack - middle)) / (1 - middle);
}

// Where plans are made by chance anyway, their worth need not be known as well: the budget of strength 0 is the whole one
// halved so often.
const halvings = 3;

/**
 * The search at a strength from 0 to `fullStrength`, which always makes the best plan it finds. Every strength weighs the same
 * plans in the same way, and makes one by chance, the likelier the more it is worth: so none plays like a stronger one,
 * whatever the rules are. How much that loses is a part of what is at stake between these plans: so a strength errs alike
 * where one question decides a match and where hundreds do.
 */
export function strengthSearch(strength: number): SearchSettings {
  const lack = 1 - strength / fullStrength;
  return {
    ...warlordSearch,
    budget: { playouts: Math.round(warlordPlayouts / 2 ** (halvings * lack)) },
    lapse: lapseOf(lack),
  };
}

interface Level {
  readonly name: string;
  readonly summary: string;
  readonly strength: number;
}

const levels: readonly Level[] = [
  {
    name: 'novice',
    summary: 'a first opponent: sees what is good and often does something else',
    strength: 25,
  },
  { name: 'apprentice', summary: 'knows the game, and often takes what looks nearly as good', strength: 50 },
  {
    name: 'veteran',
    summary: 'weighs many plans against what others will do, and seldom errs by much',
    strength: 75,
  },
  {
    name: 'warlord',
    summary: 'weighs the same plans for longer and always takes the best it finds',
    strength: fullStrength,
  },
];

/** The levels, weakest first. */
export const levelBots: readonly Bot[] = levels.map(({ name, summary, strength }) =>
  searchBot(name, summary, strengthSearch(strength)),
);

const strengthForm = /^strength:(0|[1-9]\d{0,2})$/;

/** The strength of a level, or of a name such as `strength:40`; null: another bot. */
export function strengthOf(name: string): number | null {
  const level = levels.find((one) => one.name === name);
  const strength = level?.strength ?? Number(strengthForm.exec(name)?.[1] ?? Infinity);
  return strength > fullStrength ? null : strength;
}
