// How a study, and a match of it, is played again: commands to copy.

import { optionsOf } from './rules.ts';
import { shellWord } from './shell.ts';
import type { Job, Study } from './study.ts';
import type { Stopping } from './sweep.ts';
import type { LabGame } from './world.ts';

/** The command that plays a match of a study again in the terminal. */
export function replayCommand(
  lab: LabGame,
  { game }: Pick<Study, 'game'>,
  { bots, seed, options }: Pick<Job, 'bots' | 'seed' | 'options'>,
): string {
  const given = Object.entries(optionsOf(lab, options)).map(([name, value]) => {
    const text = `${name}=${Array.isArray(value) ? value.join(',') : String(value)}`;
    return ` --option ${shellWord(text)}`;
  });
  return `npx bridgefront play ${game} --seats ${shellWord(bots.join(','))} --seating as-taken --seed ${shellWord(seed)}${given.join('')}`;
}

/**
 * The command that plays a study again out of its own file, into another folder; `stopping`: of a sweep, how it was told
 * to stop.
 */
export function repeatCommand(study: string, out: string, stopping: Stopping | null): string {
  const words =
    stopping === null
      ? ['run', study]
      : [
          'sweep',
          study,
          ...stopping.until.flatMap((figure) => ['--until', figure]),
          '--margin',
          String(stopping.margin),
        ];
  return `npx bridgefront lab ${[...words, '--out', out].map(shellWord).join(' ')}`;
}
