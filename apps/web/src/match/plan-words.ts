// Words for the choices of a plan: labels are sent only while a choice is open, so they are kept.

import { effect, signal } from '@preact/signals';
import type { ReadonlySignal } from '@preact/signals';
import type { Source } from '@bridgefront/page/source.ts';

/** A choice of the plan, with its words. */
export interface Planned {
  readonly choice: string;
  readonly label: string;
}

/** The plan's choices in order. One that was made before this page was opened has no better words than itself. */
export function plannedWords(source: Pick<Source, 'document' | 'labels'>): {
  readonly planned: ReadonlySignal<readonly Planned[]>;
  readonly stop: () => void;
} {
  const planned = signal<readonly Planned[]>([]);
  let question: number | null = null;
  let offered = new Map<string, string>();
  const stop = effect(() => {
    const document = source.document.value;
    const labels = source.labels.value;
    const mine = document?.view.decision?.mine ?? null;
    const decision = document?.host.decision ?? null;
    const before = decision === question ? planned.peek() : [];
    if (decision !== question) offered = new Map();
    question = decision;
    planned.value = (mine?.plan ?? []).map((choice, at) =>
      before[at]?.choice === choice ? before[at] : { choice, label: offered.get(choice) ?? choice },
    );
    offered = new Map(mine?.choices.map((choice, at) => [choice, labels[at] ?? choice]));
  });
  return { planned, stop };
}
