// Bots that play for people who are away: who agrees, whom they may play for, and how the seat is taken back.

import { whyNotAway } from '@bridgefront/hosting';
import type { Seat } from '@bridgefront/kernel';
import { refuse } from '@bridgefront/protocol';
import type { WireRefusal } from '@bridgefront/protocol';
import { notLive, peopleOf } from '../lobby/lobby.ts';
import { outsider, seatOf, withSeat } from '../lobby/changed.ts';
import type { Changed } from '../lobby/changed.ts';
import type { Services } from '../services.ts';
import type { StoredMatch } from '../store/store.ts';

// Whether somebody at a running table asks for a bot in the seat of another person, who has none yet.
function asksForAnother(match: StoredMatch, identity: string, seat: Seat): boolean {
  const target = match.seats[seat];
  const mine = seatOf(match, identity);
  return (
    match.status === 'live' &&
    mine >= 0 &&
    mine !== seat &&
    target?.kind === 'human' &&
    target.standIn === null
  );
}

/** Agrees that a bot plays for a seat. It does once all other people at the table have agreed. */
export function standIn(match: StoredMatch, identity: string, seat: Seat, bot: string): Changed {
  if (match.status !== 'live') return notLive;
  const mine = seatOf(match, identity);
  if (mine < 0) return outsider;
  const target = match.seats[seat];
  if (target?.kind !== 'human') return refuse('not-found', `No person sits in seat ${seat}.`);
  if (target.standIn !== null) return refuse('seat-taken', `A bot already plays for seat ${seat}.`);
  const votes = [...new Set([...target.standInVotes, mine])].sort((a, b) => a - b);
  const voted = withSeat(match, seat, { standInVotes: votes });
  // A bot needs a consent; a person alone at the table gives it by asking for the own seat.
  return agreed(voted, seat) ? seated(voted, seat, bot) : voted;
}

function agreed(match: StoredMatch, seat: Seat): boolean {
  const { standInVotes } = match.seats[seat];
  return peopleOf(match).every((person) => person === seat || standInVotes.includes(person));
}

function seated(match: StoredMatch, seat: Seat, bot: string): StoredMatch {
  return withSeat(match, seat, { standIn: bot, standInVotes: [] });
}

// The seats for which somebody has asked for a bot, and that have none yet.
function askedFor({ seats }: StoredMatch): readonly Seat[] {
  return seats.flatMap(({ standIn: bot, standInVotes }, seat) =>
    bot === null && standInVotes.length > 0 ? [seat] : [],
  );
}

/** Counts the votes for stand-ins again once somebody has left. `away`: for whom a bot may stand in now. */
export function countAgain(match: StoredMatch, bot: string, away: readonly Seat[]): StoredMatch {
  if (match.status !== 'live') return match;
  const due = askedFor(match).filter((seat) => away.includes(seat) && agreed(match, seat));
  return due.reduce((table, seat) => seated(table, seat, bot), match);
}

/** Takes the own seat back from its stand-in. */
export function comeBack(match: StoredMatch, identity: string): Changed {
  if (match.status !== 'live') return notLive;
  const seat = seatOf(match, identity);
  if (seat < 0) return outsider;
  if (match.seats[seat].left) return refuse('not-yours', 'You left this match; the bot plays it to the end.');
  return withSeat(match, seat, { standIn: null, standInVotes: [] });
}

// Why a bot may not stand in for the seat's person now; null when it may.
async function whyNot(services: Services, match: StoredMatch, seat: Seat): Promise<WireRefusal | null> {
  const { hosts, store, time } = services;
  const events = await store.events(match.id, 0);
  const looked = await hosts.on(match.id, async (host) => {
    const { loaded } = host;
    const known = { events, loaded, lastHere: host.lastHere(seat) };
    const attendance = { ...known, now: time.now(), outages: hosts.outagesOf(match.id) };
    return { why: whyNotAway(host.table, host.play, seat, attendance) };
  });
  if ('code' in looked) return looked;
  return looked.why === null ? null : refuse('not-away', looked.why);
}

/** The seats for which somebody has asked for a bot, and whose people are away now. */
export async function awayNow(services: Services, match: StoredMatch): Promise<readonly Seat[]> {
  const away: Seat[] = [];
  for (const seat of askedFor(match)) if ((await whyNot(services, match, seat)) === null) away.push(seat);
  return away;
}

/**
 * Why somebody may not ask for this bot in this seat now; null when they may. For oneself one may ask for any bot at any time, for
 * others only for the usual one, and only while they are away.
 */
export async function refuseStandIn(
  services: Services,
  match: StoredMatch,
  identity: string,
  seat: Seat,
  bot: string,
): Promise<WireRefusal | null> {
  if (!asksForAnother(match, identity, seat)) return null;
  const { standIn: usual } = services;
  if (bot !== usual)
    return refuse(
      'not-yours',
      `For others the bot ${usual} stands in; you choose another only for yourself.`,
    );
  return whyNot(services, match, seat);
}
