// What is rolled and looked at, over the battlefield, and every choice that is neither hex nor card.

import type { Signal } from '@preact/signals';
import { Overlay } from '@bridgefront/page/stage/stage.tsx';
import { Tray, TrayWay } from '@bridgefront/page/tray/tray.tsx';
import { Button } from '@bridgefront/page/ui/button.tsx';
import { typeOfSlug, unitRules } from '../rules/table.ts';
import type { DieFace } from '../rules/table.ts';
import { Dice, Die } from './die.tsx';
import { picture, pointOf } from './geometry.ts';
import type { Match } from './match.ts';
import { choosing } from '@bridgefront/page/choosing.ts';
import { PlayedCard } from '@bridgefront/page/reveal/played-card.tsx';
import { contentsOf } from './cards.ts';
import { deedOf } from './played.ts';
import { rimOf } from './rim.tsx';
import { handKinds, hexOfChoice, partsOf, oddsWords, primaryChoice, unitAt } from './seen.ts';
import type { Picked, Seen } from './seen.ts';
import { fellsTexts } from './texts.ts';
import { UnitPicture, unitWords } from './unit.tsx';
import styles from './tray.module.css';

const words = fellsTexts;

interface TrayProps {
  readonly match: Match;
  readonly seen: Seen;
  readonly picked: Signal<Picked>;
  readonly looked: Signal<string | null>;
}

// Choices that are neither a hex nor a card of the hand.
function plainChoices(seen: Seen) {
  return [...seen.open.values()].filter(({ choice }) => {
    const [kind] = partsOf(choice);
    return (
      hexOfChoice(choice, seen.picked) === null &&
      !handKinds.includes(kind) &&
      !['place', 'step', 'army', 'take', 'tent', 'objective', 'die'].includes(kind) &&
      choice !== primaryChoice([...seen.open.keys()])
    );
  });
}

/** Nothing else is asked: what it is about lies over the board. */
function onlyPlain(seen: Seen): boolean {
  const plain = plainChoices(seen);
  return plain.length > 0 && plain.length === seen.open.size;
}

/** Answers that are neither a hex nor a card nor the button of the panel, where no tray over the board holds them. */
export function Plain({ match, seen }: Pick<TrayProps, 'match' | 'seen'>) {
  const inTray = seen.table.combats.length > 0 || onlyPlain(seen);
  return (
    <div class={styles.buttons}>
      {(inTray ? [] : plainChoices(seen)).map(({ choice, label }) => (
        <Button key={choice} size="small" {...choosing(match, choice)}>
          {label}
        </Button>
      ))}
    </div>
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

interface Way {
  readonly choice: string;
  readonly name: string;
  readonly leaves: string;
  readonly strong: boolean;
}

// What can be answered: lore cards that fit, dice that are committed, or nothing.
function answersOf(match: Match, seen: Seen): readonly Way[] {
  const { open, table } = seen;
  const combat = table.combats.at(-1);
  const answers = [...open.values()].flatMap(({ choice, label }) => {
    const [kind, slug] = partsOf(choice);
    const card = kind === 'lore' ? contentsOf(match).get(slug) : undefined;
    if (card !== undefined)
      return [{ choice, name: card.name, leaves: card.prices[0]?.words ?? '', strong: true }];
    if (choice !== 'pass' || combat === undefined) return [];
    return [{ choice, name: label, leaves: words.comes(combat.damage, combat.retreats), strong: false }];
  });
  const others = plainChoices(seen).map(({ choice, label }) => ({
    choice,
    name: label,
    leaves: '',
    strong: choice.startsWith('use:'),
  }));
  return [...answers, ...others];
}

// One question of which nothing lies on the board or in the hand.
function Ask({ match, seen }: Pick<TrayProps, 'match' | 'seen'>) {
  return (
    <Overlay bare at="bottom" class={styles.ask ?? ''} data-ask>
      <Tray title={seen.prompt}>
        {plainChoices(seen).map(({ choice, label }) => (
          <TrayWay key={choice} name={label} leaves="" strong {...choosing(match, choice)} />
        ))}
      </Tray>
    </Overlay>
  );
}

// Who rolls against whom, the dice, and what can be answered, in the half of the stage that the target does not stand in.
function Fight({ match, seen }: TrayProps) {
  const { table, flip } = seen;
  const combat = table.combats.at(-1);
  if (combat === undefined) return null;
  const unitOf = (id: number, at: string) => table.units.find((one) => one.id === id) ?? unitAt(table, at);
  const both = [unitOf(combat.roller, combat.from), unitOf(combat.target, combat.at)];
  const [by = '', on = ''] = both.map((unit) => (unit === undefined ? '' : typeOfSlug(unit.unit).name));
  const pictures = both.map(
    (unit) =>
      unit !== undefined && <UnitPicture unit={unit} options={seen.options} class={styles.unit ?? ''} />,
  );
  const answers = answersOf(match, seen);
  return (
    <Overlay bare at={besides(combat.at, flip)} class={styles.fight ?? ''} data-fight>
      <Tray
        title={words.fight(by, rimOf(combat.from), on, rimOf(combat.at))}
        scene={
          <>
            {pictures[0]}
            <RollChoice match={match} seen={seen} dice={combat.dice as readonly DieFace[]} />
            {pictures[1]}
          </>
        }
      >
        {answers.length === 0
          ? undefined
          : answers.map(({ choice, ...way }) => (
              <TrayWay key={choice} {...way} {...choosing(match, choice)} />
            ))}
      </Tray>
    </Overlay>
  );
}

// The half of the stage that a hex does not lie in.
function besides(hex: string, flip: boolean): 'left' | 'right' {
  const [, , width] = picture;
  return pointOf(hex, flip).x > width / 2 ? 'left' : 'right';
}

// The dice of what is shown of a reveal, or the card that is played; the panel says the rest.
function Story({ match, seen }: TrayProps) {
  const shown = match.playback.current.value;
  if (shown === null) return null;
  const { face } = shown.report;
  const dice = 'dice' in face ? face.dice : [];
  const about = face.tell === 'plays' ? (face.aims[0] ?? {}) : face;
  const at = 'at' in about && typeof about.at === 'string' ? about.at : null;
  if (dice.length === 0)
    return <PlayedCard match={match} at={at === null ? 'left' : besides(at, seen.flip)} deedOf={deedOf} />;
  return (
    <Overlay at={at === null ? 'left' : besides(at, seen.flip)} class={styles.rolled ?? ''}>
      <p class={styles.story}>
        <Dice dice={dice} />
      </p>
    </Overlay>
  );
}

function Looked({ seen, looked }: TrayProps) {
  const hex = looked.value;
  const unit = hex === null ? undefined : unitAt(seen.table, hex);
  if (hex === null || unit === undefined) return null;
  const odds = oddsWords(seen, hex);
  const { facts, text } = unitRules(unit.unit, seen.options);
  return (
    <Overlay at={besides(hex, seen.flip)} class={styles.overBoard ?? ''}>
      <p class={styles.looked}>
        <strong>
          {unitWords(unit, seen.options)} · {rimOf(hex)}
        </strong>{' '}
        <span>{facts}</span> <span>{text}</span>
        {odds !== null && <strong class={styles.odds}>{odds}</strong>}
      </p>
    </Overlay>
  );
}

/** At rest the combat that is answered, or whoever is looked at; during a reveal what is rolled. */
export function Told(props: TrayProps) {
  const { match, seen, looked } = props;
  if (match.playback.current.value !== null) return <Story {...props} />;
  if (seen.table.combats.length > 0) return <Fight {...props} />;
  if (onlyPlain(seen)) return <Ask {...props} />;
  return looked.value === null ? null : <Looked {...props} />;
}
