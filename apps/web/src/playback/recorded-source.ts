// Source of a finished match: all that one viewer was shown, with nothing left to choose.

import { signal } from '@preact/signals';
import type { ReadonlySignal } from '@preact/signals';
import type { HostFacts, MatchInfo, WireRefusal } from '@bridgefront/protocol';
import type { MatchDocument, Source } from '@bridgefront/page/source.ts';
import type { ChoiceWords, SeatReport } from '@bridgefront/viewing';
import type { Replayed } from './moments.ts';

/** What the host says of a match that is over. */
export function factsOf(info: MatchInfo): HostFacts {
  return {
    status: info.status,
    names: info.seats.map(({ name }) => name ?? ''),
    bots: info.seats.map(({ bot }) => bot ?? null),
    sameRules: true,
    continuedUnder: null,
    decision: null,
    clock: null,
  };
}

const refused: WireRefusal = { code: 'match-over', message: '' };

/** A source of which nothing is asked any more. */
export function stillSource(
  info: MatchInfo,
  seat: number | null,
  document: ReadonlySignal<MatchDocument>,
  reports: readonly SeatReport[] = [],
  { labels, planned = [] }: ChoiceWords = { labels: [] },
): Source {
  const never = () => () => undefined;
  return {
    match: info.id,
    seat,
    info: signal(info),
    document,
    labels: signal(labels),
    planned: signal(planned),
    first: signal([]),
    reports: signal(reports),
    chat: signal([]),
    connection: signal('live' as const),
    problem: signal(null),
    onChange: never,
    choose: () => Promise.resolve(refused),
    takeBack: () => Promise.resolve(refused),
    say: () => Promise.resolve(refused),
    close: () => undefined,
  };
}

/** The match as this seat saw it; null: as a spectator did. */
export function recordedSource(info: MatchInfo, seat: number | null, { reports, moments }: Replayed): Source {
  const view = moments[moments.length - 1].view;
  return stillSource(info, seat, signal({ host: factsOf(info), view }), reports);
}
