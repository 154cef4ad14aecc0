// The start of a match in two phases: all shares of the randomness are fixed before the first is opened.

import { botNames } from '@bridgefront/bots';
import { commitText, deriveSeed, digest, drawSeating, startDigest } from '@bridgefront/kernel';
import type { Fairness, FixedStart, Seat } from '@bridgefront/kernel';
import { refuse } from '@bridgefront/protocol';
import type { Voiding } from '@bridgefront/protocol';
import { newId } from '../ids.ts';
import { isSignedBy } from '../signing.ts';
import type { Signer } from '../signing.ts';
import type { StoredMatch, StoredSeat } from '../store/store.ts';
import { emptySeat, outsider, seatOf, started, withSeat } from './changed.ts';
import type { Changed } from './changed.ts';
import { agreedStart } from './signatures.ts';

/** What somebody says with `ready`: a commitment to a share of the randomness, the share itself, or neither. */
export interface ReadyWish {
  readonly ready: boolean;
  readonly commitment?: string | undefined;
  readonly entropy?: string | undefined;
  /** A key, and its signature under the commitment. */
  readonly key?: string | undefined;
  readonly signature?: string | undefined;
}

function shareOf({ commitment, entropy, key, signature }: ReadyWish): Partial<StoredSeat> {
  const signed = key === undefined || signature === undefined ? null : { key, commit: signature };
  if (commitment !== undefined) return { committed: commitment, entropy: null, signed };
  const text = entropy ?? newId();
  return { committed: digest(text), entropy: text, ...(entropy === undefined && { filled: true }) };
}

/**
 * Says ready, or not ready any more. When nobody is missing, all shares of the randomness are fixed; the match starts
 * as soon as they are open.
 */
export function ready(
  match: StoredMatch,
  identity: string,
  wish: ReadyWish,
  { now, signer }: Starting,
): Changed {
  if (match.status !== 'lobby') return started;
  const seat = seatOf(match, identity);
  if (seat < 0) return outsider;
  if (!wish.ready) return unready(match, seat);
  const { commitment = '', key, signature = '' } = wish;
  if (
    key !== undefined &&
    !isSignedBy(key, commitText(match.id, roundOf(match), seat, commitment), signature)
  )
    return wrongSignature;
  const share = shareOf(wish);
  const again = match.seats[seat].committed === share.committed;
  if (match.opening != null) return again ? match : allFixed;
  if (match.spent?.includes(share.committed ?? '') === true)
    return refuse('bad-message', 'This share of the dice was opened in an earlier start; make a new one.');
  const fresh = { filled: false, signed: null, ...share, ready: true };
  return startWhenReady(withSeat(match, seat, fresh), { now, signer });
}

/**
 * Gives a seat that nobody holds to a bot: a friend who never comes keeps nobody waiting. Whoever else was ready said so of
 * another table and is asked again; the owner is not, and the match begins where nobody else is missing.
 */
export function fill(
  match: StoredMatch,
  identity: string,
  seat: Seat,
  bot: string,
  starting: Starting,
): Changed {
  if (match.status !== 'lobby') return started;
  if (match.owner !== identity)
    return refuse('not-yours', 'Only who made the table may give a seat to a bot.');
  const empty = match.seats[seat];
  if (empty === undefined || empty.kind === 'bot' || empty.identity !== null)
    return refuse('seat-taken', `Seat ${seat} is not open.`);
  const bots = match.seats.map((one, at) => (at === seat ? bot : one.bot));
  const names = botNames(bots);
  const seats = match.seats.map((one, at): StoredSeat => {
    if (bots[at] !== null) return { ...emptySeat, kind: 'bot', bot: bots[at], name: names[at], ready: true };
    const again = { ready: false, entropy: null, committed: null, signed: null };
    return one.identity === identity ? one : { ...one, ...again };
  });
  return startWhenReady({ ...match, seats }, starting);
}

/** What a start needs of the server. */
export interface Starting {
  readonly now: number;
  readonly signer: Signer;
}

const wrongSignature = refuse(
  'bad-message',
  'The signature is not that of your key under what you agree to.',
);

const allFixed = refuse('already-started', 'All shares of the dice are fixed by now; open yours.');

function unready(match: StoredMatch, seat: Seat): StoredMatch {
  if (match.opening != null) return callOff(match, [seat], 'unready');
  return withSeat(match, seat, { ready: false, entropy: null, committed: null, signed: null });
}

const otherStart = refuse(
  'bad-message',
  'Your opening names another start than this table has: not the same match, round, commitment and shares. Open it for no other.',
);

/** Which start of the table it is, from 1. */
export function roundOf({ voided }: Pick<StoredMatch, 'voided'>): number {
  return (voided?.times ?? 0) + 1;
}

/** What is fixed of the start before the first share is opened; null: not everybody has committed yet. */
export function fixedStart(match: StoredMatch): FixedStart | null {
  const { id, commitment, seats, places } = match;
  const shares = seats.flatMap(({ kind, committed }, seat) =>
    kind === 'human' && committed != null ? [{ seat: places?.[seat] ?? seat, commitment: committed }] : [],
  );
  if (shares.length < seats.filter(({ kind }) => kind === 'human').length) return null;
  return { match: id, round: roundOf(match), commitment, shares };
}

interface Opening {
  readonly entropy: string;
  readonly start: string;
  /** Under the text of the start. */
  readonly signature?: string | undefined;
}

/** Opens the own share of the randomness, for the start that is named; the last one starts the match. */
export function openShare(
  match: StoredMatch,
  identity: string,
  { entropy, start, signature }: Opening,
  starting: Starting,
): Changed {
  const seat = seatOf(match, identity);
  if (seat < 0) return outsider;
  // A repetition whose first answer was lost, or was under way; the seat may have been drawn anew since.
  if (match.seats.some((one) => one.entropy === entropy)) return match;
  if (match.status !== 'lobby') return started;
  if (match.opening == null)
    return refuse('not-open', 'Shares of the dice are opened when everybody has committed to one.');
  const fixed = fixedStart(match);
  if (fixed === null || startDigest(fixed) !== start) return otherStart;
  if (digest(entropy) !== match.seats[seat].committed)
    return refuse('bad-message', 'This is not the share of the dice to which you committed.');
  const { signed = null } = match.seats[seat];
  if (signature === undefined) return startWhenReady(withSeat(match, seat, { entropy }), starting);
  if (signed === null || !isSignedBy(signed.key, match.agreed?.text ?? '', signature)) return wrongSignature;
  return startWhenReady(
    withSeat(match, seat, { entropy, signed: { ...signed, start: signature } }),
    starting,
  );
}

const mostActs = 32;

/** Calls the start off, because of these seats: everybody has to get ready anew, with another share. */
export function callOff(match: StoredMatch, seats: readonly Seat[], did: Voiding['did']): StoredMatch {
  const round = roundOf(match);
  const acts = seats.map((seat) => ({ round, seat, name: match.seats[seat].name ?? '', did }));
  const known = match.seats.flatMap(({ kind, entropy }) =>
    kind === 'human' && entropy !== null ? [digest(entropy)] : [],
  );
  return {
    ...match,
    seats: match.seats.map((seat) =>
      seat.kind === 'bot' ? seat : { ...seat, ready: false, entropy: null, committed: null, signed: null },
    ),
    opening: null,
    agreed: null,
    voided: { seats, times: round, acts: [...(match.voided?.acts ?? []), ...acts].slice(-mostActs) },
    spent: [...(match.spent ?? []), ...known],
  };
}

/** Calls the start off when shares were not opened in time. */
export function openedTooLate(match: StoredMatch, now: number): StoredMatch {
  if (match.status !== 'lobby' || match.opening == null || match.opening.until > now) return match;
  return callOff(match, unopened(match), 'late');
}

/** Gives people the whole time again; a start that an earlier release opened is signed now. */
export function openLonger(match: StoredMatch, { now, signer }: Starting): StoredMatch {
  if (match.opening == null) return match;
  return { ...agreed(match, signer), opening: { until: now + openingTime(match) } };
}

function agreed(match: StoredMatch, signer: Signer): StoredMatch {
  const fixed = fixedStart(match);
  return { ...match, agreed: match.agreed ?? (fixed && agreedStart(match, fixed, signer)) };
}

function unopened({ seats }: StoredMatch): Seat[] {
  return seats.flatMap(({ kind, entropy }, seat) => (kind === 'human' && entropy === null ? [seat] : []));
}

/** How the seed came about: what people added, by their places at the table, for which start, and who got which seat. */
export function drawnFrom(match: StoredMatch): Pick<Fairness, 'contributions' | 'start' | 'seating'> {
  const { seats, places } = match;
  const fixed = fixedStart(match);
  const start = fixed && { match: fixed.match, round: fixed.round, digest: startDigest(fixed) };
  const contributions = seats.flatMap(({ entropy, filled }, seat) =>
    entropy === null
      ? []
      : [{ seat: places?.[seat] ?? seat, text: entropy, ...(filled === true && { by: 'server' as const }) }],
  );
  contributions.sort((a, b) => a.seat - b.seat);
  return {
    contributions,
    ...(start !== null && { start }),
    ...(places !== undefined && { seating: places }),
  };
}

/** How long people have to open their shares: their pages do it by themselves, by mail they may be away. */
function openingTime({ clock }: StoredMatch): number {
  return clock.kind === 'mail' ? 86_400_000 : 60_000;
}

/** Starts the match when nobody is missing and all shares of the randomness are open. */
function startWhenReady(table: StoredMatch, { now, signer }: Starting): StoredMatch {
  if (!table.seats.every((seat) => seat.ready)) return table;
  const match = agreed(table, signer);
  if (unopened(match).length > 0)
    return match.opening != null ? match : { ...match, opening: { until: now + openingTime(match) } };
  const seed = deriveSeed(match.secret, drawnFrom(match).contributions);
  const live = { ...match, opening: null, status: 'live', seed, startedAt: now } as const;
  if (match.seating !== 'random') return live;
  const places = drawSeating(seed, match.seats.length);
  return { ...live, places, seats: places.map((place) => match.seats[place]) };
}
