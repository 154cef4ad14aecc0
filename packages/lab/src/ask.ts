// Questions in SQL to the facts of a finished study, or of sessions of people, with the matches that stand behind the answers.

import { messageOf } from '@bridgefront/terminal/failure.ts';
import { tablesOf } from './columns.ts';
import { Facts } from './parquet.ts';
import { peopleIn, withPeople } from './people.ts';
import type { Row } from './parquet.ts';
import { replayCommand } from './replay-command.ts';
import { studyIn } from './study-folder.ts';
import { jobsOf } from './study.ts';
import { StudyError } from './study-error.ts';
import type { LabWorld } from './world.ts';

/** A row of an answer. */
export interface AskedRow {
  readonly row: Row;
  /** The command that shows its match; null where it names none. */
  readonly see: string | null;
}

/**
 * The rows that answer a question.
 * @throws StudyError when the folder holds no finished study, or the question cannot be read
 */
export async function askStudy(
  world: LabWorld,
  folder: string,
  question: string,
): Promise<readonly AskedRow[]> {
  const people = peopleIn(folder);
  const study = people === null ? studyIn(folder) : null;
  const lab = world.game(people ?? study?.game ?? '');
  const measures = people === null || lab.measures === null ? lab.measures : withPeople(lab.measures);
  const facts = await Facts.open(folder, measures);
  try {
    const jobs = study === null ? [] : jobsOf(study);
    return (await facts.ask(question)).map((row) => {
      const job = typeof row['match'] === 'number' ? jobs[row['match']] : undefined;
      return { row, see: job === undefined || study === null ? null : replayCommand(lab, study, job) };
    });
  } catch (thrown) {
    const [why] = messageOf(thrown).split('\n');
    const tables = Object.keys(tablesOf(measures)).join(', ');
    throw new StudyError(`The question cannot be answered (${why}); the tables are ${tables}.`);
  } finally {
    facts.close();
  }
}
