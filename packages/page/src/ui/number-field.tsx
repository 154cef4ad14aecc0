// A number to type or to step, and a switch.

import { useId } from 'preact/hooks';
import type { ComponentChildren } from 'preact';
import { pageTexts } from '../texts.ts';
import { Field } from './field.tsx';
import type { FieldLooks } from './field.tsx';
import { Icon } from './icon.tsx';
import styles from './field.module.css';

interface NumberFieldProps extends FieldLooks {
  readonly value: number;
  readonly onNumber: (value: number) => void;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly step?: number | undefined;
  /** What the number counts, behind it. */
  readonly unit?: string | undefined;
}

/** A number between `min` and `max`. What is not a number leaves the value as it is. */
export function NumberField({
  label,
  bare,
  help,
  error,
  value,
  onNumber,
  min = -Infinity,
  max = Infinity,
  step = 1,
  unit,
}: NumberFieldProps) {
  const { less, more } = pageTexts;
  const give = (number: number): void => {
    if (Number.isFinite(number)) onNumber(Math.min(max, Math.max(min, number)));
  };
  return (
    <Field label={label} bare={bare} help={help} error={error}>
      {(ids) => (
        <span class={styles.number}>
          <button
            type="button"
            aria-label={less(label)}
            disabled={value <= min}
            onClick={() => give(value - step)}
          >
            <Icon name="minus" />
          </button>
          <input
            {...ids}
            type="number"
            inputMode="decimal"
            value={value}
            step={step}
            {...(Number.isFinite(min) ? { min } : {})}
            {...(Number.isFinite(max) ? { max } : {})}
            onChange={(event) => {
              give(event.currentTarget.valueAsNumber);
              event.currentTarget.value = String(value);
            }}
          />
          {unit !== undefined && <span class={styles.unit}>{unit}</span>}
          <button
            type="button"
            aria-label={more(label)}
            disabled={value >= max}
            onClick={() => give(value + step)}
          >
            <Icon name="plus" />
          </button>
        </span>
      )}
    </Field>
  );
}

interface SwitchProps {
  readonly label: string;
  readonly help?: ComponentChildren;
  readonly on: boolean;
  readonly onSwitch: (on: boolean) => void;
}

/** On or off, at once. */
export function Switch({ label, help, on, onSwitch }: SwitchProps) {
  const id = useId();
  return (
    <div class={styles.switchRow}>
      <label class={styles.switch}>
        <span class={styles.label}>{label}</span>
        <input
          type="checkbox"
          role="switch"
          checked={on}
          {...(help === undefined ? {} : { 'aria-describedby': id })}
          onChange={(event) => onSwitch(event.currentTarget.checked)}
        />
      </label>
      {help !== undefined && (
        <p id={id} class={styles.help}>
          {help}
        </p>
      )}
    </div>
  );
}
