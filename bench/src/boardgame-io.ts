// The peer at its best: boardgame.io's reducer alone, production mode, no undo, on a state of our size.

import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

interface Peer {
  /** Makes random moves and returns how many were made. */
  play(moves: number): number;
  /** Characters of the state as JSON, to compare sizes. */
  readonly size: number;
}

interface Hex {
  q: number;
  r: number;
  tile: string;
  value: number;
  forces: number[];
  champions: { card: number; seat: number; hp: number }[];
}
interface Seat {
  gold: number;
  mana: number;
  hand: number[];
  deck: number[];
  discard: number[];
}
interface World {
  hexes: Hex[];
  edges: { a: number; b: number; bridge: boolean }[];
  seats: Seat[];
  market: number[];
}
export type Move = (context: { G: World; playerID: string }, ...args: number[]) => void;

// 61 hexes and 156 edges as on the board of radius 4; four hands and decks.
/** A state of the size of one of our matches. */
export function world(): World {
  const hexes = Array.from({ length: 61 }, (_, i) => ({
    q: (i % 9) - 4,
    r: Math.floor(i / 9) - 3,
    tile: i % 7 === 0 ? 'mine' : 'plain',
    value: i % 7 === 0 ? 4 : 0,
    forces: [i % 5, 0, 0, i % 3],
    champions: [],
  }));
  const seat = (): Seat => ({
    gold: 20,
    mana: 5,
    hand: [1, 2, 3, 4, 5, 6],
    deck: Array.from({ length: 12 }, (_, i) => i),
    discard: Array.from({ length: 8 }, (_, i) => i),
  });
  return {
    hexes,
    edges: Array.from({ length: 156 }, (_, i) => ({ a: i % 61, b: (i + 1) % 61, bridge: i % 4 === 0 })),
    seats: [seat(), seat(), seat(), seat()],
    market: Array.from({ length: 60 }, (_, i) => i),
  };
}

// Moves that touch a few fields, as a march, a bridge, a played card and a purchase do.
export const moves: { readonly [name: string]: Move } = {
  march({ G, playerID }, from, to) {
    const seat = Number(playerID);
    const moved = G.hexes[from].forces[seat];
    G.hexes[from].forces[seat] = 0;
    G.hexes[to].forces[seat] += moved;
    G.seats[seat].mana -= 1;
  },
  build({ G, playerID }, edge) {
    G.edges[edge].bridge = true;
    G.seats[Number(playerID)].mana -= 1;
  },
  play({ G, playerID }, index) {
    const seat = G.seats[Number(playerID)];
    const [card] = seat.hand.splice(index % seat.hand.length, 1);
    seat.discard.push(card);
    seat.gold += 2;
    const drawn = seat.deck.pop();
    seat.hand.push(drawn ?? card);
    if (seat.deck.length === 0) seat.deck = seat.discard.splice(0);
  },
  buy({ G, playerID }, price) {
    const seat = G.seats[Number(playerID)];
    seat.gold -= price;
    seat.discard.push(G.market[price]);
    if (seat.discard.length > 20) seat.discard.splice(0, 10);
  },
};

interface Internal {
  InitializeGame(options: object): { G: World; ctx: { currentPlayer: string } };
  CreateGameReducer(
    options: object,
  ): (state: unknown, action: unknown) => { G: World; ctx: { currentPlayer: string } };
}

/** Sets the peer up. */
export function boardgameIo(): Peer {
  const { InitializeGame, CreateGameReducer } = require('boardgame.io/internal') as Internal;
  const game = { name: 'sized', setup: world, moves, disableUndo: true, turn: { minMoves: 1, maxMoves: 1 } };
  const reducer = CreateGameReducer({ game });
  let state = InitializeGame({ game, numPlayers: 4 });
  const size = JSON.stringify(state.G).length;
  let word = 1;
  const random = (below: number): number => {
    word = (Math.imul(word, 1664525) + 1013904223) >>> 0;
    return word % below;
  };
  return {
    size,
    play(count) {
      for (let i = 0; i < count; i++) {
        const kind = random(4);
        const [type, args] =
          kind === 0
            ? ['march', [random(61), random(61)]]
            : kind === 1
              ? ['build', [random(156)]]
              : kind === 2
                ? ['play', [random(6)]]
                : ['buy', [random(4)]];
        const action = { type: 'MAKE_MOVE', payload: { type, args, playerID: state.ctx.currentPlayer } };
        state = reducer(state, action);
      }
      return count;
    },
  };
}
