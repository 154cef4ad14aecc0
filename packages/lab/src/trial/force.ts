// A card by force: whoever could play it and does not is made to, once in a match, and what follows is compared.

import { nextChoices } from '@bridgefront/bots';
import type { Bot, Situation } from '@bridgefront/bots';
import { randomInt, seedRandom } from '@bridgefront/kernel';
import type { Choice, Seat } from '@bridgefront/kernel';
import type { AnyMeasures } from '../measures.ts';
import type { LabWorld } from '../world.ts';

/** The choice that plays the card now; null: it cannot be played. */
function playing({ plays = {} }: AnyMeasures, { ask, choices }: Situation, card: string): Choice | null {
  const wanted = (plays[ask] ?? []).map((kind) => `${kind}:${card}`);
  return choices.find((choice) => wanted.includes(choice)) ?? null;
}

// Every moment at which a seat could play the card and chooses otherwise; `chance` says whether it is made to.
function tempted(bot: Bot, measures: AnyMeasures, card: string, chance: (seat: Seat) => boolean): Bot {
  const plan: NonNullable<Bot['plan']> = (situation, random) => {
    const own = nextChoices(bot, situation, random);
    const choice = playing(measures, situation, card);
    if (choice === null || own.includes(choice) || !chance(situation.seat)) return own;
    // How it is played, the bot chooses itself.
    return [choice];
  };
  return {
    ...bot,
    plan,
    choose: (situation, random) => plan(situation, random)[0] ?? bot.choose(situation, random),
  };
}

function worldWith(world: LabWorld, game: string, card: string, chance: (seat: Seat) => boolean): LabWorld {
  const { measures } = world.game(game);
  if (measures?.plays === undefined) return world;
  return { ...world, bot: (name) => tempted(world.bot(name), measures, card, chance) };
}

/** The moments of a match at which the card could have been played and was not, by who could. */
export interface Chances {
  readonly world: LabWorld;
  readonly seats: readonly Seat[];
}

/** A world whose bots play as ever, and which counts these moments. */
export function counting(world: LabWorld, game: string, card: string): Chances {
  const seats: Seat[] = [];
  const note = (seat: Seat): boolean => {
    seats.push(seat);
    return false;
  };
  return { world: worldWith(world, game, card, note), seats };
}

/** A world in which the card is played at the moment of this number. Up to it all goes as it did. */
export function forcing(world: LabWorld, game: string, card: string, moment: number): LabWorld {
  let count = 0;
  return worldWith(world, game, card, () => count++ === moment);
}

/** Which of so many moments it is, by lot. */
export function momentByLot(seed: string, count: number): number {
  return randomInt(seedRandom(`${seed}/force`), count);
}
