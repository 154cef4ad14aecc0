// Fields of forms: a name above, help below, and what is wrong in the place where it is wrong.

import type { ComponentChildren, InputHTMLAttributes, Ref } from 'preact';
import { useId } from 'preact/hooks';
import { Icon } from './icon.tsx';
import styles from './field.module.css';

/** What every field can have. */
export interface FieldLooks {
  readonly label: string;
  /** The name is there for screen readers only. */
  readonly bare?: boolean | undefined;
  readonly help?: ComponentChildren;
  /** What is wrong; empty: nothing. */
  readonly error?: string | undefined;
}

/** What the control inside a field needs, so that it is named and explained. */
export interface FieldIds {
  readonly id: string;
  readonly 'aria-describedby'?: string;
  readonly 'aria-invalid'?: true;
}

/** The frame around any control. */
export function Field({
  label,
  bare = false,
  help,
  error = '',
  children,
}: FieldLooks & { readonly children: (ids: FieldIds) => ComponentChildren }) {
  const id = useId();
  const told = [help === undefined ? '' : `${id}-help`, error === '' ? '' : `${id}-error`].filter(Boolean);
  return (
    <div class={styles.field}>
      <label for={id} class={bare ? 'visually-hidden' : styles.label}>
        {label}
      </label>
      {children({
        id,
        ...(told.length > 0 ? { 'aria-describedby': told.join(' ') } : {}),
        ...(error === '' ? {} : { 'aria-invalid': true }),
      })}
      {help !== undefined && (
        <p id={`${id}-help`} class={styles.help}>
          {help}
        </p>
      )}
      {error !== '' && (
        <p id={`${id}-error`} class={styles.error} role="alert">
          <Icon name="warning" /> {error}
        </p>
      )}
    </div>
  );
}

interface TextFieldProps extends FieldLooks, Omit<InputHTMLAttributes, 'label' | 'value' | 'role' | 'type'> {
  readonly value: string;
  readonly onText: (text: string) => void;
  readonly ref?: Ref<HTMLInputElement>;
}

/** One line of text. */
export function TextField({ label, bare, help, error, value, onText, ...rest }: TextFieldProps) {
  return (
    <Field label={label} bare={bare} help={help} error={error}>
      {(ids) => (
        <input
          {...rest}
          type="text"
          {...ids}
          class={styles.control}
          value={value}
          onInput={(event) => onText(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}

/** One of the things that a select offers. */
export interface SelectOption {
  readonly value: string;
  readonly label: string;
}

/** Options under a heading. */
export interface SelectGroup {
  readonly heading: string;
  readonly options: readonly SelectOption[];
}

interface SelectProps extends FieldLooks {
  readonly options: readonly (SelectOption | SelectGroup)[];
  readonly value: string;
  readonly onSelect: (value: string) => void;
}

function optionOf({ value, label }: SelectOption) {
  return (
    <option key={value} value={value}>
      {label}
    </option>
  );
}

/** One of several. */
export function Select({ label, bare, help, error, options, value, onSelect }: SelectProps) {
  return (
    <Field label={label} bare={bare} help={help} error={error}>
      {(ids) => (
        <span class={styles.select}>
          <select
            {...ids}
            class={styles.control}
            value={value}
            onChange={(event) => onSelect(event.currentTarget.value)}
          >
            {options.map((one) =>
              'heading' in one ? (
                <optgroup key={one.heading} label={one.heading}>
                  {one.options.map(optionOf)}
                </optgroup>
              ) : (
                optionOf(one)
              ),
            )}
          </select>
          <Icon name="down" class={styles.arrow} />
        </span>
      )}
    </Field>
  );
}
