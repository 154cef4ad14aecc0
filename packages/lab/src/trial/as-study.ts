// A trial as a study of the lab, and back: the same seeds, so the same matches wherever they are played.

import type { Given, Study, Variant } from '../study.ts';
import type { TrialQuestion } from './trial.ts';

/** The rules that a trial's study compares with those as given. */
export const changedRules = 'changed';

/** A trial's question as a study; null: it plays a card by force, which no study does. */
export function studyOf(
  { game, bots, before, after, seed, forced }: TrialQuestion,
  sets: number,
  told: { readonly title: string; readonly question: string },
  standard: Given,
): Study | null {
  if (forced !== undefined) return null;
  // Rules of a study add to those as given: what only these have goes back to the standard.
  const back = Object.keys(before).filter((name) => !Object.hasOwn(after, name));
  const given = Object.fromEntries(back.map((name) => [name, standard[name] ?? '']));
  return {
    ...told,
    game,
    tables: [[...bots]],
    sets,
    seed,
    options: { ...before },
    vary: {},
    how: 'one',
    seeds: 'shared',
    variants: { [changedRules]: { ...given, ...after } },
  };
}

/** Cards that options change, make or take out, or whose numbers they change, in whichever of the ways there are. */
function cardsIn(options: Given): readonly string[] {
  const found = new Set<string>();
  for (const [name, value] of Object.entries(options)) {
    const [card, number] = name.split('.');
    if (number !== undefined && card !== undefined) found.add(card);
    if (name === 'cardChanges')
      for (const [, slug = ''] of String(value).matchAll(/(?:^|;)\s*([^.;=\s]+)\s*\./g)) found.add(slug);
    if (name === 'cards' && value !== '')
      for (const slug of Object.keys(JSON.parse(String(value)) as object)) found.add(slug);
  }
  return [...found];
}

/** The question of a study's first other rules, at its first table; null: it compares none. `variants`: its rules, those as given first. */
export function questionOf(
  { game, tables, seed, seeds, options }: Study,
  [, other]: readonly Variant[],
): (TrialQuestion & { readonly rules: string }) | null {
  const [bots] = tables;
  if (other === undefined || bots === undefined) return null;
  const cards = cardsIn(other.options).filter((card) => !cardsIn(options).includes(card));
  // With seeds of their own these rules are played on those of their block.
  const own = seeds === 'fresh' ? `${seed}/${other.name}` : seed;
  return { game, bots, before: options, after: other.options, cards, seed: own, rules: other.name };
}
