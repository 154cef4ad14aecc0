// Standing answers of a running match: which seats they answer for now, and which of them have lapsed.

import { answerableBeforehand, forcedChoice, standingPlan, stillStands, turnNow } from '@bridgefront/kernel';
import type { Choice, ForcedChoice, Seat, StandingAnswer } from '@bridgefront/kernel';
import { refuse } from '@bridgefront/protocol/refuse';
import type { GivenStandingAnswer, HostFacts, WireRefusal } from '@bridgefront/protocol';
import type { HostedTable, MatchEvent } from './table.ts';
import type { Play } from './play.ts';

/** The answers as a seat gave them, with the turn in which it did; a refusal when one speaks of what is not asked so. */
export function readStanding(
  { engine, match }: Play,
  given: readonly GivenStandingAnswer[],
): readonly StandingAnswer[] | WireRefusal {
  const asks = answerableBeforehand(engine);
  const odd = given.find(({ ask }) => ask !== null && !asks.includes(ask));
  if (odd !== undefined) {
    const known = asks.length === 0 ? 'this game has none' : `there is ${asks.join(', ')}`;
    return refuse('bad-message', `"${odd.ask}" cannot be answered beforehand in this game; ${known}.`);
  }
  const turn = turnNow(engine, match);
  return given.map((answer) => ({ ...answer, turn }));
}

// A seat's standing answers that still hold.
function standingOf({ engine, match }: Play, table: HostedTable, seat: Seat): readonly StandingAnswer[] {
  const kept = table.seats[seat]?.standing ?? [];
  return kept.length === 0 ? kept : kept.filter((answer) => stillStands(engine, match, seat, answer));
}

/** What a reader is told of the own standing answers, and of what they choose next; null when there are none. */
export function standingFacts(
  play: Play,
  table: HostedTable,
  viewer: Seat | null,
): Pick<HostFacts, 'standing' | 'forced'> | null {
  if (viewer === null) return null;
  const kept = standingOf(play, table, viewer);
  if (kept.length === 0) return null;
  const forced = forcedFor(play, table, viewer);
  return { standing: kept.map(givenOf), ...(forced !== null && { forced: forced.choice }) };
}

// What the seat's person leaves to the host when there is nothing to weigh.
function forcedFor({ engine, match }: Play, table: HostedTable, seat: Seat): ForcedChoice | null {
  const { standing = [], bot, standIn } = table.seats[seat];
  if (!standing.some(({ forced }) => forced === true) || (bot ?? standIn) !== null) return null;
  return table.status === 'live' ? forcedChoice(engine, match, seat) : null;
}

// An answer as its seat gave it.
function givenOf({ ask, where, choices, until, forced }: StandingAnswer): GivenStandingAnswer {
  return {
    ask,
    where: JSON.parse(JSON.stringify(where)) as GivenStandingAnswer['where'],
    choices: [...choices],
    until,
    ...(forced && { forced }),
  };
}

/** What a seat's standing answers choose now. `effect`: only of a forced choice, what it does. */
export interface AnsweredBeforehand {
  readonly seat: Seat;
  readonly plan: readonly Choice[];
  readonly effect?: ForcedChoice['effect'];
}

/** The seats of people that answered the open question beforehand, and how. */
export function answeredBeforehand(play: Play, table: HostedTable): readonly AnsweredBeforehand[] {
  const { decision } = play.match;
  if (decision === null || table.status !== 'live') return [];
  return decision.seats.flatMap((seat): readonly AnsweredBeforehand[] => {
    const { bot, standIn, standing = [] } = table.seats[seat];
    if (standing.length === 0 || (bot ?? standIn) !== null) return [];
    const forced = forcedFor(play, table, seat);
    if (forced !== null) return [{ seat, plan: [forced.choice], effect: forced.effect }];
    const plan = standingPlan(play.engine, play.match, seat, standing);
    return plan === null ? [] : [{ seat, plan }];
  });
}

/** Whether a person has nobody to hide from: bots play all other seats, and never learn when an answer came. */
export function isAlone({ seats }: HostedTable, seat: Seat): boolean {
  return seats.every(({ bot }, other) => (other === seat ? bot === null : bot !== null));
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
