// What became of something that was sent.

import type { Posted } from './outgoing.ts';

/** `gone`: the way leads nowhere any more; `again`: it may work later. */
export type Sent =
  | { readonly done: true }
  | { readonly gone: string }
  | { readonly problem: string; readonly again: boolean };

/** What an answer by HTTP means. */
export function sentBy(answer: Posted, goneAt: readonly number[]): Sent {
  if ('problem' in answer) return { problem: answer.problem, again: true };
  const { status } = answer;
  if (status >= 200 && status < 300) return { done: true };
  if (goneAt.includes(status)) return { gone: `The other end answers ${status}: it is not there any more.` };
  const again = status === 408 || status === 429 || status >= 500;
  return { problem: `The other end answers ${status}.`, again };
}
