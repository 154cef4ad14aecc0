// Which cards lie on offer and which state the cards of the hand are in, read off the open choices.

import type { CardState } from '../cards/card.tsx';
import type { Scene } from '../scene.ts';

/** Questions whose cards are not the hand's. */
const offering: readonly string[] = ['draft', 'free-card', 'keep', 'scry'];

const slugOf = (choice: string): string => choice.slice('card:'.length);

/** The slugs of all open `card:` choices. */
function openCards(scene: Scene): readonly string[] {
  return [...scene.open].filter((choice) => choice.startsWith('card:')).map(slugOf);
}

/** Whether the open question is about cards that lie beside the hand. */
function offers(scene: Scene): boolean {
  if (scene.ask === null) return false;
  return offering.includes(scene.ask) || (scene.ask === 'archive' && scene.plan.length === 0);
}

/** Cards to choose from that are not in the hand: drafts, and looked-at cards. */
export function offeredCards(scene: Scene): readonly string[] {
  const drafted = scene.own?.drafts?.flatMap((draft) => draft.cards) ?? [];
  if (drafted.length > 0 && scene.own?.drafts?.length === 1) return drafted;
  const hand = scene.own?.hand ?? [];
  return openCards(scene).filter((slug) => offers(scene) || !hand.includes(slug));
}

/** The state of an offered card. */
export function offeredState(scene: Scene, slug: string): CardState | undefined {
  if (scene.plan.includes(`card:${slug}`)) return 'planned';
  if (scene.open.has(`card:${slug}`)) return 'legal';
  return undefined;
}

/** The state of a card in the hand. */
export function handState(scene: Scene, slug: string): CardState | undefined {
  if (offers(scene)) return undefined;
  if (scene.plan.includes(`card:${slug}`)) return 'planned';
  if (scene.open.has(`card:${slug}`)) return 'legal';
  if (scene.instead.has(`card:${slug}`)) return undefined;
  const cardsAsked = scene.open.size > 0 && openCards(scene).length > 0;
  return cardsAsked || firstAction(scene) || scene.instead.size > 0 ? 'illegal' : undefined;
}

/** The reader is choosing what to do in an Action Step. */
export function firstAction(scene: Scene): boolean {
  return scene.ask === 'action' && scene.plan.length === 0 && scene.open.size > 0;
}
