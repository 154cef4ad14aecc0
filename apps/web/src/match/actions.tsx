// The foot of the panel: taking back, advice, and the one primary button; during a reveal the ways through it.

import type { GamePage, PrimaryAction } from '@bridgefront/page/contract.ts';
import type { MatchContext } from '@bridgefront/page/match-context.ts';
import { advised, choosing, lit } from '@bridgefront/page/choosing.ts';
import { intentOf } from '@bridgefront/page/intent.ts';
import { Button } from '@bridgefront/page/ui/button.tsx';
import { matchTexts } from '../texts/match.ts';
import { AdviceButton } from './advice.tsx';
import { Asking } from './asking.tsx';
import type { Adviser } from './adviser.ts';
import type { PageMatchContext } from './create-match-context.ts';
import { wide } from './media.ts';
import { endOf } from './over.ts';
import { useKeptFocus } from './kept-focus.ts';
import { RevealHandles } from './reveal-handles.tsx';
import { hasWayBack, takeBackOne } from './take-back.ts';
import styles from './panel.module.css';

interface ActionsProps {
  readonly match: PageMatchContext;
  readonly game: GamePage | null;
  readonly advice: Adviser;
  /** Opens the choices, where they lie in the sheet. */
  readonly open: () => void;
}

/** What the one primary button does now; null: what is asked is answered on the table. */
function primaryOf(match: MatchContext, game: GamePage | null): PrimaryAction | null {
  if (match.choices.value.length === 0) return null;
  const act = game?.primary?.(match) ?? null;
  const intent = intentOf(match);
  return intent === null ? act : (intent.act ?? (act === null ? null : { ...act, quiet: true }));
}

// With one thing picked, the button goes on to offer what it did before: that puts down what is picked.
function primaryBefore(match: PageMatchContext, game: GamePage | null): PrimaryAction | null {
  const choices = match.offered;
  return choices.value.length === 0 ? null : (game?.primary?.({ ...match, choices }) ?? null);
}

/** What it does in one line; what is said of it in brackets in a small one below. */
function Label({ of }: { readonly of: string }) {
  const [, act = of, more] = /^(.+) \((.+)\)$/.exec(of) ?? [];
  return (
    <>
      {act}&nbsp;<kbd aria-hidden="true">E</kbd>
      {more !== undefined && <small class={styles.more}>({more})</small>}
    </>
  );
}

function Primary({ match, game }: Pick<ActionsProps, 'match' | 'game'>) {
  const now = primaryOf(match, game);
  const action = now ?? primaryBefore(match, game);
  if (action === null) return null;
  const acts =
    action.choice === undefined
      ? { ...lit(true), ...advised(match, action.makes?.at(-1) ?? '', true), onClick: action.run }
      : choosing(match, action.choice);
  return (
    <Button
      kind={now === null || now.quiet === true ? 'secondary' : 'primary'}
      size="large"
      class={styles.primary}
      data-primary
      aria-keyshortcuts="E"
      {...acts}
    >
      <Label of={action.label} />
    </Button>
  );
}

function TakeBack({ match }: { readonly match: PageMatchContext }) {
  if (match.source.seat === null) return null;
  const can = hasWayBack(match);
  return (
    <Button
      icon="undo"
      class={styles.way}
      aria-disabled={!can}
      busy={can && match.busy.value}
      aria-keyshortcuts="Backspace"
      onClick={() => takeBackOne(match)}
    >
      {matchTexts.back}
    </Button>
  );
}

// The last is the one that most go on with.
function buttonsIn(area: HTMLElement): HTMLElement[] {
  return [...area.querySelectorAll<HTMLElement>('button:not([aria-disabled="true"])')].toReversed();
}

/** Always as high, whatever it offers: after the end nothing, since what goes on is offered with the result. */
export function Actions(props: ActionsProps) {
  const { match, game, advice, open } = props;
  const playing = match.playback.playing.value;
  const ended = endOf(match) !== null;
  const kept = useKeptFocus<HTMLDivElement>(buttonsIn);
  return (
    <div {...kept} class={styles.actions} data-actions tabIndex={-1}>
      {playing ? (
        <RevealHandles match={match} />
      ) : ended ? null : (
        <>
          <div class={styles.ways}>
            <TakeBack match={match} />
            <AdviceButton match={match} game={game} adviser={advice} class={styles.way} open={open} />
            {!wide.value && (
              <span class={styles.asking}>
                <Asking match={match} />
              </span>
            )}
          </div>
          <Primary match={match} game={game} />
        </>
      )}
    </div>
  );
}
