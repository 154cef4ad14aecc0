// Beside a rule what its designer wants to know of it, with the answer so far and how far it can be trusted.

import { useEffect } from 'preact/hooks';
import { useSignal } from '@preact/signals';
import type { OptionDeclarations } from '@bridgefront/kernel';
import type { ToldQuestion } from '@bridgefront/lab/answer/told.ts';
import { optionWords } from '../screens/changed-options.ts';
import { workshopTexts } from '../texts/workshop.ts';
import { askedOf, forPeople } from './asked.ts';
import type { Asked } from './asked.ts';
import styles from './workshop.module.css';

const words = workshopTexts.asked;

// A value as it stands behind an option's name: a number, a switch, or a word.
function valueIn(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

function Question({
  question: { id, ask, answer, decision, holds, stale },
  declared,
}: {
  readonly question: ToldQuestion;
  readonly declared: OptionDeclarations;
}) {
  const said = (text: string): string =>
    forPeople(
      text,
      (option) => declared[option]?.help.replace(/\.$/, '') ?? null,
      (option, value) => {
        const of = declared[option];
        return of === undefined ? value : optionWords(of, valueIn(value));
      },
    );
  return (
    <details class={styles.asked}>
      <summary>
        {ask} <small>{id}</small>
      </summary>
      <p>{said(answer)}</p>
      <p>
        <b>{said(decision)}</b>. {words.holds[holds]} {stale && words.stale}
      </p>
    </details>
  );
}

/** What is asked about an option, by its name, once it has been loaded. */
export function useAsked(game: string, declared: OptionDeclarations) {
  const asked = useSignal<Asked>(new Map());
  useEffect(() => void askedOf(game).then((found) => (asked.value = found)), [game]);
  return (option: string) =>
    asked.value
      .get(option)
      ?.map((question) => <Question key={question.id} question={question} declared={declared} />);
}
