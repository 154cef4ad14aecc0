// All steps and decisions of the game, by name. After the end of a match no step does anything.

import type { DecisionRules, StepHandler } from '@bridgefront/kernel';
import type { Seat } from '@bridgefront/kernel';
import { afterDecisions, afterSteps } from './combat/after.ts';
import { retreatDecisions, retreatSteps } from './combat/retreat.ts';
import { rollDecisions, rollSteps } from './combat/roll.ts';
import { suffer } from './harm.ts';
import { loreEffect } from './lore/play.ts';
import { trampleDecisions, trampleOn } from './lore/trample.ts';
import { openWindow, windowDecisions } from './lore/windows.ts';
import { setupDecisions, setupSteps } from './setup.ts';
import { battleDecisions } from './turn/battle.ts';
import { orderDecisions } from './turn/orders.ts';
import { turnHandlers, upkeepDecisions } from './turn/upkeep.ts';
import type { State } from './types.ts';
import type { WindowName } from './vocabulary.ts';

/** One handler for every kind of step. */
export const steps: { readonly [name: string]: StepHandler<State> } = {
  ...setupSteps,
  ...turnHandlers,
  ...rollSteps,
  ...retreatSteps,
  ...afterSteps,
  window: (turn, step) => openWindow(turn, step['window'] as WindowName, step['seat'] as Seat),
  'lore/effect': loreEffect,
  'harm/suffer': suffer,
  trample: trampleOn,
};

const questions: { readonly [name: string]: DecisionRules<State> } = {
  ...setupDecisions,
  ...orderDecisions,
  ...battleDecisions,
  ...upkeepDecisions,
  ...windowDecisions,
  ...trampleDecisions,
  ...rollDecisions,
  ...retreatDecisions,
  ...afterDecisions,
};

/** One entry for every question; all but windows can be taken back within a turn (FF-53). */
export const decisions: { readonly [name: string]: DecisionRules<State> } = Object.fromEntries(
  Object.entries(questions).map(([name, rules]) => [
    name,
    rules.window === undefined ? { ...rules, takeBack: 'turn' } : rules,
  ]),
);
