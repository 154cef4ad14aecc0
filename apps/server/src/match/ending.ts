// The end of a finished match from its recording: what is shown when the rules it was played under are no longer here.

import { actOf, namesOf, playerOf } from '@bridgefront/hosting';
import type { Document } from '@bridgefront/hosting';
import { linksOf } from '@bridgefront/kernel';
import type { SeatView } from '@bridgefront/kernel';
import type { HostFacts } from '@bridgefront/protocol';
import { viewAfter } from '@bridgefront/viewing';
import type { SeatReport, Viewer } from '@bridgefront/viewing';
import type { Store, StoredMatch } from '../store/store.ts';
import { keyedHash } from './keyed-hash.ts';
import { unpackRecording } from './recordings.ts';

/** What a reader gets of a match that will not change any more. */
export interface Ending {
  readonly document: Document;
  readonly told: number;
  readonly reports: readonly SeatReport[];
}

function factsOf(stored: StoredMatch, link: string): HostFacts {
  return {
    link,
    status: stored.status,
    names: namesOf(stored),
    bots: stored.seats.map((_, seat) => playerOf(stored, seat)),
    sameRules: false,
    continuedUnder: stored.continuedUnder,
    decision: null,
    clock: null,
  };
}

/**
 * The last document of the viewer and the reports behind number `told` (null: none of them); null when the match was
 * not recorded.
 */
export async function storedEnd(
  store: Store,
  stored: StoredMatch,
  viewer: Viewer,
  told: number | null,
  words: boolean,
): Promise<Ending | null> {
  const packed = await store.recording(stored.id);
  if (packed === null) return null;
  const { viewers, choices } = unpackRecording(packed);
  const acts = (await store.events(stored.id, 0)).map(actOf);
  const link = linksOf(stored.secret, acts, keyedHash).at(-1) ?? '';
  const recording = viewers[viewer ?? viewers.length - 1];
  const since = recording.changes.flatMap(({ frames }) => frames.map(({ report }) => report));
  const all = [...recording.opening, ...since];
  const behind = all.slice(told ?? all.length);
  const view = viewAfter(recording, choices) as unknown as SeatView;
  return {
    document: { view, host: factsOf(stored, link) },
    told: all.length,
    reports: words ? behind : behind.map(({ face }) => ({ face })),
  };
}
