// The battle, opened: two sides facing each other in their colours, all dice of the round, what they cost, and the odds
// of what is left. Loaded with the first battle.

import { Die } from '@bridgefront/page/dice/die.tsx';
import { SpritePicture } from '@bridgefront/page/cards/sprite-picture.tsx';
import { choosing } from '@bridgefront/page/choosing.ts';
import { Tray, TrayWay } from '@bridgefront/page/tray/tray.tsx';
import { Icon } from '@bridgefront/page/ui/icon.tsx';
import { SeatMark } from '@bridgefront/page/ui/seat-mark.tsx';
import type { FaceOf, Rolls, UnitsView } from '../../rules/table.ts';
import { groundOf, oddsOf, shareWords } from '../board/odds.ts';
import { scanOf, unitsAt } from '../board/scan.ts';
import { cardArt } from '../cards/art.ts';
import pictures from '../cards/art.svg';
import type { Match } from '../match.ts';
import { bridgefrontTexts } from '../texts/table.ts';
import { cardName, placesIn, sourceName, victorOf } from './names.ts';
import type { BattleStory, CombatRound } from './story.ts';
import styles from './battle.module.css';

const t = bridgefrontTexts.reveal.battle;

interface Part {
  readonly story: BattleStory;
  readonly match: Match;
}

type Modifier = FaceOf<'modifiers'>['list'][number];

/** Forces or a Champion in a round: what they roll, what hits them, how many stand or how much health is left. */
interface Fighter {
  readonly source: string;
  readonly left: number;
  readonly lost: number;
  readonly falls: boolean;
  readonly roll: Rolls['rolls'][number] | undefined;
}

function seatOf({ opening }: BattleStory, side: 0 | 1): number {
  return side === 0 ? opening.attacker : opening.defender;
}

function rollsOf(round: CombatRound | undefined, side: 0 | 1): Rolls | undefined {
  return side === 0 ? round?.dice?.attacker : round?.dice?.defender;
}

function fightersOf(story: BattleStory, side: 0 | 1): readonly Fighter[] {
  const round = story.rounds.at(-1);
  const { forces, champions } = (round ?? story).units[side] ?? { forces: 0, champions: [] };
  const rolls = rollsOf(round, side)?.rolls ?? [];
  const loss = round?.losses.find(({ seat }) => seat === seatOf(story, side));
  const fighter = (source: string, left: number, lost: number, falls: boolean): Fighter => ({
    source,
    left,
    lost,
    falls,
    roll: rolls.find((roll) => roll.source === source),
  });
  const lost = loss?.forces ?? 0;
  const someRoll = rolls.some(({ source }) => source === 'forces');
  return [
    ...(forces > 0 || someRoll ? [fighter('forces', forces, lost, lost > 0 && lost >= forces)] : []),
    ...champions.map(({ champion, hp }) => {
      const hit = loss?.damage.find((one) => one.champion === champion)?.amount ?? 0;
      return fighter(champion, hp, hit, round?.deaths.includes(champion) === true);
    }),
  ];
}

function modifierWords(match: Match, { source, effect, value, champion }: Modifier): string {
  const who = champion === null ? '' : `${cardName(match, champion)} `;
  const from = source === champion ? '' : ` (${sourceName(match, source)})`;
  return `${who}${t.effects[effect](value)}${from}`;
}

function Unit({ fighter, match, hitsBefore }: { fighter: Fighter; match: Match; hitsBefore: number }) {
  const { source, left, lost, falls, roll } = fighter;
  const forces = source === 'forces';
  const art = forces ? 'swordman' : (cardArt[source] ?? 'swordman');
  let hits = hitsBefore;
  return (
    <li class={styles.unit} data-falls={falls}>
      <span class={styles.token} aria-hidden="true">
        <SpritePicture sprite={pictures} name={art} class={styles.figure} />
        {lost > 0 && <span class={styles.stamp}>{falls ? <Icon name="death-skull" /> : `−${lost}`}</span>}
      </span>
      <p class={styles.who}>
        <strong>{forces ? t.counted(left) : cardName(match, source)}</strong>{' '}
        <small>
          {!forces && `${t.hp(left)} `}
          {roll !== undefined && t.hitsOn(roll.threshold)}
        </small>
      </p>
      {roll !== undefined && (
        <span class={styles.dice}>
          {roll.dice.map((value, index) => {
            const hit = value <= roll.threshold;
            hits += hit ? 1 : 0;
            return <Die key={index} label={t.die(value, hit)} value={value} hit={hit} order={hits} />;
          })}
        </span>
      )}
    </li>
  );
}

function Side({ story, match, side }: Part & { readonly side: 0 | 1 }) {
  const seat = seatOf(story, side);
  const round = story.rounds.at(-1);
  const more = round?.modifiers.filter((one) => one.seat === seat) ?? [];
  let hits = 0;
  return (
    <div
      class={styles.side}
      style={{ '--own': `var(--body-${seat % 6}a)`, '--deep': `var(--body-${seat % 6}b)` }}
    >
      <p class={styles.name}>
        <SeatMark seat={seat} />
        <strong>{match.nameOf(seat)}</strong> <small>{side === 0 ? t.attacker : t.defender}</small>
      </p>
      <ul key={round?.round}>
        {fightersOf(story, side).map((fighter) => {
          const before = hits;
          hits += fighter.roll?.hits ?? 0;
          return <Unit key={fighter.source} fighter={fighter} match={match} hitsBefore={before} />;
        })}
      </ul>
      {more.length > 0 && <small>{more.map((one) => modifierWords(match, one)).join(' · ')}</small>}
    </div>
  );
}

// What the round cost a side, and where it has gone from the battle.
function costOf({ story, match, side }: Part & { readonly side: 0 | 1 }): string {
  const { rounds, gone, early } = story;
  const seat = seatOf(story, side);
  if (gone?.seat === seat) return t.gone(placesIn(match).hex(gone.to));
  const round = rounds.at(-1);
  if (round === undefined)
    return side === 0 ? early.map((one) => t.died(cardName(match, one))).join(', ') : '';
  const loss = round.losses.find((one) => one.seat === seat);
  if (loss === undefined) return round.losses.length > 0 ? t.unhurt : '';
  const { deaths } = round;
  const parts = [
    ...(loss.forces > 0 ? [t.losesForces(loss.forces)] : []),
    ...loss.damage.map(({ champion, amount }) => {
      const name = cardName(match, champion);
      return deaths.includes(champion) ? t.died(name) : t.damaged(name, amount);
    }),
  ];
  return parts.length === 0 ? t.unhurt : parts.join(', ');
}

// First the dice lie, then those that hit turn to gold, then they are counted; what they cost is a report of its own.
function Sum(props: Part & { readonly side: 0 | 1 }) {
  const round = props.story.rounds.at(-1);
  const { hits } = rollsOf(round, props.side) ?? {};
  const cost = costOf(props);
  const told = round !== undefined && round.losses.length > 0;
  return (
    <p class={styles.sum} key={round?.round} data-told={told}>
      {hits !== undefined && <strong style={{ '--hits': hits }}>{t.hits(hits)}</strong>}
      {cost !== '' && <span class={styles.cost}> {cost}</span>}
    </p>
  );
}

// The odds of those who stand now; who has won, once that is told.
function Odds({ story, match }: Part) {
  const over = victorOf(story, match);
  if (over !== null) return <p class={styles.won}>{over}</p>;
  const { hex, attacker, defender } = story.opening;
  const scan = scanOf(match.shown.value.view.table);
  const army = (side: 0 | 1): UnitsView => {
    const seat = seatOf(story, side);
    const { forces, champions } = story.units[side] ?? { forces: 0, champions: [] };
    const known = unitsAt(scan, hex).find((one) => one.seat === seat)?.champions ?? [];
    return {
      hex,
      seat,
      forces,
      champions: champions.map(({ champion, hp }) => {
        const stands = known.find(({ card }) => card === champion);
        return { ...stands, card: champion, hp };
      }),
    };
  };
  const at = groundOf(scan, hex, defender);
  const fight = { from: null, attacker: army(0), defender: army(1), at };
  const known = oddsOf(fight, hex, scan, match.source.info.value?.options ?? {}).value;
  if (known === null) return <p class={styles.won} />;
  const { attackerWins, bothDie } = known;
  const reader = match.source.seat;
  const mine = reader === defender ? defender : attacker;
  const wins = mine === defender ? known.defenderWins : attackerWins;
  return (
    <p
      class={styles.odds}
      style={{
        '--left': `${100 * attackerWins}%`,
        '--both': `${100 * (attackerWins + bothDie)}%`,
        '--a': `var(--body-${attacker % 6}b)`,
        '--b': `var(--body-${defender % 6}b)`,
      }}
    >
      {mine === reader ? t.youWin(shareWords(wins)) : t.chance(match.nameOf(mine), shareWords(wins))}
    </p>
  );
}

const questions: { readonly [ask: string]: string } = { 'assign-hits': t.assign, retreat: t.retreat };

/** All of it; where the reader is asked for hits to assign or whether to go, the choices too. */
export function OpenBattle({ story, match }: Part) {
  const { hex, siege } = story.opening;
  const place = placesIn(match).hex(hex);
  const round = story.rounds.at(-1);
  const asked = questions[match.shown.value.view.decision?.ask ?? ''];
  const choices = asked === undefined ? [] : match.choices.value;
  const both = [fightersOf(story, 0), fightersOf(story, 1)];
  const most = Math.max(3, ...both.flat().map(({ roll }) => roll?.dice.length ?? 0));
  const rows = Math.max(...both.map(({ length }) => length));
  return (
    <Tray
      title={siege ? t.siege(place) : t.title(place)}
      untitled
      scene={
        <div class={styles.fight} style={{ '--n': most, '--k': rows }} data-dice={most}>
          <Side story={story} match={match} side={0} />
          <p class={styles.middle}>
            <Icon name="crossed-swords" />
            <small>{t.round(round?.round ?? 1)}</small>
          </p>
          <Side story={story} match={match} side={1} />
          <div class={styles.foot} data-open={choices.length > 0}>
            <Sum story={story} match={match} side={0} />
            {choices.length > 0 ? <p class={styles.won}>{asked}</p> : <Odds story={story} match={match} />}
            <Sum story={story} match={match} side={1} />
          </div>
        </div>
      }
    >
      {choices.length === 0
        ? undefined
        : choices.map(({ choice, label }) => (
            <TrayWay key={choice} name={label} leaves="" strong {...choosing(match, choice)} />
          ))}
    </Tray>
  );
}
