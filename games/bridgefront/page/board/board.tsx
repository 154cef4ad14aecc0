// The board: a map of islands and bridges on which every decision about places can be made. Enter or Space chooses;
// where nothing is to be chosen at a hex, Enter opens what can be done there, and the focus goes on inside it.

import { untracked, useComputed, useSignalEffect } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { BoardFrame, ZoomButtons } from '@bridgefront/page/boards/board-frame.tsx';
import type { BoardEvents } from '@bridgefront/page/boards/board-frame.tsx';
import { useFingerWide } from '@bridgefront/page/boards/finger-wide.ts';
import { useZoom } from '@bridgefront/page/boards/zoom.ts';
import type { Zoom } from '@bridgefront/page/boards/zoom.ts';
import { whenIdle } from '@bridgefront/page/ui/idle.ts';
import type { Arrivals } from '../reveal/arrivals.ts';
import type { Match } from '../match.ts';
import { boardTexts } from '../texts/board.ts';
import { onNeed } from '@bridgefront/page/ui/on-need.tsx';
import { act, choiceOf, dragging, keysOf, liftOnly } from './acting.ts';
import { boundsOf, spanOf } from './geometry.ts';
import type { Bounds } from './geometry.ts';
import {
  AboutHighlights,
  PieceHighlights,
  PlaceHighlights,
  ReachHighlights,
  SiteHighlights,
} from './highlights.tsx';
import { BridgeTargets, FocusRing, HexTargets, PieceTargets, pieceTargets } from './hit-targets.tsx';
import { Textures } from './land.tsx';
import { Land, Pieces, Values, Ways } from './map.tsx';
import { createModel } from './model.ts';
import type { Model } from './model.ts';
import { fightsAt, prepareOdds } from './odds.ts';
import { PlanPreview } from './plan-preview.tsx';
import styles from './board.module.css';

const words = boardTexts;

function useModel(match: Match, arrivals: Arrivals): Model {
  const model = useMemo(() => createModel(match, arrivals), [match, arrivals]);
  useEffect(() => {
    const stop = liftOnly(model);
    return () => {
      stop();
      model.close();
    };
  }, [model]);
  return model;
}

/** How wide a Bridge site is drawn. */
const siteWide = 56;

// Events of the map, whichever control they come from.
function eventsOf(model: Model, zoom: Zoom): BoardEvents {
  const { match } = model;
  const point = (choice: string | null): void => {
    if (choice !== null || match.pointed.peek() !== null) match.point(choice);
  };
  return {
    keys: keysOf(model, zoom),
    onAct: (target) => act(model, target),
    ...dragging(model),
    onHover: (target) => {
      model.hovered.value = target?.kind === 'hex' ? target.name : null;
      point(choiceOf(model, target));
    },
    onFocus: (target) => {
      model.focused.value = target;
      point(choiceOf(model, target));
    },
  };
}

interface MapProps {
  readonly model: Model;
  readonly bounds: Bounds;
  readonly zoom: Zoom;
  readonly overlay: ComponentChildren;
}

function Map({ model, bounds, zoom, overlay }: MapProps) {
  const content = useMemo(
    () => [
      <Land model={model} />,
      <ReachHighlights model={model} />,
      <PlaceHighlights model={model} />,
      <AboutHighlights model={model} />,
      <Ways model={model} />,
      <Pieces model={model} />,
      <Values model={model} />,
      <SiteHighlights model={model} />,
      <PieceHighlights model={model} />,
      <PlanPreview model={model} />,
      <HexTargets model={model} />,
      <BridgeTargets model={model} />,
      <PieceTargets model={model} />,
    ],
    [model],
  );
  return (
    <BoardFrame
      zoom={zoom}
      bounds={bounds}
      label={words.board}
      help={words.help}
      events={eventsOf(model, zoom)}
      defs={<Textures />}
    >
      {content}
      <g class={styles.overlay}>{overlay}</g>
      <FocusRing model={model} />
    </BoardFrame>
  );
}

const ActionsMenu = onNeed(async () => (await import('./actions-menu.tsx')).ActionsMenu);
const Details = onNeed(async () => (await import('./details.tsx')).Details);

// What is told of the hex under the pointer or the focus; of a March that is laid out, only whom it would fight.
function Looked({ model, zoom }: { readonly model: Model; readonly zoom: Zoom }) {
  const march = model.march.value;
  const hex = model.looked.value ?? march?.to ?? null;
  if (hex === null) return null;
  const { seat } = model.reader;
  if (march !== null && (seat === null || fightsAt(model.scan.value, hex, seat).length === 0)) return null;
  return <Details model={model} zoom={zoom} hex={hex} />;
}

// What floats over the board is loaded when something is first asked beside the draft of cards.
function useMenu({ match, scan, targets, anchor }: Model): boolean {
  const begun = useRef(false);
  const { hexes, edges, numbers } = targets.value;
  const places = hexes.size + edges.size > 0 || numbers !== null || anchor.value !== null;
  begun.current ||= places || match.plan.value.length > 0 || scan.value.view.row !== undefined;
  return begun.current;
}

/** Bridgefront's board. `overlay` is drawn above the pieces, in the same coordinates. */
export function Board({
  match,
  arrivals,
  overlay,
}: {
  readonly match: Match;
  readonly arrivals: Arrivals;
  readonly overlay?: ComponentChildren;
}) {
  const model = useModel(match, arrivals);
  const radius = useComputed(() => model.scan.value.view.radius).value;
  const bounds = useMemo(() => boundsOf(radius), [radius]);
  const zoom = useZoom(bounds);
  // What a finger has selected stays so until something is chosen; a closed question clears it.
  useSignalEffect(() => {
    if (match.playback.current.value !== null) model.selected.value = null;
  });
  useFingerWide(zoom, () => [
    ...[...model.targets.value.edges.keys()].map((edge) => ({ at: spanOf(edge), wide: siteWide })),
    // Only a question brings the map near, not what happens on it meanwhile.
    ...untracked(() => pieceTargets(model)).map(({ at, radius: half }) => ({ at, wide: 2 * half })),
  ]);
  const menu = useMenu(model);
  const plays = match.source.seat !== null;
  useEffect(() => (plays ? whenIdle(prepareOdds) : undefined), [plays]);
  return (
    <div class={styles.board}>
      <Map model={model} bounds={bounds} zoom={zoom} overlay={overlay} />
      <Looked model={model} zoom={zoom} />
      {menu && <ActionsMenu model={model} zoom={zoom} />}
      <ZoomButtons zoom={zoom} />
    </div>
  );
}
