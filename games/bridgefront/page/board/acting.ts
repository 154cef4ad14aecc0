// What a click or a key on the map does: choose what is open, ask why not, or look closer.

import { centreOf, edgeBetween } from './geometry.ts';
import type { Model, Spot } from './model.ts';
import { crossings } from './scan.ts';
import { walked } from './walk.ts';
import type { Zoom } from './zoom.ts';

/** The control that an event is about. */
export function spotOf({ target }: Event): Spot | null {
  if (!(target instanceof Element)) return null;
  const data = target.closest<SVGElement>('[data-hex], [data-edge], [data-piece-choice]')?.dataset;
  if (data === undefined) return null;
  const { hex, edge, pieceKind, pieceName = '' } = data;
  if (hex !== undefined) return { kind: 'hex', name: hex };
  if (edge !== undefined) return { kind: 'edge', name: edge };
  return { kind: pieceKind === 'force' ? 'force' : 'champion', name: pieceName };
}

/** The open choice that a control makes; null: none. */
export function choiceOf({ targets }: Model, spot: Spot | null): string | null {
  if (spot === null) return null;
  const { hexes, edges, champions, force } = targets.value;
  switch (spot.kind) {
    case 'hex':
      return hexes.get(spot.name) ?? null;
    case 'edge':
      return edges.get(spot.name) ?? null;
    case 'champion':
      return champions.get(spot.name) ?? null;
    case 'force':
      return force?.choice ?? null;
  }
}

// With a stack of one's own selected, a click on a hex that a Bridge leads to is a March there.
function marchesTo(model: Model, hex: string): boolean {
  const from = model.selected.value;
  if (from === null || from === hex || !model.own(from)) return false;
  if (!model.targets.value.actions.has('march')) return false;
  if (!crossings(model.scan.value, from).includes(hex)) return false;
  model.selected.value = null;
  model.wish(['march', `hex:${from}`, `hex:${hex}`]);
  return true;
}

/** Chooses, asks why not, or looks closer. */
export function act(model: Model, spot: Spot | null): void {
  if (spot === null) {
    model.selected.value = null;
    return;
  }
  const choice = choiceOf(model, spot);
  const { asks } = model.targets.value;
  if (choice !== null) model.choose(choice);
  else if (spot.kind === 'edge') model.choose(`edge:${spot.name}`);
  else if (spot.kind !== 'hex') return;
  else if (asks.hexes) model.choose(`hex:${spot.name}`);
  else if (!marchesTo(model, spot.name)) {
    model.visited.value = spot.name;
    model.selected.value = model.selected.value === spot.name ? null : spot.name;
  }
}

/** What keys need besides. */
export interface Keys {
  model: Model;
  readonly zoom: Zoom;
  /** Where a walk up or down began, so that it goes straight. */
  column: number;
}

function focusOn({ zoom }: Keys, selector: string): boolean {
  const found = zoom.svg.current?.querySelector<SVGElement>(selector) ?? null;
  found?.focus({ preventScroll: true });
  return found !== null;
}

// Edges and pieces that can be chosen form a ring in which the arrow keys go round.
function goRound(event: KeyboardEvent): boolean {
  const ways: { readonly [key: string]: number } = {
    ArrowRight: 1,
    ArrowDown: 1,
    ArrowLeft: -1,
    ArrowUp: -1,
  };
  const way = ways[event.key];
  const here = event.target instanceof SVGElement ? event.target : null;
  if (way === undefined || here === null || here.dataset['hex'] !== undefined) return false;
  const all = [...(here.parentElement?.querySelectorAll<SVGElement>('[role="button"]') ?? [])];
  all[(all.indexOf(here) + way + all.length) % all.length]?.focus({ preventScroll: true });
  return true;
}

// Alt and a direction: the edge on that side, if edges are asked for.
function toEdge(keys: Keys, hex: string, key: string): boolean {
  const { model } = keys;
  const to = walked(hex, key, model.scan.value.view.radius, keys.column);
  return to !== null && focusOn(keys, `[role="button"][data-edge="${edgeBetween(hex, to)}"]`);
}

// From an edge back to its hexes, from a piece to its hex.
function toHex(keys: Keys, spot: Spot): boolean {
  const hex =
    spot.kind === 'edge'
      ? spot.name.split('~')[0]
      : spot.kind === 'champion'
        ? keys.model.championAt(spot.name)
        : spot.name;
  return goTo(keys, hex ?? '0,0');
}

function goTo(keys: Keys, hex: string): boolean {
  keys.model.visited.value = hex;
  return focusOn(keys, `[data-hex="${hex}"]`);
}

function walk(keys: Keys, hex: string, key: string): boolean {
  const { model } = keys;
  const { view } = model.scan.value;
  const capital = view.seats[model.reader.seat ?? -1]?.capital ?? null;
  const to = key === 'Home' && capital !== null ? capital : walked(hex, key, view.radius, keys.column);
  if (to === null) return false;
  if (key !== 'ArrowUp' && key !== 'ArrowDown') keys.column = centreOf(to).x;
  return goTo(keys, to);
}

function zooms({ zoom }: Keys, key: string): boolean {
  if (key === '+' || key === '=') zoom.nearer();
  else if (key === '-') zoom.farther();
  else if (key === '0') zoom.fit();
  else return false;
  return true;
}

// Escape lets go, step by step; what nobody holds is for the page.
function escapes(keys: Keys, spot: Spot): boolean {
  if (spot.kind !== 'hex') return toHex(keys, spot);
  if (keys.model.selected.value === null) return false;
  keys.model.selected.value = null;
  return true;
}

/** Handles a key on the map; returns whether it meant something. */
export function handleKey(event: KeyboardEvent, keys: Keys): boolean {
  if (event.ctrlKey || event.metaKey) return false;
  const spot = spotOf(event);
  if (spot === null) return false;
  if (event.altKey) return spot.kind === 'hex' && toEdge(keys, spot.name, event.key);
  if (event.key === 'Enter' || event.key === ' ') {
    act(keys.model, spot);
    return true;
  }
  if (event.key === 'Escape') return escapes(keys, spot);
  if (zooms(keys, event.key) || goRound(event)) return true;
  return spot.kind === 'hex' && walk(keys, spot.name, event.key);
}
