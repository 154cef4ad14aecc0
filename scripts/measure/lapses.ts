// How much of what is at stake do erring searches lose, in each game? By worths of plans that nobody's choice has seen.
//
// At questions of matches between greedy players all plans that a search weighs are tried in the same imagined worlds. A sober
// choice goes by the first half of them; all choices are judged by the second half. The unit is what a plan by lot loses there.
// What each level loses, and what a softmax loses whose temperature is a fixed share of the win, is reckoned for all chances
// at once, from a glance at the first worlds.
//
//   npm run measure -- lapses --game NAME --questions 40

import {
  greedyBot,
  levelBots,
  nextChoices,
  search,
  situationOf,
  strengthSearch,
  temperatureFor,
  warlordSearch,
  worldsOf,
} from '@bridgefront/bots';
import type { Situation } from '@bridgefront/bots';
import { openSeats, seedRandom, sureMatch } from '@bridgefront/kernel';
import type { AnyMatch } from '@bridgefront/kernel';
import { orEnd, readWords } from '@bridgefront/lab/script.ts';
import { mean } from '@bridgefront/lab/statistics.ts';
import { wholeNumber } from '@bridgefront/lab/words.ts';
import { openSide, root } from '../sides.ts';

/** Worlds of each half, and those of a glance. */
const half = 24;
const glances = 3;
/** Of the questions at which there is something to weigh, one in so many is looked at. */
const apart = 5;
/** The temperatures of the levels when they were shares of the win. */
const fixed = [0.053, 0.125, 0.223];

/** The plans of one question: what a glance makes of them, what a sober search, and what they are worth. */
export interface Field {
  readonly glance: readonly number[];
  readonly sober: readonly number[];
  readonly worths: readonly number[];
}

const settings = { ...warlordSearch, depth: 0 };

function fieldOf(situation: Situation, name: string): Field | null {
  const looking = { ...settings, budget: { playouts: 1 }, doubt: 0 };
  const { runners } = search(situation, seedRandom(`q/${name}`), looking);
  if (runners.length < 2) return null;
  const fresh = runners.map((one) => ({ ...one, shares: [] as number[] }));
  const sweep = worldsOf(situation, seedRandom(`w/${name}`), settings);
  for (let world = 0; world < 2 * half; world++) sweep(fresh);
  const looks = (worlds: number): number[] =>
    fresh.map(({ shares, bias }) => mean(shares.slice(0, worlds)) + bias);
  return {
    glance: looks(glances),
    sober: looks(half),
    worths: fresh.map(({ shares }) => mean(shares.slice(half))),
  };
}

/** What a softmax of what a sober search sees loses at these questions, in units of what plans by lot lose. */
export function shareLost(fields: readonly Field[], temperature: (field: Field) => number): number {
  let [lost, lot] = [0, 0];
  for (const field of fields) {
    const { sober, worths } = field;
    const top = Math.max(...sober);
    const heat = temperature(field);
    const weights = sober.map((one) => (heat > 0 ? Math.exp((one - top) / heat) : Number(one === top)));
    const all = weights.reduce((sum, one) => sum + one, 0);
    const best = worths[sober.indexOf(top)];
    lost += best - worths.reduce((sum, one, at) => sum + one * (weights[at] / all), 0);
    lot += best - mean(worths);
  }
  return lost / lot;
}

async function main(): Promise<void> {
  const { game, questions, seed } = readWords(
    'npm run measure -- lapses [--game bridgefront] [--questions 40] [--seed pilot]',
    {
      options: {
        game: { type: 'string', default: 'bridgefront' },
        questions: { type: 'string', default: '40' },
        seed: { type: 'string', default: 'pilot' },
      },
    },
    ({ values }) => ({ ...values, questions: wholeNumber('--questions', values.questions, 2, 9_999) }),
  );
  const { game: rules, engine } = await openSide(root, game, 'greedy');
  const given = 'factions' in rules.options ? { factions: 'random' } : {};
  const fields: Field[] = [];
  let asked = 0;
  for (let number = 0; fields.length < questions; number++) {
    const match: AnyMatch = sureMatch(engine, given, rules.seats.min, `${seed}/${number}`);
    const random = seedRandom(`${seed}/${number}/bots`);
    while (match.decision !== null && fields.length < questions) {
      const { decision } = match;
      const [seat] = openSeats(decision);
      const situation = situationOf(engine, match, seat);
      const opens = decision.plans[seat].length === 0 && situation.choices.length > 1;
      if (opens && (rules.effort?.(decision) ?? 1) > 0 && asked++ % apart === 0) {
        const field = fieldOf(situation, `${number}/${match.sequence}`);
        if (field !== null) fields.push(field);
      }
      for (const choice of nextChoices(greedyBot, situation, random)) engine.choose(match, seat, choice);
    }
  }
  const lot = mean(
    fields.map(({ sober, worths }) => worths[sober.indexOf(Math.max(...sober))] - mean(worths)),
  );
  const plans = mean(fields.map(({ worths }) => worths.length));
  const percent = (part: number): string => `${(100 * part).toFixed(0)} %`;
  const byTheWin = fixed.map((one) => `${one}: ${percent(shareLost(fields, () => one))}`);
  const levels = levelBots.map(({ name }, at) => {
    const { lapse } = strengthSearch((100 * (at + 1)) / levelBots.length);
    return `${name}: ${percent(shareLost(fields, ({ glance }) => temperatureFor(glance, lapse)))}`;
  });
  console.log(
    `${game}: ${fields.length} questions, ${plans.toFixed(1)} plans each; a plan by lot loses ${lot.toFixed(3)} of the win. Of that lose ` +
      `${levels.join(', ')}; softmaxes by shares of the win ${byTheWin.join(', ')}`,
  );
}

if (import.meta.main) await orEnd(main);
