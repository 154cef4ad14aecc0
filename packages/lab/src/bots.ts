// Bots by name, as commands and scripts take them.

import {
  greedyBot,
  houseBot,
  houseBots as bots,
  leaningGreedy,
  leaningSearch,
  searchBot,
  soberSearch,
  soundSearch,
  strengthOf,
  strengthSearch,
} from '@bridgefront/bots';
import type { Bot, Leaning, Liking, SearchSettings } from '@bridgefront/bots';
import { usageError } from '@bridgefront/terminal/failure.ts';
import { notFound } from '@bridgefront/terminal/names.ts';

export { bots };

const mostPlayouts = 1_000_000;
const sober = 'sober';

// A searcher by its name, to measure what thinking, and erring, brings.
function searchOf(name: string): { readonly says: string; readonly settings: SearchSettings } | null {
  // Levels below the strongest err by lot: what shall hold among good players is asked of one who does not.
  if (name === sober)
    return { says: 'plays the best that a search of middling length finds', settings: soberSearch };
  const playouts = Number(/^search:([1-9]\d{0,6})$/.exec(name)?.[1] ?? Infinity);
  if (playouts <= mostPlayouts)
    return {
      says: `looks ahead with ${playouts} play-outs`,
      settings: { ...soundSearch, budget: { playouts } },
    };
  const strength = strengthOf(name);
  return strength === null ? null : { says: '', settings: strengthSearch(strength) };
}

/** Weights of a leaning that are words: no number says them. */
const weightWords: { readonly [word: string]: number } = { never: -Infinity, always: Infinity };

/** A weight as a leaning is written. */
export function weightWord(weight: number): string {
  return Object.keys(weightWords).find((word) => weightWords[word] === weight) ?? String(weight);
}

/** The weight that is written so. */
export function weightOf(word: string): number {
  return weightWords[word] ?? Number(word);
}

const likingForm = /^([^=]+\.[^=]+)=(never|always|-?\d+(?:\.\d+)?)$/;

function likingOf(text: string): Liking {
  const [, kind, weight] = likingForm.exec(text) ?? [];
  if (kind === undefined || weight === undefined)
    throw usageError(
      `A leaning is a question, a full stop, a choice, an equals sign and never, always or a number, such as bid.buy:*=never, not "${text}".`,
    );
  return { kind, weight: weightOf(weight) };
}

/** What parts the leanings of a bot's name. */
export const leaningMark = '~';

/** The name of a bot with a leaning, as `findBot` reads it. */
export function leaningName(base: string, leaning: Leaning): string {
  const words = leaning.map(({ kind, weight }) => `${kind}=${weightWord(weight)}`);
  return [base, ...words].join(leaningMark);
}

function leaningBot(name: string): Bot {
  const [base, ...words] = name.split(leaningMark);
  const leaning = words.map(likingOf);
  const summary = `plays as ${base} does, but for ${words.join(', ')}`;
  if (base === greedyBot.name) return leaningGreedy(name, summary, leaning);
  const found = searchOf(base);
  if (found === null)
    throw usageError(
      `A leaning goes with greedy, a level, sober, search:96 or strength:40 and the like, not with "${base}".`,
    );
  return leaningSearch(name, summary, found.settings, leaning);
}

/** Whether `findBot` knows a bot with this name; who is called otherwise in a record is a person. */
export function isBot(name: string): boolean {
  const [base, ...words] = name.split(leaningMark);
  if (houseBot(name) !== null || searchOf(name) !== null) return true;
  return (
    words.length > 0 &&
    (base === greedyBot.name || searchOf(base) !== null) &&
    words.every((word) => likingForm.test(word))
  );
}

/**
 * The bot with this name; `search:96` is the sound searcher with so many play-outs for each plan, `strength:40` the one between
 * the levels, `veteran~bold` a level in a style of the game, `sober` one who never errs by lot, and
 * `greedy~bid.buy:*=never~action.march=1.5` one with a leaning.
 * @throws CommandFailure (usage) with the nearest name or all of them
 */
export function findBot(name: string): Bot {
  const ofHouse = houseBot(name);
  if (ofHouse !== null) return ofHouse;
  if (name.includes(leaningMark)) return leaningBot(name);
  const search = searchOf(name);
  const found = search === null ? null : searchBot(name, search.says, search.settings);
  if (found === null) throw notFound('bot', name, [...bots.keys(), sober]);
  return found;
}
