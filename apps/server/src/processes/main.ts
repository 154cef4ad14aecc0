// What a table process runs, with this repository's games.

import { pino } from 'pino';
import { offeredBots, standIn } from '../bots.ts';
import { games } from '../games.ts';
import { realTime } from '../time.ts';
import { tableProcess } from './table-process.ts';
import { wireToParent } from './wire.ts';

const wire = wireToParent();
// Without the door nothing can be stored: whatever was not, was not acknowledged either.
wire.onEnd(() => process.exit(0));
// Who runs the server ends the door, which lets its tables end what they have begun.
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => undefined);

void tableProcess(wire, {
  games,
  bots: offeredBots,
  standIn,
  worker: new URL('../thinking/worker.ts', import.meta.url),
  time: realTime,
  log: pino({ level: process.env['LOG_LEVEL'] ?? 'info' }),
});
