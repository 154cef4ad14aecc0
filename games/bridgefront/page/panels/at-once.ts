// What is sealed by one choice, with nothing left to be said: it is lifted first, since a sealed action cannot be taken back.

import { silentKinds } from '../../rules/plan/needs.ts';
import type { CardFacts } from '../../rules/table.ts';
import type { Seen } from '../seen.ts';
import { bridgefrontTexts } from '../texts/table.ts';

const t = bridgefrontTexts.hand;

/** What cards do without asking for a target; facts of a card name more than effects. */
const silent: ReadonlySet<string> = silentKinds;

/** Forces that can only go home. */
const home = /^(Played: )?Deploy \d+ Forces? to your Capital[,.]/;

/** Whether a card asks for nothing more, for who has units on so many hexes. */
export function goesAtOnce({ champion, does, lines }: CardFacts, hexes: number): boolean {
  if (champion !== null) return hexes <= 1;
  const [{ text } = { text: '' }] = lines.filter(({ kind }) => kind === 'effect');
  if (text.includes('Choose one:')) return false;
  return does.every((kind) => silent.has(kind) || (kind === 'deploy' && home.test(text)));
}

/** How the panel asks about a card of the hand that would be sealed at once; undefined: it asks for its target. */
export function liftOf({ ask, plan, instead, view, seat }: Seen, card: CardFacts) {
  const begins = plan.length === 0 || instead.has(`card:${card.slug}`);
  if (ask !== 'action' || !begins) return undefined;
  const hexes = view.units.filter((units) => units.seat === seat).length;
  return goesAtOnce(card, hexes) ? { question: t.playIt(card.name), label: t.sealIt(card.name) } : undefined;
}
