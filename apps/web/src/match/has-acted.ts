// Whether the reader has done anything in this match yet: until then there is nothing to tell them once more.

import { useComputed } from '@preact/signals';
import type { ReadonlySignal } from '@preact/signals';
import type { GamePage } from '@bridgefront/page/contract.ts';
import { afterOwnDeed } from '@bridgefront/page/reveal/deeds.ts';
import type { PageMatchContext } from './create-match-context.ts';

/** Known from this device, or else from what has been told, since they may have played on another one. */
export function useHasActed(match: PageMatchContext, game: GamePage | null): ReadonlySignal<boolean> {
  return useComputed(() => {
    const { since, source } = match;
    if (since.value !== null || source.seat === null) return since.value !== null;
    return afterOwnDeed(source.reports.value, source.seat, (one) => game?.deedOf?.(one, match) ?? null) > 0;
  });
}
