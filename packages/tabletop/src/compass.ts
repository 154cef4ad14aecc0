// Directions and ways over a board of hexes, as people say them.

import { directions, hexText, parseHex } from './hexes/index.ts';
import type { Axial } from './hexes/index.ts';

// By twelfths of a turn, counter-clockwise from the east: neighbours lie at even ones.
const compass = [
  'east',
  'east-north-east',
  'north-east',
  'north',
  'north-west',
  'west-north-west',
  'west',
  'west-south-west',
  'south-west',
  'south',
  'south-east',
  'east-south-east',
] as const;

const middle: Axial = { q: 0, r: 0 };

function offset(from: string, to: string): Axial {
  const a = parseHex(from) ?? middle;
  const b = parseHex(to) ?? middle;
  return { q: b.q - a.q, r: b.r - a.r };
}

function twelfth({ q, r }: Axial): number {
  const angle = Math.atan2(-1.5 * r, Math.sqrt(3) * (q + r / 2));
  return (Math.round((angle * 6) / Math.PI) + 12) % 12;
}

/** Where a hex lies as seen from another one, to a twelfth of a turn. */
export function directionOf(from: string, to: string): string {
  return compass[twelfth(offset(from, to))];
}

const counts = ['', 'one ', 'two ', 'three ', 'four ', 'five ', 'six '] as const;

function times(steps: number, way: string): string {
  return `${counts[steps] ?? `${steps} `}${way}`;
}

// Any two directions side by side span a sixth of the board: whole steps in both name each of its hexes once.
function stepsIn({ q, r }: Axial, a: Axial, b: Axial): readonly [number, number] {
  const determinant = a.q * b.r - a.r * b.q;
  return [(q * b.r - r * b.q) / determinant, (a.q * r - a.r * q) / determinant];
}

/** The shortest way to another hex, a wording of its own for every hex: `west`, `two west`, `north`, `two west and one north-west`. */
export function wayTo(from: string, to: string): string {
  const way = offset(from, to);
  for (const [i, one] of directions.entries()) {
    const other = directions[(i + 1) % directions.length];
    const [first, second] = stepsIn(way, one, other);
    if (first <= 0 || second < 0) continue;
    const [here, there] = [compass[twelfth(one)], compass[twelfth(other)]];
    if (second === 0) return first === 1 ? here : times(first, here);
    if (first === 1 && second === 1) return compass[twelfth(way)];
    return first >= second
      ? `${times(first, here)} and ${times(second, there)}`
      : `${times(second, there)} and ${times(first, here)}`;
  }
  return '';
}

/** The hex behind `to` for somebody who comes from its neighbour `from`; it may lie outside of the board. */
export function beyond(from: string, to: string): string {
  const { q, r } = offset(from, to);
  const next = parseHex(to) ?? middle;
  return hexText({ q: next.q + q, r: next.r + r });
}
