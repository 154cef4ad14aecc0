// Answers given beforehand: which moments a person wants to be asked at, and what is said for them at the others.

import { standingWays, wayOf, withWay } from '@bridgefront/hosting/standing-ways';
import type { StandingWay } from '@bridgefront/hosting/standing-ways';
import type { Seat } from '@bridgefront/kernel';
import { wrap } from '@bridgefront/terminal/paint.ts';
import type { Table } from './table.ts';

const says: { readonly [way in StandingWay]: string } = {
  ask: 'you are asked',
  never: 'you never react',
  always: 'you react whenever you can',
};
const usage = 'To change it, write its number and how: answers 1 never (or always, or ask).';

/** The line of help for the command; none in a game without such moments. */
export function answersHelp(table: Table, seat: Seat): readonly (readonly [words: string, help: string])[] {
  const { windows = [] } = table.standing(seat);
  const help = 'whether you are asked at moments when you might react; answers 1 never answers for you';
  return windows.length === 0 ? [] : [['answers', help]];
}

/** Carries out `answers` or `answers 1 never`; what to say then. */
export async function answersLines(table: Table, seat: Seat, text: string): Promise<readonly string[]> {
  const { windows = [], standing = [] } = table.standing(seat);
  if (windows.length === 0) return ['This game has no moments at which you might react out of turn.'];
  const [number = '', wish = ''] = text.toLowerCase().split(/\s+/);
  const kind = windows[Number(number) - 1];
  const way = standingWays.find((one) => one === wish);
  if (text !== '' && (kind === undefined || way === undefined)) return wrap(usage);
  if (kind !== undefined && way === 'always' && kind.always.length === 0)
    return wrap(`${kind.text}: there is a choice to make, so you are asked, or never react.`);
  if (kind !== undefined && way !== undefined) await table.keepStanding(seat, withWay(kind, way, standing));
  const now = table.standing(seat).standing ?? [];
  const lines = windows.map((one, at) => `  ${at + 1}  ${one.text}: ${says[wayOf(one, now)]}`);
  return ['', ...lines.flatMap((line) => wrap(line, 100, '     ')), ...wrap(usage)];
}
