// A log in memory, with a fence for each match: what every other log has to be like.

import type { Append, AppendResult, Log, MatchEvent } from '../src/index.ts';

/** A log of any number of matches. */
export class MemoryLog implements Log {
  readonly #events = new Map<string, MatchEvent[]>();
  readonly #fences = new Map<string, number>();
  /** Set: what is appended is not stored, for this reason. */
  problem: string | null = null;

  async append({ match, after, events, fence = 0 }: Append): Promise<AppendResult> {
    if (this.problem !== null) return { status: 'failed', problem: this.problem };
    const there = this.#events.get(match) ?? [];
    if (there.length !== after || fence < (this.#fences.get(match) ?? 0)) return { status: 'conflict' };
    this.#events.set(match, [...there, ...structuredClone(events)]);
    this.hold(match, fence);
    return { status: 'stored' };
  }

  async events(match: string, after: number): Promise<readonly MatchEvent[]> {
    return (this.#events.get(match) ?? []).slice(after);
  }

  /** Somebody holds the match from now on: nothing with an earlier token is stored any more. */
  hold(match: string, fence: number): void {
    this.#fences.set(match, Math.max(fence, this.#fences.get(match) ?? 0));
  }
}
