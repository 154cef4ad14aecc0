// The hard tests of the server at full length: killed under load, and crowded.
//
//   npm run measure -- crash-test                                25 kills and 5 stops (--pauses) at seeded moments, then a verdict on tables opened and
//                                                     joined, shares, choices, take-backs, defaults, chat, rematches, mail
//   npm run measure -- crash-test --kills 100 --seed monday   more of them, at other moments; after SIGUSR2 the verdict comes
//                                                     without the kills that are left
//   npm run measure -- crash-test --postgres                  on a PostgreSQL of its own: every second kill is that of the database
//   npm run measure -- crash-test --crowd                                100 matches of four at once; --matches N for another number

import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { crashTest } from '../../apps/server/test/hard/crash.ts';
import { crowdTest } from '../../apps/server/test/hard/crowd.ts';
import { TestPostgres } from '../../apps/server/test/postgres.ts';

const { values } = parseArgs({
  options: {
    crowd: { type: 'boolean', default: false },
    postgres: { type: 'boolean', default: false },
    kills: { type: 'string', default: '25' },
    pauses: { type: 'string', default: '5' },
    tables: { type: 'string', default: '12' },
    matches: { type: 'string', default: '100' },
    life: { type: 'string', default: '1500' },
    seed: { type: 'string' },
    help: { type: 'boolean', short: 'h', default: false },
  },
});

const help = `npm run measure -- crash-test [--kills 25] [--pauses 5] [--tables 12] [--life 1500] [--postgres] [--seed TEXT]
npm run measure -- crash-test --crowd [--matches 100] [--seed TEXT]`;

function whole(name: 'kills' | 'pauses' | 'tables' | 'matches' | 'life', most: number): number {
  const number = Number(values[name]);
  if (Number.isInteger(number) && number >= 1 && number <= most) return number;
  console.error(`--${name} is a whole number from 1 to ${most}, not "${values[name]}".`);
  process.exit(2);
}

async function thatRestarts(server: TestPostgres) {
  const url = await server.database();
  return {
    url,
    async restart() {
      await server.down('SIGQUIT');
      await server.up();
    },
  };
}

async function run(seed: string): Promise<readonly string[]> {
  if (values.crowd) {
    const { problems, ...figures } = await crowdTest(whole('matches', 2000), seed);
    console.table({ ...figures, problems: problems.length });
    return problems;
  }
  const plan = {
    kills: whole('kills', 10_000),
    pauses: whole('pauses', 10_000),
    tables: whole('tables', 500),
    longestLife: whole('life', 60_000),
    seed,
  };
  const enough = new AbortController();
  process.once('SIGUSR2', () => enough.abort());
  const say = (line: string): void => console.log(line);
  const server = values.postgres ? await TestPostgres.start() : null;
  const database = server === null ? {} : { database: await thatRestarts(server) };
  const all = { ...plan, ...database, say, enough: enough.signal };
  try {
    const { problems, kinds, ...figures } = await crashTest(all);
    console.table({ ...figures, ...kinds, problems: problems.length });
    return problems;
  } finally {
    await server?.stop();
  }
}

if (values.help) {
  console.log(help);
} else {
  const seed = values.seed ?? randomBytes(4).toString('hex');
  console.log(`Seed: ${seed}`);
  try {
    const problems = await run(seed);
    for (const problem of problems) console.error(problem);
    console.log(problems.length === 0 ? 'Nothing was lost, nothing doubled.' : `Failed with --seed ${seed}.`);
    process.exitCode = problems.length === 0 ? 0 : 1;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    console.error(`Failed with --seed ${seed}.`);
    process.exitCode = 1;
  }
}
