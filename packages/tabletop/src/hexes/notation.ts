// Notation of hexes and edges: `2,-1` and `0,0~1,0`, the same in choices, records and positions.

import { compareHexes } from './axial.ts';
import type { Axial } from './axial.ts';

/** `2,-1` */
export function hexText({ q, r }: Axial): string {
  return `${q},${r}`;
}

/** The hex that `2,-1` names, or null when the text is none. */
export function parseHex(text: string): Axial | null {
  const found = /^(-?\d+),(-?\d+)$/.exec(text);
  return found === null ? null : { q: Number(found[1]) + 0, r: Number(found[2]) + 0 };
}

/** `0,0~1,0`: the edge between two hexes, the smaller hex first. */
export function edgeText(a: Axial, b: Axial): string {
  return compareHexes(a, b) <= 0 ? `${hexText(a)}~${hexText(b)}` : `${hexText(b)}~${hexText(a)}`;
}

/** The two hexes that `0,0~1,0` names, the smaller one first, or null when the text is no edge. */
export function parseEdge(text: string): readonly [Axial, Axial] | null {
  const [a, b, ...rest] = text.split('~').map(parseHex);
  if (a == null || b == null || rest.length > 0) return null;
  return compareHexes(a, b) <= 0 ? [a, b] : [b, a];
}
