// What a pair of eyes sees of a match, built upon what it saw before, and how the two differ.

import { viewOf } from '@bridgefront/kernel';
import type { AnyMatch, Engine, Json, Seat, SeatView } from '@bridgefront/kernel';
import { shared } from '@bridgefront/viewing';
import { operations } from './moment.ts';
import type { Moment } from './moment.ts';

/** A match and the rules it is played by. */
export interface Playing {
  readonly engine: Engine<unknown>;
  readonly match: AnyMatch;
}

// For a change that leaves the state alone (planning), the table need not be built again.
const planningEngines = new WeakMap<Engine<unknown>, Engine<unknown>>();

function planningEngine(engine: Engine<unknown>): Engine<unknown> {
  const known = planningEngines.get(engine);
  if (known !== undefined) return known;
  const made = { ...engine, game: { ...engine.game, view: () => null } };
  planningEngines.set(engine, made);
  return made;
}

/**
 * The view of the eyes, which is not to be changed. What they saw last is taken over: where the state has not changed
 * since (there is no new moment) the whole table, else all its parts that are equal.
 */
export function viewAt(
  { engine, match }: Playing,
  eye: Seat | null,
  last: SeatView | null,
  moment: Moment | null,
): SeatView {
  if (moment === null) return { ...viewOf(planningEngine(engine), match, eye), table: last?.table ?? null };
  const { game, seat, table, ...rest } = viewOf(engine, match, eye, moment.open);
  const decision = shared(rest.decision, (last?.decision ?? null) as unknown as Json);
  const outcome = shared(rest.outcome, (last?.outcome ?? null) as unknown as Json);
  const changing = { decision, outcome } as unknown as Pick<SeatView, 'decision' | 'outcome'>;
  return { game, seat, table: moment.tableOf(table, last?.table), ...changing };
}

/**
 * The patch from one view of `viewAt` to the next as text: operations with commas between them, empty when nothing has
 * changed. Where the state has not changed (no moment), only the question can have.
 */
export function viewPatch(before: SeatView, after: SeatView, moment: Moment | null, path: string): string {
  const part = (key: 'decision' | 'outcome'): string =>
    operations(before[key] as unknown as Json, after[key] as unknown as Json, `${path}/${key}`);
  const table = moment?.difference(before.table, after.table, `${path}/table`) ?? [];
  const parts = [...table, part('decision'), moment === null ? '' : part('outcome')];
  return parts.filter((text) => text !== '').join(',');
}
