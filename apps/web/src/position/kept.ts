// The position that is being laid of each game, on this device.

import { isPlain } from '@bridgefront/tabletop/cards';
import { keepSetting, readSetting } from '../source/surroundings.ts';
import type { Laid } from './laid.ts';

const keyOf = (game: string): string => `position/${game}`;

function isLaid(value: unknown): value is Laid {
  return (
    isPlain(value) && isPlain(value['form']) && isPlain(value['options']) && Array.isArray(value['dice'])
  );
}

/** What was laid last; null: nothing that can be read. */
export function readLaid(game: string): Laid | null {
  try {
    const found: unknown = JSON.parse(readSetting(keyOf(game)) ?? 'null');
    return isLaid(found) ? found : null;
  } catch {
    return null;
  }
}

/** Keeps it, where this browser keeps anything and has room. */
export function keepLaid(game: string, laid: Laid): void {
  keepSetting(keyOf(game), JSON.stringify(laid));
}
