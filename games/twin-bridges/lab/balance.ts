// How even a set of cards is: matches between equal bots, and for each card how often those won who held it.
//
//   npm run balance -w games/twin-bridges -- --matches 4000                   greedy players, drafts
//   npm run balance -w games/twin-bridges -- --bot search --playouts 40 --matches 1000 --start preconstructed --json

import { parseArgs } from 'node:util';
import { cardsJson, twinBridges } from '../rules/index.ts';
import type { SideView, TableView } from '../rules/index.ts';
import { greedyBot, playOn, randomBot, searchBot, soundSearch, wilson } from '@bridgefront/bots';
import type { Bot, Share } from '@bridgefront/bots';
import { createEngine, seedRandom, sureMatch, viewOf, winShare } from '@bridgefront/kernel';

const engine = createEngine(twinBridges);
const botNames = ['random', 'greedy', 'search'] as const;
const starts = ['draft', 'preconstructed'] as const;

/** What is played: `matches` matches of a bot against itself. */
export interface BalanceSettings {
  readonly bot: Bot;
  readonly matches: number;
  readonly seed: string;
  readonly start: (typeof starts)[number];
}

/** How those did who held a card. `lift` is the share of their wins above one half, in points. */
export interface CardBalance extends Share {
  readonly id: string;
  readonly held: number;
  readonly wins: number;
  readonly lift: number;
}

/** The whole finding. A drawn match counts half for both. */
export interface Balance {
  readonly matches: number;
  readonly first: Share;
  readonly draws: number;
  readonly turns: { readonly mean: number; readonly max: number };
  readonly cards: readonly CardBalance[];
}

function cardsOf(side: SideView): readonly string[] {
  return [
    ...side.row.filter((card) => card !== null),
    ...[...side.upper, ...side.lower].map(({ card }) => card),
  ];
}

/** Plays the matches and counts. Equal settings give equal findings. */
export function balanceOf({ bot, matches, seed, start }: BalanceSettings): Balance {
  const counts = new Map(cardsJson().map(({ id }) => [id, { held: 0, wins: 0 }]));
  let [firstWins, draws, turns, longest] = [0, 0, 0, 0];
  for (let index = 0; index < matches; index++) {
    const match = sureMatch(engine, { start }, 2, `${seed}/${index}`);
    const refused = playOn(engine, match, [bot, bot], seedRandom(`${seed}/${index}/bots`));
    const winners = twinBridges.outcome(match.state, match.options)?.winners;
    if (refused !== null || winners === undefined)
      throw new Error(`Match ${index} of "${seed}" did not end: ${refused?.message ?? 'no outcome'}`);
    if (winners.length > 1) draws++;
    for (const seat of [0, 1]) {
      const table = viewOf(engine, match, seat).table as TableView;
      const won = winShare({ winners }, seat);
      if (seat === table.first) {
        firstWins += won;
        turns += table.turn;
        longest = Math.max(longest, table.turn);
      }
      for (const card of cardsOf(table.seats[seat])) {
        const count = counts.get(card);
        if (count === undefined) continue;
        count.held++;
        count.wins += won;
      }
    }
  }
  const cards = [...counts].map(([id, { held, wins }]) => {
    const share = wilson(wins, held);
    return { id, held, wins, lift: 100 * (share.share - 0.5), ...share };
  });
  return {
    matches,
    first: wilson(firstWins, matches),
    draws,
    turns: { mean: turns / matches, max: longest },
    cards: cards.toSorted((a, b) => b.lift - a.lift),
  };
}

/** The cards as a table in Markdown: held by how many players, share of wins with its 95 % interval, lift. */
export function cardTable({ cards }: Balance): string {
  const facts = new Map(cardsJson().map((card) => [card.id, card]));
  const rows = cards.map(({ id, held, share, low, high, lift }) => {
    const card = facts.get(id);
    const figures = card?.type === 'creature' ? `${card.attack}/${card.health}` : '';
    const percent = (part: number) => (100 * part).toFixed(1);
    return (
      `| ${card?.name ?? id} | ${card?.mana ?? ''} | ${figures} | ${held} | ${percent(share)} % ` +
      `(${percent(low)} to ${percent(high)}) | ${lift >= 0 ? '+' : ''}${lift.toFixed(1)} |`
    );
  });
  return [
    '| card | mana | attack/health | held | wins of its holder (95 %) | lift |',
    '|---|---|---|---|---|---|',
    ...rows,
  ].join('\n');
}

function fail(message: string): never {
  console.error(message);
  process.exit(2);
}

function botNamed(name: string, playouts: number): Bot | undefined {
  if (name === 'search') return searchBot('search', '', { ...soundSearch, budget: { playouts } });
  return [randomBot, greedyBot].find((bot) => bot.name === name);
}

interface Given {
  readonly bot: string;
  readonly matches: string;
  readonly seed: string;
  readonly start: string;
  readonly playouts: string;
}

function settingsFrom(values: Given): BalanceSettings {
  const playouts = Number(values.playouts);
  if (!Number.isInteger(playouts) || playouts < 1 || playouts > 100_000)
    fail(`--playouts is a whole number from 1 to 100000, not "${values.playouts}".`);
  const bot = botNamed(values.bot, playouts);
  if (bot === undefined) fail(`--bot is one of ${botNames.join(', ')}, not "${values.bot}".`);
  const start = starts.find((name) => name === values.start);
  if (start === undefined) fail(`--start is ${starts.join(' or ')}, not "${values.start}".`);
  const matches = Number(values.matches);
  if (!Number.isInteger(matches) || matches < 1 || matches > 1_000_000)
    fail(`--matches is a whole number from 1 to 1000000, not "${values.matches}".`);
  return { bot, start, matches, seed: values.seed };
}

function main(): void {
  const { values } = parseArgs({
    options: {
      bot: { type: 'string', default: 'greedy' },
      matches: { type: 'string', default: '4000' },
      seed: { type: 'string', default: 'balance' },
      start: { type: 'string', default: 'draft' },
      playouts: { type: 'string', default: '40' },
      json: { type: 'boolean', default: false },
    },
  });
  const settings = settingsFrom(values);
  const balance = balanceOf(settings);
  if (values.json) return console.log(JSON.stringify(balance));
  const { first, draws, turns, matches, cards } = balance;
  console.log(
    `${matches} matches of ${settings.bot.name} against itself, ${settings.start}, seed ${settings.seed}`,
  );
  console.log(
    `First player wins ${(100 * first.share).toFixed(1)} % (95 %: ${(100 * first.low).toFixed(1)} to ` +
      `${(100 * first.high).toFixed(1)}); ${draws} draws; ${turns.mean.toFixed(1)} turns on average, at most ${turns.max}`,
  );
  console.log(`Largest lift: ${Math.max(...cards.map(({ lift }) => Math.abs(lift))).toFixed(1)} points\n`);
  console.log(cardTable(balance));
}

if (import.meta.main) main();
