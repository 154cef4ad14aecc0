// What a click or a key on the map does: choose what is open, ask why not, or look closer.

import type { BoardKeys } from '@bridgefront/page/boards/board-keys.ts';
import type { BoardTarget } from '@bridgefront/page/boards/hit-targets.tsx';
import type { Zoom } from '@bridgefront/page/boards/zoom.ts';
import { layout, onBoard } from './geometry.ts';
import type { Model } from './model.ts';
import { crossings } from './scan.ts';

/** The open choice that a control makes; null: none. */
export function choiceOf({ targets }: Model, target: BoardTarget | null): string | null {
  if (target === null) return null;
  const { hexes, edges, champions, force } = targets.value;
  switch (target.kind) {
    case 'hex':
      return hexes.get(target.name) ?? null;
    case 'edge':
      return edges.get(target.name) ?? null;
    case 'champion':
      return champions.get(target.name) ?? null;
    case 'force':
      return force?.choice ?? null;
    default:
      return null;
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
export function act(model: Model, target: BoardTarget | null): void {
  if (target === null) {
    model.selected.value = null;
    return;
  }
  const choice = choiceOf(model, target);
  const { asks } = model.targets.value;
  if (choice !== null) model.choose(choice);
  else if (target.kind === 'edge') model.choose(`edge:${target.name}`);
  else if (target.kind !== 'hex') return;
  else if (asks.hexes) model.choose(`hex:${target.name}`);
  else if (!marchesTo(model, target.name)) {
    model.visited.value = target.name;
    model.selected.value = model.selected.value === target.name ? null : target.name;
  }
}

/** What the keys of the board need to know of this one. */
export function keysOf(model: Model, zoom: Zoom): BoardKeys {
  const { view } = model.scan.value;
  return {
    layout,
    has: (hex) => onBoard(hex, view.radius),
    zoom,
    home: () => view.seats[model.reader.seat ?? -1]?.capital ?? null,
    hexOf: ({ kind, name }) => (kind === 'champion' ? model.championAt(name) : name),
    visit: (hex) => void (model.visited.value = hex),
    act: (target) => act(model, target),
    letGo: () => {
      if (model.selected.value === null) return false;
      model.selected.value = null;
      return true;
    },
  };
}
