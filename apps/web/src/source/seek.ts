// The reader's seek: followed as long as the page is there, and through the start of the table that was found.

import type { Answer, SeekInfo } from '@bridgefront/protocol';
import { addRoutes, ask } from './api.ts';
import { getReady, isExchanged, openWhenAsked } from './dice.ts';
import { mySeat } from './my-seat.ts';
import { Problem } from './problem.ts';
import { keepSetting, readSetting } from './surroundings.ts';

/** What somebody looks for. */
export type SeekWish = Pick<SeekInfo, 'game' | 'seats' | 'pace' | 'rated' | 'near'>;

addRoutes({
  listSeeks: 'GET /api/seeks',
  seek: 'POST /api/seeks',
  getSeek: 'GET /api/seeks/{seek}',
  endSeek: 'DELETE /api/seeks/{seek}',
  seekBots: 'POST /api/seeks/{seek}/bots',
});

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

// Long enough that little is asked, short enough that no proxy gives up.
const wait = 20;
const readyAgainAfter = 600;
const againAfter = 2000;

// Everybody is at the table: this browser gets ready by itself, for its reader has asked to play.
async function settle(match: string): Promise<Problem | null> {
  const table = await ask('getMatch', { params: { match } });
  if (table instanceof Problem || table.status !== 'lobby') return null;
  const seat = mySeat(table);
  if (seat === null) return null;
  const answer = table.seats[seat]?.ready === true ? await openWhenAsked(table) : await getReady(table);
  return isExchanged(answer) ? answer : null;
}

/**
 * Follows a seek until its match runs, or it is over; the answer ends that. `told`: how it stands, or a problem that ends it. Where
 * the line breaks it is asked again.
 */
export function followSeek(first: SeekInfo, told: (news: SeekInfo | Problem) => void): () => void {
  let stopped = false;
  const next = async (info: SeekInfo): Promise<SeekInfo | Problem> => {
    const query = info.state === 'found' ? {} : { after: info.number, wait };
    const exchanged = info.state === 'found' && info.match !== null ? await settle(info.match) : null;
    return exchanged ?? ask('getSeek', { params: { seek: info.id }, query });
  };
  const run = async (): Promise<void> => {
    let info = first;
    while (!stopped) {
      told(info);
      if (info.state === 'started') return;
      const answer: Answer<'getSeek'> | Problem = await next(info);
      if (stopped) return;
      if (!(answer instanceof Problem)) info = answer;
      else if (answer.code === 'not-found' || answer.code === 'no-session' || isExchanged(answer))
        return told(answer);
      if (answer instanceof Problem) await pause(againAfter);
      else if (info.state === 'found') await pause(readyAgainAfter);
    }
  };
  void run();
  return () => (stopped = true);
}

const key = 'find.wish';

/** What was looked for last; null: nothing, or what this page does not know. */
export function lastWish(): SeekWish | null {
  try {
    const kept = JSON.parse(readSetting(key) ?? 'null') as SeekWish | null;
    return typeof kept?.game === 'string' && Number.isInteger(kept.seats) ? kept : null;
  } catch {
    return null;
  }
}

/** Keeps what is looked for, for the next time. */
export function keepWish(wish: SeekWish): void {
  keepSetting(key, JSON.stringify(wish));
}
