// Paired matches for measures: every set is one seed, in which the one who is measured takes every seat in turn.

import { playOn, wilson } from '@bridgefront/bots';
import type { Bot } from '@bridgefront/bots';
import type { AnyMatch, Choice, Random, Seat } from '@bridgefront/kernel';
import { openKept } from '@bridgefront/lab/kept-file.ts';
import { percent } from '@bridgefront/lab/words.ts';
import { usageError } from '@bridgefront/terminal/failure.ts';
import type { Side } from './sides.ts';

/** One match: which set and seat, the measured player's part of the win, and the processor's seconds of each. */
export interface Played {
  readonly set: number;
  readonly seat: Seat;
  readonly won: number;
  readonly seconds: number;
  /** Its longest answer. */
  readonly longest: number;
  /** Mean of all other seats. */
  readonly otherSeconds: number;
}

/** How a seat answers what it is asked next: the choices that it makes. */
export type Answering = (match: AnyMatch, seat: Seat, random: Random) => readonly Choice[];

/** What is played. */
export interface PairedMatches {
  /** Whose rules hold. */
  readonly judge: Side;
  readonly own: Answering;
  /** At all other seats. */
  readonly other: Answering;
  readonly seats: number;
  readonly seed: string;
  readonly from: number;
  readonly sets: number;
}

/** A bot's answers, by the side's own code. */
export function answersOf({ bots, bot, engine }: Side): Answering {
  return (match, seat, random) => bots.nextChoices(bot, bots.situationOf(engine, match, seat), random);
}

// Tells how long each answer took.
function timed(
  bot: Bot,
  answering: Answering,
  match: AnyMatch,
  seat: Seat,
  took: (seconds: number) => void,
): Bot {
  const plan: Bot['plan'] = (_situation, random) => {
    const begun = process.cpuUsage();
    const choices = answering(match, seat, random);
    const { user, system } = process.cpuUsage(begun);
    took((user + system) / 1e6);
    return choices;
  };
  return { ...bot, plan };
}

function play(matches: PairedMatches, set: number, seat: Seat): Played {
  const { judge, own, other, seats, seed } = matches;
  const { bot, engine, game, kernel } = judge;
  // Seeds deal other factions in every set, where there are any.
  const given = 'factions' in game.options ? { factions: 'random' } : {};
  const begun = kernel.newMatch(engine, given, seats, `${seed}/${set}`);
  if ('problem' in begun) throw usageError(begun.problem);
  const { match } = begun;
  let [seconds, longest, otherSeconds] = [0, 0, 0];
  const took = (one: number): void => {
    seconds += one;
    longest = Math.max(longest, one);
  };
  const otherTook = (one: number): void => void (otherSeconds += one / (seats - 1));
  const players = Array.from({ length: seats }, (_, at) =>
    at === seat ? timed(bot, own, match, at, took) : timed(bot, other, match, at, otherTook),
  );
  const refused = playOn(engine, match, players, kernel.seedRandom(`${seed}/${set}/${seat}`));
  if (refused !== null) throw new Error(`A choice was refused: ${refused.message}`);
  const outcome = game.outcome(match.state, match.options);
  if (outcome === null) throw new Error(`The match "${seed}/${set}" stopped without an outcome.`);
  return { set, seat, won: kernel.winShare(outcome, seat), seconds, longest, otherSeconds };
}

function isPlayed(value: unknown): value is Played {
  const { set, seat, won, seconds, longest, otherSeconds } = (value ?? {}) as Partial<Played>;
  return [set, seat, won, seconds, longest, otherSeconds].every((one) => Number.isFinite(one));
}

/** How the measured player did, in a line. */
export function pairedLine(all: readonly Played[], seats: number): string {
  const sum = (read: (one: Played) => number): number => all.reduce((total, one) => total + read(one), 0);
  const { share, low, high } = wilson(
    sum(({ won }) => won),
    all.length,
  );
  const [own, other] = [sum(({ seconds }) => seconds), sum(({ otherSeconds }) => otherSeconds)];
  const longest = all.map((one) => one.longest).toSorted((a, b) => a - b);
  return (
    `${all.length} matches: ${percent(share)} won (95 %, Wilson: ${percent(low)} to ${percent(high)}; even is ${percent(1 / seats)}); ` +
    `processor time ${(own / all.length).toFixed(1)} s a match to ${(other / all.length).toFixed(1)} s a seat of the other, ratio ${(own / other).toFixed(2)}; ` +
    `longest answer of a match ${(longest[longest.length >> 1] ?? 0).toFixed(2)} s, of all ${(longest.at(-1) ?? 0).toFixed(2)} s`
  );
}

/**
 * Plays what the file does not hold yet, and returns all matches. `settings`: what makes the file another one; `enough`: asked
 * before each match, whether it is time to stop.
 */
export function playPaired(
  matches: PairedMatches,
  file: string | null,
  kind: { readonly file: string; readonly of: string },
  settings: object,
  enough: () => boolean = () => false,
): readonly Played[] {
  const { from, sets, seats } = matches;
  const kept = openKept(file, { ...kind, isLine: isPlayed }, settings);
  const all = [...kept.lines];
  for (let set = from; set < from + sets; set++) {
    for (let seat = 0; seat < seats; seat++) {
      if (all.some((one) => one.set === set && one.seat === seat)) continue;
      if (enough()) return all;
      const played = play(matches, set, seat);
      all.push(played);
      kept.add(played);
    }
  }
  return all;
}
