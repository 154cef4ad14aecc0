// The button that starts a match at once.

import { useLocation } from 'preact-iso';
import { useSignal } from '@preact/signals';
import { guideFirst } from '../match/guidance.ts';
import { loadGames } from '../source/games.ts';
import { Problem } from '../source/problem.ts';
import { texts } from '../texts/index.ts';
import { Button } from '@bridgefront/page/ui/button.tsx';
import { toast } from '@bridgefront/page/ui/toast.tsx';
import { playNow } from './play-now.ts';

// The table is fetched while the finger is still on its way.
const prepare = (): void => void Promise.all([import('./match.tsx'), loadGames()]).catch(() => undefined);

/** The button; `game`: another than the server's first. */
export function PlayButton({
  game,
  size = 'normal',
  label,
  novice,
}: {
  readonly game?: string;
  readonly size?: 'normal' | 'large';
  /** A longer name, where several of these stand on one page. */
  readonly label?: string;
  /** With one Novice across: what follows the lessons. */
  readonly novice?: boolean;
}) {
  const { route } = useLocation();
  const busy = useSignal(false);
  const play = async (): Promise<void> => {
    busy.value = true;
    const match = await playNow(game, { novice });
    busy.value = false;
    if (match instanceof Problem) toast(match.message, 'bad');
    else {
      guideFirst(match.game, match.id);
      route(`/m/${match.id}`);
    }
  };
  return (
    <Button
      kind="primary"
      size={size}
      icon="play"
      busy={busy.value}
      {...(label === undefined ? {} : { 'aria-label': label })}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={() => void play()}
    >
      {novice === true ? texts.shell.start.playNovice : texts.shell.start.playNow}
    </Button>
  );
}
