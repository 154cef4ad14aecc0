// `bridgefront lab`: studies, their facts, and what they tell.

import { availableParallelism } from 'node:os';
import { statSync } from 'node:fs';
import { basename } from 'node:path';
import type { Command } from 'commander';
import { compareFolders, compareVariants, verdict } from '@bridgefront/lab/compare.ts';
import { askStudy } from '@bridgefront/lab/ask.ts';
import { studyIn } from '@bridgefront/lab/study-folder.ts';
import type { Asked, Compared } from '@bridgefront/lab/compare.ts';
import type { Cell } from '@bridgefront/lab/measures.ts';
import { runStudy } from '@bridgefront/lab/run.ts';
import { sweep, sweptWords } from '@bridgefront/lab/sweep.ts';
import type { Stopping, SweptFigure } from '@bridgefront/lab/sweep.ts';
import { readStudy } from '@bridgefront/lab/study.ts';
import { StudyError } from '@bridgefront/lab/study-error.ts';
import type { Study } from '@bridgefront/lab/study.ts';
import { columns } from '@bridgefront/terminal/columns.ts';
import { usageError } from '@bridgefront/terminal/failure.ts';
import { wrap } from '@bridgefront/terminal/paint.ts';
import { labWorld } from '../lab/world.ts';
import { wholeNumber } from '@bridgefront/lab/words.ts';
import { addLabAnswer, questionsOf } from './lab-answer.ts';
import { addLabCards } from './lab-cards.ts';
import { addLabExploit } from './lab-exploit.ts';
import { addLabForce } from './lab-force.ts';
import { addLabRestrict } from './lab-restrict.ts';
import { addLabPeople } from './lab-people.ts';
import { addLabPuzzles } from './lab-puzzles.ts';
import { addLabTune } from './lab-tune.ts';
import { orUsage, watched, withSets } from './lab-run.ts';
import type { RunFlags } from './lab-run.ts';
import { gather, printJson, printLines, readJson } from './shared.ts';

async function run(path: string, flags: RunFlags): Promise<void> {
  await orUsage(async () => {
    const study = withSets(readStudy(readJson(path, 'study')), flags);
    const folder = flags.out ?? `lab/${basename(path, '.json')}`;
    const result = await watched(flags, folder, (how) => runStudy(labWorld, study, how));
    if (flags.json === true) return printJson({ folder, ...result });
    const pace = result.seconds > 0 ? ` (${(result.played / result.seconds).toFixed(1)} matches/s)` : '';
    const state = result.finished
      ? `${result.matches} matches in ${folder}`
      : `Stopped; what was played is kept in ${folder}: the same command goes on`;
    printLines([`${state}; ${result.played} played now in ${result.seconds.toFixed(1)} s${pace}.`]);
  });
}

interface SweepFlags extends RunFlags {
  readonly set: readonly string[];
  readonly cross?: true;
  readonly until: readonly string[];
  readonly margin: string;
}

// `maxMana=4,5,6`; values that are lists of numbers themselves stand apart by semicolons.
function varied(study: Study, sets: readonly string[]): Study['vary'] {
  const { options } = labWorld.game(study.game).game;
  const pairs = sets.map((text): [string, string[]] => {
    const at = text.indexOf('=');
    if (at <= 0)
      throw usageError(`Write what varies as name=value,value, such as maxMana=4,5,6, not "${text}".`);
    const name = text.slice(0, at);
    const declared = Object.hasOwn(options, name) ? options[name].type : 'int';
    return [name, text.slice(at + 1).split(declared === 'ints' ? ';' : ',')];
  });
  const twice = pairs.find(([name], at) => pairs.findIndex(([other]) => other === name) < at);
  if (twice !== undefined)
    throw usageError(`"${twice[0]}" is given with --set twice; write all its values behind one --set.`);
  return Object.fromEntries(pairs);
}

// A difference with its interval, or why it has none.
function spread(one: Pick<SweptFigure, 'difference' | 'low' | 'high'>): string {
  const [low, high] = [one.low ?? Number.NaN, one.high ?? Number.NaN];
  const ends = !Number.isFinite(high - low)
    ? 'too few matches'
    : low === high
      ? 'all matches alike'
      : `${low.toFixed(3)} to ${high.toFixed(3)}`;
  return `${one.difference.toFixed(3)} (${ends})`;
}

function sweepRows(figures: readonly SweptFigure[]): string[][] {
  return figures.map((one) => [
    one.verdict === 'open' ? '' : one.verdict,
    one.figure,
    String(one.players),
    one.given.toFixed(3),
    one.here.toFixed(3),
    spread(one),
  ]);
}

// What decides besides the figures that every study has: a figure of the game's questions, or a query of one's own.
function askedOf(game: string, until: readonly string[]): readonly Asked[] {
  const figures = questionsOf(game)?.figures ?? {};
  return until.flatMap((figure): Asked[] => {
    if (/^select\s/i.test(figure)) return [{ figure, share: false, from: figure }];
    if (!Object.hasOwn(figures, figure)) return [];
    const { sql, as } = figures[figure];
    return [{ figure, share: as === 'share', from: sql }];
  });
}

async function sweepBy(path: string, flags: SweepFlags): Promise<void> {
  await orUsage(async () => {
    const given = withSets(readStudy(readJson(path, 'study')), flags);
    const how = flags.cross === true ? 'cross' : given.how;
    const study: Study = { ...given, how, vary: { ...given.vary, ...varied(given, flags.set) } };
    const margin = Number(flags.margin);
    if (!(margin >= 0)) throw usageError(`--margin takes a number from 0 on, not "${flags.margin}".`);
    const folder = flags.out ?? `lab/${basename(path, '.json')}-sweep`;
    const besides = askedOf(study.game, flags.until);
    const stopping: Stopping = { until: flags.until, margin, ...(besides.length > 0 && { besides }) };
    const result = await watched(flags, folder, (settings) => sweep(labWorld, study, stopping, settings));
    if (flags.json === true) return printJson({ folder, ...result });
    const heads = [
      { title: '' },
      { title: 'figure' },
      { title: 'seats', align: 'right' },
      { title: 'as given', align: 'right' },
      { title: 'here', align: 'right' },
      { title: 'difference, 95 % for all' },
    ] as const;
    const parts = result.variants.flatMap((one) => [
      ...wrap(sweptWords(one)),
      '',
      ...columns(heads, sweepRows(one.figures)),
      '',
    ]);
    printLines([
      ...parts,
      `${result.matches} matches in ${folder}. Intervals hold for all ${result.comparisons} comparisons together, at every look.`,
    ]);
  });
}

// Both studies' rules over the tables and seeds of the first.
function together(
  a: string,
  b: string,
): { readonly study: Study; readonly names: readonly [string, string] } {
  const first = readStudy(readJson(a, 'study'));
  const second = readStudy(readJson(b, 'study'));
  if (first.game !== second.game)
    throw new StudyError(
      `${a} is a study of ${first.game}, ${b} of ${second.game}: only one game can be compared.`,
    );
  const plain = [basename(a, '.json'), basename(b, '.json')] as const;
  const names = plain[0] === plain[1] ? ([`${plain[0]} (first)`, `${plain[1]} (second)`] as const) : plain;
  const variants = { [names[0]]: first.options, [names[1]]: second.options };
  return { study: { ...first, options: {}, vary: {}, variants, seeds: 'shared' }, names };
}

const comparedHeads = (names: readonly [string, string]) =>
  [
    { title: '' },
    { title: 'figure' },
    { title: 'seats', align: 'right' },
    { title: names[0], align: 'right' },
    { title: names[1], align: 'right' },
    { title: 'difference, 95 %' },
  ] as const;

const comparedRows = (all: readonly Compared[]): string[][] =>
  all.map((one) => [
    one.differs ? '*' : '',
    one.figure,
    String(one.players),
    one.meanA.toFixed(3),
    one.meanB.toFixed(3),
    spread(one),
  ]);

const comparedFoot =
  '* told apart by a third of the seeds and borne out by the others; at most one in twenty of these is luck.';

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;

// Two folders of different code: nothing is played.
async function betweenFolders(a: string, b: string, flags: RunFlags): Promise<void> {
  const [first, second] = [studyIn(a), studyIn(b)];
  if (first.game !== second.game)
    throw new StudyError(
      `${a} holds a study of ${first.game}, ${b} of ${second.game}: only one game can be compared.`,
    );
  const all = await compareFolders(a, b, labWorld.game(first.game).measures);
  if (flags.json === true) return printJson({ a, b, rules: all });
  const names = [a, b] as const;
  const parts = all.flatMap(({ rules, figures }) => [
    `Rules: ${rules}`,
    ...columns(comparedHeads(names), comparedRows(figures)),
    '',
    ...wrap(verdict(...names, figures)),
    '',
  ]);
  printLines([...parts, comparedFoot]);
}

async function compare(a: string, b: string, flags: RunFlags): Promise<void> {
  await orUsage(async () => {
    if (isFolder(a) && isFolder(b)) return betweenFolders(a, b, flags);
    const { study: full, names } = together(a, b);
    const study = withSets(full, flags);
    const folder = flags.out ?? `lab/${names.join('-against-').replaceAll(/[^\w-]/g, '')}`;
    const { finished } = await watched(flags, folder, (how) =>
      runStudy(labWorld, study, { ...how, wanted: ({ variant }) => names.includes(variant) }),
    );
    if (!finished)
      throw new StudyError(`Stopped; what was played is kept in ${folder}: the same command goes on.`);
    const all = await compareVariants(folder, labWorld.game(study.game).measures, ...names);
    if (flags.json === true) return printJson({ folder, a: names[0], b: names[1], figures: all });
    printLines([
      ...columns(comparedHeads(names), comparedRows(all)),
      '',
      ...wrap(verdict(...names, all)),
      comparedFoot,
    ]);
  });
}

async function report(folder: string, flags: { readonly json?: true }): Promise<void> {
  const { writeReport } = await import('@bridgefront/lab/report/report.ts');
  const files = await orUsage(() => writeReport(labWorld, folder));
  if (flags.json === true) printJson({ files });
  else printLines(files.map((file) => `Written: ${file}`));
}

// What a column's cell says in a table of the terminal.
const cellText = (cell: Cell): string =>
  cell === null ? '' : typeof cell === 'number' && !Number.isInteger(cell) ? cell.toFixed(3) : String(cell);

async function ask(folder: string, question: string, flags: { readonly json?: true }): Promise<void> {
  await orUsage(async () => {
    const rows = await askStudy(labWorld, folder, question);
    if (flags.json === true) return printJson(rows);
    if (rows.length === 0) return printLines(['No row answers this.']);
    const heads = Object.keys(rows[0].row).map((title) => ({
      title,
      align: typeof rows[0].row[title] === 'number' ? ('right' as const) : ('left' as const),
    }));
    const [{ see }] = rows;
    printLines([
      ...columns(
        heads,
        rows.map(({ row }) => Object.values(row).map(cellText)),
      ),
      ...(see === null ? [] : ['', `The match of the first row: ${see}`]),
    ]);
  });
}

interface ShowFlags {
  readonly port: string;
  readonly page?: string;
}

async function show(folder: string, flags: ShowFlags): Promise<void> {
  const port = wholeNumber('--port', flags.port, 0, 65_535);
  const { showStudy } = await import('../lab/show.ts');
  const shown = await orUsage(() => showStudy(labWorld, folder, port, flags.page));
  const page = shown.page
    ? []
    : ['The page is not built: its matches can be watched after "npm run web:build".'];
  printLines([`The report is at ${shown.address} (Ctrl-C ends it).`, ...page]);
  await new Promise((resolve) => process.once('SIGINT', resolve).once('SIGTERM', resolve));
  await shown.close();
}

/** Adds the command line. */
export function addLab(program: Command): void {
  const lab = program
    .command('lab')
    .description('play studies of thousands of matches, and report what they tell');
  lab
    .command('run')
    .description('play a study; stopped or killed, the same command goes on where it was')
    .argument('<study.json>', 'the study, or - for stdin')
    .option('--sets <number>', 'seeds of each table, instead of what the study says; more can follow later')
    .option('--out <folder>', 'where facts and tables go (default: lab/<name of the study>)')
    .option(
      '-w, --workers <number>',
      'worker threads; they change the time, never the facts',
      String(availableParallelism()),
    )
    .option('--json', 'print JSON')
    .action(run);
  lab
    .command('sweep')
    .description('play variants beside the rules as given, each until it is told apart')
    .argument('<study.json>', 'the study, or - for stdin')
    .option(
      '--set <name=values>',
      'an option or a figure (zap.mana) with its values, several times',
      gather,
      [],
    )
    .option('--cross', 'all combinations, instead of one change at a time')
    .option(
      '--until <figure>',
      "a figure that decides when a variant is done, several times (default: all): a row's name, one of the game's questions, or a query with match and value",
      gather,
      [],
    )
    .option('--margin <difference>', 'differences this small count as none', '0')
    .option('--sets <number>', 'seeds of each table, instead of what the study says; more can follow later')
    .option('--out <folder>', 'where facts, tables and the result go')
    .option('-w, --workers <number>', 'worker threads', String(availableParallelism()))
    .option('--json', 'print JSON')
    .action(sweepBy);
  lab
    .command('compare')
    .description(
      'play the rules of two studies over the same seeds, or take two folders that different code has played, and say what differs',
    )
    .argument(
      '<a.json>',
      'the first study, whose tables and seeds are played; or a folder that "lab run" wrote',
    )
    .argument('<b.json>', 'the second study, of which the options count; or a folder of the same study')
    .option('--sets <number>', 'seeds of each table, instead of what the study says; more can follow later')
    .option('--out <folder>', 'where the facts go')
    .option('-w, --workers <number>', 'worker threads', String(availableParallelism()))
    .option('--json', 'print JSON')
    .action(compare);
  addLabTune(lab);
  lab
    .command('report')
    .description('write report.html and report.md from a finished study')
    .argument('<folder>', 'the folder that "lab run" wrote')
    .option('--json', 'print JSON')
    .action(report);
  lab
    .command('ask')
    .description('ask the facts of a finished study in SQL; a column "match" leads to the match')
    .argument('<folder>', 'the folder that "lab run" wrote')
    .argument('<question>', 'such as "select variant, avg(choices) from matches group by all"')
    .option('--json', 'print JSON')
    .action(ask);
  lab
    .command('show')
    .description('open the report beside the page: every match behind a figure can be watched there')
    .argument('<folder>', 'the folder that "lab run" wrote')
    .option('--port <number>', 'where it listens, on this machine only; 0: any that is free', '8091')
    .option('--page <folder>', 'the built page (default: the one of this workspace)')
    .action(show);
  addLabAnswer(lab);
  addLabCards(lab);
  addLabForce(lab);
  addLabExploit(lab);
  addLabRestrict(lab);
  addLabPeople(lab);
  addLabPuzzles(lab);
}
