// Variants by lot: changed, new and removed cards within what the workshop's forms offer, played and checked for every game.
//
//   npm run fuzz-variants                        1,000 variants of each game
//   npm run fuzz-variants -- NAME --variants 50  one game, fewer of them; --seed TEXT for others, --from 17 begins later

import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readOptions, seedRandom } from '@bridgefront/kernel';
import type { AnyGame, OptionValue, Random } from '@bridgefront/kernel';
import { randomOptions, runCheck } from '@bridgefront/kernel/conformance';
import type { CheckName } from '@bridgefront/kernel/conformance';
import { readWords } from '@bridgefront/lab/script.ts';
import { wholeNumber } from '@bridgefront/lab/words.ts';
import { editsByLot } from '@bridgefront/tabletop/cards';
import type { CardBook, NamedCard } from '@bridgefront/tabletop/cards';
import { games } from '../apps/server/src/games.ts';
import { gameNamed } from './game-named.ts';

/** One check a variant in turn; every third table is played by greedy bots, every second one under other options by lot, too. */
const checks: readonly CheckName[] = [
  'ends',
  'legal-is-accepted',
  'conserves',
  'replays',
  'copies',
  'json-round-trip',
  'hides',
  'positions',
  'finds-words',
];

/** What came of the variants of one game. */
export interface Fuzzed {
  readonly played: number;
  readonly refused: number;
  /** What went wrong, each with the variant. */
  readonly faults: readonly string[];
}

/** Options as a table gives them. */
type Given = { readonly [name: string]: OptionValue };

/** The book of a game's cards; null: its cards cannot be changed. */
export async function bookOf(game: string): Promise<CardBook<NamedCard> | null> {
  const file = new URL(`../games/${game}/rules/cards/book.ts`, import.meta.url);
  if (!existsSync(file)) return null;
  return ((await import(fileURLToPath(file))) as { book: CardBook<NamedCard> }).book;
}

/** Draws so many variants of a game, checks and plays each. */
export function fuzzVariants(
  game: AnyGame,
  book: CardBook<NamedCard>,
  { variants, seed, from = 0 }: { readonly variants: number; readonly seed: string; readonly from?: number },
): Fuzzed {
  const faults: string[] = [];
  let refused = 0;
  for (let number = from; number < from + variants; number++) {
    const random = seedRandom(`${seed}-${number}`);
    const text = editsByLot(book, random, () => refused++);
    const seats = game.seats.min + (number % (game.seats.max - game.seats.min + 1));
    const check = checks[number % checks.length];
    const options = optionsWith(game, text, seats, number % 2 === 1 ? random : null);
    const fault = faultOf(game, options, seats, check, number);
    if (fault !== null) {
      const under = JSON.stringify(options);
      faults.push(`${game.name} no. ${number}, ${check}, ${seats} seats: ${fault}\n  ${under}`);
    }
  }
  return { played: variants, refused, faults };
}

// Decks, armies and swaps are played only where other options say so.
function optionsWith(game: AnyGame, cards: string, seats: number, random: Random | null): Given {
  const fixed = { cards, cardChanges: '' };
  if (random === null) return fixed;
  try {
    return randomOptions(game, seats, random, fixed);
  } catch {
    // The cards go with hardly any others.
    return fixed;
  }
}

function faultOf(
  game: AnyGame,
  options: Given,
  seats: number,
  check: CheckName,
  number: number,
): string | null {
  const read = readOptions(game.options, options);
  if ('problem' in read) return `the option refuses it: ${JSON.stringify(read.problem)}`;
  const said = game.checkOptions?.(read.options, seats) ?? null;
  if (said !== null) return `the game refuses what its book takes: ${said}`;
  const table = { options, seats, seed: String(number), greedy: number % 3 === 0 };
  try {
    return runCheck(game, check, table, { every: 40, mostTried: 3, mostWorlds: 3 })?.message ?? null;
  } catch (error) {
    return error instanceof Error ? (error.stack ?? error.message) : String(error);
  }
}

if (import.meta.main) {
  const { values, played, variants } = readWords(
    'npm run fuzz-variants -- [GAME …] [--variants 1000] [--seed TEXT] [--from 0]',
    {
      allowPositionals: true,
      options: {
        variants: { type: 'string', default: '1000' },
        from: { type: 'string', default: '0' },
        seed: { type: 'string', default: 'variant' },
      },
    },
    ({ values: given, positionals }) => ({
      values: given,
      played: positionals.length === 0 ? [...games.values()] : positionals.map(gameNamed),
      variants: wholeNumber('--variants', given.variants, 1, 1_000_000),
    }),
  );
  for (const game of played) {
    const book = await bookOf(game.name);
    if (book === null) {
      console.log(`${game.title}: its cards cannot be changed.`);
      continue;
    }
    const before = performance.now();
    const { refused, faults } = fuzzVariants(game, book, {
      variants,
      seed: values.seed,
      from: wholeNumber('--from', values.from, 0, 1_000_000_000),
    });
    const seconds = Math.round((performance.now() - before) / 1000);
    for (const fault of faults) console.log(fault);
    console.log(
      `${game.title}: ${variants} variants played in ${seconds} s, ${faults.length} with a fault; ${refused} edits refused with a sentence.`,
    );
    if (faults.length > 0) process.exitCode = 1;
  }
}
