// Copying a link, and saying whether it is copied.

import { toast } from '@bridgefront/page/ui/toast.tsx';
import { lobbyTexts } from '../texts/lobby.ts';

/** Puts the link where what is copied lies. */
export function copyLink(link: string): void {
  void navigator.clipboard.writeText(link).then(
    () => toast(lobbyTexts.copied),
    () => toast(lobbyTexts.notCopied, 'bad'),
  );
}
