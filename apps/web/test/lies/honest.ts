// The honest one at the other seat of a match under a lie, who plays at the true server; and what may become of the lie.

import { digest, pickOne, startDigest } from '@bridgefront/kernel';
import type { Random } from '@bridgefront/kernel';
import type { MatchInfo } from '@bridgefront/protocol';
import type { MatchDocument } from '@bridgefront/page/source.ts';
import { call } from '../support/table.ts';
import type { Visitor } from '../support/table.ts';

/** The true server, and who plays honestly there. */
export interface Honest {
  readonly truth: string;
  readonly ben: Visitor;
}

/** What became of a lie. */
export interface Verdict {
  readonly seed: number;
  readonly kind: string;
  /** `untold`: the match was over before it came to it. `bad`: neither harmless nor named, or named without a reason. */
  readonly end: 'harmless' | 'named' | 'untold' | 'bad';
  readonly told: readonly string[];
  /** What the client says. */
  readonly said: readonly string[];
  readonly why: string;
}

/** Waits. */
export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** The honest one commits, and opens for the start that the true server shows. */
export async function begin({ truth, ben }: Honest, match: string, waits: () => boolean): Promise<void> {
  const entropy = `of Ben in ${match}`;
  await call(truth, `/matches/${match}/ready`, ben, { commitment: digest(entropy) });
  while (waits()) {
    const { status, opening, commitment, start, seats } = await call<MatchInfo>(
      truth,
      `/matches/${match}`,
      ben,
    );
    if (status !== 'lobby') return;
    const shares = seats.flatMap(({ seat, committed }) =>
      committed === null ? [] : [{ seat, commitment: committed }],
    );
    if (opening !== null && seats[1]?.opened === false) {
      const named = startDigest({ match, round: start?.round ?? 0, commitment, shares });
      await call(truth, `/matches/${match}/entropy`, ben, { entropy, start: named }).catch(() => null);
    }
    await pause(10);
  }
}

/** The honest one has a program of its own, so that both share nothing in this process. Whether the match is over. */
export async function playHonestly(
  { truth, ben }: Honest,
  match: string,
  random: Random,
  done: () => boolean,
  onMove: () => void,
): Promise<boolean> {
  for (let made = 0; !done();) {
    const path = `/matches/${match}/view?seat=1&told=1000000`;
    const { view, host } = (await call<{ document: MatchDocument }>(truth, path, ben)).document;
    if (host.status !== 'live') return true;
    const mine = view.decision?.mine ?? null;
    if (mine === null || mine.choices.length === 0) {
      await pause(5);
      continue;
    }
    const at = { decision: host.decision, plan: mine.plan.length };
    const choice = pickOne(random, mine.choices);
    await call(truth, `/matches/${match}/choices`, ben, { id: `b${made++}`, seat: 1, choice, at }).catch(
      () => null,
    );
    onMove();
  }
  return false;
}
