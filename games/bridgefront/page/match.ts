// The match as Bridgefront's components are given it.

import type { MatchContext } from '@bridgefront/page/match-context.ts';
import type { SeatReport } from '@bridgefront/viewing';
import type { BridgefrontFace, TableView } from '../rules/table.ts';

/** A match of Bridgefront on the page. */
export type Match = MatchContext<TableView, BridgefrontFace>;

/** A report of Bridgefront. */
export type Report = SeatReport<BridgefrontFace>;
