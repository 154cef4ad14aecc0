// The link for one seat, with what it invites to.

import { coverOf } from '../games.ts';
import { titleOf } from '../source/games.ts';
import { lobbyTexts } from '../texts/lobby.ts';
import { Dialog } from '@bridgefront/page/ui/dialog.tsx';
import { LinkWays } from './link-ways.tsx';
import styles from './lobby.module.css';

interface InviteProps {
  readonly match: string;
  readonly game: string;
  readonly seat: number;
  readonly invite: string;
  readonly close: () => void;
}

/** The dialog of one invitation. */
export function InviteDialog({ match, game, seat, invite, close }: InviteProps) {
  return (
    <Dialog title={lobbyTexts.inviteTitle(seat + 1)} onClose={close}>
      <div class={styles.invite}>
        <p>{lobbyTexts.inviteWhy}</p>
        <LinkWays
          link={`${location.origin}/m/${match}?invite=${invite}&seat=${seat}`}
          text={lobbyTexts.shareText(titleOf(game), coverOf(game).line)}
        />
      </div>
    </Dialog>
  );
}
