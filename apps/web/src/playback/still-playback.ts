// The playback of a table that stands still.

import { signal } from '@preact/signals';
import type { ReadonlySignal } from '@preact/signals';
import type { MatchDocument } from '@bridgefront/page/source.ts';
import type { PagePlayback } from './page-playback.ts';

const nothing = (): void => undefined;

/** Nothing happens on this table: it is as it is. */
export function stillPlayback(shown: ReadonlySignal<MatchDocument>): PagePlayback {
  return {
    shown,
    current: signal(null),
    waiting: signal(0),
    pace: signal('off' as const),
    setPace: nothing,
    handled: true,
    next: nothing,
    finish: nothing,
    replayFrom: nothing,
    playing: signal(false),
    again: signal(false),
    place: signal(null),
    oldest: signal(0),
    remembered: () => [],
    recall: nothing,
    take: nothing,
    close: nothing,
  };
}
