// Names of cards, zones and orders in words.

import { capitalised, counted, list, plural } from '@bridgefront/tabletop/words';
import { CARDS, copiesOf, kindOf, nameOfSlug } from '../cards/table.ts';
import type { Sum } from '../faces.ts';
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

/** Where something is, in a sentence: `at the Red Front`, `in the Red Middle`. */
export function placeWords(zone: ZoneName): string {
  return `${zone.endsWith('-front') ? 'at' : 'in'} ${zoneWords(zone)}`;
}

/** The name of a kind of card by its slug. */
export function cardName(slug: string): string {
  return nameOfSlug(slug);
}

/** `spearman-3` → `Spearman 3`; starting cards, of which each player has one, without number. */
export function pieceText(name: string): string {
  const at = name.lastIndexOf('-');
  const slug = name.slice(0, at);
  const kind = kindOf(slug);
  if (kind < 0) return cardName(name);
  // Of starting cards each player has one; of a new one its name does not say whether it is one.
  const one = kind < CARDS.length && copiesOf(CARDS[kind]) === 0;
  return one ? cardName(slug) : `${cardName(slug)} ${name.slice(at + 1)}`;
}

/** `spearman-3` → `spearman`: which card it is. */
export function kindName(name: string): string {
  return name.slice(0, name.lastIndexOf('-'));
}

/** What Soldiers in ambush deal: `double damage`. */
export function timesWords(times: number): string {
  return ['no more damage', 'double damage', 'triple damage', 'fourfold damage'][times - 1] ?? '';
}

const factors: { readonly [times: number]: string } = { 2: 'doubled', 3: 'tripled', 4: 'quadrupled' };

const causes: { readonly [by: string]: string } = {
  'high-hills': 'High Hills',
  forest: 'Forest',
  boat: 'Boat',
};

/** `10 damage (3 + 1 Armoury + 1 Charge, doubled by Ambush)`; the figure alone where it is the printed one. */
export function damageText(damage: number, sum: Sum | undefined): string {
  if (sum === undefined) return `${damage} damage`;
  const added = sum.added.map(
    ({ by, damage: more }) => ` ${more < 0 ? '−' : '+'} ${Math.abs(more)} ${causes[by] ?? cardName(by)}`,
  );
  const least =
    sum.added.reduce((total, { damage: more }) => total + more, sum.base) < 0 ? ', not below 0' : '';
  const times = sum.times === undefined ? '' : `, ${factors[sum.times]} by Ambush`;
  return `${damage} damage (${sum.base}${added.join('')}${least}${times})`;
}

/** `any Soldier or Civilian`: whom a Trap order is meant for. */
export const preyWords: { readonly [P in OrderPrey]: string } = {
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
