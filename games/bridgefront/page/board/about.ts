// Which places an action is about that names none: they are lit while somebody points at it in a list.

import { crossings } from './scan.ts';
import type { Scan } from './scan.ts';

/** The hexes where a seat's units could take a basic action: those that can march, may build beside them, and so on. */
export function placesOf(choice: string, scan: Scan, seat: number): readonly string[] {
  const { seats, units } = scan.view;
  const own = units.filter((one) => one.seat === seat).map(({ hex }) => hex);
  switch (choice) {
    case 'march':
      return own.filter((hex) => crossings(scan, hex).length > 0);
    case 'build':
      return own;
    case 'reinforce':
      return [seats[seat]?.capital ?? []].flat();
    default:
      return [];
  }
}
