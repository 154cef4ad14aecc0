// The view of one seat, built upon what it was shown before, and how the two differ.

import { viewOf } from '@bridgefront/kernel';
import type { Engine, Json, SeatView } from '@bridgefront/kernel';
import type { GameView } from './game-view.ts';
import { shared } from './patch.ts';
import { joined, operationsText } from './patch-text.ts';
import type { Viewer } from './playing.ts';
import type { PublicSnapshot, Viewed } from './public-snapshot.ts';

/** A seat's view whose game's part is not put together yet. */
export interface SeenView extends Omit<SeatView, 'table'> {
  readonly table: GameView;
}

/** The seat's view as it is sent. */
export function wholeView({ game, seat, table, decision, outcome }: SeenView): SeatView {
  return { game, seat, table: table.whole, decision, outcome };
}

// The game's part of a view is made apart.
const engines = new WeakMap<Engine<unknown>, Engine<unknown>>();

function withoutTable(engine: Engine<unknown>): Engine<unknown> {
  const known = engines.get(engine);
  if (known !== undefined) return known;
  const made = { ...engine, game: { ...engine.game, view: () => null } };
  engines.set(engine, made);
  return made;
}

// Decisions and outcomes are plain data whose types are interfaces.
const asJson = (value: unknown): Json => value as Json;

/** The viewer's view, which is not to be changed; all that is as it was is taken over from what was shown last. */
export function seatViewAt(
  { engine, match }: Viewed,
  viewer: Viewer,
  last: SeenView | null,
  snapshot: PublicSnapshot,
): SeenView {
  const { game, seat, decision, outcome } = viewOf(withoutTable(engine), match, viewer);
  return {
    game,
    seat,
    table: snapshot.view(viewer, last?.table ?? null),
    decision: shared(decision, asJson(last?.decision ?? null)) as SeatView['decision'],
    outcome: shared(outcome, asJson(last?.outcome ?? null)) as SeatView['outcome'],
  };
}

/** The same for a change that leaves the state alone (planning): only the question can have changed. */
export function plannedViewAt({ engine, match }: Viewed, viewer: Viewer, last: SeenView): SeenView {
  return { ...viewOf(withoutTable(engine), match, viewer), table: last.table };
}

/**
 * The patch from one view to the next as text: operations with commas between them, empty when nothing has changed.
 * Where the state has not changed (no snapshot), only the question can have.
 */
export function seatViewPatch(
  before: SeenView,
  after: SeenView,
  snapshot: PublicSnapshot | null,
  path: string,
): string {
  const part = (key: 'decision' | 'outcome'): string =>
    operationsText(asJson(before[key]), asJson(after[key]), `${path}/${key}`);
  if (snapshot === null) return part('decision');
  return joined([
    snapshot.difference(before.table, after.table, `${path}/table`),
    part('decision'),
    part('outcome'),
  ]);
}
