// What a plan looks like on the board: ways, places, bridges that will be there or will be gone.

import { beside, directionNames } from '@bridgefront/page/boards/layout.ts';
import { valueOf } from './targets.ts';

/** A part of a plan as it is drawn. */
export type PreviewPart =
  | {
      readonly kind: 'way';
      readonly hexes: readonly string[];
      readonly forces: number | null;
      readonly champions: readonly string[];
    }
  | { readonly kind: 'place'; readonly hex: string }
  | { readonly kind: 'edge'; readonly edge: string; readonly destroys: boolean }
  | { readonly kind: 'grow'; readonly hex: string }
  | { readonly kind: 'champion'; readonly champion: string };

const moving = new Set(['march', 'free-march', 'slipstep']);

function adjacent(a: string, b: string): boolean {
  return directionNames.some((name) => beside(a, name) === b);
}

// The way that is being read.
interface Way {
  hexes: string[];
  forces: number | null;
  champions: string[];
}

function freshWay(): Way {
  return { hexes: [], forces: null, champions: [] };
}

// Hexes are a way if somebody goes along them; else they are places that something is done to.
function closed({ hexes, forces, champions }: Way, moves: boolean): readonly PreviewPart[] {
  const goes = hexes.length > 1 || (hexes.length === 1 && (moves || forces !== null));
  if (goes) return [{ kind: 'way', hexes, forces, champions }];
  return [
    ...hexes.map((hex): PreviewPart => ({ kind: 'place', hex })),
    ...champions.map((champion): PreviewPart => ({ kind: 'champion', champion })),
  ];
}

/**
 * What a plan looks like. Hexes that follow each other along neighbours are a way; other hexes are targets.
 * `capital`: where a reinforcement goes.
 */
export function previewOf(
  plan: readonly string[],
  capital: string | null,
  bridges: ReadonlySet<string>,
): readonly PreviewPart[] {
  const parts: PreviewPart[] = [];
  const [first = ''] = plan;
  if (first === 'reinforce' && plan.length === 1 && capital !== null)
    parts.push({ kind: 'grow', hex: capital });
  let way = freshWay();
  const close = (): void => {
    parts.push(...closed(way, moving.has(first)));
    way = freshWay();
  };
  for (const choice of plan) {
    const value = valueOf(choice);
    if (choice.startsWith('hex:')) {
      const last = way.hexes.at(-1);
      if (last !== undefined && !adjacent(last, value)) close();
      way.hexes.push(value);
    } else if (choice.startsWith('forces:')) way.forces = Number(value);
    else if (choice.startsWith('champion:')) way.champions.push(value);
    else if (choice.startsWith('edge:'))
      parts.push({ kind: 'edge', edge: value, destroys: bridges.has(value) });
  }
  close();
  return parts;
}
