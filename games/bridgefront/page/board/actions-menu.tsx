// What can be done at a hex, beside it: actions of the selected hex, the March that is laid out, and numbers that are
// asked for.

import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { HexMenu } from '@bridgefront/page/boards/hex-menu.tsx';
import type { Zoom } from '@bridgefront/page/boards/zoom.ts';
import { mean, meantChoice } from '@bridgefront/page/intent.ts';
import type { OpenChoice } from '@bridgefront/page/match-context.ts';
import { Button } from '@bridgefront/page/ui/button.tsx';
import { endsMode } from '../panels/at-once.ts';
import { boardTexts } from '../texts/board.ts';
import { bridgefrontTexts } from '../texts/table.ts';
import { seenOf } from '../seen.ts';
import { choosing, lit } from '@bridgefront/page/choosing.ts';
import { boundsOf, layout, neighboursOf } from './geometry.ts';
import { armyAt } from './march.ts';
import type { March } from './march.ts';
import type { Model } from './model.ts';
import { otherChoices } from './others.ts';
import { unitsAt } from './scan.ts';
import { placeName } from './spoken.ts';
import { valueOf } from './targets.ts';
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
  readonly children: ComponentChildren;
}

function At({ hex, model, zoom, label, children }: AtProps) {
  const { hexes, edges } = model.targets.value;
  const draft = model.march.value;
  const open = draft === null ? [...hexes.keys()] : model.destinations.value;
  return (
    <HexMenu
      hex={hex}
      layout={layout}
      bounds={boundsOf(model.scan.value.view.radius)}
      zoom={zoom}
      label={label}
      clear={[...open, ...open, ...open, ...edges.keys(), ...neighboursOf(hex, model.scan.value.view.radius)]}
      onClose={() => {
        model.selected.value = null;
        model.march.value = null;
      }}
    >
      {children}
    </HexMenu>
  );
}

interface StepperProps {
  readonly values: readonly number[];
  readonly value: number;
  readonly set: (value: number) => void;
  readonly children: ComponentChildren;
}

// Less and more around what they change; the arrow keys do the same.
function Stepper({ values, value, set, children }: StepperProps) {
  const at = Math.max(0, values.indexOf(value));
  const step = (by: number): void => {
    const next = values[Math.min(values.length - 1, Math.max(0, at + by))];
    if (next !== undefined && next !== value) set(next);
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
      {children}
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

function Numbers({
  model,
  asked,
}: {
  readonly model: Model;
  readonly asked: NonNullable<Targets['numbers']>;
}) {
  const { values, kind } = asked;
  const wanted = useSignal(values.at(-1) ?? 0);
  const now = values.includes(wanted.value) ? wanted.value : (values.at(-1) ?? 0);
  const set = (value: number): void => {
    wanted.value = value;
    model.match.point(`${kind}:${value}`);
  };
  return (
    <Stepper values={values} value={now} set={set}>
      <Button
        kind="primary"
        size="small"
        data-first
        {...lit(true)}
        onClick={() => model.choose(`${kind}:${now}`)}
      >
        <span class={styles.count} aria-live="polite">
          {kind === 'forces' ? words.send(now) : words.heal(now)}
        </span>
      </Button>
    </Stepper>
  );
}

interface StaysProps {
  readonly model: Model;
  readonly hex: string;
  /** Who goes. */
  readonly forces: number;
  readonly champions: readonly string[];
}

// Who is left behind; a Capital that nobody is left in stands out.
function Stays({ model, hex, forces, champions }: StaysProps) {
  const { seat } = model.reader;
  const army = armyAt(model.scan.value, hex, seat);
  const all = army?.champions ?? [];
  const rest = all.filter(({ card }) => !champions.includes(card)).length;
  const left = Math.max(0, (army?.forces ?? 0) - forces);
  const home = model.scan.value.view.seats[seat ?? -1]?.capital === hex;
  return (
    <p class={styles.stays} data-bare={home && left + rest === 0}>
      {words.stays(left, rest, home)}
    </p>
  );
}

const upTo = (least: number, most: number): readonly number[] =>
  Array.from({ length: Math.max(0, most - least + 1) }, (_, at) => least + at);

// All Forces of the stack go along until somebody says otherwise, while the way is asked for.
function Adjust({ model, hex, zoom }: MenuProps & { readonly hex: string }) {
  const { match } = model;
  const [, number = '0'] = (match.plan.value.at(-1) ?? '').split(':');
  const all = armyAt(model.scan.value, hex, model.reader.seat)?.forces ?? 0;
  const set = (value: number): void => {
    if (match.busy.peek()) return;
    match.takeBack();
    match.choose(`forces:${value}`);
  };
  return (
    <At hex={hex} model={model} zoom={zoom} label={words.howMany}>
      <Stepper values={upTo(1, all)} value={Number(number)} set={set}>
        <span class={styles.count} aria-live="polite">
          {words.send(Number(number))}
        </span>
      </Stepper>
      <Stays model={model} hex={hex} forces={Number(number)} champions={[]} />
    </At>
  );
}

function Champions({ model, march }: { readonly model: Model; readonly march: March }) {
  const army = armyAt(model.scan.value, march.from, model.reader.seat);
  return (
    <>
      {(army?.champions ?? []).map(({ card }) => {
        const along = march.champions.includes(card);
        const champions = (army?.champions ?? [])
          .map((one) => one.card)
          .filter((one) => (one === card ? !along : march.champions.includes(one)));
        return (
          <Button
            key={card}
            size="small"
            pressed={along}
            disabled={along && march.forces === 0 && march.champions.length === 1}
            onClick={() => void (model.march.value = { ...march, champions })}
          >
            {words.along(model.reader.cardName(card), along)}
          </Button>
        );
      })}
    </>
  );
}

// Who goes; where to is asked by the panel, which seals it.
function Marching({ model, march }: { readonly model: Model; readonly march: March }) {
  const all = armyAt(model.scan.value, march.from, model.reader.seat)?.forces ?? 0;
  return (
    <>
      {all > 0 && (
        <Stepper
          values={upTo(march.champions.length > 0 ? 0 : 1, all)}
          value={march.forces}
          set={(forces) => void (model.march.value = { ...march, forces })}
        >
          <span class={styles.count} aria-live="polite">
            {words.send(march.forces)}
          </span>
        </Stepper>
      )}
      <Champions model={model} march={march} />
      <Stays model={model} hex={march.from} forces={march.forces} champions={march.champions} />
    </>
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
  const { cards } = seenOf(model.match);
  const can = (action: string): boolean => champions.some(({ card }) => cards(card)?.does.includes(action));
  const offers: (readonly string[])[] = [];
  if (own !== undefined) offers.push(['build']);
  if (home) offers.push(['reinforce']);
  for (const action of abilities) if (can(action)) offers.push([action]);
  return offers.filter(([action = '']) => actions.has(action));
}

function Offers({ model, hex }: { readonly model: Model; readonly hex: string }) {
  const offers = offersAt(model, hex);
  const { labels } = model.targets.value;
  return (
    <>
      {offers.map((offer, at) => {
        const [action = ''] = offer;
        return (
          <Button
            key={action}
            size="small"
            {...(at === 0 ? { 'data-first': true } : {})}
            {...lit(true)}
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
    </>
  );
}

// A way to play a card that asks for nothing more is lifted first, since what is sealed cannot be taken back.
function lifting({ match }: Model, { choice, label }: OpenChoice) {
  const { ask, plan, cards } = seenOf(match);
  const [first = ''] = plan;
  const card = first.startsWith('card:') ? cards(valueOf(first)) : null;
  const meant = meantChoice(match) === choice;
  if (ask !== 'action' || plan.length !== 1 || card === null || !endsMode(label)) return {};
  const act = { label: bridgefrontTexts.hand.sealIt(card.name), choice };
  const question = boardTexts.cardAt(card.name, `${label.charAt(0).toLowerCase()}${label.slice(1)}`);
  return { pressed: meant, ...(meant ? {} : { onClick: () => mean(match, { question, act }) }) };
}

// What is asked besides places: modes, "nobody else", "that is far enough".
function Others({ model, zoom }: MenuProps) {
  const others = otherChoices(seenOf(model.match), model.targets.value, (card) => model.championAt(card));
  if (others.length === 0 || model.march.value !== null) return null;
  const { seat } = model.reader;
  const last = model.match.plan.value.findLast((choice) => choice.startsWith('hex:'));
  const home = model.scan.value.view.seats[seat ?? -1]?.capital ?? '0,0';
  const hex = last === undefined ? home : valueOf(last);
  return (
    <At key={`others ${hex}`} hex={hex} model={model} zoom={zoom} label={words.answers}>
      {others.map((other) => (
        <Button
          key={other.choice}
          size="small"
          {...choosing(model.match, other.choice)}
          {...lifting(model, other)}
        >
          {other.label}
        </Button>
      ))}
    </At>
  );
}

/** Everything that floats over the board to be clicked. */
export function ActionsMenu(props: MenuProps) {
  return (
    <>
      <AtHex {...props} />
      <Others {...props} />
    </>
  );
}

// The March that is laid out, the actions of the hex that is selected, or the number that is asked for.
function AtHex({ model, zoom }: MenuProps) {
  const { numbers, asks } = model.targets.value;
  const march = model.march.value;
  const hex = model.anchor.value;
  if (march !== null)
    return (
      <At
        key={march.from}
        hex={march.from}
        model={model}
        zoom={zoom}
        label={words.actionsAt(placeName(model.scan.value, march.from, model.reader))}
      >
        <Marching model={model} march={march} />
      </At>
    );
  if (numbers === null) {
    const stack = model.match.plan.value.findLast((choice) => choice.startsWith('hex:'));
    const adjusts = asks.hexes && model.match.plan.value.at(-1)?.startsWith('forces:') === true;
    if (adjusts && stack !== undefined) return <Adjust model={model} hex={valueOf(stack)} zoom={zoom} />;
    if (hex === null || offersAt(model, hex).length === 0) return null;
    return (
      <At
        key={hex}
        hex={hex}
        model={model}
        zoom={zoom}
        label={words.actionsAt(placeName(model.scan.value, hex, model.reader))}
      >
        <Offers model={model} hex={hex} />
      </At>
    );
  }
  if (hex === null) return null;
  const label = numbers.kind === 'forces' ? words.howMany : words.howMuch;
  return (
    <At key={`numbers ${hex}`} hex={hex} model={model} zoom={zoom} label={label}>
      <p class={styles.question}>{label}</p>
      <Numbers model={model} asked={numbers} />
    </At>
  );
}
