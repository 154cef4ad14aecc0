// Colours, and texts measured as they look: only where the terminal shows colour and nobody has asked for none.

import { stripVTControlCharacters, styleText } from 'node:util';
import type { WriteStream } from 'node:tty';

/** The widest line that any command prints. */
export const fullWidth = 100;

type Style = Parameters<typeof styleText>[0];

/** Paints a text; without colour the text stays as it is. */
export type Paint = (style: Style, text: string) => string;

function wantsColour(stream: NodeJS.WriteStream): boolean {
  const { NO_COLOR, FORCE_COLOR, TERM } = process.env;
  if (NO_COLOR !== undefined && NO_COLOR !== '') return false;
  if (FORCE_COLOR !== undefined && FORCE_COLOR !== '' && FORCE_COLOR !== '0') return true;
  return stream.isTTY && TERM !== 'dumb' && (stream as WriteStream).hasColors();
}

/** The painter for a stream (NO_COLOR and FORCE_COLOR are heeded). */
export function paintFor(stream: NodeJS.WriteStream): Paint {
  if (!wantsColour(stream)) return (_style, text) => text;
  return (style, text) => (text === '' ? '' : styleText(style, text, { validateStream: false }));
}

/** Columns that a text takes, colour left out. All our signs are one code unit and one column wide. */
export function widthOf(text: string): number {
  return stripVTControlCharacters(text).length;
}

/** Fills with blanks to the width; longer texts stay as they are. */
export function padTo(text: string, width: number, align: 'left' | 'right' | 'centre' = 'left'): string {
  const room = Math.max(0, width - widthOf(text));
  if (align === 'left') return text + ' '.repeat(room);
  if (align === 'right') return ' '.repeat(room) + text;
  const left = Math.floor(room / 2);
  return ' '.repeat(left) + text + ' '.repeat(room - left);
}

/** Breaks a text at blanks; leading blanks stay. Later lines start with `indent`, which counts towards the width. */
export function wrap(text: string, width: number = fullWidth, indent = ''): string[] {
  const lines: string[] = [];
  const [margin] = /^ */.exec(text) ?? [''];
  let line = margin;
  for (const word of text.slice(margin.length).split(' ')) {
    const longer = line.trim() === '' ? line + word : `${line} ${word}`;
    if (widthOf(longer) <= width || line.trim() === '') line = longer;
    else {
      lines.push(line);
      line = indent + word;
    }
  }
  return [...lines, line];
}

/** A label and a text in two columns, the text wrapped beside the label. */
export function hanging(
  label: string,
  text: string,
  labelWidth: number,
  width: number = fullWidth,
): string[] {
  const [first = '', ...rest] = wrap(text, Math.max(20, width - labelWidth));
  return [padTo(label, labelWidth) + first, ...rest.map((line) => ' '.repeat(labelWidth) + line)];
}

/** A rule across the page with a title in it: `── Round 3 ─────…`. */
export function rule(paint: Paint, title: string, width: number = fullWidth): string {
  const left = paint('dim', '──');
  const rest = Math.max(2, width - widthOf(title) - 4);
  return `${left} ${title} ${paint('dim', '─'.repeat(rest))}`;
}
