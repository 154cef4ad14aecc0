// A position that no play leads to is refused with the same sentence and the rule's id, wherever it comes from.

import { bridgefront } from '@bridgefront/game-bridgefront';
import { castles } from '@bridgefront/game-castles';
import { fellsAndFords } from '@bridgefront/game-fells-and-fords';
import { heartland } from '@bridgefront/game-heartland';
import { twinBridges } from '@bridgefront/game-twin-bridges';
import type { AnyGame, Json } from '@bridgefront/kernel';
import { readScenario } from '@bridgefront/lab/scenario/read.ts';
import { expect, test } from 'vitest';
import { run } from '../apps/cli/test/run.ts';
import { beginBoard } from '../apps/web/src/local/boards.ts';
import { beginLesson } from '../apps/web/src/local/new-match.ts';
import { fileOf, readFile } from '../apps/web/src/position/laid.ts';
import { lookAt } from '../apps/web/src/position/look.ts';

interface Impossible {
  readonly game: AnyGame;
  readonly position: Json;
  readonly sentence: string;
}

const impossible: readonly Impossible[] = [
  {
    game: bridgefront,
    position: { winners: [0], seats: [{ faction: 'veil' }, { faction: 'bastion' }] },
    sentence: 'Only a match that is over has winners (S-07).',
  },
  {
    game: castles,
    position: { turn: 5, cards: [{ side: 'blue', card: 'castle-2', zone: 'blue-middle', hp: 0 }] },
    sentence: 'Blue’s Castle has no HP: it would have left play (CA-33).',
  },
  {
    game: fellsAndFords,
    position: { units: [{ unit: 'Toll Wardens', seat: 0, at: '4,4' }] },
    sentence: 'Seat 1 has no unit left, and the match goes on (FF-91).',
  },
  {
    game: heartland,
    position: { seats: [{ life: 0 }, {}] },
    sentence: 'Seat 0 has no life left, and the match goes on (HL-2).',
  },
  {
    game: twinBridges,
    position: { turn: 3, first: 0, seats: [{ row: ['Squire', 'bastion'] }, {}] },
    sentence: 'The bastion of seat 0 is in the rightmost place, where it falls at once (TB-4).',
  },
];

const beginning = { id: 'impossible', seed: 'impossible', now: 0 };

test.each(impossible)('$game.title: $sentence', async ({ game, position, sentence }) => {
  const start = { position, seed: 'impossible' };
  const refused = { code: 'bad-options', message: sentence };
  // The command, and what the lab reads.
  const scenario = { game: game.name, position, script: [] };
  const { code, err } = await run(['scenario', '-'], { input: JSON.stringify(scenario) });
  expect([code, err.trim()]).toEqual([2, expect.stringContaining(sentence)]);
  expect(() => readScenario(scenario, () => game)).toThrow(sentence);
  // The editor, a file that it reads in, and matches that begin from there.
  expect(lookAt(game, {}, start)).toEqual({ refused: sentence });
  const read = readFile(game.name, fileOf('scenario', game.name, start, {}, 0));
  if (typeof read === 'string' || 'other' in read) throw new Error('The file is not read.');
  const { written, seed } = read;
  expect(lookAt(game, {}, { position: written.position, seed })).toEqual({ refused: sentence });
  expect(beginLesson(game, { game: game.name, start, seat: 0, others: {} }, 'Ada', beginning)).toEqual(
    refused,
  );
  const board = {
    game: game.name,
    match: 'm',
    seat: 0,
    names: ['Ada', 'Ben'],
    ownOnly: false,
    options: {},
    start,
  };
  expect(beginBoard(game, { ...board, decision: 1 }, beginning, '')).toEqual(refused);
});
