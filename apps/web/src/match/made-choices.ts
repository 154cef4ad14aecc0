// Choices that the host made for the reader, who had nothing to weigh: ticks beside the question and in the log.

import { batch, signal } from '@preact/signals';
import type { ReadonlySignal } from '@preact/signals';
import type { Change, Source } from '@bridgefront/page/source.ts';

/**
 * In words: what was made since the reader's own last choice, for the question now open or the one right before it; and what
 * is about to be made; null: nothing is.
 */
export interface MadeChoices {
  readonly made: readonly string[];
  readonly coming: string | null;
}

interface Coming {
  readonly choice: string;
  readonly label: string;
  readonly at: string;
}

const none: MadeChoices = { made: [], coming: null };

// The question and how much of it is planned.
function placeOf({ after: { host, view } }: Pick<Change, 'after'>): string {
  return `${host.decision} ${view.decision?.mine?.plan.length ?? '-'}`;
}

// Whether the reader is asked something that is open.
function isAsked({ view }: Change['after']): boolean {
  return (view.decision?.mine?.choices.length ?? 0) > 0;
}

/** Follows a source from now on. */
export function followMade(source: Source): {
  readonly shown: ReadonlySignal<MadeChoices>;
  /** The reports that such choices began with. */
  readonly reports: ReadonlySet<number>;
  /** Whether it was among the last that were made, all at one question. */
  was(choice: string): boolean;
  /** The reader has done something: what comes next is theirs. */
  forget(): void;
  readonly stop: () => void;
} {
  const shown = signal(none);
  const reports = new Set<number>();
  let coming: Coming | null = null;
  let last: { readonly question: string; readonly choices: readonly string[] } = {
    question: '',
    choices: [],
  };
  // Somebody else was asked meanwhile: whatever the reader is asked next has nothing to do with what was made before.
  let apart = false;
  const look = (after: Change['after']): void => {
    const { forced } = after.host;
    const at = after.view.decision?.mine?.choices.indexOf(forced ?? '') ?? -1;
    const label = source.labels.peek()[at] ?? forced ?? '';
    coming = forced === undefined ? null : { choice: forced, label, at: placeOf({ after }) };
    shown.value = { ...shown.peek(), coming: coming?.label ?? null };
  };
  const first = source.document.peek();
  if (first !== null) look(first);
  const stop = source.onChange((change) =>
    batch(() => {
      const { before, after } = change;
      if (apart && isAsked(after)) shown.value = { ...shown.peek(), made: [] };
      apart = !isAsked(after) && (apart || before?.host.decision !== after.host.decision);
      if (coming !== null && placeOf(change) !== coming.at) {
        const [question = ''] = coming.at.split(' ');
        const before = last.question === question ? last.choices : [];
        last = { question, choices: [...before, coming.choice] };
        shown.value = { made: [...shown.peek().made, coming.label], coming: null };
        const first = source.reports.peek().length - change.reports.length;
        const own = change.reports.findIndex(({ face }) => face['seat'] === source.seat);
        if (own >= 0) reports.add(first + own);
      }
      look(change.after);
    }),
  );
  return {
    shown,
    reports,
    was: (choice) => last.choices.includes(choice),
    forget() {
      coming = null;
      shown.value = { made: [], coming: null };
    },
    stop,
  };
}
