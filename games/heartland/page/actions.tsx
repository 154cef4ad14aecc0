// What is asked and stands for nothing on the table, and the way out of a settlement in the making.

import { useEffect } from 'preact/hooks';
import type { PrimaryAction } from '@bridgefront/page/contract.ts';
import { Overlay } from '@bridgefront/page/stage/stage.tsx';
import { Button } from '@bridgefront/page/ui/button.tsx';
import { sendDraft } from './draft.ts';
import { choosing } from '@bridgefront/page/choosing.ts';
import type { Match } from './match.ts';
import { seenOf } from './seen.ts';
import type { Seen } from './seen.ts';
import { forgetFrontier } from './settling.ts';
import type { Settling } from './settling.ts';
import { words } from './texts.ts';
import styles from './actions.module.css';

/** Kinds of choices that only stand here. */
const own = new Set(['keep', 'redraw', 'stay', 'bottom', 'card']);

function Settle({ match, settling }: { readonly match: Match; readonly settling: Settling }) {
  const { name, frontier } = settling;
  // Whoever takes it back is asked anew.
  useEffect(() => forgetFrontier, []);
  return (
    <>
      {frontier === null && <p class={styles.hint}>{words.settleHint(name)}</p>}
      <Button onClick={() => match.busy.peek() || match.takeBack()}>{words.settleNot}</Button>
    </>
  );
}

/** The button of the panel: the commit or the settlement in the making, else passing. */
export function primary(match: Match): PrimaryAction | null {
  const { draft, commits, settling, open } = seenOf(match);
  if (settling !== null) {
    const { name, frontier } = settling;
    return frontier === null
      ? null
      : { label: words.settle(name, words.place(frontier)), choice: `frontier:${frontier}` };
  }
  if (commits && draft.goes.size + draft.retreats.size > 0)
    return { label: words.commit(draft.goes.size, draft.retreats.size), run: () => sendDraft(match) };
  return open.get('pass') ?? null;
}

/** They lie at the far side of the frontiers: one's own units are what they are about, and both hearts stay in sight. */
export function Actions({ seen }: { readonly seen: Seen }) {
  const { match, settling } = seen;
  const answers = [...seen.open.values()].filter(({ choice }) => own.has(choice.split(':')[0] ?? ''));
  return (
    <Overlay at="top" bare class={styles.overlay ?? ''}>
      <div class={styles.bar} role="group" data-bar tabIndex={-1} aria-label={words.actions}>
        {settling !== null && <Settle match={match} settling={settling} />}
        {answers.map(({ choice, label }) => (
          <Button key={choice} {...choosing(match, choice)}>
            {label}
          </Button>
        ))}
      </div>
    </Overlay>
  );
}
