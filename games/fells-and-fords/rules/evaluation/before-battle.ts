// What the choices before a battle are worth: the objective, the army, and where it stands.

import { choiceKind, choiceValue } from '@bridgefront/kernel';
import type { Choice, Seat } from '@bridgefront/kernel';
import { armyTable, unitTable } from '../cards/in-force.ts';
import { hexOf, ownRow } from '../hexes.ts';
import { OBJECTIVES } from '../tables/objectives.ts';
import { unitType } from '../tables/units.ts';
import type { State } from '../types.ts';
import { choiceLead } from './campaign.ts';
import { frontOf } from './gain.ts';

/** What it is worth to play for the objective. */
export function objectiveWorth(state: State, seat: Seat, slug: string): number {
  const id = OBJECTIVES.findIndex((one) => one.slug === slug);
  return id < 0 ? 0 : choiceLead(state, seat, id);
}

/** Whole armies rather than single units; melee in front, ranged behind, everybody near banners. */
export function armyWorth(state: State, seat: Seat, choice: Choice): number {
  const kind = choiceKind(choice);
  if (kind === 'army')
    return 5 + (armyTable(state).find(({ slug }) => slug === choiceValue(choice))?.tent === true ? 0 : 0.5);
  if (kind === 'take') return 2 + unitTable(state)[unitType(choiceValue(choice))].cost / 20;
  if (kind !== 'place') return kind === 'done' ? 3 : 0;
  const [slug, name] = choiceValue(choice).split('@');
  const hex = hexOf(name);
  const row = ownRow(hex, seat);
  const front = frontOf(state, hex) / 8;
  if (slug === 'tent') return 3 + row / 10;
  const { range, move } = unitTable(state)[unitType(slug)];
  return 3 + front + (range > 0 ? -Math.abs(row - 2) : row) * 0.25 + (3 - move) * 0.05 * row;
}
