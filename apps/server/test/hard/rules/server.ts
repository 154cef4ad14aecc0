// The server of a later release, in which the rules of one game have changed.

import { offeredBots, standIn } from '../../../src/bots.ts';
import { readConfig } from '../../../src/config.ts';
import { games, moduleOf } from '../../../src/games.ts';
import { startServer } from '../../../src/server.ts';
import { changed } from './changed.ts';

const here = (name: string): string => import.meta.resolve(name);

await startServer(readConfig(process.env), {
  games: new Map([...games, [changed.name, changed]]),
  moduleOf: (game) => (game === changed.name ? here('./changed.ts') : moduleOf(game)),
  bots: offeredBots,
  standIn,
  worker: new URL('./worker.ts', import.meta.url),
});
