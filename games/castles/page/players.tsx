// The two players above the strip: who has the turn, how many cards they hold, what is known of them; and the piles.

import { SeatMark } from '@bridgefront/page/ui/seat-mark.tsx';
import { Tip } from '@bridgefront/page/ui/tip.tsx';
import { cardList } from '../rules/table.ts';
import type { Match } from './match.ts';
import type { Seen } from './seen.ts';
import styles from './players.module.css';
import { castlesTexts } from './texts.ts';

const words = castlesTexts;

function knownText({ table }: Seen, seat: number, own: boolean): string {
  const { known, knownCount } = table.seats[seat] ?? { knownCount: 0 };
  if (knownCount === 0) return '';
  if (known === undefined) return words.knownCount(knownCount);
  return own ? words.enemyKnows(cardList(known)) : words.known(cardList(known));
}

function Player({
  match,
  seen,
  seat,
}: {
  readonly match: Match;
  readonly seen: Seen;
  readonly seat: number;
}) {
  const { table } = seen;
  const active = table.phase === 'turn' && table.active === seat;
  const red = seat === table.red;
  const own = match.shown.value.view.seat === seat;
  const known = own ? '' : knownText(seen, seat, own);
  return (
    <div class={active ? `${styles.player} ${styles.active}` : styles.player}>
      <span class={red ? `${styles.flag} ${styles.red}` : `${styles.flag} ${styles.blue}`}>
        {red ? words.red : words.blue}
      </span>
      <SeatMark seat={seat} />
      <strong>{match.nameOf(seat)}</strong>
      {active && <span class={styles.soft}>{table.ambush ? words.ambush : words.turn}</span>}
      <span class={styles.soft}>{words.hand(table.seats[seat]?.hand ?? 0)}</span>
      {known !== '' && <span class={styles.known}>{known}</span>}
    </div>
  );
}

function Piles({ seen }: { readonly seen: Seen }) {
  const { deck, discard } = seen.table;
  return (
    <div class={styles.piles}>
      <span>{words.deck(deck)}</span>
      <Tip content={discard.length === 0 ? words.discardEmpty : `${cardList(discard)}.`}>
        <button type="button" class={styles.pile}>
          {words.discard(discard.length)}
        </button>
      </Tip>
    </div>
  );
}

/** See above. */
export function Players({ match, seen }: { readonly match: Match; readonly seen: Seen }) {
  return (
    <header class={styles.players}>
      <Player match={match} seen={seen} seat={seen.near} />
      <Piles seen={seen} />
      <Player match={match} seen={seen} seat={seen.far} />
    </header>
  );
}
