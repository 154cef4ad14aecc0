// The end of a finished match from its film: what is shown when the rules it was played under are no longer here.

import { linksOf } from '@bridgefront/kernel';
import type { SeatView } from '@bridgefront/kernel';
import type { HostFacts } from '@bridgefront/protocol';
import type { SeatReport } from '@bridgefront/viewing';
import type { Store, StoredMatch } from '../store/store.ts';
import { frameAt, unpackFilms } from './film.ts';
import { actOf } from './play.ts';
import { namesOf, playerOf } from './host.ts';
import type { Document } from './stream.ts';

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
 * The last document of the eyes and the reports behind number `told` (null: none of them); null when the match was
 * not filmed.
 */
export async function storedEnd(
  store: Store,
  stored: StoredMatch,
  eye: number | null,
  told: number | null,
  words: boolean,
): Promise<Ending | null> {
  const packed = await store.film(stored.id);
  if (packed === null) return null;
  const { eyes, choices } = unpackFilms(packed);
  const link = linksOf(stored.secret, (await store.events(stored.id, 0)).map(actOf)).at(-1) ?? '';
  const film = eyes[eye ?? eyes.length - 1];
  const all = [...film.opening, ...film.changes.flatMap(({ reports }) => reports)];
  const behind = all.slice(told ?? all.length);
  return {
    document: { view: frameAt(film, choices) as unknown as SeatView, host: factsOf(stored, link) },
    told: all.length,
    reports: words ? behind : behind.map(({ face }) => ({ face })),
  };
}
