// Candidates of a tuning: changes of options that may be tried.

import { sameRules } from './rules.ts';
import { gridOf } from './grid.ts';
import { StudyError } from './study-error.ts';
import type { Given } from './study.ts';
import type { Tuning } from './tune.ts';
import type { LabGame } from './world.ts';

/** One candidate: what it changes, and that as its name. */
export interface Candidate {
  readonly name: string;
  readonly change: Given;
}

/** Values by option that are tried. */
export type Moves = { readonly [option: string]: readonly Given[string][] };

/** The candidate with this change. */
export function candidateOf(change: Given): Candidate {
  const parts = Object.entries(change).map(([option, one]) => `${option}=${String(one)}`);
  return { name: parts.join(' '), change };
}

// Of a range, five values spread over it stand for the rest until it is walked.
function tryable(values: Tuning['may'][string]): readonly Given[string][] {
  if (Array.isArray(values)) return values;
  const grid = gridOf(values);
  const most = Math.min(5, grid.length);
  return Array.from(
    { length: most },
    (_, index) => grid[Math.round((index * (grid.length - 1)) / Math.max(1, most - 1))],
  );
}

/** A change without what the rules as given have already. */
export function realChange(lab: LabGame, { options, tables }: Tuning['study'], change: Given): Given {
  const [{ length: seats }] = tables;
  const real = Object.entries(change).filter(
    ([option, one]) => !sameRules(lab, options, { ...options, [option]: one }, seats),
  );
  return Object.fromEntries(real);
}

/**
 * The values of a tuning that change anything, each once.
 * @throws StudyError when there are none
 */
export function movesOf(lab: LabGame, { may, study }: Tuning): Moves {
  const moves = Object.entries(may).map(([option, values]): [string, Moves[string]] => {
    const known = new Set<string>();
    const once = tryable(values).filter((one) => !known.has(String(one)) && known.add(String(one)));
    const real = once.filter((one) => Object.hasOwn(realChange(lab, study, { [option]: one }), option));
    return [option, real];
  });
  if (moves.every(([, values]) => values.length === 0))
    throw new StudyError('"may" holds no value that the rules as given do not have already.');
  return Object.fromEntries(moves);
}

/** All changes of at most `most` options, those with fewer changes first. */
export function candidatesOf(
  moves: Moves,
  { most, candidates }: Pick<Tuning, 'most' | 'candidates'>,
): readonly Candidate[] {
  let level = [candidateOf({})];
  const all: Candidate[] = [];
  const names = Object.keys(moves);
  for (let size = 1; size <= most && all.length < candidates; size++) {
    level = level.flatMap(({ change }) => {
      const last = Math.max(-1, ...Object.keys(change).map((option) => names.indexOf(option)));
      return names
        .slice(last + 1)
        .flatMap((option) => moves[option].map((one) => candidateOf({ ...change, [option]: one })));
    });
    all.push(...level);
  }
  return all.slice(0, candidates);
}
