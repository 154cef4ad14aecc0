// One lane: a bridge with creatures of both sides on it, the first of each nearest to its middle.

import { capitalised } from '@bridgefront/tabletop/words';
import { laneWords } from '../rules/table.ts';
import type { LaneName, UnitView } from '../rules/table.ts';
import { choosing } from '@bridgefront/page/choosing.ts';
import type { Match } from './match.ts';
import { twinBridgesTexts } from './texts.ts';
import { spokenCard } from '@bridgefront/page/cards/content.ts';
import { Tip } from '@bridgefront/page/ui/tip.tsx';
import { Art } from './art.tsx';
import { Figures } from './figures.tsx';
import { lineText } from '@bridgefront/page/cards/content.ts';
import { abilitiesOf, contentOf } from './cards.ts';
import type { Seen } from './seen.ts';
import { Span } from './span.tsx';
import styles from './lane.module.css';

const words = twinBridgesTexts;

function laneTitle(lane: LaneName): string {
  return capitalised(laneWords[lane]);
}

function spokenUnit(name: string, unit: UnitView, at: number, open: boolean): string {
  const parts = [
    words.unit(name, unit.attack, Math.max(0, unit.health - unit.damage), unit.health),
    at === 0 ? words.atBridge : words.fromBridge(at + 1),
    unit.fresh === true ? words.fresh : '',
    unit.protected === true ? words.protectedNow : '',
    open ? words.canTarget : '',
  ];
  return parts.filter(Boolean).join(', ');
}

function Unit({
  match,
  seen,
  unit,
  at,
  seat,
}: {
  readonly match: Match;
  readonly seen: Seen;
  readonly unit: UnitView;
  readonly at: number;
  readonly seat: number;
}) {
  const choice = `unit:${unit.card}`;
  const open = seen.open.has(choice);
  const content = contentOf(match, unit.card);
  const { name } = content;
  const text = content.lines.map(lineText).join(' ');
  const abilities = abilitiesOf(unit.card);
  const looks = [
    styles.unit,
    open ? styles.open : '',
    unit.fresh === true ? styles.fresh : '',
    unit.protected === true ? styles.protected : '',
    match.pointed.value === choice ? styles.pointed : '',
  ].join(' ');
  return (
    <Tip content={spokenCard(content)}>
      <button
        type="button"
        class={looks}
        data-key={unit.card}
        data-unit={unit.card}
        data-seat={seat}
        aria-label={spokenUnit(name, unit, at, open)}
        {...choosing(match, choice)}
      >
        <Art slug={unit.card} class={styles.art ?? ''} />
        <span class={styles.words}>
          <span class={styles.name}>{name}</span> <span class={styles.does}>{abilities.join(', ')}</span>
          <span class={styles.rule}>{text}</span>
        </span>
        <Figures attack={unit.attack} left={Math.max(0, unit.health - unit.damage)} hurt={unit.damage > 0} />
      </button>
    </Tip>
  );
}

// So many places are marked on either side of a bridge; more creatures than that stand closer.
const places = 3;

function End({
  match,
  seen,
  seat,
  lane,
}: {
  readonly match: Match;
  readonly seen: Seen;
  readonly seat: number;
  readonly lane: LaneName;
}) {
  const units = seen.table.seats[seat]?.[lane] ?? [];
  const name = `${laneTitle(lane)}, ${match.nameOf(seat)}`;
  return (
    <ol
      class={seat === seen.near ? styles.nearEnd : styles.farEnd}
      data-fit
      data-crowd={units.length > places + 1}
      aria-label={name}
    >
      {units.map((unit, at) => (
        <li key={unit.card}>
          <Unit match={match} seen={seen} unit={unit} at={at} seat={seat} />
        </li>
      ))}
      {Array.from({ length: Math.max(0, places - units.length) }, (_, at) => (
        <li key={at} class={styles.place}>
          {units.length + at === 0 && <span class="visually-hidden">{words.empty}</span>}
        </li>
      ))}
    </ol>
  );
}

// The side with more creatures has more of the bridge.
function widths({ table, near, far }: Seen, lane: LaneName): string {
  const parts = (seat: number): number => Math.max(places, table.seats[seat]?.[lane].length ?? 0);
  return `minmax(0, ${parts(near)}fr) auto minmax(0, ${parts(far)}fr)`;
}

/** Both ends of a lane and the bridge between; while a creature waits for its lane, the bridge is the button. */
export function Lane({
  match,
  seen,
  lane,
}: {
  readonly match: Match;
  readonly seen: Seen;
  readonly lane: LaneName;
}) {
  const choice = `lane:${lane}`;
  const open = seen.open.get(choice);
  const pointed = match.pointed.value === choice ? styles.pointed : '';
  return (
    <section
      class={open === undefined ? styles.lane : `${styles.lane} ${styles.laneOpen} ${pointed}`}
      style={{ '--widths': widths(seen, lane) }}
      data-lane={lane}
      aria-label={laneTitle(lane)}
    >
      <Span />
      <End match={match} seen={seen} seat={seen.far} lane={lane} />
      {open === undefined ? (
        <span class={styles.bridge}>
          <span class={styles.laneName}>{laneTitle(lane)}</span>
        </span>
      ) : (
        <button type="button" class={`${styles.bridge} ${styles.bridgeOpen}`} {...choosing(match, choice)}>
          <span class={styles.laneName}>{open.label}</span>
        </button>
      )}
      <End match={match} seen={seen} seat={seen.near} lane={lane} />
    </section>
  );
}
