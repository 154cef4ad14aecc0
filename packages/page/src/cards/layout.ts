// Layout of a card in the hand: which of three it takes by the length of its text, and how narrow it may become before
// a word of it would be lost. Estimated from letters, in rem; the text is never cut, for a card grows where it errs.

import { lineText } from './content.ts';
import type { CardContent } from './content.ts';

/** `short`, `medium`: the picture above, large or low; `long`: the picture in a corner beside the name. */
export type CardLayout = 'short' | 'medium' | 'long';

/** How many letters a text may have for the first two. */
const letters = { short: 62, medium: 120 } as const;

/** What stands on the card in the hand, where reminders do not. */
function textOf({ lines }: CardContent): string {
  return lines
    .filter(({ reminder }) => reminder !== true)
    .map(lineText)
    .join(' ');
}

/** The layout by the length of the text; a row of figures takes the room of a line. */
export function layoutOf(card: CardContent): CardLayout {
  const length = textOf(card).length + (card.figures.length > 0 ? 22 : 0);
  if (length <= letters.short) return 'short';
  return length <= letters.medium + 22 ? 'medium' : 'long';
}

// Widths of letters and heights of lines in rem, as the style sheet sets them.
const letter = 0.31;
const nameLetter = 0.445;
const line = 0.83;
const nameLine = 0.93;
const kindLine = 0.83;
const figuresRow = 1.4;
const edges = 1.12;
const padding = 0.6;
/** Between paragraphs. */
const gap = 0.2;

/** How high cards of a hand are in its rail, the usual height first; `hand.module.css` has the bounds. */
export const handHeights = [11.5, 10, 8.4] as const;

const widths = { least: 5.4, usual: 8, most: 16, step: 0.2 } as const;
const pictures = { short: 3.5, medium: 2.5, long: 1.75 } as const;
/** A corner picture, and its gap. */
const corner = 2.6;

function wordsLines(words: readonly string[], perLine: number): number {
  let lines = 1;
  let at = 0;
  for (const word of words) {
    if (at > 0 && at + 1 + word.length > perLine) {
      lines++;
      at = word.length;
    } else at += (at > 0 ? 1 : 0) + word.length;
  }
  return lines;
}

/** The picture lies in a corner, unless gems and initiative need the upper edge. */
function besideName(card: CardContent): number {
  return layoutOf(card) === 'long' && card.initiative === undefined ? corner : 0;
}

function heightAt(card: CardContent, width: number): number {
  const inner = width - edges;
  const beside = besideName(card);
  const name = wordsLines(card.name.split(' '), Math.floor((inner - beside) / nameLetter)) * nameLine;
  const text = card.lines
    .filter(({ reminder }) => reminder !== true)
    .reduce(
      (sum, one) => sum + wordsLines(lineText(one).split(' '), Math.floor(inner / letter)) * line + gap,
      0,
    );
  const head = Math.max(name + kindLine, beside);
  const picture = beside > 0 ? 0 : pictures[layoutOf(card)];
  return picture + head + text + (card.figures.length > 0 ? figuresRow : 0) + padding;
}

function longest(text: string): number {
  return Math.max(...text.split(/[ -]/).map(({ length }) => length));
}

/** The width in rem that the row of figures takes. */
export function figuresWidth({ figures }: CardContent): number {
  return figures.length * 2 + 0.5;
}

/** The width in rem below which the card would not fit this height in a hand, and the one it likes to have. */
export function widthsOf(
  card: CardContent,
  height: number = handHeights[0],
): { readonly least: number; readonly usual: number } {
  const name = longest(card.name) * nameLetter + besideName(card);
  const word = Math.max(name, longest(textOf(card)) * letter * 1.15) + edges;
  const fits = Math.max(word, figuresWidth(card));
  let least = Math.max(widths.least, Math.ceil(fits / widths.step) * widths.step);
  while (least < widths.most && heightAt(card, least) > height) least += widths.step;
  return { least, usual: Math.max(least, widths.usual) };
}
