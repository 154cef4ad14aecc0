// Is each level stronger than the one below, in every game? Neighbouring levels meet with two seats, and a table says how they did.
//
// All pairs of all games take turns, some matches each, until every pair has played as many as are asked for; each set is one
// seed in which both bots take both seats. With --folder every match is kept, and the command goes on where it stopped, in any
// way: with --seconds it stops by itself, after the match that is under way. More matches may be asked for later on.
//
//   npm run measure -- levels --matches 400 --folder levels
//   npm run measure -- levels --matches 100 --folder levels --seconds 240 --game NAME

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { levelBots, wilson } from '@bridgefront/bots';
import { orEnd, readWords } from '@bridgefront/lab/script.ts';
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

function cell(all: readonly Played[]): string {
  const won = all.reduce((sum, one) => sum + one.won, 0);
  const { share, low, high } = wilson(won, all.length);
  const [part, from, to] = [share, low, high].map((one) => Math.round(100 * one));
  return all.length === 0 ? '' : `${part} % of ${all.length} (${from} to ${to})`;
}

function table(pairs: readonly Pair[], found: ReadonlyMap<Pair, readonly Played[]>): string {
  const heads = [...new Set(pairs.map(({ stronger, weaker }) => `${stronger} : ${weaker}`))];
  const rows = [...new Set(pairs.map(({ game }) => game))].map((game) => {
    const cells = pairs.filter((pair) => pair.game === game).map((pair) => cell(found.get(pair) ?? []));
    return `| ${[game, ...cells].join(' | ')} |`;
  });
  return [`| ${['game', ...heads].join(' | ')} |`, `| --- |${' ---: |'.repeat(heads.length)}`, ...rows].join(
    '\n',
  );
}

async function main(): Promise<void> {
  const { game, matches, seconds, seed, folder } = readWords(
    'npm run measure -- levels [--game NAME] [--matches 400] [--seed levels] [--folder FOLDER] [--seconds N]',
    {
      options: {
        game: { type: 'string' },
        matches: { type: 'string', default: '400' },
        seed: { type: 'string', default: 'levels' },
        folder: { type: 'string' },
        seconds: { type: 'string', default: '999999' },
      },
    },
    ({ values }) => ({
      ...values,
      matches: wholeNumber('--matches', values.matches, 2, 999_999),
      seconds: wholeNumber('--seconds', values.seconds, 1, 999_999),
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
  console.log(table(pairs, found));
}

if (import.meta.main) await orEnd(main);
