// The match as the components of Twin Bridges are given it.

import type { MatchContext } from '@bridgefront/page/match-context.ts';
import type { TableView, TwinFace } from '../rules/table.ts';

/** A match of Twin Bridges on the page. */
export type Match = MatchContext<TableView, TwinFace>;
