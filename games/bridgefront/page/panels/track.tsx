// The course of the match on one line: rounds with their Ages, and the phases of this round, or during a reveal the order
// of the actions.

import { phaseFacts, phases } from '../../rules/table.ts';
import type { Phase } from '../../rules/table.ts';
import { bridgefrontTexts } from '../texts/table.ts';
import { ageName } from '../cards/card.tsx';
import { Caption } from '../reveal/caption.tsx';
import { Explained } from '../explain/term.tsx';
import type { Scene } from '../scene.ts';
import { remembered } from '@bridgefront/page/ui/remembered.ts';
import styles from './track.module.css';

const t = bridgefrontTexts.track;
const shown: readonly Phase[] = phases.filter((phase) => phase !== 'setup' && phase !== 'over');

function ageOfRound(scene: Scene, round: number): number {
  const { ageOneRounds, ageTwoRounds } = scene.options;
  return round <= ageOneRounds ? 1 : round <= ageTwoRounds ? 2 : 3;
}

function Rounds({ scene }: { readonly scene: Scene }) {
  const { rounds } = scene.options;
  const now = scene.view.round;
  return (
    <ol class={styles.rounds} aria-label={t.rounds}>
      {Array.from({ length: rounds }, (_, index) => {
        const round = index + 1;
        const age = ageOfRound(scene, round);
        const first = round === 1 || ageOfRound(scene, round - 1) !== age;
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

function Phases({ scene }: { readonly scene: Scene }) {
  const at = shown.indexOf(scene.view.phase);
  return (
    <ol class={styles.phases} aria-label={t.phases}>
      {shown.map((phase, index) => (
        <li key={phase} data-past={index < at} aria-current={phase === scene.view.phase ? 'step' : undefined}>
          <Explained scene={scene} of={{ phase }}>
            {phaseFacts(phase, scene.options).name}
          </Explained>
        </li>
      ))}
    </ol>
  );
}

interface TrackProps {
  readonly scene: Scene;
}

function TrackDrawing({ scene }: TrackProps) {
  const { round, age } = scene.view;
  return (
    <nav class={styles.track} aria-label={t.label}>
      <span class={styles.short}>
        <Explained scene={scene} of={{ term: 'round' }}>
          <strong>{t.round(round, scene.options.rounds)}</strong>
        </Explained>
        <Explained scene={scene} of={{ term: 'age' }} class={styles.ageNow}>
          {t.age(ageName(age))}
        </Explained>
      </span>
      <Rounds scene={scene} />
      {scene.match.playback.current.value === null && <Phases scene={scene} />}
      <div class={styles.reveal}>
        <Caption match={scene.match} />
      </div>
    </nav>
  );
}

/** Where the match stands. */
export const Track = remembered(TrackDrawing, ({ scene: { match, options, view } }: TrackProps) => [
  match,
  options,
  view.round,
  view.age,
  view.phase,
]);
