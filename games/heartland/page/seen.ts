// What the components of the table read from the match: the reader's side, open choices, and the commit in the making.

import type { OpenChoice } from '@bridgefront/page/match-context.ts';
import { cardsFor, forecast, standing } from '../rules/table.ts';
import type { FrontierForecast, TableView, UnitView } from '../rules/table.ts';
import { draftOf, mayCommit, movesOf } from './draft.ts';
import { foughtIn } from './fought.ts';
import type { Fought } from './fought.ts';
import type { Geometry } from './geometry.ts';
import { optionsOf } from './match.ts';
import type { Match } from './match.ts';
import { fatesIn, lossesIn } from './outlook.ts';
import type { Fate, Raider } from './outlook.ts';
import { settlingOf } from './settling.ts';
import type { Settling } from './settling.ts';

/** The table as one reader sees it now. */
export interface Seen {
  readonly match: Match;
  readonly table: TableView;
  /** Whose side is shown at the bottom: the reader's, or the first seat's for spectators. */
  readonly near: number;
  readonly far: number;
  /** The reader plays: the near side is their own. */
  readonly plays: boolean;
  /** Open choices by their notation. */
  readonly open: ReadonlyMap<string, OpenChoice>;
  readonly draft: ReturnType<typeof draftOf>;
  /** A commit may be put together now. */
  readonly commits: boolean;
  /** A settlement waits for its frontier. */
  readonly settling: Settling | null;
  /** By frontier, the first one first; none once this round's combat is over: what lies there means the next. */
  readonly forecasts: readonly FrontierForecast[];
  /** What this round's combat came to, until the reader goes on; null: it is still to come. */
  readonly fought: Fought | null;
  /** What each seat would lose of its life this round, or has lost in its combat. */
  readonly losses: readonly number[];
  /** Who dies in combat as it all lies now, and who may: there the killers choose. */
  readonly fates: ReadonlyMap<number, Fate>;
  /** Units that die in the report that is shown now. */
  readonly doomed: ReadonlySet<number>;
}

function doomedNow(match: Match): ReadonlySet<number> {
  const face = match.playback.current.value?.report.face;
  if (face?.tell !== 'clash') return new Set();
  return new Set(face.sides.flatMap(({ kills }) => kills.map(({ unit }) => unit)));
}

// Those whose triumph costs the enemy life, where the draft has them.
function raidersOf(match: Match, { units }: TableView, { goes }: Seen['draft']): readonly Raider[] {
  const cards = cardsFor(optionsOf(match));
  return units.flatMap(({ id, card, seat, at }) => {
    const found = cards.find(({ slug }) => slug === card);
    const trigger = found?.kind === 'unit' ? found.trigger : undefined;
    if (trigger?.when !== 'triumph' || trigger.effect.do !== 'drain') return [];
    return [{ id, seat, at: goes.get(id) ?? at, amount: trigger.effect.amount }];
  });
}

/** The same, laid out on a board. */
export interface Laid extends Seen {
  readonly geometry: Geometry;
}

/** Whether it is asked who occupies a frontier that has been won. */
function asksOccupier(open: Seen['open']): boolean {
  return [...open.keys()].some((choice) => choice.startsWith('occupy:'));
}

// What has been told up to the moment that is shown.
function toldBy({ source, playback }: Match): Match['source']['reports']['value'] {
  const now = playback.current.value;
  return now === null ? source.reports.value : source.reports.value.slice(0, now.index + 1);
}

// Whoever is sent has the figures already that it will have there.
function drafted(match: Match, table: TableView, near: number, draft: Seen['draft']): TableView {
  if (draft.goes.size === 0) return table;
  return { ...table, units: standing(optionsOf(match), table, near, movesOf(draft)) };
}

/** Reads the match; call it while rendering, so that signals are followed. */
export function seenOf(match: Match): Seen {
  const { view } = match.shown.value;
  const near = view.seat ?? 0;
  const draft = draftOf(match);
  const open = new Map(match.choices.value.map((one) => [one.choice, one]));
  const over = ['replenishment', 'over'].includes(view.table.phase) || asksOccupier(open);
  const fought = over ? foughtIn(toldBy(match)) : null;
  const table = drafted(match, view.table, near, draft);
  const forecasts = over ? [] : forecast(optionsOf(match), table, near, movesOf(draft));
  return {
    match,
    table,
    near,
    far: 1 - near,
    plays: view.seat !== null,
    open,
    draft,
    commits: view.seat !== null && view.table.phase === 'strategy' && mayCommit(match),
    settling: settlingOf(match),
    forecasts,
    fought,
    losses: fought?.losses ?? lossesIn(forecasts, raidersOf(match, view.table, draft)),
    fates: fatesIn(forecasts),
    doomed: doomedNow(match),
  };
}

/** The table as it would be if the unit that is held were sent to a frontier; as it is while none is. */
export function ifSent<S extends Seen>(seen: S, frontier: number): S {
  const { match, table, near, commits, draft } = seen;
  if (!commits || draft.held === null) return seen;
  const then = { ...draft, goes: new Map(draft.goes).set(draft.held, frontier) };
  return { ...seen, draft: then, forecasts: forecast(optionsOf(match), table, near, movesOf(then)) };
}

/** Units that stand in a place, drafted moves counted. */
export function unitsIn({ table, near, draft }: Seen, seat: number, at: number): UnitView[] {
  return table.units.filter((unit) => {
    if (unit.seat !== seat) return false;
    const place = seat === near ? (draft.goes.get(unit.id) ?? unit.at) : unit.at;
    return place === at;
  });
}

/** The open choice that a unit on the table stands for, if exactly one is. */
export function unitChoice({ open }: Seen, unit: UnitView): string | null {
  for (const kind of ['target', 'maneuver', 'occupy']) {
    const choice = `${kind}:${unit.id}`;
    if (open.has(choice)) return choice;
  }
  const inCombat = [`kill:${unit.at}:${unit.id}`, `wound:${unit.at}:${unit.id}`];
  return inCombat.find((choice) => open.has(choice)) ?? null;
}
