// The bar of actions: the commit or the settlement in the making, passing, and answers that stand for nothing on the table.

import { useEffect } from 'preact/hooks';
import { Button } from '@bridgefront/page/ui/button.tsx';
import { clearDraft, sendDraft } from './draft.ts';
import { choosing, lit } from '@bridgefront/page/choosing.ts';
import type { Match } from './match.ts';
import type { Seen } from './seen.ts';
import { forgetFrontier } from './settling.ts';
import type { Settling } from './settling.ts';
import { words } from './texts.ts';
import styles from './actions.module.css';

/** Kinds of choices that only the bar shows. */
const own = new Set(['pass', 'keep', 'redraw', 'stay', 'bottom', 'card']);

function Commit({ seen }: { readonly seen: Seen }) {
  const { match, draft, commits } = seen;
  if (!commits) return null;
  const size = draft.goes.size + draft.retreats.size;
  if (size === 0) return <p class={styles.hint}>{words.commitHint}</p>;
  return (
    <>
      <Button kind="primary" {...lit(true)} onClick={() => sendDraft(match)}>
        {words.commit(draft.goes.size, draft.retreats.size)}
      </Button>
      <Button onClick={() => clearDraft(match)}>{words.clear}</Button>
    </>
  );
}

function Settle({ match, settling }: { readonly match: Match; readonly settling: Settling }) {
  const { name, frontier } = settling;
  // Whoever takes it back is asked anew.
  useEffect(() => forgetFrontier, []);
  return (
    <>
      {frontier === null ? (
        <p class={styles.hint}>{words.settleHint(name)}</p>
      ) : (
        <Button kind="primary" {...choosing(match, `frontier:${frontier}`)}>
          {words.settle(name, words.place(frontier))}
        </Button>
      )}
      <Button onClick={() => match.busy.peek() || match.takeBack()}>{words.settleNot}</Button>
    </>
  );
}

/** The bar. */
export function Actions({ seen }: { readonly seen: Seen }) {
  const { match, settling } = seen;
  const answers = [...seen.open.values()].filter(({ choice }) => own.has(choice.split(':')[0] ?? ''));
  return (
    <div class={styles.bar} role="group" data-bar tabIndex={-1} aria-label={words.actions}>
      <Commit seen={seen} />
      {settling !== null && <Settle match={match} settling={settling} />}
      {answers.map(({ choice, label }) => (
        <Button key={choice} {...choosing(match, choice)}>
          {label}
        </Button>
      ))}
    </div>
  );
}
