// What happens inside a worker thread: bots complete plans on matches imagined for them, and recordings are made.

import { adviceFor, completePlan } from '@bridgefront/bots';
import type { Bot, ThinkingTask, WordedAdvice } from '@bridgefront/bots';
import { createEngine, diceOf, newMatch } from '@bridgefront/kernel';
import type { AnyGame, Choice, Engine, MatchRecord } from '@bridgefront/kernel';
import { recordMatch } from '@bridgefront/viewing';
import { packRecording } from '../match/recordings.ts';
import { answerFrom } from './recording-answer.ts';

/** Which bot thinks about what. */
export interface Task extends ThinkingTask {
  readonly bot: string;
}

/** Makes the functions that a worker file exports, for its games and bots. */
export function workshop(games: ReadonlyMap<string, AnyGame>, bots: ReadonlyMap<string, Bot>) {
  const engines = new Map<string, Engine<unknown>>();

  function engineOf(name: string): Engine<unknown> {
    const known = engines.get(name);
    if (known !== undefined) return known;
    const game = games.get(name);
    if (game === undefined) throw new Error(`The worker does not know the game ${name}.`);
    const made = createEngine(game);
    engines.set(name, made);
    return made;
  }

  /** The recording of a finished match, packed. */
  function record(match: MatchRecord): string {
    return packRecording(recordMatch(engineOf(match.game).game, match));
  }

  /** How often each face came up in a finished match, and every die with its place in the generator. */
  function dice(match: MatchRecord): string {
    const rolls = diceOf(engineOf(match.game).game, match);
    const faces = [1, 2, 3, 4, 5, 6].map((face) => rolls.filter(({ die }) => die === face).length);
    return JSON.stringify({ rolled: rolls.length, faces, rolls });
  }

  /** The bot's choices until its plan is sealed. */
  function think(task: Task): Choice[] {
    const bot = bots.get(task.bot);
    if (bot === undefined) throw new Error(`The worker does not know the bot ${task.bot}.`);
    return completePlan(engineOf(task.game), bot, task);
  }

  /** What a strong bot would do in the seat's place. */
  function advice(task: ThinkingTask): WordedAdvice {
    return adviceFor(engineOf(task.game), task);
  }

  /** Plans once, so that the first bot that somebody waits for finds everything made. */
  function warmUp({ game, bot }: Pick<Task, 'game' | 'bot'>): void {
    const engine = engineOf(game);
    const begun = newMatch(engine, {}, engine.game.seats.min, game);
    if (!('match' in begun)) return;
    const { match } = begun;
    think({ game, bot, seat: match.decision?.seats[0] ?? 0, match: JSON.stringify(match), seed: game });
  }

  return { think, record, dice, advice, answer: answerFrom, warmUp };
}
