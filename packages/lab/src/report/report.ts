// Reports: a finished study's figures, answered and written down.

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { wonBy } from '../figures.ts';
import type { Figure } from '../measures.ts';
import { readFacts } from '../facts-file.ts';
import { Facts } from '../parquet.ts';
import { factsFile } from '../run.ts';
import { foundIn } from '../trial/found.ts';
import type { LabWorld } from '../world.ts';
import { repeatCommand, replayCommand } from '../replay-command.ts';
import { sweepFile } from '../sweep.ts';
import type { Stopping, SweepResult } from '../sweep.ts';
import { jobsOf, variantsOf } from '../study.ts';
import type { Study } from '../study.ts';
import { studyFile, studyIn } from '../study-folder.ts';
import { differences } from './differences.ts';
import { answer } from './figure.ts';
import { htmlReport } from './html.ts';
import { markdownReport } from './markdown.ts';
import type { ReplayCommand, ReportParts } from './parts.ts';

/** Figures that every game has. */
const commonFigures: readonly Figure[] = [
  wonBy(
    {
      id: 'seats',
      title: 'Who wins: by seat',
      about: 'Share of matches that a seat wins, with its 95 per cent interval. The rule marks a fair share.',
    },
    'seat',
    'seat + 1',
  ),
  wonBy(
    {
      id: 'bots',
      title: 'Who wins: by bot',
      about:
        'Share of matches that a seat with this bot wins. Where all seats hold the same bot, it is the fair share.',
    },
    'bot',
  ),
  {
    id: 'skill',
    title: 'Skill: which bot stands above which',
    about:
      'Of the pairs of seats at one table with different bots: how often the one stands above the other at the end, equal places counted half.',
    sql: `SELECT a.variant, a.players, a.bot, b.bot AS against, count(*) AS n,
        avg(CASE WHEN a.place < b.place THEN 1.0 WHEN a.place = b.place THEN 0.5 ELSE 0 END) AS share
      FROM seats a JOIN seats b USING (match) WHERE a.bot <> b.bot GROUP BY ALL ORDER BY ALL`,
    chart: { kind: 'table', percent: true },
    evidence: `SELECT a.match FROM seats a JOIN seats b USING (match)
      WHERE a.variant = $variant AND a.players = $players AND a.bot = $bot AND b.bot = $against AND a.place < b.place`,
  },
  {
    id: 'ends',
    title: 'How matches end',
    about: 'Share of matches by the reason of their end, and those whose win is shared.',
    sql: `SELECT variant, players, reason, winners > 1 AS shared, count(*) AS n,
        count(*) / sum(count(*)) OVER (PARTITION BY variant, players) AS share
      FROM matches GROUP BY variant, players, reason, winners > 1 ORDER BY ALL`,
    chart: { kind: 'bars', of: 'reason', value: 'share', by: 'players', percent: true },
    evidence: `SELECT match FROM matches WHERE variant = $variant AND players = $players AND reason = $reason AND (winners > 1) = $shared`,
  },
];

function sweptIn(folder: string): SweepResult | null {
  const path = join(folder, sweepFile);
  if (!existsSync(path)) return null;
  const found: Partial<Stopping> & Omit<SweepResult, keyof Stopping> = JSON.parse(readFileSync(path, 'utf8'));
  // Results of before say nothing of how they were told to stop.
  return { until: [], margin: 0, ...found };
}

// A sweep ends early when all its rules are told apart.
function isSwept(swept: SweepResult | null, study: Study): boolean {
  return swept?.variants.every(({ early, sets }) => early || sets >= study.sets) ?? false;
}

// A comparison of two studies has no rules as given among its matches: its command is not in its folder.
async function playedAll(facts: Facts, study: Study): Promise<boolean> {
  const [{ rules }] = await facts.ask('SELECT count(DISTINCT variant) AS rules FROM matches');
  return rules === variantsOf(study).length;
}

function repeatOf(folder: string, swept: SweepResult | null): string {
  const beside = join(folder, '..', `${basename(resolve(folder))}-again`);
  return repeatCommand(join(folder, studyFile), beside, swept);
}

async function againOf(
  facts: Facts,
  study: Study,
  repeat: string | null,
  replay: (match: number) => string,
): Promise<readonly ReplayCommand[]> {
  const whole =
    repeat !== null && (await playedAll(facts, study))
      ? [{ what: 'All of it once more', command: repeat }]
      : [];
  const longest = await facts.ask('SELECT match, choices FROM matches ORDER BY choices DESC, match LIMIT 1');
  const matches = longest.map(({ match, choices }) => ({
    what: `Its longest match, ${match} (${choices} choices)`,
    command: replay(Number(match)),
  }));
  return [...whole, ...matches];
}

/**
 * Opens a finished study for a report; `use` is given the facts and what the report is made of.
 * @throws StudyError when the folder holds no finished study
 */
export async function withReport<T>(
  world: LabWorld,
  folder: string,
  use: (parts: ReportParts, facts: Facts) => Promise<T> | T,
): Promise<T> {
  const study = studyIn(folder);
  const lab = world.game(study.game);
  const { game, measures } = lab;
  const facts = await Facts.open(folder, measures);
  try {
    const [count] = await facts.ask(
      'SELECT count(*) AS matches, sum(choices)::BIGINT AS choices FROM matches',
    );
    const [{ sets }] = await facts.ask('SELECT coalesce(max(set_no) + 1, 0)::INTEGER AS sets FROM matches');
    const answers = [...(await differences(facts, measures, study))];
    for (const figure of [...commonFigures, ...(measures?.figures ?? [])])
      answers.push(await answer(facts, figure));
    const jobs = jobsOf(study);
    const swept = sweptIn(folder);
    const finished = Number(sets) >= study.sets || isSwept(swept, study);
    const replay = (match: number): string => replayCommand(lab, study, jobs[match]);
    const parts: ReportParts = {
      study,
      title: game.title,
      sets: Number(sets),
      finished,
      matches: Number(count?.['matches'] ?? 0),
      choices: Number(count?.['choices'] ?? 0),
      answers,
      again: await againOf(facts, study, finished ? repeatOf(folder, swept) : null, replay),
      replay,
    };
    return await use(parts, facts);
  } finally {
    facts.close();
  }
}

/** What a study has found for the notebook of the workshop, beside the report. */
export const foundFile = 'found.json';

/**
 * Writes `report.html` and `report.md` into a study's folder, and where it compares rules `found.json`, and returns their paths.
 * @throws StudyError when the folder holds no finished study
 */
export async function writeReport(world: LabWorld, folder: string): Promise<readonly string[]> {
  return withReport(world, folder, async (parts) => {
    const [html, markdown, found] = ['report.html', 'report.md', foundFile].map((name) => join(folder, name));
    writeFileSync(html, htmlReport(parts));
    writeFileSync(markdown, markdownReport(parts));
    const told = await foundIn(world, parts.study, readFacts(join(folder, factsFile)));
    if (told === null) return [html, markdown];
    writeFileSync(found, `${JSON.stringify({ found: 1, study: parts.study, ...told })}\n`);
    return [html, markdown, found];
  });
}
