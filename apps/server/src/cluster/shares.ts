// Shares of the servers of a cluster: the chair sees who has how many matches, and has those with more give some to those with less.

import type { Logger } from 'pino';
import type { Time } from '../time.ts';
import type { Peer } from './peers.ts';

/** Some matches that go from one server to another, by their places in what was asked. */
export interface Move {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

const lookEvery = 1000;
/** So many looks in a row have to find it uneven: what evens out by itself moves nobody's match. */
const patience = 5;
/** Of one server at a look. */
const mostAtOnce = 32;
/** At least so many matches and so much of its share a server has to miss before it is given any. */
const leastMissed = { matches: 2, ofShare: 0.1 };

/** What makes the loads even, as far as that goes at once; nothing where nobody misses much. */
export function movesFor(loads: readonly number[]): readonly Move[] {
  const total = loads.reduce((sum, load) => sum + load, 0);
  const share = Math.floor(total / Math.max(1, loads.length));
  const isMissed = (count: number): boolean =>
    count >= Math.max(leastMissed.matches, share * leastMissed.ofShare);
  const spare = loads.map((load) => Math.min(mostAtOnce, Math.max(0, load - share)));
  const moves: Move[] = [];
  for (const [to, load] of loads.entries()) {
    let missing = share - load;
    if (!isMissed(missing)) continue;
    for (const from of spare.keys()) {
      const count = Math.min(missing, spare[from]);
      if (count <= 0) continue;
      spare[from] -= count;
      missing -= count;
      moves.push({ from, to, count });
    }
  }
  return moves;
}

interface Player {
  readonly peer: Peer;
  readonly name: string;
  /** How many matches it has; null: it has not said so yet. */
  load: number | null;
  /** It is giving some just now. */
  gives: boolean;
}

/** Of all who play. */
export class Shares {
  readonly #pace: Time;
  readonly #log: Logger;
  readonly #players = new Map<Peer, Player>();
  #uneven = 0;
  #cancel: () => void = () => undefined;

  constructor(pace: Time, log: Logger) {
    this.#pace = pace;
    this.#log = log;
  }

  /** A server plays along. */
  came(peer: Peer, name: string): void {
    this.#players.set(peer, { peer, name, load: null, gives: false });
  }

  /** It does not any more. */
  left(peer: Peer): void {
    this.#players.delete(peer);
  }

  /** It has so many matches. */
  has(peer: Peer, count: number): void {
    const player = this.#players.get(peer);
    if (player !== undefined) player.load = count;
  }

  begin(): void {
    this.#cancel = this.#pace.after(lookEvery, () => {
      this.#look();
      this.begin();
    });
  }

  end(): void {
    this.#cancel();
  }

  #look(): void {
    const all = [...this.#players.values()].filter(({ load }) => load !== null);
    const moves = movesFor(all.map(({ load }) => load ?? 0));
    this.#uneven = moves.length === 0 ? 0 : this.#uneven + 1;
    if (this.#uneven < patience) return;
    for (const giver of new Set(moves.map(({ from }) => from))) {
      const own = moves.filter(({ from }) => from === giver);
      if (!all[giver].gives)
        void this.#give(
          all[giver],
          own.map(({ to, count }) => ({ taker: all[to], count })),
        );
    }
  }

  // One after another: what it has given counts before it is asked again.
  async #give(giver: Player, own: readonly { readonly taker: Player; readonly count: number }[]) {
    giver.gives = true;
    try {
      for (const { taker, count } of own) {
        const given = await giver.peer.ask('give', count, taker.name);
        giver.load = Math.max(0, (giver.load ?? 0) - given);
        taker.load = (taker.load ?? 0) + given;
      }
    } catch (error) {
      this.#log.debug({ err: error }, 'a server gave nothing to another');
    } finally {
      giver.gives = false;
    }
  }
}
