// The report as one HTML file that reads without the lab.

import { asGiven, variantsOf } from '../study.ts';
import type { Answered, Evidence } from './figure.ts';
import { columnsOf, decisionsFirst, heading, isPercent, shown, unfinished } from './parts.ts';
import type { ReportParts } from './parts.ts';
import { plotOf } from './plot.ts';
import { style } from './style.ts';

function escaped(text: string): string {
  return text.replace(
    /[&<>"]/g,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign,
  );
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

function factsOf({ study, sets, finished, matches, choices, again }: ReportParts): string {
  const variants = variantsOf(study).map(({ name }) => name);
  const tables = [...new Set(study.tables.map((bots) => `${bots.length} seats: ${bots.join(', ')}`))];
  const shared = study.seeds === 'shared' || variants.length === 1;
  const rows: readonly (readonly [string, string])[] = [
    ['Matches', `${matches.toLocaleString('en')}, with ${choices.toLocaleString('en')} choices`],
    ['Tables', tables.join('; ')],
    ['Rules', variants.length === 1 && variants[0] === asGiven ? 'one set of rules' : variants.join('; ')],
    [
      'Seeds',
      `${finished ? '' : 'so far '}${sets.toLocaleString('en')} for each table, ${shared ? 'the same for all rules' : 'others for each set of rules, with the rules as given beside it'} (seed "${study.seed}")`,
    ],
  ];
  const facts = rows.map(([name, text]) => `<dt>${name}</dt><dd>${escaped(text)}</dd>`);
  const commands = again.map(
    ({ what, command }) => `<dt>${escaped(what)}</dt><dd><code>${escaped(command)}</code></dd>`,
  );
  return `<dl>${[...facts, ...commands].join('')}</dl>`;
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
  const { study, title } = parts;
  const [short, answers] = decisionsFirst(parts.answers);
  const contents = answers.map(
    ({ figure }) => `<li><a href="#${figure.id}">${escaped(figure.title)}</a></li>`,
  );
  const question = study.question === '' ? '' : `<p class="question">${escaped(study.question)}</p>`;
  const missing = unfinished(parts);
  const warning = missing === null ? '' : `<p role="note"><strong>${escaped(missing)}</strong></p>`;
  return documentOf(
    study.title,
    `<header><p class="game">${escaped(title)}</p><h1>${escaped(study.title)}</h1>${question}${warning}</header>
${short === null ? '' : section(short, parts)}
${factsOf(parts)}
<p>${parts.links === undefined ? alone : beside}</p>
<nav aria-label="Contents"><ol>${contents.join('')}</ol></nav>
${answers.map((answered) => section(answered, parts)).join('\n')}
<footer><p>Bots played these matches: what holds for them need not hold for people. Intervals are 95 per cent intervals (Wilson); where many figures are compared, some stand out by chance.</p></footer>`,
  );
}
