// Inboxes of all who listen to their own events, and the programs among them that may be challenged.

import { botName } from '@bridgefront/bots';
import type { AnyGame } from '@bridgefront/kernel';
import { apartFrom, refuse } from '@bridgefront/protocol';
import type { OwnEvent, ProgramInfo, WireRefusal } from '@bridgefront/protocol';
import { Limits } from '../limits/limits.ts';
import type { Identity, Store, StoredMatch } from '../store/store.ts';
import type { Time } from '../time.ts';
import { Inbox } from './inbox.ts';
import type { Listener } from './inbox.ts';
import type { NewsFor } from './table-news.ts';
import type { Turn } from './turns.ts';

/** What inboxes need. */
export interface InboxesParts {
  readonly store: Store;
  readonly games: ReadonlyMap<string, AnyGame>;
  readonly bots: ReadonlySet<string>;
  readonly time: Time;
  /** What waits for somebody in these running matches. */
  turnsOf(matches: readonly string[], identity: string): readonly Turn[] | Promise<readonly Turn[]>;
  /** Somebody listens (or does so no longer): news of theirs are wanted from wherever they happen. */
  wanted?(identity: string): Promise<void>;
  unwanted?(identity: string): void;
  /** Hears all that is told, whether somebody listens or not. */
  overhear?(all: readonly NewsFor[]): void;
}

/** What somebody asks for who listens. */
export interface ListenWish {
  readonly after?: string | undefined;
  /** Names of games with commas between them. */
  readonly challenges?: string | undefined;
  /** The network it listens from, under a name of our own. */
  readonly origin?: string | undefined;
}

const keptFor = 120_000; // Milliseconds after the last listener has left.
const offeredFor = 60_000; // So long after that a program may still be challenged: it may be between two polls.
const mostListeners = 8; // Of one identity.
const mostShown = 100; // Matches and programs in one answer.
const mostOfNetwork = 20; // Programs of one network that are listed.
const mostInvitations = 32; // That wait for one program.

type Invitation = Extract<OwnEvent, { type: 'now' }>['invitations'][number];

function invitationIn(match: StoredMatch, identity: string): readonly Invitation[] {
  const by = match.seats.find((seat) => seat.identity === match.owner)?.name ?? null;
  const rematch = match.rematchOf ?? null;
  return match.seats.flatMap((stored, seat) => {
    const asked = stored.challenged?.id === identity;
    const again = rematch !== null && stored.identity === identity && !stored.ready;
    if (!asked && !again) return [];
    return [{ match: match.id, game: match.game, seat, by, rematch: again ? rematch : null }];
  });
}

// Where it is the identity's turn to do something about the start of a table.
function startsIn(match: StoredMatch, identity: string) {
  return match.seats.flatMap((stored, seat) => {
    if (stored.identity !== identity) return [];
    const place = { match: match.id, game: match.game, seat };
    const { opening } = match;
    return [
      {
        openings: opening == null || stored.entropy !== null ? [] : [{ ...place, until: opening.until }],
        voided: match.voided == null || stored.ready ? [] : [place],
      },
    ];
  });
}

type Offered = readonly [id: string, inbox: Inbox];

// However many tokens one network makes, those of others stand in the list before its second.
function inTurns(offered: readonly Offered[]): readonly Offered[] {
  const byMerit = offered.toSorted(([, a], [, b]) => b.finished - a.finished);
  const rounds = new Map<number, Offered[]>();
  const placed = new Map<string, number>();
  for (const one of byMerit) {
    const round = placed.get(one[1].origin) ?? 0;
    placed.set(one[1].origin, round + 1);
    if (round >= mostOfNetwork) continue;
    const some = rounds.get(round) ?? [];
    some.push(one);
    rounds.set(round, some);
  }
  return [...rounds].toSorted(([a], [b]) => a - b).flatMap(([, some]) => some);
}

/** All inboxes. */
export class Inboxes {
  readonly #parts: InboxesParts;
  readonly #inboxes = new Map<string, Inbox>();
  readonly #forgetting = new Map<string, () => void>();
  readonly #whole: Limits;
  readonly #challenges: Limits;

  constructor(parts: InboxesParts) {
    this.#parts = parts;
    this.#whole = new Limits(parts.time, 0.5, 20);
    this.#challenges = new Limits(parts.time, 0.2, 20);
  }

  /** How many identities have one. */
  get size(): number {
    return this.#inboxes.size;
  }

  /** The identities whose news are wanted. */
  get heard(): readonly string[] {
    return [...this.#inboxes.keys()];
  }

  /** Tells those who listen; nothing is kept for others, who are told all that is open when they come. */
  tell(all: readonly NewsFor[]): void {
    this.#parts.overhear?.(all);
    for (const { identity, news } of all) this.#inboxes.get(identity)?.add(news, this.#parts.time.now());
  }

  /**
   * Lets somebody hear the events behind `after`, or, where that is unknown, all that is open and what comes then. The
   * answer ends it.
   */
  async listen(
    identity: Identity,
    { after, challenges, origin = '' }: ListenWish,
    listener: Listener,
  ): Promise<(() => void) | WireRefusal> {
    const problem = challenges === undefined ? null : this.#challengesProblem(identity, challenges);
    if (problem !== null) return problem;
    const inbox = this.#inboxOf(identity);
    if (challenges !== undefined) {
      inbox.challenges = [...new Set(challenges.split(','))];
      inbox.origin = origin;
    }
    this.#keep(identity.id);
    try {
      await inbox.ready;
      const missed = await this.#missed(identity.id, inbox, after);
      if (missed === null)
        return refuse('too-fast', 'All that is open was asked for too often; wait, and say `after`.');
      if (inbox.listeners.size >= mostListeners)
        return refuse('too-many', `One account may listen on ${mostListeners} connections at a time.`);
      for (const event of missed()) listener.hear(event);
      inbox.listeners.add(listener);
      return () => this.#leave(identity.id, inbox, listener);
    } finally {
      if (inbox.listeners.size === 0) this.#forgetLater(identity.id, inbox);
    }
  }

  // What happens while all that is open is looked up comes behind it, some of it perhaps twice.
  async #missed(identity: string, inbox: Inbox, after: string | undefined) {
    if (after !== undefined && inbox.since(after) !== null) return () => inbox.since(after) ?? [];
    if (!this.#whole.take(identity)) return null;
    const id = inbox.last;
    const open = await this.#openFor(identity);
    const now: OwnEvent = { id, at: this.#parts.time.now(), type: 'now', ...open };
    return () => [now, ...(inbox.since(id) ?? [])];
  }

  #challengesProblem({ kind }: Identity, challenges: string): WireRefusal | null {
    if (kind !== 'bot')
      return refuse('not-yours', 'Only programs can be challenged: they come with a token of their own.');
    const unknown = challenges.split(',').find((game) => !this.#parts.games.has(game));
    return unknown === undefined ? null : refuse('not-found', `There is no game "${unknown}".`);
  }

  async #openFor(identity: string) {
    const query = { statuses: ['lobby', 'live'], identity, limit: mostShown } as const;
    const matches = await this.#parts.store.matches(query);
    const live = matches.filter(({ status }) => status === 'live');
    const waiting = matches.filter(({ status }) => status === 'lobby');
    const starts = waiting.flatMap((match) => startsIn(match, identity));
    const running = live.map(({ id }) => id);
    return {
      openings: starts.flatMap(({ openings }) => openings),
      voided: starts.flatMap(({ voided }) => voided),
      turns: [...(await this.#parts.turnsOf(running, identity))],
      invitations: waiting.flatMap((match) => invitationIn(match, identity)),
    };
  }

  #inboxOf({ id, name }: Identity): Inbox {
    const known = this.#inboxes.get(id);
    if (known !== undefined) {
      known.name = name;
      return known;
    }
    const made = new Inbox(name, this.#parts.time.now(), this.#parts.wanted?.(id));
    this.#inboxes.set(id, made);
    return made;
  }

  #keep(identity: string): void {
    this.#forgetting.get(identity)?.();
    this.#forgetting.delete(identity);
  }

  #leave(identity: string, inbox: Inbox, listener: Listener): void {
    inbox.listeners.delete(listener);
    if (inbox.listeners.size === 0) this.#forgetLater(identity, inbox);
  }

  #forgetLater(identity: string, inbox: Inbox): void {
    inbox.leftAt = this.#parts.time.now();
    this.#keep(identity);
    const forget = (): void => {
      this.#forgetting.delete(identity);
      if (inbox.listeners.size > 0) return;
      this.#inboxes.delete(identity);
      this.#parts.unwanted?.(identity);
    };
    this.#forgetting.set(identity, this.#parts.time.after(keptFor, forget));
  }

  #offered(inbox: Inbox, game: string | null): boolean {
    const here = inbox.listeners.size > 0 || this.#parts.time.now() - inbox.leftAt < offeredFor;
    return here && (game === null ? inbox.challenges.length > 0 : inbox.challenges.includes(game));
  }

  /**
   * Programs that may be challenged now, from number `from` of their order on: networks take turns, each with the one of
   * theirs that has played most to the end. Nobody is called like another, or like a bot of the server.
   */
  programs(game: string | null, from = 0): ProgramInfo[] {
    const offered = [...this.#inboxes].filter(([, inbox]) => this.#offered(inbox, game));
    const taken = [...this.#parts.bots].map(botName);
    return inTurns(offered)
      .slice(from, from + mostShown)
      .map(([id, inbox]) => {
        const name = apartFrom(taken, inbox.name);
        taken.push(name);
        return { id, name, games: [...inbox.challenges] };
      });
  }

  /** Asks a program to a table of that game: who it is, or why it cannot be asked. `asker`: who opens the table. */
  async challenge(
    program: string,
    game: string,
    asker: Identity,
    origin: string,
  ): Promise<Pick<Identity, 'id' | 'name'> | WireRefusal> {
    const inbox = this.#inboxes.get(program);
    if (inbox === undefined || !this.#offered(inbox, game))
      return refuse('not-found', 'No program of this id listens now for challenges to this game.');
    if (program === asker.id) return refuse('bad-seats', 'You sit at your table already.');
    if (!this.#challenges.take(origin)) return refuse('too-fast', 'Too many challenges; wait a moment.');
    const query = { statuses: ['lobby'], identity: program, limit: mostShown } as const;
    const waiting = await this.#parts.store.matches(query);
    if (waiting.flatMap((match) => invitationIn(match, program)).length >= mostInvitations)
      return refuse('too-many', `${inbox.name} has not answered ${mostInvitations} challenges yet.`);
    return { id: program, name: inbox.name };
  }

  /** Forgets nothing any more by itself. */
  stop(): void {
    for (const cancel of this.#forgetting.values()) cancel();
  }
}
