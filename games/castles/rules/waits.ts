// What a card of the own hand waits for, in two or three words for its ribbon: the reasons of `whyNot`, read off what the
// seat sees. Each names the rule that the refusal would name.

import { kindIn, tableFor } from './cards/in-force.ts';
import type { CardTable } from './cards/in-force.ts';
import type { CastlesOptions } from './options.ts';
import { kindOf } from './cards/table.ts';
import { sideOf, turnsOf } from './sides.ts';
import { zoneNames } from './types.ts';
import type { PieceView, TableView } from './view.ts';
import { stands } from './vocabulary.ts';
import type { Card, Effect, EffectKind, Patients, Played } from './vocabulary.ts';
import { ownCastle, ownFront, ownMiddle } from './zones.ts';

/** Why a card cannot be played now. */
export interface Wait {
  readonly short: string;
  readonly rule: string;
}

interface Sight {
  readonly cards: CardTable;
  readonly table: TableView;
  readonly seat: number;
  readonly own: readonly PieceView[];
  readonly enemies: readonly PieceView[];
}

function wait(rule: string, short: string): Wait {
  return { short, rule };
}

function typeOf({ cards }: Sight, { card }: PieceView): Card['type'] | undefined {
  return cards.types[kindOf(card)];
}

function placeOf({ table, seat }: Sight, piece: PieceView): number {
  const zone = zoneNames.indexOf(piece.zone);
  return sideOf(seat) === table.red ? zone : 5 - zone;
}

function soldiersAt(sight: Sight, fits: (place: number) => boolean): boolean {
  return sight.own.some((piece) => typeOf(sight, piece) === 'soldier' && fits(placeOf(sight, piece)));
}

function inMarsh({ table }: Sight, piece: PieceView): boolean {
  return table.terrain?.[zoneNames.indexOf(piece.zone)] === 'marsh';
}

function attackWait(sight: Sight): Wait | null {
  const { commander, cards } = sight.cards;
  if (sight.own.every(({ card }) => kindOf(card) !== commander))
    return wait('CA-54', `needs your ${cards[commander].name}`);
  const ready = sight.own.some(
    (piece) =>
      typeOf(sight, piece) === 'soldier' && placeOf(sight, piece) >= ownMiddle && !inMarsh(sight, piece),
  );
  return ready ? null : wait('CA-54', 'needs a Soldier ahead');
}

function routWait({ enemies, cards: { holds, cards } }: Sight): Wait | null {
  const holder = enemies.find(({ card }) => holds[kindOf(card)]);
  return holder === undefined ? null : wait('CA-60', `while no enemy ${cards[kindOf(holder.card)].name}`);
}

/** What else keeps a card of one effect in hand. */
const bars: { readonly [K in EffectKind]?: (sight: Sight) => Wait | null } = {
  rout: routWait,
  rally: (sight) =>
    [ownCastle, ownMiddle, ownFront].every((place) => soldiersAt(sight, (at) => at === place))
      ? null
      : wait('CA-61', 'needs Soldiers in 3 zones'),
  spring: ({ table }) =>
    table.traps === 'order' ? wait('CA-46', 'for the enemy’s turn') : wait('CA-50', 'for the enemy’s turn'),
  ambush: ({ table }) => (table.ambush > 0 ? wait('CA-41', 'one a turn') : null),
};

/** What there is none of, where an effect has nothing to work on. */
const missing: { readonly [K in Exclude<EffectKind, 'mend'>]: string } = {
  charge: 'needs a Soldier',
  rain: 'needs an Archer at home',
  rout: 'no enemy in your half',
  spring: 'for the enemy’s turn',
  rally: 'needs Soldiers in 3 zones',
  ambush: 'one a turn',
  burn: 'nobody to burn',
  revive: 'no Soldier discarded',
  plague: 'nobody to infect',
  storm: 'nobody to strike',
};

const unhurt: { readonly [K in Patients]: string } = {
  people: 'no Soldier/Civilian hurt',
  buildings: 'nothing to repair',
};

function missingFor(effect: Effect): string {
  return effect.do === 'mend' ? unhurt[effect.whom] : missing[effect.do];
}

function playedWait(sight: Sight, { type, effects }: Played): Wait {
  const { conjurer, cards } = sight.cards;
  const able = sight.own.some(({ card }) => kindOf(card) === conjurer);
  if (type === 'spell' && !able) return wait('CA-53', `needs your ${cards[conjurer].name}`);
  const bar = effects.map((effect) => bars[effect.do]?.(sight) ?? null).find((one) => one !== null);
  const [only, second] = effects;
  return (
    (type === 'attack' ? attackWait(sight) : null) ??
    bar ??
    wait('CA-17', second === undefined ? missingFor(only) : 'needs all its targets')
  );
}

/** What the card waits for where it cannot be played in the own turn. */
export function waitOf(table: TableView, seat: number, slug: string, options: CastlesOptions): Wait | null {
  const kind = kindIn({ options }, slug);
  if (kind < 0) return null;
  const cards = tableFor({ options });
  const card = cards.cards[kind];
  const own = table.pieces.filter((piece) => piece.seat === sideOf(seat));
  const enemies = table.pieces.filter((piece) => piece.seat !== sideOf(seat));
  const sight = { cards, table, seat, own, enemies };
  if (card.type === 'building') {
    const builder = own.some((piece) => cards.builds[kindOf(piece.card)]);
    return wait('CA-16', builder ? 'a Builder builds it' : 'needs a Builder');
  }
  if (turnsOf(table, table.active) <= options.truceTurns && (card.type === 'attack' || card.type === 'spell'))
    return wait('CA-55', 'too early');
  return stands(card) ? wait('CA-17', 'has no place') : playedWait(sight, card);
}
