// One match as its events make it: the kernel's match, the clocks, and how many reports each viewer was told.

import {
  collect,
  createEngine,
  faceFor,
  firstLink,
  newMatch,
  nextLink,
  readPosition,
  recordLine,
  takeBackAct,
  writePosition,
} from '@bridgefront/kernel';
import type {
  AnyGame,
  AnyMatch,
  Choice,
  Engine,
  Observer,
  Position,
  Refusal,
  Report,
  Seat,
} from '@bridgefront/kernel';
import { both, viewersOf } from '@bridgefront/viewing';
import type { Viewer } from '@bridgefront/viewing';
import type { MatchEvent, Outage, StoredMatch } from '../store/store.ts';
import { keyedHash } from './keyed-hash.ts';
import { noteQuestion, noteSeal, startClock } from './clock.ts';
import type { ClockState } from './clock.ts';
import { KeptReports } from './kept-reports.ts';

/** A running match in memory. Only `applyEvent` changes it. */
export interface Play {
  readonly engine: Engine<unknown>;
  readonly match: AnyMatch;
  readonly clock: ClockState;
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
  /** The chain behind the last event, and behind the last reveal: only that is shown. */
  link: string;
  shownLink: string;
}

interface SavedPlay {
  readonly rules: string;
  readonly position: Position;
  readonly undo: readonly Position[];
  readonly clock: ClockState;
  readonly question: number;
  readonly told: readonly number[];
  readonly link: string;
  readonly shownLink: string;
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

/**
 * Starts a match whose table is complete.
 * @throws Error when the stored options or seats no longer fit the game
 */
export function startPlay(game: AnyGame, stored: StoredMatch): Play {
  const engine = createEngine(game, { undo: true });
  const reports: Report[] = [];
  const started = newMatch(engine, stored.options, stored.seats.length, stored.seed ?? '', collect(reports));
  if ('problem' in started) throw new Error(started.problem);
  const none = viewersOf(stored.seats.length).map(() => 0);
  const clock = startClock(stored.clock, stored.seats.length, stored.startedAt ?? 0);
  const { match } = started;
  const link = firstLink(stored.secret);
  const play = {
    engine,
    match,
    clock,
    number: 0,
    question: 1,
    told: none,
    reports: new KeptReports(),
    reportsFrom: [...none],
    reportsSince: 0,
    link,
    shownLink: link,
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
  stored: StoredMatch,
  event: MatchEvent,
  outages: readonly Outage[],
  observer?: Observer,
): { readonly reports: readonly Report[] } | { readonly refused: Refusal } {
  const before = play.match.decision;
  const reports: Report[] = [];
  const refused = act(play, event, both(collect(reports), observer));
  if (refused !== null) return { refused };
  play.number = event.number;
  play.link = nextLink(stored.secret, play.link, actOf(event), keyedHash);
  const { decision } = play.match;
  if (decision === before) {
    noteSeal(play.clock, event.seat, decision?.sealed[event.seat] === true ? event.at : null);
  } else {
    noteQuestion(play.clock, stored.clock, before, event.at, outages);
    play.question++;
    play.shownLink = play.link;
  }
  countReports(play, reports);
  return { reports };
}

/** Writes the cache of a match. */
export function savePlay(play: Play, rules: string): string {
  const { engine, match, clock, question, told, link, shownLink } = play;
  const undo = (match.undo ?? []).map((earlier) => writePosition(engine.game, earlier));
  const position = writePosition(engine.game, match);
  return JSON.stringify({
    rules,
    position,
    undo,
    clock,
    question,
    told,
    link,
    shownLink,
  } satisfies SavedPlay);
}

/**
 * Reads the cache of a match as it was after event `number`.
 * @throws Error when it makes no sense
 */
export function readPlay(game: AnyGame, body: string, number: number): Play & { readonly rules: string } {
  const saved = JSON.parse(body) as SavedPlay;
  const match = readPosition(game, saved.position);
  const { clock, question, rules, link, shownLink } = saved;
  if (typeof link !== 'string') throw new Error('The cache has no chain.');
  const told = [...saved.told];
  if (told.length !== match.seats + 1 || clock.banks.length !== match.seats)
    throw new Error('The cache is of another table.');
  if (saved.undo.length > 0) match.undo = saved.undo.map((earlier) => readPosition(game, earlier));
  const engine = createEngine(game, { undo: true });
  return {
    rules,
    engine,
    match,
    clock,
    number,
    question,
    told,
    reports: new KeptReports(),
    reportsFrom: [...told],
    reportsSince: number,
    link,
    shownLink,
  };
}
