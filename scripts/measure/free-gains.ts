// How often does a bot do what is surely worse than something else: end its turn while a gain costs nothing, or give one away?
//
// What counts is what the game's own appraisal of this checkout calls not worth a thought. Two of the bot sit at a table;
// with --other they play by the code of another checkout.
//
//   npm run measure -- free-gains --bot veteran --matches 200
//   npm run measure -- free-gains --bot veteran --matches 200 --other ../before

import { resolve } from 'node:path';
import { playOn, wilson } from '@bridgefront/bots';
import type { Bot } from '@bridgefront/bots';
import { seedRandom, sureMatch } from '@bridgefront/kernel';
import type { AnyMatch, Choice } from '@bridgefront/kernel';
import { openKept } from '@bridgefront/lab/kept-file.ts';
import { orEnd, readWords } from '@bridgefront/lab/script.ts';
import { wholeNumber } from '@bridgefront/lab/words.ts';
import { openSide, root } from '../sides.ts';
import type { Side } from '../sides.ts';

/** One match: turns that were ended, and how many of them with a free gain left; other plans that are never worth a thought. */
interface Counted {
  readonly match: number;
  readonly ends: number;
  readonly left: number;
  readonly plans: number;
  readonly gifts: number;
}

// Whether a choice is one that no search would weigh.
function isFolly({ game, engine }: Side, match: AnyMatch, seat: number, choice: Choice): boolean {
  const { decision, state } = match;
  if (decision === null) return false;
  const legal = engine.choices(match, seat);
  if (legal.length < 2) return false;
  const worths = game.appraise(state, seat, decision.plans[seat], legal, decision);
  return worths[legal.indexOf(choice)] === -Infinity && worths.some((worth) => worth > -Infinity);
}

function count(judge: Side, side: Side, seed: string, number: number): Counted {
  const { game, engine } = judge;
  const match = sureMatch(engine, {}, game.seats.min, `${seed}/${number}`);
  const counted = { match: number, ends: 0, left: 0, plans: 0, gifts: 0 };
  const look = (seat: number, choice: Choice): void => {
    const { decision } = match;
    if (decision === null) return;
    const folly = isFolly(judge, match, seat, choice);
    const turns = game.decisions[decision.ask].takeBack === 'turn' && decision.plans[seat].length === 0;
    if (turns && engine.choices(match, seat).length > 1 && choice === engine.fallback(match, seat)) {
      counted.ends++;
      if (folly) counted.left++;
    } else {
      if (decision.plans[seat].length === 0) counted.plans++;
      if (folly) counted.gifts++;
    }
  };
  // One choice at a time, each looked at before it is made.
  const watched = (seat: number): Bot => {
    let rest: readonly Choice[] = [];
    return {
      ...side.bot,
      plan(_situation, random) {
        if (rest.length === 0)
          rest = side.bots.nextChoices(side.bot, side.bots.situationOf(side.engine, match, seat), random);
        const [choice] = rest;
        rest = rest.slice(1);
        look(seat, choice);
        return [choice];
      },
    };
  };
  const players = Array.from({ length: game.seats.min }, (_, seat) => watched(seat));
  const refused = playOn(engine, match, players, seedRandom(`${seed}/${number}/bots`));
  if (refused !== null) throw new Error(`A bot's choice was refused: ${refused.message}`);
  return counted;
}

function isCounted(value: unknown): value is Counted {
  const { match, ends, left, plans, gifts } = (value ?? {}) as Partial<Counted>;
  return [match, ends, left, plans, gifts].every((one) => Number.isInteger(one));
}

function tell(all: readonly Counted[]): void {
  const sum = (read: (one: Counted) => number): number => all.reduce((total, one) => total + read(one), 0);
  const line = (what: string, some: number, of: number): string => {
    const { share, low, high } = wilson(some, of);
    const [part, from, to] = [share, low, high].map((one) => (100 * one).toFixed(2));
    return `${some} of ${of} ${what}: ${part} % (95 %, Wilson: ${from} to ${to} %)`;
  };
  console.log(`${all.length} matches`);
  const [ends, plans] = [sum((one) => one.ends), sum((one) => one.plans)];
  console.log(
    line(
      'turns ended with a free gain left',
      sum((one) => one.left),
      ends,
    ),
  );
  console.log(
    line(
      'other plans not worth a thought',
      sum((one) => one.gifts),
      plans,
    ),
  );
}

async function main(): Promise<void> {
  const { game, bot, other, matches, seed, file } = readWords(
    'npm run measure -- free-gains [--game bridgefront] [--bot veteran] [--matches 200] [--other ../before] [--seed free] [--file FILE]',
    {
      options: {
        game: { type: 'string', default: 'bridgefront' },
        bot: { type: 'string', default: 'veteran' },
        matches: { type: 'string', default: '200' },
        other: { type: 'string' },
        seed: { type: 'string', default: 'free' },
        file: { type: 'string' },
      },
    },
    ({ values }) => ({ ...values, matches: wholeNumber('--matches', values.matches, 1, 999_999) }),
  );
  const judge = await openSide(root, game, bot);
  const side = other === undefined ? judge : await openSide(resolve(other), game, bot);
  const settings = { game, bot, seed, other: other ?? null };
  const kept = openKept(
    file ?? null,
    { file: 'bridgefront-free-gains', of: 'bots', isLine: isCounted },
    settings,
  );
  const all = [...kept.lines];
  for (let number = 0; number < matches; number++) {
    if (all.some((one) => one.match === number)) continue;
    const counted = count(judge, side, seed, number);
    all.push(counted);
    kept.add(counted);
  }
  tell(all);
}

if (import.meta.main) await orEnd(main);
