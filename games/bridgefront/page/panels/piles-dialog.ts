// The dialog of a player's piles, loaded when somebody opens it.

import { onNeed } from '@bridgefront/page/ui/on-need.tsx';

/** All piles of a seat, to look through. */
export const PilesDialog = onNeed(async () => (await import('./piles.tsx')).Piles);
