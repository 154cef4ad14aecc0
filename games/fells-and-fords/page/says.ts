// What a plan does, as one says it at the table: units and hexes by the letters and numbers at the rim.

import { typeOfSlug } from '../rules/table.ts';
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
  if (kind === 'card' || kind === 'lore') {
    const name = contentsOf(match).get(value)?.name ?? null;
    return name !== null && then === 'one' ? says.one(name) : name;
  }
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
