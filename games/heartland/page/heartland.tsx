// A heartland: its owner's life, villagers as a supply, units at home, decks, and what is known of hand and piles.

import type { RefObject } from 'preact';
import { Heart } from '@bridgefront/page/art/heart.tsx';
import { useBox } from '@bridgefront/page/boards/box.ts';
import { Icon } from '@bridgefront/page/ui/icon.tsx';
import { Tip } from '@bridgefront/page/ui/tip.tsx';
import { minus } from '@bridgefront/tabletop/words';
import { countedNames, nameOf } from '../rules/table.ts';
import type { SideView } from '../rules/table.ts';
import { Art } from './art.tsx';
import { artOf, spokenCard } from './cards.ts';
import { choosing } from '@bridgefront/page/choosing.ts';
import { placed } from '@bridgefront/page/boards/box.ts';
import { nameWidth, stepAtHome } from './geometry.ts';
import { scoutedWords } from './scouted.ts';
import { unitsIn } from './seen.ts';
import type { Laid } from './seen.ts';
import { words } from './texts.ts';
import { Unit } from './unit.tsx';
import styles from './heartland.module.css';

interface Whose {
  readonly seen: Laid;
  readonly seat: number;
}

// A villager is a button while its stratagem can be used, or it is asked to pay.
interface VillagerProps {
  readonly seen: Laid;
  readonly card: string;
  readonly ready: boolean;
  readonly own: boolean;
  readonly count: number;
}

function Villager({ seen, card, ready, own, count }: VillagerProps) {
  const choice =
    own && ready ? [`exert:${card}`, `stratagem:${card}`].find((one) => seen.open.has(one)) : undefined;
  const label = words.villager(nameOf(card), ready, count);
  const looks = `${styles.villager} ${ready ? '' : styles.tired}`;
  const art = (
    <>
      <Art slug={artOf(seen.match, card)} class={styles.pip ?? ''} />
      {count > 1 && <b aria-hidden="true">×{count}</b>}
    </>
  );
  return (
    <Tip content={spokenCard(seen.match, card)}>
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

// Villagers of one name that are alike stand together.
function alike(cards: readonly string[]): readonly (readonly [string, number])[] {
  return [...Map.groupBy(cards, (card) => card)].map(([card, all]) => [card, all.length]);
}

function Supply({ seen, side, own }: { seen: Laid; side: SideView; own: boolean }) {
  const all = side.ready.length + side.exerted.length;
  const stand = (cards: readonly string[], ready: boolean) =>
    alike(cards).map(([card, count]) => (
      <li key={`${ready}-${card}`}>
        <Villager seen={seen} card={card} ready={ready} own={own} count={count} />
      </li>
    ));
  return (
    <div class={styles.supply}>
      <ul class={styles.villagers} aria-label={words.supply(side.ready.length, all)}>
        {stand(side.ready, true)}
        {stand(side.exerted, false)}
      </ul>
      <span class={styles.count} aria-hidden="true">
        <i>{words.supplyShort} </i>
        {side.ready.length}/{all}
      </span>
    </div>
  );
}

function Deck({
  seen,
  which,
  side,
  own,
}: {
  seen: Laid;
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
      <span class={looks} tabIndex={scouted === '' ? undefined : 0} role="img" aria-label={label} data-vital>
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

function Life({ seen, seat, side }: Whose & { readonly side: SideView }) {
  const { table, losses, geometry, fought } = seen;
  // The last blow may take more than there was. How much more counts only where neither has any left (HL-68).
  const both = table.seats.every((one) => one.life <= 0);
  const life = both ? side.life : Math.max(0, side.life);
  const loss = losses[seat] ?? 0;
  const spoken = [words.life(minus(life)), ...(loss > 0 ? [words.loses(loss, fought !== null)] : [])].join(
    ', ',
  );
  return (
    <div class={styles.life}>
      <span role="img" aria-label={spoken} data-life={seat} data-vital>
        <Heart
          seat={seat}
          life={minus(life)}
          loss={fought === null ? loss : 0}
          breaks={life <= (fought === null ? loss : 0)}
          size={geometry.hearts.size}
        />
      </span>
      {loss > 0 && (
        <span class={styles.loss} aria-hidden="true">
          <b>{words.lossShort(loss)}</b> <span>{words.thisRound}</span>
        </span>
      )}
    </div>
  );
}

function Piles({ seen, seat, side }: Whose & { readonly side: SideView }) {
  const { table } = seen;
  const piles = words.piles(countedNames(side.graveyard), countedNames(side.vault));
  return (
    <div class={styles.signs}>
      {table.round > 0 && table.initiative === seat && (
        <Tip content={words.initiative}>
          <span class={styles.initiative} tabIndex={0} role="img" aria-label={words.initiative}>
            ★ {words.initiativeShort}
          </span>
        </Tip>
      )}
      {side.graveyard.length + side.vault.length > 0 && (
        <Tip content={piles}>
          <span class={styles.piles} tabIndex={0} role="note" aria-label={piles}>
            <Icon name="death-skull" />
            <i>{words.graveyard} </i>
            {side.graveyard.length}
          </span>
        </Tip>
      )}
    </div>
  );
}

// Units at home, each covering a part of the one before where they are many.
function Home({ seen, seat }: Whose) {
  const [root, { width, height }] = useBox({ width: 400, height: 80 });
  const home = unitsIn(seen, seat, 0);
  // Heads rise over the frame.
  const high = Math.min(92, height - 14);
  const each = width / Math.max(1, home.length) - 4;
  const size = { width: Math.min(74, Math.max(50, high * 0.82, each)), height: high };
  const step = stepAtHome(width, size.width, home.length);
  const crowded = step * (home.length - 1) + size.width > width + 1;
  return (
    <ul
      class={crowded ? `${styles.home} ${styles.crowded}` : styles.home}
      aria-label={words.home}
      ref={root as RefObject<HTMLUListElement | null>}
      style={{ '--w': `${size.width}px`, '--h': `${size.height}px`, '--step': `${step}px` }}
    >
      {home.length === 0 && <li class="visually-hidden">{words.nobodyHome}</li>}
      {home.map((unit) => (
        <li key={unit.id}>
          <Unit seen={seen} unit={unit} roomy={home.length === 1 || step >= nameWidth} />
        </li>
      ))}
    </ul>
  );
}

/** A seat's heartland. */
export function Heartland({ seen, seat }: Whose) {
  const { table, near, plays, match, geometry } = seen;
  const side = table.seats[seat];
  if (side === undefined) return null;
  const own = plays && seat === near;
  const name = own ? words.yourHeartland : words.heartlandOf(match.nameOf(seat));
  return (
    <section
      class={styles.heartland}
      data-shape={geometry.shape}
      aria-label={name}
      style={placed(seat === near ? geometry.homes.near : geometry.homes.far)}
    >
      <Life seen={seen} seat={seat} side={side} />
      <Piles seen={seen} seat={seat} side={side} />
      <Supply seen={seen} side={side} own={own} />
      <Home seen={seen} seat={seat} />
      <div class={styles.stock}>
        {!own && <Backs side={side} />}
        <Deck seen={seen} which="army" side={side} own={own} />
        <Deck seen={seen} which="civic" side={side} own={own} />
      </div>
    </section>
  );
}
