// What happens in a match without a person's hand: time that is up, bots' choices, and answers given beforehand.

import { onBeat, randomInt, seedRandom } from '@bridgefront/kernel';
import type { ForcedEffect, Seat } from '@bridgefront/kernel';
import type { Answer } from './act.ts';
import { playerOf } from './facts.ts';
import type { HostedMatch } from './hosted-match.ts';
import { completesPlans, defaultChoice } from './play.ts';
import type { Ports } from './ports.ts';
import { answeredBeforehand, inWindow, isAlone, withoutLapsed } from './standing.ts';
import type { AnsweredBeforehand } from './standing.ts';
import type { HostedTable, MatchEvent } from './table.ts';

// A forced answer leaves among people on one of so many beats, drawn, so that a quick one is no surer sign than a slow one.
const mostForcedBeats = 4;
// For so many beats a person may take back what a choice made for them would end: a turn, or a plan of a few choices; or
// one of many, such as an army, which is looked over.
const graceBeats = { few: 3, many: 10 };
const fewChoices = 3;

/** The clock, the bots and the standing answers of one match. */
export class Unattended<T extends HostedTable> {
  readonly #match: HostedMatch<T>;
  readonly #ports: Ports<T>;
  readonly #thinking = new Set<Seat>();
  // By seat: the question and the length of the plan for which a standing answer waits to leave.
  readonly #answering = new Map<Seat, string>();
  // Seats that have taken back last: nothing forced is made for them until they choose.
  readonly #tookBack = new Set<Seat>();
  #stopClock: (() => void) | null = null;
  #resting = false;

  constructor(match: HostedMatch<T>, ports: Ports<T>) {
    this.#match = match;
    this.#ports = ports;
  }

  /** Nothing happens any more. */
  rest(): void {
    this.#resting = true;
    this.#stopClock?.();
    this.#stopClock = null;
  }

  /** Looks at the match after a change: sets the clock, lets bots think and standing answers leave. */
  attend(): void {
    const match = this.#match;
    this.setClock();
    this.#askBots();
    this.answer();
    if (withoutLapsed(match.play, match.table) !== match.table) this.#ports.outbox.lapsed(match);
  }

  /** Lets standing answers leave; what they choose within a plan changes nothing else. */
  answer(): void {
    const match = this.#match;
    for (const one of answeredBeforehand(match.play, match.table)) {
      if (one.effect === undefined || !this.#tookBack.has(one.seat)) void this.#answerFor(one);
      else this.#takeBackOne(one.seat, 'clock');
    }
  }

  /** Resolves when a person's answer to a window may leave; what they have said beforehand does not leave before it. */
  async own(seat: Seat): Promise<void> {
    this.#answering.delete(seat);
    await this.beat(seat);
  }

  /** Notes what a person has done. Who takes back means the last choice that was theirs, not one that was forced. */
  acted(seat: Seat, kind: MatchEvent['kind']): void {
    this.#answering.delete(seat);
    if (kind === 'take-back') this.#tookBack.add(seat);
    else this.#tookBack.delete(seat);
  }

  /** Sets the clock to the next moment at which somebody's time is up. */
  setClock(): void {
    this.#stopClock?.();
    this.#stopClock = null;
    const { table, nextDue } = this.#match;
    if (table.status !== 'live' || nextDue === null || this.#resting) return;
    const { time } = this.#ports;
    this.#stopClock = time.after(nextDue - time.now(), () => this.#timeUp());
  }

  // Whoever is late loses the half-made plan (S-104), unless its game completes it (FF-80); then the default choice is
  // made until a plan is complete.
  #timeUp(): void {
    const match = this.#match;
    const { time } = this.#ports;
    if (match.closed || this.#ports.fair?.() === false) return;
    const { question } = match.play;
    const isLate = (seat: Seat): boolean => {
      const due = match.play.question === question ? match.due(seat) : null;
      return due !== null && due <= time.now();
    };
    const late = (match.play.match.decision?.seats ?? []).filter(isLate);
    for (const seat of late) {
      if (isLate(seat) && !completesPlans(match.play)) this.#takeBack(seat, 'clock');
      while (isLate(seat)) {
        const { number } = match.play;
        void this.#choose(seat, defaultChoice(match.play, seat), 'clock');
        if (match.play.number === number) break;
      }
    }
    if (late.length > 0) this.#ports.outbox.late?.(match, late);
    this.setClock();
  }

  // A half-made plan is nobody's will: what it would need next may cost its owner dearly.
  #takeBack(seat: Seat, by: 'clock' | 'bot'): void {
    const match = this.#match;
    while ((match.play.match.decision?.plans[seat].length ?? 0) > 0) {
      const { number } = match.play;
      this.#takeBackOne(seat, by);
      if (match.play.number === number) return;
    }
  }

  // As far as the rules let it.
  #takeBackOne(seat: Seat, by: 'clock' | 'bot'): void {
    const at = this.#match.reference(seat);
    void this.#match.act({ kind: 'take-back', seat, choice: '', at, by, message: null });
  }

  #choose(seat: Seat, choice: string, by: 'clock' | 'bot'): Promise<Answer> {
    const at = this.#match.reference(seat);
    return this.#match.act({ kind: 'choose', seat, choice, at, by, message: null });
  }

  /**
   * Resolves when the seat's answer may leave. A bot that had nothing to weigh would answer sooner than one that had:
   * others would learn from when, not what. It is still in time, if the seat's time runs out before the beat. Who is
   * alone with bots hides from nobody.
   */
  async beat(seat: Seat): Promise<void> {
    const { beats, time } = this.#ports;
    const { play, table } = this.#match;
    const beat = table.show ?? (inWindow(play) ? beats.window : beats.answer);
    if (beat === 0 || isAlone(table, seat)) return;
    await this.#until(seat, onBeat(play.clock.asked, time.now(), beat));
  }

  // Resolves then, or just before the seat's time is up.
  async #until(seat: Seat, leaves: number): Promise<void> {
    const { time } = this.#ports;
    const wait = Math.min(leaves, (this.#match.due(seat) ?? leaves + 1) - 1) - time.now();
    await new Promise<void>((resolve) => void time.after(wait, resolve));
  }

  // When a forced answer leaves. Nobody else notices a draft; what ends a seat's taking back leaves it time for that.
  async #forcedBeat(seat: Seat, effect: ForcedEffect): Promise<void> {
    const { time, beats } = this.#ports;
    const { play, table } = this.#match;
    const now = time.now();
    const planned = play.match.decision?.plans[seat].length ?? 0;
    const patience = planned > fewChoices ? graceBeats.many : graceBeats.few;
    const grace = effect === 'final' ? patience * beats.window : 0;
    if (effect !== 'draft' && !isAlone(table, seat)) {
      const random = seedRandom(`${table.seed ?? table.id} forced ${play.question} ${seat}`);
      const drawn = (randomInt(random, mostForcedBeats) + 1) * beats.window;
      const leaves = Math.max(play.clock.asked + drawn, now + grace);
      if (beats.window > 0) await this.#until(seat, onBeat(play.clock.asked, leaves, beats.window));
    } else if (grace > 0) await this.#until(seat, now + grace);
  }

  // Seat and state of the plan that a standing answer waits for.
  #answerKey(seat: Seat): string {
    const { question, match } = this.#match.play;
    return `${question} ${match.decision?.plans[seat].length ?? 0}`;
  }

  // What a seat said beforehand is made on the first beat, as if it had just passed; what is forced in its own time.
  async #answerFor({ seat, effect }: AnsweredBeforehand): Promise<void> {
    const match = this.#match;
    const key = this.#answerKey(seat);
    if (this.#answering.get(seat) === key) return;
    this.#answering.set(seat, key);
    await (effect === undefined ? this.beat(seat) : this.#forcedBeat(seat, effect));
    if (this.#answering.get(seat) !== key) return;
    this.#answering.delete(seat);
    if (match.closed || this.#resting || this.#answerKey(seat) !== key) return;
    const plan = answeredBeforehand(match.play, match.table).find((answer) => answer.seat === seat)?.plan;
    for (const choice of plan ?? []) await this.#choose(seat, choice, 'clock');
  }

  #askBots(): void {
    if (this.#match.table.show !== undefined && this.#match.readers().length === 0) return;
    for (const seat of this.#match.botsAsked) {
      if (this.#ports.inTurn === true && this.#thinking.size > 0) return;
      void this.#think(seat);
    }
  }

  async #think(seat: Seat): Promise<void> {
    const match = this.#match;
    const bot = playerOf(match.table, seat);
    if (bot === null || this.#resting || this.#thinking.has(seat)) return;
    this.#thinking.add(seat);
    let { question } = match.play;
    const stillAsked = (): boolean =>
      !match.closed && !this.#resting && match.play.question === question && match.botsAsked.includes(seat);
    try {
      await this.#playFor(seat, bot, stillAsked, () => {
        ({ question } = match.play);
      });
    } catch (error) {
      this.#ports.outbox.failed(match, `bot ${bot} in seat ${seat}: default choice made`, error);
      if (stillAsked()) await this.#playDefault(seat, stillAsked);
    } finally {
      this.#thinking.delete(seat);
    }
    if (!match.closed && !this.#resting) this.#askBots();
  }

  // The whole plan: a bot that fails again behind its first choice would have it taken back for ever.
  async #playDefault(seat: Seat, stillAsked: () => boolean): Promise<void> {
    const { play } = this.#match;
    this.#takeBack(seat, 'bot');
    while (stillAsked()) {
      const answer = await this.#choose(seat, defaultChoice(play, seat), 'bot');
      if ('refused' in answer) return;
    }
  }

  // A bot's turn goes on as it was thought out: what follows its plan answers the seat's next questions, before which
  // nothing was shown.
  async #playFor(seat: Seat, bot: string, stillAsked: () => boolean, takeUp: () => void): Promise<void> {
    const { thinker, time, outbox } = this.#ports;
    const began = time.ran();
    const choices = await thinker.think(this.#match, seat, bot);
    outbox.thought?.(time.ran() - began);
    await this.beat(seat);
    if (choices.length === 0 && stillAsked()) throw new Error('It chose nothing.');
    for (const [index, choice] of choices.entries()) {
      if (!stillAsked()) return;
      const { question } = this.#match.play;
      const answer = await this.#choose(seat, choice, 'bot');
      if ('refused' in answer) throw new Error(answer.refused.message);
      if (this.#match.play.question === question || index === choices.length - 1) continue;
      takeUp();
      if (stillAsked()) await this.beat(seat);
    }
  }
}
