// What is sealed by one choice, with nothing left to be said: it is lifted first, since a sealed action cannot be taken back.

import { silentKinds } from '../../rules/plan/needs.ts';
import type { CardFacts } from '../../rules/table.ts';
import type { Seen } from '../seen.ts';
import { bridgefrontTexts } from '../texts/table.ts';

const t = bridgefrontTexts.hand;

/** What cards do without asking for a target; facts of a card name more than effects. */
const silent: ReadonlySet<string> = silentKinds;

/** One stack goes over Bridges, perhaps after one was built. */
const walks =
  /^(?:Played: )?(?:Build 1 Bridge touching a hex you occupy\. Then you may m|M)ove 1 stack (?:up to )?(\d) hex(?:es)? along (?:a )?Bridges?\.(?! It must)/;

/** Forces that can only go home. */
const home = /^(Played: )?Deploy \d+ Forces? to your Capital[,.]/;

/** Whether a card asks for nothing more. */
export function goesAtOnce({ champion, does, lines }: CardFacts): boolean {
  if (champion !== null) return false;
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
  if (text.startsWith('Choose one: deploy')) return 2;
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

/** How many hexes a card lets one stack go over Bridges, as the last that it does; 0: none, or it asks for more. */
export function stepsOf({ champion, does, lines }: Pick<CardFacts, 'champion' | 'does' | 'lines'>): number {
  const text = lines.find(({ kind }) => kind === 'effect')?.text ?? '';
  const moves = champion === null && does.includes('move') ? walks.exec(text) : null;
  return Number(moves?.[1] ?? 0);
}

/** Whether this way to play a card asks for nothing more. */
export function endsMode(label: string): boolean {
  return /^(Deploy \d+ Forces? to your Capital|In your next battle)/.test(label);
}

/** How the panel asks about a card of the hand that would be sealed at once; undefined: it asks for its target. */
export function liftOf({ ask, plan, instead }: Seen, card: CardFacts) {
  const begins = plan.length === 0 || instead.has(`card:${card.slug}`);
  if (ask !== 'action' || !begins) return undefined;
  return goesAtOnce(card) ? { question: t.playIt(card.name), label: t.sealIt(card.name) } : undefined;
}
