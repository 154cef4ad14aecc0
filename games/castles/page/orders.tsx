// The Trap order: on whom, and at most how many. The same for everybody, with or without a Trap (CA-48).

import { signal } from '@preact/signals';
import type { Signal } from '@preact/signals';
import { SpritePicture } from '@bridgefront/page/cards/sprite-picture.tsx';
import { handForm } from '@bridgefront/page/cards/hand-form.ts';
import { Overlay } from '@bridgefront/page/stage/stage.tsx';
import { Button } from '@bridgefront/page/ui/button.tsx';
import { Select } from '@bridgefront/page/ui/field.tsx';
import { Tray, TrayWay } from '@bridgefront/page/tray/tray.tsx';
import { Unit } from '@bridgefront/page/art/unit.tsx';
import { orderText, pieceText, prey, preyWords } from '../rules/table.ts';
import type { PieceView } from '../rules/table.ts';
import { cardArt } from './art.ts';
import pictures from './art.svg';
import { cardsOf, drawnAs } from './cards.ts';
import { CardFigure } from './figures.tsx';
import type { Match } from './match.ts';
import styles from './orders.module.css';
import { choosing, lit } from '@bridgefront/page/choosing.ts';
import type { Seen } from './seen.ts';
import { castlesTexts } from './texts.ts';

const words = castlesTexts;
const limits = [1, 2, 3, 4] as const;

interface Changed {
  readonly on?: string;
  readonly most?: string;
}

// What the form says otherwise than the order that stands, by table and seat; the panel's button gives it, too.
const changes = signal<{ readonly of: string; readonly to: Changed } | null>(null);

// The question at a turn's end, which may be answered beforehand.
const end = 'end';

/** A Trap order stands until it is changed. */
export function stands(choice: string): string | null {
  return choice.startsWith('order:') ? end : null;
}

interface OrderProps {
  readonly match: Match;
  readonly seen: Seen;
  /** Whether the reader wants to change the order that stands. */
  readonly opened: Signal<boolean>;
}

// The reader's order: the one that stands, or the last one.
function orderOf(match: Match, { table }: Seen): string {
  const last = table.seats[match.shown.value.view.seat ?? -1]?.order ?? 'hold';
  return match.answerTo(end)?.[0]?.slice('order:'.length) ?? last;
}

/** The order that stands, as a sign beside the hand; a click changes it at any time, for the turns that end after it. */
export function TrapOrder({ match, seen, opened }: OrderProps) {
  if (match.answerTo(end) === null) return null;
  const order = orderText(orderOf(match, seen));
  return (
    <button
      type="button"
      class={styles.standing}
      data-slim
      aria-label={words.present(order)}
      title={words.present(order)}
      aria-expanded={opened.value}
      onClick={() => void (opened.value = !opened.value)}
    >
      <SpritePicture sprite={pictures} name={cardArt['trap'] ?? ''} class={styles.sign} />
      <span class={styles.words}>{words.standing(order)}</span>
    </button>
  );
}

// What an order begins with: the last one, or any Trap on whoever comes.
function startOf(order: string): { readonly on: string; readonly most: string } {
  const [on = '', most = ''] = (order === 'hold' ? 'any-1' : order).split('-');
  return { on, most };
}

// What stands is given by itself.
function isAsked(match: Match, { open }: Seen): boolean {
  return open.has('order:hold') && match.answerTo(end) === null;
}

function readerOf({ source }: Match): string {
  return `${source.match} ${source.seat ?? ''}`;
}

/** What the form says. */
function formOf(match: Match, seen: Seen): { readonly on: string; readonly most: string } {
  const changed = changes.value?.of === readerOf(match) ? changes.value.to : {};
  return { ...startOf(orderOf(match, seen)), ...changed };
}

/** The order that the panel's button gives, where it is asked for; null: it is not. */
export function orderToGive(match: Match, seen: Seen): string | null {
  if (!isAsked(match, seen)) return null;
  const { on, most } = formOf(match, seen);
  return `order:${on}-${most}`;
}

/** At most as many Traps as the reader holds, or as the form says already; one without any, so that nobody can tell. */
export function limitsFor(held: number, most: number): readonly number[] {
  return limits.filter((limit) => limit <= Math.max(1, held, most));
}

/** Where the Trap order stands now: in the sky over the board, or on phones in place of the hand; null: nowhere. */
export function placeOfOrders({ match, seen, opened }: OrderProps): 'sky' | 'rail' | null {
  if (!opened.value && !isAsked(match, seen)) return null;
  const { size, together } = handForm();
  return size === 'hand' && together(1) ? 'rail' : 'sky';
}

/** The Trap order; shown when the order is asked, and when the reader wants to change the one that stands. */
export function Orders({ match, seen, opened }: OrderProps) {
  const asked = isAsked(match, seen);
  const { on, most } = formOf(match, seen);
  const own = seen.table.seats[match.shown.value.view.seat ?? -1]?.cards ?? [];
  const held = own.filter((card) => card === 'trap').length;
  const change = (to: Changed): void => {
    changes.value = { of: readerOf(match), to: { on, most, ...to } };
  };
  const give = (order: string): void => {
    opened.value = false;
    changes.value = null;
    if (asked) match.choose(`order:${order}`);
    else match.keepAnswer(end, [`order:${order}`]);
  };
  const rail = placeOfOrders({ match, seen, opened }) === 'rail';
  const form = (
    <>
      {!asked && <h2 class={styles.title}>{words.order}</h2>}
      <div class={styles.line}>
        <Select
          label={words.orderOn}
          bare
          value={on}
          options={prey.map((one) => ({ value: one, label: words.onWhom(preyWords[one]) }))}
          onSelect={(value) => change({ on: value })}
        />
        <Select
          label={words.orderMost}
          bare
          value={most}
          options={limitsFor(held, Number(most)).map((limit) => ({
            value: String(limit),
            label: words.atMost(limit),
          }))}
          onSelect={(value) => change({ most: value })}
        />
      </div>
      <div class={styles.line}>
        {!asked && (
          <Button
            kind="primary"
            {...choosing(match, `order:${on}-${most}`)}
            {...lit(true)}
            onClick={() => give(`${on}-${most}`)}
          >
            {words.give}
          </Button>
        )}
        <Button {...choosing(match, 'order:hold')} {...lit(true)} onClick={() => give('hold')}>
          {words.hold}
        </Button>
      </div>
    </>
  );
  return rail ? (
    <section class={styles.inRail} aria-label={words.order}>
      {form}
    </section>
  ) : (
    <Overlay at="top" label={words.order} class={styles.order}>
      {form}
    </Overlay>
  );
}

function Intruder({
  match,
  seen,
  piece,
}: {
  readonly match: Match;
  readonly seen: Seen;
  readonly piece: PieceView;
}) {
  const side = piece.seat === seen.table.red ? 0 : 1;
  return (
    <span class={styles.intruder}>
      <Unit
        side={side}
        name={cardsOf(match).get(piece.card)?.name ?? ''}
        health={piece.hp}
        full={piece.full}
        look="aimed"
      >
        <CardFigure card={drawnAs(match, piece.card)} side={side} />
      </Unit>
    </span>
  );
}

/** The question at a Trap check, alike for all: without a Trap the second answer cannot be given (CA-50). */
export function TrapQuestion({ match, seen }: { readonly match: Match; readonly seen: Seen }) {
  if (!seen.open.has('let-pass')) return null;
  const intruder = match.shown.value.view.decision?.about?.['piece'];
  const piece = seen.table.pieces.find(({ name }) => name === intruder);
  const who = piece === undefined ? '' : pieceText(piece.name);
  const holds = seen.open.has('spring');
  return (
    <Overlay at="bottom" bare>
      <Tray
        title={words.trapAsk}
        scene={piece !== undefined && <Intruder match={match} seen={seen} piece={piece} />}
      >
        <TrayWay
          name={words.spring}
          leaves={holds ? words.springs(who) : words.noTrap}
          strong
          disabled={!holds}
          {...choosing(match, 'spring')}
        />
        <TrayWay name={words.pass} leaves={words.passes(who)} {...choosing(match, 'let-pass')} />
      </Tray>
    </Overlay>
  );
}
