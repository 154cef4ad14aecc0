// A seat's building on its bank, whole or as the fort that is left of it: what strikes through an empty lane strikes it.
// Its banner counts the places that are left to go.

import { Banner } from '@bridgefront/page/art/banner.tsx';
import { Castle } from '@bridgefront/page/art/castle.tsx';
import type { CastleState } from '@bridgefront/page/art/castle-state.ts';
import { ForecastMark, Threat } from '@bridgefront/page/forecast/marks.tsx';
import { Tip } from '@bridgefront/page/ui/tip.tsx';
import { useMemo } from 'preact/hooks';
import type { BuildingForecast, SideView, TableView } from '../rules/table.ts';
import styles from './bastion.module.css';
import type { CastleSpot } from './geometry.ts';
import { twinBridgesTexts } from './texts.ts';

const words = twinBridgesTexts;

/**
 * All cards of a side: those in the lanes come back when they die, so that it is the most that its building can ever have
 * to go.
 */
export function cardsOf({ row, upper, lower }: SideView): number {
  return row.length + upper.length + lower.length;
}

/** What a forecast leaves this building: nothing where it falls, whatever its next life begins with. */
export function leftBy({ left, falls }: BuildingForecast): number {
  return falls === null ? left : 0;
}

/** Places to go. */
export function placesOf({ row, bastion }: SideView): number {
  return row.length - bastion;
}

/** So many creatures come back to the row dead, and lengthen it. */
export function returning({ now, left, taken, falls }: BuildingForecast): number {
  return falls === null ? left - now + taken : 0;
}

/** Whether a forecast leaves the building less than it has: what dies comes back to the row, and may make up for it. */
export function threatens(forecast: BuildingForecast): boolean {
  return forecast.taken > 0 && leftBy(forecast) < forecast.now;
}

/** How much of it stands: a bastion, chipped in its second half, then the burning fort, then nothing. */
export function stateOf(side: SideView, phase: TableView['phase']): CastleState {
  const { fort } = side;
  const left = placesOf(side);
  if (fort) return phase === 'over' && left <= 0 ? 'fallen' : 'burning';
  return 2 * left <= cardsOf(side) ? 'chipped' : 'whole';
}

/** Only the drawing, 240 by 258, anew when it crumbles. */
export function Keep(props: {
  readonly state: CastleState;
  readonly seat: number;
  readonly winner: number | null;
}) {
  const { state, seat, winner } = props;
  return useMemo(
    () => (
      <svg viewBox="-20 -14 240 258" aria-hidden="true" focusable="false">
        <Castle state={state} seat={seat} winner={winner} />
      </svg>
    ),
    [state, seat, winner],
  );
}

interface BastionProps {
  readonly side: SideView;
  readonly seat: number;
  readonly own: boolean;
  readonly owner: string;
  readonly table: TableView;
  readonly at: CastleSpot;
  /** What the reader's assault would take of it, or what threatens the reader's own. */
  readonly forecast: BuildingForecast | null;
}

/** What is said of it, forecast and all. */
function spoken({ side, own, owner, forecast }: BastionProps): string {
  const { row, bastion, fort } = side;
  const building = fort ? 'fort' : 'bastion';
  const where = words.buildingSpoken(building, bastion + 1, row.length + 1, row.length - bastion);
  const told = `${owner}: ${where}`;
  if (forecast === null) return told;
  const { taken, falls } = forecast;
  const left = leftBy(forecast);
  const then = falls === null ? '' : words.fallsThen[falls];
  return [told, own ? words.threat(taken, left) : words.assaultTakes(taken, left), then]
    .filter(Boolean)
    .join('. ');
}

/** The building. */
export function Bastion(props: BastionProps) {
  const { side, seat, own, table, at, forecast } = props;
  const { fort } = side;
  const state = stateOf(side, table.phase);
  const left = placesOf(side);
  const told = spoken(props);
  const place = { left: `${at.x}px`, top: `${at.y}px`, '--scale': at.scale };
  return (
    <Tip content={`${told}. ${words.buildingHelp(fort ? 'fort' : 'bastion')}`}>
      <span
        class={styles.bastion}
        style={place}
        data-bastion={seat}
        data-vital
        tabIndex={0}
        role="img"
        aria-label={told}
      >
        <Keep state={state} seat={seat} winner={state === 'fallen' ? 1 - seat : null} />
        {state !== 'fallen' && (
          <span class={styles.banner}>
            <Banner
              seat={seat}
              hp={left}
              full={cardsOf(side)}
              left={!own && forecast?.falls === null ? forecast.left : undefined}
            />
          </span>
        )}
        {forecast !== null && (own ? threatens(forecast) : forecast.taken > 0) && (
          <span class={own ? styles.threat : styles.mark}>
            {own ? (
              <Threat>{words.leaves(leftBy(forecast))}</Threat>
            ) : (
              <ForecastMark
                change={-forecast.taken}
                back={returning(forecast)}
                left={forecast.left}
                falls={forecast.falls !== null}
                large
              />
            )}
          </span>
        )}
      </span>
    </Tip>
  );
}
