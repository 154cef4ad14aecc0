// Choice of the pace of a reveal or a replay.

import type { ReadonlySignal } from '@preact/signals';
import type { Pace } from '../match-context.ts';
import { pageTexts } from '../texts.ts';
import { paces } from './pace.ts';

interface PaceSelectProps {
  readonly playback: { readonly pace: ReadonlySignal<Pace>; setPace(pace: Pace): void };
  /** The paces to choose from; left out: all. */
  readonly offered?: readonly Pace[];
  /** Whether a label beside it names it already. */
  readonly labelled?: boolean;
}

/** A list of paces, the one in force chosen. */
export function PaceSelect({ playback, offered = paces, labelled = false }: PaceSelectProps) {
  return (
    <select
      {...(!labelled && { 'aria-label': pageTexts.pace, title: pageTexts.pace })}
      value={playback.pace.value}
      onChange={(event) => {
        const pace = offered.find((one) => one === event.currentTarget.value);
        if (pace !== undefined) playback.setPace(pace);
      }}
    >
      {offered.map((pace) => (
        <option key={pace} value={pace}>
          {pageTexts.paces[pace]}
        </option>
      ))}
    </select>
  );
}
