// Advice at a table where no other person plays or could come back, or where all of them share the device: what a strong bot would plan in my place, and what else it weighed.

import { signal, useSignalEffect } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import type { Hint } from '@bridgefront/protocol';
import { ask } from '../source/api.ts';
import { mayBeAdvised } from '../source/my-seat.ts';
import { matchTexts } from '../texts/match.ts';
import { Button } from '@bridgefront/page/ui/button.tsx';
import type { GamePage } from '@bridgefront/page/contract.ts';
import { endingOf, firstStep, stepsOf } from './advised-line.ts';
import { Adviser } from './adviser.ts';
import type { PageMatchContext } from './create-match-context.ts';
import { wide } from './media.ts';
import { toReader } from './to-reader.ts';
import styles from './advice.module.css';
import { inPercent } from '@bridgefront/page/texts.ts';

// A sentence of the log, said to the reader.
function told(text: string, match: PageMatchContext): string {
  return toReader(text, match.shown.value.view.seat ?? -1, (of) => match.nameOf(of));
}

// What comes of it more often than of other plans; else what the plan surely does.
function reasonOf({ best, reason }: Hint, game: GamePage | null, match: PageMatchContext): string {
  const { advice } = matchTexts;
  const { table, seat } = match.shown.value.view;
  const share = best.share === null ? null : inPercent.format(best.share);
  if (reason === null) return advice.reason(share, game?.why?.(firstStep(best), table, seat) ?? null);
  const sentence = told(reason.text, match);
  const because = advice.because(sentence, reason.with, reason.without);
  return [advice.reason(share, null), because].join(' ').trim();
}

// By how much worse it is; null: by no more than could be luck.
function lagOf({ mean, error }: NonNullable<Hint['best']['behind']>): string | null {
  return mean > 2 * error && mean >= 0.005 ? inPercent.format(mean) : null;
}

// What belongs to one question, in words: as the game says it, with what is planned already, or else choice by choice.
function wordsOf({ labels, choices, steps }: Hint['best'], { match, game }: AdvisedProps): string[] {
  const plans = stepsOf(steps, choices);
  return stepsOf(steps, labels).map((step, at) => {
    const plan = [...(at === 0 ? match.plan.value : []), ...plans[at]];
    return game?.says?.(plan, match, at === 0) ?? step.join(' › ');
  });
}

// A whole turn is a list of steps; a single plan is a line.
function Steps({ plan, ...props }: AdvisedProps & { readonly plan: Hint['best'] }) {
  const steps = wordsOf(plan, props);
  if (steps.length < 2) return <p class={styles.best}>{steps.join('')}</p>;
  return (
    <ol class={styles.best}>
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  );
}

interface AdvisedProps {
  readonly match: PageMatchContext;
  readonly game: GamePage | null;
}

interface TakeProps extends AdvisedProps {
  readonly hint: Hint;
  readonly class?: string | undefined;
}

// Plans what was advised; where that ends with what the one button does, it says so.
function Take({ match, game, hint, ...look }: TakeProps) {
  const end = endingOf(hint.best, (last) => game?.primary?.({ ...match, choices: signal([last]) })?.choice);
  return (
    <Button
      icon="check"
      busy={match.busy.value}
      {...look}
      onClick={() => {
        if (match.busy.peek()) return;
        // On a phone the table is what is looked at next; without one the list is all there is.
        match.sheet.value = game === null;
        for (const choice of hint.best.choices) match.choose(choice);
      }}
    >
      {matchTexts.advice.take(end)}
    </Button>
  );
}

function Advised({ hint, ...props }: AdvisedProps & { readonly hint: Hint }) {
  const { match, game } = props;
  const { advice } = matchTexts;
  const { best, others, expected } = hint;
  return (
    <div class={styles.told} role="status">
      <Steps {...props} plan={best} />
      <p>{reasonOf(hint, game, match)}</p>
      {expected.map(({ seat, text, share }) => (
        <p key={seat}>{advice.expects(told(text, match), share)}</p>
      ))}
      {!wide.value && <Take {...props} hint={hint} />}
      {others.length > 0 && (
        <details class={styles.others}>
          <summary>{advice.weighed}</summary>
          <ul>
            {others.map((other) => (
              <li key={other.choices.join()}>
                {wordsOf(other, props).join('; ')}{' '}
                {other.behind !== null && <span>{advice.behind(lagOf(other.behind))}</span>}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

/** Advice at this match. */
export function useAdvice(match: PageMatchContext): Adviser {
  const adviser = useMemo(() => {
    const { match: id, seat } = match.source;
    return new Adviser(match, () => ask('getHint', { params: { match: id }, query: { seat: seat ?? 0 } }));
  }, [match]);
  useSignalEffect(() => {
    void [match.choices.value, match.plan.value];
    adviser.moved();
    return adviser.thinkAhead();
  });
  return adviser;
}

interface AdviceProps {
  readonly match: PageMatchContext;
  readonly adviser: Adviser;
}

/** Asks for advice, where there is any; beside the table, what was advised is planned in the same place. */
export function AdviceButton({
  match,
  game,
  adviser,
  class: look,
  open,
}: AdviceProps & {
  readonly game: GamePage | null;
  readonly class: string | undefined;
  /** Opens what shows the answer, where that is not in sight. */
  readonly open: () => void;
}) {
  const { advice } = matchTexts;
  const info = match.source.info.value;
  if (info === null || !mayBeAdvised(info) || match.choices.value.length === 0) return null;
  const { value } = adviser.state;
  if (wide.value && typeof value === 'object' && 'told' in value)
    return <Take match={match} game={game} hint={value.told} class={look} />;
  const asking = value === 'asking';
  return (
    <Button
      icon="bulb"
      class={look}
      busy={asking}
      aria-label={asking ? advice.asking : `${advice.short}: ${advice.ask}`}
      onClick={() => {
        open();
        void adviser.ask();
      }}
    >
      {advice.short}
    </Button>
  );
}

/** What was advised, as long as it holds. */
export function AdviceAnswer({ match, adviser, game }: AdviceProps & { readonly game: GamePage | null }) {
  const { value } = adviser.state;
  if (typeof value !== 'object') return null;
  if ('problem' in value) return <p role="status">{value.problem}</p>;
  return <Advised match={match} game={game} hint={value.told} />;
}
