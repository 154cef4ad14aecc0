// Words for the choices of a plan, as they come with it.

import { computed } from '@preact/signals';
import type { ReadonlySignal } from '@preact/signals';
import type { Source } from '@bridgefront/page/source.ts';

/** A choice of the plan, with its words. */
export interface Planned {
  readonly choice: string;
  readonly label: string;
}

/** The plan's choices in order, also of a plan that was begun elsewhere. */
export function plannedWords(
  source: Pick<Source, 'document' | 'planned'>,
): ReadonlySignal<readonly Planned[]> {
  return computed(() => {
    const plan = source.document.value?.view.decision?.mine?.plan ?? [];
    const words = source.planned.value;
    return plan.map((choice, at) => ({ choice, label: words[at] ?? '' }));
  });
}
