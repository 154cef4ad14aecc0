// The board: a map of islands and bridges on which every decision about places can be made.
//
// For screen readers the map is an application whose parts are buttons in groups: all hexes, and, while they are asked
// for, edges and pieces. Each group is one stop of the Tab key, inside it the arrow keys move the focus. NVDA and JAWS
// pass these keys through inside an application; VoiceOver walks from button to button with its own keys and Orca with
// both, because every button is a real focusable element with a sentence of its own. Enter or Space chooses. Where
// nothing is to be chosen at a hex, Enter opens what can be done there, and the focus goes on inside it.

import { useSignalEffect } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { Match } from '../match.ts';
import { boardTexts } from '../texts/board.ts';
import { Button } from '@bridgefront/page/ui/button.tsx';
import { whenIdle } from '@bridgefront/page/ui/idle.ts';
import { act, choiceOf, handleKey, spotOf } from './acting.ts';
import type { Keys } from './acting.ts';
import { Details } from './details.tsx';
import { boundsOf } from './geometry.ts';
import { Ghosts } from './ghosts.tsx';
import { AboutLights, PieceLights, PlaceLights, Reach } from './lights.tsx';
import { Land, Pieces, Ways } from './map.tsx';
import { createModel } from './model.ts';
import type { Model } from './model.ts';
import { prepareOdds } from './odds.ts';
import { Textures } from './plate.tsx';
import { Pop } from './pop.tsx';
import { EdgeSpots, FocusRing, HexSpots, PieceSpots } from './spots.tsx';
import { useZoom } from './zoom.ts';
import type { Zoom } from './zoom.ts';
import styles from './board.module.css';

const words = boardTexts;

function ZoomButtons({ zoom }: { readonly zoom: Zoom }) {
  const near = zoom.look.value.scale > 1;
  return (
    <div class={styles.zoom}>
      <Button size="small" label={words.zoomIn} icon="plus" onClick={zoom.nearer} />
      {near && <Button size="small" label={words.zoomOut} icon="minus" onClick={zoom.farther} />}
      {near && (
        <Button size="small" onClick={zoom.fit}>
          {words.fit}
        </Button>
      )}
    </div>
  );
}

// What moves with the map. Its parts read what they show themselves, so that none is drawn again for another's sake.
function Camera({ zoom, children }: { readonly zoom: Zoom; readonly children: ComponentChildren }) {
  const { scale, x, y } = zoom.look.value;
  return <g transform={`translate(${x} ${y}) scale(${scale})`}>{children}</g>;
}

function useModel(match: Match): Model {
  const model = useMemo(() => createModel(match), [match]);
  useEffect(() => () => model.close(), [model]);
  return model;
}

// Events of the map, whichever control they come from.
function eventsOf(model: Model, zoom: Zoom, keys: Keys) {
  const { match } = model;
  const point = (choice: string | null): void => {
    if (choice !== null || match.pointed.peek() !== null) match.point(choice);
  };
  return {
    onClick: (event: MouseEvent) => {
      if (!zoom.dragged()) act(model, spotOf(event));
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (!handleKey(event, keys)) return;
      event.preventDefault();
      event.stopPropagation();
    },
    onPointerOver: (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return;
      const spot = spotOf(event);
      model.hovered.value = spot?.kind === 'hex' ? spot.name : null;
      point(choiceOf(model, spot));
    },
    onPointerLeave: () => {
      model.hovered.value = null;
      point(null);
    },
    onFocusIn: (event: FocusEvent) => {
      const spot = spotOf(event);
      const visible = event.target instanceof Element && event.target.matches(':focus-visible');
      model.focused.value = visible ? spot : null;
      if (visible) point(choiceOf(model, spot));
    },
    onFocusOut: () => {
      model.focused.value = null;
      point(null);
    },
  };
}

function Map({
  model,
  zoom,
  overlay,
}: {
  readonly model: Model;
  readonly zoom: Zoom;
  readonly overlay: ComponentChildren;
}) {
  const keys = useRef<Keys>({ model, zoom, column: 0 });
  keys.current.model = model;
  const events = useMemo(() => eventsOf(model, zoom, keys.current), [model, zoom]);
  const bounds = boundsOf(model.scan.value.view.radius);
  const near = zoom.look.value.scale > 1;
  const content = useMemo(
    () => [
      <Land model={model} />,
      <Reach model={model} />,
      <PlaceLights model={model} />,
      <AboutLights model={model} />,
      <Ways model={model} />,
      <Pieces model={model} />,
      <PieceLights model={model} />,
      <Ghosts model={model} />,
      <HexSpots model={model} />,
      <EdgeSpots model={model} />,
      <PieceSpots model={model} />,
    ],
    [model],
  );
  return (
    <svg
      ref={zoom.svg}
      class={near ? `${styles.map} ${styles.near}` : styles.map}
      viewBox={bounds.join(' ')}
      role="application"
      aria-label={words.board}
      aria-description={words.help}
      tabindex={-1} // Else Chromium makes it a stop of the Tab key, because it listens to the focus.
      {...events}
    >
      <Textures />
      <Camera zoom={zoom}>
        {content}
        <g class={styles.overlay}>{overlay}</g>
        <FocusRing model={model} />
      </Camera>
    </svg>
  );
}

/** Bridgefront's board. `overlay` is drawn above the pieces, in the same coordinates. */
export function Board({ match, overlay }: { readonly match: Match; readonly overlay?: ComponentChildren }) {
  const model = useModel(match);
  const { radius } = model.scan.value.view;
  const bounds = useMemo(() => boundsOf(radius), [radius]);
  const zoom = useZoom(bounds);
  // What a finger has selected stays so until something is chosen; a closed question clears it.
  useSignalEffect(() => {
    if (match.playback.current.value !== null) model.selected.value = null;
  });
  const plays = match.source.seat !== null;
  useEffect(() => (plays ? whenIdle(prepareOdds) : undefined), [plays]);
  return (
    <div class={styles.board}>
      <Map model={model} zoom={zoom} overlay={overlay} />
      <Details model={model} />
      <Pop model={model} zoom={zoom} />
      <ZoomButtons zoom={zoom} />
    </div>
  );
}
