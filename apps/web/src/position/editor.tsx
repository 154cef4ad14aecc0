// The editor of positions: the table on one side, the form of everything on it on the other.

import { batch, useComputed, useSignal, useSignalEffect } from '@preact/signals';
import type { Signal } from '@preact/signals';
import { useLocation } from 'preact-iso';
import { useMemo, useRef } from 'preact/hooks';
import { newMatch, createEngine, writePosition } from '@bridgefront/kernel';
import type { AnyGame, AnyMatch } from '@bridgefront/kernel';
import type { GamePage } from '@bridgefront/page/contract.ts';
import type { PositionForm } from '@bridgefront/page/position-form.ts';
import { Button } from '@bridgefront/page/ui/button.tsx';
import { Select, TextField } from '@bridgefront/page/ui/field.tsx';
import { Switch } from '@bridgefront/page/ui/number-field.tsx';
import { fieldsOf } from '@bridgefront/tabletop/cards';
import type { Shape, Step } from '@bridgefront/tabletop/cards';
import { askDevice } from '../local/here.ts';
import { nameHere } from '../source/create-here.ts';
import { isRefusal } from '../source/refusal.ts';
import { saveText } from '../source/save-text.ts';
import { usePast } from '../workshop/past.ts';
import type { Past } from '../workshop/past.ts';
import { FileField } from '../workshop/file-field.tsx';
import { Part } from '../workshop/shape-form.tsx';
import { positionTexts as words } from '../texts/position.ts';
import { AtPlace } from './at-place.tsx';
import { AtTable } from './at-table.tsx';
import {
  fileKinds,
  fileOf,
  forPeople,
  mirroredStep,
  opened,
  placesIn,
  readFile,
  seatsOf,
  startOf,
  stepped,
  writtenAs,
} from './laid.ts';
import type { Laid } from './laid.ts';
import { keepLaid } from './kept.ts';
import { askedIn, documentOf, infoOf, lookAt } from './look.ts';
import type { Look } from './look.ts';
import styles from './position.module.css';

/** A game as its positions are laid. */
export interface Workplace {
  readonly game: AnyGame;
  readonly page: GamePage;
  readonly form: PositionForm;
}

/** All that the editor knows of the position that is laid. */
export interface Editing extends Workplace {
  readonly laid: Signal<Laid>;
  readonly shape: Shape;
  readonly look: Look;
  readonly onStep: (step: Step) => void;
  readonly past: Past;
  /** Whether both halves of the board are laid alike, where a game has such. */
  readonly both: Signal<boolean>;
}

/** What is laid, with what follows from it. */
export function useEditing(place: Workplace, first: Laid): Editing {
  const { game, form } = place;
  const laid = useSignal(first);
  const past = usePast(laid);
  useSignalEffect(() => keepLaid(game.name, laid.value));
  const seats = useComputed(() => seatsOf(laid.value)).value;
  const options = laid.value.options;
  const shape = useMemo(() => form.shape(seats, options), [seats, options]);
  const look = useComputed(() => lookAt(game, laid.value.options, startOf(form, laid.value))).value;
  const both = useSignal(false);
  const onStep = (step: Step): void => {
    const before = laid.peek();
    const after = stepped(form, before, shape, step);
    const forms = [before.form, after.form] as const;
    const twice =
      both.peek() && form.mirrored !== undefined ? mirroredStep(form.mirrored, shape, forms, step) : null;
    laid.value = twice === null ? after : stepped(form, after, shape, twice);
  };
  return { ...place, laid, shape, look, onStep, past, both };
}

/** What is shown of it: the last that could be, where it cannot be now. */
export function useShown({ game, look }: Editing, seat: number) {
  const last = useRef<AnyMatch | null>(null);
  if ('match' in look) last.current = look.match;
  const match = last.current;
  return useMemo(() => {
    if (match === null) return null;
    const info = infoOf(game, match);
    const eyes = Math.min(seat, match.seats - 1);
    return { info, eyes, document: documentOf(game, match, info, eyes) };
  }, [match, seat]);
}

function Beginnings({ game, form, laid }: Editing) {
  const { min, max } = game.seats;
  const setUps = Array.from({ length: max - min + 1 }, (_, n) => min + n);
  const begin = (value: string): void => {
    const table = form.tables.find(({ name }) => name === value);
    const { options, seed } = laid.peek();
    if (table !== undefined) {
      const { position, options: own } = table;
      laid.value = opened(form, { options: { ...options, ...own } as never, position }, seed);
    }
    const begun = table === undefined ? newMatch(createEngine(game), options, Number(value), seed) : null;
    if (begun !== null && 'match' in begun) laid.value = opened(form, writePosition(game, begun.match), seed);
  };
  return (
    <Select
      label={words.begin}
      value=""
      options={[
        { value: '', label: words.keep },
        ...form.tables.map(({ name }) => ({ value: name, label: name })),
        ...setUps.map((seats) => ({ value: String(seats), label: words.setUp(seats) })),
      ]}
      onSelect={(value) => {
        if (value !== '') begin(value);
      }}
    />
  );
}

/** Each field of the table folds by itself: what is folded is not drawn. */
function Section({
  name,
  field,
  shape,
  editing,
}: {
  readonly name: string;
  readonly field: string;
  readonly shape: Shape;
  readonly editing: Editing;
}) {
  const open = useSignal(false);
  const { laid, form, onStep } = editing;
  return (
    <details onToggle={(event) => (open.value = event.currentTarget.open)}>
      <summary>{name}</summary>
      {open.value && (
        <Part
          shape={shape}
          card={laid.value.form}
          at={[field]}
          name={name}
          label={form.label}
          onStep={onStep}
        />
      )}
    </details>
  );
}

function Everything({ editing }: { readonly editing: Editing }) {
  const { laid, shape, form, onStep } = editing;
  const fields = Object.entries(shape.is === 'row' ? fieldsOf(shape, laid.value.form) : {});
  const isSmall = ({ is }: Shape): boolean => is !== 'list' && is !== 'row';
  return (
    <>
      {fields.flatMap(([field, inner]) =>
        isSmall(inner)
          ? [
              <Part
                key={field}
                shape={inner}
                card={laid.value.form}
                at={[field]}
                name={form.label(field)}
                label={form.label}
                onStep={onStep}
              />,
            ]
          : [],
      )}
      {fields.flatMap(([field, inner]) =>
        isSmall(inner)
          ? []
          : [<Section key={field} name={form.label(field)} field={field} shape={inner} editing={editing} />],
      )}
    </>
  );
}

function diceOf(text: string): readonly number[] {
  return (text.match(/[1-6]/g) ?? []).map(Number);
}

function Chance({ form, laid }: Editing) {
  const { dice, seed } = laid.value;
  return (
    <>
      {form.dice && (
        <TextField
          label={words.dice}
          help={words.diceHelp}
          value={dice.join(' ')}
          onText={(text) => (laid.value = { ...laid.peek(), dice: diceOf(text) })}
        />
      )}
      <TextField
        label={words.seed}
        help={words.seedHelp}
        value={seed}
        maxLength={40}
        onText={(text) => (laid.value = { ...laid.peek(), seed: text })}
      />
      <Button
        size="small"
        onClick={() => {
          const now = laid.peek();
          const fresh = now.moment === null ? now.form : form.afresh(now.form);
          laid.value = { ...now, moment: null, form: form.shuffled(fresh) };
        }}
      >
        {words.shuffle}
      </Button>
    </>
  );
}

function Play({ game, form, laid, look }: Editing) {
  const { route } = useLocation();
  const seats = 'match' in look ? look.match.seats : 0;
  const asked = 'match' in look ? (look.match.decision?.seats[0] ?? 0) : 0;
  const people = useSignal<readonly number[] | null>(null);
  const busy = useSignal(false);
  const problem = useSignal('');
  const mine = (people.value ?? [asked]).filter((seat) => seat < seats);
  const play = async (): Promise<void> => {
    busy.value = true;
    const { options } = laid.peek();
    const wish = {
      game: game.name,
      start: startOf(form, laid.peek()),
      options: options as { readonly [name: string]: never },
      seat: mine[0] ?? 0,
      people: mine,
      others: null,
    };
    const info = await askDevice('beginLesson', { wish, person: nameHere() }).catch(() => null);
    busy.value = false;
    if (info === null || isRefusal(info)) problem.value = info?.message ?? words.cannot;
    else route(`/m/${info.id}`);
  };
  return (
    <>
      {Array.from({ length: seats }, (_, seat) => (
        <Switch
          key={seat}
          label={words.mine(words.seat(seat))}
          on={mine.includes(seat)}
          onSwitch={(on) =>
            (people.value = on
              ? [...mine, seat].toSorted((one, other) => one - other)
              : mine.filter((one) => one !== seat))
          }
        />
      ))}
      <Button
        kind="primary"
        icon="play"
        busy={busy.value}
        disabled={!('match' in look) || look.match.decision === null || mine.length === 0}
        onClick={() => void play()}
      >
        {words.play}
      </Button>
      {seats > 0 && mine.length === 0 && <p>{words.nobody}</p>}
      {problem.value !== '' && <p role="alert">{problem.value}</p>}
    </>
  );
}

function Files({ game, form, laid, look }: Editing) {
  const refused = useSignal('');
  const load = (text: string): void => {
    const found = readFile(game.name, text);
    batch(() => {
      refused.value = found === 'none' ? words.badFile : 'other' in found ? words.otherGame(found.other) : '';
      if (found !== 'none' && !('other' in found))
        laid.value = { ...opened(form, found.written, found.seed), dice: found.dice };
    });
  };
  const asked = 'match' in look ? (look.match.decision?.seats[0] ?? 0) : 0;
  const save = (kind: (typeof fileKinds)[number]): void => {
    const text = fileOf(kind, game.name, startOf(form, laid.peek()), laid.peek().options, asked);
    saveText(`${game.name}-${kind}.json`, text);
  };
  return (
    <>
      {fileKinds.map((kind) => (
        <Button key={kind} size="small" icon="download" onClick={() => save(kind)}>
          {words.save[kind]}
        </Button>
      ))}
      <FileField label={words.load} onText={load} />
      {refused.value !== '' && <p role="alert">{refused.value}</p>}
    </>
  );
}

function Standing({ game, form, laid, look }: Editing) {
  const { moment } = laid.value;
  return (
    <>
      {moment !== null && <p class={styles.soft}>{words.moment}</p>}
      {form.told !== undefined && (
        <p class={styles.soft}>{form.told(writtenAs(form, laid.value), laid.value.options)}</p>
      )}
      {'match' in look ? (
        <p role="status">{askedIn(game, look.match)}</p>
      ) : (
        <p role="alert">{words.refused(forPeople(look.refused, form.label))}</p>
      )}
    </>
  );
}

/** Beside the table: what is wrong, what lies where, and what may be done with it. */
export function PositionPanel({
  editing,
  seats,
  eyes,
  place,
}: {
  readonly editing: Editing;
  readonly seats: number;
  readonly eyes: Signal<number>;
  readonly place: Signal<string>;
}) {
  const { shape, form, laid, onStep } = editing;
  const places = useMemo(() => placesIn(shape), [shape]);
  return (
    <>
      <section class={styles.part} aria-label={words.table}>
        <Standing {...editing} />
        <div class={styles.pair}>
          <Beginnings {...editing} />
          <Select
            label={words.eyes}
            value={String(eyes.value)}
            options={Array.from({ length: seats }, (_, seat) => ({
              value: String(seat),
              label: words.seat(seat),
            }))}
            onSelect={(seat) => (eyes.value = Number(seat))}
          />
        </div>
      </section>
      {form.mirrored !== undefined && (
        <Switch label={words.both} on={editing.both.value} onSwitch={(on) => (editing.both.value = on)} />
      )}
      <AtPlace
        shape={shape}
        form={laid.value.form}
        label={form.label}
        places={places}
        place={place}
        onStep={onStep}
      />
      <section class={styles.part} aria-labelledby="play-position">
        <h2 id="play-position">{words.play}</h2>
        <Play {...editing} />
      </section>
      <AtTable {...editing} />
      <section class={styles.part} aria-labelledby="all-position">
        <h2 id="all-position">{words.all}</h2>
        <Everything editing={editing} />
        <Chance {...editing} />
      </section>
      <section class={styles.part} aria-labelledby="position-files">
        <h2 id="position-files">{words.files}</h2>
        <Files {...editing} />
      </section>
    </>
  );
}
