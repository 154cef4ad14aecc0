// The reader's hand: army and civic cards side by side, those lit that can be played or must be given up; the rest says
// what it waits for.

import { choosing } from '@bridgefront/page/choosing.ts';
import { CardButton } from '@bridgefront/page/cards/card-button.tsx';
import type { CardState } from '@bridgefront/page/cards/card.tsx';
import type { CardContent } from '@bridgefront/page/cards/content.ts';
import { calm } from '@bridgefront/page/motion/motion.ts';
import { Hand as CardHand } from '@bridgefront/page/cards/hand.tsx';
import { handForm, pilesOf } from '@bridgefront/page/cards/hand-form.ts';
import { costOf, waitOf } from '../rules/table.ts';
import { cardsOf, contentOf, priceOf } from './cards.ts';
import { optionsOf } from './match.ts';
import type { Seen } from './seen.ts';
import { words } from './texts.ts';
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import styles from './hand.module.css';

/** Kinds of choices that a card of the hand stands for. */
const kinds = ['villager', 'settle', 'unit', 'tactic', 'discard'] as const;
const draws = ['draw:army', 'draw:civic'] as const;
const inHand: ReadonlySet<string> = new Set([...kinds, 'draw']);

function choiceOf({ open }: Seen, slug: string): string | null {
  return kinds.map((kind) => `${kind}:${slug}`).find((choice) => open.has(choice)) ?? null;
}

// What a click tries where nothing is open: the answer says why it is not possible.
function wouldBe({ match }: Seen, slug: string): string {
  const type = cardsOf(match).get(slug)?.type ?? 'unit';
  return `${type === 'settlement' ? 'settle' : type}:${slug}`;
}

// The card with what it costs now: a granary takes from the first army card of a round.
function cardNow({ match, table, near }: Seen, slug: string): CardContent {
  const card = contentOf(match, slug);
  const cost = costOf(optionsOf(match), table, near, slug);
  return card.prices.every(({ amount }) => amount === cost) ? card : { ...card, prices: [priceOf(cost)] };
}

interface Standing {
  readonly state?: CardState;
  readonly ribbon?: string | undefined;
}

// Waiting is said where an action is asked for; other questions leave the hand as it is.
function standingOf(seen: Seen, slug: string, choice: string | null): Standing {
  const { match, table, near, open } = seen;
  if (match.plan.value[0]?.endsWith(`:${slug}`) === true) return { state: 'chosen' };
  if (choice !== null) return { state: 'on' };
  // Something else is being put together.
  if (match.plan.value.length > 0 && open.size > 0) return { state: 'off' };
  const wait = open.has('pass') ? waitOf(optionsOf(match), table, near, slug) : null;
  return wait === null ? {} : { state: 'off', ribbon: wait.short };
}

interface CardProps {
  readonly seen: Seen;
  readonly slug: string;
  readonly count: number;
  readonly first: boolean;
}

function Card({ seen, slug, count, first }: CardProps) {
  const choice = choiceOf(seen, slug);
  const { state, ribbon } = standingOf(seen, slug, choice);
  const kind = (choice ?? wouldBe(seen, slug)).split(':')[0] as (typeof kinds)[number];
  return (
    <CardButton
      match={seen.match}
      card={cardNow(seen, slug)}
      state={state}
      ribbon={ribbon}
      choice={choice ?? wouldBe(seen, slug)}
      open={choice !== null}
      act={words.acts[kind]}
      first={first}
      count={count}
      pressed={state === 'chosen'}
    />
  );
}

// Where the decks are small and far from the thumb: what can be drawn, before the cards that one has.
function Draws({ seen }: { readonly seen: Seen }) {
  return (
    <div class={styles.draws}>
      {draws.map((choice) => (
        <button key={choice} type="button" class={styles[choice.slice(5)]} {...choosing(seen.match, choice)}>
          {seen.open.get(choice)?.label}
        </button>
      ))}
    </div>
  );
}

// Of what can be chosen in the hand, something is in sight: each question brings the first there.
function useFirstInSight(open: Seen['open']): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  const lit = [...open.keys()].filter((choice) => inHand.has(choice.split(':')[0] ?? '')).join(' ');
  useEffect(() => {
    const rail = box.current?.querySelector(':scope > *')?.getBoundingClientRect();
    const open = [...(box.current?.querySelectorAll('[data-lit]') ?? [])];
    const [first] = open;
    if (rail === undefined || first === undefined || handForm().whole) return;
    const seen = open.some((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      return left >= rail.left && right <= rail.right && top >= rail.top - 1 && bottom <= rail.bottom + 1;
    });
    const behavior = calm.peek() ? 'instant' : 'smooth';
    if (!seen) first.scrollIntoView({ behavior, block: 'nearest', inline: 'center' });
  }, [lit]);
  return box;
}

/** The hand; nothing for spectators. */
export function Hand({ seen }: { readonly seen: Seen }) {
  const box = useFirstInSight(seen.open);
  const side = seen.table.seats[seen.near];
  if (!seen.plays || side === undefined) return null;
  const asksDraw = !handForm().whole && draws.every((choice) => seen.open.has(choice));
  if (side.hand.length === 0 && !asksDraw) return <p class={styles.empty}>{words.handEmpty}</p>;
  const piles = pilesOf(side.hand, (slug) => slug, handForm().together(side.hand.length));
  const cards = piles.map(({ item, count }, at) => ({
    key: `${item}-${at}`,
    card: cardNow(seen, item),
    control: <Card seen={seen} slug={item} count={count} first={at === 0} />,
  }));
  const drawn = asksDraw ? [{ key: 'draws', control: <Draws seen={seen} /> }] : [];
  return (
    <div class={styles.box} ref={box}>
      <CardHand label={words.hand} cards={[...drawn, ...cards]} />
    </div>
  );
}
