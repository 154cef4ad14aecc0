// The match as the components of Heartland are given it.

import type { MatchContext } from '@bridgefront/page/match-context.ts';
import type { HeartlandFace, TableView } from '../rules/table.ts';

/** A match of Heartland on the page. */
export type Match = MatchContext<TableView, HeartlandFace>;
