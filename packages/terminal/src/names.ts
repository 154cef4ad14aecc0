// Names that people mistype: the nearest one, or all that there are.

import { nearestName } from '@bridgefront/kernel';
import { usageError } from './failure.ts';
import type { CommandFailure } from './failure.ts';

/** `There is no bot "gredy"; did you mean "greedy"?`, or the list of all when none is near. */
export function notFound(kind: string, name: string, known: readonly string[]): CommandFailure {
  const near = nearestName(name, known);
  const hint = near === null ? `there is: ${known.join(', ')}.` : `did you mean "${near}"?`;
  return usageError(`There is no ${kind} "${name}"; ${hint}`);
}
