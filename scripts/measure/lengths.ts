// How long matches between greedy bots last, counted as each game's page counts: what games say of their length is read off this.
//
// By game and number of seats: the tenth, the middle and the ninetieth of a hundred matches, in rounds or turns, how many
// choices all seats make, and how many minutes that is at ten seconds a choice: how long people think is not known from bots.
//
//   npm run measure -- lengths --matches 100 --seed lengths --bot greedy --game NAME     every game if left out

import { playMatch } from '@bridgefront/lab/simulate/match.ts';
import { orEnd, readWords } from '@bridgefront/lab/script.ts';
import { wholeNumber } from '@bridgefront/lab/words.ts';
import type { AnyGame } from '@bridgefront/kernel';
import { allGames } from '../../apps/cli/src/games.ts';
import { labWorld as world } from '../../apps/cli/src/lab/world.ts';
import { gameNamed } from '../game-named.ts';

const secondsPerChoice = 10;

interface Length {
  readonly rounds: number;
  readonly choices: number;
}

/** The value below which that share of the numbers lies, one of themselves. */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

/** How long so many matches of a game lasted, the same for the same seed. */
export function lengthsOf(
  game: AnyGame,
  wish: { readonly seats: number; readonly matches: number; readonly seed: string; readonly bot: string },
): readonly Length[] {
  const seats = Array.from({ length: wish.seats }, () => wish.bot);
  const setting = { game: game.name, seats, seed: wish.seed, options: {}, rotate: false };
  return Array.from({ length: wish.matches }, (_, index) => {
    const { finished, rounds, choices, violation } = playMatch(world, setting, index);
    if (!finished) throw new Error(violation ?? 'It did not end.');
    return { rounds, choices };
  });
}

// Covers say minutes: choices of all seats together, in fives. Where seats choose at the same time, it takes less.
function minutesOf(choices: readonly number[]): readonly number[] {
  return [0.1, 0.9].map((share) => 5 * Math.round((quantile(choices, share) * secondsPerChoice) / 300));
}

async function main(): Promise<void> {
  const { matches, seed, bot, chosen } = readWords(
    'npm run measure -- lengths [--matches 100] [--seed TEXT] [--bot NAME] [--game NAME]',
    {
      options: {
        matches: { type: 'string', default: '100' },
        seed: { type: 'string', default: 'lengths' },
        bot: { type: 'string', default: 'greedy' },
        game: { type: 'string' },
      },
    },
    ({ values }) => ({
      matches: wholeNumber('--matches', values.matches, 1, 999_999),
      seed: values.seed,
      bot: values.bot,
      chosen: values.game === undefined ? allGames().map(({ game }) => game) : [gameNamed(values.game)],
    }),
  );
  const rows = chosen.flatMap((game) =>
    [...new Set([game.seats.min, Math.min(4, game.seats.max)])].map((seats) => {
      const all = lengthsOf(game, { seats, matches, seed, bot });
      const rounds = all.map((one) => one.rounds);
      const choices = all.map((one) => one.choices);
      return {
        game: game.name,
        seats,
        '10 %': quantile(rounds, 0.1),
        middle: quantile(rounds, 0.5),
        '90 %': quantile(rounds, 0.9),
        longest: Math.max(...rounds),
        'choices, all seats': `${quantile(choices, 0.1)} to ${quantile(choices, 0.9)}`,
        'minutes at 10 s a choice': minutesOf(choices).join(' to '),
      };
    }),
  );
  console.table(rows);
}

if (import.meta.main) await orEnd(main);
