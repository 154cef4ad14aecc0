// Seat of a server at the chair: it comes to whoever has the chair, or takes it where nobody has, for as long as it runs.

import type { WireRefusal } from '@bridgefront/protocol';
import { betweenWords } from '../store/disk.ts';
import { StartError } from '../store/folder-lock.ts';
import type { Store } from '../store/store.ts';
import { storeOf } from '../store/thread.ts';
import { pause } from '../time.ts';
import { Chair, chairLease, speech } from './chair.ts';
import type { ChairParts } from './chair.ts';
import type { ChairLine } from './chair-line.ts';
import type { Membership } from './membership.ts';
import { ForAnother, peerOver } from './peers.ts';
import type { Peer, Peers, ServeTo } from './peers.ts';
import type { Beginning, ChairProcedures } from './procedures.ts';
import { nearWire } from './wire.ts';

/** What it is made of. */
export interface ChairSeatParts extends ChairParts {
  readonly membership: Membership;
  readonly peers: Peers;
  readonly line: ChairLine;
  readonly serve: ServeTo;
  /** This server has a chair to ask, for the first time or another one. */
  begin(beginning: Beginning): void;
}

const lookEvery = 250;
/** So many milliseconds a newcomer leaves the chair to those who are in: they know what time it is for the matches, whatever its own clock says. */
const modesty = 6000;

const isRefusal = (answer: object): answer is WireRefusal => 'code' in answer;

// A chair that was silent for too long may have a successor: until it knows, it changes nothing, and so calls nobody a second time.
function whileSure({ store, membership }: ChairSeatParts): Store {
  return storeOf(Object.keys(store) as (keyof Store)[], async (method, given) => {
    if (!membership.isSure) throw new Error(`${betweenWords}.`);
    return (store[method] as (...given: readonly unknown[]) => Promise<unknown>)(...given);
  });
}

/** One server's. */
export class ChairSeat {
  readonly #parts: ChairSeatParts;
  readonly #modestUntil: number;
  readonly #joined = Promise.withResolvers<void>();
  #chair: Chair | null = null;
  #hasJoined = false;
  #stopped = false;
  #wake: () => void = () => undefined;

  constructor(parts: ChairSeatParts) {
    this.#parts = parts;
    this.#modestUntil = parts.pace.ran() + modesty;
    this.#joined.promise.catch(() => undefined);
  }

  /** Whether the chair is here. */
  get isTaken(): boolean {
    return this.#chair !== null;
  }

  /** What the chair does, if it is here when it is asked. */
  procedures(peer: Peer): ChairProcedures {
    const chair = (): ChairProcedures => {
      if (this.#chair === null) throw new ForAnother('The chair is not here.');
      return this.#chair.for(peer);
    };
    return {
      join: (applicant) => chair().join(applicant),
      leaving: () => chair().leaving(),
      load: (count) => chair().load(count),
      player: () => chair().player(),
      place: (match) => chair().place(match),
      admit: (match) => chair().admit(match),
      problem: (match) => chair().problem(match),
      noteTable: (match) => chair().noteTable(match),
      forgetTable: (id) => chair().forgetTable(id),
      news: (all) => chair().news(all),
      listen: (...given) => chair().listen(...given),
      unlisten: (listener) => chair().unlisten(listener),
      challenge: (...given) => chair().challenge(...given),
      take: (limit, key) => chair().take(limit, key),
      away: (from, to) => chair().away(from, to),
      here: (identity, match) => chair().here(identity, match),
      release: (held) => chair().release(held),
      mute: (identity, until) => chair().mute(identity, until),
      took: (leases, by) => chair().took(leases, by),
      part: (...given) => chair().part(...given),
    };
  }

  /**
   * Resolves when there is a chair to ask, here or elsewhere.
   * @throws StartError when this server does not fit the others
   */
  seek(): Promise<void> {
    void this.#seek();
    return this.#joined.promise;
  }

  async #seek(): Promise<void> {
    while (!this.#stopped) {
      const peer = await this.#find().catch((error: unknown) => {
        this.#parts.log.debug({ err: error }, 'the chair was not found');
        // Once it has joined this cannot be: whoever takes the chair next has let itself in by the same.
        if (error instanceof StartError) this.#joined.reject(error);
        return null;
      });
      if (peer === null) await pause(this.#parts.pace, lookEvery);
      else {
        const rose = new Promise<void>((resolve) => (this.#wake = resolve));
        await Promise.race([peer.gone, rose]);
        this.#parts.line.set(null);
      }
    }
  }

  /** Another server will have the chair. */
  lost(): void {
    this.#parts.line.set(null);
    this.#wake();
  }

  async #find(): Promise<Peer | null> {
    const { membership, leases, peers } = this.#parts;
    const isMine = membership.token(chairLease) !== undefined;
    const isFree = async (): Promise<boolean> => (await membership.take([chairLease])).length > 0;
    if (isMine || (this.#mayTake && (await isFree()))) return this.#join(await this.#sit());
    const holder = await leases.holderOf(chairLease);
    return holder === null || holder === membership.name ? null : this.#join(await peers.to(holder));
  }

  get #mayTake(): boolean {
    const { membership, pace } = this.#parts;
    return this.#hasJoined || !membership.cameToOthers || pace.ran() >= this.#modestUntil;
  }

  async #join(peer: Peer): Promise<Peer> {
    const { secretPrint, line, membership } = this.#parts;
    const answer = await peer.ask('join', {
      name: membership.name,
      plays: membership.takes,
      secretPrint,
      speech,
    });
    if (isRefusal(answer)) throw new StartError(answer.message);
    line.set(peer);
    this.#parts.begin(answer);
    this.#hasJoined = true;
    this.#joined.resolve();
    return peer;
  }

  // The chair is here: it is asked over a link all the same.
  async #sit(): Promise<Peer> {
    const { log, serve, pace } = this.#parts;
    if (this.#chair === null) {
      const chair = new Chair({ ...this.#parts, store: whileSure(this.#parts) });
      this.#chair = chair;
      await chair.start().catch((error: unknown) => {
        if (this.#chair === chair) this.#chair = null;
        log.warn({ err: error }, 'this server has the chair of the cluster, and could not begin with it');
        throw error;
      });
      log.info('this server takes the chair of the cluster');
    }
    const [near, far] = nearWire(pace);
    const link = { log, serve };
    peerOver(far, link);
    return peerOver(near, link);
  }

  /** Has the chair no longer. */
  async rise(): Promise<void> {
    const chair = this.#chair;
    this.#chair = null;
    this.lost();
    await chair
      ?.stop()
      .catch((error: unknown) => this.#parts.log.warn({ err: error }, 'the chair was left in a hurry'));
  }

  /** Lets another server have it at once. */
  async giveUp(): Promise<void> {
    this.#stopped = true;
    if (this.#chair === null) return;
    await this.rise();
    await this.#parts.membership.giveBack([chairLease]);
  }
}
