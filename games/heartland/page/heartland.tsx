// A heartland: its owner's life, villagers as a supply, units at home, decks, and what is known of hand and piles.

import { Tip } from '@bridgefront/page/ui/tip.tsx';
import { minus } from '@bridgefront/tabletop/words';
import { countedNames } from '../rules/table.ts';
import type { SideView } from '../rules/table.ts';
import { Art } from './art.tsx';
import { cardOf, spokenCard } from './cards.ts';
import { choosing } from '@bridgefront/page/choosing.ts';
import { scoutedWords } from './scouted.ts';
import { unitsIn } from './seen.ts';
import type { Seen } from './seen.ts';
import { words } from './texts.ts';
import { Unit } from './unit.tsx';
import styles from './heartland.module.css';

interface Whose {
  readonly seen: Seen;
  readonly seat: number;
}

// A villager is a button while its stratagem can be used, or it is asked to pay.
function Villager({ seen, card, ready, own }: { seen: Seen; card: string; ready: boolean; own: boolean }) {
  const choice =
    own && ready ? [`exert:${card}`, `stratagem:${card}`].find((one) => seen.open.has(one)) : undefined;
  const label = words.villager(cardOf(card).name, ready);
  const looks = `${styles.villager} ${ready ? '' : styles.tired}`;
  const art = <Art slug={card} class={styles.pip ?? ''} />;
  return (
    <Tip content={spokenCard(card)}>
      {choice === undefined ? (
        <span class={looks} tabIndex={0} role="img" aria-label={label}>
          {art}
        </span>
      ) : (
        <button
          type="button"
          class={`${looks} ${styles.lit}`}
          aria-label={seen.open.get(choice)?.label ?? label}
          {...choosing(seen.match, choice)}
        >
          {art}
        </button>
      )}
    </Tip>
  );
}

function Supply({ seen, side, own }: { seen: Seen; side: SideView; own: boolean }) {
  const all = side.ready.length + side.exerted.length;
  return (
    <div class={styles.supply}>
      <span class={styles.count} aria-hidden="true">
        {side.ready.length}/{all}
      </span>
      <ul class={styles.villagers} aria-label={words.supply(side.ready.length, all)}>
        {side.ready.map((card, at) => (
          <li key={`ready-${card}-${at}`}>
            <Villager seen={seen} card={card} ready own={own} />
          </li>
        ))}
        {side.exerted.map((card, at) => (
          <li key={`tired-${card}-${at}`}>
            <Villager seen={seen} card={card} ready={false} own={own} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Deck({
  seen,
  which,
  side,
  own,
}: {
  seen: Seen;
  which: 'army' | 'civic';
  side: SideView;
  own: boolean;
}) {
  const choice = `draw:${which}`;
  const open = own ? seen.open.get(choice) : undefined;
  const looks = `${styles.deck} ${which === 'army' ? styles.army : styles.civic}`;
  const inside = (
    <>
      <b>{side[which]}</b>
      <span>{words.deckShort[which]}</span>
    </>
  );
  const scouted = which === 'army' ? scoutedWords(side) : '';
  const count = words.deck(which, side[which]);
  const label = scouted === '' ? count : `${count}. ${scouted}`;
  const pile =
    open === undefined ? (
      <span class={looks} tabIndex={scouted === '' ? undefined : 0} role="img" aria-label={label}>
        {inside}
      </span>
    ) : (
      <button
        type="button"
        class={`${looks} ${styles.lit}`}
        aria-label={`${open.label}. ${label}`}
        {...choosing(seen.match, choice)}
      >
        {inside}
      </button>
    );
  return scouted === '' ? pile : <Tip content={label}>{pile}</Tip>;
}

function Backs({ side }: { readonly side: SideView }) {
  const backs = [
    ...Array.from({ length: side.armyHand }, () => styles.army),
    ...Array.from({ length: side.civicHand }, () => styles.civic),
  ];
  const known = side.known.length === 0 ? '' : ` ${words.known(countedNames(side.known))}`;
  const label = `${words.backs(side.armyHand, side.civicHand)}.${known}`;
  return (
    <Tip content={label}>
      <span class={styles.backs} tabIndex={0} role="img" aria-label={label}>
        {backs.map((back, at) => (
          <i key={at} class={`${styles.back} ${back}`} />
        ))}
      </span>
    </Tip>
  );
}

function Player({ seen, seat }: Whose) {
  const { table } = seen;
  const side = table.seats[seat];
  if (side === undefined) return null;
  const acting = (table.phase === 'strategy' || table.phase === 'battle') && table.active === seat;
  // The last blow may take more than there was. How much more counts only where neither has any left (HL-68).
  const both = table.seats.every((one) => one.life <= 0);
  const life = minus(both ? side.life : Math.max(0, side.life));
  const piles = words.piles(countedNames(side.graveyard), countedNames(side.vault));
  return (
    <header class={acting ? `${styles.player} ${styles.acting}` : styles.player}>
      <span class={styles.life} data-life={seat} aria-label={words.life(life)} role="img">
        {life}
      </span>
      {table.round > 0 && table.initiative === seat && (
        <Tip content={words.initiative}>
          <span class={styles.initiative} tabIndex={0} role="img" aria-label={words.initiative}>
            ★
          </span>
        </Tip>
      )}
      <Tip content={piles}>
        <span class={styles.piles} tabIndex={0} role="note" aria-label={piles}>
          {words.pilesShort(side.graveyard.length, side.vault.length)}
        </span>
      </Tip>
    </header>
  );
}

/** A seat's heartland. */
export function Heartland({ seen, seat }: Whose) {
  const side = seen.table.seats[seat];
  if (side === undefined) return null;
  const own = seen.plays && seat === seen.near;
  const home = unitsIn(seen, seat, 0);
  const name = own ? words.yourHeartland : words.heartlandOf(seen.match.nameOf(seat));
  return (
    <section class={styles.heartland} aria-label={name}>
      <Player seen={seen} seat={seat} />
      <Supply seen={seen} side={side} own={own} />
      <ul class={styles.home} aria-label={words.home} data-fit>
        {home.length === 0 && <li class="visually-hidden">{words.nobodyHome}</li>}
        {home.map((unit) => (
          <li key={unit.id}>
            <Unit seen={seen} unit={unit} />
          </li>
        ))}
      </ul>
      <div class={styles.stock}>
        <Deck seen={seen} which="army" side={side} own={own} />
        <Deck seen={seen} which="civic" side={side} own={own} />
        {!own && <Backs side={side} />}
      </div>
    </section>
  );
}
