// What every lesson of every game must keep: it begins, its stated line reaches the goal through all of its steps, and what
// the coach points at is there when it is said.

import { createEngine, openSeats } from '../engine.ts';
import type { Engine } from '../engine.ts';
import type { Game } from '../game.ts';
import { scripted, startFrom } from '../lesson.ts';
import { stepAfter } from '../lesson-steps.ts';
import type { Lesson, LessonHint } from '../lesson.ts';
import type { Choice, Json, Match, Seat } from '../types.ts';
import { viewOf } from '../view.ts';
import type { SeatView } from '../view.ts';

/** A lesson that does not keep what it promises; the message says which one, where and why. */
export class BrokenLesson extends Error {}

// More choices of others in a row than a lesson has.
const mostChoices = 500;

function broken({ slug }: Lesson, message: string): BrokenLesson {
  return new BrokenLesson(`The lesson "${slug}" is broken: ${message}`);
}

function plain(text: string): string {
  return text.toLowerCase().replaceAll(/[^a-z0-9]+/g, ' ');
}

class Pupil<S> {
  readonly #engine: Engine<S>;
  readonly #match: Match<S>;
  readonly #lesson: Lesson;
  readonly #made: Choice[][];
  // Where the coach points, and all that is seen and can be chosen from beginning to end: a place may be seen later.
  readonly #places: { readonly where: string; readonly place: string }[] = [];
  readonly #all: string[] = [];
  #pointed: { readonly where: string; readonly left: readonly Choice[] } = { where: '', left: [] };
  #at = 0;

  constructor(engine: Engine<S>, match: Match<S>, lesson: Lesson) {
    this.#engine = engine;
    this.#match = match;
    this.#lesson = lesson;
    this.#made = Array.from({ length: match.seats }, () => []);
  }

  #fail(message: string): never {
    throw broken(this.#lesson, message);
  }

  get #seen(): SeatView {
    return viewOf(this.#engine, this.#match, this.#lesson.seat);
  }

  #others(): void {
    const other = openSeats(this.#match.decision).find((seat) => seat !== this.#lesson.seat);
    if (other === undefined) return;
    const { others = {} } = this.#lesson;
    const choice = scripted(this.#engine, this.#match, other, others[other] ?? [], this.#made[other]);
    this.#choose(other, choice);
    this.#others();
  }

  #choose(seat: Seat, choice: Choice): void {
    const refused = this.#engine.choose(this.#match, seat, choice);
    if (refused !== null)
      this.#fail(
        `its line chooses "${choice}", which is refused: ${refused.message} Open are: ${this.#open.join(' ')}`,
      );
    this.#made[seat].push(choice);
    if (this.#made[seat].length > mostChoices) this.#fail('the others never come to an end.');
  }

  get #open(): readonly Choice[] {
    return this.#engine.choices(this.#match, this.#lesson.seat);
  }

  // What stands at the table in words: what is asked, what can be chosen, and all that the learner's view names.
  #words(): string {
    const { state, decision } = this.#match;
    const { seat } = this.#lesson;
    const { describe } = this.#engine.game;
    const labels =
      decision === null ? [] : this.#open.map((one) => describe.choice(state, seat, one, decision));
    const prompt = decision === null ? '' : describe.prompt(state, seat, decision);
    return plain([...labels, prompt, JSON.stringify(this.#seen.table as Json)].join(' '));
  }

  #check(where: string, { say, points = [], places = [] }: LessonHint): void {
    const [first] = points;
    if (first !== undefined && !this.#open.includes(first))
      this.#fail(`${where} points at "${first}", which is not open. Open are: ${this.#open.join(' ')}`);
    this.#pointed = { where, left: points };
    const words = this.#words();
    for (const [, name] of say.matchAll(/\*([^*]+)\*/g))
      if (!words.includes(plain(name))) this.#fail(`${where} names "${name}", which is not there.`);
    this.#places.push(...places.map((place) => ({ where, place })));
  }

  #look(): void {
    const { where, left } = this.#pointed;
    this.#pointed = { where, left: left.filter((choice) => !this.#open.includes(choice)) };
  }

  // What was pointed at while the last step was said must have been open by then.
  #left(): void {
    const { where, left } = this.#pointed;
    if (left.length > 0) this.#fail(`${where} points at "${left[0]}", which was never open.`);
  }

  // Says the step that is open, reads what is to be read, and leaves those that have ended.
  #follow(choice: Choice | null): void {
    const { steps } = this.#lesson;
    const before = this.#at;
    this.#look();
    this.#all.push(JSON.stringify(this.#seen.table), ...this.#open);
    this.#at = stepAfter(this.#lesson, before, this.#seen, choice);
    if (this.#at === before && choice !== null) return;
    this.#left();
    if (this.#at >= steps.length) return;
    this.#check(`step ${this.#at + 1}`, steps[this.#at]);
    this.#look();
    if (steps[this.#at].until.by !== 'reading') return;
    this.#at++;
    this.#follow(null);
  }

  /** Plays the lesson as its line says. */
  play(): void {
    const { line, goal, steps, lost, hints, seat } = this.#lesson;
    this.#others();
    if (this.#open.length === 0) this.#fail('the learner is asked nothing.');
    if (goal.met(this.#seen)) this.#fail('its goal is met before anything is done.');
    this.#check('the goal', { say: goal.say });
    hints.forEach((hint, at) => this.#check(`hint ${at + 1}`, { ...hint, points: [] }));
    this.#follow(null);
    line.forEach((choice, at) => {
      if (goal.met(this.#seen))
        this.#fail(`its goal is met before choice ${at + 1} of its line, "${choice}".`);
      this.#choose(seat, choice);
      this.#others();
      const why = goal.met(this.#seen) ? null : (lost?.(this.#seen) ?? null);
      if (why !== null) this.#fail(`it is lost after "${choice}" of its own line: ${why}`);
      this.#follow(choice);
    });
    if (!goal.met(this.#seen)) this.#fail('its line does not reach the goal.');
    // What each seat has one of is named by the seat alone.
    const all = [...this.#all, ...this.#made.keys()].join(' ');
    for (const { where, place } of this.#places)
      if (!all.includes(place.slice(place.indexOf(':') + 1)))
        this.#fail(`${where} points at the place ${place}, which is never seen.`);
    if (this.#at < steps.length) this.#fail(`step ${this.#at + 1} is never left: "${steps[this.#at].say}".`);
  }
}

/**
 * Plays a lesson by its stated line.
 * @throws BrokenLesson where it cannot be solved so, or says what is not so
 */
export function checkLesson<S>(game: Game<S>, lesson: Lesson): void {
  const engine = createEngine(game, { undo: true });
  const begin = (): Match<S> => {
    try {
      return startFrom(engine, lesson.options ?? {}, lesson.start);
    } catch (error) {
      throw broken(lesson, `it cannot begin: ${error instanceof Error ? error.message : String(error)}`);
    }
  };
  new Pupil(engine, begin(), lesson).play();
}
