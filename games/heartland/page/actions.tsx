// The bar of actions: the commit in the making, passing, and answers that stand for nothing on the table.

import { Button } from '@bridgefront/page/ui/button.tsx';
import { clearDraft, sendDraft } from './draft.ts';
import { choosing, lit } from '@bridgefront/page/choosing.ts';
import type { Seen } from './seen.ts';
import { words } from './texts.ts';
import styles from './actions.module.css';

/** Kinds of choices that only the bar shows. */
const own = new Set(['pass', 'done', 'keep', 'redraw', 'stay', 'bottom', 'card']);

function Commit({ seen }: { readonly seen: Seen }) {
  const { match, table, draft, commits } = seen;
  if (!commits) return null;
  const size = draft.goes.size + draft.retreats.size;
  if (size === 0) return <p class={styles.hint}>{words.commitHint}</p>;
  // What was begun in the list and not touched here is ended there, or by its own button.
  if (match.plan.value[0] === 'commit' && draft.of === '') return null;
  return (
    <>
      <Button kind="primary" {...lit(true)} onClick={() => sendDraft(match, table)}>
        {words.commit(draft.goes.size, draft.retreats.size)}
      </Button>
      <Button onClick={clearDraft}>{words.clear}</Button>
    </>
  );
}

/** The bar. */
export function Actions({ seen }: { readonly seen: Seen }) {
  const { match } = seen;
  const answers = [...seen.open.values()].filter(({ choice }) => own.has(choice.split(':')[0] ?? ''));
  return (
    <div class={styles.bar} role="group" aria-label={words.actions}>
      <Commit seen={seen} />
      {answers.map(({ choice, label }) => (
        <Button key={choice} kind={choice === 'done' ? 'primary' : 'secondary'} {...choosing(match, choice)}>
          {label}
        </Button>
      ))}
    </div>
  );
}
