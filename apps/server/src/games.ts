// The games that this server runs: the only file of the server that knows one.

import { bridgefront } from '@bridgefront/game-bridgefront';
import { castles } from '@bridgefront/game-castles';
import { fellsAndFords } from '@bridgefront/game-fells-and-fords';
import { heartland } from '@bridgefront/game-heartland';
import { twinBridges } from '@bridgefront/game-twin-bridges';
import type { AnyGame } from '@bridgefront/kernel';

/** The file in which a game's rules are written. */
export const moduleOf = (game: string): string => import.meta.resolve(`@bridgefront/game-${game}`);

/** All games by name. */
export const games: ReadonlyMap<string, AnyGame> = new Map(
  [bridgefront, twinBridges, castles, heartland, fellsAndFords].map((game) => [game.name, game]),
);
