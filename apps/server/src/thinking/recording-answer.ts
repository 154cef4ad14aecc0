// Answers about a match from its recording, made into text inside a worker thread: unpacking takes long.

import { shownSince, viewAfter } from '@bridgefront/viewing';
import { unpackRecording } from '../match/recordings.ts';

/** What is shown: the recording of one viewer, views at one moment, or what the dice came to. Null: the spectators'. */
export type RecordingQuestion =
  | { readonly kind: 'recording'; readonly match: string; readonly seat: number | null }
  | { readonly kind: 'since'; readonly match: string; readonly seat: number; readonly told: number }
  | { readonly kind: 'replay'; readonly seat: number | null | 'all'; readonly at: number | null }
  | { readonly kind: 'dice' };

/** The recording as it is stored, and what is asked of them. */
export interface AnswerTask {
  readonly packed: string;
  readonly question: RecordingQuestion;
}

/** The answer in JSON. */
export function answerFrom({ packed, question }: AnswerTask): string {
  const { viewers, choices, dice } = unpackRecording(packed);
  const table = viewers.length - 1;
  if (question.kind === 'dice')
    return JSON.stringify({ rolled: dice.reduce((sum, count) => sum + count, 0), faces: dice });
  if (question.kind === 'since') {
    const { match, seat, told } = question;
    return JSON.stringify({ match, seat, ...shownSince(viewers[seat], told) });
  }
  if (question.kind === 'recording')
    return JSON.stringify({ match: question.match, seat: question.seat, ...viewers[question.seat ?? table] });
  const at = Math.min(question.at ?? choices, choices);
  const wanted = question.seat === 'all' ? viewers.slice(0, table) : [viewers[question.seat ?? table]];
  return JSON.stringify({ at, choices, views: wanted.map((recording) => viewAfter(recording, at)) });
}
