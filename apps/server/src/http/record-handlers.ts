// All records of one's own as one answer: a line for each finished match, made while its reader reads.

import { Readable } from 'node:stream';
import { refuse } from '@bridgefront/protocol';
import type { MatchInfo } from '@bridgefront/protocol';
import { Limits } from '../limits/limits.ts';
import type { Time } from '../time.ts';
import type { Caller, Handlers } from './caller.ts';
import { Written } from './written.ts';

/** An answer of many lines that ends. */
export class Lines {
  readonly stream: Readable;

  constructor(lines: AsyncIterable<string>) {
    this.stream = Readable.from(lines, { objectMode: false });
  }
}

const aPage = 100;
const tooFast = refuse('too-fast', 'You have had them a moment ago; wait a few minutes.');

type Sources = Pick<Handlers, 'listMatches' | 'getRecord'>;

// The finished matches of whoever asks, newest first.
async function* finishedOf({ listMatches }: Sources, caller: Caller): AsyncGenerator<MatchInfo> {
  for (let last: MatchInfo | undefined; ;) {
    const behind = last && { before: last.createdAt, beforeId: last.id };
    const query = { show: 'mine' as const, limit: aPage, ...behind };
    const found = await listMatches({ query, params: undefined, body: undefined }, caller);
    if (!('matches' in found)) return;
    yield* found.matches.filter(({ status }) => status === 'finished' || status === 'ended');
    last = found.matches.at(-1);
    if (found.matches.length < aPage || last === undefined) return;
  }
}

async function* linesOf(sources: Sources, caller: Caller): AsyncGenerator<string> {
  for await (const { id } of finishedOf(sources, caller)) {
    const record = await sources.getRecord(
      { params: { match: id }, query: undefined, body: undefined },
      caller,
    );
    if (record instanceof Written) yield `${record.text}\n`;
  }
}

/** The handler of all records at once, over those of single ones, wherever these are made. */
export function recordHandlers(sources: Sources, time: Time): Pick<Handlers, 'getRecords'> {
  const mine = new Limits(time, 1 / 300, 3);
  const fromNetwork = new Limits(time, 1 / 60, 20);
  return {
    async getRecords(_given, caller) {
      const { identity, origin } = caller;
      if (!mine.take(identity.id) || !fromNetwork.take(origin)) return tooFast;
      return new Lines(linesOf(sources, caller));
    },
  };
}
