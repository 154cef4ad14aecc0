// The house's bots: whoever offers bots by name takes them from here.

import { greedyBot } from './greedy.ts';
import { leaningSearch } from './leaning.ts';
import type { Leaning } from './leaning.ts';
import { styleMark } from './names.ts';
import { randomBot } from './random.ts';
import { fullStrength, levelBots, strengthOf, strengthSearch } from './search/levels.ts';
import { plainSearchBot, searchBot } from './search/search.ts';
import type { Bot, Situation } from './types.ts';

/** All bots that are offered by name, quickest first. */
export const houseBots: ReadonlyMap<string, Bot> = new Map(
  [randomBot, greedyBot, plainSearchBot, ...levelBots].map((bot) => [bot.name, bot]),
);

function leaningOf({ game }: Pick<Situation, 'game'>, style: string): Leaning {
  const likes = game.styles?.find(({ name }) => name === style)?.likes ?? {};
  return Object.entries(likes).map(([kind, weight]) => ({ kind, weight }));
}

// A style belongs to a game, and which one is played is known when something is asked.
function styledBot(name: string, summary: string, strength: number, style: string): Bot {
  const settings = strengthSearch(strength);
  const playerOf = (situation: Situation): Bot =>
    leaningSearch(name, summary, settings, leaningOf(situation, style));
  return {
    name,
    summary,
    choose: (situation, random) => playerOf(situation).choose(situation, random),
    plan: (situation, random) => {
      const player = playerOf(situation);
      return player.plan?.(situation, random) ?? [player.choose(situation, random)];
    },
  };
}

/**
 * The bot of this name: one of `houseBots`, the search at any strength (`strength:40`), or a level or strength in a style
 * (`veteran~bold`): where the game has no such style, it plays without. Null: there is none.
 */
export function houseBot(name: string): Bot | null {
  const offered = houseBots.get(name);
  if (offered !== undefined) return offered;
  const [base = '', style, ...more] = name.split(styleMark);
  const strength = strengthOf(base);
  if (strength === null || more.length > 0 || (style !== undefined && !/^[a-z-]+$/.test(style))) return null;
  const summary =
    houseBots.get(base)?.summary ?? `errs as much as strength ${strength} of ${fullStrength} does`;
  return style === undefined
    ? searchBot(name, summary, strengthSearch(strength))
    : styledBot(name, `${summary}, ${style}`, strength, style);
}

/** Whether a bot of this name can play the game: there is one, and its style is one of the game's. */
export function playsGame({ styles = [] }: Pick<Situation['game'], 'styles'>, name: string): boolean {
  const [, style] = name.split(styleMark);
  return houseBot(name) !== null && (style === undefined || styles.some((one) => one.name === style));
}
