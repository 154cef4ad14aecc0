// A card in play: picture, number, hit points as figure and bar, marks of the turn, and what the moment does to it.

import { Tip } from '@bridgefront/page/ui/tip.tsx';
import { pieceText, zoneText } from '../rules/table.ts';
import type { PieceView } from '../rules/table.ts';
import { Art } from './art.tsx';
import { cardsOf } from './cards.ts';
import type { Match } from './match.ts';
import { choosing } from '@bridgefront/page/choosing.ts';
import { touchOf } from './seen.ts';
import type { Seen } from './seen.ts';
import styles from './piece.module.css';
import { castlesTexts } from './texts.ts';

const words = castlesTexts;

/** The choice that a click on the card makes, the first open one; null: none is open. */
function choiceOf({ open, instead }: Seen, { name }: PieceView): string | null {
  const all = [`at:${name}`, `with:${name}`, `unit:${name}`];
  return all.find((choice) => open.has(choice)) ?? all.find((choice) => instead.has(choice)) ?? null;
}

function marksOf({ moved, acted, charged, shots, rain, fired }: PieceView): string[] {
  return [
    ...(moved ? [words.moved] : []),
    ...(acted ? [words.acted] : []),
    ...(charged ? [words.charged] : []),
    ...(shots === undefined ? [] : [words.shots(shots)]),
    ...(rain === undefined ? [] : [words.rain]),
    ...(fired ? [words.fired] : []),
  ];
}

// What an attack would do, from the label of the choice: its figure, or a cross where the card falls.
function preview(label: string | undefined): string {
  const [, figure, falls] = /– (\d+) damage(:?)/.exec(label ?? '') ?? [];
  if (figure === undefined) return '';
  return falls === ':' ? '✕' : `−${figure}`;
}

function Marks({ piece }: { readonly piece: PieceView }) {
  return (
    <span class={styles.marks}>
      <i class={piece.moved ? styles.used : styles.free} />
      <i class={piece.acted ? styles.used : styles.free} />
      {piece.charged && <b>»</b>}
      {piece.shots !== undefined && <b>+{piece.shots}</b>}
      {piece.rain !== undefined && <b>*</b>}
    </span>
  );
}

function Health({ piece }: { readonly piece: PieceView }) {
  const share = Math.max(0, Math.min(1, piece.hp / piece.full));
  const look = share > 0.66 ? styles.good : share > 0.33 ? styles.hurt : styles.dying;
  return (
    <span class={`${styles.health} ${look}`}>
      <span class={styles.bar}>
        <span style={{ width: `${share * 100}%` }} />
      </span>
      <span class={styles.hp}>{piece.hp}</span>
    </span>
  );
}

function spoken(seen: Seen, piece: PieceView, choice: string | null, label: string | undefined): string {
  const side = piece.seat === seen.table.red ? words.red : words.blue;
  const what = choice === null ? '' : choice.startsWith('unit:') ? words.ready : (label ?? words.target);
  const parts = [
    `${side} ${pieceText(piece.name)}`,
    zoneText(piece.zone),
    piece.hp === 0 ? words.fallen : words.hp(piece.hp, piece.full),
    ...marksOf(piece),
    what,
  ];
  return parts.filter(Boolean).join(', ');
}

function looksOf(seen: Seen, piece: PieceView, choice: string | null): string {
  const { acts, change } = touchOf(seen, piece.name);
  const own = seen.table.active === piece.seat && seen.table.phase === 'turn';
  const lit = choice !== null && seen.open.has(choice);
  return [
    styles.piece,
    styles[piece.card] ?? '',
    piece.seat === seen.table.red ? styles.red : styles.blue,
    lit ? (choice.startsWith('unit:') ? styles.ready : styles.target) : '',
    seen.plan[0] === `unit:${piece.name}` || seen.plan.includes(`with:${piece.name}`) ? styles.chosen : '',
    own && piece.moved && piece.acted ? styles.spent : '',
    piece.hp === 0 ? styles.fallen : '',
    acts ? styles.acts : '',
    change < 0 ? styles.struck : '',
  ].join(' ');
}

// What the moment does to the card, or what the attack that is being planned would do.
function Badge({ change, aimed }: { readonly change: number; readonly aimed: string }) {
  if (change < 0) return <span class={styles.loss}>{`−${-change}`}</span>;
  if (change > 0) return <span class={styles.gain}>{`+${change}`}</span>;
  return aimed === '' ? null : <span class={styles.preview}>{aimed}</span>;
}

/** See above. */
export function Piece({
  match,
  seen,
  piece,
}: {
  readonly match: Match;
  readonly seen: Seen;
  readonly piece: PieceView;
}) {
  const choice = choiceOf(seen, piece);
  const label = choice === null ? undefined : seen.open.get(choice)?.label;
  const pointed = choice !== null && match.pointed.value === choice ? styles.pointed : '';
  const card = cardsOf(match).get(piece.card);
  const big = piece.card === 'castle' || piece.card === 'wall';
  const told = spoken(seen, piece, choice, label);
  return (
    <Tip content={`${told}. ${card?.text ?? ''}`}>
      <button
        type="button"
        class={`${looksOf(seen, piece, choice)} ${pointed}`}
        data-key={piece.name}
        data-piece={piece.name}
        tabIndex={choice === null && piece.card !== 'castle' ? -1 : 0}
        style={{ '--share': Math.min(1, piece.hp / piece.full) }}
        aria-label={told}
        aria-pressed={seen.plan[0] === `unit:${piece.name}`}
        {...choosing(match, choice ?? `unit:${piece.name}`)}
      >
        <Art card={piece.card} class={styles.art} />
        {card?.deck === 'shared' && !big && (
          <span class={styles.number}>{piece.name.slice(piece.card.length + 1)}</span>
        )}
        {!big && (
          <span class={styles.name} aria-hidden="true">
            {card?.name}
          </span>
        )}
        <Health piece={piece} />
        {!big && <Marks piece={piece} />}
        <Badge
          change={touchOf(seen, piece.name).change}
          aimed={choice?.startsWith('at:') ? preview(label) : ''}
        />
      </button>
    </Tip>
  );
}
