// Long check of the verifier in another language: matches of every game that it has to find fair, and as many forgeries.
//
//   npm run verify-records                       50 matches of each game, and a forgery of each
//   npm run verify-records -- NAME --matches 500

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seedRandom } from '@bridgefront/kernel';
import type { AnyGame } from '@bridgefront/kernel';
import { readWords } from '@bridgefront/lab/script.ts';
import { wholeNumber } from '@bridgefront/lab/words.ts';
import { games } from '../apps/server/src/games.ts';
import { fairRecord, forgeries, verifyAll } from './fair-records.ts';
import { gameNamed } from './game-named.ts';

const { played, matches } = readWords(
  'npm run verify-records -- [GAME …] [--matches 50]',
  { allowPositionals: true, options: { matches: { type: 'string', default: '50' } } },
  ({ values, positionals }) => ({
    played: positionals.length === 0 ? [...games.values()] : positionals.map(gameNamed),
    matches: wholeNumber('--matches', values.matches, 1, 100_000),
  }),
);

const ways = Object.entries(forgeries);

/** Verifies one match and one forgery of it; whether both were found to be what they are. */
function verified(game: AnyGame, number: number, folder: string): readonly [fair: boolean, forged: boolean] {
  const { min, max } = game.seats;
  const name = `${game.name} ${number}`;
  const record = fairRecord(game, min + (number % (max - min + 1)), name);
  const [what, forge] = ways[number % ways.length];
  const [good, bad] = verifyAll(folder, [record, forge(record, seedRandom(`${name} ${what}`))]);
  const found = bad.length > 0 && bad.every((line) => line.startsWith('NOT FAIR'));
  if (good.join() !== 'fair') console.error(`${name} is fair, and was found: ${good.join(' ')}`);
  if (!found) console.error(`${name} is forged (${what}), and was found: ${bad.join(' ')}`);
  return [good.join() === 'fair', found];
}

let wrong = 0;
const folder = mkdtempSync(join(tmpdir(), 'bridgefront-verify-'));
for (const game of played) {
  const all = Array.from({ length: matches }, (_, number) => verified(game, number, folder));
  const [fair, forged] = [0, 1].map((part) => all.filter((one) => one[part]).length);
  console.log(
    `${game.title}: ${fair} of ${matches} matches verified, ${forged} of ${matches} forgeries found`,
  );
  wrong += 2 * matches - fair - forged;
}
rmSync(folder, { recursive: true });
process.exitCode = wrong === 0 ? 0 : 1;
