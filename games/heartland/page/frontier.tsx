// A frontier as a place between the heartlands: the units of both sides, the settlement, and what a combat would come to.

import { nameOf, nthOf } from '../rules/table.ts';
import type { SideForecast } from '../rules/table.ts';
import { Tug } from '@bridgefront/page/forecast/tug.tsx';
import { Icon } from '@bridgefront/page/ui/icon.tsx';
import { Tip } from '@bridgefront/page/ui/tip.tsx';
import { Building } from './buildings.tsx';
import { spokenCard } from './cards.ts';
import { sendTo } from './draft.ts';
import { placed } from '@bridgefront/page/boards/box.ts';
import { placesOf } from './geometry.ts';
import { meanFrontier } from './settling.ts';
import { deedWords } from './deed-words.ts';
import { plantedBy, tollOf } from './outlook.ts';
import { choosing, lit, pointing } from '@bridgefront/page/choosing.ts';
import { ifSent, unitsIn } from './seen.ts';
import type { Laid, Seen } from './seen.ts';
import { words } from './texts.ts';
import { Unit } from './unit.tsx';
import styles from './frontier.module.css';

interface Place {
  readonly seen: Laid;
  readonly frontier: number;
}

function settledBy({ seen, frontier }: Place): number | null {
  return seen.table.frontiers[frontier - 1]?.settlement?.seat ?? null;
}

// One side's units: the occupier first, those who advance beside it, all of them at the middle line.
function Side({ seen, frontier, seat }: Place & { readonly seat: number }) {
  const units = unitsIn(seen, seat, frontier).toSorted(
    (one, other) => Number(other.occupies === true) - Number(one.occupies === true),
  );
  const { area, slots } = placesOf(seen.geometry, {
    near: seat === seen.near,
    count: units.length,
    settled: settledBy({ seen, frontier }) === seat,
  });
  return (
    <ul
      class={styles.side}
      style={{ ...placed(area), '--w': `${slots.width}px`, '--h': `${slots.height}px` }}
      aria-label={`${seen.match.nameOf(seat)}, ${words.place(frontier).toLowerCase()}`}
    >
      {units.map((unit, at) => (
        <li key={unit.id} style={{ left: `${slots.spots[at]?.x}px`, top: `${slots.spots[at]?.y}px` }}>
          <Unit seen={seen} unit={unit} />
        </li>
      ))}
    </ul>
  );
}

function Plot({ seen, frontier }: Place) {
  const { settlement } = seen.table.frontiers[frontier - 1] ?? { settlement: null };
  if (settlement === null) return null;
  const { card, seat, active = false } = settlement;
  const choice = [`stratagem:${frontier}`, `raze:${frontier}`].find((one) => seen.open.has(one));
  const label = `${words.plot(nameOf(card), active)}, ${seen.match.nameOf(seat)}`;
  const { width, height } = seen.geometry.building;
  const looks = [styles.plot, active ? '' : styles.asleep, seat === seen.near ? styles.ours : styles.theirs];
  const shared = {
    class: `${looks.join(' ')} ${choice === undefined ? '' : styles.lit}`,
    style: { width: `${width}px`, height: `${height}px` },
  };
  const inside = (
    <>
      <Building card={card} seat={seat} class={styles.building ?? ''} />
      <span class={styles.plate}>{nameOf(card)}</span>
    </>
  );
  return (
    <Tip content={`${label}. ${spokenCard(seen.match, card)}`}>
      {choice === undefined ? (
        <span {...shared} data-key={`plot-${frontier}-${card}`} tabIndex={0} role="img" aria-label={label}>
          {inside}
        </span>
      ) : (
        <button
          type="button"
          {...shared}
          aria-label={`${label}: ${seen.open.get(choice)?.label ?? ''}`}
          {...choosing(seen.match, choice)}
        >
          {inside}
        </button>
      )}
    </Tip>
  );
}

// A column of a phone has room for one short line.
function plantedWords({ near, plays, match, geometry }: Laid, planter: number): string {
  const own = planter === near;
  if (geometry.shape === 'wide' || !plays) return words.plants(own && plays, match.nameOf(planter));
  return words.plantsShort[own ? 'yours' : 'theirs'];
}

// Life that is lost over a frontier.
function Through({ good, excess, says }: { good: boolean; excess: number; says: string }) {
  return (
    <span class={good ? styles.good : styles.bad}>
      <Icon name="hearts" />
      <b>{excess}</b>
      <i>{says}</i>
    </span>
  );
}

function Says({ seen, told }: Told) {
  const { near, far } = seen;
  const planter = plantedBy(told);
  return (
    <p class={styles.says} aria-hidden="true">
      {[far, near].map((seat) => {
        const excess = told[seat]?.excess ?? 0;
        return (
          excess > 0 && (
            <Through key={seat} good={seat === near} excess={excess} says={words.throughRest(excess)} />
          )
        );
      })}
      {planter !== null && (
        <span class={planter === near ? styles.good : styles.bad}>
          <Icon name="flying-flag" />
          <i>{plantedWords(seen, planter)}</i>
        </span>
      )}
    </p>
  );
}

// What came of the blows that were struck here: the strengths, whom they killed, and what came through.
function Fought({ seen, frontier }: Place) {
  const { fought, near, far, plays, match } = seen;
  const sides = fought?.clashes[frontier - 1];
  if (sides === undefined) return null;
  const strength = (seat: number) => {
    const { pool, kills } = sides[seat];
    const all = sides[1 - seat].units;
    const name = kills.length === 1 ? nameOf(kills[0].card) : null;
    return {
      seat,
      strength: pool,
      ...(all > 0 && pool > 0 && { comes: words.toll({ die: kills.length, all }, name) }),
    };
  };
  const spoken = [far, near].map((seat) => {
    const { strength: pool, comes = '' } = strength(seat);
    const who = seat === near && plays ? words.you : match.nameOf(seat);
    const { excess } = sides[seat];
    const came = excess > 0 ? `${excess} ${words.cameThrough}` : '';
    return `${[words.strikes(who, pool), comes, came].filter((part) => part !== '').join(', ')}.`;
  });
  return (
    <div class={styles.forecast} aria-label={words.foughtTitle} role="group" data-vital>
      <p class="visually-hidden">{spoken.join(' ')}</p>
      <Tug left={strength(far)} right={strength(near)} />
      <p class={styles.says} aria-hidden="true">
        {[far, near].map((seat) => {
          const { excess } = sides[seat];
          return (
            excess > 0 && <Through key={seat} good={seat === near} excess={excess} says={words.cameThrough} />
          );
        })}
      </p>
    </div>
  );
}

interface Told {
  readonly seen: Laid;
  readonly told: readonly (SideForecast | null)[];
}

function Forecast({ seen, told, frontier }: Told & Place) {
  const { near, far, plays, match, draft } = seen;
  const drafted = draft.goes.size + draft.retreats.size > 0;
  const line = (seat: number): string => {
    const side = told[seat];
    if (side === undefined || side === null) return '';
    const who = seat === near && plays ? words.you : match.nameOf(seat);
    return `${words.strikes(who, side.pool)}: ${deedWords(seen, side)}.`;
  };
  const strength = (seat: number) => {
    const side = told[seat];
    const met = unitsIn(seen, 1 - seat, frontier).filter(
      (unit) => unit.seat !== near || unit.occupies !== true || !draft.retreats.has(frontier),
    );
    const toll = side === undefined || side === null ? null : tollOf(side, met.length);
    const sole = met.find(({ id }) => id === toll?.sole);
    const name = sole === undefined ? null : nameOf(sole.card);
    return { seat, strength: side?.pool ?? 0, ...(toll !== null && { comes: words.toll(toll, name) }) };
  };
  return (
    <div
      class={styles.forecast}
      aria-label={drafted ? words.forecastPlanned : words.forecastTitle}
      role="group"
      data-vital
    >
      <p class="visually-hidden">{`${line(far)} ${line(near)}`}</p>
      <Tug left={strength(far)} right={strength(near)} clash={told.every((side) => side !== null)} />
      {wayWords(seen, frontier) === null && <Says seen={seen} told={told} />}
    </div>
  );
}

// The unit that takes the frontier at this moment plants its flag there.
function Planted({ seen, seat }: { readonly seen: Laid; readonly seat: number }) {
  return (
    <p class={styles.says} aria-hidden="true">
      <span class={seat === seen.near ? styles.good : styles.bad}>
        <Icon name="flying-flag" />
        <b>{plantedWords(seen, seat)}</b>
      </span>
    </p>
  );
}

// A kill set as its button here says it: the frontier's name stands above.
function killWords({ table }: Seen, choice: string): string {
  const ids = choice
    .slice(choice.lastIndexOf(':') + 1)
    .split('+')
    .map(Number);
  const dying = table.units.filter(({ id }) => ids.includes(id));
  return words.killSet(dying.map((unit) => ({ ...unit, name: nameOf(unit.card), nth: nthOf(table, unit) })));
}

const quiet = new Set(['hold', 'none', 'return']);

interface Ask {
  readonly choice: string;
  readonly says: string;
  readonly label: string;
}

// Who may occupy here, where all of them have room for their names, and then that the occupier stays, or nobody does.
function occupierAsks(seen: Laid, frontier: number): readonly Ask[] {
  const may = unitsIn(seen, seen.near, frontier).flatMap((unit) => {
    const open = seen.open.get(`occupy:${unit.id}`);
    return open === undefined ? [] : [{ ...open, says: words.occupies(nameOf(unit.card)) }];
  });
  if (may.length === 0) return [];
  const rest = [...seen.open.values()].filter(({ choice }) => quiet.has(choice));
  return [
    ...(may.length <= (seen.geometry.shape === 'wide' ? 2 : 1) ? may : []),
    ...rest.map((one) => ({ ...one, says: one.choice === 'none' ? words.nobody : one.label })),
  ];
}

// Choices that are about this frontier as a whole: who is killed here, or who occupies.
function asksOf(seen: Laid, frontier: number): readonly Ask[] {
  const kills = [...seen.open.values()].filter(
    ({ choice }) => choice.startsWith(`kill:${frontier}:`) && choice.includes('+'),
  );
  return [
    ...kills.map((one) => ({ ...one, says: killWords(seen, one.choice) })),
    ...occupierAsks(seen, frontier),
  ];
}

function Questions({ seen, asks }: { readonly seen: Laid; readonly asks: readonly Ask[] }) {
  return (
    <div class={styles.questions}>
      {asks.every(({ choice }) => quiet.has(choice)) && <p class={styles.hint}>{words.whoOccupies}</p>}
      {asks.map(({ choice, says, label }) => (
        <button
          key={choice}
          type="button"
          class={quiet.has(choice) ? `${styles.answer} ${styles.quiet}` : styles.answer}
          aria-label={label}
          {...choosing(seen.match, choice)}
        >
          {says}
        </button>
      ))}
    </div>
  );
}

// The best that comes of sending the unit that is held: life, or the flag.
function sentWords(seen: Laid, frontier: number): string {
  const told = seen.forecasts[frontier - 1] ?? [];
  const excess = told[seen.near]?.excess ?? 0;
  if (excess > 0) return `${excess} ${words.throughRest(excess)}`;
  return plantedBy(told) === seen.near ? words.plants(true, '') : '';
}

// The tactic that is to be played there, where its name has room.
function tacticWords({ plan }: Seen['match'], wide: boolean): string | null {
  const [, slug] = /^tactic:(.+)$/.exec(plan.value[0] ?? '') ?? [];
  return slug === undefined || !wide ? null : words.tacticHere(nameOf(slug));
}

// What a click anywhere in the frontier does, as its middle line says it; null: nothing.
function wayWords(seen: Laid, frontier: number): string | null {
  const { match, table, draft, commits, settling, open, geometry } = seen;
  const wide = geometry.shape === 'wide';
  const held = table.units.find(({ id }) => id === draft.held);
  if (commits && held !== undefined)
    return wide ? words.sendShort(nameOf(held.card), sentWords(seen, frontier)) : words.sendHere;
  if (!open.has(`frontier:${frontier}`)) return null;
  if (settling === null) return tacticWords(match, wide) ?? words.place(frontier);
  const { name } = settling;
  if (settling.frontier === frontier) return words.settleMeant(name);
  return wide ? words.settleShort(name) : words.settleHere;
}

// The whole place is the button while a unit waits for its frontier, or an effect does.
function Way({ seen, frontier }: Place) {
  const { match, table, draft, commits, settling } = seen;
  const place = words.place(frontier);
  const held = table.units.find(({ id }) => id === draft.held);
  if (commits && held !== undefined) {
    const name = nameOf(held.card);
    return (
      <button
        type="button"
        class={styles.way}
        aria-label={words.send(name, place)}
        {...lit(true)}
        onClick={() => sendTo(match, frontier)}
      />
    );
  }
  const choice = `frontier:${frontier}`;
  const open = seen.open.get(choice);
  if (open === undefined) return null;
  if (settling !== null) {
    const meant = settling.frontier === frontier;
    return (
      <button
        type="button"
        class={meant ? `${styles.way} ${styles.meant}` : styles.way}
        aria-label={words.settle(settling.name, place)}
        aria-pressed={meant}
        {...lit(true)}
        {...pointing(match, choice)}
        onClick={() => meanFrontier(match, frontier)}
      />
    );
  }
  return <button type="button" class={styles.way} aria-label={open.label} {...choosing(match, choice)} />;
}

/** One frontier. */
export function Frontier({ seen, frontier }: Place) {
  const { geometry, match } = seen;
  const face = match.playback.current.value?.report.face;
  const now = face?.tell === 'clash' && face.frontier === frontier;
  const planted = face?.tell === 'occupies' && face.frontier === frontier ? face.unit.seat : null;
  const then = ifSent(seen, frontier);
  const told = then.forecasts[frontier - 1] ?? null;
  const asks = asksOf(seen, frontier);
  const way = wayWords(then, frontier);
  const low = geometry.shape === 'low';
  return (
    <section
      class={now ? `${styles.frontier} ${styles.now}` : styles.frontier}
      style={placed(geometry.frontiers[frontier - 1] ?? geometry.homes.near)}
      data-shape={geometry.shape}
      aria-label={words.place(frontier)}
      data-frontier={frontier}
    >
      <h2 class={styles.title}>
        {words.place(frontier).split(' ')[0]}
        <span> {words.place(frontier).split(' ').slice(1).join(' ')}</span>
      </h2>
      <Plot seen={seen} frontier={frontier} />
      <Side seen={seen} frontier={frontier} seat={seen.far} />
      <Side seen={seen} frontier={frontier} seat={seen.near} />
      <div
        class={
          asks.some(({ choice }) => quiet.has(choice)) ? `${styles.middle} ${styles.won}` : styles.middle
        }
        style={{ top: `${geometry.line}px`, '--half': `${geometry.middle / 2}px` }}
      >
        {planted !== null && <Planted seen={seen} seat={planted} />}
        {asks.length > 0 && <Questions seen={seen} asks={asks} />}
        {planted === null && asks.length === 0 && <Fought seen={seen} frontier={frontier} />}
        {told !== null && asks.length === 0 && !(low && way !== null) && (
          <Forecast seen={then} told={told} frontier={frontier} />
        )}
        {way !== null && (
          <span class={styles.here} aria-hidden="true">
            {way}
          </span>
        )}
      </div>
      <Way seen={seen} frontier={frontier} />
    </section>
  );
}
