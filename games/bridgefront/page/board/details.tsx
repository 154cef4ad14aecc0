// What is on the hex under the pointer or the focus, and the odds of a battle there, in a free spot of the board.

import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { Coordinates } from '@bridgefront/page/boards/coordinates.tsx';
import { useFloating } from '@bridgefront/page/boards/floating.ts';
import type { Zoom } from '@bridgefront/page/boards/zoom.ts';
import type { ChampionView, UnitsView } from '../../rules/table.ts';
import { SeatMark } from '@bridgefront/page/ui/seat-mark.tsx';
import { boardTexts } from '../texts/board.ts';
import { seenOf } from '../seen.ts';
import { boundsOf, layout, neighboursOf } from './geometry.ts';
import type { Model } from './model.ts';
import { fightsAt, oddsOf, shareWords } from './odds.ts';
import type { Fight } from './odds.ts';
import { unitsAt } from './scan.ts';
import { bridgeWords, comers, placeName, stateWords, terrainWords } from './spoken.ts';
import styles from './details.module.css';

const words = boardTexts;

function Odds({ model, hex, fight }: { readonly model: Model; readonly hex: string; readonly fight: Fight }) {
  const options = model.match.source.info.value?.options ?? {};
  const known = oddsOf(fight, hex, model.scan.value, options).value;
  const attacks = fight.attacker.seat === model.reader.seat;
  const wins = known === null ? 0 : attacks ? known.attackerWins : known.defenderWins;
  return (
    <div class={styles.battle}>
      <p class={styles.from}>
        {fight.from === null
          ? words.siegeHere
          : (fight.apart ? words.oddsApart : words.oddsFrom)(
              placeName(model.scan.value, fight.from, model.reader),
            )}
      </p>
      <p class={styles.win} aria-busy={known === null}>
        {known === null ? words.oddsWait : words.oddsWin(shareWords(wins))}
      </p>
      <svg class={styles.bar} viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
        <rect class={styles.theirs} width={100} height={6} />
        {known !== null && (
          <>
            <rect class={styles.nobody} width={100 * (wins + known.bothDie)} height={6} />
            <rect class={styles.ours} width={100 * wins} height={6} />
          </>
        )}
      </svg>
      {known !== null && (
        <p class={styles.small}>
          {words.oddsRest(
            shareWords(attacks ? known.defenderWins : known.attackerWins),
            known.bothDie > 0.0005 ? shareWords(known.bothDie) : null,
            known.exact,
          )}
        </p>
      )}
    </div>
  );
}

function Battles({ model, hex }: { readonly model: Model; readonly hex: string }) {
  const { seat } = model.reader;
  if (seat === null || model.match.playback.current.value !== null) return null;
  const fights = fightsAt(model.scan.value, hex, seat);
  const [first] = fights;
  if (first === undefined) return null;
  return (
    <div class={styles.odds}>
      {fights.slice(0, 3).map((fight) => (
        <Odds key={fight.from} model={model} hex={hex} fight={fight} />
      ))}
      <p class={styles.small}>{first.at === 'capital' ? words.oddsAssumesSiege : words.oddsAssumes}</p>
    </div>
  );
}

function Champion({ model, champion }: { readonly model: Model; readonly champion: ChampionView }) {
  const facts = seenOf(model.match).cards(champion.card)?.champion ?? null;
  return (
    <li>
      <span class={styles.name}>{model.reader.cardName(champion.card)}</span>{' '}
      {words.health(champion.hp, facts?.hp ?? champion.hp)}
      {facts !== null && facts.dice > 0 && `, ${words.dice(facts.dice, facts.hits)}`}
      {stateWords(champion).map((state) => `, ${state}`)}
    </li>
  );
}

function Side({ model, units }: { readonly model: Model; readonly units: UnitsView }) {
  const { seat, forces, champions = [] } = units;
  return (
    <div class={styles.side}>
      <SeatMark seat={seat} />
      <div>
        <p class={styles.owner}>{seat === model.reader.seat ? words.you : model.reader.nameOf(seat)}</p>
        <ul class={styles.units}>
          {forces > 0 && <li>{words.forces(forces)}</li>}
          {champions.map((champion) => (
            <Champion key={champion.card} model={model} champion={champion} />
          ))}
        </ul>
      </div>
    </div>
  );
}

function Line({ children }: { readonly children: ComponentChildren }) {
  return <p class={styles.small}>{children}</p>;
}

function Visitors({ model, hex }: { readonly model: Model; readonly hex: string }) {
  const all = comers(model.scan.value, hex);
  if (all.length === 0) return null;
  const name = (seat: number): string => (seat === model.reader.seat ? words.you : model.reader.nameOf(seat));
  return <Line>{words.comers(all.map(({ seat, steps }) => words.comer(name(seat), steps)))}</Line>;
}

/** The card of the hex that is looked at. For screen readers the hex itself says what is here; its odds are read from this card. */
export function Details({
  model,
  zoom,
  hex,
}: {
  readonly model: Model;
  readonly zoom: Zoom;
  readonly hex: string;
}) {
  const scan = model.scan.value;
  const box = useRef<HTMLElement>(null);
  const { hexes, edges } = model.targets.value;
  const around = [...hexes.keys(), ...edges.keys(), ...model.destinations.value];
  const { radius } = scan.view;
  const ground = { layout, bounds: boundsOf(radius), zoom };
  useFloating(box, ground, hex, [...new Set([...neighboursOf(hex, radius), ...around])]);
  return (
    <aside
      ref={box}
      class={`${styles.details} ${scan.view.phase === 'market' ? '' : styles.docked}`}
      data-floating="passing"
      aria-label={words.details}
    >
      <p class={styles.title}>
        {terrainWords(scan, hex, model.reader)}
        <Coordinates of={hex} />
      </p>
      {unitsAt(scan, hex).map((units) => (
        <Side key={units.seat} model={model} units={units} />
      ))}
      <Line>{bridgeWords(scan, hex)}</Line>
      <Visitors model={model} hex={hex} />
      <Battles model={model} hex={hex} />
    </aside>
  );
}
