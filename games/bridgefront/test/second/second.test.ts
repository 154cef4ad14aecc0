// The engine against a second model of sieges, collection, scoring and the end, which was written from the SPEC alone.

import {
  collect,
  createEngine,
  faceFor,
  pickOne,
  randomInt,
  readPosition,
  seedRandom,
  shuffle,
} from '@bridgefront/kernel';
import type { Json, Random, Report } from '@bridgefront/kernel';
import { expect, test } from 'vitest';
import { bridgefront } from '../../rules/index.ts';
import { SecondTable } from './model.ts';
import type { Player, Printed, Stack, Told, Wanted } from './model.ts';

// A slice in the gate; `npm run second` plays more.
const rounds = Number(process.env['SECOND'] ?? 250);

const engine = createEngine(bridgefront);
const { cards } = bridgefront.rules as unknown as { readonly cards: readonly Printed[] };
const champions: { readonly [faction: string]: string } = {
  bastion: 'ironclad-warden',
  veil: 'shadeblade',
  aerial: 'skystriker-ace',
  prospect: 'mine-overseer',
  cipher: 'archivist-prime',
  gatewright: 'wormhole-artificer',
};
const corners = ['4,0', '0,4', '-4,4', '-4,0', '0,-4', '4,-4'];
const slots: { readonly [seats: number]: readonly number[] } = {
  3: [0, 2, 4],
  4: [0, 1, 3, 4],
  6: [0, 1, 2, 3, 4, 5],
};
const inner = ['1,0', '0,1', '-1,1', '-1,0', '0,-1', '1,-1', '2,0', '0,2', '-2,2', '-2,0', '0,-2', '2,-2'];

function drawOptions(random: Random): Wanted {
  const between = (from: number, to: number): number => from + randomInt(random, to - from + 1);
  return {
    vpToWin: between(3, 9),
    rounds: between(4, 8),
    vpCenter: between(0, 3),
    vpForge: between(0, 3),
    vpCapital: between(0, 3),
    enemyInCapitalBlocksWin: randomInt(random, 3) > 0,
    forceThreshold: between(1, 4),
    defenderThreshold: between(2, 5),
    hitAssignment: pickOne(random, ['random', 'forces-first']),
    bountyShift: between(-1, 1),
    contractsGold: between(0, 3),
    cleanExitHeal: between(0, 2),
    oreCutGold: between(0, 2),
    gatewrightCapitalVp: between(1, 3),
    pillageGold: between(0, 8),
  };
}

const pair = (hex: string): number[] => hex.split(',').map(Number);

function compare(seed: string): number {
  const random = seedRandom(seed);
  const wanted = drawOptions(random);
  const seats = pickOne(random, [3, 4, 6]);
  const factions = shuffle(random, Object.keys(champions)).slice(0, seats);
  const players = factions.map((faction, seat): Player => {
    const capital = corners[slots[seats][seat]];
    return { faction, capital, gold: randomInt(random, 5), permanent: randomInt(random, 5) };
  });
  const special = shuffle(random, [...inner]);
  const mines = new Map(special.slice(0, 4).map((hex) => [hex, 4 + randomInt(random, 3)]));
  const forges = special.slice(4, 6);
  // Every champion stands on one hex; nobody else stands there but in a siege.
  const stacks: Stack[] = [];
  const places = [...players.map(({ capital }) => capital), ...mines.keys(), ...forges, '0,0'];
  const free = new Set(factions.map((_, seat) => seat));
  const put = (at: string, seat: number): void => {
    const slug = champions[factions[seat]];
    const most = cards.find((card) => card.slug === slug)?.champion?.hp ?? 1;
    const leads = free.has(seat) && randomInt(random, 3) === 0;
    if (leads) free.delete(seat);
    const own = leads ? [{ slug, hp: 1 + randomInt(random, most) }] : [];
    const forces = randomInt(random, 6);
    if (forces > 0 || leads) stacks.push({ at, seat, forces, champions: own });
  };
  for (const at of places) {
    const owner = players.findIndex(({ capital }) => capital === at);
    if (owner >= 0 && randomInt(random, 4) > 0) put(at, owner);
    const other = randomInt(random, seats);
    if (other !== owner && randomInt(random, 3) > 0) put(at, other);
  }
  const round = 4 + randomInt(random, wanted.rounds - 3);
  const lead = randomInt(random, seats);
  const name = (slug: string): string => cards.find((card) => card.slug === slug)?.name ?? '';
  const position = {
    round,
    lead,
    phase: 'action',
    seats: players.map(({ faction, capital, gold, permanent }) => ({
      faction,
      capital: pair(capital),
      gold,
      mana: 0,
      permanentVp: permanent,
      hand: [],
    })),
    mines: [...mines].map(([hex, value]) => ({ at: pair(hex), value })),
    forges: forges.map(pair),
    units: stacks.map(({ at, seat, forces, champions: own }) => ({
      at: pair(at),
      seat,
      forces,
      champions: own.map(({ slug, hp }) => ({ name: name(slug), hp })),
    })),
  };
  const where = `seed ${seed}: ${JSON.stringify({ wanted, position })}`;
  const told = { game: bridgefront.name, options: wanted, position } as unknown as Json;
  const match = readPosition(bridgefront, told, seed);
  const reports: Report[] = [];
  engine.resume(match, collect(reports));
  while (
    match.decision !== null &&
    ['action', 'collect', 'draft', 'assign'].some((ask) => match.decision?.ask.includes(ask))
  ) {
    const { decision } = match;
    const seat = decision.seats.find((one) => decision.sealed[one] === false) ?? 0;
    const legal = engine.choices(match, seat);
    const gold = legal.find((choice) => choice.includes('gold'));
    expect(engine.choose(match, seat, gold ?? pickOne(random, legal), collect(reports)), where).toBeNull();
  }
  const faces = (seat: number | null): Told[] =>
    reports.map((report) => faceFor(report, seat) as Told | null).filter((face) => face !== null);
  const second = new SecondTable(cards, wanted, { round, lead, players, stacks, mines, forges });
  try {
    second.sieges(faces(null));
  } catch (error) {
    throw new Error(`${(error as Error).message} ${where}`, { cause: error });
  }
  second.collect();
  for (const seat of players.keys())
    for (const face of faces(seat))
      if (face.tell === 'gained' && face['seat'] === seat) second.gain(seat, String(face['card']));
  for (const [seat, { permanent }] of second.players.entries()) {
    const scored = faces(seat).find((face) => face.tell === 'scored');
    const control = second.control(seat);
    expect(scored?.['own'], where).toEqual({ seat, permanent, control, total: permanent + control });
  }
  const over = faces(null).find((face) => face.tell === 'match-over');
  const ending = over && { winners: over['winners'], reason: over['reason'] };
  expect(ending ?? null, where).toEqual(second.ending());
  const written = bridgefront.position.write(match.state) as unknown as {
    readonly seats: readonly { readonly gold: number }[];
    readonly units?: readonly {
      readonly at: readonly number[];
      readonly seat: number;
      readonly forces?: number;
      readonly champions?: readonly { readonly name: string; readonly hp?: number }[];
    }[];
  };
  // The next round has paid its income already.
  const income = ending === undefined ? 1 : 0;
  expect(
    written.seats.map(({ gold }) => gold),
    where,
  ).toEqual(second.players.map(({ gold }) => gold + income));
  const standing = (written.units ?? []).map(
    ({ at, seat, forces = 0, champions: own = [] }) =>
      `${seat} on ${at.join(',')}: ${forces} ${own.map((one) => `${one.name} ${one.hp}`).join()}`,
  );
  const expected = second.stacks.map(
    ({ at, seat, forces, champions: own }) =>
      `${seat} on ${at}: ${forces} ${own.map((one) => `${name(one.slug)} ${one.hp}`).join()}`,
  );
  expect(standing.toSorted(), where).toEqual(expected.toSorted());
  return faces(null).filter(({ tell }) => tell === 'battle').length;
}

test(
  'both say the same of sieges, gold, points and the end of rounds by chance',
  { timeout: 900_000 },
  () => {
    let sieges = 0;
    for (let n = 0; n < rounds; n++) sieges += compare(`second ${n}`);
    expect(sieges).toBeGreaterThan(rounds);
  },
);
