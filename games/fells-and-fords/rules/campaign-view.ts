// What everybody sees of a campaign: totals, and the list of what was fought.

import { battleCount, chooserOf, totalsOf } from './campaign.ts';
import { OBJECTIVES } from './tables/objectives.ts';
import type { Fought, State, WinReason } from './types.ts';

// Type aliases, because only they fit the kernel's `Json`.

/** A battle of a campaign that is over: objectives and VP by seat. */
export type FoughtView = {
  readonly objectives: readonly string[];
  readonly vp: readonly number[];
  readonly first: number;
  readonly winner: number;
  readonly why: WinReason;
  readonly rounds: number;
};

/** How a campaign stands. */
export type CampaignView = {
  /** The battle under way or to come, from 1. */
  readonly battle: number;
  readonly fought: readonly FoughtView[];
  /** By seat: VP of all battles over with the bonus, battles won, and the bonus of the last battle's winner. */
  readonly points: readonly number[];
  readonly wins: readonly number[];
  readonly bonus: readonly number[];
  /** Whoever won the battle before and has the choice of the next objective; -1: nobody. */
  readonly chooser: number;
};

function foughtView({ objectives, ...rest }: Fought): FoughtView {
  return { objectives: objectives.map((id) => OBJECTIVES[id].slug), ...rest };
}

/** How the campaign stands; null in a single battle. All of it is public (FF-100). */
export function campaignView(state: State): CampaignView | null {
  const { options, fought } = state;
  if (!options.campaign) return null;
  return {
    battle: Math.min(battleCount, fought.length + 1),
    fought: fought.map(foughtView),
    ...totalsOf(fought),
    chooser: chooserOf(state),
  };
}
