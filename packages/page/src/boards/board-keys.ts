// Keys of a board: arrows walk from hex to hex, go round among edges and pieces, Alt and an arrow go to an edge, plus,
// minus and 0 zoom. What a game does with Enter, Escape and Home it says itself.

import { targetOf } from './hit-targets.tsx';
import type { BoardTarget } from './hit-targets.tsx';
import { edgeBetween } from './layout.ts';
import { walked } from './walk.ts';
import type { Walkable } from './walk.ts';
import type { Zoom } from './zoom.ts';

/** What the keys need to know of a board. */
export interface BoardKeys extends Walkable {
  readonly zoom: Zoom;
  /** Where the Home key leads; null: nowhere. */
  readonly home: () => string | null;
  /** The hex that a piece stands on; null: none. */
  readonly hexOf: (piece: BoardTarget) => string | null;
  /** Somebody has walked there. */
  readonly visit: (hex: string) => void;
  /** The focus is to be seen. */
  readonly walking: () => boolean;
  /** Enter or Space on a control. */
  readonly act: (target: BoardTarget) => void;
  /** Escape on a hex; whether there was something to let go of. */
  readonly letGo: () => boolean;
}

/** A walk up or down keeps to the column in which it began. */
export interface Walk {
  column: number;
}

function focusOn({ zoom }: BoardKeys, selector: string): boolean {
  const found = zoom.svg.current?.querySelector<SVGElement>(selector) ?? null;
  found?.focus({ preventScroll: true });
  return found !== null;
}

/** Moves the focus to a hex. */
export function goTo(keys: BoardKeys, hex: string): boolean {
  keys.visit(hex);
  return focusOn(keys, `[data-hex="${hex}"]`);
}

const ways: { readonly [key: string]: number } = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

// Edges and pieces that can be chosen form a ring in which the arrow keys go round.
function goRound(event: KeyboardEvent): boolean {
  const way = ways[event.key];
  const here = event.target instanceof SVGElement ? event.target : null;
  if (way === undefined || here === null || here.dataset['hex'] !== undefined) return false;
  const all = [...(here.parentElement?.querySelectorAll<SVGElement>('[role="button"]') ?? [])];
  all[(all.indexOf(here) + way + all.length) % all.length]?.focus({ preventScroll: true });
  return true;
}

// Alt and a direction: the edge on that side, if edges are asked for.
function toEdge(keys: BoardKeys, walk: Walk, hex: string, key: string): boolean {
  const to = walked(hex, key, keys, walk.column);
  return to !== null && focusOn(keys, `[role="button"][data-edge="${edgeBetween(hex, to)}"]`);
}

// From an edge back to its hexes, from a piece to its hex.
function toHex(keys: BoardKeys, target: BoardTarget): boolean {
  const hex = target.kind === 'edge' ? (target.name.split('~')[0] ?? null) : keys.hexOf(target);
  return hex !== null && goTo(keys, hex);
}

function walkOn(keys: BoardKeys, walk: Walk, hex: string, key: string): boolean {
  const home = key === 'Home' ? keys.home() : null;
  const to = home ?? walked(hex, key, keys, walk.column);
  if (to === null) return false;
  if (key !== 'ArrowUp' && key !== 'ArrowDown') walk.column = keys.layout.centreOf(to).x;
  return goTo(keys, to);
}

function zooms({ zoom }: BoardKeys, key: string): boolean {
  if (key === '+' || key === '=') zoom.nearer();
  else if (key === '-') zoom.farther();
  else if (key === '0') zoom.fit();
  else return false;
  return true;
}

/** Handles a key on the board; returns whether it meant something. */
export function handleBoardKey(event: KeyboardEvent, keys: BoardKeys, walk: Walk): boolean {
  if (event.ctrlKey || event.metaKey) return false;
  const target = targetOf(event);
  if (target === null) return false;
  if (event.altKey) return target.kind === 'hex' && toEdge(keys, walk, target.name, event.key);
  if (event.key === 'Enter' || event.key === ' ') {
    keys.act(target);
    return true;
  }
  if (event.key === 'Escape') return target.kind === 'hex' ? keys.letGo() : toHex(keys, target);
  if (zooms(keys, event.key) || goRound(event)) return true;
  // Who has clicked there does not walk: letters mean what the page says of them, such as its button's.
  if (event.key.length === 1 && !keys.walking()) return false;
  return target.kind === 'hex' && walkOn(keys, walk, target.name, event.key);
}
