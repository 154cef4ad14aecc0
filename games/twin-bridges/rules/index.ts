// Twin Bridges as the kernel sees it: everything that is needed to play, watch, read and simulate it.

import { defineGame } from '@bridgefront/kernel';
import { censusOf } from '@bridgefront/tabletop/state';
import { decks } from './cards/decks.ts';
import { CARDS } from './cards/table.ts';
import { appraise, favourite } from './evaluation/appraise.ts';
import { estimate } from './evaluation/estimate.ts';
import type { Terms } from './faces.ts';
import { checkCards } from './cards/in-force.ts';
import { declarations, twinOptions } from './options.ts';
import { position } from './position.ts';
import { setup, setupDecisions, setupSteps } from './setup.ts';
import { outcome, resample, staysSeen, table } from './state.ts';
import { choiceLabel, promptText } from './text/choices.ts';
import { reportText } from './text/reports.ts';
import { turnDecisions, turnSteps } from './turn/turn.ts';
import { played } from './played.ts';
import type { State } from './state.ts';
import { views } from './view.ts';
import type { TableView } from './view.ts';
import { styles } from './styles.ts';

export { cardsJson } from './text/json.ts';
export type { CardJson } from './text/json.ts';
export type { DraftView, SideView, TableView, UnitView } from './view.ts';

/** The game. Version: raised whenever the same choices may lead elsewhere. */
export const twinBridges = defineGame<State, Terms, TableView>()({
  name: 'twin-bridges',
  title: 'Twin Bridges',
  version: '1.1.0',
  rules: { cards: CARDS, decks },
  seats: { min: 2, max: 2 },
  options: declarations,
  styles,
  checkOptions: (options) => checkCards(twinOptions(options)),
  setup,
  turn: ({ turn }) => turn,
  steps: { ...setupSteps, ...turnSteps },
  decisions: { ...setupDecisions, ...turnDecisions },
  copy: table.copy,
  ...views,
  resample,
  outcome,
  played,
  staysSeen,
  position,
  describe: { prompt: promptText, choice: choiceLabel, report: reportText },
  estimate,
  appraise,
  favourite,
  census: censusOf(table),
});

export { twinBridges as game };
