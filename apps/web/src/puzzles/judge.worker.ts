// The worker that judges tries at a puzzle, so that the page is never held up by it.

import { PuzzleTable } from '@bridgefront/bots';
import type { Puzzle } from '@bridgefront/kernel';
import { rulesOf } from '../local/games.ts';
import type { FromJudge, ToJudge } from './messages.ts';

let table: Promise<PuzzleTable | null> = Promise.resolve(null);
let current: Puzzle | null = null;

async function tableOf(game: string, puzzle: Puzzle): Promise<PuzzleTable | null> {
  const rules = await rulesOf(game);
  return rules === null ? null : new PuzzleTable(rules, puzzle);
}

async function verdictOf(choices: readonly string[], asking: boolean): Promise<FromJudge['verdict']> {
  const open = await table;
  if (open === null || current === null) return null;
  const { line, done } = open.look(choices, asking);
  return done ? { ...open.judge(line), plan: open.words(current.line) } : 'open';
}

addEventListener('message', ({ data }: MessageEvent<ToJudge>) => {
  if ('puzzle' in data) {
    current = data.puzzle;
    table = tableOf(data.game, data.puzzle);
    table.catch(() => null);
    return;
  }
  const tell = (verdict: FromJudge['verdict']): void =>
    postMessage({ id: data.id, verdict } satisfies FromJudge);
  verdictOf(data.choices, data.asking).then(tell, () => tell(null));
});
