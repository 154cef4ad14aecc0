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

/** Kinds of effects that ask for one place or one piece. */
const single: ReadonlySet<string> = new Set([
  'attrition',
  'cataclysm',
  'damage',
  'encircle',
  'entrench',
  'frenzy',
  'heal',
  'lockdown',
  'mark',
  'mortar',
  'slow',
  'trap',
  'ward',
]);

// How many places a card asks for before it is sealed; null: that depends.
function placesAsked({ champion, does, lines }: CardFacts): number | null {
  if (champion !== null) return does.includes('destroy') ? null : 1;
  const loud = does.filter((kind) => !silent.has(kind));
  const text = lines.find(({ kind }) => kind === 'effect')?.text ?? '';
  const [kind = ''] = loud;
  if (loud.length !== 1 || text.includes('hoose one')) return null;
  if (single.has(kind) || kind === 'deploy' || /(Build|Destroy) 1 Bridge/.test(text)) return 1;
  return text.includes('Move 1 of your Forces 1 hex') ? 2 : null;
}

/**
 * Whether a place or piece is the last that a plan asks for, as far as that can be told: what follows is sealed. `bridges`: with
 * how many everybody starts.
 */
export function endsPlan(
  plan: readonly string[],
  choice: string,
  card: CardFacts | null,
  bridges: number,
): boolean {
  const [first = choice] = plan;
  if (!/^(hex|edge|champion):/.test(choice)) return false;
  if (first.startsWith('edge:')) return plan.length === bridges - 1;
  if (first === 'build') return plan.length === 1;
  return card !== null && first === `card:${card.slug}` && placesAsked(card) === plan.length;
}

/** How the panel asks about a card of the hand that would be sealed at once; undefined: it asks for its target. */
export function liftOf({ ask, plan, instead, view, seat }: Seen, card: CardFacts) {
  const begins = plan.length === 0 || instead.has(`card:${card.slug}`);
  if (ask !== 'action' || !begins) return undefined;
  const hexes = view.units.filter((units) => units.seat === seat).length;
  return goesAtOnce(card, hexes) ? { question: t.playIt(card.name), label: t.sealIt(card.name) } : undefined;
}
