// A field for a few sentences, apart from the others: few pages have one.

import type { TextareaHTMLAttributes } from 'preact';
import { Field } from './field.tsx';
import type { FieldLooks } from './field.tsx';
import styles from './field.module.css';

interface LongTextFieldProps
  extends FieldLooks, Omit<TextareaHTMLAttributes, 'label' | 'value' | 'role' | 'rows'> {
  readonly value: string;
  readonly onText: (text: string) => void;
}

/** Several lines of text. */
export function LongTextField({ label, bare, help, error, value, onText, ...rest }: LongTextFieldProps) {
  return (
    <Field label={label} bare={bare} help={help} error={error}>
      {(ids) => (
        <textarea
          {...rest}
          rows={4}
          {...ids}
          class={styles.control}
          value={value}
          onInput={(event) => onText(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}
