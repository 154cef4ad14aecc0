// Bridgefront as the kernel sees it: everything that is needed to play, watch, read and simulate it.

import { defineGame } from '@bridgefront/kernel';
import { appraise, favourite, searchPolicy } from './evaluation/appraise.ts';
import { battleDecisions, battleSteps } from './battle/battle.ts';
import { checkCards } from './cards/book.ts';
import { CARDS } from './cards/index.ts';
import { census } from './state/census.ts';
import { estimate } from './evaluation/estimate.ts';
import { declarations } from './options.ts';
import { presets } from './presets.ts';
import { actionDecisions, actionSteps } from './phases/action.ts';
import { endingDecisions, endingSteps } from './phases/ending.ts';
import { marketDecisions, marketSteps } from './phases/market.ts';
import { resetDecisions, resetSteps } from './phases/reset.ts';
import { outcome } from './phases/scoring.ts';
import { readState } from './position/read.ts';
import { laws } from './position/laws.ts';
import { writeState } from './position/write.ts';
import { resample } from './seen/resample.ts';
import { cardSteps } from './resolve/cards.ts';
import { lateDecisions } from './resolve/late.ts';
import { ownStarters, starterSwaps } from './cards/starter-decks.ts';
import { checkFactions, checkRadius, setup, setupDecisions, setupSteps } from './setup/setup.ts';
import { copyState } from './state/state.ts';
import { describe } from './text/describe.ts';
import {
  whyNotAction,
  whyNotBack,
  whyNotCollected,
  whyNotLate,
  whyNotShown,
  whyNotStudied,
} from './text/why-not.ts';
import type { Terms } from './terms.ts';
import { leastSeats, mostSeats } from './types.ts';
import { played } from './played.ts';
import type { State } from './types.ts';
import { views } from './seen/view.ts';
import type { TableView } from './seen/view.ts';
import { styles } from './styles.ts';

export { cardsJson } from './text/json.ts';
export type { CardJson } from './text/json.ts';
export { factionNames } from './effects.ts';
export { parseArmy } from './odds/army.ts';
export { odds } from './odds/odds.ts';
export type { OddsQuestion } from './odds/odds.ts';
export type { ChampionView, OwnView, PublicSeat, TableView, UnitsView } from './seen/view.ts';

// Ages follow one another (§19, I-06).
function checkAges(one: number, two: number): string | null {
  return one <= two ? null : `Age II cannot end in round ${two}, before Age I ends in round ${one}.`;
}

/** The game. Version: raised whenever the same choices may lead elsewhere. */
export const bridgefront = defineGame<State, Terms, TableView>()({
  name: 'bridgefront',
  title: 'Bridgefront',
  version: '3.1.0',
  rules: { cards: CARDS, starterSwaps, ownStarters },
  seats: { min: leastSeats, max: mostSeats },
  options: declarations,
  styles,
  presets,
  checkOptions(options, seats) {
    return (
      checkFactions(String(options['factions']), seats) ??
      checkRadius(Number(options['boardRadius'])) ??
      checkAges(Number(options['ageOneRounds']), Number(options['ageTwoRounds'])) ??
      checkCards({ cards: String(options['cards']), cardChanges: String(options['cardChanges']) })
    );
  },
  setup,
  steps: {
    ...setupSteps,
    ...resetSteps,
    ...marketSteps,
    ...actionSteps,
    ...cardSteps,
    ...battleSteps,
    ...endingSteps,
  },
  decisions: {
    ...setupDecisions,
    'free-card': { ...setupDecisions['free-card'], whyNot: whyNotShown },
    study: { ...resetDecisions.study, whyNot: whyNotStudied },
    ...marketDecisions,
    ...actionDecisions,
    action: { ...actionDecisions.action, whyNot: whyNotAction },
    ...lateDecisions,
    discard: { ...lateDecisions.discard, whyNot: whyNotLate.discard },
    topdeck: { ...lateDecisions.topdeck, whyNot: whyNotLate.topdeck },
    keep: { ...lateDecisions.keep, whyNot: whyNotLate.keep },
    scry: { ...lateDecisions.scry, whyNot: whyNotLate.scry },
    branch: { ...lateDecisions.branch, whyNot: whyNotLate.branch },
    draft: { ...lateDecisions.draft, whyNot: whyNotShown },
    ...battleDecisions,
    retreat: { ...battleDecisions.retreat, whyNot: whyNotBack },
    collect: { ...endingDecisions.collect, whyNot: whyNotCollected },
  },
  turn: ({ round }) => round,
  copy: copyState,
  ...views,
  resample,
  outcome,
  played,
  position: { write: writeState, read: readState, laws },
  describe,
  estimate,
  appraise,
  favourite,
  searchPolicy,
  census,
});

export { bridgefront as game };
