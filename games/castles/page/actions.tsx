// Open choices that have no place on the board, in the hand or in the panel: looking, reviving.

import { Overlay } from '@bridgefront/page/stage/stage.tsx';
import { Button } from '@bridgefront/page/ui/button.tsx';
import styles from './actions.module.css';
import type { Match } from './match.ts';
import { choosing } from '@bridgefront/page/choosing.ts';
import type { Seen } from './seen.ts';

const placed: ReadonlySet<string> = new Set([
  'unit',
  'zone',
  'at',
  'with',
  'play',
  'build',
  'discard',
  'under',
  'cycle',
  'order',
  'let-pass',
  'done',
  'next',
  'spring',
]);

/** Nothing while all that is open has its place. */
export function Actions({ match, seen }: { readonly match: Match; readonly seen: Seen }) {
  const rest = [...seen.open.values()].filter(({ choice }) => !placed.has(choice.split(':')[0] ?? ''));
  if (rest.length === 0) return null;
  return (
    <Overlay at="bottom" bare>
      <div class={styles.actions}>
        {rest.map(({ choice, label }) => (
          <Button key={choice} {...choosing(match, choice)}>
            {label}
          </Button>
        ))}
      </div>
    </Overlay>
  );
}
