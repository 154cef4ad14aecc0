// What is still on its way while the board already shows it arrived: the board leaves it out until it lands.

import { signal } from '@preact/signals';
import type { UnitsView } from '../../rules/table.ts';

/** Something that moves above the board. */
export interface Travelling {
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

/** What travels now; null: everything is where the board shows it. */
export const travelling = signal<Travelling | null>(null);

/** The units as the board draws them: without those that have not arrived. */
export function settledUnits(units: readonly UnitsView[], now: Travelling | null): readonly UnitsView[] {
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
