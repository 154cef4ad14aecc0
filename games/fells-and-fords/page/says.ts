// What a plan does, as one says it at the table: units and hexes by the letters and numbers at the rim.

import { board, hexOf, placesSeen, typeOfSlug } from '../rules/table.ts';
import type { TableView } from '../rules/table.ts';
import { contentsOf } from './cards.ts';
import { optionsOf } from './match.ts';
import type { Match } from './match.ts';
import { rimOf } from './rim.tsx';
import { partsOf, unitAt } from './seen.ts';
import { fellsTexts } from './texts.ts';

const { says } = fellsTexts;

/** The sentence of a plan, or of its beginning. Null: the words of its choices are better. */
export function sentence(plan: readonly string[], match: Match): string | null {
  const [kind, value] = partsOf(plan[0] ?? '');
  const [then, to] = partsOf(plan[1] ?? '');
  if (then !== 'one' && (kind === 'card' || kind === 'lore'))
    return contentsOf(match).get(value)?.name ?? null;
  const { table } = match.shown.value.view;
  const nameAt = (hex: string): string | null => {
    const unit = unitAt(table, hex);
    return unit === undefined ? null : says.unit(typeOfSlug(unit.unit, optionsOf(match)).name, rimOf(hex));
  };
  const who = kind === 'unit' ? nameAt(value) : null;
  if (who === null || then === '') return who;
  if (then === 'to') return says.goes(who, rimOf(to));
  const whom = then === 'at' ? nameAt(to) : null;
  return whom === null ? null : says.attacks(who, whom);
}

/** A sentence with the letters and numbers at the rim for hexes whose own names tell where they are from others. */
export function withRim(text: string, table: TableView): string {
  const places = placesSeen(table);
  return [...board.hexByName.keys()]
    .map((hex) => [places.name(hexOf(hex)), rimOf(hex)])
    .toSorted(([one = ''], [other = '']) => other.length - one.length)
    .reduce(
      (said, [name = '', rim = '']) => (name.includes(' of ') ? said.replaceAll(name, rim) : said),
      text,
    );
}
