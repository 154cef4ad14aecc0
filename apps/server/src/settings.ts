// Settings of play: what of the configuration concerns the tables, wherever they are played.

import type { Config } from './config.ts';
import type { LineLimits } from './live/lines.ts';
import type { ServicesParts } from './services.ts';

/** How tables are played. */
export type PlaySettings = Pick<
  ServicesParts,
  'signingKey' | 'snapshotEvery' | 'idleAfter' | 'answerBeat' | 'windowBeat' | 'wholesPerSecond'
>;

/** Those of a configuration. */
export function playSettings(config: Config): PlaySettings {
  const { signingKey, snapshotEvery, answerBeat, windowBeat } = config;
  return {
    signingKey,
    snapshotEvery,
    answerBeat,
    windowBeat,
    idleAfter: config.idleSeconds * 1000,
    wholesPerSecond: config.messagesPerSecond / 2.5,
  };
}

/** What a live connection may send. */
export function lineLimits({ messagesPerSecond, programMessages, compressFrom }: Config): LineLimits {
  return { messagesPerSecond, programMessages, compressFrom };
}
