// Small builders that make a card one row of a table: name, cost, the draft's two initiatives, effects.

import { slug } from '@bridgefront/kernel';
import type { Card, ChampionStats, DeckName, Effect, Faction, Mode, Trait } from '../effects.ts';

/** A card before its table has given it a deck. */
export type Row = Omit<Card, 'deck'>;

/** What is paid when the card is revealed (G-09); no gold unless said. */
export interface Cost {
  readonly mana: number;
  readonly gold?: number;
}

/** The draft's two numbers: the first is in force, the second is kept aside (G-02). */
export type Initiatives = readonly [first: number, second: number | null];

function row(
  type: Card['type'],
  name: string,
  cost: Cost,
  [initiative, initiativeAlt]: Initiatives,
  effects: readonly Effect[],
): Row {
  return {
    name,
    slug: slug(name),
    copies: 1,
    type,
    mana: cost.mana,
    gold: cost.gold ?? 0,
    initiative,
    initiativeAlt,
    burn: false,
    vp: 0,
    effects,
  };
}

/** An order: discarded when played. */
export function order(
  name: string,
  cost: Cost,
  initiatives: Initiatives,
  ...effects: readonly Effect[]
): Row {
  return row('order', name, cost, initiatives, effects);
}

/** A spell: discarded when played. */
export function spell(
  name: string,
  cost: Cost,
  initiatives: Initiatives,
  ...effects: readonly Effect[]
): Row {
  return row('spell', name, cost, initiatives, effects);
}

/** A Victory card: 1 permanent VP when gained, and a small effect when played (C-33). */
export function victory(
  name: string,
  cost: Cost,
  initiatives: Initiatives,
  ...effects: readonly Effect[]
): Row {
  return { ...row('victory', name, cost, initiatives, effects), vp: 1 };
}

/** A champion's figures; no ability unless said. */
export interface ChampionFigures {
  readonly hp: number;
  readonly dice: number;
  /** Hits on 1 to this number. */
  readonly hits: number;
  readonly bounty: number;
  readonly traits?: readonly Trait[];
  readonly onDeploy?: readonly Effect[];
  readonly ability?: string;
}

/** A champion for 2 mana unless said; its gold depends on how many its owner has in play (S-83), and its card always burns. */
export function champion(
  name: string,
  goldByCount: readonly [number, number, number],
  initiatives: Initiatives,
  { hp, dice, hits, bounty, traits = [], onDeploy = [], ability }: ChampionFigures,
  mana = 2,
): Row {
  const stats: ChampionStats = {
    hp,
    dice,
    hits,
    bounty,
    traits,
    onDeploy,
    ...(ability === undefined ? {} : { ability }),
  };
  return {
    ...row('champion', name, { mana }, initiatives, []),
    goldByCount,
    burn: true,
    champion: stats,
  };
}

/** The same card, out of the game once it has resolved (S-75). */
export function burnt(card: Row): Row {
  return { ...card, burn: true };
}

/** The same card with another number of copies in its deck. */
export function copies(count: number, card: Row): Row {
  return { ...card, copies: count };
}

/** The same Victory card with another number of permanent VP in total (S-77). */
export function worth(vp: number, card: Row): Row {
  return { ...card, vp };
}

/** The same card as a faction's own. */
export function ownedBy(faction: Faction, card: Row): Row {
  return { ...card, faction };
}

/** Puts a table of rows in its deck. */
export function inDeck(deck: DeckName, rows: readonly Row[]): readonly Card[] {
  return rows.map((card) => ({ ...card, deck }));
}

/** A choice between ways to use the card, by name; locked while planning (G-05). */
export function choose(modes: Readonly<Record<string, readonly Effect[]>>): Effect {
  const named: Mode[] = Object.entries(modes).map(([name, effects]) => ({ name, effects }));
  return { do: 'choose', modes: named };
}
