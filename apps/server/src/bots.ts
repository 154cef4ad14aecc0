// The bots that may sit at this server's tables.

import { houseBots as bots, levelBots, strengthOf, styleMark } from '@bridgefront/bots';
import type { OfferedBot } from './commons.ts';

/** Whoever is stronger, as the apprentice is not, thinks so long that quick bots must not wait for it. */
const quickStrength = 50;

/** Whether a bot thinks so long that quick ones must not wait for it. */
export function thinksLong(bots: readonly OfferedBot[], name: string): boolean {
  const [base = ''] = name.split(styleMark);
  const offered = bots.find((bot) => bot.name === base);
  return offered === undefined ? (strengthOf(base) ?? 0) > quickStrength : offered.strong === true;
}

const quick: readonly string[] = ['random', 'greedy'];

// A bot's place among the opponents for people, weakest first, from 1; nothing for the others.
function levelOf(name: string): { readonly level?: number; readonly strength?: number } {
  const at = levelBots.findIndex((bot) => bot.name === name);
  const strength = strengthOf(name);
  return at < 0 || strength === null ? {} : { level: at + 1, strength };
}

export { bots };

/** The bots as they are offered. */
export const offeredBots: readonly OfferedBot[] = [...bots.values()].map(({ name, summary }) => ({
  name,
  summary,
  strong: !quick.includes(name) && (strengthOf(name) ?? Infinity) > quickStrength,
  ...levelOf(name),
}));

/** The bot that plays for absent people. */
export const standIn = 'greedy';
