// Whether this browser's reader wants coordinates beside the names of places.

import { coordinatesShown } from '@bridgefront/page/boards/coordinates.tsx';
import { keepSetting, readSetting } from './surroundings.ts';

const key = 'match.coordinates';

coordinatesShown.value = readSetting(key) === 'on';

/** Shows or hides them. */
export function switchCoordinates(on: boolean): void {
  coordinatesShown.value = on;
  keepSetting(key, on ? 'on' : 'off');
}
