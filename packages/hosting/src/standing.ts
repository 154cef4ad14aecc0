// Standing answers of a running match: which seats they answer for now, and which of them have lapsed.

import { standingPlan, stillStands, turnNow } from '@bridgefront/kernel';
import type { Choice, Seat, StandingAnswer } from '@bridgefront/kernel';
import { refuse } from '@bridgefront/protocol/refuse';
import type { GivenStandingAnswer, HostFacts, WireRefusal } from '@bridgefront/protocol';
import type { HostedTable, MatchEvent } from './table.ts';
import type { Play } from './play.ts';

/** The answers as a seat gave them, with the turn in which it did; a refusal when one speaks of no window. */
export function readStanding(
  { engine, match }: Play,
  given: readonly GivenStandingAnswer[],
): readonly StandingAnswer[] | WireRefusal {
  const { decisions } = engine.game;
  const windows = Object.keys(decisions).filter((name) => decisions[name].window !== undefined);
  const odd = given.find(({ ask }) => ask !== null && !windows.includes(ask));
  if (odd !== undefined) {
    const known = windows.length === 0 ? 'this game has none' : `there is ${windows.join(', ')}`;
    return refuse('bad-message', `"${odd.ask}" is no window of the game; ${known}.`);
  }
  const turn = turnNow(engine, match);
  return given.map((answer) => ({ ...answer, turn }));
}

// A seat's standing answers that still hold.
function standingOf({ engine, match }: Play, table: HostedTable, seat: Seat): readonly StandingAnswer[] {
  const kept = table.seats[seat]?.standing ?? [];
  return kept.length === 0 ? kept : kept.filter((answer) => stillStands(engine, match, seat, answer));
}

/** What a reader is told of the own standing answers; null when there are none. */
export function standingFacts(
  play: Play,
  table: HostedTable,
  viewer: Seat | null,
): Pick<HostFacts, 'standing'> | null {
  const kept = viewer === null ? [] : standingOf(play, table, viewer);
  return kept.length === 0 ? null : { standing: kept.map(givenOf) };
}

// An answer as its seat gave it.
function givenOf({ ask, where, choices, until }: StandingAnswer): GivenStandingAnswer {
  return {
    ask,
    where: JSON.parse(JSON.stringify(where)) as GivenStandingAnswer['where'],
    choices: [...choices],
    until,
  };
}

/** The seats of people that answered the open window beforehand, and how. */
export function answeredBeforehand(
  { engine, match }: Play,
  table: HostedTable,
): readonly { readonly seat: Seat; readonly plan: readonly Choice[] }[] {
  const { decision } = match;
  if (decision === null || table.status !== 'live') return [];
  return decision.seats.flatMap((seat) => {
    const { bot, standIn, standing = [] } = table.seats[seat];
    if (standing.length === 0 || (bot ?? standIn) !== null) return [];
    const plan = standingPlan(engine, match, seat, standing);
    return plan === null ? [] : [{ seat, plan }];
  });
}

/** Whether the open question is a window. */
export function inWindow({ engine, match }: Play): boolean {
  return match.decision !== null && engine.game.decisions[match.decision.ask].window !== undefined;
}

/** Whether the act completes a person's answer to a window: neither a quick pass nor a slow one is to be told by its time. */
export function endsWindow(play: Play, act: Pick<MatchEvent, 'kind' | 'by' | 'seat' | 'choice'>): boolean {
  const { engine, match } = play;
  const { decision } = match;
  if (!inWindow(play) || decision === null || act.kind !== 'choose' || act.by !== 'seat') return false;
  if (!engine.choices(match, act.seat).includes(act.choice)) return false;
  const plan = [...decision.plans[act.seat], act.choice];
  return engine.game.decisions[decision.ask].choices(match.state, act.seat, plan, decision).length === 0;
}

/** What others may notice of a table: all but what seats keep to themselves, and how often they changed it. */
export function publicly(table: HostedTable): unknown {
  const seats = table.seats.map(({ standing: _kept, ...seat }) => seat);
  return { ...table, version: 0, seats };
}

/** The table without the answers that have lapsed; the same one when all still hold. */
export function withoutLapsed<T extends HostedTable>(play: Play, table: T): T {
  let lapsed = false;
  const seats = table.seats.map((one, seat) => {
    const standing = standingOf(play, table, seat);
    if (standing.length === (one.standing ?? []).length) return one;
    lapsed = true;
    return { ...one, standing };
  });
  return lapsed ? { ...table, seats } : table;
}
