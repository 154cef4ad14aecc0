// Rules of a variant as its game takes them: figures that a study names singly go into the game's own option for them.

import { didYouMean, readOptions } from '@bridgefront/kernel';
import type { AnyGame } from '@bridgefront/kernel';
import type { LabGame } from './world.ts';
import { StudyError } from './study-error.ts';
import type { Given } from './study.ts';

/** Whether a study means a single figure, such as a card's (`zap.mana`), and not an option. */
function isFigure(name: string): boolean {
  return name.includes('.');
}

// `preset` in a study stands for the values that a game gives that name; other options of the study override them.
function withPreset({ title, presets = [] }: AnyGame, { preset: name, ...own }: Given): Given {
  if (name === undefined) return own;
  const preset = presets.find((one) => one.name === name);
  if (preset !== undefined) return { ...preset.options, ...own };
  const names = presets.map((one) => one.name);
  throw new StudyError(
    names.length === 0
      ? `${title} has no presets.`
      : `There is no preset "${String(name)}"${didYouMean(String(name), names)}; there are: ${names.join(', ')}.`,
  );
}

/**
 * The options of a match. Equal figures give equal texts, in whatever order they are written.
 * @throws StudyError when the game has no such preset, or no figures that can be changed singly
 */
export function optionsOf({ game, measures }: Pick<LabGame, 'game' | 'measures'>, written: Given): Given {
  const given = withPreset(game, written);
  const figures = Object.keys(given).filter(isFigure).sort();
  if (figures.length === 0) return given;
  const option = measures?.changes;
  if (option === undefined)
    throw new StudyError(`${game.title} has options only; it has no figure "${figures[0]}".`);
  const text = [given[option] ?? '', ...figures.map((name) => `${name}=${String(given[name])}`)];
  const others = Object.entries(given).filter(([name]) => !isFigure(name));
  return { ...Object.fromEntries(others), [option]: text.filter((part) => part !== '').join(';') };
}

/**
 * Refuses rules that the game does not know.
 * @throws StudyError with the game's own sentence
 */
export function checkRules(lab: LabGame, variant: string, given: Given, seats: number): void {
  const read = readOptions(lab.game.options, optionsOf(lab, given));
  const problem = 'problem' in read ? read.problem : (lab.game.checkOptions?.(read.options, seats) ?? null);
  if (problem !== null) throw new StudyError(`The rules "${variant}" cannot be played: ${problem}`);
}

// All that options decide, as one text; null when the game refuses them.
function effectOf({ game, measures }: LabGame, given: Given, seats: number): string | null {
  const read = readOptions(game.options, optionsOf({ game, measures }, given));
  if ('problem' in read || (game.checkOptions?.(read.options, seats) ?? null) !== null) return null;
  const { changes, cards } = measures ?? {};
  if (changes === undefined || cards === undefined) return JSON.stringify(read.options);
  return JSON.stringify([{ ...read.options, [changes]: '' }, cards(read.options)]);
}

/** Whether two sets of rules are the same, however they are written; what the game refuses is the same as nothing. */
export function sameRules(lab: LabGame, a: Given, b: Given, seats: number): boolean {
  const effect = effectOf(lab, a, seats);
  return effect !== null && effect === effectOf(lab, b, seats);
}
