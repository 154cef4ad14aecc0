// Caller of an endpoint, and the shape of what answers it.

import type {
  Answer,
  EndpointName,
  endpoints,
  Given,
  studyEndpoints,
  WireRefusal,
} from '@bridgefront/protocol';
import type { Credential } from '../people/credentials.ts';
import type { Identity } from '../store/store.ts';
import type { Browser } from './session-cookies.ts';
import type { Written } from './written.ts';
import type { Flow } from './flow.ts';
import type { Lines } from './record-handlers.ts';

/** Who asks. */
export interface Caller {
  readonly identity: Identity | null;
  /** What they came with, for whatever outlives the request. */
  readonly credential: Credential | null;
  /** The network it comes from, under a name of our own. */
  readonly origin: string;
  /** Resolves when the connection is closed, or the answer complete. */
  whenGone(): Promise<void>;
  /** Takes one of the network's live connections for as long as this request lasts; false when it has enough. */
  stay(): boolean;
  /** The caller's browser; null: a program. */
  readonly browser: Browser | null;
  /** Whether it came with the token of who runs the server. */
  readonly owner: boolean;
}

/** Who asks where nobody may be a stranger: these the door has refused. */
export interface KnownCaller extends Caller {
  readonly identity: Identity;
  readonly credential: Credential;
}

type CallerOf<N extends EndpointName> = (typeof endpoints)[N]['identified'] extends true
  ? KnownCaller
  : Caller;

/** Endpoints of studies, which the doors answer themselves. */
export type StudyName = keyof typeof studyEndpoints;

/** Handlers by endpoint. */
export type Handlers = {
  readonly [N in EndpointName]: (
    given: Given<N>,
    caller: CallerOf<N>,
  ) => Promise<Answer<N> | Written | Flow | Lines | WireRefusal>;
};
