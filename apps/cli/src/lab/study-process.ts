// A study that a server plays: a process of its own, which says how far it is and writes down what was found.

import { writeReport } from '@bridgefront/lab/report/report.ts';
import { runStudy } from '@bridgefront/lab/run.ts';
import { StudyError } from '@bridgefront/lab/study-error.ts';
import { studyIn } from '@bridgefront/lab/study-folder.ts';
import { CommandFailure } from '@bridgefront/terminal/failure.ts';
import { labHost, labWorld } from './world.ts';

type News =
  | { readonly done: number; readonly all: number }
  | { readonly refused: string }
  | { readonly finished: true };

const tell = (news: News): Promise<void> =>
  new Promise((resolve) => {
    if (process.send === undefined) resolve();
    else process.send(news, () => resolve());
  });

async function run(act: string, folder: string): Promise<void> {
  const study = studyIn(folder);
  const { matches, finished } = await runStudy(labWorld, study, {
    folder,
    workers: 1,
    door: labHost.door,
    progress: (done, all) => void tell({ done, all }),
    stopped: () => act === 'check',
  });
  if (!finished) return tell({ done: 0, all: matches });
  await writeReport(labWorld, folder);
  await tell({ finished: true });
}

// Whoever started it is gone: facts are whole lines, and the next one goes on behind them.
process.once('disconnect', () => process.exit(0));
const [act = '', folder = ''] = process.argv.slice(2);
run(act, folder)
  .catch(async (error: unknown) => {
    if (!(error instanceof StudyError || error instanceof CommandFailure)) throw error;
    await tell({ refused: error.message });
  })
  .finally(() => process.disconnect?.());
