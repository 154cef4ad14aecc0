// The report as one HTML file that reads without the lab, and as Markdown.

import type { Cell } from '../measures.ts';
import type { Row } from '../parquet.ts';
import { asGiven, variantsOf } from '../study.ts';
import type { Study } from '../study.ts';
import type { Answered, Evidence } from './figure.ts';
import { plotOf } from './plot.ts';
import { style } from './style.ts';

/** What a report is made of. */
export interface ReportParts {
  readonly study: Study;
  readonly title: string;
  /** Seeds of each table that are counted, and whether no more are to come. */
  readonly sets: number;
  readonly finished: boolean;
  readonly matches: number;
  readonly choices: number;
  readonly answers: readonly Answered[];
  /** The command that shows a match of this study again. */
  replay(match: number): string;
  /** Where the report is shown beside a page that plays matches: addresses there. */
  readonly links?: Links;
}

/** Addresses of what a report rests on. */
export interface Links {
  /** A match, to be watched in the page; null: the page is not there. */
  match(match: number): string | null;
  /** All matches behind a row of a figure. */
  behind(figure: string, row: number): string;
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

function matchItem(match: number, { replay, links }: Pick<ReportParts, 'replay' | 'links'>): string {
  const address = links?.match(match) ?? null;
  const link = address === null ? '' : `<a href="${escaped(address)}">Match ${match}</a> `;
  return `<li>${link}<code>${escaped(replay(match))}</code></li>`;
}

function evidenceCell(answered: Answered, at: number, parts: ReportParts): string {
  const found = answered.evidence[at];
  if (found === null || found === undefined) return '';
  const list = found.first.map((match) => matchItem(match, parts)).join('');
  const left = found.count - found.first.length;
  const all = parts.links?.behind(answered.figure.id, at);
  const words = all === undefined ? `and ${left} more` : `<a href="${escaped(all)}">and ${left} more</a>`;
  const more = left > 0 ? `<li>${words}</li>` : '';
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

// What is said of a study of which only a part is counted.
function unfinished({ study, sets, finished }: ReportParts): string | null {
  if (finished) return null;
  const [here, all] = [sets, study.sets].map((number) => number.toLocaleString('en'));
  return `Unfinished: ${here} of ${all} seeds of each table are counted here. The command that was stopped goes on where it was; a report written after it counts the rest.`;
}

function factsOf({ study, sets, finished, matches, choices }: ReportParts): string {
  const variants = variantsOf(study).map(({ name }) => name);
  const tables = [...new Set(study.tables.map((bots) => `${bots.length} seats: ${bots.join(', ')}`))];
  const rows: readonly (readonly [string, string])[] = [
    ['Matches', `${matches.toLocaleString('en')}, with ${choices.toLocaleString('en')} choices`],
    ['Tables', tables.join('; ')],
    ['Rules', variants.length === 1 && variants[0] === asGiven ? 'one set of rules' : variants.join('; ')],
    [
      'Seeds',
      `${finished ? '' : 'so far '}${sets.toLocaleString('en')} for each table, the same for all rules (seed "${study.seed}")`,
    ],
  ];
  return `<dl>${rows.map(([name, text]) => `<dt>${name}</dt><dd>${escaped(text)}</dd>`).join('')}</dl>`;
}

/** How to look at the matches of a report that lies alone. */
const alone =
  'Below each figure are the matches behind it, each with the command that plays it again in the terminal. <code>bridgefront lab show</code> with the folder of this report lists all of them, and each can be watched in the page.';
const beside =
  'Below each figure are the matches behind it: each can be watched in the page, and its command plays it again in the terminal.';

function documentOf(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><title>${escaped(title)}</title><style>${style}</style></head>
<body><main>${body}</main></body></html>
`;
}

/** The matches behind one row of a figure, as a page of its own. */
export function evidencePage(
  { figure, rows }: Answered,
  at: number,
  { count, first }: Evidence,
  parts: Pick<ReportParts, 'replay' | 'links' | 'study'>,
): string {
  const said = Object.entries(rows[at]).map(
    ([column, cell]) => `${escaped(heading(column))}: ${escaped(shown(cell, column, false))}`,
  );
  const left = count > first.length ? `<p>These are the first ${first.length} of ${count}.</p>` : '';
  const list = first.map((match) => matchItem(match, parts)).join('\n');
  return documentOf(
    figure.title,
    `<header><p class="game"><a href="/#${figure.id}">${escaped(parts.study.title)}</a></p><h1>${escaped(figure.title)}</h1><p>${said.join(', ')}</p></header>
${left}<ol>${list}</ol>`,
  );
}

/** The report as one HTML file: no script, no font, nothing from elsewhere. */
export function htmlReport(parts: ReportParts): string {
  const { study, title, answers } = parts;
  const contents = answers.map(
    ({ figure }) => `<li><a href="#${figure.id}">${escaped(figure.title)}</a></li>`,
  );
  const question = study.question === '' ? '' : `<p class="question">${escaped(study.question)}</p>`;
  const missing = unfinished(parts);
  const warning = missing === null ? '' : `<p role="note"><strong>${escaped(missing)}</strong></p>`;
  return documentOf(
    study.title,
    `<header><p class="game">${escaped(title)}</p><h1>${escaped(study.title)}</h1>${question}${warning}${factsOf(parts)}
<p>${parts.links === undefined ? alone : beside}</p>
<nav aria-label="Contents"><ol>${contents.join('')}</ol></nav></header>
${answers.map((answered) => section(answered, parts)).join('\n')}
<footer><p>Bots played these matches: what holds for them need not hold for people. Intervals are 95 per cent intervals (Wilson); where many figures are compared, some stand out by chance.</p></footer>`,
  );
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
  const missing = unfinished(parts);
  const warning = missing === null ? [] : [`**${missing}**`];
  return `${[`# ${study.title}`, ...question, ...warning, `${title}, ${matches} matches.`, ...sections].join('\n\n')}\n`;
}
