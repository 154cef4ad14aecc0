// Open choices that have no place on the board or in the hand: looking, reviving, ending the turn.

import { Button } from '@bridgefront/page/ui/button.tsx';
import { orderText } from '../rules/table.ts';
import styles from './actions.module.css';
import type { Match } from './match.ts';
import { choosing } from '@bridgefront/page/choosing.ts';
import type { Seen } from './seen.ts';
import { castlesTexts } from './texts.ts';

const placed: ReadonlySet<string> = new Set([
  'unit',
  'zone',
  'at',
  'with',
  'play',
  'build',
  'discard',
  'order',
  'let-pass',
  'spring',
]);

/** See above. */
export function Actions({ match, seen }: { readonly match: Match; readonly seen: Seen }) {
  const rest = [...seen.open.values()].filter(({ choice }) => !placed.has(choice.split(':')[0] ?? ''));
  const { seat } = match.shown.value.view;
  const order = seat === null ? undefined : seen.table.seats[seat]?.order;
  return (
    <div class={styles.actions}>
      <span class={styles.order}>
        {order === undefined || seen.open.has('order:hold') ? '' : castlesTexts.present(orderText(order))}
      </span>
      {rest.map(({ choice, label }) => (
        <Button key={choice} kind={choice === 'done' ? 'primary' : 'secondary'} {...choosing(match, choice)}>
          {label}
        </Button>
      ))}
    </div>
  );
}
