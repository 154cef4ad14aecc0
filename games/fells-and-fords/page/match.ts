// The match as the components of Fells and Fords are given it.

import type { MatchContext } from '@bridgefront/page/match-context.ts';
import type { FellsFace, TableView } from '../rules/table.ts';

/** A match of Fells and Fords on the page. */
export type Match = MatchContext<TableView, FellsFace>;
