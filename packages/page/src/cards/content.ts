// Content of a card: what every game says of one, and nothing of how it is drawn.

import type { Options } from '@bridgefront/kernel';
import type { CardSign } from './signs.ts';

/** Families of kinds that share colours, sky and ground. */
export type CardLook =
  | 'attack'
  | 'building'
  | 'folk'
  | 'glory'
  | 'hero'
  | 'magic'
  | 'order'
  | 'secret'
  | 'tactic'
  | 'warrior';

/** What a card is paid with; each has a gem of its own shape. */
export type CardCoin = 'gold' | 'lore' | 'mana' | 'supply';

/** A price in the upper left corner. */
export interface CardPrice {
  readonly coin: CardCoin;
  readonly amount: number;
  /** In words: `2 mana`. */
  readonly words: string;
}

/** A figure in the row at the foot. */
export interface CardFigure {
  readonly sign: CardSign;
  /** Left out: the sign says it all. */
  readonly value?: number | string;
  /** In words: `3 damage`. */
  readonly words: string;
}

/** The figures of whoever fights: attack and health, as far as the card has them. */
export function strengthFigures(
  attack: number | undefined,
  health: number | undefined,
): readonly CardFigure[] {
  const figure = (sign: CardSign, name: string, value: number | undefined): readonly CardFigure[] =>
    value === undefined ? [] : [{ sign, value, words: `${name} ${value}` }];
  return [...figure('damage', 'attack', attack), ...figure('health', 'health', health)];
}

/** A paragraph of a card's text. */
export interface CardLine {
  /** What begins it, such as `Action:`. */
  readonly lead?: string;
  readonly text: string;
  /** Known to whoever has played before: stands only where the card is read whole. */
  readonly reminder?: true;
}

/** A word of the card, explained beside it. */
export interface CardTerm {
  readonly name: string;
  readonly text: string;
}

/** A picture out of a sprite. */
export interface CardPicture {
  readonly sprite: string;
  readonly name: string;
  /** Which thirds of the field it is about, from the left: they are lit before the silhouette. Left out: no field is drawn. */
  readonly field?: readonly boolean[];
}

/** A card as people read it. One value per card and match: drawings are kept by it. */
export interface CardContent {
  readonly slug: string;
  readonly name: string;
  readonly look: CardLook;
  /** `Soldier`, `Veil Champion`. */
  readonly kind: string;
  /** Names of the decks, factions or piles that it comes from; left out: there is but one. */
  readonly decks?: readonly string[];
  /** Roman number of its Age. */
  readonly age?: string;
  /** What its back says where backs tell piles apart; left out: all backs are alike. */
  readonly back?: string;
  readonly picture: CardPicture;
  /** Beside the kind, such as a faction's emblem. */
  readonly emblem?: CardPicture;
  readonly prices: readonly CardPrice[];
  /** When it comes about among cards played at the same time. */
  readonly initiative?: { readonly value: number; readonly words: string };
  readonly lines: readonly CardLine[];
  readonly figures: readonly CardFigure[];
  readonly terms: readonly CardTerm[];
}

/** The card in words: what it is, what it costs, its figures, and its text; `state` is said after the name. */
export function spokenCard(card: CardContent, state = ''): string {
  const { name, kind, prices, figures, initiative, lines } = card;
  const facts = [
    name,
    state.replace(/[.!]$/, ''),
    kind,
    ...[...prices, ...figures].map(({ words }) => words),
    initiative?.words,
  ];
  const said = facts.filter((fact) => fact !== undefined && fact !== '').join(', ');
  const text = lines.filter(({ reminder }) => reminder !== true).map(lineText);
  return [`${said}.`, ...text].join(' ');
}

/** A paragraph with what begins it. */
export function lineText({ lead, text }: CardLine): string {
  return lead === undefined ? text : `${lead} ${text}`;
}

// Where a new paragraph begins: at a sentence with a lead of its own, or in brackets.
const paragraph = /(?<=[.)]) (?=\(|[A-Z][\w’, -]{2,40}(?: \([^)]*\))?: )/;
const lead = /^[A-Z][\w’, -]{2,40}(?: \([^)]*\))?:(?= )/;

/** The text in paragraphs: `Action:` and the like set apart, what stands in brackets as a reminder. */
export function linesOf(text: string): readonly CardLine[] {
  return text.split(paragraph).map((part) => {
    if (part.startsWith('(') && part.endsWith(')')) return { text: part, reminder: true };
    const begins = lead.exec(part)?.[0];
    return begins === undefined ? { text: part } : { lead: begins, text: part.slice(begins.length + 1) };
  });
}

/** A game's cards as people read them, by slug, under the options of a match: made once for equal options. */
export function contentsByOptions(
  make: (options: Options) => readonly CardContent[],
): (options: Options) => ReadonlyMap<string, CardContent> {
  const made = new Map<string, ReadonlyMap<string, CardContent>>();
  return (options) => {
    const key = JSON.stringify(options);
    const known = made.get(key) ?? new Map(make(options).map((card) => [card.slug, card]));
    made.set(key, known);
    return known;
  };
}
