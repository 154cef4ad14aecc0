// The reader's hand, with what can be played, built or discarded from it now.

import { Tip } from '@bridgefront/page/ui/tip.tsx';
import { cardList } from '../rules/table.ts';
import { Art } from './art.tsx';
import { cardsOf } from './cards.ts';
import styles from './hand.module.css';
import type { Match } from './match.ts';
import { choosing } from '@bridgefront/page/choosing.ts';
import type { Seen } from './seen.ts';
import { castlesTexts } from './texts.ts';

const words = castlesTexts;
const uses = { play: words.playable, build: words.buildable, discard: words.discardable } as const;

function useOf({ open, instead }: Seen, card: string): keyof typeof uses | null {
  const all = ['build', 'discard', 'play'] as const;
  return all.find((use) => open.has(`${use}:${card}`)) ?? (instead.has(`play:${card}`) ? 'play' : null);
}

// Of equal cards those to be thrown away are the last ones.
function isGone({ plan }: Seen, cards: readonly string[], at: number): boolean {
  const card = cards[at];
  const thrown = plan.filter((choice) => choice === `discard:${card}`).length;
  const after = cards.slice(at + 1).filter((other) => other === card).length;
  return after < thrown;
}

function HandCard({
  match,
  seen,
  cards,
  at,
}: {
  readonly match: Match;
  readonly seen: Seen;
  readonly cards: readonly string[];
  readonly at: number;
}) {
  const slug = cards[at] ?? '';
  const card = cardsOf(match).get(slug);
  if (card === undefined) return null;
  const use = useOf(seen, slug);
  const choice = `${use ?? 'play'}:${slug}`;
  const gone = isGone(seen, cards, at);
  const chosen = seen.plan[0] === `play:${slug}` && cards.indexOf(slug) === at;
  const facts = [card.type, ...(card.hp === undefined ? [] : [`${card.hp} HP`])].join(', ');
  const looks = [
    styles.card,
    use === null || !seen.open.has(choice) ? '' : styles.open,
    chosen ? styles.chosen : '',
    gone ? styles.gone : '',
    match.pointed.value === choice ? styles.pointed : '',
  ].join(' ');
  return (
    <Tip content={card.text}>
      <button
        type="button"
        class={looks}
        data-card={slug}
        aria-pressed={chosen || gone}
        aria-label={`${card.name}, ${facts}, ${use === null ? words.notNow : uses[use]}. ${card.text}`}
        {...choosing(match, choice)}
      >
        <Art card={slug} class={styles.art} />
        <span class={styles.name}>{card.name}</span>
        <span class={styles.facts}>{facts}</span>
        <span class={styles.text}>{card.text}</span>
      </button>
    </Tip>
  );
}

/** See above; nothing for spectators. */
export function Hand({ match, seen }: { readonly match: Match; readonly seen: Seen }) {
  const { seat } = match.shown.value.view;
  const own = seat === null ? undefined : seen.table.seats[seat];
  if (own?.cards === undefined) return null;
  const { cards, known = [] } = own;
  return (
    <section class={styles.hand} aria-label={words.yourHand}>
      {cards.length === 0 && <p class={styles.empty}>{words.emptyHand}</p>}
      <ol class={styles.row}>
        {cards.map((slug, at) => (
          <li key={`${slug}-${cards.slice(0, at).filter((other) => other === slug).length}`}>
            <HandCard match={match} seen={seen} cards={cards} at={at} />
          </li>
        ))}
      </ol>
      {known.length > 0 && <p class={styles.known}>{words.enemyKnows(cardList(known))}</p>}
    </section>
  );
}
