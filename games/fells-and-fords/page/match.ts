// The match as the components of Fells and Fords are given it.

import type { MatchContext } from '@bridgefront/page/match-context.ts';
import { fullOptions } from '../rules/table.ts';
import type { FellsFace, FellsOptions, TableView } from '../rules/table.ts';

/** A match of Fells and Fords on the page. */
export type Match = MatchContext<TableView, FellsFace>;

/** The options that the match is played with. */
export function optionsOf({ source }: Match): FellsOptions {
  return fullOptions(source.info.value?.options ?? {});
}
