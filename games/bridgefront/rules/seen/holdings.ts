// What a seat holds on the board and what it would score for it now: a forecast out of what everybody sees (S-04).

import type { BridgefrontOptions } from '../types.ts';
import type { TableView } from './view.ts';

/** Why Control VP come in, and how many. */
export interface ControlPart {
  readonly place: 'center' | 'forge' | 'capital';
  /** How many such places. */
  readonly count: number;
  readonly points: number;
}

/** The special hexes that a seat occupies at this moment. */
export interface Holdings {
  readonly mines: readonly { readonly hex: string; readonly value: number }[];
  readonly forges: readonly string[];
  readonly center: boolean;
  /** Enemy Capitals. */
  readonly capitals: readonly string[];
  /** Enemy units stand in its own Capital, which keeps it from winning (§3.1). */
  readonly besieged: boolean;
  /** What Scoring would count if it came now; places that count nothing are left out (§17). */
  readonly control: readonly ControlPart[];
}

function controlOf(
  { forges, center, capitals }: Pick<Holdings, 'forges' | 'center' | 'capitals'>,
  faction: string,
  options: BridgefrontOptions,
): readonly ControlPart[] {
  const perCapital = faction === 'gatewright' ? options.gatewrightCapitalVp : options.vpCapital;
  const parts: readonly ControlPart[] = [
    { place: 'center', count: center ? 1 : 0, points: center ? options.vpCenter : 0 },
    { place: 'forge', count: forges.length, points: forges.length * options.vpForge },
    { place: 'capital', count: capitals.length, points: capitals.length * perCapital },
  ];
  return parts.filter(({ count }) => count > 0);
}

/** What a seat holds. */
export function holdingsOf(view: TableView, seat: number, options: BridgefrontOptions): Holdings {
  const mine = new Set(view.units.filter((units) => units.seat === seat).map(({ hex }) => hex));
  const own = view.seats[seat]?.capital ?? null;
  const capitals = view.seats.flatMap(({ capital }, other) =>
    capital !== null && other !== seat && mine.has(capital) ? [capital] : [],
  );
  const places = {
    forges: view.forges.filter((hex) => mine.has(hex)),
    center: mine.has('0,0'),
    capitals,
  };
  return {
    ...places,
    mines: view.mines.filter(({ hex }) => mine.has(hex)),
    besieged: view.units.some((units) => units.seat !== seat && units.hex === own),
    control: controlOf(places, view.seats[seat]?.faction ?? '', options),
  };
}
