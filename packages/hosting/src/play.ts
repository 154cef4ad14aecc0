// One match as its events make it: the kernel's match, the clocks, and how many reports each viewer was told.

import {
  collect,
  createEngine,
  faceFor,
  firstLink,
  nextLink,
  recordLine,
  startFrom,
  sureMatch,
  takeBackAct,
} from '@bridgefront/kernel';
import type { AnyGame, AnyMatch, Choice, Engine, Observer, Refusal, Report, Seat } from '@bridgefront/kernel';
import { both, viewersOf } from '@bridgefront/viewing';
import type { Viewer } from '@bridgefront/viewing';
import type { HostedTable, MatchEvent, Outage } from './table.ts';
import { noteQuestion, noteSeal, startClock } from './clock.ts';
import type { ClockState } from './clock.ts';
import { plainMachine } from './plain-machine.ts';
import type { KeptReports, Machine } from './ports.ts';

/** A running match in memory. Only `applyEvent` changes it. */
export interface Play {
  readonly engine: Engine<unknown>;
  readonly match: AnyMatch;
  readonly clock: ClockState;
  readonly machine: Machine;
  /** Number of the last event applied. */
  number: number;
  /** Counts the questions, so that a choice can say which one it answers. */
  question: number;
  /** Reports told so far to each seat and, last, to the table. */
  readonly told: number[];
  /** Reports since `reportsFrom`, which holds the counts of `told` at that time. */
  readonly reports: KeptReports;
  reportsFrom: readonly number[];
  /** The event behind which `reports` begin. */
  reportsSince: number;
  /** The chain behind the last event, and behind the last reveal: only that is shown. Null: nobody was promised one. */
  link: string | null;
  shownLink: string | null;
  /** How many acts there were by the last reveal. */
  shownActs: number;
}

/** Where a viewer stands in `told`. */
export function toldIndex(play: Play, viewer: Viewer): number {
  return viewer ?? play.match.seats;
}

function countReports(play: Play, reports: readonly Report[]): void {
  if (reports.length === 0) return;
  play.reports.add(reports);
  for (const report of reports) {
    for (let seat = 0; seat < play.match.seats; seat++) if (faceFor(report, seat) !== null) play.told[seat]++;
    if (report.face !== null) play.told[play.match.seats]++;
  }
}

function begin(engine: Engine<unknown>, table: HostedTable, observer: Observer): AnyMatch {
  if (table.start !== undefined) return startFrom(engine, table.options, table.start, observer);
  return sureMatch(engine, table.options, table.seats.length, table.seed ?? '', observer);
}

/**
 * Starts a match whose table is complete.
 * @throws Error when the stored options or seats no longer fit the game
 */
export function startPlay(game: AnyGame, table: HostedTable, machine: Machine = plainMachine()): Play {
  const engine = createEngine(game, { undo: true });
  const reports: Report[] = [];
  const match = begin(engine, table, collect(reports));
  const none = viewersOf(table.seats.length).map(() => 0);
  const clock = startClock(table.clock, table.seats.length, table.startedAt ?? 0);
  const link = table.secret === null ? null : firstLink(table.secret, machine.hash);
  const play = {
    engine,
    match,
    clock,
    machine,
    number: 0,
    question: 1,
    told: none,
    reports: machine.keptReports(),
    reportsFrom: [...none],
    reportsSince: 0,
    link,
    shownLink: link,
    shownActs: 0,
  };
  countReports(play, reports);
  return play;
}

/** An event as the chain and the record write it. */
export function actOf({ kind, seat, choice }: MatchEvent): string {
  return kind === 'choose' ? recordLine(seat, choice) : takeBackAct(seat);
}

/** The kernel's part of an event. */
function act(play: Play, event: MatchEvent, observer: Observer): Refusal | null {
  const { engine, match } = play;
  if (event.kind === 'take-back') return engine.takeBack(match, event.seat);
  return engine.choose(match, event.seat, event.choice, observer);
}

/** What is chosen for a seat whose time is up: what its game says, or the first legal choice where that is not legal. */
export function defaultChoice({ engine, match }: Play, seat: Seat): Choice {
  const legal = engine.choices(match, seat);
  const said = engine.fallback(match, seat);
  return legal.includes(said) ? said : legal[0];
}

/** Whether a time-out completes what a seat has begun, instead of taking it back. */
export function completesPlans({ engine, match }: Play): boolean {
  const { decision } = match;
  return decision !== null && engine.game.decisions[decision.ask]?.unfinished === 'completed';
}

/**
 * Applies an event, of which `observer` is told too; a refusal leaves everything as it was. Answers the reports, or why it
 * was refused.
 */
export function applyEvent(
  play: Play,
  table: HostedTable,
  event: MatchEvent,
  outages: readonly Outage[],
  observer?: Observer,
): { readonly reports: readonly Report[] } | { readonly refused: Refusal } {
  const before = play.match.decision;
  const reports: Report[] = [];
  const refused = act(play, event, both(collect(reports), observer));
  if (refused !== null) return { refused };
  play.number = event.number;
  if (table.secret !== null && play.link !== null)
    play.link = nextLink(table.secret, play.link, actOf(event), play.machine.hash);
  const { decision } = play.match;
  if (decision === before) {
    noteSeal(play.clock, event.seat, decision?.sealed[event.seat] === true ? event.at : null);
  } else {
    noteQuestion(play.clock, table.clock, before, event.at, outages);
    play.question++;
    play.shownLink = play.link;
    play.shownActs = play.number;
  }
  countReports(play, reports);
  return { reports };
}
