// The tray below the battlefield: what is asked, what happens, the cards in hand, and every choice that is no hex.

import { lit } from '@bridgefront/page/choosing.ts';
import type { Signal } from '@preact/signals';
import { Button } from '@bridgefront/page/ui/button.tsx';
import { Tip } from '@bridgefront/page/ui/tip.tsx';
import { hexOf, orderedBy, placesSeen, textOfCard, typeOfSlug } from '../rules/table.ts';
import type { DieFace } from '../rules/table.ts';
import { oddsWords } from './board.tsx';
import { Dice, Die } from './die.tsx';
import type { Match } from './match.ts';
import { choosing, handKinds, hexOfChoice, partsOf, unitAt } from './seen.ts';
import type { Picked, Seen } from './seen.ts';
import { fellsTexts } from './texts.ts';
import { unitWords } from './unit.tsx';
import styles from './tray.module.css';

const words = fellsTexts;

interface TrayProps {
  readonly match: Match;
  readonly seen: Seen;
  readonly picked: Signal<Picked>;
  readonly looked: Signal<string | null>;
}

// Choices that are neither a hex nor a card of the hand.
function plainChoices(seen: Seen, picked: Picked) {
  return [...seen.open.values()].filter(({ choice }) => {
    const [kind] = partsOf(choice);
    return (
      hexOfChoice(choice, picked) === null &&
      !handKinds.includes(kind) &&
      !['place', 'step', 'army', 'take', 'tent', 'objective', 'die'].includes(kind)
    );
  });
}

function Plain({ match, seen, picked }: TrayProps) {
  const steps = new Set(
    [...seen.open.keys()].flatMap((choice) => {
      const [kind, value] = partsOf(choice);
      return kind === 'step' ? [value.split('>')[0]] : [];
    }),
  );
  const places = placesSeen(seen.table);
  return (
    <div class={styles.buttons}>
      {[...steps].map((from) => {
        const unit = unitAt(seen.table, from);
        const pressed = seen.picked.step === from;
        return (
          <Button
            key={from}
            size="small"
            pressed={pressed}
            {...lit(true)}
            onClick={() => (picked.value = { place: null, step: pressed ? null : from })}
          >
            {words.stepWith(unit === undefined ? '' : typeOfSlug(unit.unit).name, places.name(hexOf(from)))}
          </Button>
        );
      })}
      {plainChoices(seen, seen.picked).map(({ choice, label }) => {
        const first = choice === 'done' || choice === 'counter' || choice === 'text';
        return (
          <Button
            key={choice}
            size="small"
            kind={first ? 'primary' : 'secondary'}
            {...choosing(match, choice)}
          >
            {label}
          </Button>
        );
      })}
    </div>
  );
}

// How many of the reader's units a command card could order, before it is played in vain.
function Reached({ seen, slug }: { readonly seen: Seen; readonly slug: string }) {
  const { length } = orderedBy(slug, seen.table.units, seen.near);
  return <span class={length === 0 ? styles.vain : styles.reached}>{words.reaches(length)}</span>;
}

function HandCard({
  match,
  seen,
  slug,
  chosen,
}: {
  readonly match: Match;
  readonly seen: Seen;
  readonly slug: string;
  /** The plan is about this card. */
  readonly chosen: boolean;
}) {
  const open = handKinds.map((kind) => seen.open.get(`${kind}:${slug}`)).find((one) => one !== undefined);
  const card = textOfCard(slug);
  const kind = card.cost === undefined ? styles.command : styles.lore;
  const head = (
    <>
      <strong>{card.name}</strong>
      {open?.choice === `card:${slug}` && <Reached seen={seen} slug={slug} />}
      {card.cost !== undefined && <span class={styles.price}>{words.price(card.cost)}</span>}
    </>
  );
  if (open !== undefined)
    return (
      <li class={styles.wide}>
        <button
          type="button"
          class={`${styles.card} ${kind} ${styles.open}`}
          {...choosing(match, open.choice)}
        >
          {head}
          <span class={styles.text}>{card.text}</span>
        </button>
      </li>
    );
  return (
    <li class={styles.closed}>
      <Tip content={card.text}>
        <button
          type="button"
          aria-disabled="true"
          aria-current={chosen ? 'true' : undefined}
          class={`${styles.card} ${kind} ${chosen ? styles.chosen : ''}`}
        >
          {head}
          <span class={`${styles.text} ${styles.brief}`}>{card.text}</span>
        </button>
      </Tip>
    </li>
  );
}

function Hand({ match, seen }: TrayProps) {
  const own = seen.seat === null ? undefined : seen.table.seats[seen.seat].own;
  if (own === undefined) return null;
  const cards = own.feeler.length > 0 ? own.feeler : [...own.command, ...own.lore];
  if (cards.length === 0) return null;
  const [kind, value] = partsOf(seen.plan[0] ?? '');
  // Of two alike one is marked.
  const chosen = handKinds.includes(kind) ? cards.indexOf(value) : -1;
  return (
    <ul class={styles.hand} aria-label={words.hand}>
      {cards.map((slug, i) => (
        <HandCard key={`${slug}-${i}`} match={match} seen={seen} slug={slug} chosen={i === chosen} />
      ))}
    </ul>
  );
}

function RollChoice({
  match,
  seen,
  dice,
}: {
  readonly match: Match;
  readonly seen: Seen;
  readonly dice: readonly DieFace[];
}) {
  return (
    <span class={styles.dice}>
      {dice.map((face, i) => {
        const choice = `die:${i + 1}`;
        const open = seen.open.get(choice);
        return open === undefined ? (
          <Die key={i} face={face} />
        ) : (
          <button
            key={i}
            type="button"
            class={styles.dieButton}
            aria-label={open.label}
            {...choosing(match, choice)}
          >
            <Die face={face} />
          </button>
        );
      })}
    </span>
  );
}

// The combat under way: who rolls against whom, and the dice.
function Fight({ match, seen }: TrayProps) {
  const { table } = seen;
  const combat = table.combats.at(-1);
  if (combat === undefined) return null;
  const name = (id: number, at: string): string => {
    const unit = table.units.find((one) => one.id === id) ?? unitAt(table, at);
    return unit === undefined ? '' : typeOfSlug(unit.unit).name;
  };
  return (
    <p class={styles.fight}>
      <strong>{name(combat.roller, combat.from)}</strong> {words.against}{' '}
      <strong>{name(combat.target, combat.at)}</strong>
      <RollChoice match={match} seen={seen} dice={combat.dice as readonly DieFace[]} />
    </p>
  );
}

// What is shown of a reveal: its sentence and its dice.
function Story({ match }: { readonly match: Match }) {
  const shown = match.playback.current.value;
  if (shown === null) return null;
  const { face, text = '' } = shown.report;
  const dice = 'dice' in face ? face.dice : [];
  return (
    <p class={styles.story}>
      <span class={styles.told}>{text}</span> {dice.length > 0 && <Dice dice={dice} />}
    </p>
  );
}

function Looked({ seen, looked }: TrayProps) {
  const hex = looked.value;
  const unit = hex === null ? undefined : unitAt(seen.table, hex);
  if (unit === undefined) return null;
  const odds = oddsWords(seen, hex);
  const { facts, text } = textOfCard(unit.unit);
  return (
    <p class={styles.looked}>
      <strong>{unitWords(unit)}</strong> <span>{facts}</span> <span>{text}</span>
      {odds !== null && <strong class={styles.odds}>{odds}</strong>}
    </p>
  );
}

/** See above. */
export function Tray(props: TrayProps) {
  const { match, seen, looked } = props;
  const quiet = match.playback.current.value === null;
  return (
    <section class={styles.tray}>
      <div class={styles.head}>
        {quiet ? <p class={styles.prompt}>{seen.prompt}</p> : <Story match={match} />}
        {quiet && <Fight {...props} />}
        {quiet && <Plain {...props} />}
      </div>
      {looked.value !== null && unitAt(seen.table, looked.value) !== undefined ? (
        <Looked {...props} />
      ) : (
        <Hand {...props} />
      )}
    </section>
  );
}
