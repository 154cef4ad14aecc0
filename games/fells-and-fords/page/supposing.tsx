// A move that is looked at before it is made: the unit as it would stand there, and whom it could attack then, paler than
// what is so already.

import { useSignal } from '@preact/signals';
import type { Signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { typeOfSlug } from '../rules/table.ts';
import { Badges } from './badge.tsx';
import { aimWords, ask, foretold } from './foretold.ts';
import { hexSize, pointOf } from './geometry.ts';
import { partsOf, unitAt } from './seen.ts';
import type { Seen } from './seen.ts';
import type { Foretold } from './supposed.ts';
import { fellsTexts } from './texts.ts';
import { UnitFace } from './unit.tsx';
import styles from './board.module.css';

const words = fellsTexts;

/** A unit on one hex that would go to another. */
interface Move {
  readonly from: string;
  readonly to: string;
}

/** The move that a lit hex stands for; null for anything else. */
function moveTo({ table, chosen, picked, lit }: Seen, hex: string): Move | null {
  const [kind] = partsOf(lit.get(hex)?.choice ?? '');
  const from = kind === 'step' ? picked.step : kind === 'to' && table.step === 'moves' ? chosen : null;
  return from === null ? null : { from, to: hex };
}

/** What comes of pointing at a hex, and of a first tap on it. */
export interface Supposing {
  /** The move that is looked at, and whom it would meet. */
  readonly move: Move | null;
  readonly aims: readonly Foretold[];
  /** The hex that a finger has tapped once, so that what it would meet is seen before it is done. */
  readonly tapped: Signal<string | null>;
  /** Whether a tap only looks, as the first one does where the unit would meet somebody. */
  holds(hex: string): boolean;
}

/** Follows what is looked at. */
export function useSupposing(seen: Seen, looked: string | null): Supposing {
  const tapped = useSignal<string | null>(null);
  const { table, options } = seen;
  const places = [...seen.lit.keys()].filter((hex) => moveTo(seen, hex) !== null);
  const from = places.length === 0 ? null : (moveTo(seen, places[0])?.from ?? null);
  const attackers = [...new Set(seen.aims.map((aim) => aim.from))];
  useEffect(() => {
    // A tap is about the unit that was picked then.
    tapped.value = null;
    const moves = [
      ...attackers.map((hex) => [hex, hex] as const),
      ...(from === null ? [] : places.map((to) => [from, to] as const)),
    ];
    const fight = seen.open.has('counter') ? table.combats.at(-1) : undefined;
    const counter = fight && ([fight.at, fight.from] as const);
    if (moves.length > 0 || fight !== undefined) ask({ table, options, moves, counter });
  }, [table, from, attackers.join(' '), seen.open.has('counter')]);
  const aimsAt = (hex: string): readonly Foretold[] | null =>
    from === null ? null : foretold(table, from, hex);
  const at = tapped.value ?? looked;
  const move = at === null ? null : moveTo(seen, at);
  return {
    move,
    aims: (move === null ? null : aimsAt(move.to)) ?? [],
    tapped,
    holds(hex) {
      if (tapped.peek() === hex || moveTo(seen, hex) === null || aimsAt(hex)?.length === 0) return false;
      tapped.value = hex;
      return true;
    },
  };
}

/** The same in words, for who does not see it. */
export function supposedWords({ table, options }: Seen, aims: readonly Foretold[]): string {
  return aims
    .map((aim) => {
      const name = typeOfSlug(unitAt(table, aim.at)?.unit ?? '', options).name;
      return words.fromThere(name, aimWords(aim));
    })
    .join('; ');
}

/** Over the map; `unit`: pixels of a unit of the drawing. */
export function Supposed({
  seen,
  supposing: { move, aims, tapped },
  unit,
}: {
  readonly seen: Seen;
  readonly supposing: Supposing;
  readonly unit: number;
}) {
  const mover = move === null ? undefined : unitAt(seen.table, move.from);
  if (move === null || mover === undefined) return null;
  const there = pointOf(move.to, seen.flip);
  return (
    <g aria-hidden="true" class={styles.reach} data-supposed={move.to}>
      {aims.map(({ at }) => {
        const end = pointOf(at, seen.flip);
        return <line key={at} class={styles.supposedSight} x1={there.x} y1={there.y} x2={end.x} y2={end.y} />;
      })}
      <g transform={`translate(${there.x} ${there.y})`}>
        <g class={`${styles.upright} ${styles.supposedUnit}`}>
          <UnitFace unit={mover} />
        </g>
      </g>
      <Badges aims={aims} seen={seen} unit={unit} supposed={move} />
      {tapped.value === move.to && (
        <g transform={`translate(${there.x} ${there.y + hexSize})`}>
          <g class={styles.upright}>
            <text class={styles.again} style={{ fontSize: `${Math.max(13, 13 / unit).toFixed(1)}px` }}>
              {words.tapAgain}
            </text>
          </g>
        </g>
      )}
    </g>
  );
}
