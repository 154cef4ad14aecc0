// Does the analysis of a match call blunders by their name, and does it leave good play alone?
//
// Matches of the strongest bot against itself are analysed whole, for every seat: what is called a mistake there is counted as
// a false one, though some may be true. In positions of the same matches a wrong plan is planted: what a time-out would do, or
// a plan by lot. Where the strongest search, nearly four times as large, and ten times as many worlds of other chance agree that
// it costs a tenth of the win, it is a blunder, and the analysis has to call the match that was cut off after it a mistake there.
//
//   npm run measure -- analysis --matches 4 --blunders 100 --game NAME     every game if left out

import {
  analyse,
  decisionsIn,
  isMistake,
  isTold,
  MatchAnalysis,
  nextChoices,
  PastMatch,
  randomBot,
  situationOf,
  usualThoroughness,
  warlordSearch,
  wilson,
} from '@bridgefront/bots';
import type { AnalysisWish, Bot, Judgement, MadeDecision } from '@bridgefront/bots';
import { createEngine, makeRecord, openSeats, seedRandom, shuffle, sureMatch } from '@bridgefront/kernel';
import type { AnyGame, Choice, MatchRecord, Random } from '@bridgefront/kernel';
import { orEnd, readWords } from '@bridgefront/lab/script.ts';
import { wholeNumber } from '@bridgefront/lab/words.ts';
import { allGames } from '../../apps/cli/src/games.ts';
import { gameNamed } from '../game-named.ts';
import { openSide, root } from '../sides.ts';

/** What a planted plan costs at least, by the larger search. */
const blunder = 0.1;
/** Plans by lot that are tried in one position, beside what a time-out would do. */
const tries = 2;

const glance: AnalysisWish = {
  ...usualThoroughness.decision,
  search: { ...usualThoroughness.decision.search, budget: { playouts: 80 } },
  compare: { playouts: 90 },
};

const larger: AnalysisWish = {
  ...usualThoroughness.decision,
  search: { ...warlordSearch, budget: { playouts: 2_400 } },
  compare: { playouts: 4_000 },
  enough: 0.008,
};

const names = (seats: number): string[] => Array.from({ length: seats }, (_, seat) => `P${seat + 1}`);

/** A match that the bot plays against itself. */
export function selfPlay(game: AnyGame, bot: Bot, seats: number, seed: string): MatchRecord {
  const engine = createEngine(game);
  const match = sureMatch(engine, {}, seats, seed);
  const random = seedRandom(`${seed}/bots`);
  const choices: string[] = [];
  for (let { decision } = match; decision !== null; { decision } = match) {
    const [seat] = openSeats(decision);
    for (const choice of nextChoices(bot, situationOf(engine, match, seat), random)) {
      const refused = engine.choose(match, seat, choice);
      if (refused !== null) throw new Error(`The bot's choice was refused: ${refused.message}`);
      choices.push(`${seat} ${choice}`);
    }
  }
  return makeRecord(game, match, names(seats), seed, choices);
}

interface Swept {
  readonly decisions: number;
  readonly mistakes: number;
  /** The processor's, for the seat's whole analysis. */
  readonly seconds: number;
}

/** A seat's whole analysis. */
export function sweep(game: AnyGame, record: MatchRecord, seat: number): Swept {
  const begun = process.cpuUsage();
  const analysis = new MatchAnalysis(game, record, seat);
  const kinds = analysis.names.flatMap((_, index) => {
    const piece = analysis.piece(index);
    return 'decision' in piece ? [piece.decision.kind] : [];
  });
  const { user, system } = process.cpuUsage(begun);
  return {
    decisions: kinds.length,
    mistakes: kinds.filter(isMistake).length,
    seconds: (user + system) / 1e6,
  };
}

// The record as it would be had the seat made this plan there, and had the match been left then.
function planted(
  game: AnyGame,
  record: MatchRecord,
  { at, seat }: MadeDecision,
  bot: Bot | null,
  random: Random,
): MatchRecord {
  const past = new PastMatch(game, record);
  past.to(at);
  const { engine, match } = past;
  const choices = record.choices.slice(0, at);
  const plan: Choice[] = [];
  const { decision } = match;
  while (match.decision === decision && decision?.sealed[seat] === false) {
    const door = situationOf(engine, match, seat);
    const choice = bot === null ? engine.fallback(match, seat, plan) : bot.choose(door, random);
    if (engine.choose(match, seat, choice) !== null) break;
    plan.push(choice);
    choices.push(`${seat} ${choice}`);
  }
  return { ...record, choices };
}

// What a plan costs by this much thought; null: nothing that is sure.
function costOf(
  game: AnyGame,
  record: MatchRecord,
  { at, seat }: MadeDecision,
  wish: AnalysisWish,
  seed: string,
): number | null {
  const made = decisionsIn(game, record).decisions.find((one) => one.at === at && one.seat === seat);
  if (made === undefined) return null;
  const { engine, match } = past(game, record, at);
  const found = analyse(situationOf(engine, match, seat), seedRandom(seed), { ...wish, made: made.line });
  const cost = found.made?.behind ?? null;
  return cost !== null && isTold(cost) ? cost.mean : null;
}

function past(game: AnyGame, record: MatchRecord, at: number): PastMatch {
  const made = new PastMatch(game, record);
  made.to(at);
  return made;
}

/** A wrong plan that surely costs a tenth of the win, in the place of this decision; null: none was found. */
export function plant(
  game: AnyGame,
  record: MatchRecord,
  decision: MadeDecision,
  seed: string,
): { readonly record: MatchRecord; readonly cost: number } | null {
  const random = seedRandom(seed);
  for (let n = 0; n <= tries; n++) {
    const wrong = planted(game, record, decision, n === 0 ? null : randomBot, random);
    if ((costOf(game, wrong, decision, glance, `${seed}/glance/${n}`) ?? 0) < blunder / 2) continue;
    const cost = costOf(game, wrong, decision, larger, `${seed}/sure/${n}`) ?? 0;
    if (cost >= blunder) return { record: wrong, cost };
  }
  return null;
}

/** What the analysis calls that decision. */
export function called(game: AnyGame, record: MatchRecord, { at, seat }: MadeDecision): Judgement | null {
  const analysis = new MatchAnalysis(game, record, seat);
  const piece = analysis.piece(analysis.names.indexOf(`decision/${at}/${seat}`));
  return 'decision' in piece ? piece.decision.kind : null;
}

interface Wish {
  readonly matches: number;
  readonly blunders: number;
  readonly bot: string;
  readonly seed: string;
  readonly seats: number | null;
  readonly verbose: boolean;
}

function share(some: number, of: number): string {
  const { share: part, low, high } = wilson(some, of);
  const [middle, from, to] = [part, low, high].map((one) => (100 * one).toFixed(1));
  return `${some} of ${of}, ${middle} % (${from} to ${to})`;
}

async function measure(game: AnyGame, wish: Wish): Promise<object> {
  const { bot } = await openSide(root, game.name, wish.bot);
  const seats = wish.seats ?? Math.min(3, game.seats.max);
  const records = Array.from({ length: wish.matches }, (_, n) =>
    selfPlay(game, bot, seats, `${wish.seed}/${n}`),
  );
  const swept = records.flatMap((record) => names(seats).map((_, seat) => sweep(game, record, seat)));
  const sum = (read: (one: Swept) => number): number => swept.reduce((total, one) => total + read(one), 0);
  const places = records.flatMap((record) =>
    decisionsIn(game, record).decisions.map((decision) => ({ record, decision })),
  );
  let [found, right] = [0, 0];
  const tell = (): void => {
    if (wish.verbose) console.log(`${game.name}: ${share(right, found)} blunders called so far`);
  };
  if (wish.verbose) console.log(`${game.name}: ${swept.length} sweeps, ${JSON.stringify(swept)}`);
  for (const { record, decision } of shuffle(seedRandom(`${wish.seed}/places`), places)) {
    if (found >= wish.blunders) break;
    const wrong = plant(
      game,
      record,
      decision,
      `${wish.seed}/${record.seed}/${decision.at}/${decision.seat}`,
    );
    if (wrong === null) continue;
    found++;
    const kind = called(game, wrong.record, decision);
    if (kind !== null && isMistake(kind)) right++;
    if (found % 10 === 0) tell();
    if (kind === null || isMistake(kind)) continue;
    if (wish.verbose)
      console.log(
        `${game.name} ${record.seed} at ${decision.at}: costs ${wrong.cost.toFixed(3)}, called ${kind}`,
      );
  }
  return {
    game: game.name,
    seats,
    'called a mistake in self-play': share(
      sum(({ mistakes }) => mistakes),
      sum(({ decisions }) => decisions),
    ),
    'blunders called': share(right, found),
    'processor seconds a match and seat': (sum(({ seconds }) => seconds) / swept.length).toFixed(1),
    'at most': Math.max(...swept.map(({ seconds }) => seconds)).toFixed(1),
  };
}

async function main(): Promise<void> {
  const { chosen, wish } = readWords(
    'npm run measure -- analysis [--matches 4] [--blunders 100] [--bot warlord] [--seats N] [--seed TEXT] [--game NAME] [--verbose]',
    {
      options: {
        matches: { type: 'string', default: '4' },
        blunders: { type: 'string', default: '100' },
        bot: { type: 'string', default: 'warlord' },
        seats: { type: 'string' },
        seed: { type: 'string', default: 'analysis' },
        game: { type: 'string' },
        verbose: { type: 'boolean', default: false },
      },
    },
    ({ values }) => ({
      chosen: values.game === undefined ? allGames().map(({ game }) => game) : [gameNamed(values.game)],
      wish: {
        ...values,
        matches: wholeNumber('--matches', values.matches, 1, 9_999),
        blunders: wholeNumber('--blunders', values.blunders, 0, 9_999),
        seats: values.seats === undefined ? null : wholeNumber('--seats', values.seats, 2, 12),
      },
    }),
  );
  const rows: object[] = [];
  for (const game of chosen) rows.push(await measure(game, wish));
  console.table(rows);
}

if (import.meta.main) await orEnd(main);
