// The report as one HTML file that reads without the lab, and as Markdown.

import type { Cell } from '../measures.ts';
import type { Row } from '../parquet.ts';
import { asGiven, variantsOf } from '../study.ts';
import type { Study } from '../study.ts';
import type { Answered } from './figure.ts';
import { plotOf } from './plot.ts';
import { style } from './style.ts';

/** What a report is made of. */
export interface ReportParts {
  readonly study: Study;
  readonly title: string;
  readonly matches: number;
  readonly choices: number;
  readonly answers: readonly Answered[];
  /** The command that shows a match of this study again. */
  replay(match: number): string;
}

function escaped(text: string): string {
  return text.replace(
    /[&<>"]/g,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign,
  );
}

const percents = new Set(['share', 'low', 'high', 'fair']);

/** A value as people read it; shares as per cent where the figure says so. */
export function shown(cell: Cell, column: string, percent: boolean): string {
  if (cell === null) return '–';
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no';
  if (typeof cell === 'string') return cell.replaceAll('-', ' ');
  if (percent && percents.has(column)) return `${(cell * 100).toFixed(1)} %`;
  return Number.isInteger(cell) ? String(cell) : cell.toFixed(2);
}

function isPercent({ figure }: Answered): boolean {
  return 'percent' in figure.chart && figure.chart.percent === true;
}

// A column that says the same in every row only takes room.
function columnsOf(rows: readonly Row[]): readonly string[] {
  const all = Object.keys(rows[0] ?? {});
  return all.filter((column) => column !== 'variant' || new Set(rows.map((row) => row[column])).size > 1);
}

function heading(column: string): string {
  return column.replaceAll('_', ' ');
}

function evidenceCell(answered: Answered, at: number, parts: ReportParts): string {
  const found = answered.evidence[at];
  if (found === null || found === undefined) return '';
  const list = found.first.map((match) => `<li><code>${escaped(parts.replay(match))}</code></li>`).join('');
  const more =
    found.count > found.first.length ? `<li>and ${found.count - found.first.length} more</li>` : '';
  return `<details><summary>${found.count === 1 ? '1 match' : `${found.count} matches`}</summary><ol>${list}${more}</ol></details>`;
}

function tableOf(answered: Answered, parts: ReportParts): string {
  const { rows, figure } = answered;
  const columns = columnsOf(rows);
  const named = figure.evidence !== undefined;
  const heads = columns.map((column) => `<th scope="col">${escaped(heading(column))}</th>`).join('');
  const body = rows.map((row, at) => {
    const cells = columns.map((column) => {
      const cell = row[column] ?? null;
      const number = typeof cell === 'number' ? ' class="number"' : '';
      return `<td${number}>${escaped(shown(cell, column, isPercent(answered)))}</td>`;
    });
    return `<tr>${cells.join('')}${named ? `<td>${evidenceCell(answered, at, parts)}</td>` : ''}</tr>`;
  });
  return `<div class="scroll" tabindex="0" role="region" aria-label="${escaped(figure.title)}"><table><thead><tr>${heads}${named ? '<th scope="col">see them</th>' : ''}</tr></thead><tbody>${body.join('\n')}</tbody></table></div>`;
}

function section(answered: Answered, parts: ReportParts): string {
  const { figure, rows } = answered;
  const plot = plotOf(rows, figure.chart);
  const table = rows.length === 0 ? '<p>No match has shown any.</p>' : tableOf(answered, parts);
  const figures =
    plot === null
      ? table
      : `<div class="plot">${plot}</div><details class="figures"><summary>The figures</summary>${table}</details>`;
  return `<section id="${figure.id}"><h2>${escaped(figure.title)}</h2><p>${escaped(figure.about)}</p>${figures}</section>`;
}

function factsOf({ study, matches, choices }: ReportParts): string {
  const variants = variantsOf(study).map(({ name }) => name);
  const tables = [...new Set(study.tables.map((bots) => `${bots.length} seats: ${bots.join(', ')}`))];
  const rows: readonly (readonly [string, string])[] = [
    ['Matches', `${matches.toLocaleString('en')}, with ${choices.toLocaleString('en')} choices`],
    ['Tables', tables.join('; ')],
    ['Rules', variants.length === 1 && variants[0] === asGiven ? 'one set of rules' : variants.join('; ')],
    [
      'Seeds',
      `${study.sets.toLocaleString('en')} for each table, the same for all rules (seed "${study.seed}")`,
    ],
  ];
  return `<dl>${rows.map(([name, text]) => `<dt>${name}</dt><dd>${escaped(text)}</dd>`).join('')}</dl>`;
}

/** The report as one HTML file: no script, no font, nothing from elsewhere. */
export function htmlReport(parts: ReportParts): string {
  const { study, title, answers } = parts;
  const contents = answers.map(
    ({ figure }) => `<li><a href="#${figure.id}">${escaped(figure.title)}</a></li>`,
  );
  const question = study.question === '' ? '' : `<p class="question">${escaped(study.question)}</p>`;
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><title>${escaped(study.title)}</title><style>${style}</style></head>
<body><main><header><p class="game">${escaped(title)}</p><h1>${escaped(study.title)}</h1>${question}${factsOf(parts)}
<nav aria-label="Contents"><ol>${contents.join('')}</ol></nav></header>
${answers.map((answered) => section(answered, parts)).join('\n')}
<footer><p>Bots played these matches: what holds for them need not hold for people. Intervals are 95 per cent intervals (Wilson); where many figures are compared, some stand out by chance.</p></footer>
</main></body></html>
`;
}

function markdownTable(answered: Answered): string {
  const { rows } = answered;
  if (rows.length === 0) return 'No match has shown any.';
  const columns = columnsOf(rows);
  const lines = rows.map(
    (row) =>
      `| ${columns.map((column) => shown(row[column] ?? null, column, isPercent(answered)).replaceAll('|', '\\|')).join(' | ')} |`,
  );
  return [`| ${columns.map(heading).join(' | ')} |`, `|${' --- |'.repeat(columns.length)}`, ...lines].join(
    '\n',
  );
}

/** The report as Markdown, without pictures. */
export function markdownReport(parts: ReportParts): string {
  const { study, title, answers, matches } = parts;
  const sections = answers.map(
    (answered) => `## ${answered.figure.title}\n\n${answered.figure.about}\n\n${markdownTable(answered)}`,
  );
  const question = study.question === '' ? [] : [study.question];
  return `${[`# ${study.title}`, ...question, `${title}, ${matches} matches.`, ...sections].join('\n\n')}\n`;
}
