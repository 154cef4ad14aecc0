// Seats in words and colour, alike for every game.

import type { Seat, SeatView } from '@bridgefront/kernel';
import type { Paint } from './paint.ts';
import type { SeatNames, TerminalTable } from './table.ts';

const colours = [
  'cyanBright',
  'redBright',
  'greenBright',
  'magentaBright',
  'yellowBright',
  'blueBright',
] as const;

/** Names for the seats of a match; `view` gives the latest view, since names may be known only after set-up. */
export function seatNames(
  table: TerminalTable,
  view: () => SeatView,
  players: readonly string[],
  paint: Paint,
): SeatNames {
  const colour = (seat: Seat, text: string): string => paint(['bold', colours[seat % colours.length]], text);
  return {
    title(seat) {
      const { symbol, name } = table.seatName(view(), seat);
      return colour(seat, name.endsWith(` ${symbol}`) ? name : `${symbol} ${name}`);
    },
    colour,
    symbol: (seat) => colour(seat, table.seatName(view(), seat).symbol),
    name: (seat) => colour(seat, table.seatName(view(), seat).name),
    player: (seat) => players[seat] ?? `seat ${seat}`,
  };
}
