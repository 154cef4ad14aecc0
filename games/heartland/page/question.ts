// What is asked several times a round, short enough to be read at a glance: one's villagers stand on the table, and the
// button says what a pass ends.

import type { Asked } from '@bridgefront/page/contract.ts';
import type { TableView } from '../rules/table.ts';
import { nameOf } from '../rules/table.ts';
import { inHand } from './draft.ts';
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

type Shown = Pick<TableView, 'passes' | 'units' | 'active'>;

// Whoever may still be sent, or moved elsewhere, before the commit is shown.
function commitWords(plan: readonly string[], { units, active }: Shown): string {
  const idle = units.some(
    ({ id, seat, at, exerted }) =>
      seat === active && at === 0 && exerted !== true && !plan.some((one) => one.startsWith(`go:${id},`)),
  );
  return idle ? words.asks.sendMore : words.asks.showCommit;
}

/**
 * The question of a phase, with what can be done; of a commit in the making, and of the unit in the hand; null: the rules'
 * own sentence.
 */
export function question({ ask, plan, choices }: Asked, view: Shown): string | null {
  const held = ask === 'strategy' ? view.units.find(({ id }) => id === inHand()) : undefined;
  if (held !== undefined) return words.asks.where(nameOf(held.card));
  if (plan[0] === 'commit') return commitWords(plan, view);
  const all = deeds[ask];
  if (plan.length > 0 || all === undefined) return null;
  if (view.passes > 0) return words.asks.passed;
  const open = all.flatMap(([kind, deed]) => (choices.some((one) => kind.test(one)) ? [deed] : []));
  return words.asks.now(ask === 'strategy' ? 'Strategy' : 'Battle', open.slice(0, 2));
}
