// One lane: the creatures of both sides on their banks, the first of each next to the bridge, and what the next assaults
// would bring them. While a creature waits for its lane, all of the lane is the button.

import { Unit as UnitForm } from '@bridgefront/page/art/unit.tsx';
import type { UnitLook } from '@bridgefront/page/art/unit.tsx';
import { choosing } from '@bridgefront/page/choosing.ts';
import { spokenCard } from '@bridgefront/page/cards/content.ts';
import { Change, ForecastMark, Threat } from '@bridgefront/page/forecast/marks.tsx';
import { Icon } from '@bridgefront/page/ui/icon.tsx';
import { Tip } from '@bridgefront/page/ui/tip.tsx';
import { capitalised } from '@bridgefront/tabletop/words';
import { laneNames, laneWords } from '../rules/table.ts';
import type { LaneName, UnitView } from '../rules/table.ts';
import { contentOf, patternOf } from './cards.ts';
import { CardFigure } from './figures.tsx';
import { slotsOf } from './geometry.ts';
import type { Geometry } from './geometry.ts';
import styles from './lane.module.css';
import type { Match } from './match.ts';
import { castOn, changeOf } from './moment.ts';
import type { Outlook } from './outlook.ts';
import type { Seen } from './seen.ts';
import { Spirit } from './spirits.tsx';
import { twinBridgesTexts } from './texts.ts';

const words = twinBridgesTexts;

/** The layer of `AimLines`. */
const linesLayer = 3;

interface LaneProps {
  readonly match: Match;
  readonly seen: Seen;
  readonly outlook: Outlook;
  readonly geometry: Geometry;
  readonly lane: LaneName;
}

interface UnitProps extends Omit<LaneProps, 'geometry'> {
  readonly unit: UnitView;
  readonly at: number;
  readonly seat: number;
}

/** What awaits a creature: of the reader's own by the other side's next assault, of others by the reader's. */
function awaits({ outlook, seen, unit, seat }: UnitProps): {
  readonly takes: number;
  readonly dies: boolean;
} {
  const told = seat === seen.near ? outlook.next : outlook.now;
  return { takes: told?.takes.get(unit.card) ?? 0, dies: told?.dies.has(unit.card) === true };
}

/** What the incantation that seeks its target would do to it; null: nothing that changes its figures. */
function aimAt({ outlook, unit }: UnitProps) {
  const aim = outlook.aims?.get(unit.card);
  return aim === undefined || aim.change === 0 ? null : aim;
}

function spokenUnit(props: UnitProps, name: string, open: boolean): string {
  const { seen, unit, at, seat } = props;
  const { takes, dies } = awaits(props);
  const aim = aimAt(props);
  const parts = [
    words.unit(name, unit.attack, Math.max(0, unit.health - unit.damage), unit.health),
    at === 0 ? words.atBridge : words.fromBridge(at + 1),
    unit.fresh === true ? words.fresh : '',
    unit.protected === true ? words.protectedNow : '',
    takes === 0 && !dies
      ? ''
      : seat === seen.near
        ? words.nextTakes(takes, dies)
        : words.nowTakes(takes, dies),
    open ? words.canTarget : '',
    aim === null ? '' : words.aimed(aim.change, aim.falls),
  ];
  return parts.filter(Boolean).join(', ');
}

function lookOf(props: UnitProps, open: boolean): UnitLook {
  const { seen, unit, seat, match } = props;
  const aim = aimAt(props);
  if (open && match.pointed.value === `unit:${unit.card}`) return 'picked';
  if (open) return aim === null ? 'ready' : aim.change < 0 ? 'aimed' : 'helped';
  return unit.fresh === true && seat === seen.table.active ? 'spent' : 'plain';
}

// What the moment does to it, or else what awaits it.
function Marks(props: UnitProps) {
  const { match, seen, unit, seat } = props;
  const change = changeOf(match, unit.card);
  if (change !== 0)
    return (
      <span class={styles.mark}>
        <Change by={change} />
      </span>
    );
  const aim = aimAt(props);
  if (aim !== null)
    return (
      <span class={styles.mark}>
        <ForecastMark {...aim} />
      </span>
    );
  const { takes, dies } = awaits(props);
  if (takes === 0 && !dies) return null;
  if (seat === seen.near)
    return dies ? (
      <span class={styles.threat}>
        <Threat>
          <Icon name="death-skull" />−{takes}
        </Threat>
      </span>
    ) : null;
  return (
    <span class={styles.mark}>
      <ForecastMark change={-takes} falls={dies} />
    </span>
  );
}

function Unit(props: UnitProps) {
  const { match, seen, lane, unit, seat } = props;
  const choice = `unit:${unit.card}`;
  const open = seen.open.has(choice);
  const content = contentOf(match, unit.card);
  const spirit = castOn(match, unit.card);
  const looks = [
    styles.unit,
    match.pointed.value === choice ? styles.pointed : '',
    unit.fresh === true ? styles.fresh : '',
  ];
  return (
    <Tip clear="[data-unit]" content={spokenCard(content)}>
      <button
        type="button"
        class={looks.join(' ')}
        data-key={unit.card}
        data-unit={unit.card}
        data-ghost={unit.card}
        data-ghost-at={lane}
        data-seat={seat}
        aria-label={spokenUnit(props, content.name, open)}
        {...choosing(match, choice)}
      >
        <UnitForm
          side={seat}
          name={content.name}
          damage={unit.attack}
          health={Math.max(0, unit.health - unit.damage)}
          full={unit.health}
          look={lookOf(props, open)}
          pattern={patternOf(unit.card)}
          wraps
        >
          <CardFigure card={unit.card} side={seat} />
        </UnitForm>
        {unit.protected === true && <span class={styles.shield} aria-hidden="true" />}
        {spirit !== null && (
          <span class={styles.spirit} aria-hidden="true">
            <Spirit card={spirit} side={seat} />
          </span>
        )}
        <Marks {...props} />
      </button>
    </Tip>
  );
}

function End(props: LaneProps & { readonly seat: number }) {
  const { match, seen, geometry, lane, seat } = props;
  const units = seen.table.seats[seat]?.[lane] ?? [];
  const near = seat === seen.near;
  const index = laneNames.indexOf(lane) as 0 | 1;
  const { width, height, spots } = slotsOf(geometry, index, near, units.length);
  const { x, y } = geometry.lanes[index].area;
  return (
    <ol class={styles.end} aria-label={`${capitalised(laneWords[lane])}, ${match.nameOf(seat)}`}>
      {units.map((unit, at) => {
        const spot = spots[at] ?? { x: 0, y: 0 };
        const place = {
          left: `${spot.x - x}px`,
          top: `${spot.y - y}px`,
          '--w': `${width}px`,
          '--h': `${height}px`,
          // Names, figures and marks above the lines of who strikes whom.
          zIndex: linesLayer + units.length - at,
        };
        return (
          <li key={unit.card} style={place}>
            <Unit {...props} unit={unit} at={at} seat={seat} />
          </li>
        );
      })}
      {units.length === 0 && <li class="visually-hidden">{words.empty}</li>}
    </ol>
  );
}

// Whom a creature that waits for its lane would meet there first, and what it would take.
function Meets({ match, seen, outlook, lane }: LaneProps) {
  const there = outlook.lanes.find((one) => one.lane === lane);
  if (there === undefined) return null;
  const { attack } = there;
  const whom = attack?.at ?? null;
  const building = seen.table.seats[seen.far]?.fort === true ? words.fort : words.bastion;
  return (
    <b>
      {attack === null
        ? words.wouldDie
        : words.meets(whom === null ? building : contentOf(match, whom).name, attack.takes)}
    </b>
  );
}

// Where a creature that waits for its lane would stand: behind all others.
function Ghost(props: LaneProps) {
  const { match, seen, geometry, lane } = props;
  const index = laneNames.indexOf(lane) as 0 | 1;
  const count = (seen.table.seats[seen.near]?.[lane].length ?? 0) + 1;
  const { width, height, spots } = slotsOf(geometry, index, true, count);
  const spot = spots[count - 1];
  const { x, y } = geometry.lanes[index].area;
  if (spot === undefined) return null;
  const place = {
    left: `${spot.x - x}px`,
    top: `${spot.y - y}px`,
    width: `${width}px`,
    height: `${height}px`,
  };
  const card = match.plan.value[0]?.slice('card:'.length) ?? '';
  return (
    <span class={styles.ghost} style={place} aria-hidden="true">
      <CardFigure card={card} side={seen.near} />
      <Meets {...props} />
    </span>
  );
}

/** Both ends of a lane and its bridge. */
export function Lane(props: LaneProps) {
  const { match, seen, geometry, lane } = props;
  const choice = `lane:${lane}`;
  const open = seen.open.get(choice);
  const { area, bridge } = geometry.lanes[laneNames.indexOf(lane) as 0 | 1];
  const box = {
    left: `${area.x}px`,
    top: `${area.y}px`,
    width: `${area.width}px`,
    height: `${area.height}px`,
  };
  const plate = { left: `${bridge.x - area.x}px`, top: `${bridge.y - area.y}px` };
  const looks = [
    styles.lane,
    open === undefined ? '' : styles.laneOpen,
    match.pointed.value === choice ? styles.lanePointed : '',
  ];
  return (
    <section
      class={looks.join(' ')}
      style={box}
      data-lane={lane}
      data-shape={geometry.shape}
      aria-label={capitalised(laneWords[lane])}
    >
      {open !== undefined && (
        <>
          <button type="button" class={styles.choose} aria-label={open.label} {...choosing(match, choice)} />
          <Ghost {...props} />
        </>
      )}
      <span class={styles.title} style={plate} aria-hidden="true">
        {capitalised(laneWords[lane])}
      </span>
      <End {...props} seat={seen.far} />
      <End {...props} seat={seen.near} />
    </section>
  );
}
