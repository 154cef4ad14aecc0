// What is asked several times a round, short enough to be read at a glance: one's villagers stand on the table, and the
// button says what a pass ends.

import type { Asked } from '@bridgefront/page/contract.ts';
import type { TableView } from '../rules/table.ts';
import { words } from './texts.ts';

/** What each kind of choice is called in the question, in its order. */
const deeds: { readonly [ask: string]: readonly (readonly [kinds: RegExp, deed: string])[] } = {
  strategy: [
    [/^(?:villager|unit|settle):/, words.asks.card],
    [/^commit$/, words.asks.units],
    [/^stratagem:/, words.asks.stratagem],
  ],
  battle: [
    [/^tactic:/, words.asks.tactic],
    [/^maneuver:/, words.asks.maneuver],
  ],
};

/** The question of a phase before anything is chosen, with what can be done; null: the rules' own sentence. */
export function question(
  { ask, plan, choices }: Asked,
  { passes }: Pick<TableView, 'passes'>,
): string | null {
  const all = deeds[ask];
  if (plan.length > 0 || all === undefined) return null;
  if (passes > 0) return words.asks.passed;
  const open = all.flatMap(([kind, deed]) => (choices.some((one) => kind.test(one)) ? [deed] : []));
  return words.asks.now(ask === 'strategy' ? 'Strategy' : 'Battle', open.slice(0, 2));
}
