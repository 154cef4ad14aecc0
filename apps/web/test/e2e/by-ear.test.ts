// Whole matches by the accessibility tree alone: no pixel, no test id, no style is looked at, and Enter is the only key.
// `npm run by-ear` plays every game against the novice as the page advises, and counts what it wins; here it is one match of
// whatever comes.

import { afterAll, expect, test } from 'vitest';
import { Ear } from '../support/ear.ts';
import { faultsOf, playByEar } from '../support/by-ear.ts';
import type { Policy } from '../support/by-ear.ts';
import { calm, personAt, seatPeople } from '../support/people.ts';
import { browser, server } from '../support/stage.ts';

const whole = process.env['EAR'] === 'whole';
const games = process.env['EAR_GAMES']?.split(',') ?? [
  'twin-bridges',
  ...(whole ? ['heartland', 'castles', 'bridgefront', 'fells-and-fords'] : []),
];
const seeds = (whole ? process.env['EAR_SEEDS'] : undefined)?.split(',') ?? ['1'];

const advised: Policy = () => null;

// Any choice is worth as much as the next: the dice say.
function anything(): Policy {
  let dice = 7;
  return () => () => (dice = (dice * 1_103_515_245 + 12_345) % 2_147_483_648);
}

const results: string[] = [];

test.each(games.flatMap((game) => seeds.map((seed) => ({ game, seed }))))(
  '$game by ear, seed $seed',
  { timeout: whole ? 3_600_000 : 240_000 },
  async ({ game, seed }) => {
    await server.drawFrom(`by ear ${seed}`);
    const table = await seatPeople(browser, server.url, {
      game,
      bots: ['novice'],
      // As browsers are at first: what is forced is made by itself.
      look: { ...calm, asked: 'able' },
    });
    const { page, errors } = personAt(table, 0);
    const faults = new Set<string>();
    let asked = 0;
    const {
      result,
      won,
      presses,
      advised: asks,
    } = await playByEar(await Ear.on(page), whole ? advised : anything(), (question) => {
      if (asked++ > 0) for (const fault of faultsOf(question)) faults.add(fault);
    });
    results.push(
      `${game}, seed ${seed}: ${won ? 'won' : 'not won'} (${result}), ${presses} presses, ${asks} asks`,
    );
    expect([...faults]).toEqual([]);
    expect(result).toMatch(/^(You have|Novice bot.* has) won\.$|\bdrawn\b|without a winner/);
    expect(presses).toBeGreaterThan(10);
    expect(errors).toEqual([]);
    await table.close();
  },
);

afterAll(() => {
  if (whole) console.log(results.join('\n'));
});
