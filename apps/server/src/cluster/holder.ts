// Holder of matches: what a server of a cluster does for the others at the tables that it plays, and asks of them at theirs.

import { endpoints } from '@bridgefront/protocol';
import type { WireRefusal } from '@bridgefront/protocol';
import { tableDoor } from '../admin/running.ts';
import type { AdminDoor } from '../admin/parts.ts';
import type { Turn } from '../events/turns.ts';
import type { Caller, Handlers } from '../http/caller.ts';
import { tableHandlers } from '../http/handlers.ts';
import type { CommonName } from '../http/handlers.ts';
import { answersNo } from '../http/refusals.ts';
import { Written } from '../http/written.ts';
import type { Speaker } from '../live/far-lines.ts';
import { broughtBack } from '../lobby/changed.ts';
import { whoIs } from '../people/credentials.ts';
import type { Services } from '../services.ts';
import { pause } from '../time.ts';
import type { Time } from '../time.ts';
import { LinkEnded } from './link.ts';
import { NotThere } from './peers.ts';
import type { Peer, Peers } from './peers.ts';
import { Unplaced } from './placement.ts';
import type { Placement } from './placement.ts';
import type { HolderProcedures, SentAnswer } from './procedures.ts';

// Nothing that lasts is answered by a table.
function callerOf({ credential, origin }: Speaker): Caller {
  return {
    identity: whoIs(credential),
    credential,
    origin,
    whenGone: () => new Promise(() => undefined),
    stay: () => false,
    browser: null,
    owner: false,
  };
}

type AnyGiven = { readonly params?: { readonly match?: string } };
type AnyHandler = (given: AnyGiven, caller: Caller) => Promise<unknown>;
type TableDoor = Pick<AdminDoor, 'change' | 'renamed' | 'inUse'>;
type TableHandlers = Omit<Handlers, CommonName>;

const again = 50;
const patience = 8000;

/** The tables of all servers, as one of them knows them. */
export class Tables {
  readonly #services: Services;
  readonly #placement: Placement;
  readonly #peers: Peers;
  readonly #pace: Time;
  readonly #player: (() => Promise<Peer>) | null;
  readonly #handlers: { readonly [name: string]: AnyHandler };

  /** `player` finds a server for new tables; null: this one plays them. */
  constructor(
    services: Services,
    placement: Placement,
    peers: Peers,
    pace: Time,
    player: (() => Promise<Peer>) | null,
  ) {
    this.#player = player;
    this.#services = services;
    this.#placement = placement;
    this.#peers = peers;
    this.#pace = pace;
    this.#handlers = tableHandlers(services) as unknown as { readonly [name: string]: AnyHandler };
  }

  /**
   * Does something where a match is played; where that has just changed, again. What was asked for and not answered is not asked
   * again: it may have been done.
   * @throws Unplaced, LinkEnded
   */
  async #at<T>(match: string, here: () => Promise<T>, there: (peer: Peer) => Promise<T | null>): Promise<T> {
    for (const until = this.#pace.ran() + patience; ; await pause(this.#pace, again)) {
      const place = await this.#placement.of(match);
      if (place === null) return here();
      const peer = await this.#peers.to(place).catch((error: unknown) => {
        if (error instanceof NotThere) return null;
        throw error;
      });
      const done = peer === null ? null : await there(peer);
      if (done !== null) return done;
      this.#placement.moved(match);
      if (this.#pace.ran() >= until) throw new Unplaced('Nobody plays the match yet.');
    }
  }

  /** What the endpoints of tables do, wherever those are played. */
  handlers(): TableHandlers {
    const far = (name: string): AnyHandler => {
      const own = this.#handlers[name];
      return async (given, caller) => {
        const match = given.params?.match;
        const { credential, origin } = caller;
        const there = async (peer: Peer): Promise<unknown> => {
          const answer = await peer.ask('handle', name, given, { credential, origin });
          if ('moved' in answer) return null;
          return 'refused' in answer ? answer.refused : new Written(answer.text);
        };
        if (match === undefined) {
          // A table that is opened here is played here, until it is anybody's, or by one of those who play.
          if (this.#player === null) return own(given, caller);
          return this.#player().then(there).catch(refuseMoving);
        }
        return this.#at(match, () => own(given, caller), there).catch(refuseMoving);
      };
    };
    const names = Object.keys(endpoints).filter((name) => name in this.#handlers);
    return Object.fromEntries(names.map((name) => [name, far(name)])) as unknown as TableHandlers;
  }

  /** What another server asks to be done at a table. */
  readonly handle: HolderProcedures['handle'] = async (name, given, speaker): Promise<SentAnswer> => {
    const match = (given as AnyGiven).params?.match ?? '';
    if ((await this.#placement.of(match)) !== null) return { moved: true };
    const answer = await this.#handlers[name](given as AnyGiven, callerOf(speaker));
    if (answer instanceof Written) return { text: answer.text };
    return answersNo(answer) ? { refused: answer } : { text: JSON.stringify(answer) };
  };

  /** What waits for somebody in a match; null: that is not known now. */
  async openTurns(match: string, identity: string): Promise<readonly Turn[] | null> {
    const here = async () => ({ turns: this.#services.around.turns.openIn(match, identity) });
    const there = async (peer: Peer) => ({ turns: await peer.ask('openTurns', match, identity) });
    const found = await this.#at(match, here, there).catch(() => ({ turns: null }));
    return found.turns;
  }

  async turnsOf(matches: readonly string[], identity: string): Promise<readonly Turn[]> {
    const all = await Promise.all(matches.map((match) => this.openTurns(match, identity)));
    return all.flatMap((turns) => turns ?? []);
  }

  /** What who runs the cluster does at the tables that are played here. */
  get own(): TableDoor {
    return tableDoor(this.#services);
  }

  /** The same at all tables. */
  door(): TableDoor {
    const { own } = this;
    return {
      change: (id, act) =>
        this.#at(
          id,
          () => own.change(id, act),
          (peer) => peer.ask('change', id, act),
        ),
      renamed: (match) =>
        this.#at(
          match.id,
          () => own.renamed(match),
          (peer) => peer.ask('renamed', match),
        ),
      inUse: (match) =>
        this.#at(
          match,
          () => own.inUse(match),
          (peer) => peer.ask('inUse', match),
        ),
    };
  }
}

function refuseMoving(error: unknown): WireRefusal {
  if (error instanceof Unplaced || error instanceof NotThere || error instanceof LinkEnded)
    return broughtBack;
  throw error;
}
