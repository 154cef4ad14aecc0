// Several choices meant at once: a March by its seal, an action with all that belongs to it.

import { effect, signal } from '@preact/signals';
import type { Match } from '../match.ts';

// Questions in between that a wish waits for: the answers say who goes, the wish says where.
const between = /^(forces|champion|points):/;

/** Makes choices one after the other, as the questions for them come, and gives up where they do not. Whoever made it has to stop it. */
export function wishes(match: Match, choose: (choice: string) => void) {
  const waiting = signal<readonly string[]>([]);
  // How long the plan was when the last wish went out: until it has grown, the answer is still to come.
  let sent = -1;
  const stop = effect(() => {
    const [next, ...rest] = waiting.value;
    const open = match.choices.value;
    const { length } = match.plan.value;
    const refused = match.refusal.value !== null;
    if (next === undefined || match.busy.value || open.length === 0) return;
    if (length === sent && !refused) return;
    // What is the only choice is made by itself, and "nobody else" is asked only where somebody else is left.
    const isMade = sent >= 0 && match.plan.value.includes(next, sent + 1);
    if (isMade || (next === 'none' && !open.some(({ choice }) => choice === 'none'))) {
      waiting.value = rest;
      return;
    }
    if (length < sent || refused) waiting.value = [];
    else if (open.some(({ choice }) => choice === next)) {
      sent = length;
      waiting.value = rest;
      // Not in the middle of telling about the answer before.
      queueMicrotask(() => choose(next));
    } else if (!open.some(({ choice }) => between.test(choice))) waiting.value = [];
  });
  const set = (choices: readonly string[]): void => {
    sent = -1;
    match.dismiss();
    waiting.value = choices;
  };
  return { set, stop };
}
