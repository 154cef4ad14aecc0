// What the moment is about, beside the table: a battle with its dice, or how the auction works.

import type { Match } from './match.ts';
import { AuctionHelp } from './panels/auction-help.tsx';
import styles from './aside.module.css';
import { Battle } from './reveal/battle.tsx';

/** Nothing at most times. */
export function Aside({ match }: { readonly match: Match }) {
  return (
    <>
      <Battle match={match} />
      <div class={styles.help}>
        <AuctionHelp match={match} />
      </div>
    </>
  );
}
