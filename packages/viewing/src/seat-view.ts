// The view of one seat, built upon what it was shown before, and how the two differ.

import { questionFor, viewOf } from '@bridgefront/kernel';
import type { Engine, Json, Seat, SeatView } from '@bridgefront/kernel';
import type { GameView } from './game-view.ts';
import { adopted, shared } from './patch.ts';
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

// A question is made for its view, and so are its lists of choices, the longest there are: they are not copied once more. What it is
// about belongs to the match.
function taken(fresh: SeatView['decision'], before: SeatView['decision']): SeatView['decision'] {
  if (fresh === null) return null;
  const about = fresh.about === undefined ? {} : { about: shared(fresh.about, before?.about) };
  return adopted(asJson({ ...fresh, ...about }), asJson(before)) as unknown as SeatView['decision'];
}

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
    decision: taken(decision, last?.decision ?? null),
    outcome: shared(outcome, asJson(last?.outcome ?? null)) as SeatView['outcome'],
  };
}

/** The same for the seat that has gone on with its plan, or gone back: only the question can have changed. */
export function plannedViewAt({ engine, match }: Viewed, seat: Seat, last: SeenView): SeenView {
  const { game, outcome, table } = last;
  return { game, seat, table, decision: questionFor(engine, match, seat), outcome };
}

/** Who is asked, and who has sealed. */
export type Asked = NonNullable<SeatView['decision']>['seats'];

/** The same for everybody else: while one seat plans, nothing changes for the others but who has sealed. */
export function besideViewAt(last: SeenView, seats: Asked): SeenView {
  const { decision } = last;
  return decision === null ? last : { ...last, decision: { ...decision, seats } };
}

/** The patch between two questions as text; see `operationsText`. */
export function questionPatch(before: SeenView, after: SeenView, path: string): string {
  return operationsText(asJson(before.decision), asJson(after.decision), `${path}/decision`);
}

/** The patch of everything but the game's part. */
export function aroundPatch(before: SeenView, after: SeenView, path: string): string {
  const outcome = operationsText(asJson(before.outcome), asJson(after.outcome), `${path}/outcome`);
  return joined([questionPatch(before, after, path), outcome]);
}
