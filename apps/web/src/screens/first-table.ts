// The table that is opened by one click: who sits there, and what it is played with.

import type { Cover } from '@bridgefront/page/contract.ts';
import type { Changes } from '@bridgefront/page/set-up.ts';
import type { CreateMatch } from '@bridgefront/protocol';
import { firstBot, firstSeats } from '../source/games.ts';
import type { BotInfo, GameInfo } from '../source/games.ts';

interface Wish {
  readonly game: Pick<GameInfo, 'name' | 'seats'>;
  readonly cover: Pick<Cover, 'first' | 'firstSeat' | 'players'>;
  readonly bots: readonly BotInfo[];
  /** Nobody has finished a match of the game here. */
  readonly beginner: boolean;
  /** As few others as there can be, and all of them beginners too: what follows the lessons. */
  readonly novice?: boolean;
  /** Options to change; left out: what the game's first match is played with, while it is one. */
  readonly changes?: Changes | undefined;
}

/** What the server is asked for. A beginner meets beginners, in the seat that the game has for them. */
export function firstTable({ game, cover, bots, beginner, novice = false, changes }: Wish): CreateMatch {
  const first = (beginner || novice) && changes === undefined;
  const seats = novice ? game.seats.min : firstSeats(game, cover.players);
  const bot = firstBot(bots, beginner || novice);
  const own = first ? cover.firstSeat : undefined;
  return {
    game: game.name,
    options: { ...(changes ?? (first ? cover.first : {})) },
    seats: Array.from({ length: seats }, (_, seat) =>
      seat === (own ?? 0) ? { kind: 'human' } : { kind: 'bot', bot },
    ),
    clock: { kind: 'none' },
    visibility: 'private',
    seating: own === undefined ? 'random' : 'as-taken',
  };
}
