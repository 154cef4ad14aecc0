// Reports: a finished study's figures, answered and written down.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Figure } from '../measures.ts';
import { Facts } from '../parquet.ts';
import type { LabWorld } from '../play.ts';
import { studyFile } from '../run.ts';
import { jobsOf, readStudy, StudyError } from '../study.ts';
import type { Job, Study } from '../study.ts';
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
    id: 'ends',
    title: 'How matches end',
    about: 'Share of matches by the reason of their end, and those whose win is shared.',
    sql: `SELECT variant, players, reason, winners > 1 AS shared, count(*) AS n,
        count(*) / sum(count(*)) OVER (PARTITION BY variant, players) AS share
      FROM matches GROUP BY variant, players, reason, winners > 1 ORDER BY ALL`,
    chart: { kind: 'bars', of: 'reason', value: 'share', by: 'players', percent: true },
    evidence: `SELECT match FROM matches WHERE variant = $variant AND players = $players AND reason = $reason`,
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

/** The command that plays a match of a study again in the terminal. */
export function replayCommand(study: Study, { bots, seed, options }: Job): string {
  const given = Object.entries(options).map(([name, value]) => {
    const text = `${name}=${Array.isArray(value) ? value.join(',') : String(value)}`;
    return ` --option ${/^[\w=.,-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`}`;
  });
  return `bridgefront play ${study.game} --seats ${bots.join(',')} --seating as-taken --seed ${seed}${given.join('')}`;
}

/**
 * Writes `report.html` and `report.md` into a study's folder and returns their paths.
 * @throws StudyError when the folder holds no finished study
 */
export async function writeReport(world: LabWorld, folder: string): Promise<readonly string[]> {
  const study = studyIn(folder);
  const { game, measures } = world.game(study.game);
  const facts = await Facts.open(folder, measures);
  try {
    const [count] = await facts.ask(
      'SELECT count(*) AS matches, sum(choices)::BIGINT AS choices FROM matches',
    );
    const answers = [];
    for (const figure of [...commonFigures, ...(measures?.figures ?? [])])
      answers.push(await answer(facts, figure));
    const jobs = jobsOf(study);
    const parts: ReportParts = {
      study,
      title: game.title,
      matches: Number(count?.['matches'] ?? 0),
      choices: Number(count?.['choices'] ?? 0),
      answers,
      replay: (match) => replayCommand(study, jobs[match]),
    };
    const files = [join(folder, 'report.html'), join(folder, 'report.md')] as const;
    writeFileSync(files[0], htmlReport(parts));
    writeFileSync(files[1], markdownReport(parts));
    return files;
  } finally {
    facts.close();
  }
}
