import { seedRandom } from '@bridgefront/kernel';
import { describe, expect, it } from 'vitest';
import { boardOf, capitalSlots, distance } from '../rules/state/board.ts';
import { generateTiles } from '../rules/setup/generate.ts';
import { capitalTile, centerTile, forgeTile } from '../rules/types.ts';
import type { Hex } from '../rules/types.ts';
import { optionsWith } from './battle-table.ts';

/** A generated board, taken apart. */
interface Made {
  readonly tiles: readonly number[];
  readonly capitals: readonly Hex[];
  readonly forges: readonly Hex[];
  readonly mines: readonly Hex[];
}

const radiusOf = (players: number): number => (players === 2 ? 3 : 4);

function* boards(players: number, count: number, given = {}, seed = 'boards'): Generator<Made> {
  const options = optionsWith(given);
  const radius = options.boardRadius || radiusOf(players);
  const { corners } = boardOf(radius);
  const capitals = capitalSlots[players].map((slot) => corners[slot]);
  const random = seedRandom(`${seed}/${players}`);
  for (let i = 0; i < count; i++) {
    const tiles = generateTiles(options, radius, capitals, random);
    const where = (test: (tile: number) => boolean): Hex[] => {
      return tiles.flatMap((tile, hex) => (test(tile) ? [hex] : []));
    };
    yield { tiles, capitals, forges: where((tile) => tile === forgeTile), mines: where((tile) => tile > 0) };
  }
}

const perCount = 20_000;

/** What is wrong with a board of the standard options; null if nothing is. */
function flaw(players: number, { tiles, capitals, forges, mines }: Made): string | null {
  const board = boardOf(radiusOf(players));
  const far = (a: Hex, b: Hex): number => distance(board, a, b);
  const nearest = (from: Hex, list: readonly Hex[]): number => Math.min(...list.map((hex) => far(from, hex)));
  const access = capitals.map((capital) => nearest(capital, forges));
  if (mines.length !== players + 1) return 'S-19: number of Mines';
  if (forges.length !== [1, 2, 2, 3, 3][players - 2]) return 'S-19: number of Forges';
  if (tiles[board.center] !== centerTile) return 'S-19: no Center';
  if (capitals.some((hex, seat) => tiles[hex] !== capitalTile - seat)) return '§5: Capital missing';
  if ([...forges, ...mines].some((hex) => nearest(hex, capitals) < 2)) return '§7.2: too near a Capital';
  if (forges.some((hex) => far(hex, board.center) < 2 || far(hex, board.center) > 3))
    return '§7.3: Forge ring';
  if (forges.some((a) => forges.some((b) => a !== b && far(a, b) < 3))) return 'S-27: Forges too close';
  if (Math.max(...access) - Math.min(...access) > 1) return 'S-27: unequal access to Forges';
  if (capitals.some((capital) => mines.filter((mine) => far(capital, mine) <= 2).length !== 1)) {
    return 'S-25: not exactly one Mine near a Capital';
  }
  if (mines.filter((mine) => far(mine, board.center) === 2 && nearest(mine, capitals) > 2).length !== 1) {
    return 'S-31: the last Mine is not on the ring around the Center';
  }
  return null;
}

/** All sets of Forges that are spread and about equally far from the seats, by trying every one. */
function fittingSets(players: number): string[] {
  const board = boardOf(radiusOf(players));
  const capitals = capitalSlots[players].map((slot) => board.corners[slot]);
  const far = (a: Hex, b: Hex): number => distance(board, a, b);
  const candidates = board.hexNames.flatMap((_, hex) => {
    const ring = far(hex, board.center);
    return ring >= 2 && ring <= 3 && capitals.every((capital) => far(hex, capital) >= 2) ? [hex] : [];
  });
  const sets: Hex[][] = [];
  const extend = (set: readonly Hex[], rest: readonly Hex[]): void => {
    if (set.length === [1, 2, 2, 3, 3][players - 2]) sets.push([...set]);
    else
      rest.forEach(
        (hex, i) => set.every((other) => far(hex, other) >= 3) && extend([...set, hex], rest.slice(i + 1)),
      );
  };
  extend([], candidates);
  const even = sets.filter((set) => {
    const access = capitals.map((capital) => Math.min(...set.map((hex) => far(hex, capital))));
    return Math.max(...access) - Math.min(...access) <= 1;
  });
  return even.map((set) => set.join());
}

describe.each([2, 3, 4, 5, 6])('boards for %i players', (players) => {
  it(`S-19, S-25, S-27, S-28: ${perCount} boards keep every rule of placement`, () => {
    let index = 0;
    for (const made of boards(players, perCount)) {
      const found = flaw(players, made);
      if (found !== null) expect.fail(`board ${index}: ${found}`);
      index++;
    }
  });

  it('S-30: Mine values are 4, 5 and 6 in the proportion 50 : 30 : 20', () => {
    const counts = new Map<number, number>();
    let total = 0;
    for (const { tiles, mines } of boards(players, 4000, {}, 'values')) {
      for (const mine of mines) counts.set(tiles[mine], (counts.get(tiles[mine]) ?? 0) + 1);
      total += mines.length;
    }
    expect([...counts.keys()].sort((a, b) => a - b)).toEqual([4, 5, 6]);
    for (const [value, share] of [
      [4, 0.5],
      [5, 0.3],
      [6, 0.2],
    ] as const) {
      expect(Math.abs((counts.get(value) ?? 0) / total - share)).toBeLessThan(0.015);
    }
  });

  it('S-27: every Forge set that fits comes up, none of them much more often than another', () => {
    const fitting = fittingSets(players);
    const counts = new Map(fitting.map((set) => [set, 0]));
    const count = Math.max(2000, fitting.length * 60);
    for (const { forges } of boards(players, count, {}, 'variety')) {
      counts.set(forges.join(), (counts.get(forges.join()) ?? -Infinity) + 1);
    }
    expect(counts.size).toBe(fitting.length);
    const mean = count / fitting.length;
    expect(Math.min(...counts.values())).toBeGreaterThan(mean * 0.3);
    expect(Math.max(...counts.values())).toBeLessThan(mean * 2);
  });

  it('S-26 S-110: boards come out whatever the options ask for', () => {
    const hard = [
      { forgePairDistance: 6, forgeAccessSpread: 0 },
      { forgeCenterMin: 4, forgeCenterMax: 1 },
      { nearestMineSpread: 0, mines: [2, 2, 2, 2, 2] },
      { mines: [9, 9, 9, 9, 9], forges: [5, 5, 5, 5, 5] },
      { mineValueOdds: [0, 0, 0] },
      { boardRadius: 3 },
      { boardRadius: 5 },
    ];
    for (const given of hard) {
      const options = optionsWith(given);
      for (const made of boards(players, 3, given, 'hard')) {
        expect(made.mines.length).toBe(options.mines[players - 2]);
        if (!('forgeCenterMin' in given)) expect(made.forges.length).toBe(options.forges[players - 2]);
      }
    }
  });
});

describe('single rules of placement', () => {
  it('S-29: with two players the last Mine is on one of the two hexes that are equally far from both', () => {
    const board = boardOf(3);
    const fair = [board.hexByName.get('-1,2') ?? -1, board.hexByName.get('1,-2') ?? -1];
    const places = new Set<Hex>();
    for (const { mines, capitals } of boards(2, 500)) {
      const last = mines.filter((mine) => capitals.every((capital) => distance(board, mine, capital) > 2));
      expect(fair).toContain(last[0]);
      places.add(last[0]);
    }
    expect(places.size).toBe(2);
  });

  it('S-30: balanced home Mines have one value', () => {
    for (const { tiles, mines, capitals } of boards(4, 300, { balanceHomeMineValues: true })) {
      const board = boardOf(4);
      const homes = mines.filter((mine) => capitals.some((capital) => distance(board, mine, capital) === 2));
      expect(new Set(homes.map((hex) => tiles[hex])).size).toBe(1);
    }
  });

  it('S-31: a Forge may take the place of a home Mine', () => {
    const board = boardOf(4);
    const taken = [...boards(6, 300)].some(({ forges, capitals }) => {
      return forges.some((forge) => capitals.some((capital) => distance(board, forge, capital) === 2));
    });
    expect(taken).toBe(true);
  });

  it('S-103: a corner that is no Capital may become a special tile', () => {
    const { corners } = boardOf(3);
    const made = [...boards(2, 300, { forgeAccessSpread: 4 })];
    expect(made.some(({ forges }) => forges.some((hex) => corners.includes(hex)))).toBe(true);
  });

  it('G-26: the same seed makes the same board', () => {
    const [first] = boards(5, 1, {}, 'twice');
    const [second] = boards(5, 1, {}, 'twice');
    expect(second).toEqual(first);
  });
});
