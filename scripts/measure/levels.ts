// Is each level stronger than the one below, in every game? Neighbouring levels meet with two seats, and a table says how they did.
//
// All pairs of all games take turns, some matches each, until every pair has played as many as are asked for; each set is one
// seed in which both bots take both seats. With --folder every match is kept, and the command goes on where it stopped, in any
// way: with --seconds it stops by itself, after the match that is under way. More matches may be asked for later on. With
// --goal a pair rests as soon as what it wins surely lies above that share, or below: by an interval that holds however often
// one looks, which the table shows then in place of Wilson's.
//
//   npm run measure -- levels --matches 400 --folder levels
//   npm run measure -- levels --matches 400 --folder levels --goal 0.6
//   npm run measure -- levels --matches 100 --folder levels --seconds 240 --game NAME

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { levelBots, wilson } from '@bridgefront/bots';
import { ConfidenceSequence } from '@bridgefront/lab/ladder/confidence.ts';
import { orEnd, readWords, usageError } from '@bridgefront/lab/script.ts';
import { wholeNumber } from '@bridgefront/lab/words.ts';
import { gameNames } from '../../apps/cli/src/games.ts';
import { answersOf, playPaired } from '../paired-matches.ts';
import type { Played } from '../paired-matches.ts';
import { commitOf, openSide, root } from '../sides.ts';

/** Matches of a pair before the next pair has its turn. */
const atOnce = 10;
const seats = 2;

interface Pair {
  readonly game: string;
  readonly stronger: string;
  readonly weaker: string;
}

function pairsOf(game: string | null): Pair[] {
  const names = gameNames.filter((name) => game === null || name === game);
  const levels = levelBots.map(({ name }) => name);
  return levels
    .slice(1)
    .flatMap((stronger, at) => names.map((name) => ({ game: name, stronger, weaker: levels[at] })));
}

/** What may be the share of the wins, whenever one looks: by sets, of which half a one does not count yet. */
export function lastingInterval(all: readonly Played[]): { readonly low: number; readonly high: number } {
  const sequence = new ConfidenceSequence();
  for (let at = 0; at + seats <= all.length; at += seats)
    sequence.add(all.slice(at, at + seats).reduce((sum, { won }) => sum + won, 0) / seats);
  return sequence.interval;
}

function isDecided(all: readonly Played[], goal: number | null): boolean {
  if (goal === null) return false;
  const { low, high } = lastingInterval(all);
  return low > goal || high < goal;
}

function cell(all: readonly Played[], goal: number | null): string {
  const won = all.reduce((sum, one) => sum + one.won, 0);
  const { low, high } = goal === null ? wilson(won, all.length) : lastingInterval(all);
  const [part, from, to] = [won / all.length, low, high].map((one) => Math.round(100 * one));
  return all.length === 0 ? '' : `${part} % of ${all.length} (${from} to ${to})`;
}

function table(
  pairs: readonly Pair[],
  found: ReadonlyMap<Pair, readonly Played[]>,
  goal: number | null,
): string {
  const heads = [...new Set(pairs.map(({ stronger, weaker }) => `${stronger} : ${weaker}`))];
  const rows = [...new Set(pairs.map(({ game }) => game))].map((game) => {
    const cells = pairs.filter((pair) => pair.game === game).map((pair) => cell(found.get(pair) ?? [], goal));
    return `| ${[game, ...cells].join(' | ')} |`;
  });
  return [`| ${['game', ...heads].join(' | ')} |`, `| --- |${' ---: |'.repeat(heads.length)}`, ...rows].join(
    '\n',
  );
}

function shareIn(name: string, text: string): number {
  const share = Number(text);
  if (share > 0 && share < 1) return share;
  throw usageError(`${name} takes a share between 0 and 1 such as 0.6, not "${text}".`);
}

async function main(): Promise<void> {
  const { game, matches, seconds, seed, folder, goal } = readWords(
    'npm run measure -- levels [--game NAME] [--matches 400] [--seed levels] [--folder FOLDER] [--goal 0.6] [--seconds N]',
    {
      options: {
        game: { type: 'string' },
        matches: { type: 'string', default: '400' },
        seed: { type: 'string', default: 'levels' },
        folder: { type: 'string' },
        goal: { type: 'string' },
        seconds: { type: 'string', default: '999999' },
      },
    },
    ({ values }) => ({
      ...values,
      matches: wholeNumber('--matches', values.matches, 2, 999_999),
      seconds: wholeNumber('--seconds', values.seconds, 1, 999_999),
      goal: values.goal === undefined ? null : shareIn('--goal', values.goal),
    }),
  );
  if (folder !== undefined) mkdirSync(folder, { recursive: true });
  const end = performance.now() + 1_000 * seconds;
  const enough = (): boolean => performance.now() > end;
  const pairs = pairsOf(game ?? null);
  const found = new Map<Pair, readonly Played[]>();
  const commit = commitOf(root);
  for (let most = Math.min(atOnce, matches); ; most = Math.min(most + atOnce, matches)) {
    for (const pair of pairs) {
      if (isDecided(found.get(pair) ?? [], goal)) continue;
      const [own, other] = [
        await openSide(root, pair.game, pair.stronger),
        await openSide(root, pair.game, pair.weaker),
      ];
      const file = folder === undefined ? null : join(folder, `${Object.values(pair).join(' ')}.jsonl`);
      const from = folder === undefined ? (found.get(pair)?.length ?? 0) / seats : 0;
      const played = playPaired(
        {
          judge: own,
          own: answersOf(own),
          other: answersOf(other),
          seats,
          seed,
          from,
          sets: Math.ceil(most / seats) - from,
        },
        file,
        { file: 'bridgefront-levels', of: 'two levels' },
        { ...pair, seed, rules: own.kernel.fingerprint(own.game), commit },
        enough,
      );
      found.set(pair, folder === undefined ? [...(found.get(pair) ?? []), ...played] : played);
    }
    if (most === matches || enough()) break;
  }
  console.log(table(pairs, found, goal));
}

if (import.meta.main) await orEnd(main);
