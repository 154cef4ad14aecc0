// Entries of the notebook as files: the lab's study and a report, out and in.

import type { OptionDeclarations } from '@bridgefront/kernel';
import type { Given, Study } from '@bridgefront/lab/study.ts';
import { questionOf, studyOf } from '@bridgefront/lab/trial/as-study.ts';
import type { TrialFigure, TrialQuestion } from '@bridgefront/lab/trial/trial.ts';
import type { Changes } from '@bridgefront/page/set-up.ts';
import { isPlain } from '@bridgefront/tabletop/cards';
import { newEntropy } from '../source/entropy.ts';
import { workshopTexts } from '../texts/workshop.ts';
import { answerOf, differenceOf, figureName, valueOf } from './answer.ts';
import type { Names } from './answer.ts';
import { toldChanges } from './changes.ts';
import type { Bench } from './changes.ts';
import { isEntry } from './notebook.ts';
import type { Entry } from './notebook.ts';

const { notebook: words, measure, changed } = workshopTexts;

function standardOf(declared: OptionDeclarations): Given {
  const all = Object.entries(declared).map(([name, one]) => [name, one.default] as const);
  return Object.fromEntries(all) as Given;
}

/** The study that plays the very matches of a question; null: it plays a card by force. */
export function studyFor(question: TrialQuestion, pairs: number, told: string, bench: Bench): Study | null {
  const title = told.slice(0, 200) || question.game;
  return studyOf(
    question,
    Math.max(1, pairs),
    { title, question: words.asked(told).slice(0, 2000) },
    standardOf(bench.declared),
  );
}

/** The study of an entry; null: none plays what it measured. */
export function studyOfEntry({ question, pairs, told }: Entry, bench: Bench): Study | null {
  return question === undefined ? null : studyFor(question, pairs, told.join('; '), bench);
}

function rowsOf(figures: readonly TrialFigure[], names: Names): string {
  const { columns } = measure;
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell) => cell.replaceAll('|', String.raw`\|`)).join(' | ')} |`;
  const rows = figures.map((one) =>
    line([
      figureName(one, names),
      valueOf(one, one.before),
      valueOf(one, one.after),
      differenceOf(one, one.difference),
      `${differenceOf(one, one.interval.low)} … ${differenceOf(one, one.interval.high)}`,
    ]),
  );
  const heads = [columns.figure, columns.before, columns.after, columns.difference, columns.range];
  return [line(heads), `|${' --- |'.repeat(heads.length)}`, ...rows].join('\n');
}

/** The report of an entry in Markdown, with its study inside, so that it can be opened again. */
export function reportOfEntry(entry: Entry, bench: Bench, names: Names): string {
  const { told, answer, figures, bots, pairs, when, fingerprint, seed, remark } = entry;
  const study = studyOfEntry(entry, bench);
  const [main, others] = [figures.filter((one) => one.main), figures.filter((one) => !one.main)];
  const { rules, seeds, again, remark: remarkWord } = words.reportOf;
  return `${[
    `# ${told.join('; ')}`,
    answer,
    ...(remark === '' ? [] : [`${remarkWord}: ${remark}`]),
    words.facts(measure.players(bots.length), bots[0] ?? '', pairs, when.slice(0, 10)),
    `${rules}: ${fingerprint}. ${seeds}: ${seed}.`,
    ...(main.length === 0 ? [] : [`## ${measure.main}`, rowsOf(main, names), measure.trust]),
    ...(others.length === 0 ? [] : [`## ${measure.more}`, measure.moreWhy, rowsOf(others, names)]),
    ...(study === null ? [] : [again, `\`\`\`json\n${JSON.stringify(study, null, 2)}\n\`\`\``]),
  ].join('\n\n')}\n`;
}

// Both rules alike draw the sides: no change of the designer's.
function changesOf({ before, after }: TrialQuestion): Changes {
  const own = Object.entries(after).filter(
    ([name, value]) => name !== 'factions' || JSON.stringify(before[name]) !== JSON.stringify(value),
  );
  return Object.fromEntries(own) as Changes;
}

interface Known {
  readonly question: TrialQuestion;
  readonly title: string;
  readonly pairs: number;
  readonly figures: readonly TrialFigure[];
  readonly fingerprint: string;
}

function entryFrom(
  { question, title, pairs, figures, fingerprint }: Known,
  bench: Bench,
  names: Names,
): Entry {
  const changes = changesOf(question);
  const told = toldChanges(bench, changes).map(({ what, value, standard }) => changed(what, value, standard));
  return {
    id: newEntropy().slice(0, 12),
    when: new Date().toISOString(),
    game: question.game,
    fingerprint,
    changes,
    told: told.length === 0 ? [title] : told,
    bots: question.bots,
    question,
    seed: question.seed,
    pairs,
    seconds: 0,
    answer: pairs === 0 ? words.unmeasured : answerOf(figures, pairs, names),
    figures,
    remark: told.length === 0 || told.join('; ') === title ? '' : title,
  };
}

/** What a finished study found, as an entry; null: it is nothing of that kind. */
export function entryOfFound(found: unknown, title: string, bench: Bench, names: Names): Entry | null {
  if (!isPlain(found) || !isPlain(found['question']) || !Array.isArray(found['figures'])) return null;
  const { question, figures, pairs, fingerprint } = found;
  const known = {
    question: question as unknown as TrialQuestion,
    figures: figures as readonly TrialFigure[],
    title,
    pairs: Number(pairs),
    fingerprint: String(fingerprint),
  };
  return entryFrom(known, bench, names);
}

async function entryOfStudy(found: unknown, bench: Bench, names: Names): Promise<Entry | string> {
  // The reader of studies is long, and few open one.
  const { readStudy, variantsOf } = await import('@bridgefront/lab/study.ts');
  try {
    const study = readStudy(found);
    const asked = questionOf(study, variantsOf(study));
    if (asked === null) return words.badFile;
    const { rules: _, ...question } = asked;
    return entryFrom({ question, title: study.title, pairs: 0, figures: [], fingerprint: '' }, bench, names);
  } catch (thrown) {
    return thrown instanceof Error ? thrown.message : words.badFile;
  }
}

function jsonIn(text: string): unknown {
  const [, inside] = /^```json\n([^]*?)\n```$/m.exec(text) ?? [];
  try {
    return JSON.parse(inside ?? text) as unknown;
  } catch {
    return undefined;
  }
}

/** The entry in a file: one that was saved here, a study, its report, or what it found; a sentence where there is none. */
export async function readEntryFile(
  game: string,
  text: string,
  bench: Bench,
  names: Names,
): Promise<Entry | string> {
  const found = jsonIn(text);
  if (!isPlain(found)) return words.badFile;
  const study = isPlain(found['study']) ? found['study'] : null;
  const of = study?.['game'] ?? found['game'];
  if (typeof of !== 'string') return words.badFile;
  if (of !== game) return words.otherGame(of);
  if (isEntry(found)) return found;
  if (study !== null) return entryOfFound(found, String(study['title']), bench, names) ?? words.badFile;
  return entryOfStudy(found, bench, names);
}
