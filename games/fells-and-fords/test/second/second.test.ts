// The engine against a second model of sight, movement and combat, which was written from the SPEC alone, on battles by chance.

import {
  collect,
  createEngine,
  faceFor,
  pickOne,
  randomInt,
  readPosition,
  seedRandom,
} from '@bridgefront/kernel';
import type { Json, Match, Random, Report } from '@bridgefront/kernel';
import { bent, misleads } from '@bridgefront/kernel/testing';
import { expect, test } from 'vitest';
import { fellsAndFords } from '../../rules/index.ts';
import type { State } from '../../rules/types.ts';
import { board } from './hexes.ts';
import { Enough, SecondField } from './model.ts';
import type { Asked, Kind, Unit, Wanted } from './model.ts';

// A slice in the gate; `npm run second` plays more.
const battles = Number(process.env['SECOND'] ?? 400);

const engine = createEngine(fellsAndFords);
const kinds = (
  fellsAndFords.rules as unknown as {
    readonly UNITS: readonly (Kind & { readonly faction: string; readonly copies: number })[];
  }
).UNITS;

function drawTerrain(random: Random): Map<string, string> {
  const names = ['forest', 'hill', 'building', 'water', 'ford', 'bridge'];
  const wild = board.filter(() => randomInt(random, 3) === 0);
  return new Map(wild.map((hex) => [hex, pickOne(random, names)]));
}

// Both armies close together, so that they see, block and support each other.
function drawUnits(terrain: ReadonlyMap<string, string>, random: Random): Unit[] {
  const [q, r] = [2 + randomInt(random, 4), 3 + randomInt(random, 3)];
  const near = board.filter((hex) => {
    const [hq, hr] = hex.split(',').map(Number);
    return Math.abs(hq - q) + Math.abs(hr - r) <= 4;
  });
  const units: Unit[] = [];
  for (const [seat, faction] of ['fords', 'fells'].entries())
    for (let n = 3 + randomInt(random, 4); n > 0; n--) {
      const { name, copies, health, abilities } = pickOne(
        random,
        kinds.filter((kind) => kind.faction === faction),
      );
      const at = pickOne(random, near);
      const flies = abilities.some(({ ability }) => ability === 'flying');
      if (units.some((one) => one.at === at) || (terrain.get(at) === 'water' && !flies)) continue;
      if (units.filter(({ unit }) => unit === name).length >= copies) continue;
      units.push({
        unit: name,
        seat,
        at,
        health: randomInt(random, 2) === 0 ? health : 1 + randomInt(random, health),
        poisoned: randomInt(random, 4) === 0,
        stunned: randomInt(random, 6) === 0,
      });
    }
  return units;
}

function fieldOf(terrain: ReadonlyMap<string, string>): { readonly [name: string]: string } {
  const names = [...new Set(terrain.values())];
  return Object.fromEntries(
    names.map((name) => [name, [...terrain].flatMap(([hex, one]) => (one === name ? [hex] : [])).join(' ')]),
  );
}

interface WrittenField {
  readonly winners?: readonly number[];
  readonly units: readonly (Partial<Unit> & { readonly unit: string; readonly seat: number })[];
  readonly seats: readonly { readonly lore?: number }[];
}

const line = ({ unit, seat, at, health, poisoned = false, stunned = false }: Partial<Unit>): string =>
  `${seat} ${unit} on ${at}, ${health}${poisoned ? ', poisoned' : ''}${stunned ? ', stunned' : ''}`;

function written(match: Match<State>): { readonly units: string[]; readonly table: WrittenField } {
  const table = fellsAndFords.position.write(match.state) as unknown as WrittenField;
  const health = new Map(kinds.map((kind) => [kind.name, kind.health]));
  const here = table.units.filter(({ at }) => at !== undefined);
  return { units: here.map((unit) => line({ health: health.get(unit.unit) ?? 0, ...unit })).sort(), table };
}

function compare(seed: string, bend: string = ''): number {
  const random = seedRandom(seed);
  const wanted: Wanted = {
    poisonFace: pickOne(random, ['heroic', 'lore', 'morale']),
    frenzyFace: pickOne(random, ['heroic', 'cleave']),
    edgeBlockers: pickOne(random, ['all', 'terrain']),
  };
  const terrain = drawTerrain(random);
  const units = drawUnits(terrain, random);
  if (![0, 1].every((seat) => units.some((unit) => unit.seat === seat))) return 0;
  const active = randomInt(random, 2);
  const seats = ['fords', 'fells'].map((faction) => ({ faction, loreHand: [], command: [] }));
  const begin = (step: string): Match<State> => {
    const ordered = units.map((unit) => ({ ...unit, ordered: unit.seat === active }));
    const position = { active, step, terrain: fieldOf(terrain), units: ordered, seats };
    const told = {
      game: fellsAndFords.name,
      options: bent(fellsAndFords.options, { ...wanted }, bend),
      position,
    } as unknown as Json;
    const match = readPosition(fellsAndFords, told, seed);
    engine.resume(match);
    return match;
  };
  const where = `seed ${seed}: ${JSON.stringify({ wanted, active, terrain: [...terrain], units })}`;
  const model = (): SecondField => new SecondField(kinds, wanted, terrain, units);
  const own = units.filter(({ seat }) => seat === active);
  let compared = 0;

  // What every unit may be sent to and aimed at.
  const offered = (step: string, unit: Unit): string[] => {
    const match = begin(step);
    if (match.decision?.ask !== step || !engine.choices(match, active).includes(`unit:${unit.at}`)) return [];
    expect(engine.choose(match, active, `unit:${unit.at}`)).toBeNull();
    return engine
      .choices(match, active)
      .map((choice) => choice.slice(3))
      .toSorted();
  };
  for (const unit of own) {
    expect(offered('moves', unit), `moves of ${unit.at}, ${where}`).toEqual(model().moves(unit).toSorted());
    expect(offered('attacks', unit), `targets of ${unit.at}, ${where}`).toEqual(
      model().targets(unit).toSorted(),
    );
    compared += 2;
  }

  // One attack of each, to its end.
  for (const [at, unit] of units.entries()) {
    if (unit.seat !== active || model().targets(unit).length === 0) continue;
    const aim = pickOne(random, model().targets(unit));
    const second = model();
    const match = begin('attacks');
    const reports: Report[] = [];
    const dice: (readonly string[])[] = [];
    const asked: Asked[] = [];
    expect(engine.choose(match, active, `unit:${unit.at}`)).toBeNull();
    expect(engine.choose(match, active, `at:${aim}`, collect(reports))).toBeNull();
    while (match.decision !== null && match.decision.ask !== 'attacks') {
      const {
        ask,
        seats: [seat],
      } = match.decision;
      if (ask === 'again' || (ask === 'advance' && unit.unit === 'Tusk Riders')) break;
      const legal = engine.choices(match, seat);
      const choice = pickOne(random, legal);
      asked.push({ ask, seat, legal, choice });
      expect(engine.choose(match, seat, choice, collect(reports))).toBeNull();
    }
    for (const report of reports) {
      const face = faceFor(report, null) as {
        readonly tell: string;
        readonly dice?: readonly string[];
      } | null;
      if (face?.tell === 'rolls') dice.push(face.dice ?? []);
    }
    const target = second.units.find((one) => one.at === aim);
    if (target === undefined) throw new Error(where);
    const fight = `${unit.at} at ${aim}, rolls ${JSON.stringify(dice)}, ${JSON.stringify(asked.map(({ ask, choice }) => `${ask} ${choice}`))}, ${where}`;
    try {
      second.attack(second.units[at], target, dice, asked);
    } catch (error) {
      if (!(error instanceof Enough))
        throw new Error(`${(error as Error).message} ${fight}`, { cause: error });
    }
    const { units: after, table } = written(match);
    expect(second.left(), fight).toEqual({ dice: [], asked: [] });
    expect(table.winners, fight).toEqual(second.winner === null ? undefined : [second.winner]);
    expect(after, fight).toEqual(second.units.map(line).sort());
    expect(
      table.seats.map(({ lore = 0 }) => lore),
      fight,
    ).toEqual(second.lore);
    compared++;
  }
  return compared;
}

test('both say the same of moves, targets and combats in battles by chance', { timeout: 900_000 }, () => {
  let compared = 0;
  for (let n = 0; n < battles; n++) compared += compare(`second ${n}`);
  expect(compared).toBeGreaterThan(battles * 6);
});

test.each([
  'poisonFace',
  'frenzyFace',
  'edgeBlockers',
  'cardChanges=toll-wardens.dice=5',
  'cardChanges=reed-archers.range=2',
  'cardChanges=causeway-riders.move=1',
])('a rule that is bent is found: %s', (bend) => {
  expect(misleads(200, (n) => compare(`second ${n}`, bend))).toBe(true);
});
