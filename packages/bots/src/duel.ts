// Which of two bots is better: paired matches with seats rotated, and the share of wins with its interval.

import { seedRandom, winShare } from '@bridgefront/kernel';
import type { Engine, Options, Seat } from '@bridgefront/kernel';
import { playOn } from './situation.ts';
import type { Bot } from './types.ts';

/** What is played: sets of matches with equal seed and options, in which the first bot takes every seat in turn. */
export interface DuelSettings<S> {
  readonly engine: Engine<S>;
  readonly bot: Bot;
  /** Holds all other seats. */
  readonly rival: Bot;
  readonly seats: number;
  readonly matches: number;
  readonly seed: string;
  /** Options of each set of matches, as `readOptions` returns them. */
  options(set: number): Options;
}

/** A share with its 95 per cent interval (Wilson 1927). */
export interface Share {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/** How the first bot did. A shared win counts by its part. */
export interface DuelResult extends Share {
  readonly matches: number;
  readonly wins: number;
  readonly choices: number;
}

/** The 95 per cent interval of a share of wins; `z`: so many standard errors wide, where several intervals have to hold together. */
export function wilson(wins: number, matches: number, z = 1.96): Share {
  if (matches === 0) return { share: 0, low: 0, high: 1 };
  const share = wins / matches;
  const spread = 1 + (z * z) / matches;
  const middle = (share + (z * z) / (2 * matches)) / spread;
  const half = (z / spread) * Math.sqrt((share * (1 - share)) / matches + (z * z) / (4 * matches * matches));
  return { share, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

function playMatch<S>(settings: DuelSettings<S>, index: number): { won: number; choices: number } {
  const { engine, bot, rival, seats, seed } = settings;
  const set = Math.floor(index / seats);
  const own: Seat = index % seats;
  const bots = Array.from({ length: seats }, (_, seat) => (seat === own ? bot : rival));
  const match = engine.start(settings.options(set), seats, seedRandom(`${seed}/${set}`));
  const refused = playOn(engine, match, bots, seedRandom(`${seed}/${set}/${own}`));
  if (refused !== null)
    throw new Error(`A bot's choice was refused in match ${index} of "${seed}": ${refused.message}`);
  const outcome = engine.game.outcome(match.state, match.options);
  if (outcome === null) throw new Error(`Match ${index} of "${seed}" stopped without an outcome.`);
  return { won: winShare(outcome, own), choices: match.sequence };
}

/** Plays the matches. Equal settings give equal results. */
export function duel<S>(settings: DuelSettings<S>): DuelResult {
  let wins = 0;
  let choices = 0;
  for (let index = 0; index < settings.matches; index++) {
    const played = playMatch(settings, index);
    wins += played.won;
    choices += played.choices;
  }
  return { ...wilson(wins, settings.matches), matches: settings.matches, wins, choices };
}
