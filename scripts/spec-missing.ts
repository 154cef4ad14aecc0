// `npm run spec:missing`: rule ids of a game's SPEC.md, or the server's, that no test of it cites.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { coverage } from '@bridgefront/kernel/testing/spec-ids.ts';
import type { Coverage } from '@bridgefront/kernel/testing/spec-ids.ts';

const ROOT = join(import.meta.dirname, '..');
const GAMES = join(ROOT, 'games');
const USAGE = `Usage: npm run spec:missing -- [game…] [--json]

Lists the rule ids that games/<game>/SPEC.md declares and that no file under games/<game>/test names, alone or
inside a range such as S-25..S-31; "server" stands for apps/server. Without a name: everything that has a SPEC.md.

Exit code: 0 if every rule is cited, 1 if one is missing, 2 if the question makes no sense.`;

interface GameCoverage extends Coverage {
  readonly game: string;
}

class UsageError extends Error {}

function folderOf(game: string): string {
  return game === 'server' ? join(ROOT, 'apps/server') : join(GAMES, game);
}

function specOf(game: string): string {
  return join(folderOf(game), 'SPEC.md');
}

function gamesWithSpec(): string[] {
  const games = readdirSync(GAMES).filter((game) => existsSync(specOf(game)));
  if (games.length === 0)
    throw new UsageError('No game has a SPEC.md yet; write games/<game>/SPEC.md first.');
  return [...games.sort(), 'server'];
}

function testTexts(game: string): string {
  const folder = join(folderOf(game), 'test');
  if (!existsSync(folder)) return '';
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
}

function check(game: string): GameCoverage {
  if (!existsSync(specOf(game))) {
    throw new UsageError(
      `There is no ${relative(ROOT, specOf(game))}; there are those of ${gamesWithSpec().join(', ')}.`,
    );
  }
  const found = coverage(readFileSync(specOf(game), 'utf8'), testTexts(game));
  if (found.rules === 0) {
    throw new UsageError(
      `${relative(ROOT, specOf(game))} declares no rule; begin each rule with its ids as **[G-01]**.`,
    );
  }
  return { game, ...found };
}

function print({ game, rules, missing, unknown }: GameCoverage): void {
  const spec = relative(ROOT, specOf(game));
  for (const { id, line } of missing) console.log(`${id.padEnd(6)} ${spec}:${line}`);
  console.log(`${game}: ${rules - missing.length} of ${rules} rules are cited by a test.`);
  if (unknown.length > 0) console.log(`Cited, but not in ${spec}: ${unknown.join(', ')}`);
}

function main(): number {
  const { values, positionals } = parseArgs({
    options: { json: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
    allowPositionals: true,
  });
  if (values.help === true) {
    console.log(USAGE);
    return 0;
  }
  const found = (positionals.length > 0 ? positionals : gamesWithSpec()).map(check);
  if (values.json === true) console.log(JSON.stringify(found, null, 2));
  else found.forEach(print);
  return found.some(({ missing }) => missing.length > 0) ? 1 : 0;
}

try {
  process.exitCode = main();
} catch (error) {
  const bad = error instanceof UsageError || (error instanceof TypeError && 'code' in error);
  if (!bad) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
