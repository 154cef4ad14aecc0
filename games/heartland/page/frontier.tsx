// A frontier as a place between the heartlands: both positions of both sides, the settlement's plot, and what a combat
// would come to.

import type { FrontierForecast, SideForecast } from '../rules/table.ts';
import { Tip } from '@bridgefront/page/ui/tip.tsx';
import { Art } from './art.tsx';
import { cardOf, spokenCard } from './cards.ts';
import { sendTo } from './draft.ts';
import { meanFrontier } from './settling.ts';
import { Land } from './land.tsx';
import { choosing, lit, pointing } from '@bridgefront/page/choosing.ts';
import { unitsIn } from './seen.ts';
import type { Seen } from './seen.ts';
import { words } from './texts.ts';
import { Unit } from './unit.tsx';
import styles from './frontier.module.css';

interface Place {
  readonly seen: Seen;
  readonly frontier: number;
}

// One side's positions: the occupier in its own place, those who advance beside it.
function Side({ seen, frontier, seat }: Place & { readonly seat: number }) {
  const units = unitsIn(seen, seat, frontier);
  const occupier = units.find(({ occupies }) => occupies === true);
  const advancing = units.filter(({ occupies }) => occupies !== true);
  const name = seen.match.nameOf(seat);
  return (
    <ul class={styles.side} data-fit aria-label={`${name}, ${words.place(frontier).toLowerCase()}`}>
      <li class={styles.slot}>
        {occupier === undefined ? (
          <span class="visually-hidden">{words.emptySlot}</span>
        ) : (
          <Unit seen={seen} unit={occupier} />
        )}
      </li>
      {advancing.map((unit) => (
        <li key={unit.id}>
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
  const owner = seen.match.nameOf(seat);
  const label = `${words.plot(cardOf(card).name, active)}, ${owner}`;
  const looks = `${styles.plot} ${active ? styles.awake : styles.asleep} ${seat === seen.near ? styles.ours : styles.theirs}`;
  const inside = (
    <>
      <Art slug={card} class={styles.art ?? ''} />
      <span>
        <strong>{cardOf(card).name}</strong> <span class={styles.owner}>{owner}</span>
        <br />
        {active ? words.active : words.asleep}
      </span>
    </>
  );
  return (
    <Tip content={spokenCard(card)}>
      {choice === undefined ? (
        <span class={looks} data-key={`plot-${frontier}-${card}`} tabIndex={0} role="img" aria-label={label}>
          {inside}
        </span>
      ) : (
        <button
          type="button"
          class={`${looks} ${styles.lit}`}
          aria-label={`${label}: ${seen.open.get(choice)?.label ?? ''}`}
          {...choosing(seen.match, choice)}
        >
          {inside}
        </button>
      )}
    </Tip>
  );
}

function namesOf({ table }: Seen, ids: readonly number[]): string[] {
  return ids.map((id) => cardOf(table.units.find((unit) => unit.id === id)?.card ?? '').name);
}

function throughWords({ excess, occupied, sets }: SideForecast): string {
  if (excess > 0) return words.excess(excess);
  if ((sets[0] ?? []).length > 0) return '';
  return occupied ? words.nothingThrough : words.uncontested;
}

function deedWords(seen: Seen, side: SideForecast): string {
  if (side.killsAll) {
    const killed = words.killsAll(namesOf(seen, side.sets[0] ?? []));
    return [killed, throughWords(side)].filter((part) => part !== '').join('; ');
  }
  const sets = side.sets.filter((set) => set.length > 0).map((set) => namesOf(seen, set).join(' and '));
  return sets.length === 0 ? words.killsNobody : words.killsOne([...new Set(sets)]);
}

function Forecast({ seen, told }: { readonly seen: Seen; readonly told: FrontierForecast }) {
  if (told === null) return null;
  const { near, far, plays, match } = seen;
  const line = (seat: number) => {
    const side = told[seat];
    if (side === undefined || side === null) return null;
    const who = seat === near && plays ? words.you : match.nameOf(seat);
    return (
      <p class={seat === near ? styles.ourStrike : styles.theirStrike}>
        <strong>{words.strikes(who, side.pool)}</strong>
        <span class={styles.deed}>: {deedWords(seen, side)}</span>
      </p>
    );
  };
  const drafted = seen.draft.goes.size + seen.draft.retreats.size > 0;
  return (
    <div
      class={styles.forecast}
      aria-label={drafted ? words.forecastPlanned : words.forecastTitle}
      role="group"
    >
      {line(far)}
      {line(near)}
    </div>
  );
}

// Choices that are about this frontier as a whole: who is killed here, that its occupier stays, or that nobody occupies.
function Questions({ seen, frontier }: Place) {
  const asked = [...seen.open.values()].filter(({ choice }) => {
    if (choice.startsWith(`kill:${frontier}:`)) return choice.includes('+');
    if (choice !== 'hold' && choice !== 'none') return false;
    return unitsIn(seen, seen.near, frontier).some(({ id }) => seen.open.has(`occupy:${id}`));
  });
  if (asked.length === 0) return null;
  return (
    <div class={styles.questions}>
      {asked.map(({ choice, label }) => (
        <button key={choice} type="button" class={styles.answer} {...choosing(seen.match, choice)}>
          {label.replace(/^In the [a-z]+ frontier: /, '').replace(/^kill/, 'Kill')}
        </button>
      ))}
    </div>
  );
}

// The whole place is the button while a unit waits for its frontier, or an effect does.
function Way({ seen, frontier }: Place) {
  const { match, table, draft, commits, settling } = seen;
  const place = words.place(frontier);
  const held = table.units.find(({ id }) => id === draft.held);
  if (commits && held !== undefined) {
    const { name } = cardOf(held.card);
    return (
      <button
        type="button"
        class={styles.way}
        aria-label={words.send(name, place)}
        {...lit(true)}
        onClick={() => sendTo(match, frontier)}
      >
        {words.sendShort(name)}
      </button>
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
      >
        <span class={styles.here}>
          {meant ? words.settleMeant(settling.name) : words.settleShort(settling.name)}
        </span>
      </button>
    );
  }
  return (
    <button type="button" class={styles.way} aria-label={open.label} {...choosing(match, choice)}>
      {place}
    </button>
  );
}

/** One frontier. */
export function Frontier({ seen, frontier }: Place) {
  const face = seen.match.playback.current.value?.report.face;
  const now = face?.tell === 'clash' && face.frontier === frontier;
  return (
    <section
      class={now ? `${styles.frontier} ${styles.now}` : styles.frontier}
      aria-label={words.place(frontier)}
      data-frontier={frontier}
    >
      <Land frontier={frontier} />
      <Side seen={seen} frontier={frontier} seat={seen.far} />
      <div class={styles.middle}>
        <div class={styles.head}>
          <h2 class={styles.title}>{words.place(frontier)}</h2>
          <Plot seen={seen} frontier={frontier} />
        </div>
        <Forecast seen={seen} told={seen.forecasts[frontier - 1] ?? null} />
        <Questions seen={seen} frontier={frontier} />
      </div>
      <Side seen={seen} frontier={frontier} seat={seen.near} />
      <Way seen={seen} frontier={frontier} />
    </section>
  );
}
