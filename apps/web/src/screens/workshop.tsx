// The workshop of a game as a page of its own: what is made there lies in the address.

import { useLocation } from 'preact-iso';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { GamePage } from '@bridgefront/page/contract.ts';
import type { Changes } from '@bridgefront/page/set-up.ts';
import { Skeleton } from '@bridgefront/page/ui/skeleton.tsx';
import { Page, PageHead } from '../app/page.tsx';
import { pageOf } from '../games.ts';
import { loadGames, titleOf } from '../source/games.ts';
import { Problem } from '../source/problem.ts';
import { texts } from '../texts/index.ts';
import { newTableLink, readChanges, workshopLink } from './changes-link.ts';
import { playNow } from './play-now.ts';

/** The screen at `/workshop/…`. */
export function WorkshopScreen({ game = '' }: { readonly game?: string }) {
  const { route } = useLocation();
  const own = useSignal<GamePage | null | undefined>(undefined);
  useEffect(() => {
    void loadGames();
    void pageOf(game).then((page) => (own.value = page));
  }, [game, own]);
  const { workshop } = texts.shell;
  const title = workshop.title(titleOf(game));
  const play = async (changes: Changes): Promise<string | null> => {
    const match = await playNow(game, changes);
    if (match instanceof Problem) return match.message;
    route(`/m/${match.id}`);
    return null;
  };
  const Workshop = own.value?.Workshop;
  return (
    <Page title={title}>
      <PageHead title={title} lead={workshop.lead} />
      {own.value === undefined && <Skeleton lines={4} height="8rem" />}
      {own.value !== undefined && Workshop === undefined && <p role="alert">{workshop.none}</p>}
      {Workshop !== undefined && (
        <Workshop
          changes={readChanges(location.hash)}
          keep={(changes) => history.replaceState(history.state, '', workshopLink(game, changes))}
          newTable={(changes) => newTableLink(game, changes)}
          play={play}
        />
      )}
    </Page>
  );
}
