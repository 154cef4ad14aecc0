// What bidding means, beside the table while it is asked for: what a buyer risks, what passing does, ties.

import { bridgefrontTexts } from '../texts/table.ts';
import type { Match } from '../match.ts';
import { seenOf } from '../seen.ts';
import { Worth } from './worth.tsx';
import styles from './auction-help.module.css';

const t = bridgefrontTexts.offer;

/** Three lines, open in the first round and to be opened later; nothing when no bid is asked for. */
export function AuctionHelp({ match }: { readonly match: Match }) {
  const seen = seenOf(match);
  const { ask, open, options, view } = seen;
  if (ask !== 'bid' || open.size === 0) return null;
  const lines = [
    [t.buyShort, t.means.buy],
    [t.passShort, options.passPot ? t.means.pot : t.means.passing],
    ['', options.prospectWinsTies ? t.means.prospect : t.means.ties],
  ] as const;
  return (
    <>
      <Worth seen={seen} />
      <details class={styles.help} open={view.round === 1}>
        <summary>{t.how}</summary>
        <ul>
          {lines.map(([word, line]) => (
            <li key={line}>
              {word === '' ? null : <strong>{word}: </strong>}
              {line}
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}
