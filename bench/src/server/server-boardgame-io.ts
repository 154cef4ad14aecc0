// The boardgame.io server at its best: in memory, no undo, production mode, every seat may move at any time.

import { createRequire } from 'node:module';
import { moves, world } from '../boardgame-io.ts';

const require = createRequire(import.meta.url);
interface Library {
  Server(options: object): { run(config: object): Promise<unknown> };
}
const { Server } = require('boardgame.io/server') as Library;

const patient = Object.entries(moves).map(([name, move]) => [name, { move, ignoreStaleStateID: true }]);
const game = {
  name: 'sized',
  setup: world,
  moves: Object.fromEntries(patient) as object,
  disableUndo: true,
  // Patches instead of whole states: measured, and chosen if better (see README).
  deltaState: process.env['DELTA'] === '1',
  turn: { activePlayers: { all: null } },
};
const quiet = (): void => undefined;
console.log = quiet;
console.info = quiet;
await Server({ games: [game], origins: ['http://127.0.0.1'] }).run({ port: Number(process.argv[2]) });
process.on('SIGTERM', () => process.exit(0));
