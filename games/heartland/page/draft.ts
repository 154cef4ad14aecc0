// The commit that the reader is putting together on the table. It is the plan of the open question, so that list, heading
// and table always show the same, and a page that is loaded again finds it; only the unit in the hand is the table's own.

import { signal } from '@preact/signals';
import type { Moves } from '../rules/table.ts';
import type { Match } from './match.ts';

/** A commit in the making: what is picked up, who goes where, and from where somebody retreats. */
interface Draft {
  readonly held: number | null;
  readonly goes: ReadonlyMap<number, number>;
  readonly retreats: ReadonlySet<number>;
}

/** What counts only as long as the same question is open. */
interface Kept<T> {
  readonly of: string;
  readonly value: T;
}

interface Held extends Kept<number> {
  readonly match: Match;
}

const held = signal<Held | null>(null);

/** The plan as it will be when all that is on its way has been answered. */
const sent = signal<Kept<readonly string[]> | null>(null);

function keptFor<T>(match: Match, kept: Kept<T> | null): T | null {
  return kept?.of === questionOf(match) ? kept.value : null;
}

/** The open question: whatever is kept for it is void in any other. */
export function questionOf({ source }: Match): string {
  return `${source.match} ${source.seat ?? ''} ${source.document.value?.host.decision ?? ''}`;
}

function planOf(match: Match): readonly string[] {
  const coming = match.busy.value ? keptFor(match, sent.value) : null;
  return coming ?? match.plan.value;
}

function planned(plan: readonly string[]): { goes: Map<number, number>; retreats: Set<number> } {
  const goes = new Map<number, number>();
  const retreats = new Set<number>();
  for (const choice of plan) {
    const [, unit, frontier] = /^go:(\d+),(\d+)$/.exec(choice) ?? [];
    if (unit !== undefined) goes.set(Number(unit), Number(frontier));
    const [, from] = /^retreat:(\d+)$/.exec(choice) ?? [];
    if (from !== undefined) retreats.add(Number(from));
  }
  return { goes, retreats };
}

/** The commit in the making, and the unit that is picked up. */
export function draftOf(match: Match): Draft {
  return { ...planned(planOf(match)), held: mayCommit(match) ? keptFor(match, held.value) : null };
}

/** Puts down what is picked up once something else is planned or asked: whoever takes that back begins anew. */
export function putDown(match: Match): void {
  if (held.peek() !== null && (keptFor(match, held.peek()) === null || !mayCommit(match))) held.value = null;
}

/** The unit that is picked up, for whoever speaks of the question without the match; null: none. */
export function inHand(): number | null {
  return held.value === null ? null : draftOf(held.value.match).held;
}

/** Puts down what is picked up; whether anything was. */
export function putDownHeld(match: Match): boolean {
  const had = keptFor(match, held.peek()) !== null;
  held.value = null;
  return had;
}

/** Whether the reader may put a commit together now: nothing is planned yet, or a commit is. */
export function mayCommit(match: Match): boolean {
  const [first] = planOf(match);
  if (first !== undefined) return first === 'commit';
  if (match.choices.value.some(({ choice }) => choice === 'commit')) return true;
  return match.busy.value && match.instead.value.has('commit');
}

/** The moves of a draft, for forecasts. */
export function movesOf({ goes, retreats }: Draft): Moves {
  return { goes, retreats };
}

// Retreats by frontier, advances by unit, as the rules want them.
function choicesOf({ goes, retreats }: Moves): string[] {
  if (goes.size + retreats.size === 0) return [];
  const back = [...retreats].sort((a, b) => a - b).map((frontier) => `retreat:${frontier}`);
  const out = [...goes].sort(([a], [b]) => a - b).map(([unit, frontier]) => `go:${unit},${frontier}`);
  return ['commit', ...back, ...out];
}

function rePlan(match: Match, moves: Moves): void {
  const before = planOf(match);
  // While a whole commit is being taken back, the next one would take back too much.
  if (match.busy.value && before.length === 0) return;
  const after = choicesOf(moves);
  const differs = before.findIndex((choice, at) => choice !== after[at]);
  const same = differs < 0 ? before.length : differs;
  sent.value = { of: questionOf(match), value: after };
  for (let back = before.length; back > same; back--) match.takeBack();
  for (const choice of after.slice(same)) match.choose(choice);
}

/** Picks a unit at home up, or puts it down; one that was sent is called back. */
export function pickUp(match: Match, unit: number): void {
  const { goes, retreats, held: inHand } = draftOf(match);
  held.value = inHand === unit || goes.has(unit) ? null : { match, of: questionOf(match), value: unit };
  const left = new Map(goes);
  if (left.delete(unit)) rePlan(match, { goes: left, retreats });
}

/** Ends the reveal and picks a unit up, where it is at home and ready then. */
export function pickUpNow(match: Match, unit: number): void {
  match.playback.finish();
  const found = match.shown.peek().view.table.units.find(({ id }) => id === unit);
  if (mayCommit(match) && found?.at === 0 && found.exerted !== true) pickUp(match, unit);
}

/** Sends the unit that is held to a frontier. */
export function sendTo(match: Match, frontier: number): void {
  const { held: inHand, goes, retreats } = draftOf(match);
  if (inHand === null) return;
  held.value = null;
  rePlan(match, { goes: new Map(goes).set(inHand, frontier), retreats });
}

/** Lets the occupier of a frontier retreat, or stay after all. */
export function toggleRetreat(match: Match, frontier: number): void {
  const { goes, retreats } = draftOf(match);
  const left = new Set(retreats);
  if (!left.delete(frontier)) left.add(frontier);
  rePlan(match, { goes, retreats: left });
}

/** Ends the plan, which shows it. */
export function sendDraft(match: Match): void {
  held.value = null;
  match.choose('done');
}
