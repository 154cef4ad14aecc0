// The words for moves: who moves, how far, over what, and what follows.

import { plural } from '@bridgefront/tabletop/words';
import type { EffectOf } from '../effects.ts';
import type { Phrase } from './phrases.ts';

type Move = EffectOf<'move'>;

function mover({ who, unit, stacks }: Move): string {
  if (who === 'deployed') return 'all Forces just deployed';
  if (who === 'deployed-hex') return 'a stack of yours from that hex';
  if (unit === 'force') return '1 of your Forces';
  return stacks === 1 ? '1 stack' : `up to ${stacks} different stacks, one after another,`;
}

function distance({ steps, stacks, ignoring, who }: Move): string {
  const far = steps === 1 ? '1 hex' : `up to ${steps} hexes`;
  const each = stacks > 1 && who === undefined ? ' each' : '';
  const along =
    ignoring === 'bridges' ? 'ignoring Bridges' : steps === 1 ? 'along a Bridge' : 'along Bridges';
  return `${far}${each} ${along}`;
}

function notes({ stops, winDraw = 0, arrivalDraw = 0 }: Move): readonly string[] {
  const found: string[] = [];
  if (stops === 'occupied')
    found.push('It must stop as soon as it enters a hex with any units, your own included.');
  if (winDraw > 0)
    found.push(
      `If it wins a battle this round, draw ${plural(winDraw, 'card')} in Cleanup and keep ${winDraw === 1 ? 'it' : 'them'} for the next round, on top of your new hand.`,
    );
  if (arrivalDraw > 0)
    found.push(`If any of it then stands on the Center or a Forge, draw ${plural(arrivalDraw, 'card')}.`);
  return found;
}

/** A move in words. */
export function moveWords(move: Move): Phrase {
  const beside =
    move.endsBeside === 'champion' ? ', ending next to one of your Champions that is not in the stack' : '';
  return {
    clause: `${move.optional ? 'you may ' : ''}move ${mover(move)} ${distance(move)}${beside}`,
    notes: notes(move),
    reminders: ['entering', 'siege'],
  };
}
