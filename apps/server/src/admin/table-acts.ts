// Acts at one table of who runs the server, and of the server itself, as data: the table may be played by another server.

import { apartFrom } from '@bridgefront/protocol';
import { newId } from '../ids.ts';
import { abandon, decline, finish, leave } from '../lobby/lobby.ts';
import { isRefusal, seatOf } from '../lobby/changed.ts';
import type { Changed } from '../lobby/changed.ts';
import type { StoredMatch } from '../store/store.ts';

/** What is to be done at the table. `bot`: who plays on for somebody who is forgotten; `close`: before its start, or not at all; `leave`: a running match. */
export type TableAct =
  | { readonly act: 'name'; readonly identity: string; readonly name: string }
  | { readonly act: 'end'; readonly now: number }
  | { readonly act: 'close' }
  | { readonly act: 'leave'; readonly identity: string; readonly bot: string; readonly now: number }
  | { readonly act: 'forget'; readonly identity: string; readonly bot: string; readonly now: number };

const nobody = 'Somebody';

function named(match: StoredMatch, identity: string, wish: string, keepsSeat: boolean): StoredMatch {
  const seat = seatOf(match, identity);
  if (seat < 0) return match;
  const others = match.seats.flatMap(({ name }, other) => (other === seat || name === null ? [] : [name]));
  const changed = {
    ...match.seats[seat],
    name: apartFrom(others, wish),
    ...(!keepsSeat && { identity: null }),
  };
  return { ...match, seats: match.seats.with(seat, changed) };
}

// Their seat is open again, or a bot plays on.
function stoodUp(match: StoredMatch, id: string, bot: string, now: number): Changed {
  if (match.status === 'lobby' && match.seats.some(({ challenged }) => challenged?.id === id))
    return decline(match, id);
  if (seatOf(match, id) < 0) return match;
  // Whoever is missing from a round forfeits it.
  if (match.status === 'lobby') return match.tournament === undefined ? leave(match, id) : match;
  return match.status === 'live' ? abandon(match, id, bot, now) : match;
}

// The match without somebody: nothing leads to them any more.
function without(match: StoredMatch, id: string, bot: string, now: number): Changed {
  const left = stoodUp(match, id, bot, now);
  if (isRefusal(left)) return left;
  const { origin: _, ...rest } = named(left, id, nobody, false);
  return rest.owner === id ? { ...rest, owner: newId() } : rest;
}

/** The table after the act. */
export function afterAct(match: StoredMatch, act: TableAct): Changed {
  if (act.act === 'name') return named(match, act.identity, act.name, true);
  if (act.act === 'close')
    return match.status === 'lobby' && match.opening == null ? { ...match, status: 'cancelled' } : match;
  if (act.act === 'leave') return abandon(match, act.identity, act.bot, act.now);
  if (act.act === 'forget') return without(match, act.identity, act.bot, act.now);
  return match.status === 'lobby' ? { ...match, status: 'cancelled' } : finish(match, null, act.now);
}
