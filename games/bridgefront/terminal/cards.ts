// Bridgefront's cards in the terminal: the hand, the market row, drafts, and what a card does.

import { cardsJson } from '../rules/index.ts';
import type { CardJson, OwnView, TableView } from '../rules/index.ts';
import { choiceKind, choiceValue } from '@bridgefront/kernel';
import { cardCost } from './extras.ts';
import { whyLines as whyOfCards } from '@bridgefront/terminal/cards.ts';
import { hanging, wrap } from '@bridgefront/terminal/paint.ts';
import type { Paint } from '@bridgefront/terminal/paint.ts';
import type { Drawing } from '@bridgefront/terminal/table.ts';

const nameWidth = 30;

// The cards in force depend on the options of the match, and those never change while it runs.
const inForce = new WeakMap<object, ReadonlyMap<string, CardJson>>();

/** The cards of a match by slug, with the figures that its options give them. */
export function cardsOf(options: object): ReadonlyMap<string, CardJson> {
  const known = inForce.get(options);
  if (known !== undefined) return known;
  const made = new Map(cardsJson(options as Parameters<typeof cardsJson>[0]).map((card) => [card.id, card]));
  inForce.set(options, made);
  return made;
}

/** `1 mana + 2 gold · initiative 40 · Spell`. */
function factsOf(card: CardJson): string {
  const type = card.type.slice(0, 1).toUpperCase() + card.type.slice(1);
  return `${cardCost(card)} · initiative ${card.initiative} · ${type}`;
}

/** The text without the sentences in brackets that only repeat general rules; `why` tells them. */
function withoutReminders(text: string): string {
  return text.replace(/ \([A-Z][^)]*\.\)/g, '');
}

function cardLines(paint: Paint, card: CardJson, note = '', mark = '  '): string[] {
  const title = paint('bold', card.name) + note;
  return [
    ...hanging(`${mark}${title}`, paint('cyan', factsOf(card)), nameWidth),
    ...hanging('', withoutReminders(card.text), nameWidth),
  ];
}

function counted(slugs: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const one of slugs) counts.set(one, (counts.get(one) ?? 0) + 1);
  return counts;
}

/** Cards with their texts, copies counted. */
function listed({ options, paint }: Drawing, slugs: readonly string[]): string[] {
  const cards = cardsOf(options);
  return [...counted(slugs)].flatMap(([id, count]) => {
    const card = cards.get(id);
    return card === undefined ? [`  ${id}`] : cardLines(paint, card, count > 1 ? ` ×${count}` : '');
  });
}

/** The names of cards in one sentence, copies counted. */
function cardNames({ options }: Drawing, slugs: readonly string[]): string {
  const cards = cardsOf(options);
  return [...counted(slugs)]
    .map(([id, count]) => `${cards.get(id)?.name ?? id}${count > 1 ? ` ×${count}` : ''}`)
    .join(', ');
}

function ownOf({ view }: Drawing): OwnView | undefined {
  return (view.table as TableView).own;
}

/** The viewer's hand with texts, and what is known of its piles. */
export function handLines(drawing: Drawing): string[] {
  const own = ownOf(drawing);
  if (own === undefined) return [];
  const { paint } = drawing;
  const title = own.hand.length === 0 ? 'Your hand is empty' : `Your hand (${own.hand.length})`;
  const top = own.top === undefined ? '' : ` Next from the top: ${cardNames(drawing, own.top)}.`;
  const piles = `Draw pile, in no order: ${own.draw.length === 0 ? 'empty' : cardNames(drawing, own.draw)}.${top}`;
  return [
    paint('bold', title),
    ...listed(drawing, own.hand),
    ...wrap(`  ${piles}`, 100, '  ').map((line) => paint('dim', line)),
  ];
}

/** The market row: what it holds, what is gone, and the card under the hammer. */
export function marketLines(drawing: Drawing): string[] {
  const { row } = drawing.view.table as TableView;
  if (row === undefined) return [];
  const { paint, options } = drawing;
  const cards = cardsOf(options);
  const lines = row.cards.flatMap((id, i) => {
    const card = cards.get(id);
    if (card === undefined || i < row.at) return [paint('dim', `  ${i + 1}. ${card?.name ?? id} – sold`)];
    const mark = i === row.at ? paint('green', '▸ ') : '  ';
    return cardLines(paint, card, '', `${mark}${i + 1}. `);
  });
  return [paint('bold', 'Market row'), ...lines];
}

/** Cards that are on offer to the viewer now, and hand cards that cannot be played now. */
export function offerLines(drawing: Drawing): string[] {
  const own = ownOf(drawing);
  const mine = drawing.view.decision?.mine;
  if (own === undefined || mine == null) return [];
  const offered = [...new Set((own.drafts ?? []).flatMap((draft) => draft.cards))];
  if (offered.length > 0 && mine.choices.some((choice) => offered.includes(choiceValue(choice)))) {
    return [drawing.paint('bold', 'On offer'), ...listed(drawing, offered)];
  }
  if (drawing.view.decision?.ask === 'bid' && mine.plan.length === 0) return marketLines(drawing);
  if (drawing.view.decision?.ask !== 'action' || mine.plan.length > 0)
    return shownBy(drawing, own, mine.choices);
  const idle = own.hand.filter((id) => !mine.choices.includes(`card:${id}`));
  if (idle.length === 0) return [];
  return wrap(`Not playable now (price or target is missing): ${cardNames(drawing, idle)}.`).map((line) =>
    drawing.paint('dim', line),
  );
}

// Cards that a question offers and that lie neither in the hand nor in a draft were just looked at.
function shownBy(drawing: Drawing, own: OwnView, choices: readonly string[]): string[] {
  const cards = choices.filter((choice) => choiceKind(choice) === 'card').map(choiceValue);
  const unseen = cards.filter((id) => !own.hand.includes(id));
  return unseen.length === 0 ? [] : listed(drawing, [...new Set(unseen)]);
}

const printed = (): ReadonlyMap<string, CardJson> => new Map(cardsJson().map((card) => [card.id, card]));

/** Names of all cards. */
export function cardTitles(): string[] {
  return [...printed().values()].map((card) => card.name);
}

/** The card of this name or of a part of it that fits no other, as lines; null when there is none. */
export function whyLines(paint: Paint, options: object, name: string): string[] | null {
  return whyOfCards(paint, cardsOf(options).values(), factsOf, name);
}
