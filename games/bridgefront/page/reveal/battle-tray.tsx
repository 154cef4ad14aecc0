// The battle, opened: who fights, what is in force, every die, every loss. Loaded with the first battle.

import type { TableView, UnitsView } from '../../rules/table.ts';
import { bridgefrontTexts } from '../texts/table.ts';
import type { Match } from '../match.ts';
import { Button } from '@bridgefront/page/ui/button.tsx';
import { SeatMark } from '@bridgefront/page/ui/seat-mark.tsx';
import { CombatRoundView } from './battle-rounds.tsx';
import { cardName, placesIn, victorOf } from './names.ts';
import type { BattleStory } from './story.ts';
import styles from './battle.module.css';

const t = bridgefrontTexts.reveal.battle;

function unitsOf(story: BattleStory, side: 0 | 1, table: TableView): Pick<UnitsView, 'forces' | 'champions'> {
  const { hex, attacker, defender, units } = story.opening;
  const seat = side === 0 ? attacker : defender;
  if (table.battle?.hex === hex || story.over !== null)
    return table.units.find((one) => one.hex === hex && one.seat === seat) ?? { forces: 0 };
  const { forces, champions } = units[side] ?? { forces: 0, champions: [] };
  return { forces, champions: champions.map(({ champion, hp }) => ({ card: champion, hp })) };
}

function Army({
  story,
  side,
  match,
}: {
  readonly story: BattleStory;
  readonly side: 0 | 1;
  readonly match: Match;
}) {
  const { attacker, defender, units: brought } = story.opening;
  const seat = side === 0 ? attacker : defender;
  const { forces, champions = [] } = unitsOf(story, side, match.shown.value.view.table);
  const gone = story.gone?.seat === seat ? story.gone : null;
  const first = (brought[side]?.forces ?? forces) - (gone?.forces ?? 0);
  const fallen = [...Array(Math.max(0, first - forces)).keys()];
  return (
    <div class={styles.army}>
      <p class={styles.name}>
        <SeatMark seat={seat} />
        <span>
          <strong>{match.nameOf(seat)}</strong>{' '}
          <span class={styles.soft}>{side === 0 ? t.attacker : t.defender}</span>
        </span>
      </p>
      <p class={styles.strength}>
        <strong>{forces}</strong> {t.forces(forces)}
        <span class={styles.pawns} aria-hidden="true">
          {[...Array(Math.min(forces, 12)).keys()].map((pawn) => (
            <i key={pawn} style={{ background: `var(--seat-${seat})` }} />
          ))}
          {fallen.slice(0, 12).map((pawn) => (
            <i key={`fallen ${pawn}`} class={styles.fallen} />
          ))}
        </span>
      </p>
      {gone !== null && (
        <p class={styles.soft}>
          {t.gone(
            placesIn(match).hex(gone.to),
            gone.forces,
            gone.champions.map((one) => cardName(match, one)),
          )}
        </p>
      )}
      {champions.map(({ card, hp }) => (
        <p key={card} class={styles.champion}>
          ★ {cardName(match, card)} <span class={styles.soft}>{t.hp(hp)}</span>
        </p>
      ))}
    </div>
  );
}

const questions: { readonly [ask: string]: string } = { 'assign-hits': t.assign, retreat: t.retreat };

/** What the battle asks me, hits to assign or whether to go: the same choices as in the list, beside the dice. */
function Asked({ match }: { readonly match: Match }) {
  const question = questions[match.shown.value.view.decision?.ask ?? ''];
  const choices = match.choices.value;
  if (question === undefined || choices.length === 0) return null;
  return (
    <div class={styles.asked}>
      <p>{question}</p>
      <div class={styles.row}>
        {choices.map(({ choice, label }) => (
          <Button
            key={choice}
            kind="secondary"
            size="small"
            disabled={match.busy.value}
            onClick={() => match.choose(choice)}
          >
            {label}
          </Button>
        ))}
      </div>
    </div>
  );
}

/** All of it. */
export function OpenBattle({
  story,
  match,
  close,
}: {
  readonly story: BattleStory;
  readonly match: Match;
  readonly close: () => void;
}) {
  const { hex, siege } = story.opening;
  const place = placesIn(match).hex(hex);
  const title = siege ? t.siege(place) : t.title(place);
  const result = victorOf(story, match);
  const shownRounds = story.rounds.toReversed();
  return (
    <section class={styles.panel} aria-label={title}>
      <header class={styles.head}>
        <h2>{result ?? title}</h2>
        <Button kind="quiet" icon="close" label={t.close} onClick={close} />
      </header>
      <div class={styles.sides}>
        <Army story={story} side={0} match={match} />
        <Army story={story} side={1} match={match} />
      </div>
      {story.early.length > 0 && (
        <p class={styles.cost}>{story.early.map((one) => t.died(cardName(match, one))).join(', ')}</p>
      )}
      <Asked match={match} />
      {/* Scrolled by keys too. */}
      <div class={styles.rounds} tabIndex={0} role="region" aria-label={t.rounds}>
        {shownRounds.map((round, index) => (
          <CombatRoundView
            key={`${round.round} ${index > 0}`}
            round={round}
            match={match}
            folded={index > 0}
          />
        ))}
      </div>
    </section>
  );
}
