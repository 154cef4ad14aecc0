// Somebody came to a table without sitting there: by an invitation, or by looking around. A name is all that is asked.

import { useSignal } from '@preact/signals';
import type { MatchInfo } from '@bridgefront/protocol';
import { proposedName } from '../source/guest-name.ts';
import { isAsked } from '../source/my-matches.ts';
import { me, takeName } from '../source/session.ts';
import { texts } from '../texts/index.ts';
import { laterTexts } from '../texts/later.ts';
import { lobbyTexts } from '../texts/lobby.ts';
import { Button } from '@bridgefront/page/ui/button.tsx';
import { TextField } from '@bridgefront/page/ui/field.tsx';
import type { LobbyAct } from './lobby-acts.ts';
import styles from './lobby.module.css';
import { openSeats } from './words.ts';

interface JoinCardProps {
  readonly info: MatchInfo;
  readonly invite: string | undefined;
  readonly act: LobbyAct;
  readonly busy: boolean;
}

function AskedCard({ info, act, busy }: Omit<JoinCardProps, 'invite'>) {
  const { challenge } = laterTexts;
  return (
    <section class={styles.card} aria-labelledby="asked">
      <h2 id="asked">{challenge.title(info.openedBy)}</h2>
      <p>{challenge.why}</p>
      <Button kind="primary" size="large" icon="check" busy={busy} onClick={() => act('join')}>
        {challenge.take}
      </Button>
      <Button kind="quiet" busy={busy} onClick={() => act('decline')}>
        {challenge.decline}
      </Button>
    </section>
  );
}

/** The card of who does not sit there: it asks for a name and lets sit down, or for an answer to a challenge. */
export function JoinCard({ info, invite, act, busy }: JoinCardProps) {
  if (isAsked(info)) return <AskedCard info={info} act={act} busy={busy} />;
  return <NameCard info={info} invite={invite} act={act} busy={busy} />;
}

function NameCard({ info, invite, act, busy }: JoinCardProps) {
  const { you } = texts.shell;
  const name = useSignal(me.peek()?.name ?? proposedName());
  const problem = useSignal('');
  if (openSeats(info) === 0) return <p class={styles.card}>{lobbyTexts.full}</p>;
  if (info.visibility === 'private' && invite === undefined)
    return <p class={styles.card}>{lobbyTexts.privateTable}</p>;
  const join = async (event: Event): Promise<void> => {
    event.preventDefault();
    const wished = name.value.trim();
    const failed = wished === me.peek()?.name ? null : await takeName(wished);
    problem.value = wished === '' ? you.empty : (failed?.message ?? '');
    if (problem.value === '') act('join', invite === undefined ? {} : { invite });
  };
  return (
    <form class={styles.card} onSubmit={(event) => void join(event)}>
      <h2>{invite === undefined ? lobbyTexts.joinOpen : lobbyTexts.invited}</h2>
      <TextField
        label={you.label}
        error={problem.value}
        value={name.value}
        maxLength={40}
        autocomplete="nickname"
        onText={(text) => (name.value = text)}
      />
      <Button type="submit" kind="primary" size="large" busy={busy}>
        {texts.shell.start.join}
      </Button>
    </form>
  );
}
