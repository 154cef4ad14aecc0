// Event port of the matches in memory: what they tell the services above them.

import type { HostEvents, MatchHost } from './host.ts';

/** The one way upward: what the matches in memory tell the server. */
export interface MatchEvents extends Pick<HostEvents, 'acted'> {
  /** The last choice of a match is on the disk. */
  over(host: MatchHost): void;
  /** The match changed; not yet on the disk. */
  changed(host: MatchHost): void;
  /** Standing answers have lapsed; that is still to be stored. */
  lapsed(host: MatchHost): void;
  /** The match goes on under newer rules, as its table now says; that is still to be stored. */
  moved(host: MatchHost): void;
  /** A bot has thought for so many seconds. */
  thought(seconds: number): void;
}
