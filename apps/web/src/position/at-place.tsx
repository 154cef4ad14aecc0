// What lies at one place of the board: seen, changed, taken away, and more put there.

import type { Signal } from '@preact/signals';
import { Button } from '@bridgefront/page/ui/button.tsx';
import { Select } from '@bridgefront/page/ui/field.tsx';
import type { Plain, Shape, Step } from '@bridgefront/tabletop/cards';
import { Part } from '../workshop/shape-form.tsx';
import { positionTexts as words } from '../texts/position.ts';
import { lyingAt, puttable } from './laid.ts';
import styles from './position.module.css';

interface AtPlaceProps {
  readonly shape: Shape;
  readonly form: Plain;
  readonly label: (word: string) => string;
  readonly places: ReadonlyMap<string, string>;
  readonly place: Signal<string>;
  readonly onStep: (step: Step) => void;
}

/** The part of the form that is about the place. */
export function AtPlace({ shape, form, label, places, place, onStep }: AtPlaceProps) {
  const mark = place.value;
  // A field of the form stands for a whole row of the board, and is called as it is.
  const nameOf = (name: string): string => (/^[a-z]/.test(name) ? label(name) : name);
  const lying = mark === '' ? [] : lyingAt(shape, form, mark);
  const more = mark === '' ? [] : puttable(shape, form, mark);
  return (
    <section class={styles.part} aria-labelledby="at-place">
      <h2 id="at-place">{mark === '' ? words.place : words.at(nameOf(places.get(mark) ?? ''))}</h2>
      <Select
        label={words.place}
        bare
        value={mark}
        options={[
          { value: '', label: words.nowhere },
          ...[...places].map(([value, name]) => ({ value, label: nameOf(name) })),
        ]}
        onSelect={(value) => (place.value = value)}
      />
      {mark === '' && <p class={styles.soft}>{words.help}</p>}
      {mark !== '' && lying.length === 0 && <p class={styles.soft}>{words.empty}</p>}
      {lying.map(({ at, shape: inner, name }, number) => (
        <div key={at.join('.')} class={styles.item}>
          <Part
            shape={inner}
            card={form}
            at={at}
            name={words.of(label(name), at, number + 1)}
            label={label}
            place={mark}
            onStep={onStep}
          />
          {inner.is !== 'list' && (
            <Button
              size="small"
              icon="close"
              label={words.remove(label(name), number + 1)}
              onClick={() => onStep({ step: 'remove', at })}
            />
          )}
        </div>
      ))}
      {more.length > 0 && (
        <div class={styles.acts}>
          <span>{words.put}</span>
          {more.map(({ name, step }) => (
            <Button key={step.at.join('.')} size="small" icon="plus" onClick={() => onStep(step)}>
              {label(name)}
            </Button>
          ))}
        </div>
      )}
    </section>
  );
}
