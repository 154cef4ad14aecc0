// The engine against a second model of combat and triggers, which was written from the SPEC alone, on battles by chance.

import { createEngine, openSeats, pickOne, randomInt, readPosition, seedRandom } from '@bridgefront/kernel';
import type { Json, Random } from '@bridgefront/kernel';
import { bent, misleads } from '@bridgefront/kernel/testing';
import { expect, test } from 'vitest';
import { heartland } from '../../rules/index.ts';
import { SecondCombat } from './model.ts';
import type { Field, Printed, Question, Settlement, Unit, Wanted } from './model.ts';

// A slice in the gate; `npm run second` plays more.
const battles = Number(process.env['SECOND'] ?? 1500);

const engine = createEngine(heartland);
const { cards } = heartland.rules as unknown as { readonly cards: readonly Printed[] };
const units = cards.filter(({ kind }) => kind === 'unit');
const settlements = cards.filter(({ kind }) => kind === 'settlement');

function drawUnits(wanted: Wanted, random: Random): Unit[] {
  const list: Unit[] = [];
  for (let place = 0; place <= wanted.frontiers; place++) {
    const occupier = randomInt(random, 3);
    for (const seat of [0, 1])
      for (let n = randomInt(random, 4); n > 0; n--) {
        const first = !list.some((unit) => unit.seat === seat && unit.at === place);
        const { name, health = 1 } = pickOne(random, units);
        const damage = randomInt(random, 3) === 0 ? randomInt(random, health) : 0;
        const attack = randomInt(random, 4) === 0 ? randomInt(random, 7) - 3 : 0;
        const more = randomInt(random, 5) === 0 ? 2 : 0;
        const occupies = place > 0 && first && occupier === seat;
        list.push({ number: 0, card: name, seat, at: place, occupies, damage, attack, health: more });
      }
  }
  return list.map((unit, index) => ({ ...unit, number: index + 1 }));
}

function drawField(wanted: Wanted, random: Random): Field {
  const stands = (): Settlement | null =>
    randomInt(random, 3) === 0
      ? null
      : { card: pickOne(random, settlements).name, seat: randomInt(random, 2) };
  // Now and then all land is of one side, which is what wins at once.
  const owner = randomInt(random, 4) === 0 ? randomInt(random, 2) : -1;
  const owned = (): Settlement => ({ card: pickOne(random, settlements).name, seat: owner });
  return {
    round: 1 + randomInt(random, wanted.roundLimit),
    initiative: randomInt(random, 2),
    life: [1 + randomInt(random, 12), 1 + randomInt(random, 12)],
    units: drawUnits(wanted, random),
    settlements: Array.from({ length: wanted.frontiers }, owner < 0 ? stands : owned),
  };
}

interface WrittenSeat {
  readonly life: number;
  readonly hand?: readonly string[];
  readonly graveyard?: readonly string[];
}

interface Written {
  readonly phase: string;
  readonly winners?: readonly number[];
  readonly units?: readonly Partial<Unit>[];
  readonly seats: readonly WrittenSeat[];
}

function compare(seed: string, bend: string = ''): void {
  const random = seedRandom(seed);
  const wanted: Wanted = {
    frontiers: pickOne(random, [2, 3, 3, 4]),
    settleWin: randomInt(random, 3) > 0,
    roundLimit: pickOne(random, [5, 20]),
  };
  const combatOrder = pickOne(random, ['sealed', 'initiative']);
  const field = drawField(wanted, random);
  if (!field.units.some(({ at }) => at > 0)) return;
  const second = new SecondCombat(cards, wanted, field);
  const seats = field.life.map((life) => ({ life }));
  const { round, initiative } = field;
  const position = {
    phase: 'battle',
    passes: 1,
    round,
    initiative,
    units: field.units,
    seats,
    settlements: field.settlements,
  };
  const options = { ...wanted, combatOrder };
  const match = readPosition(
    heartland,
    {
      game: heartland.name,
      options: bent(heartland.options, options, bend) as unknown as Json,
      position: position as unknown as Json,
    },
    seed,
  );
  engine.resume(match);
  const where = `seed ${seed}: ${JSON.stringify({ options, position })}`;

  // Whoever is asked answers by chance; what is offered must be what the model offers.
  const answers = (ask: string, offered: (seat: number) => Question[]): string[] => {
    const given: string[] = [];
    const due = [0, 1].map(offered);
    while (match.decision?.ask === ask) {
      const [seat] = openSeats(match.decision);
      const legal = engine.choices(match, seat);
      expect(legal.toSorted(), where).toEqual([...(due[seat].shift() ?? [])].toSorted());
      const choice = pickOne(random, legal);
      given.push(`${seat} ${choice}`);
      expect(engine.choose(match, seat, choice)).toBeNull();
    }
    expect(due.flat(), where).toEqual([]);
    return given;
  };

  expect(engine.choose(match, match.decision?.seats[0] ?? 0, 'pass'), where).toBeNull();
  second.strike(answers('kill', (seat) => second.kills(seat)));
  if (second.winners === null)
    second.settle(answers('occupy', (seat) => second.occupiers(seat)).map((one) => one.split(' ')[1]));
  const after = heartland.position.write(match.state) as unknown as Written;
  expect(after.phase === 'over' ? after.winners : null, where).toEqual(second.winners);
  expect(
    after.seats.map(({ life }) => life),
    where,
  ).toEqual(second.life);
  expect(
    after.seats.map(({ hand = [] }) => hand.toSorted()),
    where,
  ).toEqual(second.hands.map((hand) => hand.toSorted()));
  expect(
    after.seats.map(({ graveyard = [] }) => graveyard.toSorted()),
    where,
  ).toEqual(second.graveyards.map((cardsThere) => cardsThere.toSorted()));
  const place = ({ number, at = 0, occupies = false }: Partial<Unit>): string =>
    `${number} at ${at}${occupies ? ' occupies' : ''}`;
  expect((after.units ?? []).map(place), where).toEqual(second.units.map(place));
}

test('both say the same of combats by chance, up to the next round', { timeout: 900_000 }, () => {
  for (let n = 0; n < battles; n++) compare(`second ${n}`);
});

test.each([
  'settleWin',
  'roundLimit=6',
  'winnersReturn=true',
  'combatWounds=true',
  'excess=one-dead',
  'cardChanges=raider.attack=6',
  'cardChanges=pike-rank.health=9',
])('a rule that is bent is found: %s', (bend) => {
  expect(misleads(300, (n) => compare(`second ${n}`, bend))).toBe(true);
});
