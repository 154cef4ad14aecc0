// A log that stands alone: whoever reads nothing but its sentences knows rows, buildings and lanes.

import { hearBy, misleads, readLog } from '@bridgefront/kernel/testing';
import type { Heard, LogReader, Rule } from '@bridgefront/kernel/testing';
import { expect, test } from 'vitest';
import { decks } from '../rules/cards/decks.ts';
import { CARDS } from '../rules/cards/table.ts';
import { cardsJson, twinBridges } from '../rules/index.ts';
import type { TableView } from '../rules/view.ts';

const names = ['Ada', 'Ben'];
const cards = new Map(cardsJson().map(({ name, mana }) => [name, mana]));
const nameOf = new Map(cardsJson().map(({ id, name }) => [id, name]));

interface Creature {
  readonly card: string;
  damage: number;
  fresh: boolean;
  /** Who has warded it. */
  warded: string[];
  /** Its protection has been used up. */
  absorbed: boolean;
}

interface Side {
  row: (string | null)[];
  building: 'bastion' | 'fort';
  at: number;
  lanes: Creature[][];
  /** All cards that are its own. */
  cards: readonly string[];
}

const shields = new Set(
  CARDS.filter(
    (card) => card.kind === 'creature' && card.abilities.some(({ ability }) => ability === 'protection'),
  ).map(({ name }) => name),
);
const place = (words: string): number => Number(/\d+/.exec(words)?.[0] ?? 1) - 1;
const laneOf = (word: string): number => (word === 'first' ? 0 : 1);

/** The open table as the sentences build it up, from the first turn on. */
class Reader implements LogReader {
  readonly sides: Side[] = names.map(() => ({
    row: Array.from({ length: 8 }, () => null),
    building: 'bastion',
    at: 0,
    lanes: [[], []],
    cards: [],
  }));
  /** Cards played in this turn, with the places that they were taken from. */
  plays: string[] = [];
  turn = '';
  mana = 0;
  #active = '';
  #aimed = -1;

  #side(name: string): Side {
    return this.sides[names.indexOf(name)];
  }

  #take(side: Side, at: number): void {
    side.row.splice(at, 1);
    if (at < side.at) side.at--;
  }

  #find(card: string): Creature | undefined {
    return this.#all().find((one) => one.card === card);
  }

  #all(): Creature[] {
    return this.sides.flatMap(({ lanes }) => lanes.flat());
  }

  #leave(name: string, card: string): void {
    const side = this.#side(name);
    side.lanes = side.lanes.map((lane) => lane.filter((one) => one.card !== card));
    side.row.push(card);
  }

  #shift(card: string, to: (rest: Creature[], one: Creature) => Creature[]): void {
    for (const side of this.sides)
      side.lanes = side.lanes.map((lane) => {
        const one = lane.find((other) => other.card === card);
        return one === undefined
          ? lane
          : to(
              lane.filter((other) => other !== one),
              one,
            );
      });
  }

  readonly #rules: readonly Rule[] = [
    [
      /^Turn (\d+): (\w+) has (\d+) mana\.$/,
      (turn, name, mana) => {
        this.turn = `${turn} ${name}`;
        this.mana = Number(mana);
        this.#active = name;
        this.plays = [];
        for (const one of this.#all())
          Object.assign(one, {
            damage: 0,
            fresh: false,
            absorbed: false,
            warded: one.warded.filter((by) => by !== name),
          });
      },
    ],
    [
      /^(\w+) summons (.+) \((.+) card.*\) to the (first|second) lane, (.+)\.$/,
      (name, card, from, lane, to) => {
        const at = from === 'leftmost' ? 0 : place(from);
        this.#take(this.#side(name), at);
        this.plays.push(`${card} ${at}`);
        this.mana -= cards.get(card) ?? 0;
        const one = { card, damage: 0, fresh: true, warded: [], absorbed: false };
        this.#side(name).lanes[laneOf(lane)].splice(to === 'next to the bridge' ? 0 : place(to), 0, one);
      },
    ],
    [
      /^(\w+) aims (.+) \((.+) card.*\) at /,
      (_name, card, from) => {
        this.#aimed = from === 'leftmost' ? 0 : place(from);
        this.plays.push(`${card} ${this.#aimed}`);
        this.mana -= cards.get(card) ?? 0;
      },
    ],
    [
      /^(.+) goes to the right end of (\w+)’s hand\.$/,
      (card, name) => {
        this.#take(this.#side(name), this.#aimed);
        this.#side(name).row.push(card);
      },
    ],
    [
      /^(.+) returns to (\w+)’s hand\.$/,
      (card, name) => this.#leave(name, card.split(/ is destroyed| has lost/)[0]),
    ],
    [
      /^(.+) is warded\.$/,
      (card) => {
        const one = this.#find(card);
        if (one !== undefined) Object.assign(one, { warded: [...one.warded, this.#active], absorbed: false });
      },
    ],
    [
      /^((?:.+: )?.* is protected from \d+ damage.*)\.$/,
      (hits) => {
        for (const [, card] of hits.matchAll(/(?:^|: |, | and )([^,:]+?) is protected from \d+ damage/g)) {
          const one = this.#find(card);
          if (one !== undefined) one.absorbed = true;
        }
      },
    ],
    [
      /^(\w+) takes the deck (.+)\.$/,
      (name, deck) => {
        const list = decks.find((one) => one.name === deck)?.cards ?? [];
        this.#side(name).cards = list.map((card) => CARDS[card].name);
      },
    ],
    [/^(.+) moves to the far end of the /, (card) => this.#shift(card, (rest, one) => [...rest, one])],
    [/^(.+) sprints /, (card) => this.#shift(card, (rest, one) => [one, ...rest])],
    [
      /^((?:.+: )?.* takes \d+ damage.*)\.$/,
      (hits) => {
        for (const [, card, damage] of hits.matchAll(/(?:^|: |, | and )([^,:]+?) takes (\d+) damage/g)) {
          const one = this.#find(card);
          if (one !== undefined) one.damage += Number(damage);
        }
      },
    ],
    [
      /(\w+)’s (?:bastion|fort) for .* moves (\d+) places? to the right\.$/,
      (name, by) => void (this.#side(name).at += Number(by)),
    ],
    [/^(\w+)’s bastion falls: /, (name) => void Object.assign(this.#side(name), { building: 'fort', at: 0 })],
  ];

  hear(sentence: string): void {
    hearBy(this.#rules, sentence);
  }

  whole(): unknown {
    const sides = this.sides.map(({ row, building, at, lanes, cards: own }) => ({
      row,
      unseen: own.filter((card) => !row.includes(card) && this.#find(card) === undefined).toSorted(),
      building: `${building} ${at}`,
      lanes: lanes.map((lane) =>
        lane.map(({ card, damage, fresh, warded: by, absorbed }) => {
          const warded = by.length > 0;
          return { card, damage, fresh, warded, shielded: !absorbed && (warded || shields.has(card)) };
        }),
      ),
    }));
    return { turn: this.turn, mana: this.mana, sides, plays: this.plays };
  }
}

function seen(table: TableView): unknown {
  const sides = table.seats.map(({ row, fort, bastion, upper, lower, unseen }) => ({
    row: row.map((card) => (card === null ? null : nameOf.get(card))),
    unseen: unseen.map((card) => nameOf.get(card) ?? card).toSorted(),
    building: `${fort ? 'fort' : 'bastion'} ${bastion}`,
    lanes: [upper, lower].map((lane) =>
      lane.map(({ card, damage, fresh = false, warded = false, protected: shielded = false }) => ({
        card: nameOf.get(card),
        damage,
        fresh,
        warded,
        shielded,
      })),
    ),
  }));
  const plays = table.plays.map((one) => `${nameOf.get(one.card) ?? ''} ${one.place}`);
  return { turn: `${table.turn} ${names[table.active]}`, mana: table.mana, sides, plays };
}

// A slice in the gate; LOG_MATCHES=50 for a long one.
const matches = Number(process.env['LOG_MATCHES'] ?? 12);

function read(seed: string, heard: Heard = (sentence) => sentence): void {
  // Nothing but picks before the first turn: they are told in full, and all there is then is eight cards a hand.
  const reader = new Reader();
  readLog(twinBridges, {
    seats: 2,
    seed,
    options: { start: 'preconstructed' },
    names,
    begin: () => reader,
    seen: (table) => (table.phase === 'play' ? seen(table) : reader.whole()),
    heard,
  });
}

test('the sentences of whole matches tell everything that lies open', () => {
  for (let n = 0; n < matches; n++) read(`log ${n}`);
});

test.each([
  /summons/,
  / aims /,
  /right end/,
  /is destroyed/,
  /takes/,
  /sprints/,
  /far end/,
  /to the right/,
  /bastion falls/,
  /warded/,
  /is protected/,
])('a log without %s does not stand alone', (missing) => {
  const without: Heard = (sentence) => (missing.test(sentence) ? '' : sentence);
  expect(misleads(12, (n) => read(`log ${n}`, without))).toBe(true);
});
