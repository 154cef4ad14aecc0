// Fells and Fords as the kernel sees it: everything that is needed to play, watch, read and simulate it.

import { defineGame } from '@bridgefront/kernel';
import { outcome } from './ending.ts';
import type { Terms } from './faces.ts';
import { policy } from './evaluation/appraise.ts';
import { effort } from './evaluation/effort.ts';
import { calm, estimate } from './evaluation/estimate.ts';
import { declarations } from './options.ts';
import { laws } from './position/laws.ts';
import { writeState } from './position/write.ts';
import { presets } from './presets.ts';
import { checkMatch, readState, setupMatch } from './scenario.ts';
import { census, copyState, resample } from './state.ts';
import { decisions, steps } from './steps.ts';
import { BATTLES } from './tables/battles.ts';
import { COMMANDS } from './tables/commands.ts';
import { LORE } from './tables/lore.ts';
import { OBJECTIVES } from './tables/objectives.ts';
import { PATTERNS } from './tables/patterns.ts';
import { PRESETS, UNITS } from './tables/units.ts';
import { loreWindows } from './text/cards.ts';
import { choiceLabel, promptText } from './text/choices.ts';
import { reportText } from './text/reports.ts';
import { played } from './played.ts';
import type { State } from './types.ts';
import { views } from './view.ts';
import type { TableView } from './view.ts';
import { styles } from './styles.ts';

export { cardsJson } from './json.ts';
export type { CardJson } from './json.ts';
export type { AimView } from './actions-view.ts';
export type { CampaignView } from './campaign-view.ts';
export type { CombatView, SideView, TableView, UnitView } from './view.ts';

// Turns count on from battle to battle.
function turnOf({ fought, round, active, first, options }: State): number {
  return 2 * (fought.length * (options.roundLimit + 1) + round) + (active === first ? 0 : 1);
}

/** The game. Version: raised whenever the same choices may lead elsewhere. */
export const fellsAndFords = defineGame<State, Terms, TableView>()({
  name: 'fells-and-fords',
  title: 'Fells and Fords',
  version: '1.1.0',
  rules: { UNITS, PRESETS, COMMANDS, LORE, OBJECTIVES, BATTLES, PATTERNS },
  seats: { min: 2, max: 2 },
  options: declarations,
  styles,
  presets,
  checkOptions: checkMatch,
  setup: setupMatch,
  steps,
  decisions,
  turn: turnOf,
  copy: copyState,
  ...views,
  resample,
  outcome,
  played,
  // Victory points of battles and campaigns are added up from nothing.
  scored: () => 0,
  position: { write: writeState, read: readState, laws },
  describe: { prompt: promptText, choice: choiceLabel, report: reportText, windows: loreWindows },
  estimate,
  ...policy,
  effort,
  calm,
  // Eight turns of a level's settings are one of this game, with all its attacks.
  foresight: 1 / 8,
  census,
});

export { fellsAndFords as game };
