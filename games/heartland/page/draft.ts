// The commit that the reader is putting together on the table, before it is sent as one plan.

import { signal } from '@preact/signals';
import type { Moves, TableView } from '../rules/table.ts';
import type { Match } from './match.ts';

/** A commit in the making: what is picked up, who goes where, and from where somebody retreats. */
interface Draft {
  /** What it belongs to: it is void in any other round or match. */
  readonly of: string;
  readonly held: number | null;
  readonly goes: ReadonlyMap<number, number>;
  readonly retreats: ReadonlySet<number>;
}

const none: Draft = { of: '', held: null, goes: new Map(), retreats: new Set() };
const draft = signal<Draft>(none);

function keyOf(match: Match, table: TableView): string {
  return `${match.source.match} ${match.source.seat ?? ''} ${table.round}`;
}

// What is in the open plan counts as drafted too, so that list and table show the same.
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

/** The draft of this match and round; without one, the commit that has been begun in the list. */
export function draftOf(match: Match, table: TableView): Draft {
  if (draft.value.of === keyOf(match, table)) return draft.value;
  const plan = match.plan.value;
  return plan[0] === 'commit' ? { ...none, ...planned(plan) } : none;
}

/** Whether the reader may put a commit together now. */
export function mayCommit(match: Match): boolean {
  if (match.plan.value.length > 0) return match.instead.value.has('commit');
  return match.choices.value.some(({ choice }) => choice === 'commit');
}

/** The moves of a draft, for forecasts. */
export function movesOf({ goes, retreats }: Draft): Moves {
  return { goes, retreats };
}

function change(match: Match, table: TableView, changes: Partial<Draft>): void {
  draft.value = { ...draftOf(match, table), ...changes, of: keyOf(match, table) };
}

/** Picks a unit at home up, or puts it down; one that was sent is called back. */
export function pickUp(match: Match, table: TableView, unit: number): void {
  const { held, goes } = draftOf(match, table);
  const left = new Map(goes);
  left.delete(unit);
  change(match, table, { held: held === unit || goes.has(unit) ? null : unit, goes: left });
}

/** Sends the unit that is held to a frontier. */
export function sendTo(match: Match, table: TableView, frontier: number): void {
  const { held, goes } = draftOf(match, table);
  if (held === null) return;
  change(match, table, { held: null, goes: new Map(goes).set(held, frontier) });
}

/** Lets the occupier of a frontier retreat, or stay after all. */
export function toggleRetreat(match: Match, table: TableView, frontier: number): void {
  const retreats = new Set(draftOf(match, table).retreats);
  if (!retreats.delete(frontier)) retreats.add(frontier);
  change(match, table, { retreats });
}

/** Forgets the draft. */
export function clearDraft(): void {
  draft.value = none;
}

/** Sends the draft as one plan: retreats by frontier, advances by unit, as the rules want them. */
export function sendDraft(match: Match, table: TableView): void {
  const { goes, retreats } = draftOf(match, table);
  match.choose('commit');
  for (const frontier of [...retreats].sort((a, b) => a - b)) match.choose(`retreat:${frontier}`);
  for (const [unit, frontier] of [...goes].sort(([a], [b]) => a - b)) match.choose(`go:${unit},${frontier}`);
  match.choose('done');
  clearDraft();
}
