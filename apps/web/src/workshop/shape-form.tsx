// A form for data of any shape: numbers, words, lists that grow, shrink and are put in order, kinds of rows.

import { fieldsOf, isPlain, same, valueAt } from '@bridgefront/tabletop/cards';
import type { Shape, Step, Way } from '@bridgefront/tabletop/cards';
import { Button } from '@bridgefront/page/ui/button.tsx';
import { Select, TextField } from '@bridgefront/page/ui/field.tsx';
import { NumberField, Switch } from '@bridgefront/page/ui/number-field.tsx';
import { workshopTexts } from '../texts/workshop.ts';
import styles from './shape-form.module.css';

const { form: words } = workshopTexts;

interface FormProps {
  /** The whole card, and what it may hold. */
  readonly card: unknown;
  readonly shape: Shape;
  readonly label: (word: string) => string;
  readonly onStep: (step: Step) => void;
}

interface PartProps extends FormProps {
  readonly at: Way;
  /** What the part is called. */
  readonly name: string;
  /** Only what is at this place may be picked. */
  readonly place?: string | undefined;
}

const nothing = '\u2014';

function Words({
  shape,
  at,
  name,
  card,
  label,
  onStep,
}: PartProps & { readonly shape: Shape & { is: 'word' } }) {
  const value = valueAt(card, at);
  const none = shape.optional === true ? [{ value: '', label: nothing }] : [];
  // What can be one thing only is no question.
  if (none.length + shape.words.length === 1) return null;
  return (
    <Select
      label={name}
      value={typeof value === 'string' ? value : ''}
      options={[...none, ...shape.words.map((word) => ({ value: word, label: label(word) }))]}
      onSelect={(word) => onStep({ step: 'set', at, value: word === '' ? undefined : word })}
    />
  );
}

function Picked({
  shape,
  at,
  name,
  card,
  place,
  onStep,
}: PartProps & { readonly shape: Shape & { is: 'pick' } }) {
  const value = valueAt(card, at);
  const chosen = shape.of.findIndex((one) => same(one.value, value));
  const options = shape.of.flatMap(({ name: label, places }, number) =>
    place === undefined || number === chosen || places === undefined || places.includes(place)
      ? [{ value: String(number), label }]
      : [],
  );
  const none = shape.orNull === true ? null : undefined;
  const off = shape.optional === true || none === null || chosen < 0 ? [{ value: '', label: nothing }] : [];
  return (
    <Select
      label={name}
      value={chosen < 0 ? '' : String(chosen)}
      options={[...off, ...options]}
      onSelect={(text) =>
        onStep({ step: 'set', at, value: text === '' ? none : shape.of[Number(text)]?.value })
      }
    />
  );
}

/** So many words are added by name and then stand as text: a field for each would be a wall. */
const manyWords = 12;

// One more, by its name; each card of a list is one line.
function AddWord({
  shape,
  at,
  name,
  label,
  onStep,
  full,
}: PartProps & {
  readonly shape: Shape & { is: 'word' };
  readonly full: boolean;
}) {
  return (
    <Select
      label={words.add(name)}
      value=""
      options={[
        { value: '', label: full ? words.full : words.choose },
        ...(full ? [] : shape.words.map((word) => ({ value: word, label: label(word) }))),
      ]}
      onSelect={(word) => {
        if (word !== '') onStep({ step: 'add', at, value: word });
      }}
    />
  );
}

function Figure({ shape, at, name, card, onStep }: PartProps & { readonly shape: Shape & { is: 'number' } }) {
  const value = valueAt(card, at);
  const isThere = typeof value === 'number';
  if (!isThere || shape.optional === true || shape.orNull === true) {
    const off = shape.orNull === true ? null : undefined;
    return (
      <div class={styles.maybe}>
        <Switch
          label={name}
          on={isThere}
          onSwitch={(on) => onStep(on ? { step: 'open', at } : { step: 'set', at, value: off })}
        />
        {isThere && (
          <NumberField
            label={name}
            bare
            value={value}
            min={shape.min}
            max={shape.max}
            onNumber={(number) => onStep({ step: 'set', at, value: Math.round(number) })}
          />
        )}
      </div>
    );
  }
  return (
    <NumberField
      label={name}
      value={value}
      min={shape.min}
      max={shape.max}
      onNumber={(number) => onStep({ step: 'set', at, value: Math.round(number) })}
    />
  );
}

function ListPart(props: PartProps & { readonly shape: Shape & { is: 'list' } }) {
  const { shape, at, name, card, label, onStep } = props;
  const found = valueAt(card, at);
  const items = Array.isArray(found) ? (found as readonly unknown[]) : [];
  const of = shape.of();
  const full = items.length >= shape.most;
  const isLong = of.is === 'word' && of.words.length > manyWords;
  return (
    <fieldset class={styles.list}>
      <legend>{name}</legend>
      <ol>
        {items.map((_, place) => (
          <li key={place} class={of.is === 'kinds' || of.is === 'row' ? styles.item : styles.small}>
            {isLong ? (
              <span>{label(String(items[place]))}</span>
            ) : (
              <Part {...props} shape={of} at={[...at, place]} name={words.item(name, place + 1)} />
            )}
            <div class={styles.acts}>
              <Button
                kind="quiet"
                size="small"
                icon="up"
                label={words.up(name, place + 1)}
                disabled={place === 0}
                onClick={() => onStep({ step: 'shift', at: [...at, place], by: -1 })}
              />
              <Button
                kind="quiet"
                size="small"
                icon="down"
                label={words.down(name, place + 1)}
                disabled={place === items.length - 1}
                onClick={() => onStep({ step: 'shift', at: [...at, place], by: 1 })}
              />
              <Button
                kind="quiet"
                size="small"
                icon="close"
                label={words.remove(name, place + 1)}
                disabled={items.length <= shape.least}
                onClick={() => onStep({ step: 'remove', at: [...at, place] })}
              />
            </div>
          </li>
        ))}
      </ol>
      {of.is === 'kinds' ? (
        <Select
          label={words.add(name)}
          value=""
          options={[
            { value: '', label: full ? words.full : words.choose },
            ...(full ? [] : Object.keys(of.kinds).map((kind) => ({ value: kind, label: label(kind) }))),
          ]}
          onSelect={(kind) => {
            if (kind !== '') onStep({ step: 'add', at, kind });
          }}
        />
      ) : isLong ? (
        <AddWord {...props} shape={of} full={full} />
      ) : (
        <Button size="small" icon="plus" disabled={full} onClick={() => onStep({ step: 'add', at })}>
          {words.add(name)}
        </Button>
      )}
      {shape.optional === true && (
        <Button size="small" kind="quiet" onClick={() => onStep({ step: 'set', at, value: undefined })}>
          {words.without(name)}
        </Button>
      )}
    </fieldset>
  );
}

function Rows({
  shape,
  at,
  name,
  card,
  label,
  onStep,
  ...props
}: PartProps & { readonly shape: Shape & { is: 'row' | 'kinds' } }) {
  const value = valueAt(card, at);
  const kind = shape.is === 'kinds' && isPlain(value) ? String(value[shape.by]) : null;
  return (
    <div class={styles.row}>
      {shape.is === 'kinds' && kind !== null && (
        <Select
          label={name}
          value={kind}
          options={Object.keys(shape.kinds).map((one) => ({ value: one, label: label(one) }))}
          onSelect={(one) => onStep({ step: 'kind', at, kind: one })}
        />
      )}
      {Object.entries(fieldsOf(shape, value)).map(([field, inner]) => (
        <Part
          {...props}
          key={`${kind}.${field}`}
          shape={inner}
          card={card}
          label={label}
          onStep={onStep}
          at={[...at, field]}
          name={label(field)}
        />
      ))}
      {(shape.optional === true || shape.orNull === true) && at.length > 0 && (
        <Button
          size="small"
          kind="quiet"
          onClick={() => onStep({ step: 'set', at, value: shape.orNull === true ? null : undefined })}
        >
          {words.without(name)}
        </Button>
      )}
    </div>
  );
}

/** The form of one part of a card, or of whatever else has a shape. */
export function Part({ shape, ...props }: PartProps) {
  const { at, name, card, onStep } = props;
  const value = valueAt(card, at);
  switch (shape.is) {
    case 'number':
      return <Figure {...props} shape={shape} />;
    case 'word':
      return <Words {...props} shape={shape} />;
    case 'pick':
      return <Picked {...props} shape={shape} />;
    case 'flag': {
      const off = shape.optional === true ? undefined : false;
      return (
        <Switch
          label={name}
          on={value === true}
          onSwitch={(on) => onStep({ step: 'set', at, value: on ? true : off })}
        />
      );
    }
    case 'text':
      return (
        <TextField
          label={name}
          value={typeof value === 'string' ? value : ''}
          maxLength={shape.most}
          onText={(text) =>
            onStep({ step: 'set', at, value: text === '' && shape.optional === true ? undefined : text })
          }
        />
      );
    default:
      if (value === undefined || value === null)
        return (
          <Button size="small" icon="plus" onClick={() => onStep({ step: 'open', at })}>
            {words.add(name)}
          </Button>
        );
      return shape.is === 'list' ? <ListPart {...props} shape={shape} /> : <Rows {...props} shape={shape} />;
  }
}

/** The form of a whole card. */
export function ShapeForm(props: FormProps) {
  const { shape, label } = props;
  return <Part {...props} at={[]} name={shape.is === 'kinds' ? label(shape.by) : ''} />;
}
