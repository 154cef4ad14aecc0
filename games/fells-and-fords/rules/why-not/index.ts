// Why choices are refused, by question: the one condition that fails, in the rules' words, with its id.

import type { Terms } from '../faces.ts';
import { whyNotMustered } from './army.ts';
import {
  whyNotBack,
  whyNotDropped,
  whyNotFord,
  whyNotKept,
  whyNotObjective,
  whyNotReacted,
  whyNotUpkeep,
} from './cards.ts';
import {
  whyNotAdvanced,
  whyNotAgain,
  whyNotCommitted,
  whyNotIgnored,
  whyNotRolled,
  whyNotThatWay,
  whyNotTrampled,
} from './combat.ts';
import type { WhyNot } from './reason.ts';
import { whyNotAttacked, whyNotCommand, whyNotMoved, whyNotOrders } from './turn.ts';

/** One entry for every question but `counter`, at which nothing can be wrong. */
export const reasons: { readonly [ask in Exclude<keyof Terms['asks'], 'counter'>]: WhyNot } = {
  objective: whyNotObjective,
  ford: whyNotFord,
  army: whyNotMustered,
  keep: whyNotBack,
  command: whyNotCommand,
  orders: whyNotOrders,
  moves: whyNotMoved,
  attacks: whyNotAttacked,
  trample: whyNotTrampled,
  react: whyNotReacted,
  dice: whyNotRolled,
  commit: whyNotCommitted,
  ignore: whyNotIgnored,
  way: whyNotThatWay,
  advance: whyNotAdvanced,
  again: whyNotAgain,
  feeler: whyNotKept,
  lore: whyNotUpkeep,
  drop: whyNotDropped,
};
