// The match as the components of Heartland are given it.

import type { MatchContext } from '@bridgefront/page/match-context.ts';
import { fullOptions } from '../rules/table.ts';
import type { HeartlandFace, HeartlandOptions, TableView } from '../rules/table.ts';

/** A match of Heartland on the page. */
export type Match = MatchContext<TableView, HeartlandFace>;

/** The options that the match is played with. */
export function optionsOf({ source }: Match): HeartlandOptions {
  return fullOptions(source.info.value?.options ?? {});
}
