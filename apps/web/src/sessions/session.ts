// Sessions of people: what somebody who has agreed to it lets be noted of their matches. It stays in this browser until they save it.

import { effect } from '@preact/signals';
import { onCardRead } from '@bridgefront/page/cards/cards-read.ts';
import type { GamePage } from '@bridgefront/page/contract.ts';
import type { Source } from '@bridgefront/page/source.ts';
import { ask } from '../source/api.ts';
import { Problem } from '../source/problem.ts';
import { saveText } from '../source/save-text.ts';
import { keepSetting, readSetting } from '../source/surroundings.ts';
import { noted, nothingNoted, resumed, withRead } from './notes.ts';
import type { Noting } from './notes.ts';

const keyOf = (match: string): string => `session/${match}`;

/** What has been noted of a match; null: nothing. */
export function notesOf(match: string): Noting | null {
  try {
    return JSON.parse(readSetting(keyOf(match)) ?? 'null') as Noting | null;
  } catch {
    return null;
  }
}

const seconds = (): number => performance.now() / 1000;

/** Notes how the reader's seat plays, to which they have agreed; returns how it ends. */
export function noteMatch(match: string, source: Source, page: GamePage | null): () => void {
  let noting: Noting | null = null;
  const take = (next: Noting): void => {
    const isNews = next.notes !== noting?.notes;
    noting = next;
    if (isNews) keepSetting(keyOf(match), JSON.stringify(next));
  };
  const before = (): Noting => noting ?? resumed(notesOf(match) ?? nothingNoted);
  const stop = effect(() => {
    const document = source.document.value;
    if (document === null || document.view.seat === null) return;
    const { view, host } = document;
    const mine = view.outcome === null ? (view.decision?.mine ?? null) : null;
    const isOpen = mine !== null && mine.choices.length > 0;
    take(
      noted(before(), {
        ask: isOpen ? (view.decision?.ask ?? null) : null,
        question: host.decision ?? -1,
        planned: mine?.plan.length ?? 0,
        hand: page?.story?.hand?.(view.table, view.seat ?? 0) ?? [],
        at: seconds(),
      }),
    );
  });
  const unread = onCardRead((card) => take(withRead(before(), card)));
  return () => {
    stop();
    unread();
  };
}

/** Answers to the one question after the match, from the worst to the best. */
export const agains = [1, 2, 3, 4, 5] as const;

/** Hands what was noted, the answer and the record to the browser as a file; null, or why it cannot. */
export async function saveSession(
  match: string,
  seat: number,
  again: number | null,
): Promise<Problem | null> {
  const record = await ask('getRecord', { params: { match } });
  if (record instanceof Problem) return record;
  const { notes } = notesOf(match) ?? nothingNoted;
  saveText(`session-${match}.json`, `${JSON.stringify({ session: 1, seat, again, notes, record })}\n`);
  return null;
}
