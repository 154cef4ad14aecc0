// Which cards lie on offer and which state the cards of the hand are in, read off the open choices.

import type { CardState } from '@bridgefront/page/cards/card.tsx';
import { waitOf } from '../../rules/table.ts';
import type { CardFacts } from '../../rules/table.ts';
import type { Seen } from '../seen.ts';
import { bridgefrontTexts } from '../texts/table.ts';

const words = bridgefrontTexts.hand;

/** What is said of a card in a state, after its name. */
export const stateWords: { readonly [S in CardState]: string } = {
  on: bridgefrontTexts.card.possible,
  chosen: bridgefrontTexts.card.planned,
  set: bridgefrontTexts.card.planned,
  off: bridgefrontTexts.card.impossible,
};

/** Questions whose cards are not the hand's. */
const offering: readonly string[] = ['draft', 'free-card', 'keep', 'scry'];

const slugOf = (choice: string): string => choice.slice('card:'.length);

/** The slugs of all open `card:` choices. */
function openCards(seen: Seen): readonly string[] {
  return [...seen.open].filter((choice) => choice.startsWith('card:')).map(slugOf);
}

/** Whether the open question is about cards that lie beside the hand. */
function offers(seen: Seen): boolean {
  if (seen.ask === null) return false;
  return offering.includes(seen.ask) || (seen.ask === 'archive' && seen.plan.length === 0);
}

/** Cards to choose from that are not in the hand: drafts, and looked-at cards. */
export function offeredCards(seen: Seen): readonly string[] {
  const drafted = seen.own?.drafts?.flatMap((draft) => draft.cards) ?? [];
  if (drafted.length > 0 && seen.own?.drafts?.length === 1) return drafted;
  const hand = seen.own?.hand ?? [];
  return openCards(seen).filter((slug) => offers(seen) || !hand.includes(slug));
}

/** The state of an offered card. */
export function offeredState(seen: Seen, slug: string): CardState | undefined {
  if (seen.plan.includes(`card:${slug}`)) return 'chosen';
  if (seen.open.has(`card:${slug}`)) return 'on';
  return undefined;
}

/** The state of a card in the hand. */
export function handState(seen: Seen, slug: string): CardState | undefined {
  if (offers(seen)) return undefined;
  if (seen.plan.includes(`card:${slug}`)) return 'chosen';
  if (seen.open.has(`card:${slug}`)) return 'on';
  if (seen.instead.has(`card:${slug}`)) return undefined;
  // In an auction and while the table is laid out the hand is only looked at; elsewhere it says that it waits, for all of a plan.
  const waits = openCards(seen).length > 0 || seen.ask === 'action';
  return seen.open.size > 0 && waits ? 'off' : undefined;
}

/** What a card of the hand that is off waits for: in an Action Step its own reason, else another question. */
export function waitWords(seen: Seen, card: CardFacts): string {
  const wait =
    seen.ask === 'action' && seen.seat !== null ? waitOf(seen.view, seen.seat, card, seen.options) : null;
  return wait?.short ?? words.elsewhere;
}

/** The reader is choosing what to do in an Action Step. */
export function firstAction(seen: Seen): boolean {
  return seen.ask === 'action' && seen.plan.length === 0 && seen.open.size > 0;
}
