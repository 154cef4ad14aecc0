// The end of a match as one card over the board, which can be put aside to look at the table.

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { MatchInfo } from '@bridgefront/protocol';
import { calm } from '@bridgefront/page/motion/motion.ts';
import { Button } from '@bridgefront/page/ui/button.tsx';
import { Banner, LoadedResult } from './ending-words.tsx';
import { pageOf } from '../games.ts';
import { ownSeat } from '../source/my-seat.ts';
import { matchTexts } from '../texts/match.ts';
import { keepFinished } from './guidance.ts';
import styles from './ending.module.css';

// Then what fell is the reader's own, which stands at the left wherever sides stand beside one another.
function ownLoss(info: MatchInfo): boolean {
  const own = ownSeat(info);
  return own !== null && info.outcome !== null && !info.outcome.winners.includes(own);
}

// Whoever sees the match end sees it on the stage first: what falls, and the winner's banner. Whoever comes later, or wants
// no motion, has the card at once.
const ceremony = 2400;

// What the card tells is read meanwhile.
async function prepare(info: MatchInfo): Promise<void> {
  const [{ readAhead }, game] = await Promise.all([
    import('../ending/story-facts.ts'),
    pageOf(info.game),
    import('../ending/result.tsx'),
  ]);
  if (game !== null) readAhead(info, game);
}

function useCeremony(end: MatchInfo, watched: boolean): boolean {
  const shown = useSignal(false);
  const plays = watched && !calm.value && !shown.value;
  useEffect(() => {
    if (!plays) return undefined;
    void prepare(end).catch(() => undefined);
    const timer = setTimeout(() => (shown.value = true), ceremony);
    return () => clearTimeout(timer);
  }, [plays, shown]);
  return plays;
}

/** After the end; `watched`: the reader was there when it came. */
export function Ending({ end, watched }: { readonly end: MatchInfo; readonly watched: boolean }) {
  const aside = useSignal(false);
  const plays = useCeremony(end, watched);
  useEffect(() => {
    if (end.status === 'finished' && ownSeat(end) !== null) keepFinished(end.game);
  }, [end.status]);
  if (plays) return <Banner info={end} />;
  return (
    <div class={aside.value ? styles.aside : styles.card} data-ending data-lost={ownLoss(end) || undefined}>
      <Button
        size="small"
        icon={aside.value ? 'flag' : 'eye'}
        class={styles.turn}
        aria-expanded={!aside.value}
        onClick={() => (aside.value = !aside.value)}
      >
        {aside.value ? matchTexts.result : matchTexts.seeTable}
      </Button>
      {!aside.value && <LoadedResult info={end} />}
    </div>
  );
}
