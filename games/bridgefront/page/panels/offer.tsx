// Cards to choose from that are not in the hand: drafts, and cards looked at.

import { bridgefrontTexts } from '../texts/table.ts';
import { Overlay } from '@bridgefront/page/stage/stage.tsx';
import type { CardFacts } from '../../rules/table.ts';
import { contentOf } from '../cards/content.ts';
import { CardButton } from '@bridgefront/page/cards/card-button.tsx';
import { rove } from '@bridgefront/page/cards/roving.ts';
import { cardsOf } from '../seen.ts';
import type { Seen } from '../seen.ts';
import { offeredCards, offeredState, stateWords } from './legal.ts';
import styles from './offer.module.css';

const t = bridgefrontTexts.offer;

function titleOf(seen: Seen): string {
  const [draft, other] = seen.own?.drafts ?? [];
  if (draft === undefined || other !== undefined) return t.look;
  const source = t.sources[draft.source] ?? t.look;
  const keep = draft.optional
    ? t.optional
    : t.keep(Math.min(draft.keep, draft.cards.length), draft.cards.length);
  return `${source}: ${keep}`;
}

// One card of several, and it is one's own for good.
function takes({ ask, own, plan }: Seen): boolean {
  const [draft] = own?.drafts ?? [];
  return plan.length === 0 && (ask === 'free-card' || (ask === 'draft' && draft?.keep === 1));
}

interface OfferedProps {
  readonly seen: Seen;
  readonly card: CardFacts;
  readonly first: boolean;
}

function OfferedCard({ seen, card, first }: OfferedProps) {
  const state = offeredState(seen, card.slug);
  const choice = `card:${card.slug}`;
  return (
    <CardButton
      match={seen.match}
      card={contentOf(card, seen.options)}
      size="offer"
      state={state}
      choice={state === undefined ? null : choice}
      open={state === 'on'}
      stateWords={state === undefined ? '' : stateWords[state]}
      act={bridgefrontTexts.hand.choose}
      lifts={takes(seen) ? { question: t.forGood(card.name), label: t.take(card.name) } : undefined}
      first={first}
      pressed={state === 'chosen'}
    />
  );
}

/** The offered cards; nothing without any. */
export function Offer({ seen }: { readonly seen: Seen }) {
  const cards = cardsOf(seen, offeredCards(seen));
  if (cards.length === 0) return null;
  return (
    <Overlay at="bottom" class={styles.offer} label={titleOf(seen)}>
      <h2>{titleOf(seen)}</h2>
      <ul class={styles.cards} onKeyDown={rove}>
        {cards.map((card, index) => (
          <li key={`${card.slug}-${index}`}>
            <OfferedCard seen={seen} card={card} first={index === 0} />
          </li>
        ))}
      </ul>
    </Overlay>
  );
}
