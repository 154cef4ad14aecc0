// Does the page's advice win? Somebody follows it blindly, choice by choice, at tables of the apprentice.
//
// Advice is asked for as a page asks for it: by what the seat may know, one answer a question, and all of the answer is done.
// Its figures and its reason, which change nothing about it, are not worked out. It thinks by numbers of play-outs, which are
// as many on every machine; the seconds say what they take on this one. Every set is one seed in which the follower takes every
// seat in turn. Repeated with the same --file it goes on; with --other the advice
// is that of another checkout.
//
//   npm run measure -- advice --game NAME --seats 2 --matches 100 --file advice.jsonl
//   npm run measure -- advice --game NAME --matches 100 --other ../before

import { resolve } from 'node:path';
import { thinkingTask } from '@bridgefront/hosting';
import { orEnd, readWords } from '@bridgefront/lab/script.ts';
import { wholeNumber } from '@bridgefront/lab/words.ts';
import { answersOf, pairedLine, playPaired } from '../paired-matches.ts';
import type { Answering } from '../paired-matches.ts';
import { commitOf, openSide, root } from '../sides.ts';
import type { Side } from '../sides.ts';

function following({ bots, engine }: Side, seed: string): Answering {
  // Earlier checkouts give advice as a whole only.
  const whole: Side['bots']['advisedChoices'] = (one, task) => bots.adviceFor(one, task).best.choices;
  const advised = 'advisedChoices' in bots ? bots.advisedChoices : whole;
  return (match, seat) => advised(engine, thinkingTask({ engine, match }, seat, `${seed} ${match.sequence}`));
}

async function main(): Promise<void> {
  const given = readWords(
    'npm run measure -- advice --game NAME [--bot apprentice] [--seats 2] [--matches 100] [--from 0] [--seed advice] [--other ../before] [--file FILE]',
    {
      options: {
        game: { type: 'string', default: 'bridgefront' },
        bot: { type: 'string', default: 'apprentice' },
        seats: { type: 'string', default: '2' },
        matches: { type: 'string', default: '100' },
        // Further sets, for a second process beside the first one.
        from: { type: 'string', default: '0' },
        seed: { type: 'string', default: 'advice' },
        other: { type: 'string' },
        file: { type: 'string' },
      },
    },
    ({ values }) => ({ ...values, sets: wholeNumber('--matches', values.matches, 1, 999_999) }),
  );
  const { game, bot, seed, other, file = null } = given;
  const table = await openSide(root, game, bot);
  const adviser = other === undefined ? table : await openSide(resolve(other), game, bot);
  const { min, max } = table.game.seats;
  const seats = wholeNumber('--seats', given.seats, min, max);
  const from = wholeNumber('--from', given.from, 0, 999_999);
  const checkout = other === undefined ? root : resolve(other);
  const all = playPaired(
    {
      judge: table,
      own: following(adviser, seed),
      other: answersOf(table),
      seats,
      seed,
      from,
      sets: Math.ceil(given.sets / seats),
    },
    file,
    { file: 'bridgefront-advice', of: 'matches of who follows advice' },
    { game, bot, seats, seed, commit: commitOf(root), adviser: commitOf(checkout) },
  );
  console.log(pairedLine(all, seats));
}

if (import.meta.main) await orEnd(main);
