// One combat round: what is in force, both sides' dice, and what they cost.

import type { FaceOf, Rolls } from '@bridgefront/game-bridgefront/table';
import { texts } from '../../../texts/index.ts';
import type { Room } from '../../../match/room.ts';
import { SeatMark } from '../../../ui/seat-mark.tsx';
import { Die } from './die.tsx';
import { cardName, sourceName } from './names.ts';
import type { CombatRound } from './story.ts';
import styles from './battle.module.css';

const t = texts.bridgefront.reveal.battle;

type Modifier = FaceOf<'modifiers'>['list'][number];

function ModifierLine({ modifier }: { readonly modifier: Modifier }) {
  const { seat, source, effect, value, champion } = modifier;
  const what = t.effects[effect](value);
  const from = source === champion ? '' : ` · ${sourceName(source)}`;
  return (
    <li>
      <SeatMark seat={seat} />
      <span>
        {champion === null ? '' : `${cardName(champion)}: `}
        {what}
        <span class={styles.soft}>{from}</span>
      </span>
    </li>
  );
}

function Side({ side, room }: { readonly side: Rolls; readonly room: Room }) {
  return (
    <div class={styles.dice}>
      <p class={styles.who}>
        <SeatMark seat={side.seat} label={room.nameOf(side.seat)} />
        <strong>{t.hits(side.hits)}</strong>
      </p>
      {side.rolls.map(({ source, dice, threshold }) => (
        <div key={source} class={styles.roll}>
          <p class={styles.soft}>{t.roll(source === 'forces' ? t.forces : cardName(source), threshold)}</p>
          <div class={styles.row}>
            {dice.map((value, index) => (
              <Die key={index} value={value} hit={value <= threshold} />
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}

function Losses({ round }: { readonly round: CombatRound }) {
  const { losses, deaths } = round;
  if (losses.length === 0) return <p class={styles.losses}> </p>;
  const none = losses.every(({ forces, damage }) => forces === 0 && damage.length === 0);
  return (
    <ul class={styles.losses}>
      {none && <li class={styles.soft}>{t.unhurt}</li>}
      {losses.map(({ seat, forces, damage }) => {
        const parts = [
          ...(forces > 0 ? [t.losesForces(forces)] : []),
          ...damage.map(({ champion, amount }) => t.damaged(cardName(champion), amount)),
        ];
        return parts.length === 0 ? null : (
          <li key={seat}>
            <SeatMark seat={seat} /> <span>{parts.join(', ')}</span>
          </li>
        );
      })}
      {deaths.map((champion) => (
        <li key={champion} class={styles.death}>
          {t.died(cardName(champion))}
        </li>
      ))}
    </ul>
  );
}

/** A combat round; `folded`: as one line that opens. */
export function CombatRoundView({
  round,
  room,
  folded,
}: {
  readonly round: CombatRound;
  readonly room: Room;
  readonly folded: boolean;
}) {
  const { dice, modifiers } = round;
  const inside = (
    <>
      {modifiers.length > 0 && (
        <ul class={styles.modifiers} aria-label={t.modifiers}>
          {modifiers.map((modifier, index) => (
            <ModifierLine key={index} modifier={modifier} />
          ))}
        </ul>
      )}
      {dice !== null && (
        <div class={styles.sides}>
          <Side side={dice.attacker} room={room} />
          <Side side={dice.defender} room={room} />
        </div>
      )}
      <Losses round={round} />
    </>
  );
  if (!folded)
    return (
      <section class={styles.round}>
        <h4>{t.round(round.round)}</h4>
        {inside}
      </section>
    );
  const result = dice === null ? '' : `${dice.attacker.hits} : ${dice.defender.hits}`;
  return (
    <details class={styles.earlier}>
      <summary>
        {t.round(round.round)} <span class={styles.soft}>{result}</span>
      </summary>
      {inside}
    </details>
  );
}
