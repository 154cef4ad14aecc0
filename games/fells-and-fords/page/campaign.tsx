// A campaign's table of totals: what was fought, who won it, and how the sides stand.

import { BetweenGames, FoldedStandings, Standings } from '@bridgefront/page/standings/standings.tsx';
import type { Line } from '@bridgefront/page/standings/standings.tsx';
import { objectiveOf, wonHow } from '../rules/table.ts';
import type { CampaignView } from '../rules/table.ts';
import type { Match } from './match.ts';
import type { Seen } from './seen.ts';
import { fellsTexts } from './texts.ts';

const words = fellsTexts.campaign;

interface TotalsProps {
  readonly match: Match;
  readonly campaign: CampaignView;
}

function linesOf({ fought, bonus }: CampaignView): readonly Line[] {
  const battles = fought.map(({ objectives, vp, winner, why }, battle) => ({
    head: String(battle + 1),
    results: vp.map((points, seat) => ({
      about: objectiveOf(objectives[seat]).name,
      figure: words.vp(points),
      ...(winner === seat && { won: wonHow[why] }),
    })),
  }));
  if (!bonus.some((more) => more > 0)) return battles;
  return [
    ...battles,
    { head: words.bonus, results: bonus.map((more) => ({ figure: more > 0 ? `+${more}` : '' })) },
  ];
}

/** Every battle with its objectives and points, and the totals under them. */
export function Totals({ match, campaign }: TotalsProps) {
  return (
    <Standings
      caption={words.caption}
      corner={words.battle}
      entrants={campaign.points.map((_, seat) => ({ seats: [seat], name: match.nameOf(seat) }))}
      lines={linesOf(campaign)}
      total={words.total}
      totals={campaign.points.map(String)}
    />
  );
}

/** Over the map between two battles, for whoever waits for the other's objective. */
export function Between({ match, campaign }: TotalsProps) {
  return (
    <BetweenGames title={words.between(campaign.battle)} line={words.chooses(match.nameOf(campaign.chooser))}>
      <Totals match={match} campaign={campaign} />
    </BetweenGames>
  );
}

/** The campaign in the panel: open while nothing is fought, else behind its line. */
export function CampaignAside({ match }: { readonly match: Match }) {
  const { campaign, phase } = match.shown.value.view.table;
  if (campaign === null) return null;
  return (
    <FoldedStandings line={words.line(campaign.battle, campaign.points)} open={phase !== 'play'}>
      <Totals match={match} campaign={campaign} />
    </FoldedStandings>
  );
}

/** Whether the table stands between two battles of a campaign. */
export function isBetween({ table }: Seen): boolean {
  return table.phase === 'objectives' && (table.campaign?.fought.length ?? 0) > 0;
}
