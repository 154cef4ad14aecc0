// One combat round: what is in force, both sides' dice, and what they cost.

import type { FaceOf, Rolls } from '../../rules/table.ts';
import { bridgefrontTexts } from '../texts/table.ts';
import type { Match } from '../match.ts';
import { SeatMark } from '@bridgefront/page/ui/seat-mark.tsx';
import { Die } from '@bridgefront/page/dice/die.tsx';
import { cardName, sourceName } from './names.ts';
import type { CombatRound } from './story.ts';
import styles from './battle.module.css';

const t = bridgefrontTexts.reveal.battle;

type Modifier = FaceOf<'modifiers'>['list'][number];

function ModifierLine({ match, modifier }: { readonly match: Match; readonly modifier: Modifier }) {
  const { seat, source, effect, value, champion } = modifier;
  const what = t.effects[effect](value);
  const from = source === champion ? '' : ` · ${sourceName(match, source)}`;
  return (
    <li>
      <SeatMark seat={seat} />
      <span>
        {champion === null ? '' : `${cardName(match, champion)}: `}
        {what}
        <span class={styles.soft}>{from}</span>
      </span>
    </li>
  );
}

// What the round cost a side; empty until it is told, and where it cost nothing.
function costOf(match: Match, { losses, deaths }: CombatRound, seat: number): string {
  const own = losses.find((loss) => loss.seat === seat);
  if (own === undefined) return '';
  const parts = [
    ...(own.forces > 0 ? [t.losesForces(own.forces)] : []),
    ...own.damage.map(({ champion, amount }) => {
      const name = cardName(match, champion);
      return deaths.includes(champion) ? t.died(name) : t.damaged(name, amount);
    }),
  ];
  return parts.join(', ');
}

// The line of hits and losses has its place before the losses are known.
function Side({
  side,
  round,
  match,
}: {
  readonly side: Rolls;
  readonly round: CombatRound;
  readonly match: Match;
}) {
  const cost = costOf(match, round, side.seat);
  return (
    <div class={styles.dice}>
      <p class={styles.who}>
        <SeatMark seat={side.seat} label={match.nameOf(side.seat)} />
        <strong>{t.hits(side.hits)}</strong>
      </p>
      <p class={styles.cost}>
        {cost}
        {cost === '' && round.losses.length > 0 && <span class={styles.soft}>{t.unhurt}</span>}
      </p>
      {side.rolls.map(({ source, dice, threshold }) => (
        <div key={source} class={styles.roll}>
          <p class={styles.soft}>
            {t.roll(source === 'forces' ? t.forces(dice.length) : cardName(match, source), threshold)}
          </p>
          <div class={styles.row}>
            {dice.map((value, index) => (
              <Die
                key={index}
                label={bridgefrontTexts.reveal.battle.die(value, value <= threshold)}
                value={value}
                hit={value <= threshold}
                order={index}
              />
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}

/** A combat round; `folded`: as one line that opens. */
export function CombatRoundView({
  round,
  match,
  folded,
}: {
  readonly round: CombatRound;
  readonly match: Match;
  readonly folded: boolean;
}) {
  const { dice, modifiers } = round;
  const inside = (
    <>
      {modifiers.length > 0 && (
        <ul class={styles.modifiers} aria-label={t.modifiers}>
          {modifiers.map((modifier, index) => (
            <ModifierLine match={match} key={index} modifier={modifier} />
          ))}
        </ul>
      )}
      {dice !== null && (
        <div class={styles.sides}>
          <Side side={dice.attacker} round={round} match={match} />
          <Side side={dice.defender} round={round} match={match} />
        </div>
      )}
    </>
  );
  if (!folded)
    return (
      <section class={styles.round}>
        <h3>{t.round(round.round)}</h3>
        {inside}
      </section>
    );
  const result = dice === null ? '' : t.hitsOfBoth(dice.attacker.hits, dice.defender.hits);
  return (
    <details class={styles.earlier}>
      <summary>
        {t.round(round.round)} <span class={styles.soft}>{result}</span>
      </summary>
      {inside}
    </details>
  );
}
