// What can be done at a hex, beside it: actions of the selected hex, and the number of Forces that is asked for.

import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { HexMenu } from '@bridgefront/page/boards/hex-menu.tsx';
import type { Zoom } from '@bridgefront/page/boards/zoom.ts';
import { Button } from '@bridgefront/page/ui/button.tsx';
import { boardTexts } from '../texts/board.ts';
import { sceneOf } from '../scene.ts';
import { boundsOf, layout } from './geometry.ts';
import type { Model } from './model.ts';
import { crossings, unitsAt } from './scan.ts';
import { placeName } from './spoken.ts';
import type { Targets } from './targets.ts';
import styles from './actions-menu.module.css';

const words = boardTexts;

interface MenuProps {
  readonly model: Model;
  readonly zoom: Zoom;
}

interface AtProps extends MenuProps {
  readonly hex: string;
  readonly label: string;
  /** How far from the middle of the hex, so that what is beside it can still be touched. */
  readonly away: number;
  readonly children: ComponentChildren;
}

function At({ hex, model, zoom, label, away, children }: AtProps) {
  return (
    <HexMenu
      hex={hex}
      layout={layout}
      bounds={boundsOf(model.scan.value.view.radius)}
      zoom={zoom}
      label={label}
      away={away}
      onClose={() => void (model.selected.value = null)}
    >
      {children}
    </HexMenu>
  );
}

const besideHex = 0.95;
const beyondNeighbours = 2.55;

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

function Offers({ model, hex, zoom }: MenuProps & { readonly hex: string }) {
  const offers = offersAt(model, hex);
  if (offers.length === 0) return null;
  const { labels } = model.targets.value;
  return (
    <At
      key={hex}
      hex={hex}
      model={model}
      zoom={zoom}
      label={words.actionsAt(placeName(model.scan.value, hex, model.reader))}
      away={beyondNeighbours}
    >
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

/** Actions of the hex that is selected, or the number that is asked for. */
export function ActionsMenu({ model, zoom }: MenuProps) {
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
