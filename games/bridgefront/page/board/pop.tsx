// What can be done at a hex, beside it: actions of the selected hex, and the number of Forces that is asked for.

import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Button } from '@bridgefront/page/ui/button.tsx';
import { boardTexts } from '../texts/board.ts';
import { sceneOf } from '../scene.ts';
import { boundsOf, centreOf, hexSize } from './geometry.ts';
import type { Model } from './model.ts';
import { crossings, unitsAt } from './scan.ts';
import type { Targets } from './targets.ts';
import { onScreen } from './zoom.ts';
import type { Zoom } from './zoom.ts';
import styles from './pop.module.css';

const words = boardTexts;

interface PopProps {
  readonly model: Model;
  readonly zoom: Zoom;
}

const besideHex = hexSize * 0.95;
const beyondNeighbours = hexSize * 2.55;

// Whoever came by the keyboard goes on there.
function useFocusFromMap(zoom: Zoom) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const active = document.activeElement;
    const fromMap = active !== null && zoom.svg.current?.contains(active) === true;
    if (fromMap && active.matches(':focus-visible'))
      box.current?.querySelector<HTMLElement>('[data-first]')?.focus({ preventScroll: true });
  }, []);
  return box;
}

interface AtProps extends PopProps {
  readonly hex: string;
  readonly label: string;
  /** How far from the middle of the hex, so that what is beside it can still be touched. */
  readonly away: number;
  readonly children: ComponentChildren;
}

// Below the hex in the upper half of the board, above it in the lower half.
function At({ hex, model, zoom, label, away, children }: AtProps) {
  const box = useFocusFromMap(zoom);
  const bounds = boundsOf(model.scan.value.view.radius);
  const { value: size } = zoom.size;
  const look = zoom.look.value;
  const centre = centreOf(hex);
  const { x, y: middle } = onScreen(centre, look, bounds, size);
  const below = middle < size.height / 2;
  const { y } = onScreen({ ...centre, y: centre.y + (below ? away : -away) }, look, bounds, size);
  return (
    <div
      ref={box}
      class={styles.pop}
      role="group"
      aria-label={label}
      data-below={below}
      style={{ '--x': `${Math.round(x)}px`, '--y': `${Math.round(y)}px` }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        model.selected.value = null;
        zoom.svg.current?.querySelector<SVGElement>(`[data-hex="${hex}"]`)?.focus({ preventScroll: true });
      }}
    >
      {children}
    </div>
  );
}

function Numbers({
  model,
  asked,
}: {
  readonly model: Model;
  readonly asked: NonNullable<Targets['numbers']>;
}) {
  const { values, kind } = asked;
  const place = useSignal(values.length - 1);
  const at = Math.min(place.value, values.length - 1);
  const now = values[at] ?? 0;
  const step = (by: number): void => {
    place.value = Math.min(values.length - 1, Math.max(0, at + by));
    model.match.point(`${kind}:${values[place.value] ?? 0}`);
  };
  const keys: { readonly [key: string]: number } = {
    ArrowUp: 1,
    ArrowRight: 1,
    ArrowDown: -1,
    ArrowLeft: -1,
  };
  return (
    <div
      class={styles.stepper}
      onKeyDown={(event) => {
        const by = keys[event.key];
        if (by === undefined) return;
        event.preventDefault();
        step(by);
      }}
    >
      <Button size="small" label={words.fewer} icon="minus" disabled={at === 0} onClick={() => step(-1)} />
      <Button kind="primary" size="small" data-first onClick={() => model.choose(`${kind}:${now}`)}>
        <span class={styles.count} aria-live="polite">
          {kind === 'forces' ? words.send(now) : words.heal(now)}
        </span>
      </Button>
      <Button
        size="small"
        label={words.more}
        icon="plus"
        disabled={at === values.length - 1}
        onClick={() => step(1)}
      />
    </div>
  );
}

const abilities = new Set(['stitchwork', 'tempest', 'slipstep', 'archive', 'gateway']);

// The open actions that concern a hex, each with the choices that lead there.
function offersAt(model: Model, hex: string): readonly (readonly string[])[] {
  const { actions } = model.targets.value;
  const scan = model.scan.value;
  const own = unitsAt(scan, hex).find(({ seat }) => seat === model.reader.seat);
  const champions = own?.champions ?? [];
  const home = scan.view.seats[model.reader.seat ?? -1]?.capital === hex;
  const { cards } = sceneOf(model.match);
  const can = (action: string): boolean => champions.some(({ card }) => cards(card)?.does.includes(action));
  const offers: (readonly string[])[] = [];
  if (own !== undefined && (crossings(scan, hex).length > 0 || champions.length > 0))
    offers.push(['march', `hex:${hex}`]);
  if (champions.length > 0) offers.push(['free-march', `hex:${hex}`]);
  if (own !== undefined) offers.push(['build']);
  if (home) offers.push(['reinforce']);
  for (const action of abilities) if (can(action)) offers.push([action]);
  return offers.filter(([action = '']) => actions.has(action));
}

function Offers({ model, hex, zoom }: PopProps & { readonly hex: string }) {
  const offers = offersAt(model, hex);
  if (offers.length === 0) return null;
  const { labels } = model.targets.value;
  return (
    <At key={hex} hex={hex} model={model} zoom={zoom} label={words.actionsAt(hex)} away={beyondNeighbours}>
      {offers.map((offer, at) => {
        const [action = ''] = offer;
        return (
          <Button
            key={action}
            size="small"
            {...(at === 0 ? { 'data-first': true } : {})}
            onPointerEnter={() => model.match.point(action)}
            onPointerLeave={() => model.match.point(null)}
            onClick={() => {
              model.selected.value = null;
              model.wish(offer);
            }}
          >
            {labels.get(action) ?? action}
          </Button>
        );
      })}
    </At>
  );
}

/** See above. */
export function Pop({ model, zoom }: PopProps) {
  const { numbers } = model.targets.value;
  const hex = model.anchor.value;
  if (hex === null) return null;
  if (numbers === null) return <Offers model={model} hex={hex} zoom={zoom} />;
  const label = numbers.kind === 'forces' ? words.howMany : words.howMuch;
  return (
    <At key={`numbers ${hex}`} hex={hex} model={model} zoom={zoom} label={label} away={besideHex}>
      <p class={styles.question}>{label}</p>
      <Numbers model={model} asked={numbers} />
    </At>
  );
}
