// Why something could not be done, in one sentence for a person.

import type { WireRefusal } from '@bridgefront/protocol';
import { texts } from '../texts/index.ts';
import { isRefusal } from './refusal.ts';

/** The server's codes, and those of the way to it. */
export type ProblemCode =
  | WireRefusal['code']
  | 'offline'
  | 'unreachable'
  | 'not-here'
  | 'seal-exchanged'
  | 'start-exchanged'
  | 'start-differs'
  | 'start-forged';

/** A failure that the page can name; `message` is its sentence. */
export class Problem {
  readonly code: ProblemCode;
  readonly message: string;

  constructor(code: ProblemCode, message?: string) {
    this.code = code;
    const own: { readonly [code: string]: string } = texts.shell.problems;
    this.message = own[code] ?? message ?? texts.shell.problems.failed;
  }

  /** A refusal of this device, in its own words: those above are about a server. */
  static told({ code, message }: WireRefusal): Problem {
    return Object.assign(new Problem(code), { message });
  }
}

/** What the server meant by an answer that is not a success. */
export function problemOf(status: number, body: unknown): Problem {
  if (isRefusal(body)) return new Problem(body.code, body.message);
  if (status === 429) return new Problem('too-fast');
  return new Problem(status >= 502 && status <= 504 ? 'unreachable' : 'failed');
}

/** Whether the server was not reached at all. */
export function isOutOfReach({ code }: Problem): boolean {
  return code === 'offline' || code === 'unreachable';
}
