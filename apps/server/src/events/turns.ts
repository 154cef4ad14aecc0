// Turns: which questions of running matches wait for whom, and who has been told so.

import type { Seat } from '@bridgefront/kernel';
import type { OwnNews } from '@bridgefront/protocol';
import type { MatchHost } from '../match/host.ts';
import type { NewsFor } from './table-news.ts';

/** A question that waits for somebody. */
export type Turn = Omit<Extract<OwnNews, { type: 'turn' }>, 'type'>;

interface Asked {
  readonly question: number;
  readonly open: readonly { readonly identity: string; readonly turn: Turn }[];
  readonly told: ReadonlySet<Seat>;
}

/** The open questions of all running matches, those too that are not in memory: a few numbers for each. */
export class Turns {
  readonly #asked = new Map<string, Asked>();
  readonly #noting = new Set<string>();
  readonly #tell: (news: NewsFor) => void;

  constructor(tell: (news: NewsFor) => void) {
    this.#tell = tell;
  }

  /** Takes note of a match that changed, as soon as that is on the disk: nobody is asked anything before. */
  async note(host: MatchHost): Promise<void> {
    const { id } = host.stored;
    if (this.#noting.has(id)) return;
    this.#noting.add(id);
    await host.settled();
    this.#noting.delete(id);
    if (!host.closed) this.#take(host);
  }

  #take(host: MatchHost): void {
    const { id, status } = host.stored;
    const { decision } = host.play.match;
    if (status !== 'live' || decision === null) return void this.#asked.delete(id);
    const { question } = host.play;
    const before = this.#asked.get(id);
    const told = before?.question === question ? before.told : new Set<Seat>();
    const open = decision.seats.flatMap((seat) => this.#openFor(host, seat));
    this.#asked.set(id, { question, open, told: new Set([...told, ...open.map(({ turn }) => turn.seat)]) });
    for (const { identity, turn } of open)
      if (!told.has(turn.seat)) this.#tell({ identity, news: { type: 'turn', ...turn } });
  }

  // A seat that a bot plays for now, or that is sealed, waits for nobody.
  #openFor(host: MatchHost, seat: Seat) {
    const { identity, standIn } = host.stored.seats[seat];
    const { decision } = host.play.match;
    if (identity === null || standIn !== null || decision === null || decision.sealed[seat]) return [];
    const { id, game } = host.stored;
    const turn = { match: id, game, seat, decision: host.play.question, deadline: host.due(seat) };
    return [{ identity, turn }];
  }

  /** Lets go of a match that is over. */
  forget(match: string): void {
    this.#asked.delete(match);
  }

  /** What waits for the identity in a match. */
  of(match: string, identity: string): readonly Turn[] {
    const open = this.#asked.get(match)?.open ?? [];
    return open.flatMap((one) => (one.identity === identity ? [one.turn] : []));
  }
}
