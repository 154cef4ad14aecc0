// A hosted match that tests hold by hand.

import type { AnyGame } from '@bridgefront/kernel';
import { snareGame } from '@bridgefront/kernel/toys/snare';
import { HostedMatch, startPlay } from '../src/index.ts';
import type { Append, AppendResult, HostedTable, Ports } from '../src/index.ts';
import { MemoryLog, quietPorts, settle, snareTable } from '../testing/index.ts';

/** Snare, a toy with windows. */
export const game = snareGame as AnyGame;
/** Nobody is a bot. */
export const seated = { bots: [null, null] } as const;

/** A log that stores when it is told to. */
export class SlowLog extends MemoryLog {
  #held: (() => void)[] = [];
  held = true;

  override async append(append: Append): Promise<AppendResult> {
    if (this.held) await new Promise<void>((resolve) => this.#held.push(resolve));
    return super.append(append);
  }

  async release(): Promise<void> {
    this.held = false;
    for (const go of this.#held.splice(0)) go();
    await settle();
  }
}

/** A hosted match that has begun. */
export function begin(
  ports: Partial<Ports> = {},
  table: Partial<HostedTable> = {},
  of: AnyGame = game,
): HostedMatch {
  const whole = { ...snareTable('m', seated, 0), ...table };
  const loaded = { play: startPlay(of, whole), recent: [], moved: false };
  const match = new HostedMatch(whole, loaded, quietPorts(ports));
  match.start();
  return match;
}

/** Makes a choice as a person does; `message`: the id of the message. */
export function choose(match: HostedMatch, seat: number, choice: string, message: string | null = null) {
  return match.act({ kind: 'choose', seat, choice, at: match.reference(seat), by: 'seat', message });
}

export const codeOf = (answer: Awaited<ReturnType<typeof choose>>) =>
  'refused' in answer ? answer.refused.code : 'accepted';
