// What stands on the hex under the pointer or the focus, at a fixed place; and what can be done there.

import { useSignal } from '@preact/signals';
import type { Room } from '../../../match/room.ts';
import { Button } from '../../../ui/button.tsx';
import { texts } from '../../../texts/index.ts';
import { attacksOn } from './odds.ts';
import { unitsAt } from './scan.ts';
import type { Scan } from './scan.ts';
import { bridgeWords, terrainWords, unitWords } from './spoken.ts';
import type { Reader } from './spoken.ts';
import type { Targets } from './targets.ts';
import styles from './details.module.css';

const words = texts.board;
const percent = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 0 });

interface DetailsProps {
  readonly room: Room;
  readonly scan: Scan;
  readonly targets: Targets;
  readonly reader: Reader;
  readonly hex: string | null;
  /** Begins an action at the hex: the action, and the hex as its first place where that is asked. */
  readonly begin: (action: string, hex: string) => void;
}

function Odds({ scan, hex, seat }: { readonly scan: Scan; readonly hex: string; readonly seat: number }) {
  const attacks = attacksOn(scan, hex, seat);
  if (attacks.length === 0) return null;
  return (
    <div class={styles.odds}>
      <p class={styles.heading}>{words.odds}</p>
      {attacks.map(({ from, odds }) => {
        const known = odds.value;
        return (
          <p key={from} class={styles.battle}>
            <strong>{known === null ? words.oddsWait : words.oddsWin(percent.format(known.share))}</strong>{' '}
            {words.oddsFrom(from)}{' '}
            <small>{known === null ? '' : known.exact ? words.oddsExact : words.oddsSampled}</small>
          </p>
        );
      })}
      <small>{words.oddsAssumes}</small>
    </div>
  );
}

function Actions({
  scan,
  targets,
  reader,
  hex,
  begin,
}: Omit<DetailsProps, 'room' | 'hex'> & { readonly hex: string }) {
  const mine = unitsAt(scan, hex).some(({ seat }) => seat === reader.seat);
  const home = reader.seat !== null && scan.view.seats[reader.seat]?.capital === hex;
  const offers = [
    { action: 'march', label: words.march, fits: mine },
    { action: 'build', label: words.build, fits: mine },
    { action: 'reinforce', label: words.reinforce, fits: home },
  ].filter(({ action, fits }) => fits && targets.actions.has(action));
  if (offers.length === 0) return null;
  return (
    <div class={styles.actions}>
      {offers.map(({ action, label }) => (
        <Button key={action} size="small" onClick={() => begin(action, hex)}>
          {label}
        </Button>
      ))}
    </div>
  );
}

function ForceStepper({ room, forces }: { readonly room: Room; readonly forces: readonly number[] }) {
  const most = forces.at(-1) ?? 1;
  const least = forces[0] ?? 0;
  const count = useSignal(most);
  const now = Math.min(Math.max(count.value, least), most);
  return (
    <div class={styles.stepper} role="group" aria-label={words.howMany}>
      <span>{words.howMany}</span>
      <span class={styles.steps}>
        <Button
          size="small"
          label={words.fewer}
          disabled={now <= least}
          onClick={() => (count.value = now - 1)}
        >
          −
        </Button>
        <Button kind="primary" size="small" onClick={() => room.choose(`forces:${now}`)}>
          {words.send(now)}
        </Button>
        <Button
          size="small"
          label={words.more}
          disabled={now >= most}
          onClick={() => (count.value = now + 1)}
        >
          +
        </Button>
      </span>
    </div>
  );
}

/** See above. */
export function Details({ room, scan, targets, reader, hex, begin }: DetailsProps) {
  const { forces } = targets;
  if (hex === null && forces.length < 2) return null;
  return (
    <div class={styles.details}>
      {forces.length > 1 && <ForceStepper room={room} forces={forces} />}
      {hex !== null && (
        <>
          <p class={styles.title}>
            {terrainWords(scan, hex, reader)} <span class={styles.where}>{hex}</span>
          </p>
          {unitWords(scan, hex, reader).map((line) => (
            <p key={line}>{line}</p>
          ))}
          <p class={styles.bridges}>{bridgeWords(scan, hex)}</p>
          <Actions scan={scan} targets={targets} reader={reader} hex={hex} begin={begin} />
          {reader.seat !== null && <Odds scan={scan} hex={hex} seat={reader.seat} />}
        </>
      )}
    </div>
  );
}
