// Open choices that no place, card or button of the table stands for: they are asked beside the place in question.

import type { OpenChoice } from '@bridgefront/page/match-context.ts';
import { offeredCards } from '../panels/legal.ts';
import type { Seen } from '../seen.ts';
import type { Targets } from './targets.ts';
import { valueOf } from './targets.ts';

const elsewhere = /^(edge|forces|points|buy|pass):/;

/** The choices, in the order of the list. */
export function otherChoices(
  seen: Seen,
  targets: Targets,
  championAt: (card: string) => string | null,
): readonly OpenChoice[] {
  const { match, own, view } = seen;
  const offered = offeredCards(seen);
  const places = new Set(targets.hexes.values());
  const shown = (choice: string): boolean => {
    if (elsewhere.test(choice) || places.has(choice) || choice === targets.force?.choice) return true;
    const value = valueOf(choice);
    if (choice.startsWith('hex:')) return true;
    if (choice.startsWith('card:')) return offered.includes(value) || own?.hand.includes(value) === true;
    if (choice.startsWith('champion:')) return championAt(value) !== null;
    // The panel's button.
    if (choice === 'none') return true;
    // Actions that begin a plan have buttons above the hand.
    return view.phase === 'action' && seen.ask === 'action' && seen.plan.length === 0;
  };
  return match.choices.value.filter(({ choice }) => !shown(choice));
}
