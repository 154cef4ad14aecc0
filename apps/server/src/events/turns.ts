// Turns: which questions of running matches wait for whom, and who has been told so.

import type { Seat } from '@bridgefront/kernel';
import type { OwnNews } from '@bridgefront/protocol';
import type { MatchHost } from '../match/match-events.ts';
import type { NewsFor } from './table-news.ts';

/** A question that waits for somebody. */
export type Turn = Omit<Extract<OwnNews, { type: 'turn' }>, 'type'>;

interface Asked {
  readonly question: number;
  /** What the rest follows from, beside the question: who has sealed, and the table's version. */
  readonly sealed: readonly boolean[];
  readonly version: number;
  readonly open: readonly { readonly identity: string; readonly turn: Turn }[];
  readonly told: ReadonlySet<Seat>;
}

function sameFlags(one: readonly boolean[], other: readonly boolean[]): boolean {
  return one.every((flag, index) => flag === other[index]);
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
    const { id } = host.table;
    if (this.#noting.has(id)) return;
    this.#noting.add(id);
    await host.settled();
    this.#noting.delete(id);
    if (!host.closed) this.#take(host);
  }

  #take(host: MatchHost): void {
    const { id, status, version } = host.table;
    const { decision } = host.play.match;
    if (status !== 'live' || decision === null) return void this.#asked.delete(id);
    const { question } = host.play;
    const before = this.#asked.get(id);
    const { sealed } = decision;
    // Most acts only go on with a plan.
    if (before?.question === question && before.version === version && sameFlags(before.sealed, sealed))
      return;
    const told = before?.question === question ? before.told : new Set<Seat>();
    const open = decision.seats.flatMap((seat) => this.#openFor(host, seat));
    this.#asked.set(id, {
      question,
      sealed: [...sealed],
      version,
      open,
      told: new Set([...told, ...open.map(({ turn }) => turn.seat)]),
    });
    for (const { identity, turn } of open)
      if (!told.has(turn.seat)) this.#tell({ identity, news: { type: 'turn', ...turn } });
  }

  // A seat that a bot plays for now, or that is sealed, waits for nobody.
  #openFor(host: MatchHost, seat: Seat) {
    const { identity, standIn } = host.table.seats[seat];
    const { decision } = host.play.match;
    if (identity === null || standIn !== null || decision === null || decision.sealed[seat]) return [];
    const { id, game } = host.table;
    const turn = { match: id, game, seat, decision: host.play.question, deadline: host.due(seat) };
    return [{ identity, turn }];
  }

  /** Lets go of a match that is over. */
  forget(match: string): void {
    this.#asked.delete(match);
  }

  /** What waits for the identity in a running match; null: the match has not been brought back, or is over. */
  openIn(match: string, identity: string): readonly Turn[] | null {
    return this.#asked.has(match) ? this.of(match, identity) : null;
  }

  /** What waits for the identity in a match. */
  of(match: string, identity: string): readonly Turn[] {
    const open = this.#asked.get(match)?.open ?? [];
    return open.flatMap((one) => (one.identity === identity ? [one.turn] : []));
  }
}
