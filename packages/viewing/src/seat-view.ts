// The view of one seat, built upon what it was shown before, and how the two differ.

import { viewOf } from '@bridgefront/kernel';
import type { Engine, Json, SeatView } from '@bridgefront/kernel';
import { shared } from './patch.ts';
import { joined, operationsText } from './patch-text.ts';
import type { Playing, Viewer } from './playing.ts';
import type { PublicSnapshot } from './public-snapshot.ts';

// For a change that leaves the state alone (planning), the game's view need not be built again.
const planningEngines = new WeakMap<Engine<unknown>, Engine<unknown>>();

function planningEngine(engine: Engine<unknown>): Engine<unknown> {
  const known = planningEngines.get(engine);
  if (known !== undefined) return known;
  const made = { ...engine, game: { ...engine.game, view: () => null } };
  planningEngines.set(engine, made);
  return made;
}

// Decisions and outcomes are plain data whose types are interfaces.
const asJson = (value: unknown): Json => value as Json;

/** The game's part of a viewer's view in the state of the snapshot, sharing what it can with the `last` one. */
export function gameViewAt(
  { engine, match }: Playing,
  viewer: Viewer,
  last: Json | undefined,
  snapshot: PublicSnapshot,
): Json {
  return snapshot.share(engine.game.view(match.state, viewer, snapshot.open), last);
}

/**
 * The viewer's view, which is not to be changed. What was shown last is taken over: where the state has not changed
 * since (there is no new snapshot) the game's whole view, else all its parts that are equal.
 */
export function seatViewAt(
  { engine, match }: Playing,
  viewer: Viewer,
  last: SeatView | null,
  snapshot: PublicSnapshot | null,
): SeatView {
  if (snapshot === null)
    return { ...viewOf(planningEngine(engine), match, viewer), table: last?.table ?? null };
  const { game, seat, table, decision, outcome } = viewOf(engine, match, viewer, snapshot.open);
  return {
    game,
    seat,
    table: snapshot.share(table, last?.table),
    decision: shared(decision, asJson(last?.decision ?? null)) as SeatView['decision'],
    outcome: shared(outcome, asJson(last?.outcome ?? null)) as SeatView['outcome'],
  };
}

/**
 * The patch from one view to the next as text: operations with commas between them, empty when nothing has changed.
 * Where the state has not changed (no snapshot), only the question can have.
 */
export function seatViewPatch(
  before: SeatView,
  after: SeatView,
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
