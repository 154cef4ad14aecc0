// What happened since the reader was last at a table by mail: fetched when the page is opened anew, and shown once.

import { effect } from '@preact/signals';
import type { Json } from '@bridgefront/kernel';
import type { GamePage } from '@bridgefront/page/contract.ts';
import type { MatchDocument } from '@bridgefront/page/source.ts';
import { toast } from '@bridgefront/page/ui/toast.tsx';
import type { Answer } from '@bridgefront/protocol';
import { afterChange } from '@bridgefront/viewing';
import type { Remembered } from '../playback/memory.ts';
import { ask } from '../source/api.ts';
import { Problem } from '../source/problem.ts';
import { keptCount } from '../source/surroundings.ts';
import { matchTexts } from '../texts/match.ts';
import type { PageMatchContext } from './create-match-context.ts';

type Shown = Pick<Answer<'getRecording'>, 'first' | 'told' | 'changes'>;

/** The changes as the page would remember them, had it been there; `now` is what the host says. */
export function changesOf({ first, told = 0, changes }: Shown, now: MatchDocument): readonly Remembered[] {
  const host = { ...now.host, decision: null, clock: null };
  const documentOf = (view: Json): MatchDocument => ({
    host,
    view: { ...(view as unknown as MatchDocument['view']), decision: null },
  });
  let view = first as unknown as Json;
  let count = told;
  return changes.map((change) => {
    const before = view;
    view = afterChange(view, change);
    const remembered = {
      before: documentOf(before),
      after: documentOf(view),
      frames: change.frames,
      first: count,
    };
    count += change.frames.length;
    return remembered;
  });
}

// In a tab behind others nobody sees it.
function whenLookedAt(): Promise<void> {
  if (document.visibilityState === 'visible') return Promise.resolve();
  return new Promise((resolve) => {
    addEventListener('visibilitychange', () => resolve(), { once: true });
  });
}

async function show(match: PageMatchContext, game: GamePage, from: number): Promise<void> {
  const { source, playback, since } = match;
  const now = source.document.peek();
  if (now === null) return;
  const acted = since.peek();
  const missed = await ask('getRecording', {
    params: { match: source.match },
    query: { seat: source.seat ?? 0, told: from },
  });
  if (missed instanceof Problem) throw missed;
  playback.recall(changesOf(missed, now));
  await whenLookedAt();
  const worth = source.reports
    .peek()
    .slice(from)
    .some((report) => game.duration(report) > 0);
  const busy = playback.playing.peek() || match.busy.peek() || since.peek() !== acted;
  if (!worth || busy || playback.pace.peek() === 'off') return;
  toast(matchTexts.missed);
  playback.replayFrom(Math.max(from, playback.oldest.peek()), source.reports.peek().length - 1);
}

/**
 * Shows what the reader has not seen since the own last turn, if there is anything, and keeps what has been seen from then
 * on. What is left in the middle is shown again. Gives back what ends it.
 */
export function showMissed(match: PageMatchContext, game: GamePage): () => void {
  const { source, playback, since } = match;
  const seen = keptCount('match.watched', source.match, source.seat);
  const count = source.reports.peek().length;
  // Where this device was not at the table yet, the log has to do.
  const from = Math.max(since.peek() ?? 0, seen.read() ?? 0) || count;
  let end = (): void => undefined;
  let left = false;
  const keep = (): void => {
    if (left) return;
    end = effect(() => {
      const told = source.reports.value.length;
      if (!playback.playing.value && document.visibilityState === 'visible') seen.keep(told);
    });
  };
  if (from >= count) keep();
  else void show(match, game, from).then(keep, () => undefined);
  return () => {
    left = true;
    end();
  };
}
