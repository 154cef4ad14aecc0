// Examples of what a game shows and tells, and where they break its schema: matches of random choices, every other one
// with random options.

import {
  createEngine,
  faceFor,
  openSeats,
  pickOne,
  seedRandom,
  sureMatch,
  viewOf,
} from '@bridgefront/kernel';
import type { AnyGame, AnyMatch, Engine, Face, Random, SeatView } from '@bridgefront/kernel';
import { randomOptions } from '@bridgefront/kernel/conformance';

/** A choice that was offered, and its words. */
export interface OfferedChoice {
  readonly choice: string;
  readonly label: string;
}

/** What a watcher of the examples gets to see. */
export interface Looker {
  /** The view of the seat that chooses next. */
  view(view: SeatView, offered: () => readonly OfferedChoice[]): void;
  /** A report as a seat is told it, and its sentence. */
  report(face: Face, text: string): void;
}

interface Sitting {
  readonly engine: Engine<unknown>;
  readonly match: AnyMatch;
  readonly looker: Looker;
  readonly random: Random;
}

const colours = ['Red', 'Blue', 'Green', 'Yellow', 'Purple', 'White'];
const nameOf = (seat: number): string => colours[seat] ?? `Seat ${seat}`;

function chooseOnce({ engine, match, looker, random }: Sitting): void {
  const { decision, state } = match;
  if (decision === null) return;
  const seat = pickOne(random, openSeats(decision));
  const choices = engine.choices(match, seat);
  const { describe } = engine.game;
  looker.view(viewOf(engine, match, seat), () =>
    choices.map((one) => ({ choice: one, label: describe.choice(state, seat, one, decision) })),
  );
  engine.choose(match, seat, pickOne(random, choices), (told) => {
    for (const viewer of [seat, null]) {
      const face = faceFor(told, viewer);
      if (face !== null) looker.report(face, describe.report(face, nameOf, match.state));
    }
  });
}

/** Plays matches from one number to before another, alike for equal numbers, and shows them. */
export function lookAtMatches(game: AnyGame, first: number, end: number, looker: Looker): void {
  const engine = createEngine(game);
  const { min, max } = game.seats;
  for (let number = first; number < end; number++) {
    const random = seedRandom(`examples ${number}`);
    const seats = min + (Math.floor(number / 2) % (max - min + 1));
    const options = number % 2 === 0 ? {} : randomOptions(game, seats, random);
    const match = sureMatch(engine, options, seats, `examples ${number}`);
    const sitting = { engine, match, looker, random };
    // Random play of some games lasts long; an example is found early or elsewhere.
    for (let choice = 0; choice < 1500 && match.decision !== null; choice++) chooseOnce(sitting);
  }
}

/** One question as it was put. */
export interface AskedExample {
  readonly prompt: string;
  readonly plan: readonly string[];
  readonly offered: readonly OfferedChoice[];
  readonly about: object | undefined;
}

/** Examples of one game. */
export interface Examples {
  readonly table: unknown;
  readonly asked: ReadonlyMap<string, AskedExample>;
  /** One offered choice for each question and form, by `ask form`. */
  readonly choices: ReadonlyMap<string, OfferedChoice>;
  readonly reports: ReadonlyMap<string, { readonly face: Face; readonly text: string }>;
}

const fewMatches = 40;
const mostMatches = 400;

/** Collects examples until there is one of each question; `formOf` says in which form a choice is written. */
export function examplesOf(game: AnyGame, formOf: (ask: string, choice: string) => string | null): Examples {
  let table: unknown = null;
  let views = 0;
  const asked = new Map<string, AskedExample>();
  const choices = new Map<string, OfferedChoice>();
  const reports = new Map<string, { readonly face: Face; readonly text: string }>();
  const looker: Looker = {
    view({ table: seen, decision }, offered) {
      if (decision?.mine == null) return;
      // A table on which something has happened already.
      if (++views === 120) table = structuredClone(seen);
      const { ask, about, mine } = decision;
      const list = offered();
      if (!asked.has(ask))
        asked.set(ask, { prompt: mine.prompt, plan: mine.plan, offered: list.slice(0, 3), about });
      for (const one of list) {
        const form = formOf(ask, one.choice);
        if (form !== null && !choices.has(`${ask} ${form}`)) choices.set(`${ask} ${form}`, one);
      }
    },
    report(face, text) {
      if (!reports.has(face.tell) && text !== '') reports.set(face.tell, { face, text });
    },
  };
  const asks = Object.keys(game.decisions).length;
  for (
    let played = 0;
    played < mostMatches && (played < fewMatches || asked.size < asks);
    played += fewMatches
  )
    lookAtMatches(game, played, played + fewMatches, looker);
  return { table, asked, choices, reports };
}
