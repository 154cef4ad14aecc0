// How many bytes a seat is sent after a choice, in whole matches of four.
//
//   npm run measure -- message-size --matches 20 --seed monday --game NAME     the game with most seats if left out

import { readWords } from '@bridgefront/lab/script.ts';
import { wholeNumber } from '@bridgefront/lab/words.ts';
import { gameNamed } from '../game-named.ts';
import { largestGame } from '../largest-game.ts';
import { measure, spread } from '../../apps/server/test/sizes.ts';

const { game, matches, seed } = readWords(
  'npm run measure -- message-size [--matches 8] [--seed TEXT] [--game NAME]',
  {
    options: {
      matches: { type: 'string', default: '8' },
      seed: { type: 'string', default: 'sizes' },
      game: { type: 'string', default: largestGame.name },
    },
  },
  ({ values }) => ({
    game: gameNamed(values.game),
    matches: wholeNumber('--matches', values.matches, 1, 10_000_000),
    seed: values.seed,
  }),
);

const tables = {
  random: ['random', 'random', 'random', 'random'],
  greedy: ['greedy', 'greedy', 'greedy', 'greedy'],
  both: ['greedy', 'random', 'greedy', 'random'],
};

const rows = Object.entries(tables).flatMap(([seats, seated]) => {
  const { plain, wire } = measure(game, seated, matches, seed);
  const messages = plain.length;
  return [
    { seats, bytes: 'before compression', messages, ...spread(plain) },
    { seats, bytes: 'on the wire', messages, ...spread(wire) },
  ];
});
console.table(rows);
