// Heartland as the kernel sees it: everything that is needed to play, watch, read and simulate it.

import { defineGame } from '@bridgefront/kernel';
import { decks } from './cards/decks.ts';
import { CARDS } from './cards/table.ts';
import { combatDecisions, combatSteps } from './combat/combat.ts';
import { appraise, favourite } from './evaluation/appraise.ts';
import { calm, estimate } from './evaluation/estimate.ts';
import type { Terms } from './faces.ts';
import { checkOptions, declarations } from './options.ts';
import { readState } from './position/read.ts';
import { laws } from './position/laws.ts';
import { writeState } from './position/write.ts';
import { presets } from './presets.ts';
import { replenishDecisions, replenishSteps } from './replenish.ts';
import { roundDecisions, roundSteps } from './round.ts';
import { setup, setupDecisions, setupSteps } from './setup.ts';
import { census, copyState, outcome, resample } from './state.ts';
import { choiceLabel, promptText } from './text/choices.ts';
import { reportText } from './text/reports.ts';
import { played } from './played.ts';
import type { State } from './types.ts';
import { views } from './view.ts';
import type { TableView } from './view.ts';
import { styles } from './styles.ts';

export { cardsJson } from './text/json.ts';
export type { CardJson } from './text/json.ts';
export type { SettlementView, SideView, TableView, UnitView } from './view.ts';

/** The game. Version: raised whenever the same choices may lead elsewhere. */
export const heartland = defineGame<State, Terms, TableView>()({
  name: 'heartland',
  title: 'Heartland',
  version: '1.0.0',
  rules: { cards: CARDS, decks },
  seats: { min: 2, max: 2 },
  options: declarations,
  styles,
  presets,
  checkOptions,
  setup,
  steps: { ...setupSteps, ...roundSteps, ...combatSteps, ...replenishSteps },
  decisions: { ...setupDecisions, ...roundDecisions, ...combatDecisions, ...replenishDecisions },
  turn: ({ round }) => round,
  copy: copyState,
  ...views,
  resample,
  outcome,
  played,
  position: { write: writeState, read: readState, laws },
  describe: { prompt: promptText, choice: choiceLabel, report: reportText },
  estimate,
  calm,
  // To the end of the round: what comes of the next one is mostly what is drawn.
  foresight: 1 / 8,
  appraise,
  favourite,
  census,
});

export { heartland as game };
