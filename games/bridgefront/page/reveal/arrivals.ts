// Arrivals: what the report being shown brings to the board and what is still on its way there, above the pieces.

import { computed, signal } from '@preact/signals';
import type { ReadonlySignal } from '@preact/signals';
import type { UnitsView } from '../../rules/table.ts';
import type { Match } from '../match.ts';
import { effectsOf } from './effects.ts';
import type { BoardEffect } from './effects.ts';
import { motionOf } from './motion.ts';

/** Something that moves above the board. */
export interface Arriving {
  /** Units on their way to this hex. */
  readonly units?: {
    readonly hex: string;
    readonly seat: number;
    readonly forces: number;
    readonly champions: readonly string[];
  };
  /** A bridge that is just rising. */
  readonly edge?: string;
}

/** What arrives on one board. */
export interface Arrivals {
  /** Null: everything is where the board shows it. */
  readonly now: ReadonlySignal<Arriving | null>;
  /** The motion of the present report has ended. */
  land(): void;
}

function arrivingBy(effects: readonly BoardEffect[]): Arriving | null {
  for (const effect of effects) {
    if (effect.draw === 'rise') return { edge: effect.edge };
    if (effect.draw !== 'slide' && effect.draw !== 'drop') continue;
    const { seat, forces } = effect;
    const champions = effect.champions.map(({ card }) => card);
    return { units: { hex: effect.draw === 'slide' ? effect.to : effect.hex, seat, forces, champions } };
  }
  return null;
}

/** The arrivals of a match's board. */
export function arrivalsOf(match: Match): Arrivals {
  const { current } = match.playback;
  const landed = signal<object | null>(null);
  const now = computed(() => {
    const shown = current.value;
    if (shown === null || shown === landed.value || motionOf(match) === 0) return null;
    return arrivingBy(effectsOf(shown.report.face, shown.after, shown.before));
  });
  return { now, land: () => void (landed.value = current.peek()) };
}

/** The units as the board draws them: without those that have not arrived. */
export function settledUnits(units: readonly UnitsView[], now: Arriving | null): readonly UnitsView[] {
  const moving = now?.units;
  if (moving === undefined) return units;
  return units.flatMap((one) => {
    if (one.hex !== moving.hex || one.seat !== moving.seat) return one;
    const { champions: all = [], ...rest } = one;
    const champions = all.filter(({ card }) => !moving.champions.includes(card));
    const forces = Math.max(0, rest.forces - moving.forces);
    if (forces === 0 && champions.length === 0) return [];
    return champions.length > 0 ? { ...rest, forces, champions } : { ...rest, forces };
  });
}
