// Runs the measurements and prints one JSON document, then tables for people (on the error channel).

import { cpus } from 'node:os';
import { readWords, usageError } from '@bridgefront/lab/script.ts';
import { measureBrowser } from './browser.ts';
import type { BrowserFigures, Times } from './browser.ts';
import { costs } from './capacity/costs.ts';
import { scenarios } from './capacity/scenarios.ts';
import { costLines, shownLines } from './capacity/table.ts';
import { measureEngine } from './engine.ts';
import { measureHosts } from './host.ts';
import type { HostFigures } from './host.ts';
import { readings } from './hosted.ts';
import { measureLab } from './lab.ts';
import type { LabFigures } from './lab.ts';
import { measureMemory } from './memory.ts';
import type { HeldFigures } from './memory.ts';
import { measureSearch } from './search.ts';
import { besideBotsTable, measureBesideBots } from './server/beside-bots.ts';
import { clusterTable, measureCluster } from './server/cluster.ts';
import { followersTable, measureFollowers } from './server/followers.ts';
import { measureLooks } from './server/looks.ts';
import { measureMany } from './server/many.ts';
import type { ManyFigures } from './server/many.ts';
import { measureServers } from './server/measure.ts';
import { serverTable } from './server/table.ts';
import { measureTakeOver, takeOverTable } from './server/take-over.ts';

const help = `npm run bench -- [--only engine|host|memory|many|search|lab|browser|bots|cluster|followers|take-over|looks|capacity|server] [--seconds 8] [--rounds 3] [--matches 50,200,500] [--think 100] [--warm 3]

JSON on the output, tables and progress on the error channel. Servers take rounds x 4 systems x (matches + think times) runs; with
think time (milliseconds, a mean) there are 200 matches. --warm: seconds under load before any are counted.
Ten thousand matches (many), a cluster (with the first of --matches and of --think), followers of matches in one, a server of one that
is killed (take-over), what is looked for in its database again and again (looks), and the simulation of many machines that follows
from these (capacity) only when asked for.`;

const parts = [
  ...['engine', 'host', 'memory', 'many', 'search', 'lab', 'browser', 'bots'],
  ...['cluster', 'followers', 'take-over', 'looks', 'capacity', 'server'],
];

function measure(name: string, text: string): number {
  const value = text.trim() === '' ? Number.NaN : Number(text);
  if (value >= 1 && value <= 2000) return value;
  throw usageError(`${name} takes numbers from 1 to 2000, not "${text}".`);
}

const numbers = (name: string, list: string): number[] => list.split(',').map((text) => measure(name, text));

const { only, seconds, rounds, sizes, thinks, warmSeconds } = readWords(
  help,
  {
    options: {
      only: { type: 'string' },
      seconds: { type: 'string', default: '8' },
      rounds: { type: 'string', default: '3' },
      matches: { type: 'string', default: '50,200,500' },
      think: { type: 'string', default: '100' },
      warm: { type: 'string', default: '3' },
    },
  },
  ({ values }) => {
    if (values.only !== undefined && !parts.includes(values.only))
      throw usageError(`--only takes one of ${parts.join(', ')}, not "${values.only}".`);
    return {
      only: values.only ?? null,
      seconds: measure('--seconds', values.seconds),
      rounds: measure('--rounds', values.rounds),
      sizes: numbers('--matches', values.matches),
      thinks: numbers('--think', values.think),
      warmSeconds: measure('--warm', values.warm),
    };
  },
);

const row = (name: string, value: string, budget: string): string =>
  `${name.padEnd(64)} ${value.padStart(16)}   ${budget}`;
const number = (value: number, digits: number = 0): string =>
  value.toLocaleString('en', { maximumFractionDigits: digits });

function engineTable({
  choicesPerSecond,
  matchMs,
  copyMicroseconds,
  stateCharacters,
}: ReturnType<typeof measureEngine>): string {
  return [
    row('what', 'measured', 'budget'),
    row('ours, random play, choices/s', number(choicesPerSecond.ours), ''),
    row('boardgame.io reducer alone, moves/s', number(choicesPerSecond.boardgameIo), ''),
    row('ratio (median of paired blocks)', `${number(choicesPerSecond.ratio, 1)} x`, '≥ 20 x'),
    row('four-seat random match, median', `${number(matchMs.median, 2)} ms`, '≤ 2 ms'),
    row('four-seat random match, p90', `${number(matchMs.p90, 2)} ms`, ''),
    row('state copied', `${number(copyMicroseconds.state, 2)} µs`, '≤ 5 µs'),
    row('whole match copied', `${number(copyMicroseconds.match, 2)} µs`, ''),
    row(
      'state as JSON, ours / theirs',
      `${number(stateCharacters.ours)} / ${number(stateCharacters.boardgameIo)}`,
      'equal size',
    ),
  ].join('\n');
}

function searchTable(speeds: ReturnType<typeof measureSearch>): string {
  const name = 'game, seats, bot'.padEnd(26);
  const heads = `${name} ${'play-outs/s'.padStart(12)} ${'a plan, median'.padStart(16)} ${'p95'.padStart(10)}`;
  const rows = speeds.map(({ game, seats, bot, playoutsPerSecond, planMs }) => {
    const times = [`${number(planMs.median, 1)} ms`.padStart(16), `${number(planMs.p95, 1)} ms`.padStart(10)];
    return `${`${game}, ${seats}, ${bot}`.padEnd(26)} ${number(playoutsPerSecond).padStart(12)} ${times.join(' ')}`;
  });
  return [heads, ...rows].join('\n');
}

function browserTable({ firstLoadBytes, interactive, update, frame }: BrowserFigures): string {
  const times = ({ median, p90 }: Times): string => `${number(median, 1)} / ${number(p90, 1)} ms`;
  return [
    row('what', 'measured', 'budget'),
    row('script of the first screen, gzip', `${number(firstLoadBytes / 1024, 1)} kB`, '≤ 100 kB'),
    row(
      `first screen usable, empty cache, median / p90 (${interactive.samples})`,
      times(interactive),
      '< 1000 ms',
    ),
    row(`page changed and laid out after a message (${update.samples})`, times(update), '< 16 ms'),
    row('the same, until the next frame', times(frame), ''),
  ].join('\n');
}

function hostTable(figures: readonly HostFigures[]): string {
  return figures
    .flatMap(({ game, rules, host }) => [
      row(`${game}: rules alone, processor time a choice`, `${number(rules, 1)} µs`, ''),
      ...readings.map((who) =>
        row(`its host, read by ${who}`, `${number(host[who])} µs`, `${number(host[who] / rules, 1)} x`),
      ),
    ])
    .join('\n');
}

function memoryTable(figures: readonly HeldFigures[]): string {
  return figures
    .map(({ game, choices, kilobytes }) =>
      row(
        `${game}: a match with four readers, at most ${choices} choices`,
        `${number(kilobytes)} kB`,
        '≤ 100 kB',
      ),
    )
    .join('\n');
}

function manyTable({ matches, ready, allLoaded, loaded, inPlay }: ManyFigures): string {
  const megabytes = (bytes: number): string => `${number(bytes)} MB`;
  return [
    row(
      `${number(matches)} open matches: a killed server is ready again after`,
      `${number(ready, 1)} s`,
      '≤ 5 s',
    ),
    row('all of them are in memory after', `${number(allLoaded, 1)} s`, ''),
    row('they hold, resident', megabytes(loaded.rss), ''),
    row(
      `four readers each, ${number(inPlay.choices)} choices later: heap and buffers`,
      megabytes(inPlay.heap),
      '',
    ),
    row('the same, resident', megabytes(inPlay.rss), '< 1,500 MB'),
  ].join('\n');
}

function labTable({ costs, paces }: LabFigures): string {
  return [
    row('what', 'measured', 'budget'),
    ...costs.map(({ bot, seats, cost }) =>
      row(`facts, ${seats} seats, ${bot}: more time than play alone`, `${number(100 * cost, 1)} %`, '≤ 25 %'),
    ),
    ...paces.map(({ workers, matchesPerSecond }) =>
      row(`four greedy seats, matches/s, workers: ${workers}`, number(matchesPerSecond, 1), ''),
    ),
  ].join('\n');
}

async function run(): Promise<void> {
  const say = (text: string): void => console.error(text);
  const engine = only === null || only === 'engine' ? measureEngine() : null;
  if (engine !== null) say(`\n${engineTable(engine)}\n`);
  const hosts = only === null || only === 'host' ? await measureHosts() : null;
  if (hosts !== null) say(`\n${hostTable(hosts)}\n`);
  const memory = only === null || only === 'memory' ? await measureMemory() : null;
  if (memory !== null) say(`\n${memoryTable(memory)}\n`);
  // Only where it is asked for: it takes a gigabyte of disk and many minutes.
  const many = only === 'many' ? await measureMany(10_000, say) : null;
  if (many !== null) say(`\n${manyTable(many)}\n`);
  const searches = only === null || only === 'search' ? measureSearch() : null;
  if (searches !== null) say(`\n${searchTable(searches)}\n`);
  const lab = only === null || only === 'lab' ? await measureLab() : null;
  if (lab !== null) say(`\n${labTable(lab)}\n`);
  const browser = only === null || only === 'browser' ? await measureBrowser(say) : null;
  if (browser !== null) say(`\n${browserTable(browser)}\n`);
  const bots = only === null || only === 'bots' ? await measureBesideBots(seconds, rounds, say) : null;
  if (bots !== null) say(`\n${besideBotsTable(bots)}\n`);
  const [matches = 50] = sizes;
  const [thinkMs = 100] = thinks;
  // Only where it is asked for: it needs PostgreSQL and NATS.
  const cluster =
    only === 'cluster' ? await measureCluster({ matches, thinkMs, seconds, warmSeconds, rounds, say }) : null;
  if (cluster !== null) say(`\n${clusterTable(cluster)}\n`);
  const followers = only === 'followers' ? await measureFollowers({ seconds, rounds, say }) : null;
  if (followers !== null) say(`\n${followersTable(followers)}\n`);
  const takeOver = only === 'take-over' ? await measureTakeOver({ matches, seconds, rounds, say }) : null;
  if (takeOver !== null) say(`\n${takeOverTable(takeOver)}\n`);
  const looks = only === 'looks' ? await measureLooks(say) : null;
  const capacity = only === 'capacity' ? scenarios(costs, (shown) => say(`${shownLines(shown)}\n`)) : null;
  if (capacity !== null) say(costLines());
  const servers =
    only !== null && only !== 'server'
      ? null
      : await measureServers({ seconds, warmSeconds, rounds, sizes, thinks, say });
  if (servers !== null) say(`\n${serverTable(servers)}`);
  const machine = { node: process.version, cpu: cpus()[0]?.model ?? 'unknown', processors: cpus().length };
  console.log(
    JSON.stringify(
      {
        ...machine,
        ...(engine && { engine }),
        ...(hosts && { hosts }),
        ...(memory && { memory }),
        ...(many && { many }),
        ...(searches && { searches }),
        ...(lab && { lab }),
        ...(browser && { browser }),
        ...(bots && { bots }),
        ...(cluster && { cluster }),
        ...(followers && { followers }),
        ...(takeOver && { takeOver }),
        ...(looks && { looks }),
        ...(capacity && { capacity }),
        ...(servers && { servers }),
      },
      null,
      2,
    ),
  );
}

await run();
