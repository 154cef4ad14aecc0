// Which printed card a card is most like: it lends a new one its picture, and bots what they have learnt of it.

import { stands } from '../vocabulary.ts';
import type { Ability, Card, CardType, Effect } from '../vocabulary.ts';
import { CARDS, kindOf } from './table.ts';
import { kindIn, tableFor } from './in-force.ts';
import type { CastlesOptions } from '../options.ts';
import type { CardKind } from '../types.ts';

const plain: { readonly [T in CardType]: string } = {
  castle: 'castle',
  special: 'general',
  soldier: 'spearman',
  civilian: 'builder',
  building: 'keep',
  action: 'repair',
  attack: 'charge',
  spell: 'plague',
  instant: 'trap',
};

// What tells two of a kind apart in play: whom they help, and how far they hit.
function sorts(one: Ability | Effect): readonly string[] {
  if ('do' in one) return one.do === 'mend' ? [one.do, `${one.do} ${one.whom}`] : [one.do, one.do];
  if (one.can === 'mend') return [one.can, `${one.can} ${one.whom}`];
  return one.can === 'hit' ? [one.can, `hit ${one.prey}`, `far ${Math.min(2, one.far)}`] : [one.can, one.can];
}

function sortsOf(card: Card): readonly string[] {
  return (stands(card) ? card.abilities : card.effects).flatMap(sorts);
}

/** The kind of the printed card that is most like this one; a printed one's own, whatever a match makes of it. */
export function likestKind(card: Card): CardKind {
  const own = kindOf(card.slug);
  if (own < CARDS.length) return own;
  const named = card.art === undefined ? -1 : kindOf(card.art);
  if (named >= 0) return named;
  const wanted = sortsOf(card);
  let [best, most] = [kindOf(plain[card.type]), 0];
  CARDS.forEach((printed, kind) => {
    if (stands(printed) !== stands(card)) return;
    const alike = sortsOf(printed).filter((sort) => wanted.includes(sort)).length;
    const score = alike === 0 ? 0 : 2 * alike + (printed.type === card.type ? 1 : 0);
    if (score > most) [best, most] = [kind, score];
  });
  return best;
}

/** The printed card that is most like the match's card of this slug; the slug itself where there is none. */
export function likestSlug(options: CastlesOptions, slug: string): string {
  const kind = kindIn({ options }, slug);
  return kind < 0 ? slug : CARDS[likestKind(tableFor({ options }).cards[kind])].slug;
}
