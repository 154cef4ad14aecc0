// How a match of a study is seen again.

import { optionsOf } from './rules.ts';
import { shellWord } from './shell.ts';
import type { Job, Study } from './study.ts';
import type { LabGame } from './world.ts';

/** The command that plays a match of a study again in the terminal. */
export function replayCommand(
  lab: LabGame,
  { game }: Pick<Study, 'game'>,
  { bots, seed, options }: Job,
): string {
  const given = Object.entries(optionsOf(lab, options)).map(([name, value]) => {
    const text = `${name}=${Array.isArray(value) ? value.join(',') : String(value)}`;
    return ` --option ${shellWord(text)}`;
  });
  return `npx bridgefront play ${game} --seats ${bots.join(',')} --seating as-taken --seed ${shellWord(seed)}${given.join('')}`;
}
