// A unit on the table: figure, name, attack and what is left of its health, and what awaits it; a button where it can be
// chosen.

import { Unit as UnitForm } from '@bridgefront/page/art/unit.tsx';
import type { UnitLook } from '@bridgefront/page/art/unit.tsx';
import { Icon } from '@bridgefront/page/ui/icon.tsx';
import { Tip } from '@bridgefront/page/ui/tip.tsx';
import { minus } from '@bridgefront/tabletop/words';
import type { UnitView } from '../rules/table.ts';
import { artOf, patternOf, spokenCard } from './cards.ts';
import { pickUp, pickUpNow, toggleRetreat } from './draft.ts';
import { CardFigure } from './figures.tsx';
import { lit, pointing } from '@bridgefront/page/choosing.ts';
import { unitChoice } from './seen.ts';
import type { Seen } from './seen.ts';
import { words } from './texts.ts';
import styles from './unit.module.css';
import { nameOf } from '../rules/table.ts';

// During a reveal a click on a unit of the reader's at home means what it will mean after it.
function hurries({ match: { playback }, table, near, plays }: Seen, { seat, at }: UnitView): boolean {
  const mine = plays && seat === near && at === 0 && table.phase === 'strategy';
  return mine && playback.current.value !== null && !playback.handled;
}

// What a click tries on a unit of the reader that cannot be chosen: the answer says why not.
function wouldBe({ match, table, near, plays, draft }: Seen, unit: UnitView): string | null {
  const asked = plays && unit.seat === near && match.choices.value.length > 0;
  if (!asked || draft.held !== null) return null;
  if (table.phase === 'battle') return `maneuver:${unit.id}`;
  if (table.phase !== 'strategy') return null;
  return unit.occupies === true ? `retreat:${unit.at}` : `go:${unit.id},1`;
}

/** What a click on the unit does, in the order in which it is looked for. */
function deedOf(seen: Seen, unit: UnitView): { readonly choice: string; readonly run: () => void } | null {
  const { match, near, commits, draft } = seen;
  const choice = unitChoice(seen, unit);
  if (choice !== null) return { choice, run: () => match.choose(choice) };
  if (!commits || unit.seat !== near) return null;
  // All frontiers are ways for the unit that is held.
  if (draft.held !== null && (unit.at !== 0 || draft.goes.has(unit.id))) return null;
  if (unit.occupies === true) return { choice: 'commit', run: () => toggleRetreat(match, unit.at) };
  if (unit.at !== 0 || unit.exerted === true) return null;
  return {
    choice: draft.goes.has(unit.id) ? `go:${unit.id},${draft.goes.get(unit.id)}` : 'commit',
    run: () => pickUp(match, unit.id),
  };
}

function spoken({ draft, near, fates }: Seen, unit: UnitView, chooses: boolean): string {
  const { attack, health, damage, at } = unit;
  const own = unit.seat === near;
  const drafted = own && draft.goes.has(unit.id);
  return [
    words.unit(nameOf(unit.card), attack, health - damage),
    ...(at > 0 ? [unit.occupies === true ? words.occupying : words.advancing] : []),
    ...(unit.exerted === true ? [words.exerted, ...(at === 0 ? [words.rests] : [])] : []),
    ...(damage > 0 ? [words.wounded(damage)] : []),
    ...(fates.has(unit.id) ? [words.fate[fates.get(unit.id) ?? 'dies']] : []),
    ...(drafted ? [words.planned] : []),
    ...(own && unit.occupies === true && draft.retreats.has(at) ? [words.retreats] : []),
    ...(draft.held === unit.id ? [words.selected] : chooses ? [words.canChoose] : []),
  ].join(', ');
}

function lookOf(seen: Seen, unit: UnitView, lit: boolean): UnitLook {
  const { draft, near } = seen;
  const own = unit.seat === near;
  if (draft.held === unit.id) return 'picked';
  if (own && draft.goes.has(unit.id)) return 'helped';
  if (own && unit.occupies === true && draft.retreats.has(unit.at)) return 'aimed';
  if (seen.open.has(`occupy:${unit.id}`)) return 'helped';
  // Whoever an effect or a blow can fall on is lit like a target, whoever it can help like one's own.
  if (lit && (unit.seat !== near || seen.match.plan.value.length > 0))
    return unit.seat === near ? 'helped' : 'aimed';
  if (lit) return 'ready';
  return unit.exerted === true ? 'spent' : 'plain';
}

// What happens to it: in the report that is shown, or as it all lies now.
function Fate({ seen, unit }: { readonly seen: Seen; readonly unit: UnitView }) {
  const { draft, near, doomed, fates } = seen;
  if (unit.seat === near && unit.occupies === true && draft.retreats.has(unit.at))
    return (
      <span class={`${styles.badge} ${styles.leaves}`} aria-hidden="true">
        <Icon name="return-arrow" />
      </span>
    );
  if (seen.open.has(`occupy:${unit.id}`))
    return (
      <span class={`${styles.badge} ${styles.plants}`} aria-hidden="true">
        <Icon name="flying-flag" />
      </span>
    );
  const fate = doomed.has(unit.id) ? 'dies' : fates.get(unit.id);
  if (fate === undefined) return null;
  return (
    <span class={`${styles.badge} ${fate === 'dies' ? styles.dies : styles.mayDie}`} aria-hidden="true">
      <Icon name="death-skull" />
      {fate === 'dies' ? '' : '?'}
    </span>
  );
}

// What it has gained or lost until the round is over.
function Change({ unit: { attackChange = 0, healthChange = 0 } }: { readonly unit: UnitView }) {
  const change = attackChange === 0 ? healthChange : attackChange;
  if (change === 0) return null;
  return (
    <span class={`${styles.change} ${change > 0 ? styles.gains : styles.loses}`} aria-hidden="true">
      <Icon name={attackChange === 0 ? 'hearts' : 'crossed-swords'} />
      {change > 0 ? `+${change}` : minus(change)}
    </span>
  );
}

// Whoever occupies has planted the flag there.
function Flag({ seat }: { readonly seat: number }) {
  return (
    <svg class={styles.flag} data-flag viewBox="0 0 40 60" aria-hidden="true" focusable="false">
      <ellipse cx="8" cy="57" rx="8" ry="3" fill="#000" opacity=".3" />
      <path d="M8 57V4" stroke="#5b3a1c" stroke-width="4" stroke-linecap="round" />
      <path
        class={styles.cloth}
        d="M10 6Q20 1 36 9L30 16L36 25Q20 18 10 24z"
        fill={`var(--body-${seat}a)`}
        stroke="var(--rim)"
        stroke-width="2"
      />
    </svg>
  );
}

interface UnitProps {
  readonly seen: Seen;
  readonly unit: UnitView;
  /** Its name has room in one line. */
  readonly roomy?: boolean;
}

/** The unit. */
export function Unit({ seen, unit, roomy = false }: UnitProps) {
  const { match } = seen;
  const deed = deedOf(seen, unit);
  const choice = unitChoice(seen, unit);
  const held = seen.draft.held === unit.id;
  const looks = [
    styles.unit,
    unit.exerted === true && unit.at > 0 ? styles.exerted : '',
    choice !== null && match.pointed.value === choice ? styles.pointed : '',
    held ? styles.held : '',
  ].join(' ');
  const label = spoken(seen, unit, deed !== null);
  const inside = (
    <>
      {unit.at > 0 && unit.occupies === true && <Flag seat={unit.seat} />}
      <UnitForm
        side={unit.seat}
        name={nameOf(unit.card)}
        damage={unit.attack}
        health={unit.health - unit.damage}
        full={unit.health}
        look={lookOf(seen, unit, deed !== null)}
        pattern={patternOf(match, unit.card)}
        wraps={!roomy}
      >
        <CardFigure card={artOf(match, unit.card)} side={unit.seat} />
      </UnitForm>
      {unit.at === 0 && unit.exerted === true && seen.table.phase !== 'over' && (
        <span class={`${styles.badge} ${styles.rests}`} aria-hidden="true">
          <Icon name="hourglass" />
        </span>
      )}
      <Change unit={unit} />
      <Fate seen={seen} unit={unit} />
    </>
  );
  const shared = {
    class: looks,
    'data-key': `unit-${unit.id}`,
    'data-unit': unit.id,
    'data-ghost': unit.id,
    // Where one's own go, one has sent them.
    'data-ghost-at': seen.plays && unit.seat === seen.near ? 'own' : unit.at,
    'aria-label': label,
  };
  const tried = deed === null ? wouldBe(seen, unit) : null;
  return (
    <Tip clear="[data-unit]" content={spokenCard(match, unit.card)}>
      {hurries(seen, unit) ? (
        <button type="button" {...shared} onClick={() => pickUpNow(match, unit.id)}>
          {inside}
        </button>
      ) : tried !== null ? (
        <button type="button" {...shared} aria-disabled="true" onClick={() => match.choose(tried)}>
          {inside}
        </button>
      ) : deed === null ? (
        <span {...shared} tabIndex={0} role="img">
          {inside}
        </span>
      ) : (
        <button
          type="button"
          {...shared}
          aria-pressed={held}
          {...lit(true)}
          {...pointing(match, deed.choice)}
          onClick={deed.run}
        >
          {inside}
        </button>
      )}
    </Tip>
  );
}
