// What thinking bots cost people at other tables: the same few tables of people, with and without a table of six of
// the strongest bots beside them.

import { largestGame } from '../../../scripts/largest-game.ts';
import { post } from './api.ts';
import { median } from './measure.ts';
import type { Load } from './driver.ts';
import { Generator, Measured } from './processes.ts';

const strongest = 'warlord';
const tables = 4;
const thinkMs = 100;
const warmSeconds = 3;

/** Acknowledgements of people's choices in milliseconds: medians of the rounds, and the worst p99. */
interface Delays {
  readonly p50: number;
  readonly p99: number;
  readonly worstP99: number;
}

/** What was found. */
export interface BesideBots {
  readonly alone: Delays;
  readonly beside: Delays;
  /** Of the p99 of a round with bots and the one without just before or after it. */
  readonly addedP99: number;
  /** Choices that the bots made while they were measured: they did think. */
  readonly botChoices: number;
}

interface Round extends Pick<Load, 'p50' | 'p99'> {
  readonly botChoices: number;
}

// Whoever opens the table lets a bot play the own seat as well.
async function seatBots(port: number): Promise<void> {
  const { token } = await post<{ token: string }>(port, '', '/tokens', { name: 'Host' });
  const bots = Array.from({ length: 5 }, () => ({ kind: 'bot', bot: strongest }));
  const wish = { game: largestGame.name, seats: [{ kind: 'human' }, ...bots] };
  const { id } = await post<{ id: string }>(port, token, '/matches', wish);
  await post(port, token, `/matches/${id}/ready`, {});
  await post(port, token, `/matches/${id}/stand-in`, { seat: 0, bot: strongest });
}

async function choicesOfBots(port: number): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return Number(/^bridgefront_seals_total\{by="bot"\} (\d+)/m.exec(text)?.[1] ?? 0);
}

async function once(withBots: boolean, seconds: number): Promise<Round> {
  const server = await Measured.start('ours');
  const generator = new Generator();
  const { port } = server;
  try {
    if (withBots) await seatBots(port);
    let before = Promise.resolve(0);
    const wish = { system: 'ours', port, matches: tables, thinkMs, warmSeconds, seconds } as const;
    const load = await generator.do<Load>({ do: 'load', wish }, () => (before = choicesOfBots(port)));
    return { p50: load.p50, p99: load.p99, botChoices: (await choicesOfBots(port)) - (await before) };
  } finally {
    await generator.stop();
    await server.stop();
  }
}

function delays(rounds: readonly Round[]): Delays {
  const p99s = rounds.map(({ p99 }) => p99);
  return { p50: median(rounds.map(({ p50 }) => p50)), p99: median(p99s), worstP99: Math.max(...p99s) };
}

/** Measures people's delays with and without bots beside them, in turns. */
export async function measureBesideBots(
  seconds: number,
  rounds: number,
  say: (line: string) => void,
): Promise<BesideBots> {
  const found: { readonly alone: Round[]; readonly beside: Round[] } = { alone: [], beside: [] };
  for (let round = 0; round < rounds; round++) {
    for (const withBots of round % 2 === 0 ? [false, true] : [true, false]) {
      const one = await once(withBots, seconds);
      found[withBots ? 'beside' : 'alone'].push(one);
      const bots = withBots ? `beside six bots, which made ${one.botChoices} choices` : 'alone';
      say(`people ${bots}: p50 ${one.p50.toFixed(1)} ms, p99 ${one.p99.toFixed(1)} ms`);
    }
  }
  const { alone, beside } = found;
  return {
    alone: delays(alone),
    beside: delays(beside),
    addedP99: median(beside.map(({ p99 }, round) => p99 - (alone[round]?.p99 ?? Number.NaN))),
    botChoices: beside.reduce((sum, { botChoices }) => sum + botChoices, 0),
  };
}

/** As lines for people. */
export function besideBotsTable({ alone, beside, addedP99, botChoices }: BesideBots): string {
  const line = (name: string, { p50, p99, worstP99 }: Delays): string =>
    `${name.padEnd(24)}${[p50, p99, worstP99].map((value) => `${value.toFixed(1)} ms`.padStart(14)).join('')}`;
  return [
    `${'people of 4 tables'.padEnd(24)}${['p50', 'p99', 'worst p99'].map((head) => head.padStart(14)).join('')}`,
    line('alone', alone),
    line(`beside six of ${strongest}`, beside),
    `added at p99: ${addedP99.toFixed(1)} ms (aim: at most 20); the bots made ${botChoices} choices`,
  ].join('\n');
}
