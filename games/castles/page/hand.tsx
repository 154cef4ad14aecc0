// The reader's hand, with what can be played, built or discarded from it now, and what the rest waits for.

import { CardButton } from '@bridgefront/page/cards/card-button.tsx';
import type { CardState } from '@bridgefront/page/cards/card.tsx';
import type { CardContent } from '@bridgefront/page/cards/content.ts';
import { Hand as CardHand } from '@bridgefront/page/cards/hand.tsx';
import { handForm, keyOfPile, pilesOf } from '@bridgefront/page/cards/hand-form.ts';
import { cardList, preyWords, waitOf } from '../rules/table.ts';
import type { OrderPrey } from '../rules/table.ts';
import { cardsOf, optionsOf } from './cards.ts';
import styles from './hand.module.css';
import type { Match } from './match.ts';
import type { Seen } from './seen.ts';
import { castlesTexts } from './texts.ts';

const words = castlesTexts;
const uses = {
  play: words.playable,
  build: words.buildable,
  discard: words.discardable,
  under: words.underable,
} as const;

function useOf({ open, instead }: Seen, card: string): keyof typeof uses | null {
  const all = ['build', 'discard', 'under', 'play'] as const;
  return all.find((use) => open.has(`${use}:${card}`)) ?? (instead.has(`play:${card}`) ? 'play' : null);
}

// Of equal cards those to be thrown away are the last ones.
function isGone({ plan }: Seen, cards: readonly string[], at: number): boolean {
  const card = cards[at];
  const thrown = plan.filter((choice) => choice === `discard:${card}`).length;
  const after = cards.slice(at + 1).filter((other) => other === card).length;
  return after < thrown;
}

interface Standing {
  readonly state: CardState | undefined;
  readonly ribbon: string | null;
  /** What a click does in place of playing the card. */
  readonly by?: string;
}

const builder = 'unit:builder';

// Who can build while nothing is picked: a click on a Building picks them. Null: nobody now.
function builderFor({ open, table }: Seen): string | null {
  const done = table.pieces.filter(({ acted }) => acted === true).map(({ name }) => `unit:${name}`);
  return [...open.keys()].find((choice) => choice.startsWith(builder) && !done.includes(choice)) ?? null;
}

// Whoever builds, where they stand: they build once they are picked.
function buildWait(seen: Seen): string | null {
  if (seen.plan[0]?.startsWith(builder) === true) return words.notBuiltHere;
  const other = [...seen.instead].some((choice) => choice.startsWith(builder));
  return other || builderFor(seen) !== null ? words.pickBuilder : null;
}

/**
 * What is said of a card that fits nothing now. A Trap is set by the order that stands; what else cannot be played says what
 * it waits for while the turn is one's own, with something picked too; what can be played instead says nothing.
 */
export function standingOf(match: Match, seen: Seen, slug: string): Standing {
  if (seen.instead.has(`play:${slug}`)) return { state: undefined, ribbon: null };
  const { seat } = match.shown.value.view;
  const wait = seat === null ? null : waitOf(seen.table, seat, slug, optionsOf(match));
  if (seat === null || wait === null) return { state: undefined, ribbon: null };
  const order = seen.table.seats[seat]?.order;
  if (wait.rule === 'CA-46' && order !== undefined && order !== 'hold')
    return {
      state: 'set',
      ribbon: words.set(preyWords[order.split('-')[0] as OrderPrey].replace(/^any /, '')),
    };
  const by = wait.rule === 'CA-16' ? builderFor(seen) : null;
  if (by !== null) return { state: 'on', ribbon: words.pickBuilder, by };
  const asked = seen.plan.length === 0 ? seen.open.has('done') : seen.instead.has('done');
  return asked && seen.table.active === seat
    ? { state: 'off', ribbon: (wait.rule === 'CA-16' ? buildWait(seen) : null) ?? wait.short }
    : { state: undefined, ribbon: null };
}

interface Place {
  readonly slug: string;
  /** The copy is to be thrown away. */
  readonly gone: boolean;
  /** The copy is being played. */
  readonly chosen: boolean;
}

function placesOf(seen: Seen, cards: readonly string[]): readonly Place[] {
  return cards.map((slug, at) => ({
    slug,
    gone: isGone(seen, cards, at),
    chosen: seen.plan[0] === `play:${slug}` && cards.indexOf(slug) === at,
  }));
}

interface HandCardProps {
  readonly match: Match;
  readonly seen: Seen;
  readonly card: CardContent;
  readonly place: Place;
  readonly count: number;
  readonly first: boolean;
}

function HandCard({ match, seen, card, place, count, first }: HandCardProps) {
  const { slug, gone, chosen } = place;
  const use = useOf(seen, slug);
  const own = `${use ?? 'play'}:${slug}`;
  const standing: Standing = gone
    ? { state: 'chosen', ribbon: words.thrown }
    : chosen
      ? { state: 'chosen', ribbon: null }
      : seen.open.has(own)
        ? { state: 'on', ribbon: null }
        : standingOf(match, seen, slug);
  const { state, ribbon, by } = standing;
  const choice = by ?? own;
  const open = seen.open.has(choice);
  return (
    <CardButton
      match={match}
      card={card}
      count={count}
      state={state}
      // Where a ribbon is narrow, either side of a stroke has a line of its own.
      ribbon={ribbon?.replaceAll('/', '/\u200b')}
      // What only waits while something else is picked is looked at: the host would speak of what is picked.
      choice={state === 'off' && seen.plan.length > 0 ? null : choice}
      open={open}
      stateWords={by === undefined ? (use === null ? words.notNow : uses[use]) : words.buildable}
      act={by === undefined ? words.acts[use ?? 'play'] : words.pickBuilderAct}
      first={first}
      pressed={chosen || gone}
    />
  );
}

/** The hand; nothing for spectators. */
export function Hand({ match, seen }: { readonly match: Match; readonly seen: Seen }) {
  const { seat } = match.shown.value.view;
  const own = seat === null ? undefined : seen.table.seats[seat];
  if (own?.cards === undefined) return null;
  const { known = [] } = own;
  const all = cardsOf(match);
  const alike = ({ slug, gone, chosen }: Place): string => `${slug} ${gone} ${chosen}`;
  const piles = pilesOf(placesOf(seen, own.cards), alike, handForm().together(own.cards.length));
  const cards = piles.flatMap(({ item, count }, at) => {
    const card = all.get(item.slug);
    if (card === undefined) return [];
    const key = keyOfPile(piles, at);
    const control = (
      <HandCard match={match} seen={seen} card={card} place={item} count={count} first={at === 0} />
    );
    return [{ key, card, control }];
  });
  return (
    <section class={styles.hand} aria-label={words.yourHand}>
      {cards.length === 0 && <p class={styles.empty}>{words.emptyHand}</p>}
      <CardHand label={words.yourHand} cards={cards} />
      {known.length > 0 && <p class={styles.known}>{words.enemyKnows(cardList(known))}</p>}
    </section>
  );
}
