// Castles as the kernel sees it: everything that is needed to play, watch, read and simulate it.

import { defineGame } from '@bridgefront/kernel';
import { CARDS } from './cards/table.ts';
import { quickPolicy, searchPolicy } from './evaluation/appraise.ts';
import { estimate } from './evaluation/estimate.ts';
import type { Terms } from './faces.ts';
import { mainDecisions } from './main.ts';
import { moveSteps } from './move-steps.ts';
import { mulliganDecisions } from './mulligan.ts';
import { checkOptions } from './check-options.ts';
import { declarations } from './options.ts';
import { readState } from './position/read.ts';
import { laws } from './position/laws.ts';
import { writeState } from './position/write.ts';
import { setup, setupSteps } from './setup.ts';
import { playersOf } from './sides.ts';
import { census, copyState, resample } from './state.ts';
import { outcome, scored } from './ending.ts';
import { seriesDecisions, turnOf } from './series.ts';
import { choiceLabel, promptText, trapWindows } from './text/choices.ts';
import { reportText } from './text/reports.ts';
import { trapDecisions, trapSteps } from './trap.ts';
import { endDecisions, turnSteps } from './turn.ts';
import { played } from './played.ts';
import type { State } from './types.ts';
import { views } from './view.ts';
import type { TableView } from './view.ts';
import { styles } from './styles.ts';

export { cardsJson } from './text/json.ts';
export type { CardJson } from './text/json.ts';
export { castlesOptions } from './options.ts';
export type { PieceView, SideView, TableView } from './view.ts';

/** The game. Version: raised whenever the same choices may lead elsewhere. */
export const castles = defineGame<State, Terms, TableView>()({
  name: 'castles',
  title: 'Castles',
  version: '1.0.0',
  rules: { cards: CARDS },
  seats: { min: 2, max: 4 },
  sides: (seats) => [0, 1].map((side) => playersOf({ seats: { length: seats } }, side)),
  options: declarations,
  styles,
  checkOptions,
  setup,
  steps: { ...setupSteps, ...turnSteps, ...moveSteps, ...trapSteps },
  decisions: {
    ...mainDecisions,
    ...endDecisions,
    ...trapDecisions,
    ...seriesDecisions,
    ...mulliganDecisions,
  },
  turn: turnOf,
  copy: copyState,
  ...views,
  resample,
  outcome,
  played,
  scored,
  position: { write: writeState, read: readState, laws },
  describe: { prompt: promptText, choice: choiceLabel, report: reportText, windows: trapWindows },
  estimate,
  ...quickPolicy,
  wholeTurns: true,
  searchPolicy,
  census,
});

export { castles as game };
