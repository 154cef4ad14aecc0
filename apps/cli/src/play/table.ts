// A match under way at this terminal: who plays, what happened, and its record.

import { renameSync, writeFileSync } from 'node:fs';
import { nextChoices, situationOf } from '@bridgefront/bots';
import type { Bot } from '@bridgefront/bots';
import {
  collect,
  createEngine,
  faceFor,
  makeRecord,
  newMatch,
  Recorder,
  RecordError,
  replay,
  seedRandom,
  viewOf,
} from '@bridgefront/kernel';
import type {
  AnyGame,
  AnyMatch,
  Choice,
  Engine,
  MatchRecord,
  Random,
  Report,
  Seat,
} from '@bridgefront/kernel';
import { bots, findBot } from '../bots.ts';
import { checkFailed, exitCodes, messageOf, usageError, orFail } from '@bridgefront/terminal/failure.ts';
import type { GameEntry } from '../games.ts';
import { botRandom } from '@bridgefront/lab/simulate/match.ts';
import { cardShelf } from '@bridgefront/terminal/cards.ts';
import type { CardShelf } from '@bridgefront/terminal/cards.ts';
import type { GameExtras } from '@bridgefront/terminal/extras.ts';
import { genericTable } from '@bridgefront/terminal/generic.ts';
import { seatNames } from '@bridgefront/terminal/seat-names.ts';
import type { Drawing, SeatNames, TerminalTable } from '@bridgefront/terminal/table.ts';
import type { Paint } from '@bridgefront/terminal/paint.ts';

/** How a match begins: anew from a seed, or from a record. */
export interface Beginning {
  readonly entry: GameEntry;
  readonly players: readonly string[];
  readonly seed: string;
  readonly options: { readonly [name: string]: unknown };
  readonly resumed: MatchRecord | null;
  /** Where the record is kept up to date; null: nowhere. */
  readonly file: string | null;
}

/** A running match with its players. */
export class Table {
  readonly game: AnyGame;
  readonly engine: Engine<unknown>;
  readonly match: AnyMatch;
  readonly drawn: TerminalTable;
  readonly extras: GameExtras | undefined;
  /** The game's cards, for `why`; undefined in a game without cards. */
  readonly shelf: CardShelf | undefined;
  readonly players: readonly string[];
  readonly names: SeatNames;
  readonly paint: Paint;
  readonly seed: string;
  file: string | null;
  /** Everything that happened since the beginning. */
  readonly log: Report[] = [];
  /** Where the log of this sitting begins: reports before it were told when the match was first played. */
  readonly resumedAt: number;
  readonly #bots: readonly (Bot | null)[];
  readonly #random: Random;
  readonly #recorder = new Recorder();

  constructor(beginning: Beginning, paint: Paint) {
    const { entry, players, seed, resumed, file } = beginning;
    this.game = entry.game;
    this.paint = paint;
    this.players = players;
    this.seed = seed;
    this.file = file;
    this.drawn = entry.table ?? genericTable;
    this.extras = entry.extras;
    this.shelf = shelfOf(entry);
    this.#bots = players.map((player) => (bots.has(player) ? findBot(player) : null));
    const begun = resumed === null ? startAnew(beginning) : playAgain(this.game, resumed);
    this.engine = begun.engine;
    this.match = begun.match;
    this.log.push(...begun.reports);
    this.resumedAt = resumed === null ? 0 : this.log.length;
    for (const line of resumed?.choices ?? []) {
      const [seat, choice] = line.split(' ');
      this.#recorder.add(Number(seat), choice);
    }
    this.#random = resumed === null ? botRandom(seed) : seedRandom(`${seed}/bots/${resumed.choices.length}`);
    this.names = seatNames(this.drawn, () => viewOf(this.engine, this.match, null), players, paint);
  }

  /** The seats that people play. */
  get humans(): Seat[] {
    return this.#bots.flatMap((bot, seat) => (bot === null ? [seat] : []));
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
  choose(seat: Seat, choice: Choice): string | null {
    const refused = this.engine.choose(this.match, seat, choice, collect(this.log));
    if (refused !== null) return refused.message;
    this.#recorder.add(seat, choice);
    return null;
  }

  /** Takes a seat's last choice back. Returns why not, or null. */
  takeBack(seat: Seat): string | null {
    const refused = this.engine.takeBack(this.match, seat);
    if (refused === null) this.#recorder.takeBack(seat);
    return refused?.message ?? null;
  }

  /** Lets one bot choose that is asked; false when none is. */
  botMoves(): boolean {
    const { decision } = this.match;
    const seat = decision?.seats.find((one) => decision.sealed[one] !== true && this.#bots[one] !== null);
    const bot = seat === undefined ? null : this.#bots[seat];
    if (seat === undefined || bot === null) return false;
    for (const choice of this.#thoughtOut(bot, seat)) {
      const refused = this.choose(seat, choice);
      if (refused !== null)
        throw checkFailed(`The bot ${bot.name} made a choice that was refused: ${refused}`);
    }
    return true;
  }

  #thoughtOut(bot: Bot, seat: Seat): readonly Choice[] {
    const situation = situationOf(this.engine, this.match, seat);
    try {
      return nextChoices(bot, situation, this.#random);
    } catch (thrown) {
      throw checkFailed(
        `The bot ${bot.name} failed at choice ${this.match.sequence + 1}: ${messageOf(thrown)}`,
      );
    }
  }

  /** The first person who is asked, or null. */
  personAsked(): Seat | null {
    const { decision } = this.match;
    return decision?.seats.find((one) => decision.sealed[one] !== true && this.#bots[one] === null) ?? null;
  }

  /**
   * Writes the record to its file, if it has one, or to another.
   * @throws CommandFailure (usage) when the file cannot be written
   */
  save(file: string | null = this.file): void {
    if (file === null) return;
    const made = makeRecord(this.game, this.match, this.players, this.seed, this.#recorder.lines());
    const record = { ...made, local: true };
    try {
      writeFileSync(`${file}.part`, `${JSON.stringify(record, null, 1)}\n`);
      renameSync(`${file}.part`, file);
    } catch (thrown) {
      throw usageError(`The record cannot be written: ${messageOf(thrown)}.`);
    }
  }
}

function shelfOf({ extras }: GameEntry): CardShelf | undefined {
  if (extras?.cards === undefined) return undefined;
  return cardShelf(
    (options) => extras.cards?.(options) ?? [],
    (card) => extras.cardFacts?.(card) ?? card.type,
  );
}

interface Begun {
  readonly engine: Engine<unknown>;
  readonly match: AnyMatch;
  readonly reports: readonly Report[];
}

function startAnew({ entry, options, players, seed }: Beginning): Begun {
  const engine = createEngine(entry.game, { undo: true });
  const reports: Report[] = [];
  const started = newMatch(engine, options, players.length, seed, collect(reports));
  if ('problem' in started) throw usageError(started.problem);
  return { engine, match: started.match, reports };
}

function playAgain(game: AnyGame, record: MatchRecord): Begun {
  const { match, reports } = orFail(exitCodes.failed, [RecordError], () => replay(game, record));
  return { engine: createEngine(game, { undo: true }), match, reports: reports.flat() };
}
