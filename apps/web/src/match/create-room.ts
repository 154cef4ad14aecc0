// The match page's services, made from a source and a game's table.

import { computed, effect, signal } from '@preact/signals';
import type { ReadonlySignal, Signal } from '@preact/signals';
import type { Json } from '@bridgefront/kernel';
import type { Told, WireRefusal } from '@bridgefront/protocol';
import type { Change, Source } from '@bridgefront/page/source.ts';
import type { GameTable } from '@bridgefront/page/contract.ts';
import { Acts } from './acts.ts';
import { utterance } from './utterance.ts';
import { Show } from './playback.ts';
import type { OpenChoice, Pace, Room } from '@bridgefront/page/match-context.ts';
import { pageSurroundings } from './surroundings.ts';
import type { Surroundings } from './surroundings.ts';

/** A page beside the table. */
export type SideTab = 'choices' | 'log' | 'chat' | 'rules';

/** The room with what only the frame around the table needs. */
export interface MatchRoom extends Room {
  readonly playback: Show;
  readonly tab: Signal<SideTab>;
  /** What somebody wants to read in the rules; `again` counts wishes for what was wanted before. */
  readonly rulesAt: ReadonlySignal<{ readonly at: string; readonly again: number }>;
  close(): void;
}

const nothing: readonly never[] = [];

// How the page shows a game that brings no table.
const plainTable: Pick<GameTable, 'fold' | 'beat'> = {
  fold: (table: Json) => table,
  beat: () => 0,
};

function openChoices(source: Source): ReadonlySignal<readonly OpenChoice[]> {
  // Unchanged parts of a document keep their identity: what others do does not make the list anew.
  const choices = computed(() => source.document.value?.view.decision?.mine?.choices ?? nothing);
  return computed(() => {
    const labels = source.labels.value;
    return choices.value.map((choice, index) => ({ choice, label: labels[index] ?? choice }));
  });
}

/**
 * Makes the services for a source whose document has come.
 * @throws Error before that
 */
export function createRoom(
  source: Source,
  table: Pick<GameTable, 'fold' | 'beat'> | null,
  around: Surroundings = pageSurroundings,
): MatchRoom {
  const first = source.document.peek();
  if (first === null) throw new Error('There is nothing to show before the first document.');
  const show = new Show({
    table: table ?? plainTable,
    first,
    pace: around.pace(),
    hidden: () => around.hidden(),
    keep: (pace: Pace) => around.keepPace(pace),
  });
  const refusal = signal<WireRefusal | null>(null);
  const acts = new Acts(refusal);
  const open = openChoices(source);
  const pointed = signal<string | null>(null);
  const rulesAt = signal({ at: '', again: 0 });
  const tab = signal<SideTab>('choices');
  const act = (send: () => Promise<WireRefusal | null>): void => {
    show.finish();
    pointed.value = null;
    acts.add(send);
  };
  const stop = [
    source.onChange((change) => hear(change, source, show, around)),
    effect(() => {
      if (pointed.value !== null && !open.value.some(({ choice }) => choice === pointed.value))
        pointed.value = null;
    }),
  ];
  return {
    source,
    shown: show.shown,
    moment: show.moment,
    playback: show,
    choices: computed(() => (show.playing.value ? nothing : open.value)),
    plan: computed(() => source.document.value?.view.decision?.mine?.plan ?? nothing),
    busy: acts.busy,
    refusal,
    choose: (choice) => act(() => source.choose(choice)),
    takeBack: () => act(() => source.takeBack()),
    dismiss: () => void (refusal.value = null),
    pointed,
    point: (choice) => void (pointed.value = choice),
    nameOf: (seat) => source.document.peek()?.host.names[seat] ?? '',
    openRules(at) {
      const before = rulesAt.peek();
      rulesAt.value = { at, again: before.again + (before.at === at ? 1 : 0) };
      tab.value = 'rules';
    },
    announce: (text) => around.announce(text),
    tab,
    rulesAt,
    close() {
      for (const end of stop) end();
      show.close();
    },
  };
}

function hear(change: Change, source: Source, show: Show, around: Surroundings): void {
  const told: readonly Told[] = change.reports;
  show.take(change, source.reports.peek().length - told.length);
  const said = utterance(change);
  if (said !== '') around.announce(said);
}
