// Advice at a table where no other person plays or could come back, or where all of them share the device: what a strong bot would plan in my place, and what else it weighed.

import { useSignal, useSignalEffect } from '@preact/signals';
import type { Signal } from '@preact/signals';
import type { Hint } from '@bridgefront/protocol';
import { ask } from '../source/api.ts';
import { isAlone, isHandedRound } from '../source/my-seat.ts';
import { Problem } from '../source/problem.ts';
import { matchTexts } from '../texts/match.ts';
import { Button } from '@bridgefront/page/ui/button.tsx';
import type { GamePage } from '@bridgefront/page/contract.ts';
import type { PageMatchContext } from './create-match-context.ts';
import styles from './advice.module.css';
import { inPercent } from '@bridgefront/page/texts.ts';

type Asked = 'nothing' | 'asking' | { readonly told: Hint } | { readonly problem: string };

async function fetchHint(match: PageMatchContext, state: Signal<Asked>): Promise<void> {
  state.value = 'asking';
  const { match: id, seat } = match.source;
  const answer = await ask('getHint', { params: { match: id }, query: { seat: seat ?? 0 } });
  // The question may have changed while the bot was thinking.
  if (state.value !== 'asking') return;
  state.value = answer instanceof Problem ? { problem: answer.message } : { told: answer };
  if (!(answer instanceof Problem)) match.advise(firstStep(answer.best));
}

// What answers the open question: the rest of the turn is drawn once it is asked for.
function firstStep({ choices, steps }: Hint['best']): readonly string[] {
  return choices.slice(0, steps[0]);
}

function reasonOf(hint: Hint, game: GamePage | null, { shown }: PageMatchContext): string {
  const { advice } = matchTexts;
  const { share } = hint.best;
  const { table, seat } = shown.value.view;
  const why = game?.why?.(firstStep(hint.best), table, seat) ?? null;
  return advice.reason(share === null ? null : inPercent.format(share), why);
}

// By how much worse it is; null: by no more than could be luck.
function lagOf({ mean, error }: NonNullable<Hint['best']['behind']>): string | null {
  return mean > 2 * error && mean >= 0.005 ? inPercent.format(mean) : null;
}

// What belongs to one question, in words.
function stepsOf({ labels, steps }: Hint['best']): string[] {
  let at = 0;
  return steps.map((count) => labels.slice(at, (at += count)).join(' › '));
}

// A whole turn is a list of steps; a single plan is a line.
function Steps({ plan }: { readonly plan: Hint['best'] }) {
  const steps = stepsOf(plan);
  if (steps.length < 2) return <p class={styles.best}>{steps.join('')}</p>;
  return (
    <ol class={styles.best}>
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  );
}

function Advised({
  match,
  game,
  hint,
}: {
  readonly match: PageMatchContext;
  readonly game: GamePage | null;
  readonly hint: Hint;
}) {
  const { advice } = matchTexts;
  const { best, others } = hint;
  return (
    <div class={styles.told} role="status">
      <Steps plan={best} />
      <p>{reasonOf(hint, game, match)}</p>
      <Button
        size="small"
        icon="check"
        busy={match.busy.value}
        onClick={() => {
          if (match.busy.peek()) return;
          for (const choice of best.choices) match.choose(choice);
        }}
      >
        {advice.take}
      </Button>
      {others.length > 0 && (
        <details class={styles.others}>
          <summary>{advice.weighed}</summary>
          <ul>
            {others.map((other) => (
              <li key={other.choices.join()}>
                {stepsOf(other).join('; ')}{' '}
                {other.behind !== null && <span>{advice.behind(lagOf(other.behind))}</span>}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

/** What was asked of the bot at the open question, and what it said. */
export type AdviceState = Signal<Asked>;

/** Advice at this match; every choice, take-back and reveal puts it out of date. */
export function useAdvice(match: PageMatchContext): AdviceState {
  const state = useSignal<Asked>('nothing');
  useSignalEffect(() => {
    void match.choices.value;
    if (state.peek() === 'nothing') return;
    state.value = 'nothing';
    match.advise(null);
  });
  return state;
}

interface AdviceProps {
  readonly match: PageMatchContext;
  readonly state: AdviceState;
}

/** Asks for advice; nothing where other people play. */
export function AdviceButton({
  match,
  state,
  class: look,
  open,
}: AdviceProps & {
  readonly class: string | undefined;
  /** Opens what shows the answer, where that is not in sight. */
  readonly open: () => void;
}) {
  const { advice } = matchTexts;
  const info = match.source.info.value;
  if (info === null || !(isAlone(info) || isHandedRound(info)) || match.choices.value.length === 0)
    return null;
  const asking = state.value === 'asking';
  return (
    <Button
      icon="bulb"
      class={look}
      busy={asking}
      aria-label={asking ? advice.asking : `${advice.short}: ${advice.ask}`}
      onClick={() => {
        open();
        void fetchHint(match, state);
      }}
    >
      {advice.short}
    </Button>
  );
}

/** What was advised, until the next choice. */
export function AdviceAnswer({ match, state, game }: AdviceProps & { readonly game: GamePage | null }) {
  const { value } = state;
  if (typeof value !== 'object') return null;
  if ('problem' in value) return <p role="status">{value.problem}</p>;
  return <Advised match={match} game={game} hint={value.told} />;
}
