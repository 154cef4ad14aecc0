// Has a bot become stronger? One of this checkout plays against one of another checkout, an older commit say.
//
// Each plays with its own judgement, search and rules; the match itself is played by the rules of this checkout, so both
// must have the same. Every set is one seed in which this checkout's bot takes every seat in turn, against the other
// at all other seats. Repeated with the same --file it goes on.
//
//   git worktree add ../before <commit> && (cd ../before && npm ci)
//   npm run measure -- against --other ../before --bot veteran --seats 2 --matches 400 --file against.jsonl
//   npm run measure -- against --other ../before --bot veteran --other-bot greedy --seats 4 --matches 200

import { resolve } from 'node:path';
import { orEnd, readWords } from '@bridgefront/lab/script.ts';
import { wholeNumber } from '@bridgefront/lab/words.ts';
import { usageError } from '@bridgefront/terminal/failure.ts';
import { answersOf, pairedLine, playPaired } from '../paired-matches.ts';
import { commitOf, openSide, root } from '../sides.ts';
import type { Side } from '../sides.ts';

function sameRules(own: Side, other: Side): string {
  const [rules, others] = [own, other].map(({ kernel, game }) => kernel.fingerprint(game));
  if (rules === others) return rules;
  throw usageError(
    `Both checkouts must have the same rules of the game; here they are ${rules}, there ${others}.`,
  );
}

function words() {
  return readWords(
    'npm run measure -- against --other ../before [--game bridgefront] [--bot veteran] [--other-bot veteran] [--seats 2] [--matches 100] [--from 0] [--seed against] [--file FILE]',
    {
      options: {
        other: { type: 'string' },
        game: { type: 'string', default: 'bridgefront' },
        bot: { type: 'string', default: 'veteran' },
        'other-bot': { type: 'string' },
        seats: { type: 'string', default: '2' },
        matches: { type: 'string', default: '100' },
        // Further sets, for a second process beside the first one.
        from: { type: 'string', default: '0' },
        seed: { type: 'string', default: 'against' },
        file: { type: 'string' },
      },
    },
    ({ values }) => {
      const { other, game, bot, seed, file = null } = values;
      if (other === undefined) throw usageError('Say which checkout to play against: --other ../before');
      const seats = wholeNumber('--seats', values.seats, 2, 12);
      const sets = Math.ceil(wholeNumber('--matches', values.matches, 1, 999_999) / seats);
      const from = wholeNumber('--from', values.from, 0, 999_999);
      const otherBot = values['other-bot'] ?? bot;
      return { other: resolve(other), game, bot, otherBot, seats, sets, from, seed, file };
    },
  );
}

async function main(): Promise<void> {
  const { other: checkout, game, bot, otherBot, seats, sets, from, seed, file } = words();
  const own = await openSide(root, game, bot);
  const other = await openSide(checkout, game, otherBot);
  const rules = sameRules(own, other);
  wholeNumber('--seats', String(seats), own.game.seats.min, own.game.seats.max);
  const commits = { commit: commitOf(root), otherCommit: commitOf(checkout) };
  const settings = { game, rules, bot, otherBot, seats, seed, ...commits };
  const all = playPaired(
    { judge: own, own: answersOf(own), other: answersOf(other), seats, seed, from, sets },
    file,
    { file: 'bridgefront-against', of: 'two checkouts' },
    settings,
  );
  console.log(pairedLine(all, seats));
}

if (import.meta.main) await orEnd(main);
