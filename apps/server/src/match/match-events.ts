// Event port of the matches in memory: what they tell the services above them.

import type { HostedMatch, Outbox } from '@bridgefront/hosting';
import type { StoredMatch } from '../store/store.ts';

/** A match in memory, at this server. */
export type MatchHost = HostedMatch<StoredMatch>;

/** The one way upward: what the matches in memory tell the server. */
export interface MatchEvents extends Required<
  Pick<Outbox<StoredMatch>, 'acted' | 'thought' | 'over' | 'lapsed' | 'late'>
> {
  /** The match changed in more than somebody's plan; not yet on the disk. */
  changed(host: MatchHost): void;
  /** The match goes on under newer rules, as its table now says; that is still to be stored. */
  moved(host: MatchHost): void;
}
