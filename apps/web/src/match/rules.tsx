// The rules beside the table, open where somebody wanted to read.

import { useMemo } from 'preact/hooks';
import type { GamePage } from '@bridgefront/page/contract.ts';
import type { PageMatchContext } from './create-match-context.ts';
import { RulesPanel } from './rules-panel.tsx';

/** The game's rules. */
export function Rules({ match, game }: { readonly match: PageMatchContext; readonly game: GamePage }) {
  const load = useMemo(() => () => game.rules(), [game]);
  const { at, again } = match.rulesAt.value;
  return <RulesPanel key={again} load={load} at={at} game={match.shown.value.view.game} />;
}
