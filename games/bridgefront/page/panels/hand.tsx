// The reader's hand, and the actions that need no card.

import { termFacts } from '../../rules/table.ts';
import type { CardFacts, TermId } from '../../rules/table.ts';
import { useState } from 'preact/hooks';
import { bridgefrontTexts } from '../texts/table.ts';
import { Sign } from '../cards/art.tsx';
import { HeldCard } from '../cards/held.tsx';
import { lit } from '@bridgefront/page/choosing.ts';
import { rove } from '@bridgefront/page/cards/roving.ts';
import { usePreview } from '@bridgefront/page/popovers/preview.ts';
import { cardsOf } from '../seen.ts';
import type { Seen } from '../seen.ts';
import { firstAction, handState } from './legal.ts';
import { Decks } from './market.tsx';
import { PilesDialog } from './piles.tsx';
import styles from './hand.module.css';

const t = bridgefrontTexts.hand;

/** Cards alike together, in the order of their initiative. */
function sorted(
  cards: readonly CardFacts[],
): readonly { readonly card: CardFacts; readonly count: number }[] {
  const piles = new Map<string, { readonly card: CardFacts; readonly count: number }>();
  for (const card of cards) piles.set(card.slug, { card, count: (piles.get(card.slug)?.count ?? 0) + 1 });
  return [...piles.values()].sort(
    (a, b) => a.card.initiative - b.card.initiative || a.card.name.localeCompare(b.card.name),
  );
}

// To be done is the button of the panel.
const basics: readonly TermId[] = ['build', 'march', 'reinforce'];

// The printed name of an ability of one of the reader's champions; null for other actions.
function abilityName(seen: Seen, choice: string): string | null {
  const champions = seen.view.units.flatMap((units) =>
    units.seat === seen.seat ? (units.champions ?? []) : [],
  );
  for (const { card } of champions) {
    const facts = seen.cards(card);
    if (facts !== null && facts.does.includes(choice)) return facts.champion?.ability ?? null;
  }
  return null;
}

interface Action {
  readonly choice: string;
  readonly label: string;
}

// The basic actions, and the abilities that can be used now; none outside of the phase of actions.
function actionsOf(seen: Seen): readonly Action[] {
  if (seen.view.phase !== 'action') return [];
  const choosing = firstAction(seen);
  const special = seen.match.choices.value.filter(
    ({ choice }) =>
      choosing && !choice.includes(':') && choice !== 'done' && !basics.includes(choice as TermId),
  );
  return [
    ...basics.map((choice) => ({ choice, label: termFacts(choice, seen.options).name })),
    ...special.map(({ choice, label }) => ({ choice, label: abilityName(seen, choice) ?? label })),
  ];
}

function Actions({ seen, actions }: { readonly seen: Seen; readonly actions: readonly Action[] }) {
  const preview = usePreview();
  const { match, open, plan } = seen;
  return (
    <ul class={styles.basics} aria-label={t.actions}>
      {actions.map(({ choice, label }) => (
        <li key={choice}>
          <button
            type="button"
            aria-disabled={!open.has(choice) && !seen.instead.has(choice)}
            data-in-plan={plan[0] === choice}
            {...lit(open.has(choice))}
            {...(basics.includes(choice as TermId)
              ? preview.explain(() => <ActionBox seen={seen} term={choice as TermId} />)
              : {})}
            onClick={() => {
              preview.hide();
              if (seen.ask === 'action') match.choose(choice);
            }}
          >
            {label}
          </button>
        </li>
      ))}
    </ul>
  );
}

function ActionBox({ seen, term }: { readonly seen: Seen; readonly term: TermId }) {
  const { text } = termFacts(term, seen.options);
  return <p class={styles.box}>{text}</p>;
}

function Piles({ seen, seat }: { readonly seen: Seen; readonly seat: number }) {
  const [open, setOpen] = useState(false);
  const of = seen.view.seats[seat];
  if (of === undefined) return null;
  const p = bridgefrontTexts.piles;
  const piles = [
    { sign: 'draw', name: p.draw, count: of.draw },
    { sign: 'discard', name: p.discard, count: of.discard },
    { sign: 'burn', name: p.burned, count: of.burned.length },
  ] as const;
  return (
    <>
      <button type="button" class={styles.piles} onClick={() => setOpen(true)}>
        {piles.map(({ sign, name, count }) => (
          <span key={sign} title={name}>
            <Sign of={sign} />
            <span aria-hidden="true">{count}</span>
            <span class="visually-hidden">{p.open(name, count)}</span>
          </span>
        ))}
      </button>
      {open ? <PilesDialog seen={seen} seat={seat} close={() => setOpen(false)} /> : null}
    </>
  );
}

/** What one has and can do beside the cards: the basic actions, and the piles. */
export function Holdings({ seen }: { readonly seen: Seen }) {
  const { own, seat } = seen;
  if (own === null || seat === null) return null;
  const actions = actionsOf(seen);
  return (
    <div class={styles.holdings}>
      {actions.length > 0 && <Actions seen={seen} actions={actions} />}
      <span class={styles.stock}>
        <Piles seen={seen} seat={seat} />
        <Decks seen={seen} />
      </span>
    </div>
  );
}

/** The hand of the reader's seat. */
export function Hand({ seen }: { readonly seen: Seen }) {
  const { own, seat, view } = seen;
  if (own === null || seat === null) return <p class={styles.none}>{t.spectator}</p>;
  const cards = sorted(cardsOf(seen, own.hand));
  if (cards.length === 0) return <p class={styles.none}>{view.phase === 'setup' ? t.undealt : t.none}</p>;
  return (
    <section class={styles.hand} aria-label={t.title}>
      <ul class={styles.cards} onKeyDown={rove}>
        {cards.map(({ card, count }, index) => (
          <HeldCard
            key={card.slug}
            seen={seen}
            card={card}
            count={count}
            state={handState(seen, card.slug)}
            first={index === 0}
          />
        ))}
      </ul>
    </section>
  );
}
