// The battlefield: land, lit hexes, units, what happens between them, and the odds of what could.

import { SceneryDefs } from '@bridgefront/page/art/scenery.tsx';
import { Camera, ZoomButtons } from '@bridgefront/page/boards/board-frame.tsx';
import { useFingerWide, wideForAll } from '@bridgefront/page/boards/finger-wide.ts';
import { useZoom } from '@bridgefront/page/boards/zoom.ts';
import { litChoice } from '@bridgefront/page/choosing.ts';
import { Track } from '@bridgefront/page/forecast/track.tsx';
import type { Signal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import type { OpenChoice } from '@bridgefront/page/match-context.ts';
import { board, hexOf, orderedBy, placesSeen, sectionHexes, typeOfSlug } from '../rules/table.ts';
import type { TableView, UnitView } from '../rules/table.ts';
import { Aimed, Blow, Struck } from './aimed.tsx';
import { atOnce } from './at-once.ts';
import { Badges } from './badge.tsx';
import { Compass } from './compass.tsx';
import { dragUnit, groundAt } from './drag.ts';
import { cornersOf, hexSize, hexWide, nextTowards, picture, pointOf } from './geometry.ts';
import type { Point } from './geometry.ts';
import { Banners, Ground } from './ground.tsx';
import { countered } from './foretold.ts';
import type { Looking } from './looking.ts';
import type { Match } from './match.ts';
import { Picks } from './picks.tsx';
import { Rim } from './rim.tsx';
import { holdersOf, partsOf, seenOf, unitAt } from './seen.ts';
import type { Picked, Seen } from './seen.ts';
import { Strokes } from './strokes.tsx';
import { Supposed, supposedWords, useSupposing } from './supposing.tsx';
import type { Supposing } from './supposing.tsx';
import { fellsTexts } from './texts.ts';
import { Spoken } from './spoken.tsx';
import { UnitStrength, UnitToken } from './unit.tsx';
import { vale } from './vale.tsx';
import styles from './board.module.css';

const words = fellsTexts;

/** Pixels of meadow beside the land, where it is looked at from near: nothing of the land is lost for it. */
const meadow = 24;

interface BoardProps {
  readonly match: Match;
  readonly seen: Seen;
  readonly looking: Looking;
  readonly picked: Signal<Picked>;
}

interface HexButtonProps extends Omit<BoardProps, 'picked'> {
  readonly supposing: Supposing;
  readonly hex: string;
  readonly open: OpenChoice;
  readonly onKey: (event: KeyboardEvent, hex: string) => void;
}

const kindStyle: { readonly [kind: string]: string | undefined } = {
  unit: styles.own,
  to: styles.go,
  step: styles.go,
  place: styles.go,
  hex: styles.go,
  at: styles.target,
};

// Whether a unit would go to the hex that stands for this choice.
function isWay(choice = ''): boolean {
  return ['to', 'step'].includes(partsOf(choice)[0]);
}

// A lit hex is a button; hovering it lights its line in the list, and the other way round.
function HexButton({ match, seen, looking, supposing, hex, open, onKey }: HexButtonProps) {
  const [kind] = partsOf(open.choice);
  const unit = unitAt(seen.table, hex);
  const pays = isWay(open.choice) && seen.table.banners.some(({ at }) => at === hex);
  const enemy = kind === 'unit' && unit !== undefined && unit.seat !== seen.near;
  const pointed = match.pointed.value === open.choice;
  const finger = useRef(false);
  const look = (on: boolean): void => {
    // The tap of a finger strikes: nothing is told that lies in its way.
    looking.hex.value = on && !(finger.current && kind === 'at') ? hex : null;
    match.point(on ? open.choice : null);
  };
  return (
    <g
      role="button"
      tabindex={0}
      aria-label={open.label}
      aria-description={supposing.move?.to === hex ? supposedWords(seen, supposing.aims) : undefined}
      data-choice={open.choice}
      data-hex={hex}
      {...litChoice(match, open.choice)}
      class={`${styles.hex} ${enemy ? styles.target : (kindStyle[kind] ?? styles.go)} ${pays ? styles.pays : ''} ${pointed ? styles.pointed : ''}`}
      onPointerDown={({ pointerType }) => void (finger.current = pointerType === 'touch')}
      onClick={() => {
        if (finger.current && supposing.holds(hex)) return;
        match.choose(open.choice);
      }}
      onKeyDown={(event) => onKey(event, hex)}
      onPointerEnter={(event) => {
        finger.current = event.pointerType === 'touch';
        if (looking.hasCome(event)) look(true);
        else match.point(open.choice);
      }}
      onPointerLeave={() => look(false)}
      onFocusIn={() => look(true)}
      onFocusOut={() => look(false)}
    >
      <polygon points={cornersOf(pointOf(hex, seen.flip), hexSize - 2)} />
    </g>
  );
}

// Hexes with units that no choice stands for can be looked at too.
function LookHex({
  seen,
  looking,
  unit,
}: {
  readonly seen: Seen;
  readonly looking: Looking;
  readonly unit: UnitView;
}) {
  return (
    <polygon
      class={styles.look}
      points={cornersOf(pointOf(unit.at, seen.flip), hexSize - 2)}
      onPointerEnter={(event) => {
        if (looking.hasCome(event)) looking.hex.value = unit.at;
      }}
      onPointerLeave={() => (looking.hex.value = null)}
      onClick={() => (looking.hex.value = unit.at)}
    />
  );
}

// The race to the points, with where the next scoring would take both.
function Race({ match, table }: { readonly match: Match; readonly table: TableView }) {
  const racers = table.seats.map(({ vp, income }, seat) => ({ seat, at: vp, next: vp + income }));
  const told = racers.map(({ seat, at, next }) => words.race(match.nameOf(seat), at, next));
  return (
    <Track
      goal={table.winningVp}
      racers={racers}
      label={`${told.join('; ')}; ${words.raceGoal(table.winningVp)}`}
    />
  );
}

/** The unit whose reach is shown: the one chosen, else the one looked at. */
function focusOf({ chosen, table, near }: Seen, looked: string | null): string | null {
  if (chosen !== null) return chosen;
  const unit = looked === null ? undefined : unitAt(table, looked);
  return unit !== undefined && unit.seat === near ? unit.at : null;
}

// Where the unit that is looked at could go, and whom it sees: lines with their odds.
function Reach({ seen, from }: { readonly seen: Seen; readonly from: string }) {
  const { table, flip, lit } = seen;
  const hexes = table.moves.find((move) => move.from === from)?.to.split(' ') ?? [];
  const start = pointOf(from, flip);
  return (
    <g aria-hidden="true" class={styles.reach}>
      {hexes
        .filter((hex) => !lit.has(hex))
        .map((hex) => (
          <polygon key={hex} class={styles.could} points={cornersOf(pointOf(hex, flip), hexSize - 4)} />
        ))}
      {seen.aims
        .filter((aim) => aim.from === from)
        .map((aim) => {
          const end = pointOf(aim.at, flip);
          return <line key={aim.at} class={styles.sight} x1={start.x} y1={start.y} x2={end.x} y2={end.y} />;
        })}
    </g>
  );
}

// The sections of the command card, and whom it could order there, that is looked at, or has been begun with.
function Callable({ match, seen }: { readonly match: Match; readonly seen: Seen }) {
  const { table, near, flip, seat, plan, options } = seen;
  const [kind, card] = partsOf(plan[0] ?? match.pointed.value ?? '');
  if (seat === null || kind !== 'card') return null;
  return (
    <g aria-hidden="true" class={styles.reach}>
      {sectionHexes(card, near, options).map((hex) => (
        <polygon key={`in ${hex}`} class={styles.section} points={cornersOf(pointOf(hex, flip), hexSize)} />
      ))}
      {orderedBy(card, table.units, near, options).map((hex) => (
        <polygon key={hex} class={styles.callable} points={cornersOf(pointOf(hex, flip), hexSize - 3)} />
      ))}
    </g>
  );
}

function Deployment({ seen }: { readonly seen: Seen }) {
  const { table, near, flip } = seen;
  return (
    <g aria-hidden="true">
      {table.deployment.flatMap((hexes, seat) =>
        hexes.map((hex) => (
          <polygon
            key={hex}
            class={seat === near ? styles.ownGround : styles.otherGround}
            points={cornersOf(pointOf(hex, flip), hexSize - 4)}
          />
        )),
      )}
    </g>
  );
}

// Cards that the plan has laid out so far, as units on the map.
function laidOut({ plan, near, options }: Seen): UnitView[] {
  return plan.flatMap((choice, id) => {
    const [kind, value] = partsOf(choice);
    const [unit, at = ''] = value.split('@');
    if (kind !== 'place' || unit === 'tent') return [];
    return [{ id: 1000 + id, unit, seat: near, at, health: typeOfSlug(unit, options).health }];
  });
}

function laidTent({ plan }: Seen): string | undefined {
  return plan.find((choice) => choice.startsWith('place:tent@'))?.split('@')[1];
}

/** A unit that has done all it may, and whose last fight is over. */
function isTired({ table: { active, combats } }: Seen, { at, attacked, ordered, seat }: UnitView): boolean {
  const fights = combats.some((combat) => combat.from === at || combat.at === at);
  return ordered === true && attacked === true && active === seat && !fights;
}

// Whether the window is higher than wide: an upright stage presses the map flat, whose own size does not tell.
const isUpright = (): boolean => innerHeight > innerWidth;

// Beside a fight its tray needs room, on the longer side of the stage: the middle of both is looked at.
function trayBeside({ x, y }: Point): Point {
  return isUpright() ? { x, y: y + 200 } : { x: x + 240, y };
}

// What a finger needs near: what is lit, the fight that is decided, or all units while the hand is asked for.
function framed(seen: Seen): readonly string[] {
  const { lit: lights, steppers, table, open } = seen;
  const combat = table.combats.at(-1);
  const fight = combat === undefined || open.size === 0 ? [] : [combat.from, combat.at];
  const asksHand = [...open.keys()].some((choice) => choice.startsWith('card:'));
  const all = asksHand ? table.units.map(({ at }) => at) : [];
  return [...lights.keys(), ...steppers, ...atOnce(seen).keys(), ...fight, ...all];
}

// Beside what is lit, a click asks why not; units of others are only looked at.
function askAt(match: Match, { table, seat, open, lit: lights, steppers }: Seen, hex: string | null): void {
  if (hex === null || seat === null || open.size === 0 || lights.has(hex) || steppers.includes(hex)) return;
  const unit = unitAt(table, hex);
  if (unit === undefined) match.choose(`hex:${hex}`);
  else if (unit.seat === seat) match.choose(`unit:${hex}`);
}

/** The board of one match, for whoever looks at it. */
export function Board({ match, seen, looking, picked }: BoardProps) {
  const zoom = useZoom(picture, meadow);
  // The outline of a lit hex keeps a little distance from its neighbours.
  useFingerWide(zoom, () => {
    const now = seenOf(match, picked.value);
    // What follows from one's own choice is seen where one has made it.
    if (now.open.size === 0 && now.seat === now.table.active) return null;
    const hexes = framed(now);
    const points = hexes.map((hex) => pointOf(hex, now.flip));
    const taps = now.lit.size + now.steppers.length + atOnce(now).size;
    const size = zoom.size.value;
    // Whole, the map of a phone on its side has hexes all but a finger wide: there nothing of it is given away for the rest.
    const own = hexWide + (isUpright() ? -4 : 4);
    const wide = taps === 0 ? wideForAll(points, { wide: own, around: hexWide, size }) : own;
    const fight = now.open.size > 0 ? now.table.combats.at(-1) : undefined;
    if (fight !== undefined) points.push(trayBeside(pointOf(fight.at, now.flip)));
    return points.map((at) => ({ at, wide }));
  });
  const { table, flip, lit } = seen;
  const hexes = board.hexNames.filter((hex) => lit.has(hex));
  const onKey = (event: KeyboardEvent, hex: string): void => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      const open = lit.get(hex);
      if (open !== undefined) match.choose(open.choice);
      return;
    }
    const next = nextTowards(hex, event.key, hexes, flip);
    if (next === null) return;
    event.preventDefault();
    zoom.svg.current?.querySelector<SVGGElement>(`[data-hex="${next}"]`)?.focus();
  };
  const supposing = useSupposing(seen, looking.hex.value);
  // What holds from where a unit stands is no matter where another place for it is looked at.
  const pairs = atOnce(seen);
  const attacker = pairs.get(looking.hex.value ?? '')?.from ?? null;
  const focus = supposing.move === null ? (attacker ?? focusOf(seen, looking.hex.value)) : null;
  const units = [...table.units, ...laidOut(seen)].sort((a, b) => a.id - b.id);
  const tent = laidTent(seen);
  const land =
    tent === undefined
      ? table
      : {
          ...table,
          terrain: { ...table.terrain, tent: [table.terrain['tent'], tent].filter(Boolean).join(' ') },
        };
  const aims = seen.aims.filter((aim) => aim.from === focus).map((aim) => countered(table, aim));
  const holders = holdersOf(table);
  const places = placesSeen(table);
  const called = (hex: string): string => places.name(hexOf(hex));
  const near = zoom.look.value.scale > 1;
  const taken = seen.chosen ?? picked.value.step;
  const met = aims.find(({ at }) => at === looking.hex.value);
  return (
    <div class={styles.around}>
      {table.phase === 'play' && <Race match={match} table={table} />}
      <svg
        ref={zoom.svg}
        class={near ? `${styles.board} ${styles.near}` : styles.board}
        viewBox={picture.join(' ')}
        role="group"
        aria-label={words.battlefield}
        onPointerDown={(event) => dragUnit(event, { match, seen, looking, zoom })}
        onPointerMove={(event) => looking.rest(event)}
        onClick={({ clientX, clientY }) => askAt(match, seen, groundAt(clientX, clientY))}
        onClickCapture={(event) => {
          // The end of a drag over the map chooses nothing.
          if (zoom.dragged()) event.stopPropagation();
        }}
      >
        <SceneryDefs />
        <Camera zoom={zoom}>
          {vale}
          <Ground land={land} flip={flip} />
          <Rim flip={flip} looked={supposing.move?.to ?? looking.hex.value} />
          <Deployment seen={seen} />
          <Callable match={match} seen={seen} />
          {focus !== null && <Reach seen={seen} from={focus} />}
          {table.units
            .filter(({ at }) => !lit.has(at) && !pairs.has(at))
            .map((unit) => (
              <LookHex key={unit.id} seen={seen} looking={looking} unit={unit} />
            ))}
          {hexes.map((hex) => {
            const open = lit.get(hex);
            return open === undefined ? null : (
              <HexButton
                key={hex}
                match={match}
                seen={seen}
                looking={looking}
                supposing={supposing}
                hex={hex}
                open={open}
                onKey={onKey}
              />
            );
          })}
          {taken !== null && (
            <polygon class={styles.taken} points={cornersOf(pointOf(taken, flip), hexSize - 2)} />
          )}
          <Picks match={match} seen={seen} looking={looking} picked={picked} pairs={pairs} />
          {[UnitToken, UnitStrength].flatMap((Part, layer) =>
            units.map((unit) => (
              <Part
                key={`${layer} ${unit.id}`}
                unit={unit}
                options={seen.options}
                flip={flip}
                tired={isTired(seen, unit)}
                holding={holders.has(unit.at)}
              />
            )),
          )}
          <Banners
            banners={land.banners}
            flip={flip}
            holders={holders}
            called={called}
            reached={(hex) => isWay(lit.get(hex)?.choice)}
          />
          <Aimed seen={seen} />
          {met !== undefined && <Blow from={met.from} at={met.at} flip={flip} />}
          <Struck seen={seen} />
          <Strokes match={match} flip={flip} />
          <Badges aims={aims} seen={seen} unit={zoom.unit()} />
          <Supposed seen={seen} supposing={supposing} unit={zoom.unit()} />
          <Compass flip={flip} />
        </Camera>
      </svg>
      {near && <ZoomButtons zoom={zoom} />}
      <Spoken match={match} seen={seen} holders={holders} />
    </div>
  );
}
