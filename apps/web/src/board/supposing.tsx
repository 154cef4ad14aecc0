// "Suppose they …" on the card of a board: a button, and what it answers in one sentence.

import { useSignalEffect } from '@preact/signals';
import type { Signal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { Button } from '@bridgefront/page/ui/button.tsx';
import { inPercent } from '@bridgefront/page/texts.ts';
import { askDevice } from '../local/here.ts';
import type { PageMatchContext } from '../match/create-match-context.ts';
import { isRefusal } from '../source/refusal.ts';
import { boardTexts as says } from '../texts/board.ts';
import type { FromSupposing, Supposed, ToSupposing } from './messages.ts';

type State = 'nothing' | 'asking' | 'failed' | 'empty' | Supposed;

/** Fewer worlds than this are a rough guess, and called so. */
const fewWorlds = 40;

function sentence(state: State): string {
  if (typeof state !== 'string') {
    const { worlds, possible, legend } = state;
    const told = says.supposed(worlds, inPercent.format(possible));
    return [told, ...(worlds < fewWorlds ? [says.rough] : []), legend].join(' ');
  }
  const sentences = { nothing: '', asking: says.supposing, failed: says.cannot, empty: says.nothing };
  return sentences[state];
}

// A worker that has the rules before anybody asks.
function useWorker(game: string, hear: (news: FromSupposing) => void) {
  const worker = useRef<Worker | null>(null);
  useEffect(() => {
    const started = new Worker(new URL('./suppose.worker.ts', import.meta.url), { type: 'module' });
    started.addEventListener('message', ({ data }: MessageEvent<FromSupposing>) => hear(data));
    started.postMessage({ ready: game } satisfies ToSupposing);
    worker.current = started;
    return () => started.terminate();
  }, []);
  return (told: ToSupposing): void => worker.current?.postMessage(told);
}

/** What was asked, and what came of it. */
export type Supposing = Signal<State>;

/** What came of it; null: nothing yet. */
export function foundBy({ value }: Supposing): Supposed | null {
  return typeof value === 'string' ? null : value;
}

/** The button and its answer; what is chosen next puts it out of date. */
export function SupposeButton({
  match,
  game,
  state,
}: {
  readonly match: PageMatchContext;
  readonly game: string;
  readonly state: Supposing;
}) {
  const asked = useRef(0);
  const send = useWorker(game, ({ id, supposed }) => {
    if (id === asked.current) state.value = supposed ?? 'failed';
  });
  useSignalEffect(() => {
    void match.source.document.value;
    asked.current++;
    state.value = 'nothing';
  });
  const ask = async (): Promise<void> => {
    const id = ++asked.current;
    state.value = 'asking';
    const supposition = await askDevice('getSupposition', { match: match.source.match });
    if (id !== asked.current) return;
    if (isRefusal(supposition)) state.value = 'failed';
    else if (supposition.acts.length === 0) state.value = 'empty';
    else send({ id, supposition });
  };
  const now = state.value;
  const found = foundBy(state);
  return (
    <>
      <Button
        size="small"
        icon="eyeball"
        busy={now === 'asking'}
        onClick={() => (found === null ? void ask() : (state.value = 'nothing'))}
      >
        {found === null ? says.suppose : says.hide}
      </Button>
      <p role="status" data-supposed={found?.milliseconds.toFixed(0)}>
        {sentence(now)}
      </p>
    </>
  );
}
