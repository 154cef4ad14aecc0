// A private board on the page: whose eyes see it, and what its card can do.

import { signal } from '@preact/signals';
import type { ReadonlySignal } from '@preact/signals';
import type { ImaginedStart } from '@bridgefront/hosting';
import type { MatchInfo, WireRefusal } from '@bridgefront/protocol';
import { askDevice } from '../local/here.ts';
import { boardId, isHere } from '../local/ids.ts';
import type { BoardNote } from '../local/boards.ts';
import { visitMatch } from '../match/page-visit.ts';
import type { Visit } from '../match/visit.ts';
import { ask } from '../source/api.ts';
import { mySeat } from '../source/my-seat.ts';
import { Problem } from '../source/problem.ts';
import { isRefusal } from '../source/refusal.ts';
import { boardTexts } from '../texts/board.ts';

/** A board that is open. */
export interface BoardRun {
  readonly note: BoardNote;
  readonly visit: Visit;
  /** The match has gone on since the board was begun. */
  readonly moved: ReadonlySignal<boolean>;
}

/** The match as it runs: who sits there, and which question is open. */
interface Running {
  readonly info: MatchInfo;
  readonly seat: number;
  readonly question: number | null;
}

async function runningMatch(match: string): Promise<Running | string> {
  const info = await ask('getMatch', { params: { match } });
  if (info instanceof Problem) return info.message;
  const seat = mySeat(info);
  if (info.status !== 'live' || seat === null) return boardTexts.none;
  const seen = await ask('getView', { params: { match }, query: { seat } });
  return { info, seat, question: seen instanceof Problem ? null : seen.document.host.decision };
}

// Asked here and nowhere else: what every screen loads need not know of it.
async function imaginedFor(match: string, seat: number): Promise<ImaginedStart | WireRefusal> {
  if (isHere(match)) return askDevice('getImagined', { match, seat });
  const answer = await fetch(`/api/matches/${encodeURIComponent(match)}/imagined?seat=${seat}`);
  return (await answer.json()) as ImaginedStart | WireRefusal;
}

async function beginAnew({ info, seat }: Running): Promise<MatchInfo | WireRefusal> {
  const { id: match, game, rated } = info;
  const imagined = await imaginedFor(match, seat);
  if (isRefusal(imagined)) return imagined;
  const names = info.seats.map(({ name }) => name ?? '');
  const wish = { ...imagined, game, match, seat, names, ownOnly: rated === true };
  return askDevice('beginBoard', { wish: wish as never });
}

/** Opens the board of a match as it was left, or begins one, `anew` even where there is one; or says why not. */
export async function openBoard(match: string, anew: boolean): Promise<BoardRun | string> {
  const running = await runningMatch(match);
  if (typeof running === 'string') return running;
  const id = boardId(match, running.seat);
  const left = anew ? null : await askDevice('getBoard', { match: id });
  if (left === null || isRefusal(left)) {
    const begun = await beginAnew(running);
    if (isRefusal(begun)) return begun.message;
  }
  const note = await askDevice('getBoard', { match: id });
  if (isRefusal(note)) return note.message;
  const visit = visitMatch(id);
  await seeAs(visit, note.seat);
  return { note, visit, moved: signal(running.question !== null && running.question !== note.question) };
}

/** Sees the board with the eyes of this seat. */
export async function seeAs(visit: Visit, seat: number): Promise<void> {
  const info = await askDevice('uncover', { match: visit.match, seat });
  if (!isRefusal(info)) visit.took(info);
}
