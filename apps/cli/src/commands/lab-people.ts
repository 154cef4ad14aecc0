// `bridgefront lab people`: sessions that people have saved, in the tables of the bots' figures.

import type { Command } from 'commander';
import { askStudy } from '@bridgefront/lab/ask.ts';
import { keepPeople, readSession } from '@bridgefront/lab/people.ts';
import { columns } from '@bridgefront/terminal/columns.ts';
import { labWorld } from '../lab/world.ts';
import { orUsage } from './lab-run.ts';
import { printJson, printLines, readJson } from './shared.ts';

interface PeopleFlags {
  readonly out: string;
  readonly json?: true;
}

const byQuestion = `SELECT ask AS question, count(*) AS answered, round(60 * avg(minutes), 1) AS seconds, round(60 * max(minutes), 1) AS longest
  FROM decisions GROUP BY ask ORDER BY sum(minutes) DESC`;

async function people(files: readonly string[], flags: PeopleFlags): Promise<void> {
  await orUsage(async () => {
    const sessions = files.map((file) => readSession(readJson(file, 'session'), file));
    await keepPeople(labWorld, flags.out, sessions);
    const rows = await askStudy(labWorld, flags.out, byQuestion);
    if (flags.json === true)
      return printJson({ folder: flags.out, sessions: sessions.length, questions: rows });
    const heads = [
      { title: 'question' },
      { title: 'answered', align: 'right' },
      { title: 'seconds', align: 'right' },
      { title: 'longest', align: 'right' },
    ] as const;
    printLines([
      ...columns(
        heads,
        rows.map(({ row }) => Object.values(row).map(String)),
      ),
      '',
      `${sessions.length} ${sessions.length === 1 ? 'session' : 'sessions'} in ${flags.out}; ask more with "lab ask ${flags.out}".`,
    ]);
  });
}

/** Adds the command. */
export function addLabPeople(lab: Command): void {
  lab
    .command('people <file...>')
    .description('takes sessions that people have saved after their matches into tables like those of bots')
    .option('--out <folder>', 'the folder for the tables', 'lab/people')
    .option('--json', 'print JSON')
    .action(people);
}
