// Lit hexes that no single choice stands for: a unit that may only make its hex in the Attack step, the first unit that a
// card orders, an enemy whom one unit alone can attack.

import { lit } from '@bridgefront/page/choosing.ts';
import type { Signal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { hexOf, placesSeen, typeOfSlug } from '../rules/table.ts';
import type { AtOnce } from './at-once.ts';
import { cornersOf, hexSize, pointOf } from './geometry.ts';
import type { Looking } from './looking.ts';
import type { Match } from './match.ts';
import { unitAt } from './seen.ts';
import type { Picked, Seen } from './seen.ts';
import { fellsTexts } from './texts.ts';
import styles from './board.module.css';

const words = fellsTexts;

interface PickHexProps {
  readonly seen: Seen;
  readonly looking: Looking;
  readonly hex: string;
  readonly label: string;
  readonly enemy?: boolean;
  readonly pick: (finger: boolean) => void;
}

function PickHex({ seen, looking, hex, label, enemy = false, pick }: PickHexProps) {
  const finger = useRef(false);
  return (
    <g
      role="button"
      tabindex={0}
      aria-label={label}
      {...lit(true)}
      class={`${styles.hex} ${enemy ? styles.target : styles.own}`}
      onPointerDown={({ pointerType }) => void (finger.current = pointerType === 'touch')}
      onClick={() => pick(finger.current)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        pick(false);
      }}
      onPointerEnter={(event) => {
        if (looking.hasCome(event)) looking.hex.value = hex;
      }}
      onPointerLeave={() => (looking.hex.value = null)}
      onFocusIn={() => (looking.hex.value = hex)}
      onFocusOut={() => (looking.hex.value = null)}
    >
      <polygon points={cornersOf(pointOf(hex, seen.flip), hexSize - 2)} />
    </g>
  );
}

interface PicksProps {
  readonly match: Match;
  readonly seen: Seen;
  readonly looking: Looking;
  readonly picked: Signal<Picked>;
  readonly pairs: ReadonlyMap<string, AtOnce>;
}

/** All of them. */
export function Picks({ match, seen, looking, picked, pairs }: PicksProps) {
  const places = placesSeen(seen.table);
  const place = (hex: string): string => places.name(hexOf(hex));
  const name = (hex: string): string => typeOfSlug(unitAt(seen.table, hex)?.unit ?? '', seen.options).name;
  const part = { seen, looking };
  return (
    <>
      {seen.steppers.map((hex) => (
        <PickHex
          key={hex}
          {...part}
          hex={hex}
          label={words.stepWith(name(hex), place(hex))}
          pick={() => void (picked.value = { place: null, step: hex })}
        />
      ))}
      {[...pairs].map(
        ([
          hex,
          {
            choices: [first, second],
            from,
          },
        ]) => (
          <PickHex
            key={hex}
            {...part}
            hex={hex}
            label={
              from === null
                ? words.orderFirst(name(hex), place(hex))
                : words.attackWith(name(from), name(hex), place(hex))
            }
            enemy={from !== null}
            pick={(finger) => {
              match.choose(first);
              // A finger has not seen the odds yet: the second tap attacks.
              if (from === null || !finger) match.choose(second);
            }}
          />
        ),
      )}
    </>
  );
}
