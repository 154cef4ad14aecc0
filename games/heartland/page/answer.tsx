// What is to be answered in the battle phase, on a tray over the stage: the card that was played and the units that it
// fell on, and each way to answer it with what it costs or leaves.

import { Unit as UnitForm } from '@bridgefront/page/art/unit.tsx';
import { Card } from '@bridgefront/page/cards/card.tsx';
import { choosing } from '@bridgefront/page/choosing.ts';
import { Overlay } from '@bridgefront/page/stage/stage.tsx';
import type { OverlayPlace } from '@bridgefront/page/stage/stage.tsx';
import { Tray, TrayWay } from '@bridgefront/page/tray/tray.tsx';
import { Icon } from '@bridgefront/page/ui/icon.tsx';
import { deedToAnswer, placeBeside } from './answer.ts';
import type { Deed } from './answer.ts';
import styles from './answer.module.css';
import { artOf, contentOf, patternOf } from './cards.ts';
import { CardFigure } from './figures.tsx';
import type { Seen } from './seen.ts';
import { words } from './texts.ts';
import { nameOf as cardName } from '../rules/table.ts';

function Struck({
  seen,
  on: { unit, card, seat },
}: {
  readonly seen: Seen;
  readonly on: Deed['on'][number];
}) {
  const now = seen.table.units.find(({ id }) => id === unit);
  return (
    <span class={styles.unit}>
      <UnitForm
        side={seat}
        name={cardName(card)}
        damage={now?.attack}
        health={now === undefined ? 0 : now.health - now.damage}
        full={now?.health ?? 1}
        look={now === undefined ? 'spent' : 'aimed'}
        pattern={patternOf(seen.match, card)}
        wraps
      >
        <CardFigure card={artOf(seen.match, card)} side={seat} />
      </UnitForm>
      {now === undefined && <Icon name="death-skull" class={styles.dead ?? ''} />}
    </span>
  );
}

function Scene({ seen, deed }: { readonly seen: Seen; readonly deed: Deed }) {
  return (
    <span class={styles.scene} aria-hidden="true">
      {deed.card !== null && (
        <span class={styles.card}>
          <Card card={contentOf(seen.match, deed.card)} size="tile" />
        </span>
      )}
      {deed.on.length > 0 && <b class={styles.arrow}>→</b>}
      {deed.on.slice(0, 3).map((on) => (
        <Struck key={on.unit} seen={seen} on={on} />
      ))}
    </span>
  );
}

// What a way costs, or comes to.
function leavesOf(seen: Seen, choice: string): string {
  const [kind, value = ''] = choice.split(':');
  if (kind === 'tactic') return contentOf(seen.match, value).prices[0]?.words ?? words.free;
  if (kind === 'maneuver') {
    const unit = seen.table.units.find(({ id }) => id === Number(value));
    const does =
      unit && contentOf(seen.match, unit.card).lines.find(({ lead }) => lead?.startsWith('Maneuver'));
    return unit === undefined ? '' : [words.place(unit.at), ...(does ? [does.text] : [])].join(': ');
  }
  return words.leaves(seen.losses[seen.near] ?? 0, seen.losses[seen.far] ?? 0);
}

function nameOf(seen: Seen, choice: string, label: string): string {
  const [kind, value = ''] = choice.split(':');
  if (kind === 'tactic') return contentOf(seen.match, value).name;
  const unit = kind === 'maneuver' ? seen.table.units.find(({ id }) => id === Number(value)) : undefined;
  return unit === undefined ? label : cardName(unit.card);
}

/** Over what nobody needs to see for the answer, else over the enemy's heartland. */
export function freePlace({ table }: Seen, about?: readonly number[]): OverlayPlace {
  return placeBeside(table.frontiers.length, new Set(table.units.map(({ at }) => at)), about);
}

/** Shown while the reader may answer what the other side has just done. */
export function AnswerTray({ seen }: { readonly seen: Seen }) {
  const { match, table, near, plays, open } = seen;
  // Where there is nothing but to pass, nothing is answered.
  const asked = open.has('pass') && open.size > 1 && match.plan.value.length === 0;
  if (!plays || table.phase !== 'battle' || !asked) return null;
  const deed = deedToAnswer(match.source.reports.value, near);
  if (deed === null) return null;
  const [title = '', ...more] = deed.says;
  // Their heartland is what one looks at before one answers; one's own is known.
  const at = freePlace(seen, deed.at);
  return (
    <Overlay bare at={at === 'top' ? 'bottom' : at} class={styles.tray ?? ''}>
      <Tray
        title={title}
        scene={
          deed.card !== null && (
            <>
              <Scene seen={seen} deed={deed} />
              {more.length > 0 && <span class={styles.told}>{more.join(' ')}</span>}
            </>
          )
        }
      >
        {[...open.values()].map(({ choice, label }) => (
          <TrayWay
            key={choice}
            name={nameOf(seen, choice, label)}
            leaves={leavesOf(seen, choice)}
            strong={choice !== 'pass'}
            {...choosing(match, choice)}
          />
        ))}
      </Tray>
    </Overlay>
  );
}
