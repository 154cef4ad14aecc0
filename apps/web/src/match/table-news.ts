// What has become of the table while it is played: who left it, who wants to end it, who plays for whom.

import type { MatchInfo } from '@bridgefront/protocol';
import { mySeat } from '../source/my-seat.ts';
import { matchTexts } from '../texts/match.ts';

// One piece of news.
interface News {
  /** The same as long as it is no other news. */
  readonly key: string;
  readonly says: string;
}

/** What others did to the match as a whole, and bots that are no more, as long as it stands. */
export function tableNews(info: MatchInfo): readonly News[] {
  if (info.status !== 'live') return [];
  const sits = mySeat(info) !== null;
  return info.seats.flatMap(({ seat, kind, mine, name, left, standIn }): readonly News[] => {
    if (mine || name === null) return [];
    if (kind === 'bot' && standIn !== null)
      return [{ key: `bot-${seat}-${standIn}`, says: matchTexts.botGone(name, standIn) }];
    if (left === true) return [{ key: `left-${seat}`, says: matchTexts.otherLeft(name) }];
    if (!info.votes.includes(seat)) return [];
    return [{ key: `vote-${seat}`, says: matchTexts.otherVoted(name, sits) }];
  });
}
