// The text of a whole card, made from its data, so that a player needs no rulebook to use it.

import { capitalised, counted, list, plural } from '@bridgefront/tabletop/words';
import type { Card, ChampionStats, DeckName } from '../effects.ts';
import { phrasesOf } from './effects.ts';
import { reminderText, sentences } from './phrases.ts';
import { traitText } from './traits.ts';
import { factionWords, hitsOn } from './words.ts';
import { nameOfSlug } from '../cards/table.ts';
import type { StarterRow } from '../cards/starter-decks.ts';

/** Decks as players know them. */
export const deckWords: Readonly<Record<DeckName, string>> = {
  starter: 'Starter deck',
  faction: 'Faction card',
  'market-1': 'Age I Market',
  'market-2': 'Age II Market',
  'market-3': 'Age III Market',
  'power-1': 'Age I Power',
  'power-2': 'Age II Power',
  'power-3': 'Age III Power',
};

/** The price: `1 mana + 2 gold`, or `2 mana + 1/3/5 gold` by the champions in play (S-83). */
export function costText({ mana, gold, goldByCount }: Card): string {
  if (goldByCount !== undefined) return `${mana} mana + ${goldByCount.join('/')} gold`;
  return gold > 0 ? `${mana} mana + ${gold} gold` : `${mana} mana`;
}

/** The card's type with its faction, if it has one: `Order`, `Veil Champion`. */
export function typeLine({ type, faction }: Card): string {
  return `${faction === undefined ? '' : `${factionWords[faction]} `}${capitalised(type)}`;
}

/** A champion's figures: `HP 6, 2 dice, hits on 1–2, bounty 3`; nothing for other cards. */
export function statLine({ champion }: Card): string {
  if (champion === undefined) return '';
  const { hp, dice, hits, bounty } = champion;
  return `HP ${hp}, ${plural(dice, 'die')}, hits on ${hitsOn(hits)}, bounty ${bounty}`;
}

function priceWords([first, second, third]: readonly [number, number, number]): string {
  return `It costs ${list([`${first} gold as your first Champion in play`, `${second} as the second`, `${third} as the third`])}.`;
}

/** What a line of a card's text is about, so that a page can set it apart. */
export type CardLineKind = 'gain' | 'stats' | 'deploy' | 'price' | 'ability' | 'effect' | 'reminder' | 'burn';

/** One part of a card's text. */
export interface CardLine {
  readonly kind: CardLineKind;
  readonly text: string;
}

function abilityWords({ traits, ability }: ChampionStats): string {
  const text = traits.map((trait) => traitText(trait)).join(' ');
  return ability === undefined || text === '' ? text : `${ability}: ${text}`;
}

function onDeployWords(stats: ChampionStats): string {
  const [first, ...others] = sentences(phrasesOf(stats.onDeploy));
  return first === undefined ? '' : [`When deployed: ${first}`, ...others].join(' ');
}

function championLines(card: Card, stats: ChampionStats): readonly CardLine[] {
  return [
    { kind: 'stats', text: `${statLine(card)}.` },
    { kind: 'deploy', text: 'Deploy it to your Capital or to a hex where you have Forces.' },
    { kind: 'price', text: card.goldByCount === undefined ? '' : priceWords(card.goldByCount) },
    { kind: 'ability', text: abilityWords(stats) },
    { kind: 'effect', text: onDeployWords(stats) },
    { kind: 'reminder', text: reminderText(phrasesOf(stats.onDeploy)) },
  ];
}

function effectLines({ effects, type }: Card): readonly CardLine[] {
  const phrases = phrasesOf(effects);
  const played = sentences(phrases).join(' ');
  return [
    {
      kind: 'effect',
      text: type === 'victory' ? `Played: ${played === '' ? 'No effect.' : played}` : played,
    },
    { kind: 'reminder', text: reminderText(phrases) },
  ];
}

function burnWords({ champion }: Card): string {
  return champion === undefined
    ? 'Burn: this card leaves the game once it has been carried out.'
    : 'Burn: the card leaves the game; the Champion stays until it dies.';
}

/** The full rules text of a card in parts. Figures that stand in `costText` and in the initiative are not repeated. */
export function cardLines(card: Card): readonly CardLine[] {
  const { champion, vp, burn } = card;
  const lines: readonly CardLine[] = [
    { kind: 'gain', text: vp > 0 ? `+${vp} permanent VP when you gain it.` : '' },
    ...(champion === undefined ? effectLines(card) : championLines(card, champion)),
    { kind: 'burn', text: burn ? burnWords(card) : '' },
  ];
  return lines.filter(({ text }) => text !== '');
}

/** The full rules text of a card. */
export function cardText(card: Card): string {
  return cardLines(card)
    .map(({ text }) => text)
    .join(' ');
}

/** What a faction begins with, in words. */
export function startersText({ swaps, own }: StarterRow): string {
  const swapped = swaps.map((swap) => `${nameOfSlug(swap.out)} for ${nameOfSlug(swap.in)}`);
  return `Swaps ${swapped.length === 0 ? 'nothing' : list(swapped)}. Of its own: ${list(counted(own.map(nameOfSlug)))}.`;
}
