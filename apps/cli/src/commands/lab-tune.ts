// `bridgefront lab tune` and `lab price`: two ways to the smallest change that reaches a goal.

import { availableParallelism } from 'node:os';
import { basename } from 'node:path';
import type { Command } from 'commander';
import { price } from '@bridgefront/lab/price.ts';
import type { PricedGroup } from '@bridgefront/lab/price.ts';
import { readTuning, tune } from '@bridgefront/lab/tune.ts';
import type { Confirmed, Tried, Tuning } from '@bridgefront/lab/tune.ts';
import { columns } from '@bridgefront/terminal/columns.ts';
import { wrap } from '@bridgefront/terminal/paint.ts';
import { labWorld } from '../lab/world.ts';
import { orUsage, watched } from './lab-run.ts';
import type { RunFlags } from './lab-run.ts';
import { printJson, printLines, readJson } from './shared.ts';

function triedLine({ name, worst, loss, matches }: Tried, goals: Tuning['goal']): string {
  const points = worst.toFixed(1);
  const far = goals.every((goal) => 'lift' in goal)
    ? `highest lift of a card at least ${points} points`
    : goals.every((goal) => 'share' in goal)
      ? `at most ${points} points off a fair share`
      : `at most ${points} points off the middle of what is wanted`;
  return `  ${name}: ${far} (loss ${loss.toFixed(2)}, ${matches} matches a group)`;
}

function confirmedLines({ before, proposal, finalists }: Confirmed, goals: Tuning['goal']): string[] {
  return [
    proposal === null ? 'No candidate does better than the rules as given.' : `Proposal: ${proposal.name}`,
    ...[before, ...finalists].map((one) => triedLine(one, goals)),
  ];
}

async function tuneBy(path: string, flags: RunFlags): Promise<void> {
  await orUsage(async () => {
    const tuning = readTuning(readJson(path, 'tuning'));
    const folder = flags.out ?? `lab/${basename(path, '.json')}`;
    const tuned = await watched(flags, folder, (how) => tune(labWorld, tuning, how));
    if (flags.json === true) return printJson({ folder, ...tuned });
    printLines(confirmedLines(tuned, tuning.goal));
  });
}

const signed = (points: number): string => `${points < 0 ? '' : '+'}${points.toFixed(1)}`;

// What is not told apart from nothing stands in brackets.
function worthCell(worth: number, give: number): string {
  const text = `${signed(worth)} ±${give.toFixed(1)}`;
  return Math.abs(worth) > give ? text : `(${text})`;
}

function priceTable(groups: readonly PricedGroup[]): readonly string[] {
  const heads = [
    { title: 'change' },
    ...groups.map(({ group }) => ({ title: group, align: 'right' as const })),
  ];
  const [{ prices }] = groups;
  return columns(heads, [
    ['as given', ...groups.map(({ off, give }) => worthCell(off, give))],
    ...prices.map(({ name }, at) => [
      name,
      ...groups.map((one) => worthCell(one.prices[at].worth, one.prices[at].give)),
    ]),
  ]);
}

async function priceBy(path: string, flags: RunFlags): Promise<void> {
  await orUsage(async () => {
    const tuning = readTuning(readJson(path, 'tuning'));
    const folder = flags.out ?? `lab/${basename(path, '.json')}-prices`;
    const priced = await watched(flags, folder, (how) => price(labWorld, tuning, how));
    if (flags.json === true) return printJson({ folder, ...priced });
    const { groups, matches, found } = priced;
    const head = `What each change is worth in points of a hundred of the win, by ${matches} matches of rules drawn at random; "as given": points off the middle of what is wanted. All ranges hold together 95 times in 100; in brackets what is not told apart from nothing.`;
    const sizes = [...Map.groupBy(groups, ({ players }) => players)];
    printLines([
      ...wrap(head, 100),
      ...sizes.flatMap(([players, list]) => ['', `${players} players`, ...priceTable(list)]),
      '',
      ...(found === null
        ? ['No change should do better than the rules as given, by these prices.']
        : confirmedLines(found, tuning.goal)),
    ]);
  });
}

/** Adds both commands. */
export function addLabTune(lab: Command): void {
  const add = (name: string, says: string, act: (path: string, flags: RunFlags) => Promise<void>): void =>
    void lab
      .command(name)
      .description(says)
      .argument(
        '<tuning.json>',
        'a study, a goal (shares of the win, who beats whom, or lifts of cards), and the options that may move',
      )
      .option('--out <folder>', 'where the facts go')
      .option('-w, --workers <number>', 'worker threads', String(availableParallelism()))
      .option('--json', 'print JSON')
      .action(act);
  add(
    'tune',
    'search the smallest change of options that brings shares of the win, or lifts of cards, near fair',
    tuneBy,
  );
  add(
    'price',
    'what each change is worth to each side, by matches of rules drawn at random; and what this leads to, tried on fresh seeds',
    priceBy,
  );
}
