// A log that stands alone: whoever reads nothing but its sentences knows units, settlements, villagers, life and piles.

import { hearBy, misleads, readLog } from '@bridgefront/kernel/testing';
import type { Heard, LogReader, Rule } from '@bridgefront/kernel/testing';
import { expect, test } from 'vitest';
import { cardsJson, heartland } from '../rules/index.ts';
import type { TableView } from '../rules/view.ts';

const names = ['Ada', 'Ben'];
const kinds = new Map(cardsJson().map(({ name, type }) => [name, type]));
const nameOf = new Map(cardsJson().map(({ id, name }) => [id, name]));
const frontiers = ['first', 'second', 'third', 'fourth'];

interface Unit {
  readonly owner: string;
  readonly card: string;
  at: number;
  occupies: boolean;
  exerted: boolean;
  damage: number;
  attack: number;
  health: number;
}

interface Side {
  life: number;
  army: number;
  civic: number;
  armyHand: number;
  civicHand: number;
  ready: string[];
  exerted: string[];
  graveyard: string[];
  vault: string[];
  /** What is used up this round. */
  used: string[];
  /** Cards of the hand that everybody saw come. */
  known: string[];
  /** Whether the owner knows the top of the army deck, and how many cards at its bottom. */
  topSeen: boolean;
  bottomSeen: number;
}

const place = (words: string): number => frontiers.indexOf(/(\w+) frontier/.exec(words)?.[1] ?? '') + 1;
const isArmy = (card: string): boolean => ['unit', 'tactic'].includes(kinds.get(card) ?? '');

// `Farmer (3), Lookout and Peddler` as single names.
function each(listed: string): string[] {
  return listed.split(/, and |, | and /).flatMap((item) => {
    const [, card = item, count = '1'] = /^(.+?)(?: \((\d+)\))?$/.exec(item) ?? [];
    return Array.from({ length: Number(count) }, () => card);
  });
}

function drop<T>(list: T[], item: T): void {
  const at = list.indexOf(item);
  expect(at, `${String(item)} is where it leaves`).toBeGreaterThanOrEqual(0);
  list.splice(at, 1);
}

/** The open table as the sentences build it up. */
class Reader implements LogReader {
  readonly sides: Map<string, Side>;
  units: Unit[] = [];
  readonly settlements: ({ owner: string; card: string; used: boolean } | null)[];
  round = '';
  fallen: string[] = [];

  constructor(table: TableView) {
    this.sides = new Map(
      table.seats.map(({ life, army, civic, armyHand, civicHand, ready }, seat) => [
        names[seat],
        {
          life,
          army,
          civic,
          armyHand,
          civicHand,
          ready: ready.map((card) => nameOf.get(card) ?? card),
          exerted: [],
          graveyard: [],
          vault: [],
          used: [],
          known: [],
          topSeen: false,
          bottomSeen: 0,
        },
      ]),
    );
    this.settlements = table.frontiers.map(() => null);
    this.round = `${table.round} ${names[table.initiative]}`;
  }

  #side(name: string): Side {
    const side = this.sides.get(name);
    if (side === undefined) throw new Error(`Nobody is called ${name}.`);
    return side;
  }

  #alike(owner: string, card: string, at: number, occupies: boolean): Unit[] {
    return this.units.filter(
      (unit) => unit.owner === owner && unit.card === card && unit.at === at && unit.occupies === occupies,
    );
  }

  // `Ada’s advancing Raider 2 in the first frontier`, `Ada’s Raider at home`.
  #unit(words: string): Unit {
    const [, owner, how, card, nth = '1', where] =
      /^(\w+)’s (?:(occupying|advancing) )?(.+?)(?: (\d))? (at home|in the \w+ frontier)$/.exec(words) ?? [];
    return this.#alike(owner, card, place(where ?? ''), how === 'occupying')[Number(nth) - 1];
  }

  // `in the first frontier Ada’s Pike Rank (occupying) and Raider 2, and Ben’s Ditch Levy (2); at home Ben’s …`.
  #listed(words: string): Unit[] {
    return words.split('; ').flatMap((part) => {
      const [, where, all] = /^(at home|(?:in|from) the \w+ frontier) (.+)$/.exec(part) ?? [];
      let owner = '';
      return all.split(/, and |, | and /).flatMap((item) => {
        const [, who, rest] = /^(?:(\w+)’s )?(.+)$/.exec(item) ?? [];
        owner = who ?? owner;
        const occupies = rest.includes(' (occupying)');
        const [, card, nth, count] =
          /^(.+?)(?: (\d))?(?: \((\d+)\))?$/.exec(rest.replace(' (occupying)', '')) ?? [];
        const found = this.#alike(owner, card, place(where), occupies);
        return nth === undefined ? found.slice(0, Number(count ?? 1)) : [found[Number(nth) - 1]];
      });
    });
  }

  // A card leaves the hand: of equal ones the one that everybody knows.
  #leave(name: string, card: string, use?: string): void {
    const side = this.#side(name);
    side[isArmy(card) ? 'armyHand' : 'civicHand']--;
    if (side.known.includes(card)) drop(side.known, card);
    if (use !== undefined && !side.used.includes(use)) side.used.push(use);
  }

  #comeBack(name: string, card: string): void {
    const side = this.#side(name);
    drop(side.graveyard, card);
    side.armyHand++;
    side.known.push(card);
  }

  #pay(name: string, exerted: string | undefined): void {
    const side = this.#side(name);
    for (const card of exerted === undefined ? [] : each(exerted)) {
      drop(side.ready, card);
      side.exerted.push(card);
    }
  }

  #bury(name: string, cards: readonly string[]): void {
    this.#side(name).graveyard.push(...cards);
  }

  #replace(at: number, next: { owner: string; card: string; used: boolean } | null): void {
    const old = this.settlements[at - 1];
    if (old !== null) this.#bury(old.owner, [old.card]);
    this.settlements[at - 1] = next;
  }

  #kill(units: readonly Unit[]): void {
    this.units = this.units.filter((unit) => !units.includes(unit));
    for (const { owner, card, at } of units) {
      this.#bury(owner, [card]);
      this.fallen.push(`${owner}’s ${card} at ${at}`);
    }
  }

  // Everybody is named as they stood before anybody moved.
  #commit(name: string, words: string): void {
    const plan = /^(?:Retreat: (.*?))?(?:(?:; a|A)dvance: (.*))?$/.exec(words) ?? [];
    const [back, on] = plan.slice(1).map((part: string | undefined, step) =>
      [...(part ?? '').matchAll(/(.+?) (?:from|into) (the \w+ frontier)(?:, |$)/g)].flatMap(
        ([, cards, where]) => {
          const from = step === 0 ? where.replace('the', 'from the') : 'at home';
          const owned = `${name}’s ${cards.replace(/^another /, '')}${step === 0 ? ' (occupying)' : ''}`;
          return this.#listed(`${from} ${owned}`).map((unit) => ({ unit, to: place(where) }));
        },
      ),
    );
    for (const { unit } of back) Object.assign(unit, { at: 0, occupies: false, exerted: true });
    for (const { unit, to } of on) {
      expect(unit.exerted, `${name}’s ${unit.card} that advances`).toBe(false);
      unit.at = to;
    }
  }

  #scout: Side | null = null;

  readonly #rules: readonly Rule[] = [
    [/^Round (\d+): (\w+) has/, (round, name) => void (this.round = `${round} ${name}`)],
    [
      /^(\w+) deploys the villager (.+)\.$/,
      (name, card) => {
        this.#leave(name, card, 'villager');
        this.#side(name).ready.push(card);
      },
    ],
    [
      /^(\w+) settles (the \w+ frontier) with (.+?)(?: in place of .+)?\.$/,
      (name, where, card) => {
        this.#leave(name, card, 'settlement');
        this.#replace(place(where), { owner: name, card, used: false });
      },
    ],
    [
      /^(\w+) razes .+ in (the \w+ frontier)\.$/,
      (name, where) => {
        this.#side(name).used.push('settlement');
        this.#replace(place(where), null);
      },
    ],
    [
      /^(\w+) deploys (?!the villager)(.+?)(?: for \d+ supply \((.+) exerted\))?(, ready at once)?\.$/,
      (name, card, paid, ready) => {
        this.#leave(name, card, 'army');
        this.#pay(name, paid);
        this.units.push({
          owner: name,
          card,
          at: 0,
          occupies: false,
          exerted: ready === undefined,
          damage: 0,
          attack: 0,
          health: 0,
        });
      },
    ],
    [
      /^(\w+) uses (?!the maneuver)(.+), which is (exerted|sealed away)\.$/,
      (name, card, how) => {
        const side = this.#side(name);
        drop(side.ready, card);
        (how === 'exerted' ? side.exerted : side.vault).push(card);
      },
    ],
    [
      /^(\w+) uses .+ in (the \w+ frontier)(?: for \d+ supply \((.+) exerted\))?\.$/,
      (name, where, paid) => {
        this.#pay(name, paid);
        const stands = this.settlements[place(where) - 1];
        if (stands !== null) stands.used = true;
      },
    ],
    [
      /^(\w+) uses the maneuver of the (.+), which is (exerted|sealed away)\.$/,
      (name, unit, how) => {
        const found = this.#unit(`${name}’s ${unit}`);
        if (how === 'exerted') found.exerted = true;
        else {
          this.units = this.units.filter((one) => one !== found);
          this.#side(name).vault.push(found.card);
        }
      },
    ],
    [
      /^(\w+) commits\. (.+)\.$/,
      (name, plan) => {
        this.#side(name).used.push('commit');
        this.#commit(name, plan);
      },
    ],
    [
      /^(\w+) looks at the top card /,
      (name) => {
        this.#scout = this.#side(name);
        this.#scout.topSeen = true;
      },
    ],
    [
      /^\w+ puts it at the bottom\.$/,
      () => {
        const side = this.#scout;
        if (side === null) return;
        // Beyond the whole deck nothing more is seen: it goes round.
        Object.assign(side, { topSeen: false, bottomSeen: Math.min(side.bottomSeen + 1, side.army) });
      },
    ],
    [
      /^(\w+) plays (.+?)(?: for \d+ supply \((.+) exerted\))?\.$/,
      (name, card, paid) => {
        this.#leave(name, card, 'army');
        this.#pay(name, paid);
        this.#bury(name, [card]);
      },
    ],
    [/^(\w+) gains (\d+) life /, (name, amount) => void (this.#side(name).life += Number(amount))],
    [/^(\w+) loses (\d+) life /, (name, amount) => void (this.#side(name).life -= Number(amount))],
    [
      /^(\w+) draws (\d+) (army|civic) cards?\.$/,
      (name, count, deck) => {
        const side = this.#side(name);
        const [from, to] =
          deck === 'army' ? (['army', 'armyHand'] as const) : (['civic', 'civicHand'] as const);
        side[from] -= Number(count);
        side[to] += Number(count);
        if (deck === 'army' && Number(count) > 0) side.topSeen = false;
        side.bottomSeen = Math.min(side.bottomSeen, side.army);
      },
    ],
    [/^(.+) is ready\.$/, (unit) => void (this.#unit(unit).exerted = false)],
    [/^(.+) takes (\d+) damage/, (unit, amount) => void (this.#unit(unit).damage += Number(amount))],
    [
      /^(\w+’s (?!units in).+ (?:at home|frontier)) has (.+) this round\.$/,
      (unit, changes) => this.#change([this.#unit(unit)], changes),
    ],
    [
      /^(\w+)’s units in (the \w+ frontier) have (.+) this round\.$/,
      (name, where, changes) =>
        this.#change(
          this.units.filter(({ owner, at }) => owner === name && at === place(where)),
          changes,
        ),
    ],
    [
      /^(.+) is sent home, exerted\.$/,
      (unit) => void Object.assign(this.#unit(unit), { at: 0, exerted: true }),
    ],
    [/^(\w+’s .+) moves to (the \w+ frontier)\.$/, (unit, to) => void (this.#unit(unit).at = place(to))],
    [
      /^(\w+) takes (.+) back from the graveyard\.$/,
      (name, card) => {
        this.#comeBack(name, card);
      },
    ],
    [
      /^(.+) returns to (\w+)’s hand\.$/,
      (card, name) => {
        this.#comeBack(name, card);
      },
    ],
    [/^Killed: (.+)\.$/, (units) => this.#kill(this.#listed(units))],
    [
      /^(\w+)’s (.+?)(?: (\d))? occupies (the \w+ frontier)(?: in place of (.+), which goes home)?\.$/,
      (name, card, nth, where, old) => {
        const unit = this.#alike(name, card, place(where), false)[Number(nth ?? 1) - 1];
        if (old !== undefined)
          Object.assign(this.#alike(name, old, place(where), true)[0], { at: 0, occupies: false });
        unit.occupies = true;
      },
    ],
    [
      /^Home again: (.+)\.$/,
      (units) => {
        for (const unit of this.#listed(units)) Object.assign(unit, { at: 0, occupies: false });
      },
    ],
    [
      /^Damage and effects are gone; all units and villagers are ready\.$/,
      () => {
        for (const unit of this.units)
          Object.assign(unit, { damage: 0, attack: 0, health: 0, exerted: false });
        for (const side of this.sides.values()) {
          side.ready.push(...side.exerted.splice(0));
          side.used = [];
        }
        this.fallen = [];
        for (const stands of this.settlements) if (stands !== null) stands.used = false;
        // The initiative moves on before the next round is told.
        this.round = this.round.split(' ')[0];
      },
    ],
    [
      /^(\w+) discards (.+)\.$/,
      (name, cards) => {
        for (const card of each(cards)) this.#leave(name, card);
        this.#bury(name, each(cards));
      },
    ],
  ];

  #change(units: readonly Unit[], changes: string): void {
    for (const [, sign, amount, what] of changes.matchAll(/([+−])(\d+) (attack|health)/g))
      for (const unit of units)
        unit[what as 'attack' | 'health'] += sign === '+' ? Number(amount) : -Number(amount);
  }

  hear(sentence: string): void {
    hearBy(this.#rules, sentence);
  }

  whole(): unknown {
    const sides = [...this.sides.values()].map(({ ready, exerted, graveyard, vault, ...figures }) => ({
      ...figures,
      used: figures.used.toSorted(),
      known: figures.known.toSorted(),
      topSeen: figures.army > 0 && (figures.topSeen || figures.bottomSeen >= figures.army),
      ready: ready.toSorted(),
      exerted: exerted.toSorted(),
      graveyard: graveyard.toSorted(),
      vault: vault.toSorted(),
    }));
    const settlements = this.settlements.map(
      (one) => one && `${one.owner}’s ${one.card}${one.used ? ', used' : ''}`,
    );
    const { round, fallen } = this;
    return { round, sides, units: this.units.map(line).sort(), settlements, fallen: fallen.toSorted() };
  }
}

function line({ owner, card, at, occupies, exerted, damage, attack, health }: Unit): string {
  const marks = [occupies && 'occupies', exerted && 'exerted', damage > 0 && `${damage} damage`];
  return [
    `${owner}’s ${card} at ${at}`,
    ...marks,
    attack !== 0 && `${attack} attack`,
    health !== 0 && `${health} health`,
  ]
    .filter((part) => part !== false)
    .join(', ');
}

function seen(table: TableView): unknown {
  const named = (cards: readonly string[]): string[] =>
    cards.map((card) => nameOf.get(card) ?? card).toSorted();
  const sides = table.seats.map(
    ({ life, army, civic, armyHand, civicHand, ready, exerted, graveyard, vault, ...more }) => ({
      used: more.used.toSorted(),
      known: named(more.known),
      topSeen: more.topSeen ?? false,
      bottomSeen: more.bottomSeen,
      life,
      army,
      civic,
      armyHand,
      civicHand,
      ready: named(ready),
      exerted: named(exerted),
      graveyard: named(graveyard),
      vault: named(vault),
    }),
  );
  const units = table.units.map((unit) => {
    const {
      card,
      seat,
      at,
      damage,
      occupies = false,
      exerted = false,
      attackChange = 0,
      healthChange = 0,
    } = unit;
    const owner = names[seat];
    return line({
      owner,
      card: nameOf.get(card) ?? card,
      at,
      occupies,
      exerted,
      damage,
      attack: attackChange,
      health: healthChange,
    });
  });
  const settlements = table.frontiers.map(
    ({ settlement: one }) =>
      one && `${names[one.seat]}’s ${nameOf.get(one.card) ?? ''}${one.used === true ? ', used' : ''}`,
  );
  const holder = table.phase === 'replenishment' ? '' : ` ${names[table.initiative]}`;
  const fallen = table.fallen.map(
    ({ card, seat, at }) => `${names[seat]}’s ${nameOf.get(card) ?? ''} at ${at}`,
  );
  return { round: `${table.round}${holder}`, sides, units: units.sort(), settlements, fallen: fallen.sort() };
}

// A slice in the gate; LOG_MATCHES=50 for a long one.
const matches = Number(process.env['LOG_MATCHES'] ?? 3);

function read(
  n: number,
  options: { readonly [name: string]: string | boolean } = {},
  heard: Heard = (sentence) => sentence,
): void {
  const decks = ['oxbow-wardens', 'ember-riders', 'stonefen-assembly'];
  const dealt = { deck0: decks[n % 3], deck1: decks[(n + 1) % 3], mulligan: false };
  readLog(heartland, {
    seats: 2,
    seed: `log ${n}`,
    options: { ...dealt, ...options },
    names,
    begin: (table) => new Reader(table),
    seen,
    heard,
  });
}

test.each([{}, { combatWounds: true, winnersReturn: true, combatOrder: 'initiative' }])(
  'the sentences of whole matches tell everything that lies open: %j',
  (options) => {
    for (let n = 0; n < matches; n++) read(n, options as { readonly [name: string]: string | boolean });
  },
);

test.each([
  /commits/,
  /deploys/,
  /settles/,
  /Killed/,
  /occupies/,
  /Home again/,
  /loses/,
  /draws/,
  /discards/,
  /takes/,
  /this round/,
  /sent home/,
  /looks at the top card/,
  /puts it at the bottom/,
])('a log without %s does not stand alone', (missing) => {
  const without: Heard = (sentence) => (missing.test(sentence) ? '' : sentence);
  expect(misleads(6, (n) => read(n, {}, without))).toBe(true);
});
