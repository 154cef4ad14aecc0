// The signs of kinds of reports, as the headings of a game's log give them.

import type { GamePage } from '@bridgefront/page/contract.ts';
import type { IconName } from '@bridgefront/page/ui/icon.tsx';

/** The sign of each kind: of several headings that it stands under the first gives it. */
export function iconsOf(game: GamePage | null): ReadonlyMap<string, IconName> {
  const icons = new Map<string, IconName>();
  for (const { icon, tells } of game?.logFilters ?? [])
    if (icon !== undefined) for (const tell of tells) if (!icons.has(tell)) icons.set(tell, icon);
  return icons;
}
