// The reader's own victory points, and where they come from.

import { holdingsOf } from '../../rules/table.ts';
import { bridgefrontTexts } from '../texts/table.ts';
import { Sign } from '../cards/art.tsx';
import { Explained } from '../explain/term.tsx';
import type { Seen } from '../seen.ts';
import { remembered } from '@bridgefront/page/ui/remembered.ts';
import styles from './points.module.css';

const t = bridgefrontTexts.points;

function Pips({
  permanent,
  control,
  win,
}: {
  readonly permanent: number;
  readonly control: number;
  readonly win: number;
}) {
  return (
    <span class={styles.pips} aria-hidden="true">
      {Array.from({ length: Math.max(win, permanent + control) }, (_, index) => (
        <span
          key={index}
          data-kind={index < permanent ? 'permanent' : index < permanent + control ? 'control' : 'open'}
        />
      ))}
    </span>
  );
}

interface PartProps {
  readonly seen: Seen;
  readonly term: 'permanent' | 'control';
  readonly name: string;
  readonly points: number;
}

function Part({ seen, term, name, points }: PartProps) {
  return (
    <div>
      <dt>
        <Explained seen={seen} of={{ term }}>
          {name}
        </Explained>
      </dt>
      <dd>{points}</dd>
    </div>
  );
}

interface PointsProps {
  readonly seen: Seen;
}

function PointsDrawing({ seen }: PointsProps) {
  const { own, seat, options } = seen;
  if (own === null || seat === null) return null;
  const { control } = holdingsOf(seen.view, seat, options);
  const forecast = control.reduce((sum, part) => sum + part.points, 0);
  const total = own.permanentVp + own.controlVp;
  return (
    <section class={styles.points} aria-label={t.title}>
      <h2>
        <Explained seen={seen} of={{ term: 'vp' }}>
          <Sign of="vp" />
          {t.title}
        </Explained>
        <strong>{t.of(total, options.vpToWin)}</strong>
      </h2>
      <Pips permanent={own.permanentVp} control={own.controlVp} win={options.vpToWin} />
      {total > 0 && (
        <dl>
          <Part seen={seen} term="permanent" name={t.permanent} points={own.permanentVp} />
          <Part seen={seen} term="control" name={t.control} points={own.controlVp} />
        </dl>
      )}
      <p>
        <Explained seen={seen} of={{ term: 'control' }}>
          {t.forecast(
            forecast,
            control.map(({ place, count }) => t.places[place](count)),
            own.permanentVp,
          )}
        </Explained>
      </p>
    </section>
  );
}

/** Points of the reader's seat; nothing for spectators. */
export const Points = remembered(PointsDrawing, ({ seen }: PointsProps) => {
  const { match, seat, options, own, view } = seen;
  return [
    match,
    seat,
    options,
    own?.permanentVp,
    own?.controlVp,
    view.units,
    view.mines,
    view.forges,
    view.seats,
  ];
});
