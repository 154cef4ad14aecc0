// Whether a call is still due: looked at in the truth of that moment, so that nothing has to be taken back.

import type { Turn } from '../events/turns.ts';
import type { CallSettings, StoredCall } from '../store/calls.ts';
import type { Store, StoredMatch } from '../store/store.ts';
import { deadlineMargin } from './occasions.ts';
import { atTableFor } from './presence.ts';
import type { Presence } from './presence.ts';
import { afterQuiet, beforeQuiet } from './quiet.ts';

/** What is asked about the truth. */
export interface Truth {
  readonly store: Store;
  readonly presence: Presence;
  /** What waits for somebody in a running match; null: the match has not been brought back yet. */
  openTurns(match: string, identity: string): Promise<readonly Turn[] | null>;
}

/** What to do with a call now. */
export type Verdict =
  | { readonly do: 'send'; readonly match: StoredMatch; readonly deadline: number | null }
  | { readonly do: 'wait'; readonly until: number }
  | { readonly do: 'withdraw' };

const withdraw: Verdict = { do: 'withdraw' };
const lookAgain = 10_000; // Milliseconds until matches that are being brought back are asked again.
const minute = 60_000;

type Occasion = { readonly deadline: number | null } | { readonly until: number } | null;

async function turnOf(
  { identity, facts }: StoredCall,
  match: StoredMatch,
  truth: Truth,
): Promise<Turn | 'unknown' | null> {
  if (match.status !== 'live') return null;
  const turns = await truth.openTurns(match.id, identity);
  if (turns === null) return 'unknown';
  return turns.find(({ decision }) => decision === facts.decision) ?? null;
}

async function turnStands(
  call: StoredCall,
  match: StoredMatch,
  settings: CallSettings,
  truth: Truth,
  now: number,
): Promise<Occasion> {
  const turn = await turnOf(call, match, truth);
  if (turn === 'unknown') return { until: now + lookAgain };
  if (turn === null) return null;
  const { deadline } = turn;
  if (call.facts.occasion === 'turn') return { deadline };
  const margin = deadlineMargin(match.clock);
  if (deadline === null || margin === null) return null;
  // Time in which the server was away has moved it.
  const dueAt = beforeQuiet(settings.quiet, deadline - margin);
  return dueAt > now + minute ? { until: dueAt } : { deadline };
}

// Who has been at the table since knows it. What somebody did there stays true when presence is forgotten: who has chosen
// knows that it has begun, and whose choice was the last that it is over.
async function knows(
  { identity, facts }: StoredCall,
  { id, seats }: StoredMatch,
  { store, presence }: Truth,
): Promise<boolean> {
  if ((presence.lastAt(identity, id) ?? 0) >= facts.at) return true;
  if (facts.occasion !== 'started' && facts.occasion !== 'ended') return false;
  const acts = await store.events(id, 0);
  const telling = facts.occasion === 'started' ? acts : acts.slice(-1);
  return telling.some(({ seat, by }) => by === 'seat' && seats[seat]?.identity === identity);
}

async function stands(
  call: StoredCall,
  match: StoredMatch,
  settings: CallSettings,
  truth: Truth,
  now: number,
): Promise<Occasion> {
  const { identity, facts } = call;
  const mine = match.seats.some((seat) => seat.identity === identity);
  const still = async (so: boolean): Promise<Occasion> =>
    so && !(await knows(call, match, truth)) ? { deadline: null } : null;
  switch (facts.occasion) {
    case 'turn':
    case 'deadline':
      return turnStands(call, match, settings, truth, now);
    case 'invited':
      return still(match.status === 'lobby' && match.seats.some((seat) => seat.challenged?.id === identity));
    case 'rematch':
    case 'found':
      return still(
        match.status === 'lobby' && match.seats.some((seat) => seat.identity === identity && !seat.ready),
      );
    case 'started': {
      if (match.status !== 'live' || !mine) return null;
      // A call for the first turn says the same.
      const waits = match.clock.kind !== 'live' && settings.occasions.includes('turn');
      const turns = waits ? await truth.openTurns(match.id, identity) : [];
      if (turns === null) return { until: now + lookAgain };
      return still(turns.length === 0);
    }
    case 'ended':
      return still(true);
    case 'chat':
      return still(mine);
  }
}

/** What to do with a call at this moment. */
export async function verdictOn(
  call: StoredCall,
  settings: CallSettings,
  truth: Truth,
  now: number,
): Promise<Verdict> {
  const { identity, facts } = call;
  if (!settings.occasions.includes(facts.occasion) || settings.muted.includes(facts.match)) return withdraw;
  const match = await truth.store.match(facts.match);
  if (match === null) return withdraw;
  const occasion = await stands(call, match, settings, truth, now);
  if (occasion === null) return withdraw;
  if ('until' in occasion) return { do: 'wait', until: occasion.until };
  const last = truth.presence.lastAt(identity, facts.match);
  if (last !== null && now - last < atTableFor) return { do: 'wait', until: last + atTableFor };
  const free = afterQuiet(settings.quiet, now);
  if (free > now) return { do: 'wait', until: free };
  return { do: 'send', match, deadline: occasion.deadline };
}
