// Answers about a finished match from its recording, made into text inside a worker thread: unpacking takes long.

import { viewAfter } from '@bridgefront/viewing';
import { unpackRecording } from '../match/recordings.ts';

/** What is shown: the recording of one viewer, views at one moment, or what the dice came to. Null: the spectators'. */
export type Show =
  | { readonly kind: 'recording'; readonly match: string; readonly seat: number | null }
  | { readonly kind: 'replay'; readonly seat: number | null | 'all'; readonly at: number | null }
  | { readonly kind: 'dice' };

/** The recording as it is stored, and what is asked of them. */
export interface ShowTask {
  readonly packed: string;
  readonly show: Show;
}

/** The answer in JSON. */
export function shown({ packed, show }: ShowTask): string {
  const { viewers, choices, dice } = unpackRecording(packed);
  const table = viewers.length - 1;
  if (show.kind === 'dice')
    return JSON.stringify({ rolled: dice.reduce((sum, count) => sum + count, 0), faces: dice });
  if (show.kind === 'recording')
    return JSON.stringify({ match: show.match, seat: show.seat, ...viewers[show.seat ?? table] });
  const at = Math.min(show.at ?? choices, choices);
  const wanted = show.seat === 'all' ? viewers.slice(0, table) : [viewers[show.seat ?? table]];
  return JSON.stringify({ at, choices, views: wanted.map((recording) => viewAfter(recording, at)) });
}
