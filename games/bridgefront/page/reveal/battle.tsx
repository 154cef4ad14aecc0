// The battle, beside the table: who fights, what is in force, every die, every loss. It opens by itself, takes no focus,
// folds to one line when the reveal goes on, and stays until it is closed or the next battle comes.

import { useComputed, useSignal } from '@preact/signals';
import type { Signal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { TableView, UnitsView } from '../../rules/table.ts';
import { bridgefrontTexts } from '../texts/table.ts';
import type { Match } from '../match.ts';
import { Overlay } from '@bridgefront/page/stage/stage.tsx';
import { Button } from '@bridgefront/page/ui/button.tsx';
import { SeatMark } from '@bridgefront/page/ui/seat-mark.tsx';
import { CombatRoundView } from './battle-rounds.tsx';
import { cardName, placesIn } from './names.ts';
import { battleAt } from './story.ts';
import type { BattleStory } from './story.ts';
import styles from './battle.module.css';

const t = bridgefrontTexts.reveal.battle;

type State = 'open' | 'line' | 'closed';

// Open while it is told or waits for an answer; a line afterwards, if it has been seen; else nothing.
function stateOf(
  story: BattleStory,
  at: number | null,
  fought: boolean,
  wish: State | null,
  seen: boolean,
): State {
  if (wish !== null) return wish;
  const telling = at !== null && at <= story.last;
  if (telling || (fought && story.over === null)) return 'open';
  return seen ? 'line' : 'closed';
}

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
  const first = brought[side]?.forces ?? forces;
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
        <strong>{forces}</strong> {t.forces}
        <span class={styles.pawns} aria-hidden="true">
          {[...Array(Math.min(forces, 12)).keys()].map((pawn) => (
            <i key={pawn} style={{ background: `var(--seat-${seat})` }} />
          ))}
          {fallen.slice(0, 12).map((pawn) => (
            <i key={`fallen ${pawn}`} class={styles.fallen} />
          ))}
        </span>
      </p>
      {champions.map(({ card, hp }) => (
        <p key={card} class={styles.champion}>
          ★ {cardName(match, card)} <span class={styles.soft}>{t.hp(hp)}</span>
        </p>
      ))}
    </div>
  );
}

/** My hits to assign: the same choices as in the list, beside the dice. */
function Assign({ match }: { readonly match: Match }) {
  const asked = match.shown.value.view.decision?.ask === 'assign-hits';
  const choices = match.choices.value;
  if (!asked || choices.length === 0) return null;
  return (
    <div class={styles.assign}>
      <p>{t.assign}</p>
      <div class={styles.row}>
        {choices.map(({ choice, label }) => (
          <Button
            key={choice}
            kind="secondary"
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

function resultOf(story: BattleStory, match: Match): string | null {
  if (story.over === null) return null;
  return story.over.winner === null ? t.nobody : t.wins(match.nameOf(story.over.winner));
}

function Open({
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
  const result = resultOf(story, match);
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
      <Assign match={match} />
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

interface Wish {
  readonly first: number;
  readonly state: State;
}

function useStory(match: Match): BattleStory | null {
  return useComputed(() => {
    const reports = match.source.reports.value;
    const at = match.playback.current.value?.index ?? reports.length - 1;
    return battleAt(reports, at);
  }).value;
}

// A battle counts as seen once a moment of it has been shown.
function useSeen(story: BattleStory | null, at: number | null, seen: Signal<number>): boolean {
  if (story === null) return false;
  if (at !== null && at >= story.first && at <= story.last && seen.peek() !== story.first)
    seen.value = story.first;
  return seen.value === story.first;
}

// Whoever has closed a battle and asks to see it again wants it open.
function useFreshWish(wish: Signal<Wish | null>, at: number | null): void {
  const last = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (at !== null && (last.current === null || at < last.current)) wish.value = null;
    last.current = at;
  }, [at]);
}

/** The latest battle, as far as it is shown. */
export function Battle({ match }: { readonly match: Match }) {
  const wish = useSignal<Wish | null>(null);
  const seen = useSignal(-1);
  const story = useStory(match);
  const at = match.playback.current.value?.index ?? null;
  const hasSeen = useSeen(story, at, seen);
  useFreshWish(wish, at);
  if (story === null) return null;
  const table = match.shown.value.view.table;
  const wanted = wish.value?.first === story.first ? wish.value.state : null;
  const state = stateOf(story, at, table.battle !== undefined, wanted, hasSeen);
  const set = (next: State) => (): void => void (wish.value = { first: story.first, state: next });
  if (state === 'closed') return null;
  if (state === 'open')
    return (
      <Overlay at="bottom" bare class={styles.tray}>
        <Open story={story} match={match} close={set('closed')} />
      </Overlay>
    );
  const { hex } = story.opening;
  return (
    <Overlay at="bottom" class={styles.line}>
      <Button kind="quiet" size="small" icon="crossed-swords" onClick={set('open')}>
        {resultOf(story, match) ?? t.title(placesIn(match).hex(hex))}
      </Button>
      <Button kind="quiet" size="small" icon="close" label={t.close} onClick={set('closed')} />
    </Overlay>
  );
}
