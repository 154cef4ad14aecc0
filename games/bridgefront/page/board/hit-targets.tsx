// What can be touched on the map: every hex, and the edges and pieces that can be chosen now.

import { useMemo, useRef } from 'preact/hooks';
import {
  EdgeTargets,
  FocusRing as Ring,
  HexTargets as Hexes,
  OtherEdges,
  PieceTargets as Pieces,
} from '@bridgefront/page/boards/hit-targets.tsx';
import type { PieceTarget } from '@bridgefront/page/boards/hit-targets.tsx';
import { useLater } from '@bridgefront/page/ui/later.ts';
import { boardTexts } from '../texts/board.ts';
import { landPath, outerPath } from './coast.ts';
import { centreOf, edgesOf, layout } from './geometry.ts';
import type { Point } from './geometry.ts';
import type { Model } from './model.ts';
import { spokenHex } from './spoken.ts';
import { standingOf } from './standing.ts';

const words = boardTexts;

// A name is as long as a sentence for every hex: they are put together when the frame has been painted.
function useNames(model: Model): (hex: string) => string {
  const scan = model.scan.value;
  const targets = model.targets.value;
  const now = useMemo(() => ({ scan, targets }), [scan, targets]);
  const later = useLater(now);
  return useMemo(() => {
    const { hexes, labels } = later.targets;
    const names = new Map<string, string>();
    for (const hex of later.scan.hexes) {
      const choice = labels.get(hexes.get(hex) ?? '') ?? null;
      names.set(hex, spokenHex(later.scan, hex, model.reader, choice));
    }
    return (hex) => names.get(hex) ?? '';
  }, [later, model]);
}

/** Every hex. */
export function HexTargets({ model }: { readonly model: Model }) {
  const scan = model.scan.value;
  const { hexes } = model.targets.value;
  const destinations = model.destinations.value;
  const labelOf = useNames(model);
  return (
    <Hexes
      layout={layout}
      hexes={scan.hexes}
      path={landPath}
      label={words.hexes}
      labelOf={labelOf}
      stop={model.stop.value}
      open={(hex) => hexes.has(hex) || destinations.includes(hex) || model.canMarch(hex)}
      grip={(hex) => model.canMarch(hex)}
    />
  );
}

const none: readonly string[] = [];

// What lies beside the open edges, once the frame with these has been painted; when no edges are asked for, what did the
// last time. Nothing for who only watches.
function useOtherEdges(model: Model): { readonly edges: readonly string[]; readonly asked: boolean } {
  const { edges, asks } = model.targets.value;
  const { radius } = model.scan.value.view;
  const all = useMemo(() => (model.reader.seat === null ? none : edgesOf(radius)), [model, radius]);
  const ready = useLater(all, true, none);
  const open = useLater(asks.edges ? edges : null);
  const others = useMemo(
    () => (open === null ? null : ready.filter((edge) => !open.has(edge))),
    [ready, open],
  );
  const last = useRef(none);
  last.current = others ?? (last.current === none ? ready : last.current);
  return { edges: last.current, asked: open !== null };
}

/** The edges that can be chosen; while edges are asked for, the others answer why they cannot. */
export function BridgeTargets({ model }: { readonly model: Model }) {
  const { edges, labels, asks } = model.targets.value;
  const others = useOtherEdges(model);
  return (
    <>
      <OtherEdges layout={layout} {...others} />
      {asks.edges && (
        <EdgeTargets
          layout={layout}
          edges={[...edges.keys()]}
          label={words.edges}
          labelOf={(edge) => labels.get(edges.get(edge) ?? '') ?? edge}
        />
      )}
    </>
  );
}

/** Champions that can be chosen, and the Forces that can be hit. */
export function pieceTargets(model: Model): readonly PieceTarget[] {
  const { champions, force } = model.targets.value;
  if (champions.size === 0 && force === null) return [];
  const scan = model.scan.value;
  const enemy = (seat: number): boolean => seat !== model.reader.seat;
  return [...scan.units].flatMap(([hex, sides]) => {
    const centre = centreOf(hex);
    return sides.flatMap((units, side) => {
      const standing = standingOf(units, side, sides.length);
      const place = (point: Point): Point => ({ x: centre.x + point.x, y: centre.y + point.y });
      const found: PieceTarget[] = [];
      for (const [index, { card }] of (units.champions ?? []).entries()) {
        const choice = champions.get(card);
        const point = standing.champions[index];
        if (choice !== undefined && point !== undefined)
          found.push({ kind: 'champion', name: card, choice, at: place(point), radius: 25 * standing.scale });
      }
      if (force !== null && force.hex === hex && enemy(units.seat) && standing.stack !== null)
        found.push({
          kind: 'force',
          name: hex,
          choice: force.choice,
          at: place(standing.stack),
          radius: 27 * standing.scale,
        });
      return found;
    });
  });
}

/** The pieces that can be chosen. */
export function PieceTargets({ model }: { readonly model: Model }) {
  const { labels } = model.targets.value;
  return (
    <Pieces
      pieces={pieceTargets(model)}
      label={words.pieces}
      labelOf={({ choice, name }) => labels.get(choice) ?? name}
    />
  );
}

/** The ring of what has the focus. */
export function FocusRing({ model }: { readonly model: Model }) {
  const focused = model.focused.value;
  return <Ring layout={layout} focused={focused} path={outerPath} pieces={pieceTargets(model)} />;
}
