// The reader's part in fair dice, loaded when it is asked for.

import type { MatchInfo } from '@bridgefront/protocol';
import { Problem } from './problem.ts';
import type { ProblemCode } from './problem.ts';

const loaded = () => import('./fair-start.ts');

/** Gets ready: commits to a share of the randomness, and opens it when all have. A match on this device runs already. */
export async function getReady(info: MatchInfo): Promise<MatchInfo | Problem> {
  return info.status === 'live' || info.start === null
    ? info
    : (await loaded()).commit(info, info.start.round);
}

/** Opens the reader's share when everybody has committed to one. Null: not now. */
export async function openWhenAsked(info: MatchInfo): Promise<MatchInfo | Problem | null> {
  return info.opening === null ? null : (await loaded()).openShare(info);
}

/** Whether it is the reader's share that has to be talked about: the server showed something, and then something else. */
export function isExchanged(answer: MatchInfo | Problem | null): answer is Problem {
  const codes: readonly ProblemCode[] = [
    'seal-exchanged',
    'start-exchanged',
    'start-differs',
    'start-forged',
  ];
  return answer instanceof Problem && codes.includes(answer.code);
}
