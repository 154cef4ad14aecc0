// The rules beside the table, open where somebody wanted to read.

import { useMemo } from 'preact/hooks';
import type { GameTable } from '@bridgefront/page/contract.ts';
import type { MatchRoom } from './create-room.ts';
import { RulesPanel } from './rules-panel.tsx';

/** The game's rules. */
export function Rules({ room, game }: { readonly room: MatchRoom; readonly game: GameTable }) {
  const load = useMemo(() => () => game.rules(), [game]);
  const { at, again } = room.rulesAt.value;
  return <RulesPanel key={again} load={load} at={at} />;
}
