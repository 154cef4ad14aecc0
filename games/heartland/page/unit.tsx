// A unit on the table: picture, name, attack and what is left of its health; a button where it can be chosen.

import { Tip } from '@bridgefront/page/ui/tip.tsx';
import type { UnitView } from '../rules/table.ts';
import { Art } from './art.tsx';
import { cardOf, spokenCard } from './cards.ts';
import { pickUp, toggleRetreat } from './draft.ts';
import { lit, pointing } from '@bridgefront/page/choosing.ts';
import { unitChoice } from './seen.ts';
import type { Seen } from './seen.ts';
import { words } from './texts.ts';
import styles from './unit.module.css';

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

function spoken({ draft, near }: Seen, unit: UnitView, chooses: boolean): string {
  const { attack, health, damage, at } = unit;
  const own = unit.seat === near;
  const drafted = own && draft.goes.has(unit.id);
  return [
    words.unit(cardOf(unit.card).name, attack, health - damage),
    ...(at > 0 ? [unit.occupies === true ? words.occupying : words.advancing] : []),
    ...(unit.exerted === true ? [words.exerted] : []),
    ...(damage > 0 ? [words.wounded(damage)] : []),
    ...(drafted ? [words.planned] : []),
    ...(own && unit.occupies === true && draft.retreats.has(at) ? [words.retreats] : []),
    ...(draft.held === unit.id ? [words.selected] : chooses ? [words.canChoose] : []),
  ].join(', ');
}

function looksOf(seen: Seen, unit: UnitView, lit: boolean, pointed: boolean): string {
  const { draft, near, doomed } = seen;
  const own = unit.seat === near;
  return [
    styles.unit,
    own ? styles.near : styles.far,
    unit.exerted === true ? styles.exerted : '',
    lit ? styles.lit : '',
    pointed ? styles.pointed : '',
    draft.held === unit.id ? styles.held : '',
    own && draft.goes.has(unit.id) ? styles.planned : '',
    own && unit.occupies === true && draft.retreats.has(unit.at) ? styles.leaving : '',
    doomed.has(unit.id) ? styles.doomed : '',
  ].join(' ');
}

function Figures({ unit }: { readonly unit: UnitView }) {
  const { attack, health, damage, attackChange = 0, healthChange = 0 } = unit;
  const changed = (change: number): string =>
    (change > 0 ? styles.better : change < 0 ? styles.worse : '') ?? '';
  return (
    <span class={styles.figures} aria-hidden="true">
      <span class={`${styles.attack} ${changed(attackChange)}`}>{attack}</span>
      <span class={`${styles.health} ${damage > 0 ? styles.hurt : changed(healthChange)}`}>
        {health - damage}
      </span>
    </span>
  );
}

/** The unit. */
export function Unit({ seen, unit }: { readonly seen: Seen; readonly unit: UnitView }) {
  const { match } = seen;
  const deed = deedOf(seen, unit);
  const choice = unitChoice(seen, unit);
  const looks = looksOf(seen, unit, deed !== null, choice !== null && match.pointed.value === choice);
  const label = spoken(seen, unit, deed !== null);
  const inside = (
    <>
      <Art slug={unit.card} class={styles.art ?? ''} />
      <span class={styles.name}>{cardOf(unit.card).name}</span>
      <Figures unit={unit} />
    </>
  );
  const shared = { class: looks, 'data-key': `unit-${unit.id}`, 'data-unit': unit.id, 'aria-label': label };
  const tried = deed === null ? wouldBe(seen, unit) : null;
  return (
    <Tip content={spokenCard(unit.card)}>
      {tried !== null ? (
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
          aria-pressed={seen.draft.held === unit.id}
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
