// How many bytes a seat is sent after a choice, in whole matches of four: `npm run message-size`.
//
//   npm run message-size -- --matches 20 --seed monday --game NAME     the game with most seats if left out

import { parseArgs } from 'node:util';
import { games } from '../apps/server/src/games.ts';
import { largestGame } from './largest-game.ts';
import { measure, spread } from '../apps/server/test/sizes.ts';

const { values } = parseArgs({
  options: {
    matches: { type: 'string', default: '8' },
    seed: { type: 'string', default: 'sizes' },
    game: { type: 'string', default: largestGame.name },
  },
});

const tables = {
  random: ['random', 'random', 'random', 'random'],
  greedy: ['greedy', 'greedy', 'greedy', 'greedy'],
  both: ['greedy', 'random', 'greedy', 'random'],
};

const game = games.get(values.game);
const matches = Number(values.matches);
if (game === undefined || !Number.isInteger(matches) || matches < 1) {
  console.error('npm run message-size -- [--matches 8] [--seed TEXT] [--game NAME]');
  process.exitCode = 2;
} else {
  const rows = Object.entries(tables).flatMap(([seats, seated]) => {
    const { plain, wire } = measure(game, seated, matches, values.seed);
    const messages = plain.length;
    return [
      { seats, bytes: 'before compression', messages, ...spread(plain) },
      { seats, bytes: 'on the wire', messages, ...spread(wire) },
    ];
  });
  console.table(rows);
}
