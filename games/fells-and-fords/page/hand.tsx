// The reader's hand: command cards, and lore cards with their price; those lit that are asked for, the rest with what it
// waits for.

import { CardButton } from '@bridgefront/page/cards/card-button.tsx';
import type { CardState } from '@bridgefront/page/cards/card.tsx';
import { handForm, keyOfPile, pilesOf } from '@bridgefront/page/cards/hand-form.ts';
import { Hand as CardHand } from '@bridgefront/page/cards/hand.tsx';
import type { OpenChoice } from '@bridgefront/page/match-context.ts';
import { orderedBy, waitOf } from '../rules/table.ts';
import { contentOf } from './cards.ts';
import type { Match } from './match.ts';
import { mostOf } from './question.ts';
import { handKinds, partsOf } from './seen.ts';
import type { Seen } from './seen.ts';
import { fellsTexts } from './texts.ts';

const words = fellsTexts;

interface Standing {
  readonly state?: CardState;
  readonly ribbon?: string;
  /** The ribbon warns. */
  readonly alarm?: true;
}

// How many of the reader's units a command card could order, before it is played in vain.
function reachOf({ table, near, options }: Seen, slug: string): Standing {
  const { length } = orderedBy(slug, table.units, near, options);
  return length === 0
    ? { state: 'on', ribbon: words.fitsNone, alarm: true }
    : { state: 'on', ribbon: words.fits(length, mostOf(slug, options)) };
}

// What a card waits for is said from the command of a turn to the next.
function standingOf(seen: Seen, slug: string, choice: string | undefined): Standing {
  if (choice !== undefined) return choice.startsWith('card:') ? reachOf(seen, slug) : { state: 'on' };
  const { table, near, open } = seen;
  const begins = table.active === near && table.command === null;
  if (table.phase !== 'play' || (open.size === 0 && begins)) return {};
  return { state: 'off', ribbon: waitOf(table, near, slug, seen.options) };
}

// What could be done with a card now.
function openOf(seen: Seen, slug: string): OpenChoice | undefined {
  return handKinds.map((kind) => seen.open.get(`${kind}:${slug}`)).find((one) => one !== undefined);
}

interface HandCardProps {
  readonly match: Match;
  readonly seen: Seen;
  readonly slug: string;
  /** The plan is about this card. */
  readonly chosen: boolean;
  readonly count: number;
  readonly first: boolean;
}

function HandCard({ match, seen, slug, chosen, count, first }: HandCardProps) {
  const open = openOf(seen, slug);
  const card = contentOf(match, slug);
  const wouldBe = `${card.prices.length > 0 ? 'lore' : 'card'}:${slug}`;
  const { state, ribbon, alarm } = chosen
    ? ({ state: 'chosen' } as const)
    : standingOf(seen, slug, open?.choice);
  const choice = open?.choice ?? (state === 'off' && seen.open.size > 0 ? wouldBe : null);
  return (
    <CardButton
      match={match}
      card={card}
      count={count}
      state={state}
      ribbon={ribbon}
      alarm={alarm}
      choice={choice}
      open={open !== undefined}
      act={words.acts[partsOf(choice ?? wouldBe)[0]] ?? ''}
      first={first}
      pressed={chosen}
    />
  );
}

/** The hand; nothing for spectators. */
export function Hand({ match, seen }: { readonly match: Match; readonly seen: Seen }) {
  const own = seen.seat === null ? undefined : seen.table.seats[seen.seat].own;
  if (own === undefined) return null;
  const cards = own.feeler.length > 0 ? own.feeler : [...own.command, ...own.lore];
  if (cards.length === 0) return null;
  const [kind, value] = partsOf(seen.plan[0] ?? '');
  // Of two alike one is marked.
  const chosen = handKinds.includes(kind) ? cards.indexOf(value) : -1;
  const form = handForm();
  const held = cards.map((slug, at) => ({ slug, chosen: at === chosen }));
  // Where not all are in sight, what can be played now comes first.
  const first = (one: (typeof held)[number]): number =>
    one.chosen || openOf(seen, one.slug) !== undefined ? 0 : 1;
  const piles = pilesOf(
    form.whole ? held : held.toSorted((one, other) => first(one) - first(other)),
    (one) => `${one.slug} ${one.chosen}`,
    form.together(cards.length),
  );
  const places = piles.map(({ item, count }, at) => ({
    key: keyOfPile(piles, at),
    card: contentOf(match, item.slug),
    control: <HandCard match={match} seen={seen} {...item} count={count} first={at === 0} />,
  }));
  return <CardHand label={words.hand} cards={places} />;
}
