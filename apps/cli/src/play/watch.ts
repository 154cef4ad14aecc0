// A match of bots, written down as a readable report: rounds as headings, sentences, the table that they led to, places.

import { rule, wrap } from '@bridgefront/terminal/paint.ts';
import type { SignalWatch } from './interruption.ts';
import type { Table } from './table.ts';

/** Prints lines on stdout. */
export function say(...lines: readonly string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`);
}

/** Prints a part of the table with a blank line before it; a part without lines not at all. */
export function part(lines: readonly string[]): void {
  if (lines.length > 0) say('', ...lines);
}

/** A log sentence as a list item. */
export function bullet(text: string): string[] {
  return wrap(`  · ${text}`, 100, '    ');
}

/** Who plays what, and how to see the same match again. */
function cast(table: Table): string[] {
  const seats = table.players.map((_, seat) => `${table.names.title(seat)} (${table.names.player(seat)})`);
  return [
    ...wrap(`${table.paint('bold', table.game.title)}: ${seats.join(', ')}. Seed: ${table.beginning.seed}.`),
    '',
  ];
}

// The table as it is now, under where the match stands.
function board(table: Table): void {
  const drawing = table.drawing(null);
  const { header, map, seats } = table.drawn;
  say('', rule(table.paint, table.paint('bold', header(drawing))));
  part(map(drawing));
  part(seats(drawing));
  say('');
}

/**
 * Prints what happened since report number `from`; returns the new number. The table follows what led to it: a turn that
 * opens in the middle of it may have gone on by itself until somebody is asked.
 */
function tell(table: Table, from: number): number {
  let opened = false;
  for (const { opens, text } of table.told(null, from)) {
    opened ||= opens !== null;
    say(...bullet(text));
  }
  if (opened) board(table);
  return table.log.length;
}

/** The final places. */
export function sayRanking(table: Table): void {
  const outcome = table.game.outcome(table.match.state, table.match.options);
  if (outcome === null) return;
  const drawing = table.drawing(null);
  const { paint, drawn } = table;
  say('', rule(paint, paint('bold', 'The match is over')));
  part(drawn.map(drawing));
  part(drawn.ranking(drawing, outcome));
  say('');
}

/**
 * Plays a match of bots to its end; nobody is there who might want another.
 * @throws Interruption
 */
export async function watchMatch(table: Table, watch: SignalWatch): Promise<false> {
  say(...cast(table));
  let told = tell(table, 0);
  await table.untilAsked(() => {
    if (told < table.log.length) told = tell(table, told);
    watch.check();
  });
  sayRanking(table);
  return false;
}
