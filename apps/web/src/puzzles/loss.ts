// A wrong try at a puzzle is played on, by the strongest bot in the solver's place, until the board shows why it loses.

import { useSignal, useSignalEffect } from '@preact/signals';
import type { Signal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { SeatView } from '@bridgefront/kernel';
import type { GamePage } from '@bridgefront/page/contract.ts';
import type { SeatReport } from '@bridgefront/viewing';
import { pageOf } from '../games.ts';
import { askDevice } from '../local/here.ts';
import type { PageMatchContext } from '../match/create-match-context.ts';
import { labelOf } from '../playback/marks.ts';
import { isRefusal } from '../source/refusal.ts';

/** The step that is under way, such as a round or a turn; null: none has been told of. */
export function stepIn(
  reports: readonly SeatReport[],
  game: Pick<GamePage, 'mark' | 'section' | 'story'>,
): string | null {
  return reports.reduce<string | null>((last, report) => labelOf(report, game) ?? last, null);
}

// Whatever a game calls its steps, so many questions show enough.
const most = 24;

/**
 * Whether what was tried is played to the end of its turn or round. `wrong`: it was refuted; `rests`: nothing is being shown, and the
 * solver is asked, or nobody is any more.
 */
export function useLoss(
  match: PageMatchContext,
  wrong: () => boolean,
  rests: () => boolean,
): Signal<boolean> {
  const shown = useSignal(false);
  const game = useSignal<GamePage | null | undefined>(undefined);
  const began = useSignal<string | null>(null);
  const made = useSignal(0);
  const going = useRef(false);
  useEffect(() => {
    void pageOf(match.source.document.peek()?.view.game ?? '').then(
      (page) => {
        if (page !== null) began.value = stepIn(match.source.reports.peek(), page);
        game.value = page;
      },
      () => (game.value = null),
    );
  }, [match]);
  useSignalEffect(() => {
    const page = game.value;
    if (shown.value || page === undefined || !wrong() || !rests()) return;
    const { outcome } = match.shown.peek().view as SeatView;
    const over = page === null || stepIn(match.source.reports.peek(), page) !== began.peek();
    if (over || outcome !== null || made.value >= most) {
      shown.value = true;
      return;
    }
    if (going.current) return;
    going.current = true;
    void goOn(match).then((went) => {
      going.current = false;
      if (went) made.value++;
      else shown.value = true;
    });
  });
  return shown;
}

// Answers the open question as the strongest bot would.
async function goOn(match: PageMatchContext): Promise<boolean> {
  const { match: id, seat } = match.source;
  return !isRefusal(await askDevice('passFor', { match: id, seat: seat ?? 0 }));
}
