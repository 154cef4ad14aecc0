// A match under way at this terminal: hosted over its file, with who plays it and how it is drawn.

import { setImmediate as breathe } from 'node:timers/promises';
import { nextChoices, situationOf } from '@bridgefront/bots';
import { answeredBeforehand, HeldMatch, LoadError, plainMachine } from '@bridgefront/hosting';
import type { HostedMatch, HostedTable, MatchEvent, Time } from '@bridgefront/hosting';
import { createEngine, faceFor, fingerprint, newMatch, seedRandom, viewOf } from '@bridgefront/kernel';
import type { AnyGame, AnyMatch, Choice, Engine, Random, Report, Seat, Start } from '@bridgefront/kernel';
import { findBot, isBot } from '@bridgefront/lab/bots.ts';
import { checkFailed, CommandFailure, messageOf, usageError } from '@bridgefront/terminal/failure.ts';
import type { GameEntry } from '../games.ts';
import { botRandom } from '@bridgefront/lab/simulate/match.ts';
import { cardShelf } from '@bridgefront/terminal/cards.ts';
import type { CardShelf } from '@bridgefront/terminal/cards.ts';
import { genericTable } from '@bridgefront/terminal/generic.ts';
import { seatNames } from '@bridgefront/terminal/seat-names.ts';
import type { Drawing, SeatNames, TerminalTable } from '@bridgefront/terminal/table.ts';
import type { Paint } from '@bridgefront/terminal/paint.ts';
import { eventsOf, MatchFile } from './match-file.ts';
import type { KeptRecord } from './match-file.ts';

/** How a match begins: anew from a seed, or from a record. */
export interface Beginning {
  readonly entry: GameEntry;
  readonly players: readonly string[];
  readonly seed: string;
  readonly options: { readonly [name: string]: unknown };
  readonly resumed: KeptRecord | null;
  /** A position in place of the set-up, as puzzles have; no record can be made of it. */
  readonly start?: Start;
  /** Where the record is kept up to date; null: nowhere. */
  readonly file: string | null;
}

const machineTime: Time = {
  now: () => Date.now(),
  ran: () => performance.now(),
  after(milliseconds, wake) {
    const timer = setTimeout(wake, milliseconds);
    return () => clearTimeout(timer);
  },
};

/** A running match with its players. */
export class Table {
  readonly game: AnyGame;
  readonly drawn: TerminalTable;
  readonly beginning: Beginning;
  /** The game's cards, for `why`; undefined in a game without cards. */
  readonly shelf: CardShelf | undefined;
  readonly names: SeatNames;
  readonly paint: Paint;
  readonly file: MatchFile;
  /** Where the log of this sitting begins: reports before it were told when the match was first played. */
  readonly resumedAt: number;
  readonly #held: HeldMatch;
  // What somebody waits for that the match has changed, and why it cannot go on.
  #wake: () => void = () => undefined;
  #failure: CommandFailure | null = null;

  /**
   * Begins a match, or takes one up where its record stands.
   * @throws CommandFailure when it cannot begin, or its record does not fit the rules
   */
  static async open(beginning: Beginning, paint: Paint): Promise<Table> {
    const { entry, seed, resumed, file } = beginning;
    const { game } = entry;
    const kept = new MatchFile(game, { table: tableOf(beginning), events: pastOf(beginning) });
    const random = resumed === null ? botRandom(seed) : seedRandom(`${seed}/bots/${resumed.choices.length}`);
    const told = {
      changed: () => table.#wake(),
      broken: (_match: HostedMatch, problem: string) => table.#fail(usageError(problem)),
      failed: (match: HostedMatch, what: string, error: unknown) => {
        match.rest();
        table.#fail(error instanceof CommandFailure ? error : checkFailed(`${what}: ${messageOf(error)}`));
      },
    };
    const held = await HeldMatch.open({
      game,
      log: kept,
      store: kept,
      told,
      time: machineTime,
      machine: plainMachine(),
      outages: [],
      // Who looks at one screen learns nothing from when an answer leaves.
      beats: { answer: 0, window: 0 },
      inTurn: true,
      thinker: { think: ({ play }, seat, bot) => thoughtOut(play, seat, bot, random) },
    }).catch((error: unknown) => {
      throw error instanceof LoadError ? checkFailed(messageOf(error)) : error;
    });
    const table: Table = new Table(beginning, paint, kept, held);
    if (file !== null) table.save(file);
    return table;
  }

  private constructor(beginning: Beginning, paint: Paint, file: MatchFile, held: HeldMatch) {
    this.beginning = beginning;
    this.game = beginning.entry.game;
    this.drawn = beginning.entry.table ?? genericTable;
    this.shelf = shelfOf(beginning.entry);
    this.paint = paint;
    this.file = file;
    this.#held = held;
    this.resumedAt = beginning.resumed === null ? 0 : this.log.length;
    this.names = seatNames(this.drawn, () => viewOf(this.engine, this.match, null), this.players, paint);
  }

  get #hosted(): HostedMatch {
    return this.#held.match;
  }

  get engine(): Engine<unknown> {
    return this.#hosted.play.engine;
  }

  get match(): AnyMatch {
    return this.#hosted.play.match;
  }

  get players(): readonly string[] {
    return this.beginning.players;
  }

  /** Everything that happened since the beginning. */
  get log(): readonly Report[] {
    return this.#hosted.play.reports.all();
  }

  /** The seats that people play. */
  get humans(): Seat[] {
    return this.file.table().seats.flatMap(({ bot }, seat) => (bot === null ? [seat] : []));
  }

  /** Bots think and standing answers leave from now on. */
  start(): void {
    this.#held.start();
  }

  /** Nothing happens any more. */
  close(): void {
    this.#held.close();
  }

  /** What a seat (null: a spectator) sees, ready to draw. */
  drawing(seat: Seat | null): Drawing {
    return {
      view: viewOf(this.engine, this.match, seat),
      names: this.names,
      paint: this.paint,
      options: this.match.options,
    };
  }

  /** A sentence for each report from number `from` on that the seat is told. */
  told(seat: Seat | null, from: number): { readonly opens: string | null; readonly text: string }[] {
    return this.log.slice(from).flatMap((report) => {
      const face = faceFor(report, seat);
      if (face === null || this.drawn.skips(face)) return [];
      const text = this.game.describe.report(face, (other) => this.names.name(other), this.match.state);
      return [{ opens: this.drawn.opens(face), text }];
    });
  }

  /** Makes a choice. Returns why it was refused, or null. */
  choose(seat: Seat, choice: Choice): Promise<string | null> {
    return this.#act('choose', seat, choice);
  }

  /** Takes a seat's last choice back. Returns why not, or null. */
  takeBack(seat: Seat): Promise<string | null> {
    return this.#act('take-back', seat, '');
  }

  async #act(kind: MatchEvent['kind'], seat: Seat, choice: Choice): Promise<string | null> {
    const at = this.#hosted.reference(seat);
    const answer = await this.#hosted.act({ kind, seat, choice, at, by: 'seat', message: null });
    if (!('refused' in answer)) return null;
    const { message } = this.#failure ?? answer.refused;
    // A person may try again; the match is taken up as it is kept.
    if (this.#failure !== null) await this.#held.current();
    this.#failure = null;
    return message;
  }

  /** The first person who is asked and has not answered beforehand, or null. */
  personAsked(): Seat | null {
    const { play, table } = this.#hosted;
    const { decision } = play.match;
    const answered = answeredBeforehand(play, table).map(({ seat }) => seat);
    const open = (decision?.seats ?? []).filter((seat) => decision?.sealed[seat] !== true);
    return open.find((seat) => table.seats[seat].bot === null && !answered.includes(seat)) ?? null;
  }

  /**
   * Waits until a person is asked or the match is over; `each` looks at it after every change.
   * @throws CommandFailure when a bot fails, or what it chose cannot be kept
   */
  async untilAsked(each: () => void): Promise<void> {
    while (this.match.decision !== null && this.personAsked() === null) {
      await new Promise<void>((resolve) => (this.#wake = resolve));
      if (this.#failure !== null) throw this.#failure;
      each();
    }
    await this.#hosted.settled();
  }

  #fail(failure: CommandFailure): void {
    this.#failure = failure;
    this.#wake();
  }

  /** How windows are answered for a seat, with the host's kinds of windows. */
  standing(seat: Seat): Pick<ReturnType<HostedMatch['facts']>, 'windows' | 'standing'> {
    return this.#hosted.facts(seat);
  }

  /** Keeps how windows are answered for a seat. */
  async keepStanding(seat: Seat, answers: Parameters<HeldMatch['keepStanding']>[1]): Promise<void> {
    await this.#held.keepStanding(seat, answers);
  }

  /**
   * Keeps the record in this file from now on, up to date.
   * @throws CommandFailure (usage) when it cannot be written
   */
  save(file: string): void {
    if (this.beginning.start !== undefined)
      throw usageError('A puzzle is not kept: it begins anew each time.');
    try {
      this.file.moveTo(file);
    } catch (thrown) {
      throw usageError(`The record cannot be written: ${messageOf(thrown)}.`);
    }
  }
}

async function thoughtOut(
  { engine, match }: HostedMatch['play'],
  seat: Seat,
  bot: string,
  random: Random,
): Promise<readonly Choice[]> {
  // Signals are heard between two thoughts.
  await breathe();
  try {
    return nextChoices(findBot(bot), situationOf(engine, match, seat), random);
  } catch (thrown) {
    throw checkFailed(`The bot ${bot} failed at choice ${match.sequence + 1}: ${messageOf(thrown)}`);
  }
}

function tableOf({ entry: { game }, players, options, seed, resumed, start }: Beginning): HostedTable {
  const started = newMatch(createEngine(game), options, players.length, seed);
  if ('problem' in started) throw usageError(started.problem);
  return {
    ...(start === undefined ? {} : { start }),
    id: 'terminal',
    version: 1,
    game: game.name,
    // What was chosen before is legal by the rules of today, or the match is not taken up.
    rules: fingerprint(game),
    continuedUnder: null,
    options: started.match.options,
    seed,
    secret: null,
    clock: { kind: 'none' },
    status: 'live',
    startedAt: machineTime.now(),
    seats: players.map((name, seat) => ({
      name,
      bot: isBot(name) ? name : null,
      standIn: null,
      standing: resumed?.hosted?.table?.seats[seat]?.standing ?? [],
    })),
  };
}

function pastOf({ resumed, players }: Beginning): readonly MatchEvent[] {
  return resumed === null ? [] : eventsOf(resumed, (seat) => !isBot(players[seat]));
}

function shelfOf({ extras }: GameEntry): CardShelf | undefined {
  if (extras?.cards === undefined) return undefined;
  return cardShelf(
    (options) => extras.cards?.(options) ?? [],
    (card) => extras.cardFacts?.(card) ?? card.type,
  );
}
