// The course of the match: rounds with their Ages, and the phases of this round.

import { phaseFacts, phases } from '../../rules/table.ts';
import type { Phase } from '../../rules/table.ts';
import { bridgefrontTexts } from '../texts/table.ts';
import { ageName } from '../reveal/names.ts';
import { Controls } from '../reveal/controls.tsx';
import { Explained } from '../explain/term.tsx';
import type { Seen } from '../seen.ts';
import { remembered } from '@bridgefront/page/ui/remembered.ts';
import styles from './track.module.css';

const t = bridgefrontTexts.track;
const shown: readonly Phase[] = phases.filter((phase) => phase !== 'setup' && phase !== 'over');

function ageOfRound(seen: Seen, round: number): number {
  const { ageOneRounds, ageTwoRounds } = seen.options;
  return round <= ageOneRounds ? 1 : round <= ageTwoRounds ? 2 : 3;
}

function Rounds({ seen }: { readonly seen: Seen }) {
  const { rounds } = seen.options;
  const now = seen.view.round;
  return (
    <ol class={styles.rounds} aria-label={t.rounds}>
      {Array.from({ length: rounds }, (_, index) => {
        const round = index + 1;
        const age = ageOfRound(seen, round);
        const first = round === 1 || ageOfRound(seen, round - 1) !== age;
        return (
          <li
            key={round}
            data-first={first}
            data-past={round < now}
            aria-current={round === now ? 'step' : undefined}
          >
            {first ? <span class={styles.age}>{ageName(age)}</span> : null}
            <span class={styles.bead} aria-label={t.roundOf(round, ageName(age))} role="img">
              {round}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

function Phases({ seen }: { readonly seen: Seen }) {
  const at = shown.indexOf(seen.view.phase);
  return (
    <ol class={styles.phases} aria-label={t.phases}>
      {shown.map((phase, index) => (
        <li key={phase} data-past={index < at} aria-current={phase === seen.view.phase ? 'step' : undefined}>
          <Explained seen={seen} of={{ phase }}>
            {phaseFacts(phase, seen.options).name}
          </Explained>
        </li>
      ))}
    </ol>
  );
}

interface TrackProps {
  readonly seen: Seen;
}

function TrackDrawing({ seen }: TrackProps) {
  const { round, age } = seen.view;
  return (
    <nav class={styles.track} aria-label={t.label}>
      <span class={styles.short}>
        <Explained seen={seen} of={{ term: 'round' }}>
          <strong>{t.round(round, seen.options.rounds)}</strong>
        </Explained>
        <Explained seen={seen} of={{ term: 'age' }} class={styles.ageNow}>
          {t.age(ageName(age))}
        </Explained>
      </span>
      <Rounds seen={seen} />
      <Phases seen={seen} />
      <Controls match={seen.match} />
    </nav>
  );
}

/** Where the match stands. */
export const Track = remembered(TrackDrawing, ({ seen: { match, options, view } }: TrackProps) => [
  match,
  options,
  view.round,
  view.age,
  view.phase,
]);
