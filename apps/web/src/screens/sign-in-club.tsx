// Coming in through the club's own sign-in, where the server has been given one: the way there, and the arrival from it.

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Answer } from '@bridgefront/protocol';
import { Page, PageHead } from '../app/page.tsx';
import { addRoutes, ask } from '../source/api.ts';
import { Problem } from '../source/problem.ts';
import { become } from '../source/session.ts';
import { signInTexts } from '../texts/sign-in.ts';
import { Button, ButtonLink } from '@bridgefront/page/ui/button.tsx';
import { toast } from '@bridgefront/page/ui/toast.tsx';
import lists from './lists.module.css';

addRoutes({
  getClub: 'GET /api/session/club',
  clubWay: 'POST /api/session/club',
  clubSignIn: 'POST /api/session/club/taken',
  dropClub: 'POST /api/session/club/drop',
});

const words = signInTexts.club;
// Kept by this tab alone until it comes back: who has only the address it comes back with is not let in by it.
const keyAt = 'club.key';

/** The way to the club, and the end of it. */
export function ClubSignIn() {
  const club = useSignal<Answer<'getClub'> | null>(null);
  const busy = useSignal(false);
  const load = async (): Promise<void> => {
    const answer = await ask('getClub');
    if (!(answer instanceof Problem)) club.value = answer;
  };
  useEffect(() => void load(), []);
  const now = club.value;
  if (now?.name == null) return null;
  const go = async (): Promise<void> => {
    busy.value = true;
    const answer = await ask('clubWay', { body: {} });
    if (answer instanceof Problem) {
      busy.value = false;
      return toast(answer.message, 'bad');
    }
    sessionStorage.setItem(keyAt, answer.key);
    location.assign(answer.url);
  };
  const drop = async (): Promise<void> => {
    const answer = await ask('dropClub', { body: {} });
    if (answer instanceof Problem) toast(answer.message, 'bad');
    else await load();
  };
  return (
    <div class={lists.more}>
      <Button busy={busy.value} onClick={() => void go()}>
        {words.sign(now.name)}
      </Button>
      {now.mine && (
        <>
          <p>{words.mine(now.name)}</p>
          <Button onClick={() => void drop()}>{words.drop}</Button>
        </>
      )}
    </div>
  );
}

/** The screen at `/signed-in`, to which the club sends people back. */
export function SignedIn() {
  const problem = useSignal('');
  useEffect(() => {
    const answer = location.search;
    // Nobody who looks at the address, or goes back to it, has it any more.
    history.replaceState(null, '', location.pathname);
    const key = sessionStorage.getItem(keyAt) ?? '';
    sessionStorage.removeItem(keyAt);
    void ask('clubSignIn', { body: { answer, key } }).then((found) => {
      if (found instanceof Problem) problem.value = found.message;
      else {
        become(found);
        // Anew, because the live connection is still that of whoever this browser was before.
        location.replace('/matches');
      }
    });
  }, []);
  return (
    <Page title={words.title}>
      <PageHead title={words.title} />
      {problem.value === '' ? <p role="status">{words.coming}</p> : <p role="alert">{problem.value}</p>}
      {problem.value !== '' && <ButtonLink href="/you">{words.again}</ButtonLink>}
    </Page>
  );
}
