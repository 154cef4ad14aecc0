// Who sits where at a new table: people or bots, and how strong the bots are.

import type { Signal } from '@preact/signals';
import { botLevels, botsNow, firstBot, gamesNow } from '../source/games.ts';
import type { BotInfo, GameInfo } from '../source/games.ts';
import { knownPeople } from '../source/people.ts';
import { programs } from '../source/programs.ts';
import { nameHere } from '../source/create-here.ts';
import { texts } from '../texts/index.ts';
import { laterTexts } from '../texts/later.ts';
import { setUpTexts } from '../texts/set-up.ts';
import { Icon } from '@bridgefront/page/ui/icon.tsx';
import { NumberField } from '@bridgefront/page/ui/number-field.tsx';
import { SeatMark } from '@bridgefront/page/ui/seat-mark.tsx';
import { Select, TextField } from '@bridgefront/page/ui/field.tsx';
import type { SelectGroup } from '@bridgefront/page/ui/field.tsx';
import { Part } from '@bridgefront/page/ui/part.tsx';
import { BotManner, mannerOf, strengthIn } from './bot-manner.tsx';
import { SeatingChoice } from './draft-fields.tsx';
import { KnownMarks } from './known-marks.tsx';
import styles from './new-table.module.css';
import { freeName, isAsked, isPerson, withSeats, withWish } from './table-draft.ts';
import type { Draft, SeatWish } from './table-draft.ts';
import { capital } from './words.ts';

const person = '';
// Another person at this device; bots have names without a colon.
const somebody = 'somebody:';
const programMark = 'program:';
const askedMark = 'asked:';

function wordOf(wish: SeatWish): string {
  if (wish === null) return person;
  if (isPerson(wish)) return somebody;
  if (isAsked(wish)) return `${askedMark}${wish.asked}`;
  return typeof wish === 'string' ? wish : `${programMark}${wish.program}`;
}

function wishOf(word: string, draft: Draft): SeatWish {
  if (word === person) return null;
  if (word === somebody) return { person: freeName(draft, setUpTexts.table.names, nameHere()) };
  if (word.startsWith(askedMark)) return { asked: word.slice(askedMark.length) };
  return word.startsWith(programMark) ? { program: word.slice(programMark.length) } : word;
}

function SeatChoice({ draft, seat }: { readonly draft: Signal<Draft>; readonly seat: number }) {
  const { table } = setUpTexts;
  const { seats, place, game } = draft.value;
  const bots = botsNow();
  const declared = gamesNow().find(({ name }) => name === game);
  const mine = seats.indexOf(null) === seat;
  const wish = seats[seat] ?? null;
  const here = place === 'device';
  const others = mine || here ? [] : [...peopleChoices(), ...programChoices(game)];
  const another = here && !mine ? [{ value: somebody, label: table.another }] : [];
  const put = (next: SeatWish): void => {
    draft.value = withWish(draft.peek(), seat, next, firstBot(bots));
  };
  return (
    <li class={styles.seat}>
      <SeatMark seat={seat} class={styles.mark} />
      <Select
        label={table.seat(seat + 1)}
        help={mine ? (here ? table.seatHere(nameHere()) : table.seatMine) : seatHelp(bots, wish)}
        value={mannerOf(wordOf(wish)).base}
        options={[
          { value: person, label: mine || here ? table.you : table.person },
          ...another,
          ...botChoices(bots, wish),
          ...others,
        ]}
        onSelect={(value) => put(wishOf(value, draft.peek()))}
      />
      {typeof wish === 'string' && declared !== undefined && (
        <BotManner bots={bots} game={declared} bot={wish} onBot={put} />
      )}
      {isPerson(wish) && (
        <div class={styles.name}>
          <TextField
            label={table.nameOf(seat + 1)}
            value={wish.person}
            maxLength={40}
            autoComplete="off"
            onText={(name) => put({ person: name })}
          />
        </div>
      )}
    </li>
  );
}

// Opponents for people by strength; what is there for programs and comparisons stands apart.
function botChoices(bots: readonly BotInfo[], wish: SeatWish): readonly SelectGroup[] {
  const { table } = setUpTexts;
  const levels = botLevels(bots);
  const between = typeof wish === 'string' ? betweenLevels(bots, mannerOf(wish).base) : [];
  const forPeople = levels.map(({ name, level }) => ({
    value: name,
    label: laterTexts.seats.bot(capital(name), level, levels.length),
  }));
  const others = bots.filter(({ level }) => level === undefined);
  const groups = [
    { heading: table.botsByStrength, options: [...forPeople, ...between] },
    {
      heading: table.botsForPrograms,
      options: others.map(({ name, summary }) => ({ value: name, label: `${capital(name)}: ${summary}` })),
    },
  ];
  return groups.filter(({ options }) => options.length > 0);
}

// A strength that no level has.
function betweenLevels(bots: readonly BotInfo[], base: string): SelectGroup['options'] {
  const strength = strengthIn(bots, base);
  const known = strength === null || bots.some(({ name }) => name === base);
  return known ? [] : [{ value: base, label: setUpTexts.table.ofStrength(strength) }];
}

// Those with whom one has played, and whom one has not blocked.
function peopleChoices(): readonly SelectGroup[] {
  const { table } = setUpTexts;
  const options = (knownPeople.value ?? [])
    .filter(({ block }) => !block)
    .map(({ id, name, here }) => ({
      value: wordOf({ asked: id }),
      label: here ? table.isHere(name) : name,
    }));
  return options.length === 0 ? [] : [{ heading: table.known, options }];
}

// Programs that take challenges to this game.
function programChoices(game: string): readonly SelectGroup[] {
  const options = programs.value
    .filter(({ games }) => games.includes(game))
    .map(({ id, name }) => ({ value: wordOf({ program: id }), label: name }));
  return options.length === 0 ? [] : [{ heading: setUpTexts.table.programs, options }];
}

function seatHelp(bots: readonly BotInfo[], wish: SeatWish): string {
  const { table } = setUpTexts;
  if (wish === null) return table.seatOpen;
  if (isPerson(wish)) return table.seatAnother;
  if (isAsked(wish)) return table.seatAsked;
  return typeof wish === 'string' ? botHelp(bots, wish) : table.seatProgram;
}

function botHelp(bots: readonly BotInfo[], wish: string): string {
  const summary = bots.find(({ name }) => name === mannerOf(wish).base)?.summary ?? '';
  return summary === '' ? '' : `${capital(summary)}.`;
}

/** The choice of who sits where in a draft of a table. */
export function SeatsChoice({
  draft,
  game,
  error,
}: {
  readonly draft: Signal<Draft>;
  readonly game: GameInfo;
  /** What the server said about the seats. */
  readonly error: string;
}) {
  const { table } = setUpTexts;
  const { start } = texts.shell;
  const { min, max } = game.seats;
  const { seating, changes } = draft.value;
  return (
    <Part title={table.seats}>
      {min < max && (
        <NumberField
          label={table.howMany}
          help={start.seats(min, max)}
          value={draft.value.seats.length}
          min={min}
          max={max}
          onNumber={(count) => (draft.value = withSeats(draft.value, Math.round(count), firstBot(botsNow())))}
        />
      )}
      <ol class={styles.seats}>
        <KnownMarks facts={{ game: game.name, options: changes, seating, startedAt: null }}>
          {draft.value.seats.map((_, seat) => (
            <SeatChoice key={seat} draft={draft} seat={seat} />
          ))}
        </KnownMarks>
      </ol>
      <SeatingChoice draft={draft} />
      {error !== '' && (
        <p role="alert" class={styles.problem}>
          <Icon name="warning" /> {error}
        </p>
      )}
    </Part>
  );
}
