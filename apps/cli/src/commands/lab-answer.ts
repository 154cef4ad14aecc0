// `bridgefront lab answer`: plays a game's own questions under a budget of hours, and writes down what to do.

import type { Command } from 'commander';
import { availableParallelism } from 'node:os';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { answerAll, keptIn } from '@bridgefront/lab/answer/answer.ts';
import type { AnswerSettings } from '@bridgefront/lab/answer/answer.ts';
import { readQuestions } from '@bridgefront/lab/answer/questions.ts';
import type { Questions } from '@bridgefront/lab/answer/questions.ts';
import type { Level, Ways } from '@bridgefront/lab/answer/parts.ts';
import { keepAnswers, writePages } from '@bridgefront/lab/answer/write.ts';
import { wholeNumber } from '@bridgefront/lab/words.ts';
import { usageError } from '@bridgefront/terminal/failure.ts';
import { notFound } from '@bridgefront/terminal/names.ts';
import { findBot } from '@bridgefront/lab/bots.ts';
import { findGame } from '../games.ts';
import { labHost, labWorld } from '../lab/world.ts';
import { orUsage, untilInterrupted } from './lab-run.ts';
import { gather, printJson, printLines, readWorkers } from './shared.ts';

interface AnswerFlags {
  readonly hours: string;
  readonly out?: string;
  readonly facts?: string;
  readonly only: readonly string[];
  readonly bots: string;
  readonly sets: string;
  readonly workers: string;
  readonly questions?: string;
  readonly json?: true;
}

const both = (name: string, text: string): readonly [string, string] => {
  const words = text.split(',');
  if (words.length !== 2)
    throw usageError(
      `${name} takes two, such as ${name === '--bots' ? 'greedy,sober' : '1024,256'}, not "${text}".`,
    );
  return [words[0], words[1]];
};

function levelsOf(flags: AnswerFlags): readonly [Level, Level] {
  const bots = both('--bots', flags.bots);
  const sets = both('--sets', flags.sets).map((text) => wholeNumber('--sets', text, 24, 1_000_000));
  for (const bot of bots) findBot(bot);
  return [
    { bot: bots[0], sets: sets[0] },
    { bot: bots[1], sets: sets[1] },
  ];
}

function listIn(file: string): Questions {
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw usageError(`${file} cannot be read, or is no complete JSON.`);
  }
  return readQuestions(json);
}

/** The questions that a game asks; null: it has no list. */
export function questionsOf(name: string): Questions | null {
  const { questions } = findGame(name);
  return questions === undefined ? null : listIn(fileURLToPath(questions));
}

function waysOf(name: string, flags: AnswerFlags): Ways {
  const { game } = findGame(name);
  const list = flags.questions === undefined ? questionsOf(name) : listIn(flags.questions);
  if (list === null)
    throw usageError(`${game.title} has no list of questions: write lab/questions.json beside its measures.`);
  if (list.game !== game.name) throw usageError(`The list asks about ${list.game}, not about ${game.name}.`);
  return { list, levels: levelsOf(flags) };
}

function onlyOf({ list }: Ways, wanted: readonly string[]): ReadonlySet<string> | null {
  const ids = list.questions.map(({ id }) => id);
  for (const id of wanted) if (!ids.includes(id)) throw notFound('question', id, ids);
  return wanted.length === 0 ? null : new Set(wanted);
}

async function answered(name: string, flags: AnswerFlags): Promise<void> {
  const hours = Number(flags.hours);
  if (!(hours >= 0)) throw usageError(`--hours takes a number from 0 on, not "${flags.hours}".`);
  const ways = waysOf(name, flags);
  const only = onlyOf(ways, flags.only);
  const folder = flags.out ?? `docs/playtest/answers/${name}`;
  const end = Date.now() + hours * 3_600_000;
  let count = { answered: 0, inPart: 0, waiting: 0, people: 0, stale: 0 };
  const settings: Omit<AnswerSettings, 'stopped'> = {
    folder: flags.facts ?? `lab/answers/${name}`,
    workers: readWorkers(flags.workers),
    door: labHost.door,
    ...(only === null ? {} : { only }),
    begins: ({ name: stage }, sets) => process.stderr.write(`${stage}: ${sets} seeds of each table\n`),
    keep: (stages, stale) => void (count = keepAnswers(labWorld, folder, ways, stages, stale)),
  };
  const finished = await untilInterrupted(async (interrupted) => {
    const stopped = (): boolean => interrupted() || Date.now() >= end;
    const all = await answerAll(labWorld, ways, keptIn(folder), { ...settings, stopped });
    writePages(labWorld, folder, ways, all.stages, all.stale);
    return all.finished;
  });
  if (flags.json === true) return printJson({ folder, finished, ...count });
  const rest = finished ? 'Nothing is left to be played.' : 'The same command goes on.';
  printLines([
    `${count.answered} of ${ways.list.questions.length} questions answered, ${count.inPart} in part, ${count.waiting} wait for more matches, ${count.people} for people, ${count.stale} stale: ${folder}/README.md. ${rest}`,
  ]);
}

/** Adds the command line. */
export function addLabAnswer(lab: Command): void {
  lab
    .command('answer')
    .description(
      "play a game's own questions, what is cheap to know first, and write what to do; stopped or killed, the same command goes on",
    )
    .argument('<game>', 'the game')
    .option(
      '--hours <number>',
      'how long it may play; 0: only write down what is known, and what is stale',
      '1',
    )
    .option('--only <id>', 'a question, several times (default: all)', gather, [])
    .option('--out <folder>', 'where table and pages go (default: docs/playtest/answers/<game>)')
    .option('--facts <folder>', 'where the matches are kept (default: lab/answers/<game>)')
    .option('--bots <two>', 'who answers, and who is asked whether it holds', 'greedy,sober')
    .option('--sets <two>', 'seeds of each table at most, for the first bots and the second', '1024,256')
    .option('--questions <file>', "another list than the game's own")
    .option('-w, --workers <number>', 'worker threads', String(availableParallelism()))
    .option('--json', 'print JSON')
    .action((name: string, flags: AnswerFlags) => orUsage(() => answered(name, flags)));
}
