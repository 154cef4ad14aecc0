// The lessons of Bridgefront: what a newcomer has to know before a first match, one idea each.

import type { Lesson } from '@bridgefront/kernel';
import type { TableView } from '../rules/seen/view.ts';
import { auction } from './auction.ts';
import { battle } from './battle.ts';
import { bridge } from './bridge.ts';
import { champion } from './champion.ts';
import { firstMatch } from './first-match.ts';
import { initiative } from './initiative.ts';
import { march } from './march.ts';
import { scoring } from './scoring.ts';
import { setUp } from './set-up.ts';
import { siege } from './siege.ts';

/** In the order in which they are learned. */
export const lessons: readonly Lesson<TableView>[] = [
  bridge,
  march,
  initiative,
  auction,
  battle,
  siege,
  champion,
  scoring,
  setUp,
  firstMatch,
];
