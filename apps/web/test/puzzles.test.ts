// A puzzle on the device: it begins where a match was cut, bots answer what is tried, and the judge says what it was worth.

import { PuzzleTable } from '@bridgefront/bots';
import type { Choice, Puzzle } from '@bridgefront/kernel';
import type { MatchInfo } from '@bridgefront/protocol';
import { describe, expect, test } from 'vitest';
import { rulesOf } from '../src/local/games.ts';
import type { FromJudge } from '../src/puzzles/messages.ts';
import { puzzled, puzzlesOf } from '../src/puzzles/puzzles.ts';
import { PuzzleRun } from '../src/puzzles/run.ts';
import type { Appoint } from '../src/puzzles/run.ts';
import { Device } from './support/device.ts';
import { until } from './support/table.ts';

// As the worker does, without one.
async function judgeOf(game: string): Promise<Appoint> {
  const rules = await rulesOf(game);
  if (rules === null) throw new Error(game);
  return (hear) => {
    let open: { readonly table: PuzzleTable; readonly puzzle: Puzzle } | null = null;
    return {
      terminate: () => undefined,
      postMessage(told) {
        if ('puzzle' in told) {
          open = { puzzle: told.puzzle, table: new PuzzleTable(rules, told.puzzle) };
          return;
        }
        if (open === null) return;
        const { table, puzzle } = open;
        const { line, done } = table.look(told.choices, told.asking);
        const verdict: FromJudge['verdict'] = done
          ? { ...table.judge(line), plan: table.words(puzzle.line) }
          : 'open';
        queueMicrotask(() => hear({ id: told.id, verdict }));
      },
    };
  };
}

async function sit(game: string, puzzle: Puzzle) {
  const device = new Device();
  const { position, continuation, seat, options, slug } = puzzle;
  const start = { position, continuation, seed: slug };
  const wish = { game, start, seat, options, others: null };
  const info = (await device.host.ask('beginLesson', { wish, person: 'Ada' })) as MatchInfo;
  const run = new PuzzleRun(game, puzzle, await judgeOf(game));
  const source = run.follow(device.look(info.id, seat));
  await until(() => source.document.value !== null, 'the first view');
  const choose = async (choice: Choice): Promise<void> => {
    const open = (): boolean => source.document.value?.view.decision?.mine?.choices.includes(choice) === true;
    await until(open, `${choice} is open`);
    expect(await source.choose(choice)).toBeNull();
  };
  return { run, source, choose, device, info };
}

// Of the two games whose puzzles are smallest: their bots think quickest.
const sizeOf = ({ position }: Puzzle): number => JSON.stringify(position).length;
const all = (
  await Promise.all(
    puzzled.map(async (game) => (await puzzlesOf(game)).slice(0, 1).map((one) => [game, one] as const)),
  )
)
  .flat()
  .toSorted(([, a], [, b]) => sizeOf(a) - sizeOf(b))
  .slice(0, 2);

describe.each(all)('%s', (game, puzzle) => {
  test('the plan solves it, whoever makes its choices', async () => {
    const { run } = await sit(game, puzzle);
    for (;;) {
      await until(() => run.standing.value.is === 'open', 'open');
      if (!(await run.showNext())) break;
      if (run.standing.value.is !== 'open') break;
    }
    await until(() => run.standing.value.is === 'solved', 'solved');
    run.close();
  });

  test('the tempting one is refuted, and the others answer it at the table', async () => {
    const { run, source, choose, device, info } = await sit(game, puzzle);
    const before = source.document.value?.view.table;
    for (const choice of puzzle.tempting[0] ?? []) await choose(choice);
    for (const choice of puzzle.tempting.slice(1).flat())
      if (run.standing.value.is === 'open') await choose(choice);
    await until(() => run.standing.value.is === 'refuted', 'refuted');
    const { value } = run.standing;
    if (value.is === 'refuted')
      expect(value.judged.best.mean - value.judged.share.mean).toBeGreaterThan(0.05);
    const goesOn = (): boolean => {
      const view = source.document.value?.view;
      return view?.outcome !== null || view.decision?.mine?.plan.length === 0;
    };
    await until(goesOn, 'the answer of the others');
    expect(source.document.value?.view.table).not.toEqual(before);
    // Until its loss has been played, somebody plays on in the solver's place.
    const asked = source.document.value?.view.decision;
    if (asked?.mine != null)
      expect(await device.host.ask('passFor', { match: info.id, seat: puzzle.seat })).toEqual({ done: true });
    // Nothing of it is kept.
    await device.host.ask('end', { match: info.id });
    expect(await device.host.ask('getRecord', { match: info.id })).toMatchObject({ code: 'not-finished' });
    run.close();
  });
});

test('what is taken back does not count', async () => {
  const found = all.find(([, { line }]) => (line[0]?.length ?? 0) > 1) ?? all[0];
  if (found === undefined) throw new Error('no puzzles');
  const [game, puzzle] = found;
  const { run, source, choose } = await sit(game, puzzle);
  const [first, ...rest] = puzzle.line[0] ?? [];
  if (rest.length > 0 && first !== undefined) {
    await choose(first);
    await source.takeBack();
    await choose(first);
    for (const choice of rest) await choose(choice);
    await until(() => run.standing.value.is === 'solved', 'solved');
  }
  run.close();
});
