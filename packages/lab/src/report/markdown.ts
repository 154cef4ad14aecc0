// The report as Markdown, without pictures.

import type { Answered } from './figure.ts';
import { columnsOf, decisionsFirst, heading, isPercent, shown, unfinished } from './parts.ts';
import type { ReportParts } from './parts.ts';

function code(text: string): string {
  const fence = text.includes('`') ? '``' : '`';
  return `${fence}${text}${fence}`;
}

/** A table in Markdown. */
export function markdownTable(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const cell = (text: string): string => text.replaceAll('|', String.raw`\|`).replaceAll('\n', ' ');
  const line = (cells: readonly string[]): string => `| ${cells.map(cell).join(' | ')} |`;
  return [line(heads), `|${' --- |'.repeat(heads.length)}`, ...rows.map(line)].join('\n');
}

// The first match behind a row stands for all; its command is in the list at the end.
function seenIn({ evidence }: Answered, at: number): string {
  const { first = [], count = 0 } = evidence[at] ?? {};
  if (first.length === 0) return '';
  return count === 1 ? `match ${first[0]}` : `match ${first[0]} and ${count - 1} more`;
}

function tableOf(answered: Answered): string {
  const { rows, figure } = answered;
  if (rows.length === 0) return 'No match has shown any.';
  const columns = columnsOf(rows);
  const named = figure.evidence !== undefined;
  const heads = [...columns.map(heading), ...(named ? ['seen in'] : [])];
  const lines = rows.map((row, at) => {
    const cells = columns.map((column) => shown(row[column] ?? null, column, isPercent(answered)));
    return named ? [...cells, seenIn(answered, at)] : cells;
  });
  return markdownTable(heads, lines);
}

// Every match that a row names, once.
function matchesOf(parts: ReportParts): string[] {
  const named = new Set(
    parts.answers.flatMap(({ evidence }) => evidence.flatMap((found) => found?.first.slice(0, 1) ?? [])),
  );
  if (named.size === 0) return [];
  const list = [...named]
    .sort((a, b) => a - b)
    .map((match) => `- Match ${match}: ${code(parts.replay(match))}`);
  return [
    '## The matches named above',
    'Each with the command that plays it again in the terminal.',
    list.join('\n'),
  ];
}

/** The report as Markdown. Each row of a figure names its first match; the list at the end has their commands. */
export function markdownReport(parts: ReportParts): string {
  const { study, title, matches, again } = parts;
  const [short, answers] = decisionsFirst(parts.answers);
  const sectionOf = (answered: Answered): string =>
    `## ${answered.figure.title}\n\n${answered.figure.about}\n\n${tableOf(answered)}`;
  const sections = answers.map(sectionOf);
  const decisions = short === null ? [] : [sectionOf(short)];
  const question = study.question === '' ? [] : [study.question];
  const missing = unfinished(parts);
  const warning = missing === null ? [] : [`**${missing}**`];
  const commands = again.map(({ what, command }) => `- ${what}: ${code(command)}`).join('\n');
  const head = [
    `# ${study.title}`,
    ...question,
    ...warning,
    ...decisions,
    `${title}, ${matches} matches.`,
    commands,
  ];
  return `${[...head, ...sections, ...matchesOf(parts)].join('\n\n')}\n`;
}
