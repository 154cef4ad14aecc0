// Hexes that say two things in one click: the first unit that a command card orders, and an enemy whom one unit alone can
// attack.

import type { TableView } from '../rules/table.ts';
import { orderedBy } from '../rules/table.ts';
import { partsOf } from './seen.ts';
import type { Seen } from './seen.ts';

/** Two choices, one after the other; `from`: the unit that would attack. */
export interface AtOnce {
  readonly choices: readonly [string, string];
  readonly from: string | null;
}

type Asked = Pick<Seen, 'ask' | 'near' | 'open' | 'options' | 'plan'> & {
  readonly table: Pick<TableView, 'aims' | 'units'>;
};

function called({ near, open, options, plan, table }: Asked): readonly (readonly [string, AtOnce])[] {
  const [kind, card] = partsOf(plan[0] ?? '');
  if (kind !== 'card' || !open.has('text')) return [];
  return orderedBy(card, table.units, near, options).map((hex) => [
    hex,
    { choices: ['text', `unit:${hex}`], from: null },
  ]);
}

function attacked({ ask, open, plan, table }: Asked): readonly (readonly [string, AtOnce])[] {
  if (ask !== 'attacks' || plan.length > 0) return [];
  const able = table.aims.filter(({ from, again }) => again !== true && open.has(`unit:${from}`));
  return [...Map.groupBy(able, ({ at }) => at)].flatMap(([at, [aim, ...others]]) =>
    aim === undefined || others.length > 0
      ? []
      : [[at, { choices: [`unit:${aim.from}`, `at:${at}`], from: aim.from }] as const],
  );
}

/** All such hexes at this question. */
export function atOnce(seen: Asked): ReadonlyMap<string, AtOnce> {
  return new Map([...called(seen), ...attacked(seen)]);
}

/**
 * What a unit does that is dragged from one hex to another, once it is picked; null: nothing.
 */
export function draggedTo(
  { moves, aims, step }: Pick<TableView, 'moves' | 'aims' | 'step'>,
  from: string,
  to: string,
): string | null {
  if (step === 'moves')
    return moves.some((move) => move.from === from && move.to.split(' ').includes(to)) ? `to:${to}` : null;
  if (step !== 'attacks') return null;
  return aims.some((aim) => aim.from === from && aim.at === to && aim.again !== true) ? `at:${to}` : null;
}
