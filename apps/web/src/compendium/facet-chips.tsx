// The facts of cards as rows of chips: press what is wished for, several at once.

import { Button } from '@bridgefront/page/ui/button.tsx';
import type { CardContent } from '@bridgefront/page/cards/content.ts';
import { useState } from 'preact/hooks';
import { small } from '../match/media.ts';
import { cardsTexts } from '../texts/cards.ts';
import { toggled } from './address.ts';
import type { Sought } from './address.ts';
import { countsOf } from './facets.ts';
import type { Facet, Wishes } from './facets.ts';
import styles from './facet-chips.module.css';

const words = cardsTexts.facets;

interface FacetChipsProps {
  readonly facets: readonly Facet[];
  readonly cards: readonly CardContent[];
  readonly sought: Sought;
  readonly onWish: (wishes: Wishes) => void;
}

function Chips({ facet, ...props }: FacetChipsProps & { readonly facet: Facet }) {
  const { facets, cards, sought, onWish } = props;
  const { wishes, query } = sought;
  const counts = countsOf(facet, cards, facets, wishes, query);
  return (
    <div class={styles.facet} role="group" aria-label={facet.label}>
      <span class={styles.label} aria-hidden="true">
        {facet.label}
      </span>
      <span class={styles.chips}>
        {facet.values.map(({ slug, label }) => {
          const count = counts.get(slug) ?? 0;
          const pressed = wishes.get(facet.key)?.has(slug) === true;
          return (
            <Button
              key={slug}
              size="small"
              class={styles.chip}
              pressed={pressed}
              data-none={(count === 0 && !pressed) || undefined}
              aria-label={words.value(label, count)}
              onClick={() => onWish(toggled(wishes, facet.key, slug))}
            >
              {label} <small>{count}</small>
            </Button>
          );
        })}
      </span>
    </div>
  );
}

/** All facts of these cards; folded where there is little room. */
export function FacetChips(props: FacetChipsProps) {
  const { facets, sought, onWish } = props;
  const [open, setOpen] = useState(!small.value);
  if (facets.length === 0) return null;
  const wished = [...sought.wishes.values()].reduce((sum, { size }) => sum + size, 0);
  return (
    <details class={styles.facets} open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{words.wished(wished)}</summary>
      <div class={styles.rows}>
        {facets.map((facet) => (
          <Chips key={facet.key} facet={facet} {...props} />
        ))}
      </div>
      {wished > 0 && (
        <Button size="small" kind="quiet" icon="close" onClick={() => onWish(new Map())}>
          {words.clear}
        </Button>
      )}
    </details>
  );
}
