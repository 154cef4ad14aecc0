// The reader's hand, and the actions that need no card.

import { termFacts } from '../../rules/table.ts';
import type { CardFacts, TermId } from '../../rules/table.ts';
import { useState } from 'preact/hooks';
import { bridgefrontTexts } from '../texts/table.ts';
import { Sign } from '../cards/art.tsx';
import { HeldCard } from '../cards/held.tsx';
import type { HeldSize } from '../cards/held.tsx';
import { lit } from '@bridgefront/page/choosing.ts';
import { rove } from '@bridgefront/page/cards/roving.ts';
import { usePreview } from '@bridgefront/page/popovers/preview.ts';
import { ShownCard } from '../explain/shown-card.tsx';
import { Explained } from '../explain/term.tsx';
import { cardsOf } from '../scene.ts';
import type { Scene } from '../scene.ts';
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

const basics: readonly TermId[] = ['build', 'march', 'reinforce', 'done'];

// The printed name of an ability of one of the reader's champions; null for other actions.
function abilityName(scene: Scene, choice: string): string | null {
  const champions = scene.view.units.flatMap((units) =>
    units.seat === scene.seat ? (units.champions ?? []) : [],
  );
  for (const { card } of champions) {
    const facts = scene.cards(card);
    if (facts !== null && facts.does.includes(choice)) return facts.champion?.ability ?? null;
  }
  return null;
}

interface Action {
  readonly choice: string;
  readonly label: string;
}

// The basic actions, and the abilities that can be used now; none outside of the phase of actions.
function actionsOf(scene: Scene): readonly Action[] {
  if (scene.view.phase !== 'action') return [];
  const choosing = firstAction(scene);
  const special = scene.match.choices.value.filter(
    ({ choice }) => choosing && !choice.includes(':') && !basics.includes(choice as TermId),
  );
  return [
    ...basics.map((choice) => ({ choice, label: termFacts(choice, scene.options).name })),
    ...special.map(({ choice, label }) => ({ choice, label: abilityName(scene, choice) ?? label })),
  ];
}

function Actions({ scene, actions }: { readonly scene: Scene; readonly actions: readonly Action[] }) {
  const preview = usePreview();
  const { match, open, plan } = scene;
  return (
    <ul class={styles.basics} aria-label={t.actions}>
      {actions.map(({ choice, label }) => (
        <li key={choice}>
          <button
            type="button"
            aria-disabled={!open.has(choice) && !scene.instead.has(choice)}
            data-planned={plan[0] === choice}
            {...lit(open.has(choice))}
            {...(basics.includes(choice as TermId)
              ? preview.explain(() => <ActionBox scene={scene} term={choice as TermId} />)
              : {})}
            onClick={() => {
              preview.hide();
              if (scene.ask === 'action') match.choose(choice);
            }}
          >
            {label}
          </button>
        </li>
      ))}
    </ul>
  );
}

function ActionBox({ scene, term }: { readonly scene: Scene; readonly term: TermId }) {
  const { text } = termFacts(term, scene.options);
  return <p class={styles.box}>{text}</p>;
}

function Piles({ scene, seat }: { readonly scene: Scene; readonly seat: number }) {
  const [open, setOpen] = useState(false);
  const of = scene.view.seats[seat];
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
      {open ? <PilesDialog scene={scene} seat={seat} close={() => setOpen(false)} /> : null}
    </>
  );
}

type Cards = ReturnType<typeof sorted>;

/** So many cards cannot lie over each other with half of each free. */
const many = 10;

interface LargeCardsProps {
  readonly scene: Scene;
  readonly cards: Cards;
  readonly size: HeldSize;
}

function LargeCards({ scene, cards, size }: LargeCardsProps) {
  return (
    <ul class={styles.cards} data-many={cards.length >= many} onKeyDown={rove}>
      {cards.map(({ card, count }, index) => (
        <HeldCard
          key={card.slug}
          scene={scene}
          card={card}
          count={count}
          size={size}
          state={handState(scene, card.slug)}
          first={index === 0}
        />
      ))}
    </ul>
  );
}

function SmallCards({ cards }: { readonly cards: Cards }) {
  return (
    <ul class={styles.small}>
      {cards.map(({ card, count }) => (
        <li key={card.slug}>
          <ShownCard card={card} size="mini" />
          {count > 1 ? <span class={styles.count}>{t.twice(count)}</span> : null}
        </li>
      ))}
    </ul>
  );
}

interface HandProps {
  readonly scene: Scene;
  /** Something else needs the room: a name for each card is enough. */
  readonly narrow: boolean;
  /** All cards in one line of little height. */
  readonly line: boolean;
}

/** The hand of the reader's seat. */
export function Hand({ scene, narrow, line }: HandProps) {
  const { own, seat } = scene;
  if (own === null || seat === null) return <p class={styles.none}>{t.spectator}</p>;
  const cards = sorted(cardsOf(scene, own.hand));
  const actions = actionsOf(scene);
  const small = narrow && cards.every(({ card }) => handState(scene, card.slug) === undefined);
  return (
    <section class={styles.hand} data-line={line} data-beside={!line && !small} aria-label={t.title}>
      <header class={styles.head} data-full={actions.length > basics.length}>
        <h2>
          <Explained scene={scene} of={{ term: 'hand' }}>
            {t.title}
          </Explained>
        </h2>
        {actions.length > 0 ? <Actions scene={scene} actions={actions} /> : null}
        {small ? null : (
          <span class={styles.stock}>
            <Piles scene={scene} seat={seat} />
            <Decks scene={scene} />
          </span>
        )}
      </header>
      {cards.length === 0 ? <p class={styles.none}>{t.none}</p> : null}
      {small ? (
        <SmallCards cards={cards} />
      ) : (
        <LargeCards scene={scene} cards={cards} size={line ? 'low' : 'hand'} />
      )}
    </section>
  );
}
