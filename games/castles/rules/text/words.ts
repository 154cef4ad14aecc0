// Names of cards, zones and orders in words.

import { capitalised, counted, list, plural } from '@bridgefront/tabletop/words';
import { CARDS, kindOf } from '../cards/table.ts';
import type { OrderPrey, ZoneName } from '../types.ts';

/** `red-front` → `Red Front`; Castle Zones are called `Red Castle Zone`, so that nobody takes them for a Castle. */
export function zoneText(zone: ZoneName): string {
  const [side, place] = zone.split('-').map(capitalised);
  return place === 'Castle' ? `${side} Castle Zone` : `${side} ${place}`;
}

/** A zone in a sentence: `the Red Front`. */
export function zoneWords(zone: ZoneName): string {
  return `the ${zoneText(zone)}`;
}

/** The name of a kind of card by its slug. */
export function cardName(slug: string): string {
  return CARDS[kindOf(slug)]?.name ?? slug;
}

/** `spearman-3` → `Spearman 3`; starting cards, of which each player has one, without number. */
export function pieceText(name: string): string {
  const at = name.lastIndexOf('-');
  const kind = kindOf(name.slice(0, at));
  if (kind < 0) return cardName(name);
  const { name: printed, copies } = CARDS[kind];
  return copies === 0 ? printed : `${printed} ${name.slice(at + 1)}`;
}

const preyWords: { readonly [P in OrderPrey]: string } = {
  any: 'any Soldier or Civilian',
  soldiers: 'Soldiers',
  civilians: 'Civilians',
  spearmen: 'Spearmen',
  archers: 'Archers',
  builders: 'Builders',
  charging: 'charging Soldiers',
};

/** `hold` → `hold all Traps`; `archers-2` → `spring at most 2 Traps on Archers`. */
export function orderText(order: string): string {
  const [prey, limit] = order.split('-');
  if (limit === undefined) return 'hold all Traps';
  return `spring at most ${plural(Number(limit), 'Trap')} on ${preyWords[prey as OrderPrey]}`;
}

/** Slugs in words, copies counted: `Trap (2)`, `Archer and Keep`. */
export function cardList(cards: readonly string[]): string {
  return list(counted(cards.map(cardName)));
}
