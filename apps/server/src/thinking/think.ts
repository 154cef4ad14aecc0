// What happens inside a worker thread: bots complete plans on matches imagined for them, and recordings are made.

import { adviceFor, completePlan, houseBot } from '@bridgefront/bots';
import type { Bot, ThinkingTask, WordedAdvice } from '@bridgefront/bots';
import { chanceOf, createEngine, newMatch } from '@bridgefront/kernel';
import type { AnyGame, Choice, Engine, MatchRecord } from '@bridgefront/kernel';
import { recordMatch } from '@bridgefront/viewing';
import { packRecording } from '../match/recordings.ts';
import { openBundle } from '../bundles/open-bundle.ts';
import type { BundleCode } from '../bundles/open-bundle.ts';
import { answerFrom } from './recording-answer.ts';

/** The rules of a task, where they are not those of this release. */
interface Bundled {
  readonly bundle?: BundleCode | undefined;
}

/** What is thought about, by which rules. */
export interface ThoughtTask extends ThinkingTask, Bundled {}

/** A match that is played again, by which rules. */
export interface RecordTask extends Bundled {
  readonly record: MatchRecord;
}

/** Which bot thinks about what. */
export interface Task extends ThoughtTask {
  readonly bot: string;
}

/** Makes the functions that a worker file exports, for its games and bots. */
export function workshop(games: ReadonlyMap<string, AnyGame>, bots: ReadonlyMap<string, Bot>) {
  const engines = new Map<string, Engine<unknown>>();

  function engineOf(name: string, bundle?: BundleCode): Engine<unknown> {
    const key = bundle?.fingerprint ?? name;
    const known = engines.get(key);
    if (known !== undefined) return known;
    const game = bundle === undefined ? games.get(name) : openBundle(bundle);
    if (game === undefined) throw new Error(`The worker does not know the game ${name}.`);
    const made = createEngine(game);
    engines.set(key, made);
    return made;
  }

  /** The recording of a finished match, packed. */
  function record({ record: match, bundle }: RecordTask): string {
    return packRecording(recordMatch(engineOf(match.game, bundle).game, match));
  }

  /** How often each face came up in a finished match, and every die with its place in the generator. */
  function dice({ record: match, bundle }: RecordTask): string {
    const { dice: rolls } = chanceOf(engineOf(match.game, bundle).game, match);
    const faces = [1, 2, 3, 4, 5, 6].map((face) => rolls.filter(({ die }) => die === face).length);
    return JSON.stringify({ rolled: rolls.length, faces, rolls });
  }

  /** The record with all chance of it, as far as its rules note that. */
  function withChance({ record: match, bundle }: RecordTask): string {
    const { numbers } = chanceOf(engineOf(match.game, bundle).game, match);
    return JSON.stringify({ ...match, ...(numbers !== null && { chance: numbers }) });
  }

  /** The bot's choices until its plan is sealed. */
  function think(task: Task): Choice[] {
    const bot = bots.get(task.bot) ?? houseBot(task.bot);
    if (bot === null) throw new Error(`The worker does not know the bot ${task.bot}.`);
    return completePlan(engineOf(task.game, task.bundle), bot, task);
  }

  /** What a strong bot would do in the seat's place. */
  function advice(task: ThoughtTask): WordedAdvice {
    return adviceFor(engineOf(task.game, task.bundle), task);
  }

  /** Plans once, so that the first bot that somebody waits for finds everything made. */
  function warmUp({ game, bot }: Pick<Task, 'game' | 'bot'>): void {
    const engine = engineOf(game);
    const begun = newMatch(engine, {}, engine.game.seats.min, game);
    if (!('match' in begun)) return;
    const { match } = begun;
    think({ game, bot, seat: match.decision?.seats[0] ?? 0, match: JSON.stringify(match), seed: game });
  }

  return { think, record, dice, withChance, advice, answer: answerFrom, warmUp };
}
