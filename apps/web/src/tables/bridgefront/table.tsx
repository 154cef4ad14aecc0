// The whole table: board, hand, market, players.

import { texts } from '../../texts/index.ts';
import type { Room } from '../../match/room.ts';

/** Bridgefront as one reader sees it now. */
export function Table({ room }: { readonly room: Room }) {
  return <section aria-label={texts.bridgefront.board}>{room.shown.value.view.game}</section>;
}
