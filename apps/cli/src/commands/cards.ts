// `bridgefront cards`: all cards of a game, or one of them.

import type { Command } from 'commander';
import { cardsCalled } from '@bridgefront/terminal/cards.ts';
import type { CardEntry, GameExtras } from '@bridgefront/terminal/extras.ts';
import { usageError } from '@bridgefront/terminal/failure.ts';
import { examplesOf } from '../examples.ts';
import { findGame } from '../games.ts';
import type { GameEntry } from '../games.ts';
import { notFound } from '@bridgefront/terminal/names.ts';
import { fullWidth, hanging, paintFor, rule, wrap } from '@bridgefront/terminal/paint.ts';
import type { Paint } from '@bridgefront/terminal/paint.ts';
import { gameOptions } from '@bridgefront/lab/words.ts';
import { gather, printJson, printLines } from './shared.ts';

interface CardsFlags {
  readonly option: readonly string[];
  readonly json?: true;
}

/** The card with this name, or with a name in which these words occur once only. */
export function findCard(cards: readonly CardEntry[], name: string): CardEntry {
  const close = cardsCalled(cards, name);
  if (close.length === 1) return close[0];
  if (close.length > 1 && close.length <= 8)
    throw usageError(`"${name}" may be ${close.map((card) => card.name).join(', ')}: write the whole name.`);
  throw notFound(
    'card',
    name,
    (close.length === 0 ? cards : close).map((card) => card.name),
  );
}

const nameWidth = 26;

function cardLines(paint: Paint, extras: GameExtras, card: CardEntry): string[] {
  const facts = extras.cardFacts?.(card) ?? card.type;
  return [
    ...hanging(paint('bold', card.name), paint('cyan', facts), nameWidth),
    ...hanging('', card.text, nameWidth),
  ];
}

function tableLines(paint: Paint, extras: GameExtras, cards: readonly CardEntry[]): string[] {
  const lines: string[] = [];
  for (const deck of new Set(cards.map((card) => card.deck))) {
    const inDeck = cards.filter((card) => card.deck === deck);
    const count = inDeck.reduce((sum, card) => sum + card.copies, 0);
    const title = `${extras.deckTitle?.(deck) ?? deck} · ${count} ${count === 1 ? 'card' : 'cards'}`;
    if (lines.length > 0) lines.push('');
    lines.push(rule(paint, paint('bold', title)));
    for (const card of inDeck) lines.push('', ...cardLines(paint, extras, card));
  }
  return lines;
}

function oneCard(paint: Paint, extras: GameExtras, card: CardEntry): string[] {
  return [
    paint('bold', card.name),
    paint('cyan', extras.cardFacts?.(card) ?? card.type),
    paint('dim', extras.deckTitle?.(card.deck) ?? card.deck),
    '',
    ...wrap(card.text, fullWidth),
  ];
}

/** The cards of a game under these options. */
export function cardsOf({ game, extras }: GameEntry, pairs: readonly string[]): readonly CardEntry[] {
  const cards = extras?.cards?.(gameOptions(game, pairs));
  if (cards === undefined) throw usageError(`${game.title} has no cards to list.`);
  return cards;
}

function show(gameName: string, words: readonly string[], flags: CardsFlags): void {
  const entry = findGame(gameName);
  const cards = cardsOf(entry, flags.option);
  const paint = paintFor(process.stdout);
  const extras = entry.extras ?? {};
  if (words.length === 0) {
    if (flags.json === true) printJson(cards);
    else printLines(tableLines(paint, extras, cards));
    return;
  }
  const card = findCard(cards, words.join(' '));
  if (flags.json === true) printJson(card);
  else printLines(oneCard(paint, extras, card));
}

/** Adds `cards` to the command line. */
export function addCards(program: Command): void {
  program
    .command('cards')
    .description('list all cards of a game, or show one')
    .argument('<game>', 'name of the game')
    .argument('[card...]', 'name of one card, or a part of it that fits no other')
    .option(
      '-o, --option <name=value>',
      'an option of the game that changes cards; may be repeated',
      gather,
      [],
    )
    .option('--json', 'print JSON: a list of cards, or the one card')
    .addHelpText(
      'after',
      () => `
${examplesOf('cards')}`,
    )
    .action(show);
}
