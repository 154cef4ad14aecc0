// Reports: a finished study's figures, answered and written down.

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Figure } from '../measures.ts';
import { Facts } from '../parquet.ts';
import type { LabWorld } from '../world.ts';
import { replayCommand } from '../replay-command.ts';
import { studyFile } from '../run.ts';
import { sweepFile } from '../sweep.ts';
import type { SweepResult } from '../sweep.ts';
import { jobsOf, readStudy, StudyError } from '../study.ts';
import type { Study } from '../study.ts';
import { differences } from './differences.ts';
import { answer } from './figure.ts';
import { htmlReport, markdownReport } from './html.ts';
import type { ReportParts } from './html.ts';

/** Figures that every game has. */
const commonFigures: readonly Figure[] = [
  {
    id: 'seats',
    title: 'Who wins: by seat',
    about: 'Share of matches that a seat wins, with its 95 per cent interval. The rule marks a fair share.',
    sql: `SELECT variant, players, seat + 1 AS seat, sum(won) / count(*) AS share, count(*) AS n,
        1.0 / any_value(players) AS fair, wilson_low(sum(won), count(*)) AS low, wilson_high(sum(won), count(*)) AS high
      FROM seats GROUP BY variant, players, seat ORDER BY ALL`,
    chart: {
      kind: 'intervals',
      of: 'seat',
      value: 'share',
      low: 'low',
      high: 'high',
      by: 'players',
      fair: 'fair',
      percent: true,
    },
    evidence: `SELECT match FROM seats WHERE variant = $variant AND players = $players AND seat + 1 = $seat AND won > 0`,
  },
  {
    id: 'bots',
    title: 'Who wins: by bot',
    about:
      'Share of matches that a seat with this bot wins. Where all seats hold the same bot, it is the fair share.',
    sql: `SELECT variant, players, bot, sum(won) / count(*) AS share, count(*) AS n, 1.0 / any_value(players) AS fair,
        wilson_low(sum(won), count(*)) AS low, wilson_high(sum(won), count(*)) AS high
      FROM seats GROUP BY variant, players, bot ORDER BY ALL`,
    chart: {
      kind: 'intervals',
      of: 'bot',
      value: 'share',
      low: 'low',
      high: 'high',
      by: 'players',
      fair: 'fair',
      percent: true,
    },
    evidence: `SELECT match FROM seats WHERE variant = $variant AND players = $players AND bot = $bot AND won > 0`,
  },
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

/** The study of a folder. */
export function studyIn(folder: string): Study {
  try {
    return readStudy(JSON.parse(readFileSync(join(folder, studyFile), 'utf8')));
  } catch (thrown) {
    if (thrown instanceof StudyError) throw thrown;
    throw new StudyError(`There is no study in ${folder}; give the folder that "lab run" wrote.`);
  }
}

// A sweep ends early when all its rules are told apart.
function isSwept(folder: string, study: Study): boolean {
  const path = join(folder, sweepFile);
  if (!existsSync(path)) return false;
  const { variants } = JSON.parse(readFileSync(path, 'utf8')) as SweepResult;
  return variants.every(({ early, sets }) => early || sets >= study.sets);
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
    const changes = await differences(facts, measures, study);
    const answers = changes === null ? [] : [changes];
    for (const figure of [...commonFigures, ...(measures?.figures ?? [])])
      answers.push(await answer(facts, figure));
    const jobs = jobsOf(study);
    const parts: ReportParts = {
      study,
      title: game.title,
      sets: Number(sets),
      finished: Number(sets) >= study.sets || isSwept(folder, study),
      matches: Number(count?.['matches'] ?? 0),
      choices: Number(count?.['choices'] ?? 0),
      answers,
      replay: (match) => replayCommand(lab, study, jobs[match]),
    };
    return await use(parts, facts);
  } finally {
    facts.close();
  }
}

/**
 * Writes `report.html` and `report.md` into a study's folder and returns their paths.
 * @throws StudyError when the folder holds no finished study
 */
export async function writeReport(world: LabWorld, folder: string): Promise<readonly string[]> {
  return withReport(world, folder, (parts) => {
    const files = [join(folder, 'report.html'), join(folder, 'report.md')] as const;
    writeFileSync(files[0], htmlReport(parts));
    writeFileSync(files[1], markdownReport(parts));
    return files;
  });
}
