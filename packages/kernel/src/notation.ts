// The parts of choice notation that all games share: kebab-case slugs, numbers, axial hexes and their edges.

import type { Choice } from './types.ts';

/** A hex in axial coordinates (Patel, "Hexagonal Grids": axial system). */
export interface Axial {
  readonly q: number;
  readonly r: number;
}

/** `Dice: Forked Road` → `dice-forked-road`; apostrophes vanish, accents are dropped. */
export function slug(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** `2,-1` */
export function hexText({ q, r }: Axial): string {
  return `${q},${r}`;
}

/** The hex that `2,-1` names, or null when the text is none. */
export function parseHex(text: string): Axial | null {
  const found = /^(-?\d+),(-?\d+)$/.exec(text);
  return found === null ? null : { q: Number(found[1]) + 0, r: Number(found[2]) + 0 };
}

/** Smaller hex first: by q, then by r. */
export function compareHexes(a: Axial, b: Axial): number {
  return a.q - b.q || a.r - b.r;
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

/** The part before the colon: `card` of `card:zap`, `done` of `done`. */
export function choiceKind(choice: Choice): string {
  const colon = choice.indexOf(':');
  return colon < 0 ? choice : choice.slice(0, colon);
}

/** The part behind the colon, or an empty text. */
export function choiceValue(choice: Choice): string {
  const colon = choice.indexOf(':');
  return colon < 0 ? '' : choice.slice(colon + 1);
}

/** Interned choices `prefix:0` … `prefix:max`, so that hot code compares references and never builds texts. */
export function numberedChoices(prefix: string, max: number): readonly Choice[] {
  return Array.from({ length: max + 1 }, (_, n) => `${prefix}:${n}`);
}
