// The match as the components of Castles are given it.

import type { MatchContext } from '@bridgefront/page/match-context.ts';
import type { CastlesFace, TableView } from '../rules/table.ts';

/** A match of Castles on the page. */
export type Match = MatchContext<TableView, CastlesFace>;
