// Cards to choose from that are not in the hand: drafts, and cards looked at.

import { bridgefrontTexts } from '../texts/table.ts';
import { choosing } from '@bridgefront/page/choosing.ts';
import { Overlay } from '@bridgefront/page/stage/stage.tsx';
import { Button } from '@bridgefront/page/ui/button.tsx';
import { HeldCard } from '../cards/held.tsx';
import { rove } from '@bridgefront/page/cards/roving.ts';
import { cardsOf } from '../seen.ts';
import type { Seen } from '../seen.ts';
import { offeredCards, offeredState } from './legal.ts';
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

/** The offered cards; nothing without any. */
export function Offer({ seen }: { readonly seen: Seen }) {
  const cards = cardsOf(seen, offeredCards(seen));
  if (cards.length === 0) return null;
  const decline = seen.match.choices.value.find(({ choice }) => choice === 'none');
  return (
    <Overlay at="bottom" class={styles.offer} label={titleOf(seen)}>
      <header>
        <h2>{titleOf(seen)}</h2>
        {decline === undefined ? null : (
          <Button size="small" {...choosing(seen.match, 'none')}>
            {decline.label}
          </Button>
        )}
      </header>
      <ul class={styles.cards} onKeyDown={rove}>
        {cards.map((card, index) => (
          <HeldCard
            key={`${card.slug}-${index}`}
            seen={seen}
            card={card}
            state={offeredState(seen, card.slug)}
            first={index === 0}
          />
        ))}
      </ul>
    </Overlay>
  );
}
