// A match of a trial to be watched: played again by its bots, and read in like any record.

import type { MatchRecord } from '@bridgefront/kernel';
import type { TrialMatch } from '@bridgefront/lab/trial/trial.ts';
import { askDevice } from '../local/here.ts';
import { isRefusal } from '../source/refusal.ts';
import { workshopTexts } from '../texts/workshop.ts';
import type { RecordOrder, TrialNews } from './trial.worker.ts';

function recordOf(match: TrialMatch): Promise<MatchRecord | string> {
  const worker = new Worker(new URL('./trial.worker.ts', import.meta.url), { type: 'module' });
  const told = new Promise<MatchRecord | string>((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent<TrialNews>) => {
      if ('record' in data) resolve(data.record);
      else if ('problem' in data) resolve(data.problem);
    });
    worker.addEventListener('error', ({ message }) => resolve(message));
  });
  worker.postMessage({ record: match } satisfies RecordOrder);
  return told.finally(() => worker.terminate());
}

/** The address of its replay, or in one sentence why it cannot be watched. */
export async function replayOf(match: TrialMatch): Promise<{ readonly href: string } | string> {
  const record = await recordOf(match);
  if (typeof record === 'string') return workshopTexts.measure.broken(record);
  const { seats } = record;
  const named = { ...record, seats: seats.map((bot, seat) => `${bot} ${seat + 1}`) };
  const info = await askDevice('readIn', { record: named }).catch(() => null);
  if (info === null) return workshopTexts.measure.broken('');
  return isRefusal(info) ? info.message : { href: `/m/${info.id}/replay` };
}
