// What people may do with a table before, beside and after play: pure functions from one stored match to the next.

import { botName, botNames } from '@bridgefront/bots';
import { commitTo, deriveSeed, digest, drawSeating } from '@bridgefront/kernel';
import type { Fairness, Outcome, Seat, StandingAnswer } from '@bridgefront/kernel';
import { apartFrom, refuse } from '@bridgefront/protocol';
import type { CreateMatch, WireRefusal } from '@bridgefront/protocol';
import { newId, newSecret } from '../ids.ts';
import type { Identity, StoredMatch, StoredSeat } from '../store/store.ts';

/** A change of the table, or why it is refused. */
export type Changed = StoredMatch | WireRefusal;

/** Whether a change was refused. */
export function isRefusal(changed: Changed): changed is WireRefusal {
  return 'code' in changed;
}

/** A seat that nobody holds. */
export const emptySeat = {
  bot: null,
  identity: null,
  name: null,
  program: false,
  challenged: null,
  invite: null,
  ready: false,
  entropy: null,
  committed: null,
  standIn: null,
  standInVotes: [],
  left: false,
} as const;

type SeatWish = CreateMatch['seats'][number];

function newSeat(wish: SeatWish, botsName: string | null): StoredSeat {
  if (wish.kind === 'human') return { ...emptySeat, kind: 'human', invite: newId() };
  if (wish.kind === 'program') return { ...emptySeat, kind: 'human' };
  return { ...emptySeat, kind: 'bot', bot: wish.bot, name: botsName, ready: true };
}

/** The match with something changed at one seat. */
export function withSeat(match: StoredMatch, seat: Seat, change: Partial<StoredSeat>): StoredMatch {
  return { ...match, seats: match.seats.with(seat, { ...match.seats[seat], ...change }) };
}

/** The seat in which somebody sits, or -1. */
export function seatOf(match: StoredMatch, identity: string | null): Seat {
  return identity === null ? -1 : match.seats.findIndex((seat) => seat.identity === identity);
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

/** A new table. Game, options and bots have been checked before; seats for programs are still kept for nobody. */
export function createTable(
  wish: Omit<CreateMatch, 'options'> & Pick<StoredMatch, 'options' | 'rules' | 'origin'>,
  owner: Identity,
  now: number,
  id: string = newId(),
): StoredMatch {
  const secret = newSecret();
  const names = botNames(wish.seats.map((seat) => (seat.kind === 'bot' ? seat.bot : null)));
  const match: StoredMatch = {
    id,
    version: 1,
    game: wish.game,
    rules: wish.rules,
    options: wish.options,
    clock: wish.clock,
    visibility: wish.visibility,
    ...(wish.seating === 'random' && { seating: 'random' }),
    status: 'lobby',
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
  });
}

const started = refuse('already-started', 'The match has started; seats do not change any more.');
const gone = refuse('not-yours', 'You left this match; a bot plays your seat to the end.');
export const outsider = refuse('not-yours', 'You have no seat in this match.');

/** Takes an open seat: the invited one, the wished one, or the first. */
export function join(
  match: StoredMatch,
  identity: Identity,
  wish: { seat?: Seat | undefined; invite?: string | undefined },
): Changed {
  if (match.status !== 'lobby') return started;
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
  const match = table.opening == null ? table : callOff(table, [seat]);
  const freed = withSeat(match, seat, { ...emptySeat, invite: newId() });
  const next = freed.seats.find((other) => other.identity !== null)?.identity;
  if (freed.seats.some((other) => other.identity === match.owner)) return freed;
  return next == null ? { ...freed, status: 'cancelled' } : { ...freed, owner: next };
}

/** Gives up a seat before the start. The last person to leave closes the table; an owner hands it on. */
export function leave(match: StoredMatch, identity: string): Changed {
  if (match.status !== 'lobby') return started;
  const seat = seatOf(match, identity);
  return seat < 0 ? outsider : stand(match, seat);
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

/** Frees somebody else's seat before the start, or withdraws the challenge to it. */
export function kick(match: StoredMatch, identity: string, seat: Seat): Changed {
  if (match.status !== 'lobby') return started;
  if (match.owner !== identity) return refuse('not-yours', 'Only who made the table may free a seat.');
  if (match.seats[seat]?.challenged != null) return reopened(match, seat);
  if (match.seats[seat]?.identity == null) return refuse('not-found', `Nobody sits in seat ${seat}.`);
  if (match.seats[seat].identity === identity)
    return refuse('not-yours', 'Leave the table instead of freeing your own seat.');
  return stand(match, seat);
}

/** What somebody says with `ready`: a commitment to a share of the randomness, the share itself, or neither. */
export interface ReadyWish {
  readonly ready: boolean;
  readonly commitment?: string | undefined;
  readonly entropy?: string | undefined;
}

function shareOf({ commitment, entropy }: ReadyWish): Partial<StoredSeat> {
  if (commitment !== undefined) return { committed: commitment, entropy: null };
  const text = entropy ?? newId();
  return { committed: digest(text), entropy: text, ...(entropy === undefined && { filled: true }) };
}

/**
 * Says ready, or not ready any more. When nobody is missing, all shares of the randomness are fixed; the match starts
 * as soon as they are open.
 */
export function ready(match: StoredMatch, identity: string, wish: ReadyWish, now: number): Changed {
  if (match.status !== 'lobby') return started;
  const seat = seatOf(match, identity);
  if (seat < 0) return outsider;
  if (!wish.ready) return unready(match, seat);
  const share = shareOf(wish);
  const again = match.seats[seat].committed === share.committed;
  if (match.opening != null) return again ? match : fixed;
  if (match.spent?.includes(share.committed ?? '') === true)
    return refuse('bad-message', 'This share of the dice was opened in an earlier start; make a new one.');
  return startWhenReady(withSeat(match, seat, { filled: false, ...share, ready: true }), now);
}

const fixed = refuse('already-started', 'All shares of the dice are fixed by now; open yours.');

function unready(match: StoredMatch, seat: Seat): StoredMatch {
  if (match.opening != null) return callOff(match, [seat]);
  return withSeat(match, seat, { ready: false, entropy: null, committed: null });
}

/** Opens the own share of the randomness; the last one starts the match. */
export function openShare(match: StoredMatch, identity: string, entropy: string, now: number): Changed {
  const seat = seatOf(match, identity);
  if (seat < 0) return outsider;
  // A repetition whose first answer was lost, or was under way; the seat may have been drawn anew since.
  if (match.seats.some((one) => one.entropy === entropy)) return match;
  if (match.status !== 'lobby') return started;
  if (match.opening == null)
    return refuse('not-open', 'Shares of the dice are opened when everybody has committed to one.');
  if (digest(entropy) !== match.seats[seat].committed)
    return refuse('bad-message', 'This is not the share of the dice to which you committed.');
  return startWhenReady(withSeat(match, seat, { entropy }), now);
}

/** Calls the start off, because of these seats: everybody has to get ready anew, with another share. */
function callOff(match: StoredMatch, seats: readonly Seat[]): StoredMatch {
  const known = match.seats.flatMap(({ kind, entropy }) =>
    kind === 'human' && entropy !== null ? [digest(entropy)] : [],
  );
  return {
    ...match,
    seats: match.seats.map((seat) =>
      seat.kind === 'bot' ? seat : { ...seat, ready: false, entropy: null, committed: null },
    ),
    opening: null,
    voided: { seats, times: (match.voided?.times ?? 0) + 1 },
    spent: [...(match.spent ?? []), ...known],
  };
}

/** Calls the start off when shares were not opened in time. */
export function openedTooLate(match: StoredMatch, now: number): StoredMatch {
  if (match.status !== 'lobby' || match.opening == null || match.opening.until > now) return match;
  return callOff(match, unopened(match));
}

/** Gives people the whole time again. */
export function openLonger(match: StoredMatch, now: number): StoredMatch {
  return match.opening == null ? match : { ...match, opening: { until: now + openingTime(match) } };
}

function unopened({ seats }: StoredMatch): Seat[] {
  return seats.flatMap(({ kind, entropy }, seat) => (kind === 'human' && entropy === null ? [seat] : []));
}

/** How the seed came about: what people added, by their places at the table, and who got which seat. */
export function drawnFrom({ seats, places }: StoredMatch): Pick<Fairness, 'contributions' | 'seating'> {
  const contributions = seats.flatMap(({ entropy, filled }, seat) =>
    entropy === null
      ? []
      : [{ seat: places?.[seat] ?? seat, text: entropy, ...(filled === true && { by: 'server' as const }) }],
  );
  contributions.sort((a, b) => a.seat - b.seat);
  return places === undefined ? { contributions } : { contributions, seating: places };
}

/** How long people have to open their shares: their pages do it by themselves, by mail they may be away. */
function openingTime({ clock }: StoredMatch): number {
  return clock.kind === 'mail' ? 86_400_000 : 60_000;
}

/** Starts the match when nobody is missing and all shares of the randomness are open. */
function startWhenReady(match: StoredMatch, now: number): StoredMatch {
  if (!match.seats.every((seat) => seat.ready)) return match;
  if (unopened(match).length > 0)
    return match.opening != null ? match : { ...match, opening: { until: now + openingTime(match) } };
  const seed = deriveSeed(match.secret, drawnFrom(match).contributions);
  const live = { ...match, opening: null, status: 'live', seed, startedAt: now } as const;
  if (match.seating !== 'random') return live;
  const places = drawSeating(seed, match.seats.length);
  return { ...live, places, seats: places.map((place) => match.seats[place]) };
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

/** Votes to end without a result; the last person's vote ends the match. Who has left it has no vote. */
export function vote(match: StoredMatch, identity: string, end: boolean, now: number): Changed {
  if (match.status !== 'live') return notLive;
  const seat = seatOf(match, identity);
  if (seat < 0) return outsider;
  if (match.seats[seat].left) return refuse('not-yours', 'You left this match; those who stayed decide.');
  const others = match.votes.filter((other) => other !== seat);
  const voted = { ...match, votes: end ? [...others, seat].sort((a, b) => a - b) : others };
  return endedIfAgreed(voted, now);
}

/** Leaves a live match for good: a bot plays on; when nobody is left, or all others have voted to end it, it ends. */
export function abandon(match: StoredMatch, identity: string, bot: string, now: number): Changed {
  if (match.status !== 'live') return notLive;
  const seat = seatOf(match, identity);
  if (seat < 0) return outsider;
  const without = (votes: readonly Seat[]): Seat[] => votes.filter((other) => other !== seat);
  const left = withSeat(match, seat, { left: true, standIn: match.seats[seat].standIn ?? bot });
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
export function rematch(match: StoredMatch, rules: string, now: number, id: string = newId()): StoredMatch {
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
  const { game, options, clock, visibility, owner } = match;
  const again = {
    ...(match.seating !== undefined && { seating: match.seating }),
    ...(match.origin !== undefined && { origin: match.origin }),
  };
  const kept = { game, options, clock, visibility, ...again, owner, rules, seats, secret };
  const fresh = { outcome: null, continuedUnder: null, rematch: null, startedAt: null, finishedAt: null };
  return {
    ...fresh,
    ...kept,
    id,
    version: 1,
    status: 'lobby',
    rematchOf: match.id,
    commitment: commitTo(secret),
    seed: null,
    votes: [],
    createdAt: now,
  };
}
