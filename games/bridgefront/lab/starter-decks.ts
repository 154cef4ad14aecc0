// What each faction's own starter deck is worth, whoever plays it: the six are dealt crosswise to greedy bots.
//
// Factions and decks are dealt apart, so that a deck wins or loses by its nine cards alone: its spell and its Champion
// are those of the faction that has it. With four seats any fifteen matches in a row deal every four of the decks once.
//
//   npm run starter-decks -w games/bridgefront -- --seats 4 --matches 900 --seed monday
//   … --swap veil:smoke-screen=paid-volunteers     tries another card; more than one may be given
//   … --file decks.jsonl                           goes on where it was stopped

import { greedyBot, playOn, wilson } from '@bridgefront/bots';
import { createEngine, seedRandom, shuffle, sureMatch, winShare } from '@bridgefront/kernel';
import { openKept } from '@bridgefront/lab/kept-file.ts';
import { orEnd, readWords, usageError } from '@bridgefront/lab/script.ts';
import { percent, wholeNumber } from '@bridgefront/lab/words.ts';
import { cardId, factionCards } from '../rules/cards/index.ts';
import { factionNames } from '../rules/effects.ts';
import type { Faction } from '../rules/effects.ts';
import { bridgefront } from '../rules/index.ts';
import { ownStarters } from '../rules/cards/starter-decks.ts';

/** Nine cards by the faction whose deck they are. */
export type Decks = { readonly [faction in Faction]: readonly string[] };

/** Who had which deck, by seat, and what part of the win each took. */
export interface Dealt {
  readonly decks: readonly Faction[];
  readonly won: readonly number[];
}

/** Where six decks of equal worth stay below in 95 of 100 measurings: chi-square with five degrees of freedom. */
const bound = 11.07;

// Every choice of so many.
function choicesOf<T>(from: readonly T[], count: number): readonly T[][] {
  if (count === 0) return [[]];
  return from.flatMap((one, at) => choicesOf(from.slice(at + 1), count - 1).map((rest) => [one, ...rest]));
}

function dealtIn(seats: number, seed: string, number: number): Faction[] {
  const choices = choicesOf(factionNames, seats);
  return shuffle(seedRandom(`${seed}/${number}/decks`), choices[number % choices.length]);
}

/** Plays match `number` with other decks than the seats' factions would have. */
export function playDealt(decks: Decks, seats: number, seed: string, number: number): Dealt {
  const dealt = dealtIn(seats, seed, number);
  const game: typeof bridgefront = {
    ...bridgefront,
    setup(options, count, random) {
      const made = bridgefront.setup(options, count, random);
      made.state.seats.forEach((seat, at) => {
        const { spell, champion } = factionCards[seat.faction];
        seat.draw = shuffle(random, [...decks[dealt[at]].map(cardId), spell, champion]);
      });
      return made;
    },
  };
  const engine = createEngine(game);
  const match = sureMatch(engine, { starterDeck: 'own' }, seats, `${seed}/${number}`);
  const bots = dealt.map(() => greedyBot);
  const refused = playOn(engine, match, bots, seedRandom(`${seed}/${number}/bots`));
  const outcome = game.outcome(match.state, match.options);
  if (refused !== null || outcome === null)
    throw new Error(`Match ${number} of "${seed}" did not end: ${refused?.message ?? 'no outcome'}`);
  return { decks: dealt, won: dealt.map((_, seat) => winShare(outcome, seat)) };
}

function countsOf(played: readonly Dealt[], deck: Faction): { held: number; won: number } {
  const places = played.flatMap(({ decks, won }) => (decks.includes(deck) ? [won[decks.indexOf(deck)]] : []));
  return { held: places.length, won: places.reduce((sum, part) => sum + part, 0) };
}

/**
 * How far the decks' wins are from equal. Where each match has one winner among `seats` of six decks of equal worth, wins vary
 * between decks by 1/5 · (1 − 1/seats) of the matches.
 */
export function chiSquare(played: readonly Dealt[]): number {
  const seats = played[0].decks.length;
  const apart = factionNames.map((deck) => {
    const { held, won } = countsOf(played, deck);
    return won - held / seats;
  });
  const squares = apart.reduce((sum, one) => sum + one * one, 0);
  return squares / (0.2 * (1 - 1 / seats) * played.length);
}

function tell(played: readonly Dealt[]): void {
  const rows = factionNames.map((deck) => {
    const { held, won } = countsOf(played, deck);
    const [share, low, high] = Object.values(wilson(won, held)).map(percent);
    return { deck, held, won, share, from: low, to: high };
  });
  console.table(rows);
  const found = chiSquare(played);
  console.log(
    `${played.length} matches; a fair share is ${percent(1 / played[0].decks.length)}. Chi-square ${found.toFixed(1)} with 5 degrees of freedom: ` +
      `${found < bound ? 'not told apart' : 'not of equal worth'} (${bound}).`,
  );
}

// `veil:smoke-screen=paid-volunteers`.
function swapped(decks: Decks, text: string): Decks {
  const [faction, out, into] = text.split(/[:=]/);
  const deck = factionNames.find((name) => name === faction);
  if (deck === undefined || !decks[deck].includes(out) || cardId(into) < 0)
    throw usageError(
      `--swap takes a deck, a card of it and another card, as veil:zap=recruit; not "${text}".`,
    );
  const at = decks[deck].indexOf(out);
  return { ...decks, [deck]: decks[deck].with(at, into) };
}

function isDealt(value: unknown): value is Dealt {
  const { decks, won } = (value ?? {}) as Partial<Dealt>;
  return Array.isArray(decks) && Array.isArray(won);
}

function main(): void {
  const { matches, seats, seed, file, decks } = readWords(
    'npm run starter-decks -w games/bridgefront -- [--seats 4] [--matches 900] [--seed decks] [--swap veil:zap=recruit] [--file FILE]',
    {
      options: {
        seats: { type: 'string', default: '4' },
        matches: { type: 'string', default: '900' },
        seed: { type: 'string', default: 'decks' },
        swap: { type: 'string', multiple: true, default: [] },
        file: { type: 'string' },
      },
    },
    ({ values }) => ({
      seats: wholeNumber('--seats', values.seats, bridgefront.seats.min, bridgefront.seats.max),
      matches: wholeNumber('--matches', values.matches, 1, 999_999),
      seed: values.seed,
      file: values.file ?? null,
      decks: values.swap.reduce(swapped, ownStarters),
    }),
  );
  const kind = { file: 'bridgefront-starter-decks', of: 'starter decks', isLine: isDealt };
  const kept = openKept(file, kind, { seats, seed, decks });
  const played = [...kept.lines];
  for (let number = played.length; number < matches; number++) {
    const one = playDealt(decks, seats, seed, number);
    played.push(one);
    kept.add(one);
  }
  tell(played);
}

if (import.meta.main) await orEnd(main);
