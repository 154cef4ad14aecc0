// The cards as one flat list for programs outside: one entry per name, figures and text.

import { cardText } from './card.ts';
import type { Card, DeckName, Faction } from '../effects.ts';
import { cardsFor, type CardOptions } from '../cards/in-force.ts';
import { CARDS } from '../cards/table.ts';

/** A card as `bridgefront cards bridgefront --json` prints it. */
export interface CardJson {
  /** The slug. */
  readonly id: string;
  readonly name: string;
  readonly deck: DeckName;
  readonly copies: number;
  readonly type: Card['type'];
  readonly mana: number;
  /** 0 for champions, whose price is `goldByCount`. */
  readonly gold: number;
  readonly goldByCount?: readonly number[];
  readonly initiative: number;
  readonly burn: boolean;
  readonly vp: number;
  readonly hp?: number;
  readonly dice?: number;
  readonly hits?: number;
  readonly bounty?: number;
  readonly faction?: Faction;
  readonly text: string;
}

function json(card: Card): CardJson {
  const { champion } = card;
  return {
    id: card.slug,
    name: card.name,
    deck: card.deck,
    copies: card.copies,
    type: card.type,
    mana: card.mana,
    gold: card.gold,
    ...(card.goldByCount === undefined ? {} : { goldByCount: card.goldByCount }),
    initiative: card.initiative,
    burn: card.burn,
    vp: card.vp,
    ...(champion === undefined
      ? {}
      : {
          hp: champion.hp,
          dice: champion.dice,
          hits: champion.hits,
          bounty: champion.bounty,
        }),
    ...(card.faction === undefined ? {} : { faction: card.faction }),
    text: cardText(card),
  };
}

/** All cards in table order, as printed or as a match's options have them. */
export function cardsJson(options?: CardOptions): readonly CardJson[] {
  return (options === undefined ? CARDS : cardsFor(options)).map(json);
}
