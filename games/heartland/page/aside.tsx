// Forecasts beside the board: what both would have left of their life as it all lies now, and frontier by frontier what
// combat would come to.

import { ForecastList } from '@bridgefront/page/forecast/forecast-list.tsx';
import type { ForecastRow } from '@bridgefront/page/forecast/forecast-list.tsx';
import { Icon } from '@bridgefront/page/ui/icon.tsx';
import type { SideForecast } from '../rules/table.ts';
import { deedWords, deadWords } from './deed-words.ts';
import type { Match } from './match.ts';
import { heldBy, plantedBy } from './outlook.ts';
import { seenOf } from './seen.ts';
import type { Seen } from './seen.ts';
import styles from './aside.module.css';
import { words } from './texts.ts';

// Who plants the flag says more than that nothing comes through.
function saidOf(seen: Seen, told: readonly (SideForecast | null)[], acting: SideForecast): string {
  const planter = plantedBy(told);
  if (planter === null || acting.sets.some((set) => set.length > 0)) return deedWords(seen, acting);
  return words.plants(planter === seen.near, seen.match.nameOf(planter));
}

// What it costs the reader in units, where they have somebody there.
function lostWords(seen: Seen, told: readonly (SideForecast | null)[]): string {
  const enemy = told[seen.near] === null ? null : told[seen.far];
  const dead = enemy === null || enemy === undefined ? '' : deadWords(seen, enemy);
  return dead === '' ? '' : `; ${dead}`;
}

function rowsOf(seen: Seen): readonly ForecastRow[] {
  const { forecasts, near, far } = seen;
  return forecasts.flatMap((told, at): ForecastRow[] => {
    const [own, other] = [told?.[near] ?? null, told?.[far] ?? null];
    const acting = own ?? other;
    if (acting === null) return [];
    const change = (own?.excess ?? 0) - (other?.excess ?? 0);
    return [
      {
        key: String(at),
        name: words.place(at + 1),
        about: `${words.against(own?.pool ?? 0, other?.pool ?? 0)}: ${saidOf(seen, told ?? [], acting)}${lostWords(seen, told ?? [])}`,
        ...(change !== 0 && { change }),
        side: heldBy(told ?? []) ?? (own === null ? far : near),
        picture: <Icon name="flying-flag" />,
      },
    ];
  });
}

const steps = ['strategy', 'battle', 'combat', 'replenishment'] as const;

// Where the round stands.
function Steps({ phase }: Pick<Seen['table'], 'phase'>) {
  if (steps.every((step) => step !== phase)) return null;
  return (
    <ol class={styles.steps} aria-label={words.stepsOf}>
      {steps.map((step) => (
        <li key={step} aria-current={step === phase ? 'step' : undefined}>
          {words.phase(step)}
        </li>
      ))}
    </ol>
  );
}

// What this round costs both of their life, or has cost them.
function Losses({ seen: { table, forecasts, fought, losses, near, far } }: { readonly seen: Seen }) {
  if (table.round === 0 || (forecasts.length === 0 && fought === null)) return null;
  const says = fought === null ? words.lose : words.lost;
  const loss = (seat: number, who: string, looks = '') => {
    const life = losses[seat] ?? 0;
    return (
      <span class={life > 0 ? looks : ''}>
        {who} <b>{life}</b>
      </span>
    );
  };
  return (
    <p class={styles.losses}>
      <small>{words.lossesTitle(fought !== null)}</small>
      {loss(near, says.yours, styles.takes)}
      {loss(far, says.theirs, styles.gives)}
    </p>
  );
}

/** The game's part of the panel; nothing while nothing is asked of the reader. */
export function Aside({ match }: { readonly match: Match }) {
  const seen = seenOf(match);
  const { table, plays, open } = seen;
  if (!plays || open.size === 0) return null;
  return (
    <>
      <Steps phase={table.phase} />
      <Losses seen={seen} />
      <ForecastList label={words.forecastTitle} rows={rowsOf(seen)} />
    </>
  );
}
