// A fight over the battlefield: who rolls against whom, the dice and what each comes to, and what can be answered.

import { useSignal } from '@preact/signals';
import { Die } from '@bridgefront/page/dice/die.tsx';
import { FreeOverlay } from '@bridgefront/page/stage/free-overlay.tsx';
import { Tray, TrayWay } from '@bridgefront/page/tray/tray.tsx';
import { calm } from '@bridgefront/page/motion/motion.ts';
import { choosing } from '@bridgefront/page/choosing.ts';
import { useEffect } from 'preact/hooks';
import { typeOfSlug } from '../rules/table.ts';
import type { DieFace, UnitView } from '../rules/table.ts';
import { answeredCard, answersOf, textOf } from './answers.ts';
import { dieArt } from './art.ts';
import { Art } from './art.tsx';
import { lastFought } from './fought.ts';
import { picture, pointOf } from './geometry.ts';
import type { Match } from './match.ts';
import { rimOf } from './rim.tsx';
import { effectsOf } from './rolled.ts';
import type { Effect } from './rolled.ts';
import { unitAt } from './seen.ts';
import type { Seen } from './seen.ts';
import { fellsTexts } from './texts.ts';
import { UnitPicture } from './unit.tsx';
import styles from './tray.module.css';

const words = fellsTexts;

interface FightProps {
  readonly match: Match;
  readonly seen: Seen;
}

/** The half of the stage that a hex does not lie in. */
export function besides(hex: string, flip: boolean): 'left' | 'right' {
  const [, , width] = picture;
  return pointOf(hex, flip).x > width / 2 ? 'left' : 'right';
}

function Rolled({ face, effect }: { readonly face: DieFace; readonly effect: Effect }) {
  return (
    <span class={`${styles.rolled} ${styles[effect]}`}>
      <Die label={words.rolled(face, effect)}>
        <Art icon={dieArt[face]} x={-10} y={-10} size={20} />
      </Die>
      <span aria-hidden="true">{words.effects[effect]}</span>
    </span>
  );
}

interface RollProps extends FightProps {
  readonly dice: readonly DieFace[];
  readonly effects: readonly Effect[];
}

// The dice; those that may be rolled again are buttons.
function Roll({ match, seen, dice, effects }: RollProps) {
  return (
    <span class={styles.dice}>
      {dice.map((face, at) => {
        const choice = `die:${at + 1}`;
        const open = seen.open.get(choice);
        const die = <Rolled face={face} effect={effects[at] ?? 'miss'} />;
        return open === undefined ? (
          <span key={at}>{die}</span>
        ) : (
          <button
            key={at}
            type="button"
            class={styles.dieButton}
            aria-label={open.label}
            {...choosing(match, choice)}
          >
            {die}
          </button>
        );
      })}
    </span>
  );
}

/** The lore card that is answered, with what it says. */
export function Answered({ match, seen }: FightProps) {
  const card = answeredCard(match, seen);
  if (card === null) return null;
  return (
    <p class={styles.answered}>
      <b>{card.name}.</b> {textOf(card)}
    </p>
  );
}

/** The ways to answer. */
export function Ways({ match, seen }: FightProps) {
  return (
    <>
      {answersOf(match, seen).map(({ choice, ...way }) => (
        <TrayWay key={choice} {...way} {...choosing(match, choice)} />
      ))}
    </>
  );
}

/** The fight that is under way, beside those who fight. */
export function Fight({ match, seen }: FightProps) {
  const { table, options } = seen;
  const combat = table.combats.at(-1);
  if (combat === undefined) return null;
  const unitOf = (id: number, at: string) => table.units.find((one) => one.id === id) ?? unitAt(table, at);
  const [roller, target] = [unitOf(combat.roller, combat.from), unitOf(combat.target, combat.at)];
  const name = (unit: typeof roller): string =>
    unit === undefined ? '' : typeOfSlug(unit.unit, options).name;
  const look = (unit: typeof roller) =>
    unit !== undefined && <UnitPicture unit={unit} options={options} class={styles.unit ?? ''} />;
  const asked = answersOf(match, seen).length > 0;
  return (
    <FreeOverlay bare about={`${combat.from} ${combat.at}`} class={styles.fight ?? ''} data-fight>
      <Tray
        title={words.fight(name(roller), rimOf(combat.from), name(target), rimOf(combat.at))}
        scene={
          <>
            {look(roller)}
            <Roll
              match={match}
              seen={seen}
              dice={combat.dice as readonly DieFace[]}
              effects={effectsOf(combat, { roller, target }, options)}
            />
            {look(target)}
          </>
        }
      >
        {asked ? (
          <>
            <Answered match={match} seen={seen} />
            <Ways match={match} seen={seen} />
          </>
        ) : undefined}
      </Tray>
    </FreeOverlay>
  );
}

/** How many reports the reader has gone on from: those that were there at first, and at the last click. */
export function useGoneOn({ source }: Match): number {
  const since = useSignal(source.reports.peek().length);
  useEffect(() => {
    const goOn = (): void => void (since.value = source.reports.peek().length);
    addEventListener('pointerdown', goOn);
    return () => removeEventListener('pointerdown', goOn);
  }, [source]);
  return since.value;
}

/** The last fight, still, where its reveal is not played; it lies in nobody's way and goes with the next click. */
export function Past({ match, seen, since }: FightProps & { readonly since: number }) {
  const { source, playback } = match;
  const { options } = seen;
  if (!calm.value || playback.pace.value !== 'off') return null;
  const fights = lastFought(source.reports.value, since, seen.table);
  if (fights.length === 0) return null;
  const name = ({ unit }: UnitView): string => typeOfSlug(unit, options).name;
  return (
    <FreeOverlay bare about={String(since)} class={`${styles.fight} ${styles.past}`} data-fought>
      {fights.map(({ combat, roller, target, falls }) => (
        <Tray
          key={combat.kind}
          title={words.fight(name(roller), rimOf(combat.from), name(target), rimOf(combat.at))}
          scene={
            <>
              <UnitPicture unit={roller} options={options} class={styles.unit ?? ''} />
              <Roll
                match={match}
                seen={seen}
                dice={combat.dice as readonly DieFace[]}
                effects={effectsOf(combat, { roller, target }, options)}
              />
              <UnitPicture unit={target} options={options} class={styles.unit ?? ''} />
            </>
          }
        >
          <p class={styles.outcome}>{words.outcome(name(target), combat.damage, combat.retreats, falls)}</p>
        </Tray>
      ))}
    </FreeOverlay>
  );
}
