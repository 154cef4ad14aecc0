// Advice for a person, in words: what a page says as well.

import { adviceFor, isTold } from '@bridgefront/bots';
import type { WordedPlan } from '@bridgefront/bots';
import { digest, viewOf } from '@bridgefront/kernel';
import type { Seat } from '@bridgefront/kernel';
import { shortLabel } from './menu.ts';
import type { Table } from './table.ts';

const percent = (share: number): string => `${Math.round(100 * share)} %`;

const wordsOf = ({ labels }: WordedPlan): string => labels.map(shortLabel).join(' › ');

// A difference that is smaller than its error says nothing.
function lagOf({ behind }: WordedPlan): string {
  const lag = behind !== null && isTold(behind) ? Math.round(100 * behind.mean) : 0;
  return lag > 0 ? `${lag} % less` : 'about as good';
}

/** What to do next and why, and what the others are expected to do, one sentence a line; only from what the seat knows. */
export function hintLines({ engine, game, match, names }: Table, seat: Seat): string[] {
  const seed = digest(JSON.stringify(viewOf(engine, match, seat)));
  const task = { game: game.name, seat, match: JSON.stringify(match), seed };
  const { best, others, reason, expected } = adviceFor(engine, task);
  if (best.share === null) return [`There is only one way: ${wordsOf(best)}.`];
  const said = (text: string): string =>
    text.replace(/\{(\d+)\}/g, (_, of: string) => names.name(Number(of))).replace(/\.$/, '');
  const why =
    reason === null
      ? []
      : [
          `${reason.with < reason.without ? 'Less' : 'More'} likely with it: ${said(reason.text)} (${percent(reason.with)}, else ${percent(reason.without)}).`,
        ];
  return [
    `The warlord would choose: ${wordsOf(best)}, win chance about ${percent(best.share)}.`,
    ...why,
    ...expected.map(({ text, share }) => `Expected: ${said(text)} (${percent(share)}).`),
    ...others.map((one, i) => `${i === 0 ? 'Instead: ' : 'Or: '}${wordsOf(one)}, ${lagOf(one)}.`),
  ];
}
