// What is asked most often, short enough to be read at a glance: the board shows the rest.

import type { Asked } from '@bridgefront/page/contract.ts';
import { castlesTexts } from './texts.ts';

/** A turn's end asks first what is discarded, then for the Trap order. */
export function isOrderAsked(choices: readonly string[]): boolean {
  return choices.some((choice) => choice.startsWith('order:'));
}

/** The question of a turn before anything is chosen, and the one for the Trap order; null: the rules' own sentence. */
export function question({ ask, plan, choices }: Asked): string | null {
  if (ask === 'main' && plan.length === 0) return castlesTexts.yourTurn;
  return isOrderAsked(choices) ? castlesTexts.orderAsk : null;
}
