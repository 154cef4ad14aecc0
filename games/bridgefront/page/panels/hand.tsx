// The reader's hand, and the actions that need no card.

import { termFacts } from '../../rules/table.ts';
import type { CardFacts, TermId } from '../../rules/table.ts';
import { useState } from 'preact/hooks';
import { bridgefrontTexts } from '../texts/table.ts';
import { Sign } from '../cards/art.tsx';
import { contentOf } from '../cards/content.ts';
import { litChoice } from '@bridgefront/page/choosing.ts';
import { mean, meantChoice } from '@bridgefront/page/intent.ts';
import type { Intent } from '@bridgefront/page/intent.ts';
import { CardButton } from '@bridgefront/page/cards/card-button.tsx';
import type { CardState } from '@bridgefront/page/cards/card.tsx';
import { handForm, pilesOf } from '@bridgefront/page/cards/hand-form.ts';
import { Hand as CardHand } from '@bridgefront/page/cards/hand.tsx';
import { usePreview } from '@bridgefront/page/popovers/preview.ts';
import { cardsOf } from '../seen.ts';
import type { Seen } from '../seen.ts';
import { liftOf } from './at-once.ts';
import { firstAction, handState, stateWords, waitWords } from './legal.ts';
import { Decks } from './market.tsx';
import { PilesDialog } from './piles-dialog.ts';
import styles from './hand.module.css';

const t = bridgefrontTexts.hand;

/** The cards in the order of their initiative, those alike together. */
function sorted(cards: readonly CardFacts[]): readonly CardFacts[] {
  return cards.toSorted((a, b) => a.initiative - b.initiative || a.name.localeCompare(b.name));
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

// Of the basic actions the one that asks for nothing more.
function reinforcing({ match }: Seen): Intent {
  const [act = { choice: 'reinforce', label: '' }] = match.choices.value.filter(
    ({ choice }) => choice === 'reinforce',
  );
  return { question: t.doIt(act.label), act };
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
            data-in-plan={plan[0] === choice || meantChoice(match) === choice}
            {...litChoice(match, choice)}
            {...(basics.includes(choice as TermId)
              ? preview.explain(() => <ActionBox seen={seen} term={choice as TermId} />)
              : {})}
            onClick={() => {
              preview.hide();
              if (seen.ask !== 'action') return;
              if (choice === 'reinforce' && open.has(choice) && meantChoice(match) !== choice)
                mean(match, reinforcing(seen));
              else match.choose(choice);
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

interface Place {
  readonly card: CardFacts;
  /** The copy is part of the plan. */
  readonly chosen: boolean;
}

// Of equal cards the first are those that the plan names.
function placesOf({ plan }: Seen, cards: readonly CardFacts[]): readonly Place[] {
  const named = new Map<string, number>();
  for (const choice of plan) named.set(choice, (named.get(choice) ?? 0) + 1);
  return cards.map((card) => {
    const left = named.get(`card:${card.slug}`) ?? 0;
    named.set(`card:${card.slug}`, left - 1);
    return { card, chosen: left > 0 };
  });
}

function stateOf(seen: Seen, { card, chosen }: Place): CardState | undefined {
  const state = handState(seen, card.slug);
  if (chosen || state !== 'chosen') return state;
  return seen.open.has(`card:${card.slug}`) ? 'on' : undefined;
}

interface HandCardProps {
  readonly seen: Seen;
  readonly place: Place;
  readonly count: number;
  readonly first: boolean;
}

// Where the question is not about the hand (set-up, an auction), a card is only looked at.
function HandCard({ seen, place, count, first }: HandCardProps) {
  const { card } = place;
  const state = stateOf(seen, place);
  const choice = `card:${card.slug}`;
  const asked = state !== undefined || seen.instead.has(choice);
  return (
    <CardButton
      match={seen.match}
      card={contentOf(card, seen.options)}
      count={count}
      state={state}
      ribbon={state === 'off' ? waitWords(seen, card) : null}
      choice={asked ? choice : null}
      open={seen.open.has(choice) && state === 'on'}
      stateWords={state === undefined ? '' : stateWords[state]}
      act={seen.ask === 'action' ? t.play : t.choose}
      lifts={liftOf(seen, card)}
      first={first}
      pressed={state === 'chosen'}
    />
  );
}

/** The hand of the reader's seat. */
export function Hand({ seen }: { readonly seen: Seen }) {
  const { own, seat, view } = seen;
  if (own === null || seat === null) return <p class={styles.none}>{t.spectator}</p>;
  const cards = sorted(cardsOf(seen, own.hand));
  if (cards.length === 0) return <p class={styles.none}>{view.phase === 'setup' ? t.undealt : t.none}</p>;
  const alike = ({ card, chosen }: Place): string => `${card.slug} ${chosen}`;
  const piles = pilesOf(placesOf(seen, cards), alike, handForm().together(cards.length));
  const places = piles.map(({ item, count }, at) => ({
    key: `${item.card.slug}-${piles.slice(0, at).filter((other) => other.item.card === item.card).length}`,
    card: contentOf(item.card, seen.options),
    control: <HandCard seen={seen} place={item} count={count} first={at === 0} />,
  }));
  return (
    <section aria-label={t.title}>
      <CardHand label={t.title} cards={places} />
    </section>
  );
}
