// Highlights of the map: places that can be chosen, the one that is pointed at, and the ways from a hex.

import {
  EdgeHighlights,
  HexHighlights,
  PieceHighlights as Pieces,
} from '@bridgefront/page/boards/highlights.tsx';
import type { HexHighlight } from '@bridgefront/page/boards/highlights.tsx';
import { placesOf } from './about.ts';
import { innerPath } from './coast.ts';
import { layout } from './geometry.ts';
import { pieceTargets } from './hit-targets.tsx';
import type { Model } from './model.ts';
import { reachOf } from './scan.ts';

/** Hexes that can be chosen. */
export function PlaceHighlights({ model }: { readonly model: Model }) {
  const { hexes } = model.targets.value;
  const pointed = model.match.pointed.value;
  const open = [...hexes].map(([hex, choice]): HexHighlight => {
    return { hex, kind: 'open', pointed: choice === pointed };
  });
  const { march, hovered } = model;
  const ways = model.destinations.value.map((hex): HexHighlight => {
    return { hex, kind: 'open', pointed: hex === (march.value?.to ?? hovered.value) };
  });
  // Over a draft the stacks that could march instead are not lit as if they were where it leads.
  const could = model.scan.value.hexes.filter((hex) => !hexes.has(hex) && model.canMarch(hex));
  const stacks = could.map((hex): HexHighlight => ({ hex, kind: 'may' }));
  const lit = march.value === null ? [...stacks, ...open] : ways;
  return <HexHighlights layout={layout} path={innerPath} hexes={lit} />;
}

/** Edges that can be chosen: over the stacks beside them, which are larger. */
export function SiteHighlights({ model }: { readonly model: Model }) {
  const { edges } = model.targets.value;
  const { bridges } = model.scan.value;
  const pointed = model.match.pointed.value;
  const lit = [...edges].map(([edge, choice]) => {
    return { edge, pointed: choice === pointed, empty: !bridges.has(edge) };
  });
  return <EdgeHighlights layout={layout} edges={lit} />;
}

/** What the action is about that is pointed at in the list of choices. */
export function AboutHighlights({ model }: { readonly model: Model }) {
  const { pointed, source } = model.match;
  if (pointed.value === null || source.seat === null) return null;
  const about = placesOf(pointed.value, model.scan.value, source.seat);
  const hexes = about.map((hex): HexHighlight => ({ hex, kind: 'about' }));
  return <HexHighlights layout={layout} path={innerPath} hexes={hexes} />;
}

/** Pieces that can be chosen. */
export function PieceHighlights({ model }: { readonly model: Model }) {
  return <Pieces pieces={pieceTargets(model)} pointed={model.match.pointed.value} />;
}

/** The hex that is looked at or asked about, and the ways from it over Bridges: one step, two steps. */
export function ReachHighlights({ model }: { readonly model: Model }) {
  const hex = model.anchor.value ?? model.looked.value;
  if (hex === null) return null;
  const shows = model.march.value === null && (model.own(hex) || model.selected.value === hex);
  const reach = shows ? reachOf(model.scan.value, hex, 2) : new Map<string, number>();
  const ways = [...reach].map(([other, steps]): HexHighlight => {
    return { hex: other, kind: steps === 1 ? 'near' : 'far' };
  });
  return <HexHighlights layout={layout} path={innerPath} hexes={[{ hex, kind: 'looked' }, ...ways]} />;
}
