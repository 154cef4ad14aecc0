// A card that could do nothing but hit one enemy. Whoever is asked only what they can answer would see it strike as soon
// as it is picked: so the table itself holds it, with its reach and what the blow would leave in sight, and the next click
// strikes. And whoever was sent somewhere stays picked as long as there is somebody to hit from there.

import { signal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { boardOf, threats, ways } from '../rules/table.ts';
import type { CastlesOptions, TableView } from '../rules/table.ts';
import { optionsOf } from './cards.ts';
import type { Match } from './match.ts';
import { castlesTexts } from './texts.ts';

const held = signal<{ readonly of: string; readonly unit: string } | null>(null);

/** Who was sent where another question follows, in which turn. */
const sent = signal<{ readonly from: string; readonly turn: number; readonly unit: string } | null>(null);

/** The escort that was named last. */
const named = signal('');

/** What is held is held for one question. */
function questionOf({ source }: Match): string {
  return `${source.match} ${source.seat ?? ''} ${source.document.value?.host.decision ?? ''}`;
}

// Whom the card could hit from where it stands, as if nobody else of its side could do anything.
function targetsOf(table: TableView, options: CastlesOptions, seat: number, unit: string): readonly string[] {
  const pieces = table.pieces.map((one) =>
    one.name === unit ? one : { ...one, acted: true as const, shots: 0, rain: 0 },
  );
  return [...threats(boardOf({ ...table, pieces }, options), seat).keys()];
}

/** The one enemy that the card could hit from where it stands; null: several, nobody, or it could move as well. */
export function soleTarget(
  table: TableView,
  options: CastlesOptions,
  seat: number,
  unit: string,
): string | null {
  if (ways(boardOf(table, options), unit).length > 0) return null;
  const [first, ...more] = targetsOf(table, options, seat, unit);
  return first === undefined || more.length > 0 ? null : first;
}

// Where the host makes what leaves nothing to weigh, a card with one target strikes when it is picked.
function isHurried({ source, plan, choices, handedRound }: Match): boolean {
  const { standing = [] } = source.document.value?.host ?? {};
  const mine = choices.value.length > 0 && plan.value.length === 0 && !handedRound;
  return mine && standing.some(({ forced }) => forced === true);
}

function targetOf(match: Match, unit: string): string | null {
  const { seat, table } = match.shown.value.view;
  return seat === null ? null : soleTarget(table, optionsOf(match), seat, unit);
}

interface Aim {
  readonly unit: string;
  readonly target: string;
}

function aimOf(match: Match): Aim | null {
  const unit = held.value?.of === questionOf(match) ? held.value.unit : null;
  const open =
    unit !== null && isHurried(match) && match.choices.value.some(({ choice }) => choice === `unit:${unit}`);
  const target = open ? targetOf(match, unit) : null;
  return unit === null || target === null ? null : { unit, target };
}

/** Puts down what is held; whether anything was. */
export function putDown(match: Match): boolean {
  const had = aimOf(match) !== null;
  held.value = null;
  return had;
}

/**
 * Chooses on the table: a click on the held card itself picks it at the host, whatever that leads to; one on what the plan
 * begins with puts it down.
 */
export function choose(match: Match, choice: string): void {
  const plan = match.plan.peek();
  if (plan[0] === choice && match.choices.peek().every((open) => open.choice !== choice)) {
    for (const _ of plan) match.takeBack();
    return;
  }
  const [kind, name = ''] = choice.split(':');
  const aim = aimOf(match);
  remember(match, kind, plan[0]);
  named.value = kind === 'with' ? choice : '';
  held.value = null;
  const hits = kind === 'at' && name === aim?.target;
  if (hits) match.choose(`unit:${aim.unit}`);
  else if (kind === 'unit' && name !== aim?.unit && isHurried(match) && targetOf(match, name) !== null)
    held.value = { of: questionOf(match), unit: name };
  else match.choose(choice);
}

// Escorts belong to the way of whoever they go with.
function remember(match: Match, kind: string | undefined, first = ''): void {
  const goes = kind === 'zone' && first.startsWith('unit:');
  if (goes)
    sent.value = { from: questionOf(match), turn: match.shown.peek().view.table.turn, unit: first.slice(5) };
  else if (kind !== 'with') sent.value = null;
}

// The last escort who could go goes along.
function followEscort({ choices, ...match }: Match): void {
  const [last, ...more] = choices.value.map(({ choice }) => choice);
  if (named.value === '' || more.length > 0 || last?.startsWith('with:') !== true || last === named.value)
    return;
  named.value = '';
  match.choose(last);
}

/** Picks whoever was sent somewhere as soon as they could hit somebody from there, and an escort where there is one left. */
export function follow(match: Match): void {
  followEscort(match);
  const { value: last } = sent;
  if (last === null || match.choices.value.length === 0 || questionOf(match) === last.from) return;
  sent.value = null;
  const { seat, table } = match.shown.value.view;
  const { unit } = last;
  const ready =
    match.plan.value.length === 0 && match.choices.value.some((one) => one.choice === `unit:${unit}`);
  if (!ready || seat === null || table.turn !== last.turn) return;
  if (targetsOf(table, optionsOf(match), seat, unit).length > 0) choose(match, `unit:${unit}`);
}

/** The match as the table shows it: what is held is the plan, and the one blow is what is open. Read it while rendering. */
export function useAim(match: Match): Match {
  const { unit = null, target = null } = aimOf(match) ?? {};
  useEffect(() => follow(match));
  return useMemo(() => {
    const aiming = { ...match, choose: (choice: string) => choose(match, choice) };
    if (unit === null) return aiming;
    const open = { choice: `at:${target}`, label: castlesTexts.target };
    return {
      ...aiming,
      choices: signal([open]),
      plan: signal([`unit:${unit}`]),
      instead: signal(new Set(match.choices.peek().map(({ choice }) => choice))),
    };
  }, [match, unit, target]);
}
