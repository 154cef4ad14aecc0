// What a card of the own hand waits for, in two or three words for its ribbon: the reasons of `whyNot`, read off what the
// seat sees. Each names the rule that the refusal would name.

import { abilityOf, CARDS, kindOf } from './cards/table.ts';
import { sideOf, turnsOf } from './sides.ts';
import { zoneNames } from './types.ts';
import type { PieceView, TableView } from './view.ts';
import type { Card, EffectKind, Played } from './vocabulary.ts';
import { ownCastle, ownFront, ownMiddle } from './zones.ts';

/** Why a card cannot be played now. */
export interface Wait {
  readonly short: string;
  readonly rule: string;
}

interface Sight {
  readonly table: TableView;
  readonly seat: number;
  readonly own: readonly PieceView[];
  readonly enemies: readonly PieceView[];
}

function wait(rule: string, short: string): Wait {
  return { short, rule };
}

function typeOf({ card }: PieceView): Card['type'] | undefined {
  return CARDS[kindOf(card)]?.type;
}

function placeOf({ table, seat }: Sight, piece: PieceView): number {
  const zone = zoneNames.indexOf(piece.zone);
  return sideOf(seat) === table.red ? zone : 5 - zone;
}

function holds({ card }: PieceView): boolean {
  return card === 'general' || abilityOf(kindOf(card), 'hold') !== null;
}

function soldiersAt(sight: Sight, fits: (place: number) => boolean): boolean {
  return sight.own.some((piece) => typeOf(piece) === 'soldier' && fits(placeOf(sight, piece)));
}

function inMarsh({ table }: Sight, piece: PieceView): boolean {
  return table.terrain?.[zoneNames.indexOf(piece.zone)] === 'marsh';
}

function attackWait(sight: Sight): Wait | null {
  if (sight.own.every(({ card }) => card !== 'general')) return wait('CA-54', 'needs your General');
  const ready = sight.own.some(
    (piece) => typeOf(piece) === 'soldier' && placeOf(sight, piece) >= ownMiddle && !inMarsh(sight, piece),
  );
  return ready ? null : wait('CA-54', 'needs a Soldier ahead');
}

function routWait({ enemies }: Sight): Wait | null {
  const holder = enemies.find(holds);
  return holder === undefined ? null : wait('CA-60', `while no enemy ${CARDS[kindOf(holder.card)]?.name}`);
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
  ambush: ({ table }) => (table.ambush ? wait('CA-41', 'one a turn') : null),
};

/** What there is none of, where an effect has nothing to work on. */
const missing: { readonly [K in EffectKind]: string } = {
  mend: 'nobody is hurt',
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

function playedWait(sight: Sight, { type, effect }: Played): Wait {
  const wizard = sight.own.some(({ card }) => card === 'wizard');
  if (type === 'spell' && !wizard) return wait('CA-53', 'needs your Wizard');
  const bar = (type === 'attack' ? attackWait(sight) : null) ?? bars[effect.do]?.(sight) ?? null;
  return bar ?? wait('CA-17', missing[effect.do]);
}

/** What the card waits for where it cannot be played in the own turn; so many turns of each player are too early for violence. */
export function waitOf(table: TableView, seat: number, slug: string, truceTurns = 0): Wait | null {
  const card = CARDS[kindOf(slug)];
  if (card === undefined) return null;
  const own = table.pieces.filter((piece) => piece.seat === sideOf(seat));
  const enemies = table.pieces.filter((piece) => piece.seat !== sideOf(seat));
  const sight = { table, seat, own, enemies };
  if (card.type === 'building') {
    const builder = own.some((piece) => abilityOf(kindOf(piece.card), 'build') !== null);
    return wait('CA-16', builder ? 'a Builder builds it' : 'needs a Builder');
  }
  if (turnsOf(table, table.active) <= truceTurns && (card.type === 'attack' || card.type === 'spell'))
    return wait('CA-55', 'too early');
  return card.kind === 'played' ? playedWait(sight, card) : wait('CA-17', 'has no place');
}
