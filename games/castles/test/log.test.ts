// A log that stands alone: whoever reads nothing but the sentences that a spectator is told knows the whole open table.

import { hearBy, misleads, readLog } from '@bridgefront/kernel/testing';
import type { Heard, LogReader, Rule } from '@bridgefront/kernel/testing';
import { expect, test } from 'vitest';
import { cardsJson, castles } from '../rules/index.ts';
import { fullOptions } from '../rules/options.ts';
import type { TableView } from '../rules/index.ts';
import { pieceText, zoneText } from '../rules/text/words.ts';

const names = ['Ada', 'Ben', 'Cleo', 'Dan'];

/** Whose the pieces of a seat’s side are called: in teams by the colour (CA-80). */
function ownerOf({ seats, red }: TableView, seat: number): string {
  if (seats.length === 2) return names[seat];
  return (seat & 1) === red ? 'Red' : 'Blue';
}
const standard = fullOptions({});

const markNames = ['moved', 'acted', 'entered', 'charged', 'fired'] as const;
type Mark = (typeof markNames)[number];

interface Standing {
  zone: string;
  hp: number;
  /** What it has done in this turn. */
  marks: Set<Mark>;
  shots: number;
  bonus: number;
  rain: number;
}

/** The open table as the sentences build it up. */
class Reader implements LogReader {
  readonly pieces = new Map<string, Standing>();
  hands: number[];
  readonly full: ReadonlyMap<string, number>;
  deck: number;
  discard: string[] = [];
  turn: string;
  ambush = 0;
  /** Of a series, by seat. */
  readonly points: number[] | undefined;
  readonly #start: TableView;
  #active = '';

  constructor(start: TableView) {
    this.#start = start;
    this.points = start.series?.points.slice();
    this.hands = start.seats.map(({ hand }) => hand);
    this.deck = start.deck;
    this.full = new Map(cardsJson(standard).map(({ name, hp = 0 }) => [name, hp]));
    this.#lay();
    this.turn = `${start.turn} ${names[start.active]}`;
    this.#begin(names[start.active]);
  }

  // Each siege begins with the same cards in the same zones.
  #lay(): void {
    this.pieces.clear();
    for (const { name, seat, zone } of this.#start.pieces)
      this.#put(`${ownerOf(this.#start, seat)}’s ${pieceText(name)}`, zoneText(zone));
  }

  #side(name: string): string {
    return ownerOf(this.#start, names.indexOf(name));
  }

  #again(hand: number): void {
    this.#lay();
    this.hands = this.hands.map(() => hand);
    // The first card of the first siege was drawn before its first question.
    this.deck = this.#start.deck + 1;
    this.discard = [];
  }

  #kind(piece: string): string {
    return piece.replace(/^\w+’s /, '').replace(/ \d+$/, '');
  }

  #put(piece: string, zone: string): void {
    const hp = this.full.get(this.#kind(piece)) ?? 0;
    this.pieces.set(piece, { zone, hp, marks: new Set(), bonus: 0, shots: 0, rain: 0 });
  }

  #enter(piece: string, zone: string): void {
    this.#put(piece, zone);
    this.#mark(piece, 'entered');
  }

  #mark(piece: string, ...marks: readonly Mark[]): void {
    for (const mark of marks) this.pieces.get(piece)?.marks.add(mark);
  }

  #begin(name: string): void {
    this.#active = this.#side(name);
    this.ambush = 0;
    for (const [piece, standing] of this.pieces)
      if (piece.startsWith(`${this.#active}’s `))
        Object.assign(standing, { marks: new Set(), bonus: 0, shots: 0, rain: 0 });
  }

  #hand(name: string, change: number): void {
    this.hands[names.indexOf(name)] += change;
  }

  #hurt(piece: string, left: string | undefined): void {
    const standing = this.pieces.get(piece);
    if (standing !== undefined) standing.hp = Number(left ?? 0);
  }

  // The side's own one: it has a single Spy.
  #named(piece: string): string {
    return [...this.pieces.keys()].find((one) => one.startsWith(piece)) ?? piece;
  }

  #move(owner: string, pieces: string, zone: string, ...marks: readonly Mark[]): void {
    for (const one of pieces.split(/, | and /)) {
      const standing = this.pieces.get(`${owner}’s ${one}`);
      if (standing !== undefined) standing.zone = zone;
      this.#mark(`${owner}’s ${one}`, ...marks);
    }
  }

  // One entry for every sentence that changes what lies open.
  readonly #rules: readonly Rule[] = [
    [/^Siege [2-9] of \d+: .+ hold (\d+) cards\.$/, (hand) => this.#again(Number(hand))],
    [
      / Score: ([^(]+) \(/,
      (scores) => {
        for (const [, name, sign, score] of scores.matchAll(/(\w+) (−?)(\d+)/g))
          if (this.points !== undefined)
            this.points[names.indexOf(name)] += Number(score) * (sign === '' ? 1 : -1);
      },
    ],
    [
      /^Turn (\d+)(?: of siege \d+)? is (\w+)’s\.$/,
      (turn, name) => {
        this.turn = `${turn} ${name}`;
        this.#begin(name);
      },
    ],
    [
      /^(\w+’s .+?) (?:answers and )?hits .+? for \d+ damage/,
      (piece) => {
        if (!piece.startsWith(`${this.#active}’s `)) this.#mark(piece, 'fired');
      },
    ],
    [
      /^(\w+’s .+?) hits .+?( with an extra shot)? for \d+ damage/,
      (piece, extra) => {
        const standing = this.pieces.get(piece);
        if (extra !== undefined && standing !== undefined) standing.shots--;
        else if (!piece.includes(' answers and')) this.#mark(piece, 'acted');
      },
    ],
    [/^(\w+’s .+) strikes down /, (piece) => this.#mark(piece, 'acted')],
    [/^(\w+’s Spy) looks at /, (spy) => this.#mark(this.#named(spy), 'acted')],
    [
      /^((?:Mason|Healer) \d+) restores \d+ HP to (\w+)’s /,
      (by, name) => this.#mark(`${name}’s ${by}`, 'acted'),
    ],
    [
      /^(\w+’s .+) may move 2 steps outward and deals (\d+) more damage /,
      (piece, bonus) => {
        this.#mark(piece, 'charged');
        Object.assign(this.pieces.get(piece) ?? {}, { bonus: Number(bonus) });
      },
    ],
    [
      /^\w+’s Soldiers deal (\w+) .+ to Soldiers and Civilians this turn\.$/,
      (times) => (this.ambush = ['no', 'double', 'triple', 'fourfold'].indexOf(times) + 1),
    ],
    [
      /^(\w+)’s (.+) (?:gets?|deals?) (an extra shot|\d+ more damage).* this turn\.$/,
      (name, pieces, what) => {
        for (const one of pieces.split(/, | and /)) {
          const standing = this.pieces.get(`${name}’s ${one}`);
          if (standing === undefined) continue;
          if (what === 'an extra shot') standing.shots++;
          else standing.rain += Number.parseInt(what, 10);
        }
      },
    ],
    [
      /^(\w+) draws (\d+) cards?\.$/,
      (name, count) => {
        this.#hand(name, Number(count));
        this.deck -= Number(count);
      },
    ],
    [
      /^(\w+) puts .+ under the deck\.$/,
      (name) => {
        this.#hand(name, -1);
        this.deck++;
      },
    ],
    [
      /shuffled into a new deck of (\d+) cards?\.$/,
      (count) => {
        this.deck = Number(count);
        this.discard = [];
      },
    ],
    [
      /^(\w+) plays (.+) to the (.+)\.$/,
      (name, piece, zone) => {
        this.#hand(name, -1);
        this.#enter(`${this.#side(name)}’s ${piece}`, zone);
      },
    ],
    [
      /^(\w+) plays ([^.]+)\.$/,
      (name, card) => {
        if (card.includes(' to the ')) return;
        this.#hand(name, -1);
        this.discard.push(card);
      },
    ],
    [
      /^(\w+)’s (.+) builds (.+) (?:in|at) the (.+)\.$/,
      (name, builder, piece, zone) => {
        // The player of the turn has the card, whoever of the side played the Builder.
        this.#hand(this.turn.replace(/^\d+ /, ''), -1);
        this.#mark(`${name}’s ${builder}`, 'acted');
        this.#enter(`${name}’s ${piece}`, zone);
      },
    ],
    [
      /^A discarded (.+) comes back as (.+) (?:in|at) the (.+)\.$/,
      (card, piece, zone) => {
        this.discard.splice(this.discard.indexOf(card), 1);
        this.#enter(piece, zone);
      },
    ],
    [
      /^(\w+)’s (.+) moves from the .+ to the ((?:Red|Blue) (?:Castle Zone|Middle|Front))(?: with (.+))?\.$/,
      (name, piece, zone, escorts) =>
        this.#move(name, escorts === undefined ? piece : `${piece}, ${escorts}`, zone, 'moved'),
    ],
    [/^(\w+)’s (.+) goes from the .+ to the (.+)\.$/, (name, piece, zone) => this.#move(name, piece, zone)],
    [
      /hits (\w+’s .+?)(?: with an extra shot)? for \d+ damage(?: \((?!\d+ HP left)[^)]*\))?(?: \((\d+) HP left\))?\.$/,
      (piece, left) => this.#hurt(piece, left),
    ],
    [
      /^[\w ]+ deals \d+ damage to (.+)\.$/,
      (all) => {
        for (const [, piece, left] of all.matchAll(
          /(\w+’s [A-Z][\w ]*?)(?: \((\d+) HP left\))?(?=, | and |$)/g,
        ))
          this.#hurt(piece, left);
      },
    ],
    [/ restores \d+ HP to (\w+’s .+) \((\d+) HP now\)\.$/, (piece, hp) => this.#hurt(piece, hp)],
    [
      /^(\w+) springs a Trap on /,
      (name) => {
        this.#hand(name, -1);
        this.discard.push('Trap');
      },
    ],
    [
      /^(\w+’s .+) is destroyed (?:in|at) the /,
      (piece) => {
        this.pieces.delete(piece);
        if (/\d$/.test(piece)) this.discard.push(this.#kind(piece));
      },
    ],
    [
      /^(\w+) discards (.+)\.$/,
      (name, list) => {
        for (const item of list.split(/, | and /)) {
          const [, card, count = '1'] = /^(.+?)(?: \((\d+)\))?$/.exec(item) ?? [];
          this.#hand(name, -Number(count));
          for (let i = 0; i < Number(count); i++) this.discard.push(card);
        }
      },
    ],
  ];

  hear(sentence: string): void {
    hearBy(this.#rules, sentence);
  }

  whole(): unknown {
    const pieces = [...this.pieces].map(([piece, standing]) => line(piece, standing)).sort();
    const { hands, deck, turn, ambush, points } = this;
    return { pieces, hands, deck, turn, ambush, points, discard: this.discard.toSorted() };
  }
}

function line(piece: string, { zone, hp, marks, bonus, shots, rain }: Standing): string {
  return [
    `${piece}: ${zone}, ${hp} HP`,
    ...[...marks].toSorted(),
    `${bonus} by Charge, ${shots} shots, ${rain} rain`,
  ].join(', ');
}

function seen(table: TableView): unknown {
  const pieces = table.pieces
    .map(({ name, seat, zone, hp, bonus = 0, shots = 0, rain = 0, ...is }) => {
      const marks = new Set(markNames.filter((mark) => is[mark] === true));
      const standing = { zone: zoneText(zone), hp, marks, bonus, shots, rain };
      return line(`${ownerOf(table, seat)}’s ${pieceText(name)}`, standing);
    })
    .sort();
  const kinds = new Map(cardsJson(standard).map(({ id, name }) => [id, name]));
  return {
    pieces,
    hands: table.seats.map(({ hand }) => hand),
    deck: table.deck,
    discard: table.discard.map((slug) => kinds.get(slug) ?? slug).toSorted(),
    turn: `${table.turn} ${names[table.active]}`,
    ambush: table.ambush,
    points: table.series?.points,
  };
}

// A slice in the gate; LOG_MATCHES=50 for a long one.
const matches = Number(process.env['LOG_MATCHES'] ?? 4);

type Given = { readonly [name: string]: string | number };

function read(n: number, options: Given = {}, seats = 2, heard: Heard = (sentence) => sentence): void {
  readLog(castles, {
    seats,
    seed: `log ${n}`,
    options: { turnLimit: 40, ...options },
    names,
    begin: (table) => new Reader(table),
    seen,
    heard,
  });
}

const without =
  (missing: RegExp): Heard =>
  (sentence) =>
    missing.test(sentence) ? '' : sentence;

test.each<Given>([
  {},
  { trapWindow: 'ask', arrowRain: 'strength' },
  { cycle: 2 },
  { river: 'centre', frontTerrain: 'high-hills' },
])('the sentences of whole matches tell everything that lies open: %j', (options) => {
  for (let n = 0; n < matches; n++) read(n, options);
});

test.each<{ readonly seats: number; readonly options: Given }>([
  { seats: 3, options: {} },
  { seats: 4, options: {} },
  { seats: 4, options: { trapWindow: 'ask', teamHands: 'closed' } },
  { seats: 2, options: { series: 3, turnLimit: 12 } },
])('those of teams and of a series too: $seats seats, $options', ({ seats, options }) => {
  for (let n = 0; n < matches / 2; n++) read(n, options, seats);
});

test.each([/^Siege 2 of/, / Score: /])('a log of a series without %s does not stand alone', (missing) => {
  expect(misleads(1, (n) => read(n, { series: 3, turnLimit: 12 }, 2, without(missing)))).toBe(true);
});

test.each([
  /draws/,
  / moves from/,
  / hits /,
  / is destroyed/,
  / plays /,
  / discards /,
  / goes from/,
  / restores /,
  / may move 2 steps /,
  /’s Soldiers deal /,
  / builds /,
])('a log without %s does not stand alone', (missing) => {
  expect(misleads(4, (n) => read(n, { river: 'centre' }, 2, without(missing)))).toBe(true);
});
