// The engine against a second model of the rules, which was written from the SPEC alone, on matches by chance.

import {
  createEngine,
  newMatch,
  PositionError,
  pickOne,
  randomInt,
  readPosition,
  seedRandom,
  shuffle,
} from '@bridgefront/kernel';
import type { Json, Match, Random } from '@bridgefront/kernel';
import { bent, misleads } from '@bridgefront/kernel/testing';
import { expect, test } from 'vitest';
import { twinBridges } from '../../rules/index.ts';
import type { State } from '../../rules/state.ts';
import { SecondTable } from './model.ts';
import type { Printed, Wanted, WrittenTable } from './model.ts';

// A slice in the gate; `npm run second` plays more.
const matches = Number(process.env['SECOND'] ?? 400);

const engine = createEngine(twinBridges);
const printed = (twinBridges.rules as unknown as { readonly cards: readonly Printed[] }).cards;
const plain = ['rage', 'sprint', 'aim', 'aerial', 'aquatic', 'protection', 'perforation', 'splash'];
const words = [...plain, 'berserk', 'wrecker', 'focus', 'indestructible'];

// Any other abilities and figures, so that abilities meet on one card that never do in print.
function anotherCard(card: Printed, random: Random): Printed {
  const change = { ...card, cost: 1 + randomInt(random, 4) };
  if (card.effects !== undefined) return change;
  const drawn = words.filter(() => randomInt(random, 6) === 0);
  // A Wrecker that aims at creatures is refused.
  const idle = drawn.includes('wrecker') ? ['aim', 'rage', 'perforation', 'splash', 'berserk'] : [];
  const kept = drawn.filter((one) => !idle.includes(one)).slice(0, 4);
  const abilities = kept.map((ability) => ({ ability }));
  const aura = { ability: 'aura', give: pickOne(random, ['attack', 'health']), amount: 1 };
  const figures = { attack: randomInt(random, 4), health: 1 + randomInt(random, 4) };
  return { ...change, ...figures, abilities: randomInt(random, 3) === 0 ? [...abilities, aura] : abilities };
}

function cardsOf(random: Random): readonly Printed[] {
  return randomInt(random, 3) === 0
    ? printed
    : printed.map((card) => (randomInt(random, 2) === 0 ? anotherCard(card, random) : card));
}

function asOption(cards: readonly Printed[]): string {
  const changed = cards.filter((card, id) => card !== printed[id]);
  const rows = changed.map(({ slug, name: _name, ...rest }) => [slug, rest] as const);
  return rows.length === 0 ? '' : JSON.stringify(Object.fromEntries(rows));
}

// Crowded lanes, as they come about late in a match.
function crowd(cards: readonly Printed[], random: Random): Json {
  const names = shuffle(
    random,
    cards.map(({ name, effects }) => ({ name, spell: effects !== undefined })),
  );
  // An incantation has struck some of them already.
  const hurt = (name: string): Json => {
    const { health = 1 } = cards.find((card) => card.name === name) ?? {};
    return { card: name, damage: randomInt(random, 2) === 0 ? 0 : randomInt(random, health) };
  };
  const seats = [0, 1].map((seat) => {
    const own = names.slice(seat * 8, seat * 8 + 8);
    const creatures = own.filter(({ spell }) => !spell).map(({ name }) => name);
    const upper = creatures.splice(0, 1 + randomInt(random, 3));
    const lower = creatures.splice(0, 1 + randomInt(random, 3));
    const hand = [...creatures, ...own.filter(({ spell }) => spell).map(({ name }) => name)];
    const place = randomInt(random, hand.length + 1);
    const building = place === hand.length && hand.length > 0 ? hand.length - 1 : place;
    const row = [...hand.slice(0, building), pickOne(random, ['bastion', 'fort']), ...hand.slice(building)];
    return { row, upper: upper.map(hurt), lower: lower.map(hurt) };
  });
  return { first: 0, turn: 3 + randomInt(random, 4), seats };
}

function begin(
  options: { readonly [name: string]: Json },
  cards: readonly Printed[],
  seed: string,
): Match<State> {
  const random = seedRandom(`${seed} begin`);
  if (randomInt(random, 6) > 0) {
    const position = crowd(cards, random);
    const match = readPosition(twinBridges, { game: twinBridges.name, options, position }, seed);
    engine.resume(match);
    return match;
  }
  const started = newMatch(engine, options, 2, seed);
  if ('problem' in started) throw new PositionError(started.problem);
  return started.match;
}

// Plays on for some turns and carries out every choice a second time; returns how many were compared.
function compare(seed: string, bend: string = ''): number {
  const random = seedRandom(seed);
  const cards = cardsOf(random);
  const wanted: Wanted = {
    window: pickOne(random, [1, 3, 4, 4, 8]),
    protection: pickOne(random, ['turn', 'life']),
    protectionCovers: pickOne(random, ['any', 'target']),
    turnLimit: pickOne(random, [9, 60]),
    firstTurnMana: pickOne(random, [6, 9]),
  };
  const start = pickOne(random, ['draft', 'preconstructed']);
  const told = { ...wanted, start, cards: asOption(cards) };
  const match = begin({ ...bent(twinBridges.options, told, bend) }, cards, seed);
  const written = (): WrittenTable => twinBridges.position.write(match.state) as unknown as WrittenTable;
  let second: SecondTable | null = null;
  let card = '';
  let compared = 0;
  const last = match.state.turn + 8;
  while (match.decision !== null && match.state.turn < last) {
    const [seat] = match.decision.seats;
    const legal = engine.choices(match, seat);
    const where = `seed ${seed}, choice ${match.sequence}`;
    if (match.decision.ask === 'summon') {
      second ??= new SecondTable(cards, wanted, written());
      const begun = match.decision.plans[seat].length > 0;
      const lanes = ['lane:upper', 'lane:lower'];
      const aims = second.targets().map((slug) => `unit:${slug}`);
      const first = ['done', ...second.playable().map((slug) => `card:${slug}`)];
      const may = begun ? (second.isCreature(card) ? lanes : aims) : first;
      expect(legal.toSorted(), where).toEqual(may.toSorted());
    }
    // Rather play a card than end the turn, so that lanes fill up.
    const choice = pickOne(
      random,
      legal.length > 1 && randomInt(random, 4) > 0 ? legal.filter((one) => one !== 'done') : legal,
    );
    expect(engine.choose(match, seat, choice)).toBeNull();
    const [kind, what] = choice.split(':');
    if (second === null) continue;
    if (kind === 'card') card = what;
    else if (kind === 'done') second.assault();
    else if (kind === 'lane') second.summon(card, what === 'upper' ? 0 : 1);
    else second.cast(card, what);
    const after = written();
    expect(second.winners?.length === 1 ? second.winners : null, `${where}: ${choice}`).toEqual(
      after.phase === 'over' && after.winners?.length === 1 ? after.winners : null,
    );
    if (match.decision === null) break;
    const first = new SecondTable(cards, wanted, after);
    expect(second.whole(), `${where}: ${choice}`).toEqual(first.whole());
    compared++;
  }
  return compared;
}

test('both say the same of every choice of matches by chance', { timeout: 900_000 }, () => {
  let compared = 0;
  for (let n = 0; n < matches; n++) compared += compare(`second ${n}`);
  expect(compared).toBeGreaterThan(matches * 10);
});

test.each([
  'window',
  'protection',
  'protectionCovers',
  'turnLimit=12',
  'cardChanges=squire.attack=4',
  'cardChanges=spark.amount=5',
])('a rule that is bent is found: %s', (bend) => {
  expect(misleads(200, (n) => compare(`second ${n}`, bend))).toBe(true);
});
