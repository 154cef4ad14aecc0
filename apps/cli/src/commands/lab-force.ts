// `bridgefront lab force`: a card that bots leave is played by force, or taken out of the game, and what follows is compared.

import type { Command } from 'commander';
import { forcedAnswer } from '@bridgefront/lab/trial/forced-words.ts';
import { isToldApart, playPair, Trial } from '@bridgefront/lab/trial/trial.ts';
import type { TrialFigure, TrialQuestion } from '@bridgefront/lab/trial/trial.ts';
import { gameOptions, optionPairs, wholeNumber } from '@bridgefront/lab/words.ts';
import { columns } from '@bridgefront/terminal/columns.ts';
import { usageError } from '@bridgefront/terminal/failure.ts';
import { wrap } from '@bridgefront/terminal/paint.ts';
import { findGame } from '../games.ts';
import { labWorld } from '../lab/world.ts';
import { cardsOf, findCard } from './cards.ts';
import { gather, printJson, printLines, readSeatCount } from './shared.ts';

interface ForceFlags {
  readonly seats?: string;
  readonly bot: string;
  readonly matches: string;
  readonly seed: string;
  readonly option: readonly string[];
  readonly out?: true;
  readonly json?: true;
}

// The rules without the card.
function withoutCard(options: TrialQuestion['before'], card: string): TrialQuestion['before'] {
  const edits = JSON.parse(String(options['cards'] ?? '') || '{}') as object;
  return { ...options, cards: JSON.stringify({ ...edits, [card]: null }) };
}

function questionOf(gameName: string, words: readonly string[], flags: ForceFlags) {
  const entry = findGame(gameName);
  const { game, measures } = entry;
  const seats = readSeatCount(game, flags.seats);
  gameOptions(game, flags.option, seats);
  const { name, id: slug } = findCard(cardsOf(entry, flags.option), words.join(' '));
  if (measures?.plays === undefined) throw usageError(`No card of ${game.title} can be played by force.`);
  labWorld.bot(flags.bot);
  const options = optionPairs(game, flags.option);
  const before = flags.out === true ? withoutCard(options, slug) : options;
  if (flags.out === true) gameOptions(game, [...flags.option, `cards=${String(before['cards'])}`], seats);
  const question: TrialQuestion = {
    game: game.name,
    bots: Array.from({ length: seats }, () => flags.bot),
    before,
    after: options,
    cards: [slug],
    seed: flags.seed,
    ...(flags.out !== true && { forced: slug }),
  };
  return { question, name };
}

function rowOf({ about, of, who, before, after, difference, interval }: TrialFigure): string[] {
  const number = (value: number): string => (Number.isFinite(value) ? value.toFixed(3) : '?');
  return [
    about === 'forced' ? 'win of who is made to' : `${of} ${who}`.trim(),
    number(before),
    number(after),
    number(difference),
    `${number(interval.low)} to ${number(interval.high)}`,
  ];
}

function force(gameName: string, words: readonly string[], flags: ForceFlags): void {
  const { question, name } = questionOf(gameName, words, flags);
  const matches = wholeNumber('--matches', flags.matches, 1, 1_000_000);
  const trial = new Trial();
  for (let set = 0; set < matches; set++) trial.add(playPair(labWorld, question, set));
  const figures = trial.figures().filter(({ main }) => main);
  const apart = figures.filter(isToldApart).length;
  const answer =
    question.forced === undefined
      ? `${name} in the game instead of out of it, ${matches} matches under each: ${apart} of ${figures.length} figures are told apart.`
      : forcedAnswer(figures, matches, name);
  if (flags.json === true) return printJson({ question, matches, answer, figures: trial.figures() });
  const heads = [
    { title: 'figure' },
    { title: flags.out === true ? 'without' : 'left', align: 'right' },
    { title: flags.out === true ? 'with it' : 'made to', align: 'right' },
    { title: 'difference', align: 'right' },
    { title: 'range, all hold together', align: 'right' },
  ] as const;
  printLines([...wrap(answer, 100), '', ...columns(heads, figures.map(rowOf)).map((line) => `  ${line}`)]);
}

/** Adds the command. */
export function addLabForce(lab: Command): void {
  lab
    .command('force <game> <card...>')
    .description(
      'plays a card by force where bots leave it, once in a match, and says whether it is dead or they are blind',
    )
    .option('--seats <n>', 'how many play (the fewest of the game)')
    .option('--bot <name>', 'who plays', 'greedy')
    .option('--matches <n>', 'matches, each played twice', '200')
    .option('--seed <text>', 'seed of the matches', 'force')
    .option('-o, --option <name=value>', 'an option of the game, several times', gather, [])
    .option('--out', 'compare matches with the card in the game and out of it instead')
    .option('--json', 'print JSON')
    .action(force);
}
