// The battlefield as text: staggered rows of hexes with terrain, banners and units.

import { padTo, widthOf } from '@bridgefront/terminal/paint.ts';
import type { Drawing } from '@bridgefront/terminal/table.ts';
import type { TableView, UnitView } from '../rules/index.ts';
import { board, ownRow } from '../rules/hexes.ts';

const cell = 7;

/** Signs of terrain: three letters, so that the map reads without colour. */
const signs: { readonly [terrain: string]: readonly [sign: string, style: Parameters<Drawing['paint']>[0]] } =
  {
    forest: ['♣♣♣', 'green'],
    hill: ['▲▲▲', 'yellow'],
    building: ['⌂⌂⌂', 'magenta'],
    tent: ['/▲\\', 'cyan'],
    water: ['≈≈≈', 'blue'],
    ford: ['≈∙≈', 'blue'],
    bridge: ['≈╪≈', 'blue'],
  };

/** The two letters of a kind of unit: `TW` for Toll Wardens. */
function unitLetters(slug: string): string {
  return slug
    .split('-')
    .map((word) => word.slice(0, 1).toUpperCase())
    .join('');
}

/** The view of a table. */
export function tableOf({ view }: Drawing): TableView {
  return view.table as TableView;
}

function unitText({ names, paint }: Drawing, unit: UnitView): string {
  const marks = `${unit.poisoned === true ? '☠' : ''}${unit.stunned === true ? '✶' : ''}`;
  const text = `${names.symbol(unit.seat).slice(0, 1)}${unitLetters(unit.unit)}${unit.health}${marks}`;
  return unit.ordered === true ? paint('bold', names.colour(unit.seat, text)) : names.colour(unit.seat, text);
}

function centred(text: string): string {
  return padTo(text, cell, 'centre');
}

function groundText(drawing: Drawing, name: string, terrain: string): string {
  const { paint } = drawing;
  const { banners, cairns } = tableOf(drawing);
  const [sign, style] = signs[terrain] ?? ['', 'dim'];
  const banner = banners.find(({ at }) => at === name);
  const flag = banner === undefined ? '' : paint('red', `⚑${banner.vp > 1 ? banner.vp : ''}`);
  return `${paint(style, sign)}${flag}${cairns.includes(name) ? '∆' : ''}`;
}

/** The map, North on top, with the own rows of South at its left. */
export function mapLines(drawing: Drawing): readonly string[] {
  const { terrain, units } = tableOf(drawing);
  const { paint } = drawing;
  const kinds = new Map(
    Object.entries(terrain).flatMap(([kind, hexes]) => hexes.split(' ').map((hex) => [hex, kind] as const)),
  );
  const lines: string[] = [];
  for (let r = 0; r < 9; r++) {
    const row = board.hexNames.filter((_, hex) => board.r[hex] === r);
    const margin = r % 2 === 0 ? '' : '   ';
    const label = padTo(paint('dim', `${ownRow(board.hexByName.get(row[0]) ?? 0, 0)}`), 2);
    const ground = row.map((name) => centred(groundText(drawing, name, kinds.get(name) ?? 'clear'))).join('');
    const standing = row
      .map((name) => {
        const unit = units.find(({ at }) => at === name);
        return centred(unit === undefined ? paint('dim', '·') : unitText(drawing, unit));
      })
      .join('');
    lines.push(`${label}${margin}${standing}`.trimEnd(), `  ${margin}${ground}`.trimEnd());
  }
  return [...lines, '', ...legend(drawing)];
}

function legend({ paint }: Drawing): string[] {
  const known = Object.entries(signs).map(([name, [sign, style]]) => `${paint(style, sign)} ${name}`);
  const text = `${known.join('  ')}  ${paint('red', '⚑')} banner  ☠ poisoned  ✶ stunned`;
  return widthOf(text) > 0 ? [text] : [];
}
