// How a stored match looks to somebody: secrets, entropies and identities stay here.

import { fingerprint, startDigest } from '@bridgefront/kernel';
import type { AnyGame } from '@bridgefront/kernel';
import type { MatchInfo, SeatInfo } from '@bridgefront/protocol';
import { fixedStart, roundOf } from './start.ts';
import { teamsOf } from './teams.ts';
import type { StoredMatch } from '../store/store.ts';

function seatInfo(match: StoredMatch, seat: number, identity: string | null): SeatInfo {
  const { kind, name, bot, ready, standIn, standInVotes, invite, identity: sitter } = match.seats[seat];
  const mine = identity !== null && sitter === identity;
  const { committed = null, entropy, program, challenged, left, leftEarly } = match.seats[seat];
  const share = { committed, opened: entropy !== null };
  const who = {
    ...(program === true && { program }),
    ...(challenged != null && { challenged: challenged.name }),
    ...(identity !== null && challenged?.id === identity && { asked: true as const }),
  };
  const gone = { ...(left && { left }), ...(leftEarly === true && { leftEarly }) };
  const standIns = { standIn, ...gone, standInVotes: [...standInVotes] };
  const info = { seat, kind, name, bot, ready, ...who, ...share, mine, ...standIns };
  const invites = invite !== null && match.status === 'lobby' && match.owner === identity;
  return invites ? { ...info, invite } : info;
}

function voidedInfo({ voided }: StoredMatch): MatchInfo['voided'] {
  if (voided == null) return null;
  const { seats, times, acts = [] } = voided;
  return { seats: [...seats], times, acts: [...acts] };
}

// A match that was played on from another one had no start of its own.
function startInfo(match: StoredMatch): MatchInfo['start'] {
  if (match.fork !== undefined) return null;
  const fixed = fixedStart(match);
  return { round: roundOf(match), digest: fixed && startDigest(fixed), signed: match.agreed ?? null };
}

/** The match as the identity (null: a stranger) may know it. */
export function matchInfo(
  match: StoredMatch,
  games: ReadonlyMap<string, AnyGame>,
  identity: string | null,
): MatchInfo {
  const { id, game, clock, visibility, status, commitment, rules, rematch } = match;
  const { createdAt, startedAt, finishedAt, outcome } = match;
  const rulesNow = games.get(game);
  const teams = teamsOf(match, games);
  const shown = { id, game, clock, visibility, status, commitment, rules, rematch };
  return {
    ...shown,
    createdAt,
    startedAt,
    finishedAt,
    seating: match.seating ?? 'as-taken',
    ...(match.rated === true && { rated: true }),
    ...(match.show !== undefined && { show: true }),
    ...(match.tournament !== undefined && { tournament: match.tournament.split(' ')[0] }),
    options: match.options as MatchInfo['options'],
    seats: match.seats.map((_, seat) => seatInfo(match, seat, identity)),
    ...(teams.length > 0 && { sides: teams.map((side) => [...side]) }),
    ...(match.played !== undefined && { played: match.played.map((one) => ({ ...one })) }),
    owner: identity !== null && match.owner === identity,
    fork: match.fork ?? null,
    openedBy: match.seats.find((seat) => seat.identity === match.owner)?.name ?? null,
    continuedUnder: match.continuedUnder,
    sameRules: rulesNow !== undefined && fingerprint(rulesNow) === rules,
    votes: [...match.votes],
    opening: match.opening?.until ?? null,
    start: startInfo(match),
    voided: voidedInfo(match),
    outcome: outcome && {
      winners: [...outcome.winners],
      ranking: outcome.ranking.map((place) => [...place]),
      reason: outcome.reason,
      ...(outcome.scores !== undefined && { scores: [...outcome.scores] }),
    },
  };
}
