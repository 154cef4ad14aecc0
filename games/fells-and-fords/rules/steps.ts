// All steps and decisions of the game, by name. After the end of a match no step does anything.

import type { DecisionTable, StepHandlers } from '@bridgefront/kernel';
import { afterDecisions, afterSteps } from './combat/after.ts';
import { retreatDecisions, retreatSteps } from './combat/retreat.ts';
import { rollDecisions, rollSteps } from './combat/roll.ts';
import { suffer } from './harm.ts';
import { loreEffect } from './lore/play.ts';
import { trampleDecisions, trampleOn } from './lore/trample.ts';
import { openWindow, windowDecisions } from './lore/windows.ts';
import { objectiveDecisions, objectiveSteps } from './objectives.ts';
import { setupDecisions, setupSteps } from './setup.ts';
import { battleDecisions } from './turn/battle.ts';
import { orderDecisions } from './turn/orders.ts';
import { turnHandlers, upkeepDecisions } from './turn/upkeep.ts';
import type { State } from './types.ts';
import { reasons } from './why-not/index.ts';
import type { WhyNot } from './why-not/reason.ts';
import type { Terms } from './faces.ts';

/** One handler for every kind of step. */
export const steps = {
  ...objectiveSteps,
  ...setupSteps,
  ...turnHandlers,
  ...rollSteps,
  ...retreatSteps,
  ...afterSteps,
  window: (turn, step) => openWindow(turn, step.window, step.seat),
  'lore/effect': loreEffect,
  'harm/suffer': suffer,
  trample: trampleOn,
} satisfies StepHandlers<State, Terms>;

const questions = {
  ...objectiveDecisions,
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

// All but windows can be taken back within a turn (FF-53).
const asked: DecisionTable<State, Terms> = questions;

/** One entry for every question. */
export const decisions = Object.fromEntries(
  Object.entries(asked).map(([name, rules]) => {
    const whyNot = (reasons as { readonly [ask: string]: WhyNot })[name];
    const whole = { ...rules, whyNot, ...(rules.window === undefined ? { takeBack: 'turn' } : {}) };
    return [name, whole as typeof rules];
  }),
) as DecisionTable<State, Terms>;
