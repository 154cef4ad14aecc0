// Forecasts beside the board: whom the reader's assault would meet and what that leaves, and what is coming at their own
// building.

import { Castle } from '@bridgefront/page/art/castle.tsx';
import { ForecastList, ForecastSum } from '@bridgefront/page/forecast/forecast-list.tsx';
import type { ForecastRow } from '@bridgefront/page/forecast/forecast-list.tsx';
import { capitalised } from '@bridgefront/tabletop/words';
import { laneNames, laneWords } from '../rules/table.ts';
import type { AssaultForecast } from '../rules/table.ts';
import { leftBy, placesOf, returning, stateOf, threatens } from './bastion.tsx';
import { contentOf } from './cards.ts';
import { CardFigure } from './figures.tsx';
import type { Match } from './match.ts';
import { outlookOf } from './outlook.ts';
import type { Aims, LaneOutlook } from './outlook.ts';
import { seenOf } from './seen.ts';
import type { Seen } from './seen.ts';
import { twinBridgesTexts } from './texts.ts';

const words = twinBridgesTexts;

function buildingOf({ seats, phase }: Seen['table'], seat: number) {
  const side = seats[seat];
  return side === undefined ? null : (
    <svg viewBox="0 -4 200 244" focusable="false">
      <Castle state={stateOf(side, phase)} seat={seat} />
    </svg>
  );
}

function rowsOf(match: Match, { table, far }: Seen, now: AssaultForecast): readonly ForecastRow[] {
  const side = table.seats[far];
  if (side === undefined) return [];
  const met = laneNames
    .flatMap((lane) => side[lane])
    .flatMap((unit): ForecastRow[] => {
      const takes = now.takes.get(unit.card) ?? 0;
      if (takes === 0) return [];
      const left = unit.health - unit.damage;
      return [
        {
          key: unit.card,
          name: contentOf(match, unit.card).name,
          about: now.dies.has(unit.card) ? words.dies : `${left} → ${left - takes}`,
          change: -takes,
          side: far,
          picture: <CardFigure card={unit.card} side={far} />,
        },
      ];
    });
  const { taken, now: before, left, falls } = now.building;
  if (taken === 0) return met;
  const building: ForecastRow = {
    key: 'building',
    name: side.fort ? words.fort : words.bastion,
    about:
      falls === null
        ? `${before} → ${left}${words.returns(returning(now.building))}`
        : falls === 'fort'
          ? words.wins
          : words.fallsThen[falls],
    change: -taken,
    side: far,
    picture: buildingOf(table, far),
  };
  return [building, ...met];
}

// By lane, whom the creature that waits for one would meet there, or that it would reach the building.
function laneRows(match: Match, { table, near, far }: Seen, lanes: readonly LaneOutlook[]) {
  return lanes.map(({ lane, attack }): ForecastRow => {
    const row = { key: lane, name: capitalised(laneWords[lane]) };
    const own = match.plan.value[0]?.slice('card:'.length) ?? '';
    if (attack === null)
      return { ...row, about: words.wouldFall, side: near, picture: <CardFigure card={own} side={near} /> };
    const { at, takes, soon } = attack;
    return {
      ...row,
      about: at === null ? words.wouldReach : words.wouldMeet(contentOf(match, at).name, soon),
      change: -takes,
      side: far,
      picture: at === null ? buildingOf(table, far) : <CardFigure card={at} side={far} />,
    };
  });
}

function planned(match: Match): string {
  return contentOf(match, match.plan.value[0]?.slice('card:'.length) ?? '').name;
}

// Whom the incantation that seeks its target would change, and what that leaves.
function aimRows(match: Match, { table }: Seen, aims: Aims): readonly ForecastRow[] {
  return table.seats.flatMap((side, seat) =>
    laneNames
      .flatMap((lane) => side[lane])
      .flatMap((unit): ForecastRow[] => {
        const { change = 0, falls = false } = aims.get(unit.card) ?? {};
        if (change === 0) return [];
        const had = change > 0 ? unit.attack : unit.health - unit.damage;
        return [
          {
            key: unit.card,
            name: contentOf(match, unit.card).name,
            about: falls ? words.dies : `${had} → ${had + change}`,
            change,
            side: seat,
            picture: <CardFigure card={unit.card} side={seat} />,
          },
        ];
      }),
  );
}

/** The game's part of the panel; nothing while nothing is asked of the reader. */
export function Aside({ match }: { readonly match: Match }) {
  const seen = seenOf(match);
  const { now, next, aims, lanes } = outlookOf(match, seen);
  if (seen.open.size === 0) return null;
  const coming = next?.building;
  const own = seen.table.seats[seen.near];
  const building = own.fort ? 'fort' : 'bastion';
  return (
    <>
      {aims !== null && <ForecastList label={words.aims(planned(match))} rows={aimRows(match, seen, aims)} />}
      {lanes.length > 0 && (
        <>
          <ForecastList label={words.lanesFor(planned(match))} rows={laneRows(match, seen, lanes)} />
          <ForecastSum good sum={`${seen.table.mana} → ${lanes[0].mana}`}>
            {words.manaThen}
          </ForecastSum>
          {lanes[0].left < placesOf(own) && (
            <ForecastSum sum={`${placesOf(own)} → ${lanes[0].left}`}>{words.shorter(building)}</ForecastSum>
          )}
        </>
      )}
      {now !== null && lanes.length === 0 && (
        <ForecastList label={words.forecasts} rows={rowsOf(match, seen, now)} />
      )}
      {coming !== undefined && threatens(coming) && (
        <ForecastSum sum={`${coming.now} → ${leftBy(coming)}`}>{words.coming(building)}</ForecastSum>
      )}
    </>
  );
}
