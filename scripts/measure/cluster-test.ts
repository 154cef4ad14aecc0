// The cluster test at full length: real servers, PostgreSQL and NATS, killed under load; then the verdict.
//
//   npm run cluster-test                                         2 servers with sockets, 3 that play, 1 that thinks, 8 tables, 300 kills, 10 stops,
//                                                                20 cuts, 3 of the database, 3 of the bus; then what runs has 15 minutes to end
//   npm run cluster-test -- --tables 200 --thinks 300            so many matches at a time, so many ms before each choice: on few
//                                                                processors servers have to come again beside that
//   npm run cluster-test -- --kills 60 --seed monday             fewer of them, at other moments; after SIGUSR2 the verdict
//                                                                comes without what is left
//   npm run cluster-test -- --all 3 --web 0 --play 0 --think 0   servers that do everything

import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { clusterTest } from '../../apps/server/test/hard/cluster.ts';

const most = 10_000;
const usual = {
  all: 0,
  web: 2,
  play: 3,
  think: 1,
  tables: 8,
  kills: 300,
  stops: 10,
  cuts: 20,
  database: 3,
  bus: 3,
  life: 1000,
  thinks: 0,
  drain: 900,
} as const;
type Name = keyof typeof usual;

const names = Object.keys(usual) as Name[];
const help = `npm run cluster-test -- ${names.map((name) => `[--${name} ${usual[name]}]`).join(' ')} [--seed TEXT]`;

const { values } = parseArgs({
  options: {
    ...Object.fromEntries(names.map((name) => [name, { type: 'string' as const }])),
    seed: { type: 'string' },
    help: { type: 'boolean', short: 'h' },
  },
});

function whole(name: Name): number {
  const said = (values as { readonly [name: string]: string | boolean | undefined })[name] ?? usual[name];
  const number = Number(said);
  if (Number.isInteger(number) && number >= 0 && number <= most) return number;
  console.error(`--${name} is a whole number from 0 to ${most}, not "${said}".`);
  process.exit(2);
}

async function run(seed: string): Promise<void> {
  const { life, drain, ...counts } = Object.fromEntries(names.map((name) => [name, whole(name)])) as {
    readonly [name in Name]: number;
  };
  const say = (line: string): void => console.log(line);
  const enough = new AbortController();
  process.once('SIGUSR2', () => enough.abort());
  const all = { ...counts, longestLife: life, drain, seed, say, enough: enough.signal };
  const { problems, hits, ...figures } = await clusterTest(all);
  const { tables } = counts;
  console.table({ 'matches at a time': tables, ...hits, ...figures, problems: problems.length });
  if (problems.length > 0) throw new Error(`${problems.length} problems.`);
  console.log('Nothing was lost, nothing doubled.');
}

if (values.help === true) console.log(help);
else {
  const seed = values.seed ?? randomBytes(4).toString('hex');
  console.log(`Seed: ${seed}`);
  await run(seed).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    console.error(`Failed with --seed ${seed}.`);
    process.exitCode = 1;
  });
  // Whoever still waits for an answer of a server that is gone holds up nothing.
  process.exit();
}
