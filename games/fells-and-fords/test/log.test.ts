// A log that stands alone: whoever reads nothing but its sentences knows the whole open table.

import { hearBy, misleads, readLog } from '@bridgefront/kernel/testing';
import type { Heard, LogReader, Rule } from '@bridgefront/kernel/testing';
import { expect, test } from 'vitest';
import { HEXES, hexList, hexNames, hexOf, ownRow } from '../rules/hexes.ts';
import { cardsJson } from '../rules/json.ts';
import { fellsAndFords } from '../rules/index.ts';
import { COMMANDS } from '../rules/tables/commands.ts';
import { LORE } from '../rules/tables/lore.ts';
import { OBJECTIVES } from '../rules/tables/objectives.ts';
import { UNITS } from '../rules/tables/units.ts';
import { placesSeen } from '../rules/text/places.ts';
import type { TableView } from '../rules/view.ts';
import { terrains } from '../rules/vocabulary.ts';

const names = ['Ada', 'Ben'];
const nameOf = new Map(cardsJson().map(({ id, name }) => [id, name]));
const health = new Map(UNITS.map((unit) => [unit.name, unit.health]));
const isCommand = (card: string): boolean => COMMANDS.some(({ name }) => name === card);
const scouts = (card: string): boolean => COMMANDS.some(({ name, boons }) => name === card && boons.scout);
const arrives = (slug: string | null): boolean =>
  OBJECTIVES.some((one) => one.slug === slug && one.score === 'arrive');
const effectOf = (card: string): string => LORE.find(({ name }) => name === card)?.effect.do ?? '';

const owners = '(Ada|Ben)';
const kinds = `(${UNITS.map(({ name }) => name).join('|')})`;
const unit = `${owners}’s ${kinds}`;
const cards = `(${[...COMMANDS, ...LORE].map(({ name }) => name).join('|')})`;
const place = '(the [^,:.]+?)';
/** A rule whose form is written with these. */
const rule = (form: string, hear: (...parts: string[]) => void): Rule => [new RegExp(`^${form}\\.$`), hear];

interface Unit {
  readonly owner: string;
  readonly kind: string;
  hex: string;
  health: number;
  poisoned: boolean;
  stunned: boolean;
  paid: boolean;
  ordered: boolean;
  moved: boolean;
  attacked: boolean;
}

interface Side {
  vp: number;
  lore: number;
  commands: number;
  loreCards: number;
  loreDeck: number;
  shown: string[];
  loreDiscard: string[];
  played: number;
  cancels: number;
  kills: number;
  barred: boolean;
  silent: boolean;
}

function named(cards: readonly string[]): string[] {
  return cards.map((card) => nameOf.get(card) ?? card).toSorted();
}

function sideSeen(side: TableView['seats'][number]): Side {
  const { vp, lore, commands, loreCards, loreDeck, played, cancels, kills } = side;
  return {
    vp,
    lore,
    commands,
    loreCards,
    loreDeck,
    shown: named(side.shown),
    loreDiscard: named(side.loreDiscard),
    played,
    cancels,
    kills,
    barred: side.barred ?? false,
    silent: side.silent ?? false,
  };
}

function unitSeen({ seat, unit: slug, at, health: left, ...marks }: TableView['units'][number]): Unit {
  const { poisoned, stunned, paid, ordered, moved, attacked } = marks;
  return {
    owner: names[seat],
    kind: nameOf.get(slug) ?? slug,
    hex: at,
    health: left,
    poisoned: poisoned ?? false,
    stunned: stunned ?? false,
    paid: paid ?? false,
    ordered: ordered ?? false,
    moved: moved ?? false,
    attacked: attacked ?? false,
  };
}

function recruit(owner: string, kind: string, hex: string): Unit {
  const marks = {
    poisoned: false,
    stunned: false,
    paid: false,
    ordered: false,
    moved: false,
    attacked: false,
  };
  return { owner, kind, hex, health: health.get(kind) ?? 0, ...marks };
}

/** The open table as the sentences build it up. */
class Reader implements LogReader {
  units: Unit[];
  readonly sides: Map<string, Side>;
  terrain: { [terrain: string]: string };
  readonly #table: TableView;
  tents: (string | null)[];
  cairns: string[];
  round: number;
  active: string;
  deck: number;
  discard: string[];
  command: string | null;
  text: boolean;
  /** Of a campaign, by seat. */
  points: readonly number[] | null;
  /** Cards drawn by a Feeler, of which one is kept. */
  #scouted = 0;
  #trampling: Unit | null = null;
  /** Hexes by all the names that they may have. */
  #named: Map<string, string> | null = null;
  /** The unit of each kind that was told of last. */
  #last = new Map<string, Unit>();

  constructor(table: TableView, before: Reader | null) {
    this.#table = table;
    this.points = before?.points ?? table.campaign?.points ?? null;
    this.units = table.units.map(unitSeen);
    this.sides = new Map(table.seats.map((side, seat) => [names[seat], sideSeen(side)]));
    this.terrain = { ...table.terrain };
    this.tents = [...table.tents];
    this.cairns = [...table.cairns];
    this.round = table.round;
    this.active = names[table.active];
    this.deck = table.commandDeck;
    this.discard = named(table.commandDiscard);
    this.command = table.command;
    this.text = table.text;
  }

  #side(name: string): Side {
    const side = this.sides.get(name);
    if (side === undefined) throw new Error(`Nobody is called ${name}.`);
    return side;
  }

  // Whatever ground it has: a place is named after what it was when the sentence was made.
  #hex(name: string): string {
    this.#named ??= this.#names();
    const hex = this.#named.get(name);
    if (hex === undefined) throw new Error(`There is no place ${name}.`);
    return hex;
  }

  #names(): Map<string, string> {
    const places = placesSeen({ ...this.#table, terrain: this.terrain });
    return new Map(
      HEXES.flatMap((_, hex) =>
        [places.name(hex), ...terrains.map((kind) => places.was(kind, hex))].map(
          (name) => [name, hexNames[hex]] as const,
        ),
      ),
    );
  }

  #at(owner: string, kind: string, where: string): Unit {
    const hex = this.#hex(where);
    const found = this.units.find((one) => one.owner === owner && one.kind === kind && one.hex === hex);
    if (found === undefined) throw new Error(`${owner} has no ${kind} at ${where}.`);
    this.#last.set(kind, found);
    return found;
  }

  // Only one side has units of a kind: without a place it is the one that was told of last.
  #lastOf(kind: string): Unit {
    const found = this.#last.get(kind);
    if (found === undefined) throw new Error(`Which ${kind} is not told.`);
    return found;
  }

  #lay(hex: string, kind: string): void {
    this.#named = null;
    for (const [terrain, hexes] of Object.entries(this.terrain)) {
      const left = hexes.split(' ').filter((one) => one !== hex);
      if (left.length > 0) this.terrain[terrain] = left.join(' ');
      else delete this.terrain[terrain];
    }
    if (kind === 'clear') return;
    const all = [...hexList(this.terrain[kind] ?? ''), ...hexList(hex)].toSorted((a, b) => a - b);
    this.terrain[kind] = all.map((one) => hexNames[one]).join(' ');
  }

  #move(owner: string, kind: string, from: string, to: string): Unit {
    const moved = this.#at(owner, kind, from);
    moved.hex = this.#hex(to);
    return moved;
  }

  #endTurn(): void {
    for (const one of this.units) one.ordered = one.moved = one.attacked = false;
    for (const side of this.sides.values()) {
      side.played = side.cancels = side.kills = 0;
      side.barred = side.silent = false;
    }
    if (this.command !== null) this.discard.push(nameOf.get(this.command) ?? this.command);
    this.command = null;
    this.text = false;
  }

  // `Barrow King at the ford; Tusk Riders at the bridge and the northern hill; command tent at …`.
  #deploy(name: string, army: string): void {
    for (const group of army.split('; ')) {
      const [, kind, places] = /^(.+?) at (.+)$/.exec(group) ?? [];
      for (const hex of places.split(/(?:, | and )(?=the )/).map((where) => this.#hex(where)))
        if (kind === 'command tent') {
          this.tents[names.indexOf(name)] = hex;
          this.#lay(hex, 'tent');
        } else this.units.push(recruit(name, kind, hex));
    }
  }

  // The turn is over by then, unless it was cut short.
  #over(why: string): void {
    if (why.startsWith('because no enemy')) return;
    this.#endTurn();
    this.active = names[1 - names.indexOf(this.active)];
  }

  readonly #rules: readonly Rule[] = [
    rule('The armies are revealed: (.+)', (armies) => {
      for (const [, name, army] of armies.matchAll(/(\w+) has \d+ units? \((.+?)\)/g))
        this.#deploy(name, army);
    }),
    rule('Each side keeps (\\d+) command cards? and (\\d+) lore cards?', (commands, lore) => {
      for (const side of this.sides.values()) {
        this.deck += side.commands - Number(commands);
        side.commands = Number(commands);
        side.loreDeck += side.loreCards - Number(lore);
        side.loreCards = Number(lore);
      }
    }),
    rule(`(?:\\w+ battle, r|R)ound (\\d+): ${owners}’s turn`, (round, name) => {
      if (this.command !== null || this.active !== name) this.#endTurn();
      this.round = Number(round);
      this.active = name;
    }),
    rule(
      '\\w+ wins the \\w+ battle (.+?); .+\\. In all Ada has (\\d+) points?, Ben (\\d+)',
      (why, south, north) => {
        this.points = [Number(south), Number(north)];
        this.#over(why);
      },
    ),
    rule(`${owners} takes the enemy tent for \\d+ VP`, (name) => {
      const seat = 1 - names.indexOf(name);
      this.#lay(this.tents[seat] ?? '', 'clear');
      this.tents[seat] = null;
    }),
    rule(`${owners} plays ${cards}( to order one unit)?(?: for (\\d+) lore)?(?: on (.+))?`, (...parts) =>
      this.#play(parts),
    ),
    rule('Trample has no effect', () => {
      if (this.#trampling !== null) this.#trampling.moved = false;
    }),
    rule(`${owners} orders ${kinds} at ${place}`, (name, kind, where) => {
      this.#at(name, kind, where).ordered = true;
    }),
    rule(
      `${unit} at ${place} (?:are|is) cured of (poison|stun) for (\\d+) lore`,
      (name, kind, where, token, price) => {
        this.#at(name, kind, where)[token === 'poison' ? 'poisoned' : 'stunned'] = false;
        this.#side(name).lore -= Number(price);
      },
    ),
    rule(`${unit} moves? from ${place} to ${place}`, (name, kind, from, to) => {
      this.#move(name, kind, from, to).moved = true;
    }),
    rule(`${unit} steps? from ${place} to ${place}`, (name, kind, from, to) => {
      this.#move(name, kind, from, to);
    }),
    rule(`${unit} (?:are|is) (?:driven|lifted) from ${place} to ${place}`, (name, kind, from, to) => {
      this.#move(name, kind, from, to);
    }),
    rule(`${unit} at ${place} recovers?: (\\d+) .+`, (name, kind, where, left) => {
      this.#at(name, kind, where).health = Number(left);
    }),
    rule(`${owners} plays no lore card for the rest of the turn`, (name) => {
      this.#side(name).barred = true;
    }),
    rule(`${owners} passes for the rest of the turn`, (name) => {
      this.#side(name).silent = true;
    }),
    rule(
      `The spate reaches ${unit} at ${place}: .+`,
      (name, kind, where) => void this.#at(name, kind, where),
    ),
    rule(`${unit} tramples? ${kinds} at ${place}: .+`, (name, _kind, over, where) => {
      this.#at(names[1 - names.indexOf(name)], over, where);
    }),
    rule(`${unit} at ${place} (?:are|is) (poisoned|stunned)`, (name, kind, where, token) => {
      this.#at(name, kind, where)[token as 'poisoned' | 'stunned'] = true;
    }),
    rule(`${owners} gains (\\d+) lore .+`, (name, lore) => void (this.#side(name).lore += Number(lore))),
    rule(
      `${unit} at ${place} gives? up a figure`,
      (name, kind, where) => void this.#at(name, kind, where).health--,
    ),
    rule(`${unit} at ${place} attacks? ${kinds} at ${place}`, (name, kind, from, target, to) => {
      this.#at(name, kind, from).attacked = true;
      this.#at(names[1 - names.indexOf(name)], target, to);
    }),
    rule(`${unit} attacks? once more(?: in pursuit)?: ${kinds} at ${place}`, (name, _kind, target, to) => {
      this.#at(names[1 - names.indexOf(name)], target, to);
    }),
    rule(`${unit} suffers? \\d+ damage: (?:(\\d+) .+|nobody is) left`, (_name, kind, left) => {
      this.#lastOf(kind).health = Number(left ?? 0);
    }),
    rule(`${unit} (?:are|is) eliminated at ${place}`, (name, kind, where) => {
      const gone = this.#at(name, kind, where);
      this.units = this.units.filter((one) => one !== gone);
      this.#side(names[1 - names.indexOf(name)]).kills++;
    }),
    rule(`${unit} (?:retreats?|advances?|pursues?) to ${place}`, (_name, kind, to) => {
      this.#lastOf(kind).hex = this.#hex(to);
    }),
    rule(`Frenzy costs ${unit} (\\d+) figures?`, (_name, kind, count) => {
      this.#lastOf(kind).health -= Number(count);
    }),
    rule(`${owners} scores (\\d+) VP (.+)`, (name, vp, why) => {
      this.#side(name).vp += Number(vp);
      const seat = names.indexOf(name);
      if (why !== 'for the objective' || !arrives(this.#table.seats[seat].objective)) return;
      for (const one of this.units)
        if (one.owner === name && ownRow(hexOf(one.hex), seat) >= 8) one.paid = true;
    }),
    rule(`${owners} burns ${place}`, (_name, where) => this.#lay(this.#hex(where), 'clear')),
    rule(`${owners} puts a cairn at ${place}`, (_name, where) => void this.cairns.push(this.#hex(where))),
    rule(`${owners} draws (\\d+) (command|lore) cards?`, (name, count, what) =>
      this.#draw(name, Number(count), what),
    ),
    rule(`${owners} discards (.+)`, (name, card) => this.#drop(name, card)),
    rule('After \\d+ rounds? nobody is ahead: the match is drawn', () => this.#over('')),
    rule('\\w+ wins ((?!the ).+)', (why) => this.#over(why)),
    rule('The command deck is shuffled anew', () => {
      this.deck += this.discard.length;
      this.discard = [];
    }),
    rule(`${owners}’s lore deck is shuffled anew`, (name) => {
      const side = this.#side(name);
      side.loreDeck += side.loreDiscard.length;
      side.loreDiscard = [];
    }),
  ];

  #play([name, card, one, cost, aims]: readonly string[]): void {
    const side = this.#side(name);
    if (isCommand(card)) {
      side.commands--;
      const known = side.shown.indexOf(card);
      if (known >= 0) side.shown.splice(known, 1);
      this.command = card;
      this.text = one === undefined;
      return;
    }
    side.loreCards--;
    side.lore -= Number(cost ?? 0);
    side.loreDiscard.push(card);
    side[effectOf(card) === 'cancel' ? 'cancels' : 'played']++;
    if (effectOf(card) !== 'trample') return;
    this.#trampling = this.#aimed(aims);
    this.#trampling.moved = true;
  }

  #aimed(aims: string): Unit {
    const [, name, kind, where] = new RegExp(`^${unit} at ${place}$`).exec(aims) ?? [];
    return this.#at(name, kind, where);
  }

  #draw(name: string, count: number, what: string): void {
    const side = this.#side(name);
    if (what === 'lore') {
      side.loreDeck -= count;
      side.loreCards += count;
      return;
    }
    this.deck -= count;
    if (count > 1 && this.text && this.command !== null && scouts(this.command)) this.#scouted = count;
    else side.commands += count;
  }

  #drop(name: string, card: string): void {
    const side = this.#side(name);
    if (!isCommand(card)) {
      side.loreCards--;
      side.loreDiscard.push(card);
      return;
    }
    side.commands += this.#scouted - 1;
    this.#scouted = 0;
    this.discard.push(card);
  }

  hear(sentence: string): void {
    hearBy(this.#rules, sentence);
  }

  whole(): unknown {
    const { units, sides, terrain, tents, cairns, round, active, deck, discard, command, text, points } =
      this;
    return {
      units: units.map(line).toSorted(),
      sides: [...sides.values()].map((side) => ({
        ...side,
        shown: side.shown.toSorted(),
        loreDiscard: side.loreDiscard.toSorted(),
      })),
      terrain,
      tents,
      cairns: cairns.toSorted(),
      round,
      active,
      deck,
      discard: discard.toSorted(),
      command,
      text,
      points,
    };
  }
}

function line({ owner, kind, hex, health: left, ...marks }: Unit): string {
  const set = Object.entries(marks).flatMap(([mark, holds]) => (holds ? [mark] : []));
  return [`${owner}’s ${kind} at ${hex}: ${left}`, ...set].join(', ');
}

function seen(table: TableView): unknown {
  const { units, seats, terrain, tents, cairns, round, active, commandDeck, commandDiscard, command, text } =
    table;
  // Whether the card is cancelled or not, everybody knows what it does.
  const [tramples] = table.played.find(({ card }) => card === 'trample')?.at ?? [];
  return {
    units: units
      .map(unitSeen)
      .map((one) => line({ ...one, moved: one.moved || tramples === one.hex }))
      .toSorted(),
    sides: seats.map(sideSeen),
    terrain,
    tents,
    cairns: cairns.toSorted(),
    round,
    active: names[active],
    deck: commandDeck,
    discard: named(commandDiscard),
    command: command === null ? null : (nameOf.get(command) ?? command),
    text,
    points: table.campaign?.points ?? null,
  };
}

// A slice in the gate; LOG_MATCHES=50 for a long one.
const matches = Number(process.env['LOG_MATCHES'] ?? 2);

type Given = { readonly [name: string]: string | number | boolean };

function read(n: number, options: Given = {}, heard: Heard = (sentence) => sentence): void {
  readLog(fellsAndFords, {
    seats: 2,
    seed: `log ${n}`,
    options: { roundLimit: 8, ...options },
    names,
    begin: (table, before) => new Reader(table, before as Reader | null),
    chapter: ({ campaign }) => campaign?.battle ?? 0,
    begins: ({ phase }) => phase === 'armies' || phase === 'hands',
    seen,
    rather: /^(?:text|unit|at|to|step|lore|counter|use|battle|ignore:0)/,
    heard,
  });
}

test.each<Given>([
  {},
  { battle: 'brokenWeir' },
  { campaign: true },
  { copies: 2 },
  { presetHands: true, battle: 'brokenWeir' },
])('the sentences of whole matches tell everything that lies open: %j', (options) => {
  for (let n = 0; n < matches; n++) read(n, options);
});

test.each([
  /armies are revealed/,
  /orders/,
  / moves? from/,
  / steps? from/,
  /attacks? /,
  /suffers?/,
  /eliminated/,
  /retreats? to/,
  /scores/,
  /draws/,
  /discards/,
  /plays/,
  /gains/,
  /turn\.$/,
])('a log without %s does not stand alone', (missing) => {
  const without: Heard = (sentence) => (missing.test(sentence) ? '' : sentence);
  expect(misleads(6, (n) => read(n, {}, without))).toBe(true);
});

test('a log in which one number is wrong, or one of two equal units is not named, does not stand alone', () => {
  const wrong: Heard = (sentence) => sentence.replace(/ gains 2 lore/, ' gains 3 lore');
  expect(misleads(2, (n) => read(n, {}, wrong))).toBe(true);
  const nameless: Heard = (sentence) => sentence.replace(/( attacks? [A-Z][\w ]+?) at the .+\.$/, '$1.');
  expect(misleads(2, (n) => read(n, {}, nameless))).toBe(true);
});
