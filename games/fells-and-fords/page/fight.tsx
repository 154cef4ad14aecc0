// A fight over the battlefield: who rolls against whom, the dice and what each comes to, and what can be answered.

import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
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
import type { Combat } from './fought.ts';
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

interface DieProps {
  readonly face: DieFace;
  readonly effect: Effect;
}

function OneDie({ face, effect }: DieProps) {
  return (
    <Die label={words.rolled(face, effect)}>
      <Art icon={dieArt[face]} x={-10} y={-10} size={20} />
    </Die>
  );
}

function Rolled({ face, effect }: DieProps) {
  return (
    <span class={`${styles.rolled} ${styles[effect]}`}>
      <OneDie face={face} effect={effect} />
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

/** The lore card that is answered, with what it says, and the ways to answer. */
export function Ways({ match, seen }: FightProps) {
  const card = answeredCard(match, seen);
  return (
    <>
      {card !== null && (
        <p>
          <b>{card.name}.</b> {textOf(card)}
        </p>
      )}
      {answersOf(match, seen).map(({ choice, ...way }) => (
        <TrayWay key={choice} {...way} {...choosing(match, choice)} />
      ))}
    </>
  );
}

interface CombatProps extends FightProps {
  readonly combat: Combat;
  readonly roller: UnitView | undefined;
  readonly target: UnitView | undefined;
  readonly children?: ComponentChildren;
}

// Who rolls against whom, and the dice between them.
function FightTray({ match, seen, combat, roller, target, children }: CombatProps) {
  const { options } = seen;
  const name = (unit: typeof roller): string =>
    unit === undefined ? '' : typeOfSlug(unit.unit, options).name;
  const look = (unit: typeof roller) =>
    unit !== undefined && <UnitPicture unit={unit} options={options} class={styles.unit ?? ''} />;
  return (
    <Tray
      title={words.fight(name(roller), rimOf(combat.from), name(target), rimOf(combat.at))}
      scene={
        <>
          {look(roller)}
          <Roll
            key={[combat.kind, combat.from, combat.at, ...combat.dice].join(' ')}
            match={match}
            seen={seen}
            dice={combat.dice as readonly DieFace[]}
            effects={effectsOf(combat, { roller, target }, options)}
          />
          {look(target)}
        </>
      }
    >
      {children}
    </Tray>
  );
}

/** The fight that is under way, beside those who fight. */
export function Fight({ match, seen }: FightProps) {
  const { table } = seen;
  const combat = table.combats.at(-1);
  if (combat === undefined) return null;
  const unitOf = (id: number, at: string) => table.units.find((one) => one.id === id) ?? unitAt(table, at);
  return (
    <FreeOverlay bare about={`${combat.from} ${combat.at}`} class={styles.fight ?? ''} data-fight>
      <FightTray
        match={match}
        seen={seen}
        combat={combat}
        roller={unitOf(combat.roller, combat.from)}
        target={unitOf(combat.target, combat.at)}
      >
        {answersOf(match, seen).length > 0 ? <Ways match={match} seen={seen} /> : undefined}
      </FightTray>
    </FreeOverlay>
  );
}

/** How many reports the reader has gone on from: those that were there at first, and at the last click. */
export function useGoneOn({ source }: Match): number {
  const since = useSignal(source.reports.peek().length);
  useEffect(() => {
    const goOn = ({ target }: Event): void => {
      if (!(target as Element).closest('details')) since.value = source.reports.peek().length;
    };
    addEventListener('pointerdown', goOn);
    return () => removeEventListener('pointerdown', goOn);
  }, [source]);
  return since.value;
}

/**
 * The last fight, still, where its reveal is not played, until a click beside it: one line, what it came to, that leaves the
 * board to the next question, and the dice; whoever wants to read what each did opens it.
 */
export function Past({ match, seen, since }: FightProps & { readonly since: number }) {
  const { source, playback } = match;
  if (!calm.value || playback.pace.value !== 'off') return null;
  const fights = lastFought(source.reports.value, since, seen.table);
  if (fights.length === 0) return null;
  return (
    <FreeOverlay bare about={`${since} ${fights.length}`} class={styles.fight ?? ''} data-fought>
      <details>
        <summary>
          {fights.map(({ combat, roller, target, falls }) => (
            <span key={combat.kind} class={styles.past}>
              {effectsOf(combat, { roller, target }, seen.options).map((effect, at) => (
                <span key={at} class={styles[effect]}>
                  <OneDie face={combat.dice[at] as DieFace} effect={effect} />
                </span>
              ))}{' '}
              {words.outcome(
                typeOfSlug(target.unit, seen.options).name,
                combat.damage,
                combat.retreats,
                falls,
              )}
            </span>
          ))}
        </summary>
        {fights.map((fight) => (
          <FightTray key={fight.combat.kind} match={match} seen={seen} {...fight} />
        ))}
      </details>
    </FreeOverlay>
  );
}
