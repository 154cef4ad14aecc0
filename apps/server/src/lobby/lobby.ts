// What people may do with a table before, beside and after play: pure functions from one stored match to the next.

import { botName, botNames } from '@bridgefront/bots';
import { commitTo } from '@bridgefront/kernel';
import type { Outcome, Seat, StandingAnswer } from '@bridgefront/kernel';
import { apartFrom, refuse } from '@bridgefront/protocol';
import type { CreateMatch, WireRefusal } from '@bridgefront/protocol';
import { newId, newSecret } from '../ids.ts';
import type { Identity, StoredMatch, StoredSeat } from '../store/store.ts';
import { emptySeat, isRefusal, outsider, seatOf, started, withSeat } from './changed.ts';
import type { Changed } from './changed.ts';
import { callOff } from './start.ts';

type SeatWish = CreateMatch['seats'][number];

function newSeat(wish: SeatWish, botsName: string | null): StoredSeat {
  if (wish.kind === 'human') return { ...emptySeat, kind: 'human', invite: newId() };
  if (wish.kind === 'program' || wish.kind === 'person') return { ...emptySeat, kind: 'human' };
  return { ...emptySeat, kind: 'bot', bot: wish.bot, name: botsName, ready: true };
}

/**
 * Why a seat is not the identity's own; null when it is. Who has left a running match for good knows of it what
 * spectators know.
 */
export function whyNotOwn(match: StoredMatch, identity: string | null, seat: Seat): WireRefusal | null {
  const sitter = match.seats[seat];
  if (sitter?.identity == null || sitter.identity !== identity)
    return refuse('not-yours', `Seat ${seat} is not yours; look on as a spectator.`);
  return sitter.left && match.status === 'live' ? gone : null;
}

/** The seats that people hold and have not left. */
export function peopleOf(match: StoredMatch): readonly Seat[] {
  return match.seats.flatMap((seat, number) =>
    seat.kind === 'human' && seat.identity !== null && !seat.left ? [number] : [],
  );
}

/** The table as a tournament's: nobody's who plays there, and of no network, for the tournament bounds how many there are. */
export function ofTournament(match: StoredMatch, tournament: string): StoredMatch {
  const { origin: _, ...rest } = match;
  return { ...rest, tournament, owner: newId() };
}

/** A new table. Game, options and bots have been checked before; seats of whoever is asked are still kept for nobody. */
export function createTable(
  wish: Omit<CreateMatch, 'options'> & Pick<StoredMatch, 'options' | 'rules' | 'origin'>,
  owner: Identity,
  now: number,
): StoredMatch {
  const secret = newSecret();
  const names = botNames(wish.seats.map((seat) => (seat.kind === 'bot' ? seat.bot : null)));
  const match: StoredMatch = {
    id: newId(),
    version: 1,
    game: wish.game,
    rules: wish.rules,
    options: wish.options,
    clock: wish.clock,
    visibility: wish.visibility,
    ...(wish.seating === 'random' && { seating: 'random' }),
    status: 'lobby',
    ...(wish.rated === true && { rated: true }),
    owner: owner.id,
    ...(wish.origin !== undefined && { origin: wish.origin }),
    seats: wish.seats.map((seat, at) => newSeat(seat, names[at])),
    secret,
    commitment: commitTo(secret),
    seed: null,
    votes: [],
    outcome: null,
    continuedUnder: null,
    rematch: null,
    createdAt: now,
    startedAt: null,
    finishedAt: null,
  };
  const first = wish.seats.findIndex((seat) => seat.kind === 'human');
  return first < 0 ? match : sit(match, first, owner);
}

// Nobody is taken for a bot or for a neighbour.
function nameAt(match: StoredMatch, wish: string): string {
  const others = match.seats.flatMap(({ name, bot }) =>
    [name, bot === null ? null : botName(bot)].flatMap((one) => one ?? []),
  );
  return apartFrom(others, wish);
}

function sit(match: StoredMatch, seat: Seat, { id, name: wish, kind }: Identity): StoredMatch {
  const name = nameAt(match, wish);
  return withSeat(match, seat, {
    identity: id,
    name,
    program: kind === 'bot',
    challenged: null,
    invite: null,
    ready: false,
    entropy: null,
    committed: null,
    signed: null,
  });
}

const begun = refuse('already-started', 'The start has begun; nobody can be sent away until it is through.');
const gone = refuse('not-yours', 'You left this match; a bot plays your seat to the end.');
/** Takes an open seat: the invited one, the wished one, or the first. */
export function join(
  match: StoredMatch,
  identity: Identity,
  wish: { seat?: Seat | undefined; invite?: string | undefined },
): Changed {
  if (match.status !== 'lobby') return started;
  if (match.tournament !== undefined)
    return refuse('not-open', 'The seats of this table belong to those whom a tournament has paired.');
  if (seatOf(match, identity.id) >= 0) return refuse('seat-taken', 'You already sit at this table.');
  const kept = match.seats.findIndex((seat) => seat.challenged?.id === identity.id);
  if (kept >= 0) return sit(match, kept, identity);
  const open = (seat: StoredSeat): boolean =>
    seat.kind === 'human' && seat.identity === null && seat.challenged == null;
  if (wish.invite !== undefined) {
    const invited = match.seats.findIndex((seat) => open(seat) && seat.invite === wish.invite);
    if (invited < 0)
      return refuse('not-open', 'This invitation is used up or was withdrawn; ask for a new one.');
    return sit(match, invited, identity);
  }
  if (match.visibility === 'private' && match.owner !== identity.id)
    return refuse('not-open', 'This match is private: join with the key of an invitation.');
  const seat = wish.seat ?? match.seats.findIndex(open);
  if (seat < 0) return refuse('seat-taken', 'All seats are taken.');
  if (match.seats[seat] === undefined || !open(match.seats[seat]))
    return refuse('seat-taken', `Seat ${seat} is not open.`);
  return sit(match, seat, identity);
}

function stand(table: StoredMatch, seat: Seat): StoredMatch {
  const match = table.opening == null ? table : callOff(table, [seat], 'left');
  const freed = withSeat(match, seat, { ...emptySeat, invite: newId() });
  const next = freed.seats.find((other) => other.identity !== null)?.identity;
  if (freed.seats.some((other) => other.identity === match.owner)) return freed;
  return next == null ? { ...freed, status: 'cancelled' } : { ...freed, owner: next };
}

const expected = refuse(
  'not-yours',
  'You are expected at this table: a tournament is left on its own page, and whoever does not come forfeits.',
);

/** Gives up a seat before the start. The last person to leave closes the table; an owner hands it on. */
export function leave(match: StoredMatch, identity: string): Changed {
  if (match.status !== 'lobby') return started;
  const seat = seatOf(match, identity);
  if (seat < 0) return outsider;
  return match.tournament === undefined ? stand(match, seat) : expected;
}

function reopened(match: StoredMatch, seat: Seat): StoredMatch {
  return withSeat(match, seat, { challenged: null, invite: newId() });
}

/** Says no to a challenge: the seat is open to others. */
export function decline(match: StoredMatch, identity: string): Changed {
  if (match.status !== 'lobby') return started;
  const seat = match.seats.findIndex(({ challenged }) => challenged?.id === identity);
  return seat < 0 ? refuse('not-found', 'No seat is kept for you at this table.') : reopened(match, seat);
}

/**
 * Frees somebody else's seat before the start, or withdraws the challenge to it. Not while shares of the randomness are
 * opened: who frees a seat then would choose among starts.
 */
export function kick(match: StoredMatch, identity: string, seat: Seat): Changed {
  if (match.status !== 'lobby') return started;
  if (match.owner !== identity) return refuse('not-yours', 'Only who made the table may free a seat.');
  if (match.opening != null) return begun;
  if (match.seats[seat]?.challenged != null) return reopened(match, seat);
  if (match.seats[seat]?.identity == null) return refuse('not-found', `Nobody sits in seat ${seat}.`);
  if (match.seats[seat].identity === identity)
    return refuse('not-yours', 'Leave the table instead of freeing your own seat.');
  return stand(match, seat);
}

export const notLive = refuse('not-live', 'The match is not running.');

/** Ends a live match, by its outcome or without one. */
export function finish(match: StoredMatch, outcome: Outcome | null, now: number): Changed {
  if (match.status !== 'live') return notLive;
  return { ...match, status: outcome === null ? 'ended' : 'finished', outcome, finishedAt: now };
}

// The match ends without a result as soon as all people who have not left it agree; so it does when nobody is left.
function endedIfAgreed(match: StoredMatch, now: number): Changed {
  return peopleOf(match).every((person) => match.votes.includes(person)) ? finish(match, null, now) : match;
}

/**
 * Votes to end without a result; the last person's vote ends the match. Who has left it has no vote. `early`: nothing has been
 * revealed yet.
 */
export function vote(
  match: StoredMatch,
  identity: string,
  end: boolean,
  now: number,
  early = false,
): Changed {
  if (match.status !== 'live') return notLive;
  const seat = seatOf(match, identity);
  if (seat < 0) return outsider;
  if (match.seats[seat].left) return refuse('not-yours', 'You left this match; those who stayed decide.');
  const others = match.votes.filter((other) => other !== seat);
  const voted = { ...match, votes: end ? [...others, seat].sort((a, b) => a - b) : others };
  const after = endedIfAgreed(voted, now);
  if (!early || isRefusal(after) || after.status === 'live') return after;
  return { ...after, seats: after.seats.map((one) => ({ ...one, leftEarly: true as const })) };
}

/**
 * Leaves a live match for good: a bot plays on; when nobody is left, or all others have voted to end it, it ends. `early`:
 * nothing has been revealed yet.
 */
export function abandon(
  match: StoredMatch,
  identity: string,
  bot: string,
  now: number,
  early = false,
): Changed {
  if (match.status !== 'live') return notLive;
  const seat = seatOf(match, identity);
  if (seat < 0) return outsider;
  const without = (votes: readonly Seat[]): Seat[] => votes.filter((other) => other !== seat);
  const left = withSeat(match, seat, {
    left: true,
    ...(early && !match.seats[seat].left && { leftEarly: true }),
    standIn: match.seats[seat].standIn ?? bot,
  });
  const seats = left.seats.map((one) => ({ ...one, standInVotes: without(one.standInVotes) }));
  return endedIfAgreed({ ...left, seats, votes: without(match.votes) }, now);
}

/** Keeps how the own seat answers windows to come, instead of what it said before. */
export function keepStanding(
  match: StoredMatch,
  identity: string,
  answers: readonly StandingAnswer[],
): Changed {
  if (match.status !== 'live') return notLive;
  const seat = seatOf(match, identity);
  if (seat < 0) return outsider;
  return whyNotOwn(match, identity, seat) ?? withSeat(match, seat, { standing: answers });
}

/** A new table with the same people, bots and options; everybody has to get ready anew. */
export function rematch(match: StoredMatch, rules: string, now: number): StoredMatch {
  const secret = newSecret();
  const seats = match.seats.map((seat) =>
    seat.kind === 'bot'
      ? seat
      : {
          ...emptySeat,
          kind: 'human' as const,
          identity: seat.identity,
          name: seat.name,
          program: seat.program ?? false,
        },
  );
  const { game, options, clock, visibility } = match;
  // A round belongs to nobody; who plays it again on their own does so as at any table.
  const owner =
    match.tournament === undefined
      ? match.owner
      : (seats.find(({ identity }) => identity !== null)?.identity ?? match.owner);
  const again = {
    ...(match.seating !== undefined && { seating: match.seating }),
    ...(match.rated === true && { rated: true as const }),
    ...(match.origin !== undefined && { origin: match.origin }),
  };
  const kept = { game, options, clock, visibility, ...again, owner, rules, seats, secret };
  const fresh = { outcome: null, continuedUnder: null, rematch: null, startedAt: null, finishedAt: null };
  return {
    ...fresh,
    ...kept,
    id: newId(),
    version: 1,
    status: 'lobby',
    rematchOf: match.id,
    commitment: commitTo(secret),
    seed: null,
    votes: [],
    createdAt: now,
  };
}
