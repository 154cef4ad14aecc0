// The games that the command knows: one line a game. No other file of the command line names one.

import { bridgefront } from '@bridgefront/game-bridgefront';
import { bridgefrontMeasures } from '@bridgefront/game-bridgefront/lab';
import { bridgefrontExtras, bridgefrontTable } from '@bridgefront/game-bridgefront/terminal';
import { castles } from '@bridgefront/game-castles';
import { castlesMeasures } from '@bridgefront/game-castles/lab';
import { castlesExtras, castlesTable } from '@bridgefront/game-castles/terminal';
import { fellsAndFords } from '@bridgefront/game-fells-and-fords';
import { fellsMeasures } from '@bridgefront/game-fells-and-fords/lab';
import { fellsExtras, fellsTable } from '@bridgefront/game-fells-and-fords/terminal';
import { heartland } from '@bridgefront/game-heartland';
import { heartlandMeasures } from '@bridgefront/game-heartland/lab';
import { heartlandExtras, heartlandTable } from '@bridgefront/game-heartland/terminal';
import { twinBridges } from '@bridgefront/game-twin-bridges';
import { twinBridgesMeasures } from '@bridgefront/game-twin-bridges/lab';
import { twinBridgesExtras, twinBridgesTable } from '@bridgefront/game-twin-bridges/terminal';
import type { AnyGame } from '@bridgefront/kernel';
import type { AnyMeasures } from '@bridgefront/lab/measures.ts';
import type { GameExtras } from '@bridgefront/terminal/extras.ts';
import { notFound } from '@bridgefront/terminal/names.ts';
import type { TerminalTable } from '@bridgefront/terminal/table.ts';

/** A game with what the terminal adds to it: how its table is drawn, and what else it can tell. */
export interface GameEntry {
  readonly game: AnyGame;
  /** Left out: a plain table that shows the view as it is. */
  readonly table?: TerminalTable;
  readonly extras?: GameExtras;
  /** What the lab measures; left out: who wins, and how many choices it takes. */
  readonly measures?: AnyMeasures;
}

const entries: readonly GameEntry[] = [
  {
    game: bridgefront,
    table: bridgefrontTable,
    extras: bridgefrontExtras,
    measures: bridgefrontMeasures as AnyMeasures,
  },
  {
    game: twinBridges,
    table: twinBridgesTable,
    extras: twinBridgesExtras,
    measures: twinBridgesMeasures as AnyMeasures,
  },
  { game: fellsAndFords, table: fellsTable, extras: fellsExtras, measures: fellsMeasures as AnyMeasures },
  {
    game: heartland,
    table: heartlandTable,
    extras: heartlandExtras,
    measures: heartlandMeasures as AnyMeasures,
  },
  { game: castles, table: castlesTable, extras: castlesExtras, measures: castlesMeasures as AnyMeasures },
];

/** All games by name. */
export const games: ReadonlyMap<string, GameEntry> = new Map(
  entries.map((entry) => [entry.game.name, entry]),
);

/**
 * The game with this name.
 * @throws CommandFailure (usage) with the nearest name or all of them
 */
export function findGame(name: string): GameEntry {
  const found = games.get(name);
  if (found === undefined) throw notFound('game', name, [...games.keys()]);
  return found;
}
