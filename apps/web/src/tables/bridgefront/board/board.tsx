// The board: a map of islands and bridges on which every decision about places can be made.
//
// For screen readers the map is a group with one stop for hexes and, while edges or Champions are asked for, one for
// each of these. Every hex is a button with a sentence; the arrow keys move the focus, so that in the focus mode of a
// screen reader the map is walked hex by hex, and in its reading mode every hex is found in the order of the rows.

import { useComputed, useSignal, useSignalEffect } from '@preact/signals';
import type { Signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import type { TableView } from '@bridgefront/game-bridgefront/table';
import type { Room } from '../../../match/room.ts';
import { texts } from '../../../texts/index.ts';
import { Button } from '../../../ui/button.tsx';
import { sceneOf } from '../scene.ts';
import { Details } from './details.tsx';
import { boundsOf, centreOf } from './geometry.ts';
import { Ghosts } from './ghosts.tsx';
import { Land, Names, Pieces, Reach } from './map.tsx';
import { reachOf, scanOf, unitsAt } from './scan.ts';
import type { Scan } from './scan.ts';
import { spokenHex } from './spoken.ts';
import type { Reader } from './spoken.ts';
import { ChampionSpot, EdgeSpot, FocusRing, HexSpot } from './spots.tsx';
import { ghostsOf, targetsOf } from './targets.ts';
import type { Targets } from './targets.ts';
import { walked } from './walk.ts';
import { useZoom } from './zoom.ts';
import type { Zoom } from './zoom.ts';
import styles from './board.module.css';

const words = texts.board;

/** What has the focus or the pointer on the map. */
interface Attention {
  /** The stop of the Tab key among the hexes. */
  readonly stop: Signal<string>;
  readonly focused: Signal<string | null>;
  readonly focusedEdge: Signal<string | null>;
  readonly hovered: Signal<string | null>;
  readonly selected: Signal<string | null>;
}

function useAttention(home: string): Attention {
  return {
    stop: useSignal(home),
    focused: useSignal<string | null>(null),
    focusedEdge: useSignal<string | null>(null),
    hovered: useSignal<string | null>(null),
    selected: useSignal<string | null>(null),
  };
}

function readerOf(room: Room, cardName: (slug: string) => string): Reader {
  return { seat: room.shown.value.view.seat, nameOf: (seat) => room.nameOf(seat), cardName };
}

// The element's own data, or that of the control around it.
function dataOf(event: Event, name: 'hex' | 'edge' | 'chosenChampion'): string | null {
  const found =
    event.target instanceof Element
      ? event.target.closest<SVGElement>(`[data-${name === 'chosenChampion' ? 'chosen-champion' : name}]`)
      : null;
  return found?.dataset[name] ?? null;
}

function choiceAt(targets: Targets, event: Event): string | null {
  const edge = dataOf(event, 'edge');
  if (edge !== null) return targets.edges.get(edge) ?? null;
  const champion = dataOf(event, 'chosenChampion');
  if (champion !== null) return targets.champions.get(champion) ?? null;
  return targets.hexes.get(dataOf(event, 'hex') ?? '') ?? null;
}

// A click on a hex that is not offered asks the server why, when hexes are what is asked for.
function act(room: Room, targets: Targets, attention: Attention, event: Event): void {
  const hex = dataOf(event, 'hex');
  const choice = choiceAt(targets, event);
  if (hex !== null) attention.selected.value = hex;
  if (choice !== null) room.choose(choice);
  else if (hex !== null && targets.hexes.size > 0) room.choose(`hex:${hex}`);
}

function labelOf(room: Room, choice: string | undefined): string | null {
  if (choice === undefined) return null;
  return room.choices.value.find((open) => open.choice === choice)?.label ?? null;
}

function Spots({
  room,
  scan,
  targets,
  attention,
  reader,
}: {
  readonly room: Room;
  readonly scan: Scan;
  readonly targets: Targets;
  readonly attention: Attention;
  readonly reader: Reader;
}) {
  const pointed = room.pointed.value;
  const edges = [...targets.edges];
  const champions = scan.view.units.flatMap(({ hex, seat, champions: all = [] }) => {
    const here = all.filter(({ card }) => targets.champions.has(card));
    return here.map(({ card }, at) => ({ card, hex, seat, at, count: here.length }));
  });
  const stop = attention.stop.value;
  return (
    <>
      <g role="group" aria-label={words.board}>
        {scan.hexes.map((hex) => {
          const choice = targets.hexes.get(hex);
          return (
            <HexSpot
              key={hex}
              hex={hex}
              label={spokenHex(scan, hex, reader, labelOf(room, choice))}
              open={choice !== undefined}
              pointed={choice !== undefined && choice === pointed}
              stop={hex === stop}
            />
          );
        })}
      </g>
      {edges.length > 0 && (
        <g role="group" aria-label={words.edges}>
          {edges.map(([edge, choice], at) => (
            <EdgeSpot
              key={edge}
              edge={edge}
              label={labelOf(room, choice) ?? edge}
              pointed={choice === pointed}
              stop={at === 0}
            />
          ))}
        </g>
      )}
      {champions.length > 0 && (
        <g role="group" aria-label={words.champions}>
          {champions.map(({ card, ...place }, at) => (
            <ChampionSpot
              key={card}
              champion={card}
              {...place}
              label={labelOf(room, targets.champions.get(card)) ?? reader.cardName(card)}
              pointed={targets.champions.get(card) === pointed}
              stop={at === 0}
            />
          ))}
        </g>
      )}
    </>
  );
}

function focusOn(svg: SVGSVGElement | null, selector: string): void {
  svg?.querySelector<SVGElement>(selector)?.focus({ preventScroll: true });
}

// Edges and Champions that can be chosen form a ring in which the arrow keys go round.
function roundTrip(event: KeyboardEvent, kind: 'edge' | 'chosen-champion'): boolean {
  const way = ['ArrowRight', 'ArrowDown'].includes(event.key)
    ? 1
    : ['ArrowLeft', 'ArrowUp'].includes(event.key)
      ? -1
      : 0;
  const here = event.target instanceof Element ? event.target.closest(`[data-${kind}]`) : null;
  if (way === 0 || here === null) return false;
  const all = [...(here.parentElement?.querySelectorAll<SVGElement>(`[data-${kind}]`) ?? [])];
  all[(all.indexOf(here as SVGElement) + way + all.length) % all.length]?.focus({ preventScroll: true });
  return true;
}

interface Keys {
  readonly room: Room;
  readonly scan: Scan;
  readonly targets: Targets;
  readonly attention: Attention;
  readonly zoom: Zoom;
  readonly column: Signal<number>;
}

function handleKey(event: KeyboardEvent, { room, scan, targets, attention, zoom, column }: Keys): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  if (event.key === 'Enter' || event.key === ' ') {
    act(room, targets, attention, event);
    return true;
  }
  if (event.key === '+' || event.key === '=') return (zoom.nearer(), true);
  if (event.key === '-') return (zoom.farther(), true);
  if (event.key === '0') return (zoom.fit(), true);
  if (roundTrip(event, 'edge') || roundTrip(event, 'chosen-champion')) return true;
  const hex = dataOf(event, 'hex');
  if (hex === null) return false;
  const capital = scan.view.seats[room.shown.value.view.seat ?? -1]?.capital ?? null;
  const to =
    event.key === 'Home' && capital !== null
      ? capital
      : walked(hex, event.key, scan.view.radius, column.value);
  if (to === null) return false;
  if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') column.value = centreOf(to).x;
  attention.stop.value = to;
  focusOn(zoom.svg.current, `[data-hex="${to}"]`);
  return true;
}

function ZoomButtons({ zoom }: { readonly zoom: Zoom }) {
  const { scale } = zoom.look.value;
  return (
    <div class={styles.zoom}>
      <Button size="small" label={words.zoomIn} onClick={zoom.nearer}>
        +
      </Button>
      {scale > 1 && (
        <>
          <Button size="small" label={words.zoomOut} onClick={zoom.farther}>
            −
          </Button>
          <Button size="small" label={words.fit} onClick={zoom.fit}>
            ⤢
          </Button>
        </>
      )}
    </div>
  );
}

// "March from here" is two choices: the action, and once it is asked for, the hex.
function useBegin(room: Room): (action: string, hex: string) => void {
  const next = useSignal<string | null>(null);
  useSignalEffect(() => {
    const wanted = next.value;
    const choices = room.choices.value;
    if (wanted === null || room.busy.value || room.plan.value.length === 0) return;
    next.value = null;
    if (choices.some(({ choice }) => choice === wanted)) room.choose(wanted);
  });
  return (action, hex) => {
    next.value = action === 'march' ? `hex:${hex}` : null;
    room.choose(action);
  };
}

/** Bridgefront's board. `overlay` is drawn above the pieces, in the same coordinates. */
export function Board({ room, overlay }: { readonly room: Room; readonly overlay?: ComponentChildren }) {
  const scene = sceneOf(room);
  const scan = useComputed(() => scanOf(room.shown.value.view.table as unknown as TableView));
  const targets = useComputed(() => targetsOf(room.choices.value.map(({ choice }) => choice)));
  const home = scan.value.view.seats[scene.seat ?? 0]?.capital ?? '0,0';
  const attention = useAttention(home);
  const column = useSignal(0);
  const zoom = useZoom();
  const begin = useBegin(room);
  const reader = readerOf(room, (slug) => scene.cards(slug)?.name ?? slug);
  const looked = attention.hovered.value ?? attention.focused.value ?? attention.selected.value;
  const own = looked !== null && unitsAt(scan.value, looked).some(({ seat }) => seat === scene.seat);
  const ghosts = ghostsOf(
    scene.plan,
    scan.value.view.seats[scene.seat ?? -1]?.capital ?? null,
    new Set(scan.value.bridges.keys()),
  );
  const { scale, x, y } = zoom.look.value;
  const keys = { room, scan: scan.value, targets: targets.value, attention, zoom, column };
  return (
    <div class={styles.board}>
      <svg
        ref={zoom.svg}
        class={scale > 1 ? `${styles.map} ${styles.close}` : styles.map}
        viewBox={boundsOf(scan.value.view.radius).join(' ')}
        role="application"
        aria-label={words.board}
        aria-description={words.help}
        onClick={(event) => {
          if (!zoom.dragged()) act(room, targets.value, attention, event);
        }}
        onKeyDown={(event) => {
          if (!handleKey(event, keys)) return;
          event.preventDefault();
          event.stopPropagation();
        }}
        onPointerOver={(event) => {
          attention.hovered.value = event.pointerType === 'mouse' ? dataOf(event, 'hex') : null;
          const choice = choiceAt(targets.value, event);
          if (choice !== null || room.pointed.peek() !== null) room.point(choice);
        }}
        onPointerLeave={() => {
          attention.hovered.value = null;
          room.point(null);
        }}
        onFocusIn={(event) => {
          const visible = event.target instanceof Element && event.target.matches(':focus-visible');
          attention.focused.value = visible ? dataOf(event, 'hex') : null;
          attention.focusedEdge.value = visible ? dataOf(event, 'edge') : null;
          room.point(choiceAt(targets.value, event));
        }}
        onFocusOut={() => {
          attention.focused.value = null;
          attention.focusedEdge.value = null;
          room.point(null);
        }}
      >
        <defs>
          <marker
            id="way-end"
            viewBox="0 0 10 10"
            refX="7"
            refY="5"
            markerWidth="4"
            markerHeight="4"
            orient="auto"
          >
            <path class={styles.arrow} d="M0 0 L10 5 L0 10 Z" />
          </marker>
        </defs>
        <g transform={`translate(${x} ${y}) scale(${scale})`}>
          <Land scan={scan.value} />
          <Names scan={scan.value} />
          {looked !== null && own && <Reach from={looked} reach={reachOf(scan.value, looked, 2)} />}
          <Pieces scan={scan} />
          <Ghosts ghosts={ghosts} seat={scene.seat ?? 0} />
          <Spots
            room={room}
            scan={scan.value}
            targets={targets.value}
            attention={attention}
            reader={reader}
          />
          <g class={styles.overlay}>{overlay}</g>
          <FocusRing hex={attention.focused.value} edge={attention.focusedEdge.value} />
        </g>
      </svg>
      <Details
        room={room}
        scan={scan.value}
        targets={targets.value}
        reader={reader}
        hex={looked}
        begin={begin}
      />
      <ZoomButtons zoom={zoom} />
    </div>
  );
}
