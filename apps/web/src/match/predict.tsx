// Prediction of an onlooker: who will win, sealed before each reveal, and what it was worth when the match is over.

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { MatchInfo, OwnPredictions } from '@bridgefront/protocol';
import { addRoutes, ask } from '../source/api.ts';
import { Problem } from '../source/problem.ts';
import { act, me } from '../source/session.ts';
import { predictTexts } from '../texts/predict.ts';
import { Button } from '@bridgefront/page/ui/button.tsx';
import { Select } from '@bridgefront/page/ui/field.tsx';
import type { PageMatchContext } from './create-match-context.ts';
import styles from './predict.module.css';
import { nameOf, sidesOf } from './sides.ts';

addRoutes({
  predict: 'POST /api/matches/{match}/predictions',
  getPredictions: 'GET /api/matches/{match}/predictions',
});

const step = 5;
const most = 95;
const hundredth = 0.01;

function Form({
  info,
  decision,
  took,
}: {
  readonly info: MatchInfo;
  readonly decision: number;
  readonly took: (made: OwnPredictions) => void;
}) {
  const says = predictTexts;
  const sides = sidesOf(info);
  // Less than an even chance is said of somebody else.
  const least = Math.min(most, step * Math.ceil(100 / sides.length / step));
  const [who, sure, problem] = [useSignal(sides[0]?.[0] ?? 0), useSignal(least + 2 * step), useSignal('')];
  const seal = async (event: Event): Promise<void> => {
    event.preventDefault();
    const body = { decision, seat: who.value, chance: sure.value * hundredth };
    const answer = await act('predict', { params: { match: info.id }, body });
    problem.value = answer instanceof Problem ? answer.message : '';
    if (!(answer instanceof Problem)) took(answer);
  };
  return (
    <form class={styles.form} onSubmit={(event) => void seal(event)}>
      <Select
        label={says.who}
        value={String(who.value)}
        options={sides.map((side) => ({ value: String(side[0]), label: nameOf(info, side) }))}
        onSelect={(value) => (who.value = Number(value))}
      />
      <label class={styles.sure}>
        <span>
          {says.sure}: {says.chance(sure.value)}
        </span>
        <input
          type="range"
          min={least}
          max={most}
          step={step}
          value={sure.value}
          onInput={(event) => (sure.value = event.currentTarget.valueAsNumber)}
        />
      </label>
      <p role="alert">{problem.value}</p>
      <Button type="submit" icon="lock">
        {says.seal}
      </Button>
    </form>
  );
}

/** The part of the panel for who only looks on. */
export function Predict({ match, info }: { readonly match: PageMatchContext; readonly info: MatchInfo }) {
  const says = predictTexts;
  const own = useSignal<OwnPredictions | null>(null);
  const somebody = me.value?.identity;
  useEffect(() => {
    if (somebody === undefined) return void (own.value = { made: [], score: null });
    void ask('getPredictions', { params: { match: info.id } }).then((answer) => {
      if (!(answer instanceof Problem)) own.value = answer;
    });
  }, [info.id, info.status, somebody]);
  const now = own.value;
  const decision = match.source.document.value?.host.decision ?? null;
  if (now === null) return null;
  const { made, score } = now;
  const last = made.at(-1);
  const nobody = score === null && (info.status !== 'live' || decision === null);
  if (nobody) return null;
  const side = sidesOf(info).find((seats) => last !== undefined && seats.includes(last.seat)) ?? [];
  return (
    <section class={styles.predict} aria-labelledby="predict">
      <h3 id="predict">{says.title}</h3>
      {score !== null ? (
        <>
          <p>{says.score(score.points, made.length)}</p>
          <p>{says.place(score.better, score.onlookers)}</p>
        </>
      ) : last !== undefined && last.decision === decision ? (
        <p role="status">{says.sealed(nameOf(info, side), Math.round(last.chance / hundredth))}</p>
      ) : (
        decision !== null && (
          <>
            <p>{made.length === 0 ? says.why : says.made(made.length)}</p>
            <Form key={decision} info={info} decision={decision} took={(all) => (own.value = all)} />
          </>
        )
      )}
    </section>
  );
}
